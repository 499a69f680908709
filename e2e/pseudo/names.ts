// Names that are the same in every language. All other words on screen must come from a text.
import { CARDS } from '../../src/games/age-of-comics/catalogue/index.ts'
import { initials } from '../../src/games/age-of-comics/ui/labels.ts'
import { CLAUSES, RULINGS } from '../../src/games/architects/automa/clauses.ts'
import { SEAS } from '../../src/games/concordia/ui/map/seas.ts'
import { SHELF } from '../../src/web/games.ts'

/** Our own names. A language has the name its speakers use. */
const OURS = ['Solotavolo', 'Italiano', 'English', 'IT', 'EN']

/** SOLO's document uses these letters for its strategic addresses. */
const ADDRESSES = ['MS', 'MC', 'SM', 'SC', 'CM', 'CS']

const GAMES = SHELF.map(({ title }) => title)

/** Comics and people, as printed on the cards and as shortened on the chart. */
const PRINTED = CARDS.flatMap(({ printedName }) => [printedName, initials(printedName)])

/** Names on the maps of Concordia, in Latin as on old charts. */
const LATIN = Object.values(SEAS).flatMap((seas) => seas.map(({ name }) => name))

/** Quotes from the document of Architects, which exists only in English. */
const QUOTED = [...CLAUSES, ...RULINGS]
  .flatMap(({ heading, ground }) => [heading, ground])
  .flatMap((text) => text?.it.match(/(?<=«)[^»]+/g) ?? [])

export const NAMES: readonly string[] = [...OURS, ...ADDRESSES, ...GAMES, ...PRINTED, ...LATIN, ...QUOTED]

// Names that are the same in every language. Everything else that can be read has to stand in a text.
import { CARDS } from '../../src/games/age-of-comics/catalogue/index.ts'
import { initials } from '../../src/games/age-of-comics/ui/labels.ts'
import { CLAUSES, RULINGS } from '../../src/games/architects/automa/clauses.ts'
import { SEAS } from '../../src/games/concordia/ui/map/seas.ts'
import { SHELF } from '../../src/web/games.ts'

/** Names of ours. A language is called as those who speak it call it. */
const OURS = ['Solotavolo', 'Italiano', 'English', 'IT', 'EN']

/** What SOLO's document writes for its strategic addresses. */
const ADDRESSES = ['MS', 'MC', 'SM', 'SC', 'CM', 'CS']

const GAMES = SHELF.map(({ title }) => title)

/** Comics and people, as the cards print them, and as the chart has room for them. */
const PRINTED = CARDS.flatMap(({ printedName }) => [printedName, initials(printedName)])

/** Names on the maps of Concordia, in Latin as on old charts. */
const LATIN = Object.values(SEAS).flatMap((seas) => seas.map(({ name }) => name))

/** What is quoted from the document of Architects: it is in English, and quoted as it is printed. */
const QUOTED = [...CLAUSES, ...RULINGS]
  .flatMap(({ heading, ground }) => [heading, ground])
  .flatMap((text) => text?.it.match(/(?<=«)[^»]+/g) ?? [])

export const NAMES: readonly string[] = [...OURS, ...ADDRESSES, ...GAMES, ...PRINTED, ...LATIN, ...QUOTED]

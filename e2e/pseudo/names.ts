// Names that are the same in every language. All other words on screen must come from a text.
import { CARDS } from '../../src/games/age-of-comics/catalogue/index.ts'
import { variants as comics } from '../../src/games/age-of-comics/variant/index.ts'
import { variants as duel } from '../../src/games/duel/variant/index.ts'
import { variants as terraMystica } from '../../src/games/terra-mystica/variant/index.ts'
import { initials } from '../../src/games/age-of-comics/ui/labels.ts'
import { textsOf } from '../../src/games/architects/automa/clauses.ts'
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

const { clauses, rulings } = textsOf()
/** Quotes from the document of Architects, which exists only in English. */
const QUOTED = [...clauses, ...rulings]
  .flatMap(({ heading, ground }) => [heading, ground])
  .flatMap((text) => text?.it.match(/(?<=«)[^»]+/g) ?? [])

/** Ids of other readings, as authors write them in variants. */
const READINGS = [duel, comics, terraMystica].flatMap(({ registry }) => registry.readings.map(({ id }) => id))

export const NAMES: readonly string[] = [...OURS, ...ADDRESSES, ...GAMES, ...PRINTED, ...LATIN, ...QUOTED, ...READINGS]

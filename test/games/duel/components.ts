// What is printed on every component, as people read it off the table: a second opinion for the catalogue.
//   card    deck colour | cost: coins and resources (Wood Clay Stone Glass Papyrus) | effect | chain given | chain taken
import type { TokenId } from '../../../src/games/duel/catalogue/tokens.ts'

export const RESOURCE_LETTERS = { w: 'wood', c: 'clay', s: 'stone', g: 'glass', p: 'papyrus' } as const
export type Letter = keyof typeof RESOURCE_LETTERS

const CARD_LINES = `
lumber-yard         1 brown  | -     | makes w
logging-camp        1 brown  | 1     | makes w
clay-pool           1 brown  | -     | makes c
clay-pit            1 brown  | 1     | makes c
quarry              1 brown  | -     | makes s
stone-pit           1 brown  | 1     | makes s
glassworks          1 grey   | 1     | makes g
press               1 grey   | 1     | makes p
guard-tower         1 red    | -     | shields 1
stable              1 red    | w     | shields 1     | horseshoe |
garrison            1 red    | c     | shields 1     | sword     |
palisade            1 red    | 2     | shields 1     | tower     |
workshop            1 green  | p     | plumb-line 1
apothecary          1 green  | g     | wheel 1
scriptorium         1 green  | 2     | quill 0       | book      |
pharmacist          1 green  | 2     | mortar 0      | gear      |
theater             1 blue   | -     | points 3      | mask      |
altar               1 blue   | -     | points 3      | moon      |
baths               1 blue   | s     | points 3      | drop      |
stone-reserve       1 yellow | 3     | fixes s
clay-reserve        1 yellow | 3     | fixes c
wood-reserve        1 yellow | 3     | fixes w
tavern              1 yellow | -     | coins 4       | amphora   |
sawmill             2 brown  | 2     | makes ww
brickyard           2 brown  | 2     | makes cc
shelf-quarry        2 brown  | 2     | makes ss
glassblower         2 grey   | -     | makes g
drying-room         2 grey   | -     | makes p
walls               2 red    | ss    | shields 2
horse-breeders      2 red    | cw    | shields 1     |           | horseshoe
barracks            2 red    | 3     | shields 1     |           | sword
archery-range       2 red    | swp   | shields 2     | target    |
parade-ground       2 red    | ccg   | shields 2     | helmet    |
library             2 green  | swg   | quill 2       |           | book
dispensary          2 green  | ccs   | mortar 2      |           | gear
school              2 green  | wpp   | wheel 1       | lyre      |
laboratory          2 green  | wgg   | plumb-line 1  | lamp      |
courthouse          2 blue   | wwg   | points 5
statue              2 blue   | cc    | points 4      | column    | mask
temple              2 blue   | wp    | points 4      | sun       | moon
aqueduct            2 blue   | sss   | points 5      |           | drop
rostrum             2 blue   | sw    | points 4      | pediment  |
forum               2 yellow | 3c    | chooses gp
caravansery         2 yellow | 2gp   | chooses wcs
customs-house       2 yellow | 4     | fixes gp
brewery             2 yellow | -     | coins 6       | barrel    |
arsenal             3 red    | cccww | shields 3
pretorium           3 red    | 8     | shields 3
fortifications      3 red    | sscp  | shields 2     |           | tower
siege-workshop      3 red    | wwwg  | shields 2     |           | target
circus              3 red    | ccss  | shields 2     |           | helmet
academy             3 green  | swgg  | sundial 3
study               3 green  | wwgp  | sundial 3
university          3 green  | cgp   | globe 2       |           | lyre
observatory         3 green  | spp   | globe 2       |           | lamp
palace              3 blue   | cswgg | points 7
town-hall           3 blue   | sssww | points 7
obelisk             3 blue   | ssg   | points 5
gardens             3 blue   | ccww  | points 6      |           | column
pantheon            3 blue   | cwpp  | points 6      |           | sun
senate              3 blue   | ccsp  | points 5      |           | pediment
chamber-of-commerce 3 yellow | pp    | each-grey 3
port                3 yellow | wgp   | each-brown 2
armory              3 yellow | ssg   | each-red 1
lighthouse          3 yellow | ccg   | each-yellow 1 |           | amphora
arena               3 yellow | csw   | each-wonder 2 |           | barrel
merchants-guild     3 purple | cwgp  | most-yellow 1
shipowners-guild    3 purple | csgp  | most-brown-grey 1
builders-guild      3 purple | sscwg | most-wonders 2
magistrates-guild   3 purple | wwcp  | most-blue 1
scientists-guild    3 purple | ccww  | most-green 1
moneylenders-guild  3 purple | ssww  | most-coins 1
tacticians-guild    3 purple | sscp  | most-red 1
`

/** Cost, points, and whether an extra turn is printed on it; what else it does has a scenario of its own. */
const WONDER_LINES = `
appian-way        | pccss | 3 | again
circus-maximus    | gwss  | 3 |
colossus          | gccc  | 3 |
great-library     | pgwww | 4 |
great-lighthouse  | ppsw  | 4 |
hanging-gardens   | pgww  | 3 | again
mausoleum         | pggcc | 2 |
piraeus           | csww  | 2 | again
pyramids          | psss  | 9 |
sphinx            | ggcs  | 6 | again
statue-of-zeus    | ppcws | 3 |
temple-of-artemis | pgsw  | 0 | again
messe             | gpwcc | 2 |
statue-of-liberty | gpcsw | 5 |
`

/** Points of a token held alone. */
export const TOKEN_POINTS = {
  agriculture: 4,
  architecture: 0,
  economy: 0,
  law: 0,
  masonry: 0,
  mathematics: 3,
  philosophy: 7,
  strategy: 0,
  theology: 0,
  urbanism: 0,
} as const satisfies Readonly<Record<TokenId, number>>

export interface PrintedItem {
  readonly id: string
  readonly coins: number
  readonly letters: string
}

export interface PrintedCard extends PrintedItem {
  readonly age: 1 | 2 | 3
  readonly colour: string
  /** A verb and what it is about: `makes ww`, `shields 2`, `wheel 1`. */
  readonly effect: readonly [verb: string, what: string]
  readonly gives: string
  readonly takes: string
}

export interface PrintedWonder extends PrintedItem {
  readonly points: number
  readonly again: boolean
}

const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

const coinsIn = (cell: string): number => Number.parseInt(cell, 10) || 0
const lettersIn = (cell: string): string => cell.replace(/[^wcsgp]/g, '')

export const PRINTED_CARDS: readonly PrintedCard[] = rows(CARD_LINES).map(
  ([head = '', price = '', effect = '', gives = '', takes = '']) => {
    const [id = '', age, colour = ''] = head.split(/\s+/)
    const [verb = '', what = ''] = effect.split(' ')
    return {
      id,
      age: Number(age) as 1 | 2 | 3,
      colour,
      coins: coinsIn(price),
      letters: lettersIn(price),
      effect: [verb, what],
      gives,
      takes,
    }
  },
)

export const PRINTED_WONDERS: readonly PrintedWonder[] = rows(WONDER_LINES).map(
  ([id = '', price = '', points, again]) => ({
    id,
    coins: coinsIn(price),
    letters: lettersIn(price),
    points: Number(points),
    again: again === 'again',
  }),
)

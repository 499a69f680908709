// The state of a game: plain data, numbers for components, bits for sets. What nobody has seen is not in it.
import { copyEach } from '../../common/lists.ts'
import { type Ask, ASKS, PLAYER, type Side } from './asks.ts'
import {
  type CardNo,
  DECK_CARDS,
  GOOD_COUNT,
  type GoodNo,
  type Goods,
  noGoods,
  SPACES,
  STARTING,
  startGoods,
} from './catalogue/index.ts'
import { FIRST_LINE, type GameMap, LAND, type MapId, mapAt, SEA, type TypeNo } from './catalogue/geography.ts'
import type { DiceId } from './automa/dice.ts'

export { ones } from '../../common/bits.ts'

/** No card, no good, nobody. */
export const NONE = -1

export interface Colonist {
  readonly type: TypeNo
  /** A city, or from FIRST_LINE on a line. */
  at: number
}

export interface Player {
  coins: number
  goods: Goods
  /** Colonists still in the storehouse, by type. */
  stored: number[]
  /** Colonists on the board. */
  colonists: Colonist[]
  hand: CardNo[]
  /** Played cards, the top last. */
  discard: CardNo[]
  /** Cities with a house of this side, as bits. */
  houses: number
}

export interface Ai {
  goods: Goods
  /** In the storehouse; the others of the six stand in the capital and never move (S2.4). */
  stored: number
  houses: number
  /** Cards beside the board besides the seven starting cards (S2.2). */
  bought: CardNo[]
}

export interface State {
  /** What the AI plays by; empty for the document. */
  variant: string
  map: number
  dice: DiceId
  /** The good of each city, NONE until its token is laid; the same as sets of cities by good, which a law checks. */
  goodOf: number[]
  ofGood: number[]
  /** Whether cities that a position did not tell lie as in the sample layout though the tokens do not add up then. */
  sampled: boolean
  /** Provinces whose bonus marker shows its coin side, as bits (R1.4). */
  coinSides: number
  /** The display from space 1; NONE where a card has been bought in the action under way (R10.4). */
  market: CardNo[]
  /** Face-down cards of decks I and II; which they are follows from what has been seen. */
  down: number[]
  player: Player
  ai: Ai
  /** Whose turn it is. */
  turn: Side
  /** Who has triggered the end and has the Concordia card (R13.2), or NONE. */
  ended: number
  /** This turn is the last one of the game (R13.3). */
  final: boolean
  /** What the AI has rolled in its turn: the action, then a good (S5.1); and all rolls of the game. */
  rolls: number[]
  rolled: number
  /** Steps an Architect has left (R6.2), and the colonist that is to move. */
  steps: number
  picked: number
  /** Goods received that do not all fit (R4.2). */
  offered: Goods
  /** What a Mercator has done with each good: 1 bought, -1 sold (R8.2). */
  traded: number[]
  /** Cards that may still be bought, and whether their spaces are paid too: a Senator's purchase (R10). */
  buys: number
  atSpaces: boolean
  /** What the game waits for: a stack, the next one last. */
  asks: Ask[]
  over: boolean
}

export type Options = Readonly<{ map: MapId; dice: DiceId }> & Readonly<Record<string, string>>

export const HOUSES = 15
export const STOREHOUSE = 12
export const COLONISTS_PER_TYPE = 3
export const AI_COLONISTS = 6
export const START_COINS = 5

/** What set-up still has to ask (S3.3), the last first: the stack is read from its end. */
export function openSetUp(s: State): void {
  s.asks.push(ASKS.card) // S4.1
  askForCards(s)
  for (let i = s.goodOf.length - 1; i >= 0; i--) if (s.goodOf[i] === NONE) s.asks.push(ASKS.token)
}

/** R10.6: the free spaces on the right are filled while the deck lasts. */
export function askForCards(s: State): void {
  const cards = (s.down[0] as number) + (s.down[1] as number)
  for (let free = Math.min(SPACES - s.market.length, cards); free > 0; free--) s.asks.push(ASKS.reveal)
}

/** A table set for both sides (S2.4 to S3.1, Q32), without city tokens and cards on display. */
export function bare(map: number): State {
  const { cities, capital } = mapAt(map)
  return {
    variant: '',
    map,
    dice: 'd12',
    goodOf: new Array<number>(cities.length).fill(NONE),
    ofGood: noGoods(),
    sampled: false,
    coinSides: 0,
    market: [],
    down: DECK_CARDS.map(({ length }) => length),
    player: {
      coins: START_COINS,
      goods: startGoods(),
      stored: [2, 2],
      colonists: [
        { type: LAND, at: capital.no },
        { type: SEA, at: capital.no },
      ],
      hand: STARTING.slice(),
      discard: [],
      houses: 0,
    },
    ai: { goods: startGoods(), stored: 4, houses: 0, bought: [] },
    turn: PLAYER,
    ended: NONE,
    final: false,
    rolls: [],
    rolled: 0,
    steps: 0,
    picked: NONE,
    offered: noGoods(),
    traded: noGoods(),
    buys: 0,
    atSpaces: false,
    asks: [],
    over: false,
  }
}

export const mapOf = (s: State): GameMap => mapAt(s.map)
/** Field by field, so that copies have the shape of their original. Asks are never changed: copies share them. */
export const copyState = (s: State): State => ({
  variant: s.variant,
  map: s.map,
  dice: s.dice,
  goodOf: s.goodOf.slice(),
  ofGood: s.ofGood.slice(),
  sampled: s.sampled,
  coinSides: s.coinSides,
  market: s.market.slice(),
  down: s.down.slice(),
  player: copyPlayer(s.player),
  ai: copyAi(s.ai),
  turn: s.turn,
  ended: s.ended,
  final: s.final,
  rolls: s.rolls.slice(),
  rolled: s.rolled,
  steps: s.steps,
  picked: s.picked,
  offered: s.offered.slice(),
  traded: s.traded.slice(),
  buys: s.buys,
  atSpaces: s.atSpaces,
  asks: s.asks.slice(),
  over: s.over,
})

const copyPlayer = (player: Player): Player => ({
  coins: player.coins,
  goods: player.goods.slice(),
  stored: player.stored.slice(),
  colonists: copyEach(player.colonists, copyColonist),
  hand: player.hand.slice(),
  discard: player.discard.slice(),
  houses: player.houses,
})

const copyAi = (ai: Ai): Ai => ({
  goods: ai.goods.slice(),
  stored: ai.stored,
  houses: ai.houses,
  bought: ai.bought.slice(),
})

const copyColonist = ({ type, at }: Colonist): Colonist => ({ type, at })

/** Place -1 of an empty list would be looked up by name, which is slow. */
export const topAsk = ({ asks }: State): Ask | undefined => (asks.length === 0 ? undefined : asks[asks.length - 1])

/** The city's token (R1.3). */
export function layToken(s: State, city: number, good: GoodNo): void {
  s.goodOf[city] = good
  s.ofGood[good] = (s.ofGood[good] as number) | (1 << city)
}

/** The place of the lowest bit that is set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** R2.3: the most valuable good among the cities of a province. */
export function markerOf(s: State, bits: number): GoodNo {
  for (let good = GOOD_COUNT - 1; good >= 0; good--) if (((s.ofGood[good] as number) & bits) !== 0) return good
  return NONE
}

export function isOccupied(s: State, line: number): boolean {
  const { colonists } = s.player
  for (let i = 0; i < colonists.length; i++) if ((colonists[i] as Colonist).at === FIRST_LINE + line) return true
  return false
}

export const displayEmpty = (s: State): boolean => s.market.length === 0 && s.down[0] === 0 && s.down[1] === 0

/** The deck the next card comes from, I before II; NONE once nothing is face down. */
export const nextDeck = (s: State): number => ((s.down[0] as number) > 0 ? 0 : (s.down[1] as number) > 0 ? 1 : NONE)

/** Cards of a deck that lie face up nowhere. */
export function unseen(s: State, deck: number): number[] {
  const bits = unseenBits(s, deck)
  const found: number[] = []
  for (let left = bits; left !== 0; left &= left - 1) found.push(lowest(left))
  return found
}

/** The same as bits. */
export const unseenBits = (s: State, deck: number): number =>
  (DECK_BITS[deck] as number) &
  ~(bitsOf(s.market) | bitsOf(s.player.hand) | bitsOf(s.player.discard) | bitsOf(s.ai.bought))

const DECK_BITS: readonly number[] = DECK_CARDS.map(bitsOf)

function bitsOf(cards: readonly number[]): number {
  let bits = 0
  for (let i = 0; i < cards.length; i++) if (cards[i] !== NONE) bits |= 1 << (cards[i] as number)
  return bits
}

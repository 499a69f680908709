// The state of a game: plain data, numbers for components. What nobody has seen is a set or a count, never an order.
import { copyEach } from '../../common/lists.ts'
import { type Ask, AUTOMA, PLAYER, type Side } from './asks.ts'
import type { PlaceNo } from './catalogue/actions.ts'
import { ALL_OF_KIND, bitOf, type CardNo, deckNoOf } from './catalogue/index.ts'
import { type NodeNo, ORDER_COPIES, ORDER_SPACES, type OrderCode, type SpaceNo, START_NODE } from './catalogue/map.ts'
import {
  type AreaNo,
  ARTISTS,
  COMICS,
  type DeckNo,
  GENRES,
  type GenreNo,
  type PerArea,
  type PerGenre,
  perGenre,
  WRITERS,
} from './catalogue/vocabulary.ts'

/** No card, nobody, nothing there, nothing known. */
export const NONE = -1
/** An automa card that is not one of the deck: told by a position. */
export const INLINE = 12

/** A comic on a mat. */
export interface Printed {
  comic: CardNo
  fans: number
  /** Its team; NONE where a position does not tell. */
  writer: number
  artist: number
  writerValue: number
  artistValue: number
  /** It has had its mastery fan (R11.2). */
  masteryFan: boolean
  betterColor: boolean
  hypeUsed: boolean
  /** Increases of this round, as bits: RAISED and TRAINED of its writer and artist. */
  raised: number
}

export interface Hyped {
  comic: CardNo
  tokens: number
}

/** The cards of one kind that belong to nobody. Sets are bits by place within the kind. */
export interface Deck {
  left: number
  discard: number
  /** What the back of the top card shows (R1.10): a value or a genre; NONE without a deck, or while nobody has looked. */
  top: number
  /** Face-up cards from left to right. */
  display: CardNo[]
  /** Cards drawn so far: the name of the next draw. */
  drawn: number
}

export interface Player {
  money: number
  ideas: PerGenre<number>
  tickets: number
  vp: number
  fulfilled: number
  hand: CardNo[]
  hyped: Hyped[]
  /** Special actions with a cube, as bits. */
  cubes: number
  agent: NodeNo
  /** Collected orders that are not fulfilled yet. */
  orders: OrderCode[]
  printed: Printed[]
  extraEditor: boolean
}

/** Its play area and its mat (S1.3); it has no money, ideas, cubes or agent (S2.6), and its four editors are counted (S2.5). */
export interface Automa {
  writers: CardNo[]
  artists: CardNo[]
  developed: CardNo[]
  printed: Printed[]
  vp: number
  lostEditors: number
}

export interface State {
  /** The variant it is played by; empty for the document. */
  variant: string
  level: string
  challenges: number
  /** The automa's deck, as `deck.ts` reads it. */
  deck: string
  round: number
  /** The automa card turned up last: its number, INLINE or NONE. */
  card: number
  inline: string
  /** Automa cards turned up in this round (S4.4), and in earlier ones since the deck was shuffled (S4.6, S4.7), oldest first. */
  revealed: number[]
  discarded: number[]
  /** By order space: the order there, NONE for none. */
  map: OrderCode[]
  /** Orders whose value nobody has seen, four counts for each genre. */
  unseen: number[]
  /** How often the map had to be laid out again (R2.2). */
  layouts: number
  /** Calendar tiles in slot order; NONE while face down. */
  calendar: (GenreNo | typeof NONE)[]
  /** Idea tokens on the board, as bits. */
  board: number
  decks: [Deck, Deck, Deck]
  /** By area: whose editors stand there, top to bottom. */
  spaces: PerArea<Side[]>
  /** By genre: who holds the mastery token. */
  mastery: PerGenre<Side | typeof NONE>
  player: Player
  automa: Automa
  /** What the game waits for: a stack, the next one last. */
  asks: Ask[]
  over: boolean
}

export type Options = Readonly<{ level: string; challenges: string; deck: string }> & Readonly<Record<string, string>>

export const ROUNDS = 5
export const EDITORS = 4
export const CUBES = 3
export const DISPLAY = 3
export const HAND_LIMIT = 6
export const START_MONEY = 5
export const START_IDEAS = 3
/** Calendar slots of each round (R2.3). */
export const SLOTS: readonly (readonly number[])[] = [[], [0], [1], [2, 3], [4], [5]]
export const CALENDAR_SLOTS = 6
export const ALL_IDEAS = (1 << GENRES.length) - 1

/** The asks of the start of a round (R4), the last first: the stack is read from its end. */
export function openRound(s: State): void {
  s.asks.push({ ask: 'increase' })
  for (const slot of SLOTS[s.round] ?? []) if (s.calendar[slot] === NONE) s.asks.push({ ask: 'calendar' })
}

/** New cards for the three displays, each from slot 1 on, then the new backs (R2.6, R15.6). */
export function openDeal(s: State): void {
  openBacks(s)
  for (const deck of LAST_DECK_FIRST) s.asks.push({ ask: 'deal', deck })
}

/** The backs of the decks, where nobody has looked at them yet. */
export function openBacks(s: State): void {
  for (const deck of LAST_DECK_FIRST) s.asks.push({ ask: 'back', deck })
}
const LAST_DECK_FIRST: readonly DeckNo[] = [COMICS, ARTISTS, WRITERS]

/** What set-up still has to ask, yours before its own (Q31): what lies on the table tells what has been done (R2.5, R2.6). */
export function openSetUp(s: State): void {
  const { player, automa } = s
  const startCard = (side: Side, deck: DeckNo) => s.asks.push({ ask: 'start-card', side, deck, genre: null })
  openDeal(s)
  if (automa.developed.length === 0) startCard(AUTOMA, COMICS)
  if (automa.artists.length === 0) startCard(AUTOMA, ARTISTS)
  if (automa.writers.length === 0) startCard(AUTOMA, WRITERS)
  s.asks.push({ ask: 'start-ideas', left: START_IDEAS - player.ideas.reduce((sum, n) => sum + n, 0) })
  const has = (deck: DeckNo) => player.hand.some((no) => deckNoOf(no) === deck)
  if (!has(COMICS)) s.asks.push({ ask: 'start-genre' })
  if (!has(ARTISTS)) startCard(PLAYER, ARTISTS)
  if (!has(WRITERS)) startCard(PLAYER, WRITERS)
  if (s.map.includes(NONE)) s.asks.push({ ask: 'order' })
}

const ALL_ORDERS: readonly number[] = GENRES.flatMap(() => ORDER_COPIES)

/** A table with nothing on it but the decks. */
export function bare(): State {
  return {
    variant: '',
    level: 'beginner',
    challenges: 0,
    deck: 'reconstruction',
    round: 1,
    card: NONE,
    inline: '',
    revealed: [],
    discarded: [],
    map: new Array<number>(ORDER_SPACES).fill(NONE),
    unseen: ALL_ORDERS.slice(),
    layouts: 0,
    calendar: new Array<typeof NONE>(CALENDAR_SLOTS).fill(NONE),
    board: ALL_IDEAS,
    decks: [bareDeck(), bareDeck(), bareDeck()],
    spaces: [[], [], [], [], [], []],
    mastery: perGenre(() => NONE),
    player: {
      money: START_MONEY,
      ideas: perGenre(() => 0),
      tickets: 0,
      vp: 0,
      fulfilled: 0,
      hand: [],
      hyped: [],
      cubes: 0,
      agent: START_NODE,
      orders: [],
      printed: [],
      extraEditor: false,
    },
    automa: { writers: [], artists: [], developed: [], printed: [], vp: 0, lostEditors: 0 },
    asks: [],
    over: false,
  }
}

/** Field by field, so that copies have the shape of their original. Asks are never changed: copies share them. */
export const copyState = (s: State): State => ({
  variant: s.variant,
  level: s.level,
  challenges: s.challenges,
  deck: s.deck,
  round: s.round,
  card: s.card,
  inline: s.inline,
  revealed: s.revealed.slice(),
  discarded: s.discarded.slice(),
  map: s.map.slice(),
  unseen: s.unseen.slice(),
  layouts: s.layouts,
  calendar: s.calendar.slice(),
  board: s.board,
  decks: [copyDeck(s.decks[0]), copyDeck(s.decks[1]), copyDeck(s.decks[2])],
  spaces: [
    s.spaces[0].slice(),
    s.spaces[1].slice(),
    s.spaces[2].slice(),
    s.spaces[3].slice(),
    s.spaces[4].slice(),
    s.spaces[5].slice(),
  ],
  mastery: s.mastery.slice() as State['mastery'],
  player: copyPlayer(s.player),
  automa: copyAutoma(s.automa),
  asks: s.asks.slice(),
  over: s.over,
})

const copyDeck = (deck: Deck): Deck => ({
  left: deck.left,
  discard: deck.discard,
  top: deck.top,
  display: deck.display.slice(),
  drawn: deck.drawn,
})

const copyPlayer = (player: Player): Player => ({
  money: player.money,
  ideas: player.ideas.slice() as Player['ideas'],
  tickets: player.tickets,
  vp: player.vp,
  fulfilled: player.fulfilled,
  hand: player.hand.slice(),
  hyped: copyEach(player.hyped, copyHyped),
  cubes: player.cubes,
  agent: player.agent,
  orders: player.orders.slice(),
  printed: copyEach(player.printed, copyPrinted),
  extraEditor: player.extraEditor,
})

const copyAutoma = (automa: Automa): Automa => ({
  writers: automa.writers.slice(),
  artists: automa.artists.slice(),
  developed: automa.developed.slice(),
  printed: copyEach(automa.printed, copyPrinted),
  vp: automa.vp,
  lostEditors: automa.lostEditors,
})

const copyHyped = ({ comic, tokens }: Hyped): Hyped => ({ comic, tokens })

const copyPrinted = (printed: Printed): Printed => ({
  comic: printed.comic,
  fans: printed.fans,
  writer: printed.writer,
  artist: printed.artist,
  writerValue: printed.writerValue,
  artistValue: printed.artistValue,
  masteryFan: printed.masteryFan,
  betterColor: printed.betterColor,
  hypeUsed: printed.hypeUsed,
  raised: printed.raised,
})

const bareDeck = (): Deck => ({ left: ALL_OF_KIND, discard: 0, top: NONE, display: [], drawn: 0 })

/** The order on a space, NONE for none. */
export const orderOn = (s: State, space: SpaceNo): OrderCode => s.map[space] as OrderCode
/** Place -1 of an empty list would be looked up by name, which is slow. */
export const topAsk = ({ asks }: State): Ask | undefined => (asks.length === 0 ? undefined : asks[asks.length - 1])
export const printedBy = (s: State, side: Side): Printed[] => (side === PLAYER ? s.player.printed : s.automa.printed)

/** A card leaves its deck. */
export function leaveDeck(s: State, no: CardNo): void {
  const deck = s.decks[deckNoOf(no)]
  deck.left &= ~bitOf(no)
  deck.top = NONE
  deck.drawn++
}

/** An editor goes to the first free space of an area (R6.1, S5.4). */
export const placeEditor = (s: State, side: Side, area: AreaNo): PlaceNo => (s.spaces[area].push(side) - 1) as PlaceNo

/** Editors a side has on the board. */
export function editorsOf({ spaces }: State, side: Side): number {
  let count = 0
  for (let area = 0; area < spaces.length; area++) {
    const there = spaces[area] as Side[]
    for (let at = 0; at < there.length; at++) if (there[at] === side) count++
  }
  return count
}

// The state of a game: plain data, numbers for components. What nobody has seen is a set or a count, never an order.
import { type Ask, AUTOMA, FROM_GENRE, type Side, toAsk, YOU } from './asks.ts'
import { type LevelId } from './automa/levels.ts'
import { ALL_OF_KIND, bitOf, type CardNo, kindOf } from './catalogue/index.ts'
import { type NodeNo, ORDER_COPIES, ORDER_SPACES, START_NODE } from './catalogue/map.ts'
import { CHALLENGES } from './catalogue/challenges.ts'
import { AREAS, ARTISTS, COMICS, type DeckNo, GENRES, WRITERS } from './catalogue/vocabulary.ts'

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

export interface You {
  money: number
  ideas: number[]
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

/** An order: eight times its genre and its value, which is 0 while it lies face down. */
export type OrderCode = number
export const orderCode = (genre: number, value: number): OrderCode => genre * 8 + value
export const orderGenre = (code: OrderCode): number => code >> 3
export const orderValue = (code: OrderCode): number => code & 7

export interface State {
  level: LevelId
  challenges: number
  /** The automa's deck, as `deck.ts` reads it. */
  deck: string
  round: number
  /** The automa card turned up last: its number, INLINE or NONE. */
  card: number
  inline: string
  /** Automa cards that cannot come until the deck is shuffled, as bits; those of this round (S4.6, S4.7). */
  played: number
  revealed: number
  /** By order space: the order there, NONE for none. */
  map: OrderCode[]
  /** Orders whose value nobody has seen, four counts for each genre. */
  unseen: number[]
  /** How often the map had to be laid out again (R2.2). */
  layouts: number
  /** Calendar tiles in slot order; NONE while face down. */
  calendar: number[]
  /** Idea tokens on the board, as bits. */
  board: number
  decks: [Deck, Deck, Deck]
  /** By area: whose editors stand there, top to bottom. */
  spaces: Side[][]
  /** By genre: who holds the mastery token. */
  mastery: number[]
  you: You
  automa: Automa
  /** What the game waits for: a stack, the next one last. */
  asks: Ask[]
  over: boolean
}

export type Options = Readonly<{ level: LevelId; challenges: string; deck: string }> & Readonly<Record<string, string>>

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

/** All chance is still to come, in the order of R2. */
export function start(options: Options): State {
  const s = bare()
  s.level = options.level
  s.deck = options.deck
  const chosen = options.challenges.split(',')
  for (const [no, { id }] of CHALLENGES.entries()) if (chosen.includes(id)) s.challenges |= 1 << no
  openRound(s)
  openSetUp(s)
  return s
}

/** The asks of the start of a round (R4), the last first: the stack is read from its end. */
export function openRound(s: State): void {
  s.asks.push(toAsk('increase'))
  for (const slot of SLOTS[s.round] ?? []) if (s.calendar[slot] === NONE) s.asks.push(toAsk('calendar'))
}

/** New cards for the three displays, each from slot 1 on, then the new backs (R2.6, R15.6). */
export function openDeal(s: State): void {
  for (const kind of [COMICS, ARTISTS, WRITERS]) s.asks.push(toAsk('back', kind))
  for (const kind of [COMICS, ARTISTS, WRITERS]) s.asks.push(toAsk('deal', kind))
}

/** What set-up still has to ask, yours before its own (Q31): what lies on the table tells what has been done (R2.5, R2.6). */
export function openSetUp(s: State): void {
  const { you, automa } = s
  openDeal(s)
  if (automa.developed.length === 0) s.asks.push(toAsk('start-card', AUTOMA, COMICS))
  if (automa.artists.length === 0) s.asks.push(toAsk('start-card', AUTOMA, ARTISTS))
  if (automa.writers.length === 0) s.asks.push(toAsk('start-card', AUTOMA, WRITERS))
  s.asks.push(toAsk('start-ideas', START_IDEAS - you.ideas.reduce((sum, n) => sum + n, 0)))
  const has = (kind: number) => you.hand.some((no) => kindOf(no) === kind)
  if (!has(COMICS)) s.asks.push(toAsk('start-genre'))
  if (!has(ARTISTS)) s.asks.push(toAsk('start-card', YOU, ARTISTS))
  if (!has(WRITERS)) s.asks.push(toAsk('start-card', YOU, WRITERS))
  if (s.map.includes(NONE)) s.asks.push(toAsk('order'))
}

/** Which cards a starting card may be: the number of 'start-card' for your comic of a genre. */
export const comicOfGenre = (genre: number): number => FROM_GENRE + genre

/** A table with nothing on it but the decks. */
export function bare(): State {
  return {
    level: 'beginner',
    challenges: 0,
    deck: 'reconstruction',
    round: 1,
    card: NONE,
    inline: '',
    played: 0,
    revealed: 0,
    map: new Array<number>(ORDER_SPACES).fill(NONE),
    unseen: GENRES.flatMap(() => ORDER_COPIES),
    layouts: 0,
    calendar: new Array<number>(CALENDAR_SLOTS).fill(NONE),
    board: ALL_IDEAS,
    decks: [bareDeck(), bareDeck(), bareDeck()],
    spaces: AREAS.map(() => []),
    mastery: [NONE, NONE, NONE, NONE, NONE, NONE],
    you: {
      money: START_MONEY,
      ideas: [0, 0, 0, 0, 0, 0],
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

const bareDeck = (): Deck => ({ left: ALL_OF_KIND, discard: 0, top: NONE, display: [], drawn: 0 })

export const topAsk = (s: State): Ask | undefined => s.asks[s.asks.length - 1]
export const deckOf = (s: State, kind: number): Deck => s.decks[kind as DeckNo]
export const printedBy = (s: State, side: number): Printed[] => (side === YOU ? s.you.printed : s.automa.printed)

/** A card leaves its deck. */
export function leaveDeck(s: State, no: CardNo): void {
  const deck = deckOf(s, kindOf(no))
  deck.left &= ~bitOf(no)
  deck.top = NONE
  deck.drawn++
}

/** Editors a side has on the board. */
export function editorsOf(s: State, side: Side): number {
  let count = 0
  for (let area = 0; area < s.spaces.length; area++) {
    const there = s.spaces[area] as readonly Side[]
    for (let i = 0; i < there.length; i++) if (there[i] === side) count++
  }
  return count
}

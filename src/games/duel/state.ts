// The state of a game: plain data, numbers for components. What nobody has seen is a set of bits, never an order.
import { type Ask, type AskName, PLAYER, SOLO, type Side, toAsk } from './asks.ts'
import type { AddressId, Age } from './catalogue/vocabulary.ts'
import type { PromoId } from './catalogue/wonders.ts'
import { WHOLE_DECK, TOKENS, type CardNo, type TokenNo, type WonderNo } from './catalogue/index.ts'
import { LAYOUTS, type Layout } from './catalogue/layouts.ts'
import { copyTally, emptyTally, type Tally } from './tally.ts'

/** What a slot holds where it is not a card: nothing, a card face down, a guild face down (R4.1). */
export const EMPTY = -1
export const HIDDEN = -2
export const GUILD_BACK = -3
/** No token on a space of the board; no card to give. */
export const NONE = -1

export interface City {
  coins: number
  /** In the order constructed (S12). */
  cards: CardNo[]
  unbuilt: WonderNo[]
  built: WonderNo[]
  /** Cards under wonders (R10.1). */
  buried: CardNo[]
  tokens: TokenNo[]
  /** Counts of the above that the rules ask for all the time; a law checks them. */
  tally: Tally
}

export const VICTORIES = ['military', 'science', 'civilian'] as const
export interface Result {
  winner: Side | 'shared'
  by: (typeof VICTORIES)[number]
}

export interface State {
  /** The variant SOLO plays by, as the value of its option; empty for the document. */
  variant: string
  level: string
  age: Age
  address: AddressId | null
  /** Positive: SOLO is ahead, the pawn stands on the player's half (R1.4). */
  pawn: number
  /** Looting tokens left on each side's half (R1.5). */
  loot: [number[], number[]]
  /** Progress tokens on the board from SOLO's side, NONE where one was taken (R2.2). */
  board: TokenNo[]
  box: TokenNo[]
  /** Tokens drawn for the Great Library, in order. */
  drawn: TokenNo[]
  /** Wonders in use that nobody has seen, as bits. */
  wonders: number
  offer: WonderNo[]
  /** One entry per slot of the layout: a card, EMPTY, HIDDEN or GUILD_BACK. */
  slots: number[]
  /** The slots that hold something, as bits; a law checks it. */
  occupied: number
  /** Cards of each deck that nobody has seen, as bits (R4.4). */
  unseen: [number, number, number, number]
  /** Guilds of the Age III structure that no card and no back accounts for yet. */
  guildsToCome: number
  cities: [City, City]
  /** Oldest first (R9.2). */
  discard: CardNo[]
  /** The Age's set-aside cards still in the box, HIDDEN while unseen (R2.5). */
  setAside: number[]
  /** Unused guilds, where they are known. */
  guildsAside: CardNo[]
  /** Whose turn is being resolved, and who moves after it (R5.2, R11.5). */
  actor: Side
  next: Side
  /** What the game waits for: a stack, the next one last. */
  asks: Ask[]
  result: Result | null
}

export type Promos = 'none' | PromoId | 'both'
export type Options = Readonly<{ level: string; promos: Promos }> & Readonly<Record<string, string>>

export const START_COINS = 7
export const SET_ASIDE = 3
export const GUILDS_IN_AGE_III = 3
export const BOARD_TOKENS = 5
export const MAX_WONDERS = 7
/** Who picks, in each group of the selection (R3, S2.1, Q1). */
export const PICKS: Readonly<Record<1 | 2, readonly Side[]>> = {
  1: [SOLO, PLAYER, PLAYER, SOLO],
  2: [PLAYER, SOLO, SOLO, PLAYER],
}

/** A group of the selection: four reveals, then the picks, as they come off the stack (R3). */
export function pushDraft(s: State, group: 1 | 2, picks: readonly Side[] = PICKS[group], reveals = 4): void {
  for (let i = picks.length - 1; i >= 0; i--) s.asks.push(toAsk(group === 1 ? 'draft-1' : 'draft-2', picks[i]))
  for (let i = 0; i < reveals; i++) s.asks.push(toAsk('reveal'))
}

const NO_SLOTS: readonly number[] = LAYOUTS[1].slots.map(() => EMPTY)
const ALL_TOKENS: readonly TokenNo[] = TOKENS.map(({ no }) => no)

/** A table with nothing on it. */
export function bare(): State {
  return {
    variant: '',
    level: 'base',
    age: 1,
    address: null,
    pawn: 0,
    loot: [
      [2, 5],
      [2, 5],
    ],
    board: [],
    box: ALL_TOKENS.slice(),
    drawn: [],
    wonders: 0,
    offer: [],
    slots: NO_SLOTS.slice(),
    occupied: 0,
    unseen: WHOLE_DECK.slice() as State['unseen'],
    guildsToCome: GUILDS_IN_AGE_III,
    cities: [bareCity(), bareCity()],
    discard: [],
    setAside: [],
    guildsAside: [],
    actor: SOLO,
    next: SOLO,
    asks: [],
    result: null,
  }
}

/** Field by field, so that copies have the shape of their original. Asks are never changed: copies share them. */
export const copyState = (s: State): State => ({
  variant: s.variant,
  level: s.level,
  age: s.age,
  address: s.address,
  pawn: s.pawn,
  loot: [s.loot[0].slice(), s.loot[1].slice()],
  board: s.board.slice(),
  box: s.box.slice(),
  drawn: s.drawn.slice(),
  wonders: s.wonders,
  offer: s.offer.slice(),
  slots: s.slots.slice(),
  occupied: s.occupied,
  unseen: s.unseen.slice() as State['unseen'],
  guildsToCome: s.guildsToCome,
  cities: [copyCity(s.cities[0]), copyCity(s.cities[1])],
  discard: s.discard.slice(),
  setAside: s.setAside.slice(),
  guildsAside: s.guildsAside.slice(),
  actor: s.actor,
  next: s.next,
  asks: s.asks.slice(),
  result: s.result === null ? null : { winner: s.result.winner, by: s.result.by },
})

const copyCity = (city: City): City => ({
  coins: city.coins,
  cards: city.cards.slice(),
  unbuilt: city.unbuilt.slice(),
  built: city.built.slice(),
  buried: city.buried.slice(),
  tokens: city.tokens.slice(),
  tally: copyTally(city.tally),
})

const bareCity = (): City => ({
  coins: START_COINS,
  cards: [],
  unbuilt: [],
  built: [],
  buried: [],
  tokens: [],
  tally: emptyTally(),
})

export const layoutOf = (s: State): Layout => LAYOUTS[s.age]
export const slotName = (s: State, slot: number): string => layoutOf(s).slots[slot]?.id ?? ''
/** Place -1 of an empty list would be looked up by name, which is slow. */
export const topAsk = ({ asks }: State): Ask | undefined => (asks.length === 0 ? undefined : asks[asks.length - 1])

const SET_UP: ReadonlySet<AskName> = new Set<AskName>(['place', 'reveal', 'draft-1', 'draft-2', 'address'])

/** Whether tokens or wonders are still to be set out or chosen (R2.2, R3). */
export const isSetUp = (s: State): boolean => s.asks.some(({ ask }) => SET_UP.has(ask))

/** Puts a card, a back or nothing into a slot. */
export function fill(s: State, slot: number, held: number): void {
  s.slots[slot] = held
  if (held === EMPTY) s.occupied &= ~(1 << slot)
  else s.occupied |= 1 << slot
}

/** Slots whose card nothing covers, from SOLO's side (R4.2). */
export function accessible(s: State): readonly number[] {
  const full = s.occupied
  const known = OPEN[s.age]
  let open = known.get(full)
  if (open === undefined) {
    const { byX, coveredBy } = layoutOf(s)
    open = byX.filter((slot) => (full & (1 << slot)) !== 0 && ((coveredBy[slot] as number) & full) === 0)
    known.set(full, open)
  }
  return open
}

/** Which slots are open depends on which are occupied and on nothing else, and few patterns can come about: each is worked out once. */
const OPEN: Readonly<Record<Age, Map<number, readonly number[]>>> = { 1: new Map(), 2: new Map(), 3: new Map() }

/** How many cards taking this one would make accessible, face up or face down (Q10). */
export function uncovers(s: State, taken: number): number {
  if ((s.occupied & (1 << taken)) === 0) return 0
  const { coveredBy, covers } = layoutOf(s)
  const under = covers[taken] as readonly number[]
  const rest = s.occupied & ~(1 << taken)
  let count = 0
  for (let i = 0; i < under.length; i++) {
    const slot = under[i] as number
    if ((rest & (1 << slot)) !== 0 && ((coveredBy[slot] as number) & rest) === 0) count++
  }
  return count
}

export const builtWonders = (s: State): number => s.cities[SOLO].built.length + s.cities[PLAYER].built.length

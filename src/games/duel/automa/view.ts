// What SOLO looks at: the state with the measures its scales ask for, each worked out once per decision.
import { refusal } from '../../../kernel/refusal.ts'
import { type Card, EACH_RESOURCE, type Vector, card, wonder, zero } from '../catalogue/index.ts'
import type { Slot } from '../catalogue/layouts.ts'
import type { AddressId } from '../catalogue/vocabulary.ts'
import { CAPITAL, countOf, lead, SYMBOLS_TO_WIN } from '../measures.ts'
import { topRow } from '../options/follow-ups.ts'
import { worth } from '../score.ts'
import { PLAYER, SOLO, type Side } from '../asks.ts'
import { type State, accessible, layoutOf, uncovers } from '../state.ts'
import { different, owned } from '../tally.ts'
import type { Ground } from '../variant/ground.ts'
import type { Doc } from '../variant/index.ts'

export interface View {
  readonly s: State
  /** What SOLO plays by: its document, or a variant of it. */
  readonly doc: Doc
  /** S9.1: the pawn is in the last zone before SOLO's capital. */
  readonly military: boolean
  /** One card could win the game for SOLO (S9.4). */
  readonly nearVictory: boolean
  /** S9.2: the player has five different symbols. */
  readonly science: boolean
  readonly needs: [Vector | undefined, Vector | undefined]
  open: readonly Candidate[] | undefined
}

const MOST_SHIELDS = 4

/** The conditions of adaptive behaviour. */
export const nearMilitary = (s: State, { lastZone }: Ground): boolean => s.pawn <= -lastZone // S9.1
export const nearScience = (s: State, { symbols }: Ground): boolean => different(s.cities[PLAYER].tally) >= symbols // S9.2

/** Whether one card could win the game for a side: the sixth symbol, or the three shields of a card and the one of Strategy. */
export const nearVictory = (s: State, side: Side): boolean =>
  lead(s, side) + MOST_SHIELDS >= CAPITAL || different(s.cities[side].tally) + 1 >= SYMBOLS_TO_WIN

export function viewFor(s: State, doc: Doc): View {
  return {
    s,
    doc,
    military: nearMilitary(s, doc),
    nearVictory: nearVictory(s, SOLO),
    science: nearScience(s, doc),
    needs: [undefined, undefined],
    open: undefined,
  }
}

/** S2.3 */
export const noAddress = refusal('duel.no-address', {
  it: 'senza indirizzo strategico SOLO non può decidere',
  en: 'SOLO’s strategic address is needed for this decision',
})

export function addressOf({ s }: View): AddressId {
  if (s.address === null) throw noAddress(['address'])
  return s.address
}

/** A card in the running. */
export interface Candidate {
  readonly card: Card
  /** Where it lies in the structure. */
  readonly slot: number
  /** Order of last resort: along the structure, or as Q18 says. */
  readonly place: number
}

/** The slot of cards from elsewhere: none lies under it, so that they uncover nothing (Q23). */
const NOWHERE = -1
const xOf = (s: State, slot: number): number => (layoutOf(s).slots[slot] as Slot).x

/** Accessible cards; a card's place is its x (Q11). */
export const accessibleCards = (v: View): readonly Candidate[] => (v.open ??= openCards(v.s))

function openCards(s: State): Candidate[] {
  const found: Candidate[] = []
  for (const slot of accessible(s)) {
    const no = s.slots[slot] as number
    if (no >= 0) found.push({ card: card(no), slot, place: xOf(s, slot) })
  }
  return found
}

/**
 * The discard pile from its top: the card discarded last comes first (Q18). Not by a minus sign: the first place would be -0, which is no
 * whole number to the engine, and all candidates made before would be slow to read.
 */
export const discarded = (s: State): Candidate[] =>
  s.discard.map((no, at) => ({ card: card(no), slot: NOWHERE, place: 0 - at }))

/** Row 1, covered or not, from SOLO's side (S11.1). A card that is still covered uncovers nothing, nor does any other of row 1. */
export const topRowCards = (s: State): Candidate[] =>
  topRow(s).map((slot) => ({ card: card(s.slots[slot] as number), slot, place: xOf(s, slot) }))

/** The set-aside cards in the order shown (Q18); those a level used are gone (Q22). */
export const setAsideCards = (s: State): Candidate[] =>
  s.setAside.map((no, at) => ({ card: card(no), slot: NOWHERE, place: at }))

/** Cards of the player that a wonder of SOLO may destroy, in the order built (S12). */
export const destroyable = (s: State, colour: 'brown' | 'grey'): Candidate[] =>
  s.cities[PLAYER].cards
    .map((no, place) => ({ card: card(no), slot: NOWHERE, place }))
    .filter(({ card: c }) => c.colour === colour)

/** S6.6, S6.7 (for the player S7.5, S7.6, Q6): the most symbols on one unbuilt wonder less those owned; may be negative (Q5). */
export function needOf(v: View, side: Side): Vector {
  return (v.needs[side] ??= need(v.s, side))
}

export function need(s: State, side: Side): Vector {
  const { unbuilt, tally } = s.cities[side]
  const result = zero()
  for (let i = 0; i < unbuilt.length; i++) {
    const { resources } = wonder(unbuilt[i] as number)
    for (const r of EACH_RESOURCE) if (resources[r] > result[r]) result[r] = resources[r]
  }
  const have = owned(tally)
  for (const r of EACH_RESOURCE) result[r] -= have[r]
  return result
}

/** The resources whose need is the highest of the five, as bits (Q4). */
export function mostNeeded(v: View, side: Side): number {
  const needs = needOf(v, side)
  let highest = needs[0]
  for (const r of EACH_RESOURCE) if (needs[r] > highest) highest = needs[r]
  let bits = 0
  for (const r of EACH_RESOURCE) if (needs[r] === highest) bits |= 1 << r
  return bits
}

/** The highest need among the resources of these bits; nothing where there are none. */
export function highestNeed(v: View, side: Side, bits: number): number | undefined {
  const needs = needOf(v, side)
  let highest: number | undefined
  for (const r of EACH_RESOURCE)
    if ((bits & (1 << r)) !== 0 && (highest === undefined || needs[r] > highest)) highest = needs[r]
  return highest
}

export const needFor = (v: View, side: Side, c: Card): number | undefined =>
  c.produces === undefined ? undefined : needOf(v, side)[c.produces]

export const uncoveredBy = ({ s }: View, { slot }: Candidate): number => uncovers(s, slot)

export function closesPair({ s }: View, c: Card): boolean {
  return c.symbol !== undefined && s.cities[SOLO].tally.symbols[c.symbol] === 1
}

export function playerLacksSymbol({ s }: View, c: Card): boolean {
  return c.symbol !== undefined && s.cities[PLAYER].tally.symbols[c.symbol] === 0
}

/** Victory points of a card; a guild's as if the game ended now (Q8). */
export function pointsOf({ s }: View, c: Card): number {
  let sum = 0
  for (const effect of c.effects) sum += worth(s, SOLO, effect)
  return sum
}

/** Coins SOLO would receive on constructing it; the Lighthouse counts itself (Q8). */
export function coinsOf({ s }: View, c: Card): number {
  let sum = 0
  for (const effect of c.effects) {
    if (effect.code === 'coins') sum += effect.amount
    if (effect.code === 'coins-per')
      sum += effect.amount * (countOf(s, SOLO, effect.what) + (effect.what === c.colour ? 1 : 0))
  }
  return sum
}

/** S6.3 step 7: points, coins or shields, whichever the type is measured by. */
export function valueOf(v: View, c: Card): number | undefined {
  switch (c.type) {
    case 'blue':
    case 'green':
    case 'purple':
      return pointsOf(v, c)
    case 'yellow':
      return coinsOf(v, c)
    case 'red':
      return c.shields
    case 'brown-grey':
      return undefined
  }
}

export const wonderPoints = (s: State, side: Side): number =>
  s.cities[side].built.reduce((sum, no) => sum + wonder(no).vp, 0)

// What a city adds up to. Kept beside the lists so that no rule has to count; `recount` is what it must always equal.
import {
  CARDS,
  type Card,
  EACH_RESOURCE,
  MANUFACTURED,
  RAW,
  type Vector,
  card,
  resourceBits,
  token,
  wonder,
  zero,
} from './catalogue/index.ts'
import { SYMBOLS } from './catalogue/vocabulary.ts'

export interface Tally {
  /** Symbols on brown and grey cards: production, and what raises the opponent's prices (R6.3, R7.1). */
  produced: Vector
  /** Units by choice among the raw materials and among the manufactured goods (R6.4). */
  rawByChoice: number
  fineByChoice: number
  /** Resources with a fixed price, as bits (R7.2). */
  fixed: number
  /** Cards per colour, and copies per science symbol. */
  colours: number[]
  symbols: number[]
  /** Chain symbols shown by the cards, as bits (R8.1). */
  chains: number
  /** Tokens held, as bits. */
  tokens: number
}

export const emptyTally = (): Tally => ({
  produced: zero(),
  rawByChoice: 0,
  fineByChoice: 0,
  fixed: 0,
  colours: [0, 0, 0, 0, 0, 0, 0],
  symbols: [0, 0, 0, 0, 0, 0, 0],
  chains: 0,
  tokens: 0,
})

export const copyTally = (t: Tally): Tally => ({
  produced: t.produced.slice() as Vector,
  rawByChoice: t.rawByChoice,
  fineByChoice: t.fineByChoice,
  fixed: t.fixed,
  colours: t.colours.slice(),
  symbols: t.symbols.slice(),
  chains: t.chains,
  tokens: t.tokens,
})

const add = (counts: number[], at: number, more: 1 | -1): void => void (counts[at] = (counts[at] as number) + more)

export function tallyCard(t: Tally, c: Card): void {
  add(t.colours, c.colourNo, 1)
  if (c.produces !== undefined) t.produced[c.produces] += amountOf(c)
  if (c.symbol !== undefined) add(t.symbols, c.symbol, 1)
  if (c.offers !== 0) tallyOffer(t, c.offers)
  t.fixed |= c.fixes
  t.chains |= c.gives
}

/** Only brown and grey cards ever leave a city (R17.15); they show nothing but production. */
export function untallyCard(t: Tally, c: Card): void {
  add(t.colours, c.colourNo, -1)
  if (c.produces !== undefined) t.produced[c.produces] -= amountOf(c)
}

export function tallyWonder(t: Tally, no: number): void {
  for (const effect of wonder(no).effects) if (effect.code === 'produce-choice') tallyOffer(t, resourceBits(effect.of))
}

export function tallyToken(t: Tally, no: number): void {
  t.tokens |= 1 << no
  for (const effect of token(no).effects)
    if (effect.code === 'science') add(t.symbols, SYMBOLS.indexOf(effect.symbol), 1) // R13.3
}

export function recount(city: {
  cards: readonly number[]
  built: readonly number[]
  tokens: readonly number[]
}): Tally {
  const t = emptyTally()
  for (const no of city.cards) tallyCard(t, card(no))
  for (const no of city.built) tallyWonder(t, no)
  for (const no of city.tokens) tallyToken(t, no)
  return t
}

/** How many different science symbols (R13.5). */
export function different(t: Tally): number {
  let count = 0
  for (const copies of t.symbols) if (copies > 0) count++
  return count
}

const AMOUNTS: readonly number[] = CARDS.map(({ effects }) => {
  const made = effects.find((effect) => effect.code === 'produce')
  return made === undefined ? 0 : Object.values(made.resources).reduce((sum, amount) => sum + amount, 0)
})
const amountOf = (c: Card): number => AMOUNTS[c.no] as number

function tallyOffer(t: Tally, bits: number): void {
  if (RAW.some((r) => (bits & (1 << r)) !== 0)) t.rawByChoice++
  else t.fineByChoice++
}

/** Symbols of each resource a side owns, listed choices included, fixed prices not (S6.6, Q7). */
export function owned(t: Tally): Vector {
  const sum = zero()
  for (const r of RAW) sum[r] = t.produced[r] + t.rawByChoice
  for (const r of MANUFACTURED) sum[r] = t.produced[r] + t.fineByChoice
  return sum
}

/** The same with the symbols on fixed-price cards, of which each resource has one: another reading of S12. */
export function shown(t: Tally): Vector {
  const sum = owned(t)
  for (const r of EACH_RESOURCE) if ((t.fixed & (1 << r)) !== 0) sum[r]++
  return sum
}

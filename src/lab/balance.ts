// Searches a number for a wanted win rate: games are played with one value after the other.
import type { Lang } from '../kernel/contract.ts'
import { phrase, type Values, type Words } from '../kernel/text.ts'
import { type Interval, wilson } from './interval.ts'
import type { Tally } from './tally.ts'
import { percent, whole } from './words.ts'

export interface Tried {
  readonly value: number
  readonly rate: number
  readonly interval: Interval
  readonly games: number
}

export const triedOf = (value: number, { won, games }: Tally): Tried => ({
  value,
  rate: games === 0 ? 0 : won.you / games,
  interval: wilson(won.you, games),
  games,
})

/**
 * The win rate rises or falls with the number: halves the range until two neighbours are left. No value is tried twice. Ends early where an
 * attempt was stopped.
 */
export async function bisect(
  { least, most }: { readonly least: number; readonly most: number },
  wanted: number,
  attempt: (value: number) => Promise<Tried | undefined>,
): Promise<void> {
  let [low, high] = [least, most]
  const first = await attempt(low)
  if (first === undefined || high === low) return
  const last = await attempt(high)
  if (last === undefined) return
  const isRising = last.rate > first.rate
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const tried = await attempt(middle)
    if (tried === undefined) return
    if (tried.rate < wanted === isRising) low = middle
    else high = middle
  }
}

/** How many values are tried at most. */
export const attempts = ({ least, most }: { readonly least: number; readonly most: number }): number =>
  most === least ? 1 : 2 + Math.ceil(Math.log2(most - least))

export const nearest = (tried: readonly Tried[], wanted: number): Tried | undefined =>
  tried.toSorted((a, b) => Math.abs(a.rate - wanted) - Math.abs(b.rate - wanted))[0]

const WORDS = {
  tried: phrase<Values<'name' | 'value' | 'rate' | 'low' | 'high' | 'games'>>({
    it: ({ name, value, rate, low, high, games }) =>
      `${name} ${value}: vinte ${rate} (intervallo al 95 % ${low} – ${high}, ${games} partite)`,
    en: ({ name, value, rate, low, high, games }) =>
      `${name} ${value}: won ${rate} (95 % interval ${low} – ${high}, ${games} games)`,
  }),
  found: phrase<Values<'name' | 'value' | 'wanted' | 'rate' | 'low' | 'high'>>({
    it: ({ name, value, wanted, rate, low, high }) =>
      `Più vicino al ${wanted} %: ${name} ${value}, vinte ${rate} (intervallo al 95 % ${low} – ${high})`,
    en: ({ name, value, wanted, rate, low, high }) =>
      `Nearest to ${wanted} %: ${name} ${value}, won ${rate} (95 % interval ${low} – ${high})`,
  }),
} as const satisfies Words

const shown = ({ rate, interval: [low, high] }: Tried, lang: Lang) => ({
  rate: percent(rate, lang),
  low: percent(low, lang),
  high: percent(high, lang),
})

export const tellTried = (name: string, tried: Tried, lang: Lang): string =>
  WORDS.tried[lang]({ name, value: tried.value, games: whole(tried.games, lang), ...shown(tried, lang) })

export const tellNearest = (name: string, tried: Tried, wanted: number, lang: Lang): string =>
  WORDS.found[lang]({ name, value: tried.value, wanted: Math.round(100 * wanted), ...shown(tried, lang) })

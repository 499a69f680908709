// The statistics of results: counts, streaks, scores, distributions, progress. Everything is computed from the results in the order in
// which the games ended, and its size does not depend on how many there are.
import type { Manifest } from '../../kernel/contract.ts'
import { mainOption } from '../../kernel/options.ts'
import { type Counted, type Facet, type GameResult, reasonsApart } from '../../kernel/result.ts'
import { FIGURES, type Figures } from '../../lab/figures.ts'
import { choicesIn, facetsOf, type Rules } from './facets.ts'
import { ofVariants, variantFacet } from './variants.ts'

/** A result with the date of its end. */
export type Ended = GameResult & { readonly finished: number; readonly time?: number }

export interface Summary {
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly tied: number
  /** Won games in a row: up to the last game, and at most. */
  readonly streak: number
  readonly longest: number
  /** Over the games whose points counted; undefined if there is none. */
  readonly best: number | undefined
  readonly mean: number | undefined
}

export const countedOf = <R extends Counted>(results: readonly R[]): readonly R[] =>
  results.filter((result) => reasonsApart(result).length === 0)

/** After an instant victory points do not count. */
const scoresOf = (results: readonly Ended[]): readonly number[] =>
  results.flatMap(({ isInstant, you }) => (isInstant === true ? [] : [you.total]))

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length

const most = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((a, b) => Math.max(a, b))

export function summaryOf(results: readonly Ended[]): Summary {
  let [streak, longest] = [0, 0]
  const count = { you: 0, automa: 0, shared: 0, none: 0 }
  for (const { winner } of results) {
    count[winner]++
    streak = winner === 'you' ? streak + 1 : 0
    longest = Math.max(longest, streak)
  }
  const scores = scoresOf(results)
  return {
    played: results.length,
    won: count.you,
    lost: count.automa,
    tied: count.shared,
    streak,
    longest,
    best: most(scores),
    mean: mean(scores),
  }
}

export interface Bin {
  readonly from: number
  readonly to: number
  readonly games: number
}

const BINS = 16
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** How often which scores were reached, in at most sixteen bins of a round width. */
export function distributionOf(results: readonly Ended[]): readonly Bin[] {
  const scores = scoresOf(results)
  if (scores.length === 0) return []
  const low = scores.reduce((a, b) => Math.min(a, b))
  const high = most(scores) ?? low
  const fits = (width: number): boolean => Math.floor(high / width) - Math.floor(low / width) < BINS
  const width = WIDTHS.find(fits) ?? Math.ceil((high - low + 1) / (BINS - 1))
  const first = Math.floor(low / width)
  const games = new Array<number>(Math.floor(high / width) - first + 1).fill(0)
  for (const score of scores) {
    const bin = Math.floor(score / width) - first
    games[bin] = (games[bin] ?? 0) + 1
  }
  return games.map((count, at) => ({
    from: (first + at) * width,
    to: (first + at + 1) * width - 1,
    games: count,
  }))
}

export interface Stretch {
  /** When its first and its last game ended. */
  readonly from: number
  readonly to: number
  readonly played: number
  readonly won: number
  readonly mean: number | undefined
}

const STRETCHES = 12

/** The results in order, in at most twelve stretches of as many games each. */
export function progressOf(results: readonly Ended[]): readonly Stretch[] {
  const count = Math.min(STRETCHES, Math.floor(results.length / 2))
  return Array.from({ length: count }, (_, at) => {
    const part = results.slice(
      Math.floor((at * results.length) / count),
      Math.floor(((at + 1) * results.length) / count),
    )
    const { played, won, mean: points } = summaryOf(part)
    return { from: part[0]?.finished ?? 0, to: part.at(-1)?.finished ?? 0, played, won, mean: points }
  })
}

export interface SourceMean {
  readonly source: string
  readonly you: number
  readonly automa: number | undefined
}

/** Mean points by source, in the order in which the game names them. */
export function sourcesOf(results: readonly Ended[], { results: spec }: Rules): readonly SourceMean[] {
  const scored = results.filter(({ isInstant }) => isInstant !== true)
  const hasAutoma = scored.some(({ automa }) => automa !== undefined)
  const share = (side: 'you' | 'automa', source: string): number =>
    mean(scored.map((result) => result[side]?.by[source] ?? 0)) ?? 0
  return Object.keys(spec?.sources ?? {})
    .map((source) => ({
      source,
      you: share('you', source),
      automa: hasAutoma ? share('automa', source) : undefined,
    }))
    .filter(({ you, automa }) => you !== 0 || (automa ?? 0) !== 0)
}

export interface CutRow {
  readonly id: string
  readonly summary: Summary
  /** What players of the lab reach. */
  readonly lab?: Figures | undefined
}

export interface Cut {
  readonly facet: Facet
  readonly rows: readonly CutRow[]
}

/** The results by every value of a facet. */
function cutBy(results: readonly Ended[], facet: Facet, lab: Readonly<Record<string, Figures>> = {}): Cut {
  const byChoice = new Map<string, Ended[]>(facet.choices.map(({ id }) => [id, []]))
  for (const result of results) for (const id of choicesIn(result, facet)) byChoice.get(id)?.push(result)
  return { facet, rows: [...byChoice].map(([id, some]) => ({ id, summary: summaryOf(some), lab: lab[id] })) }
}

export interface Statistics {
  readonly summary: Summary
  /** By level, or by board. */
  readonly main: Cut | undefined
  readonly cuts: readonly Cut[]
  /** Games by variants, which nothing else here counts. */
  readonly variants: Cut | undefined
  /** How many games an instant victory ended. */
  readonly instant: number
  readonly distribution: readonly Bin[]
  readonly progress: readonly Stretch[]
  readonly sources: readonly SourceMean[]
  /** Whether anybody can win this game. */
  readonly isContested: boolean
  readonly time: number
  readonly undone: number
  readonly hints: number
  /** How many results are left out. */
  readonly apart: number
}

const isPlayed = ({ summary }: CutRow): boolean => summary.played > 0

/** An option in which all games are alike says nothing; what the game itself names always does. */
const isTelling = ({ rows }: Cut): boolean => rows.filter(isPlayed).length > 1

/** The statistics of one game. Each is worked out when it is first asked for: all together keep a page busy if there are thousands of results. */
export function statisticsOf(manifest: Manifest, rules: Rules, all: readonly Ended[]): Statistics {
  const results = countedOf(all)
  const other = ofVariants(all)
  const { option, choices } = FIGURES[manifest.id] ?? {}
  const main = mainOption(manifest).id
  const facets = facetsOf(manifest, rules)
  const cutOf = (facet: Facet): Cut => cutBy(results, facet, facet.id === option ? choices : undefined)
  const named = new Set(rules.results?.facets.map(({ id }) => id))
  const sum = (of: (result: Ended) => number): number => results.reduce((total, result) => total + of(result), 0)
  return whenAsked<Statistics>({
    summary: () => summaryOf(results),
    main: () => facets.filter(({ id }) => id === main).map(cutOf)[0],
    cuts: () =>
      facets
        .filter(({ id }) => id !== main)
        .map(cutOf)
        .filter((cut) => isTelling(cut) || (named.has(cut.facet.id) && cut.rows.some(isPlayed)))
        .map(({ facet, rows }) => ({ facet, rows: rows.filter(isPlayed) })),
    variants: () => (other.length === 0 ? undefined : cutBy(other, variantFacet(other))),
    instant: () => results.filter(({ isInstant }) => isInstant === true).length,
    distribution: () => distributionOf(results),
    progress: () => progressOf(results),
    sources: () => sourcesOf(results, rules),
    isContested: () => results.some(({ winner }) => winner !== 'none'),
    time: () => sum(({ time = 0 }) => time),
    undone: () => sum(({ undone }) => undone),
    hints: () => sum(({ hints }) => hints),
    apart: () => all.length - results.length - other.length,
  })
}

/** An object whose values are worked out when they are first asked for. */
function whenAsked<T extends object>(work: { readonly [K in keyof T]: () => T[K] }): T {
  const found = {} as T
  for (const key of Object.keys(work) as (keyof T)[])
    Object.defineProperty(found, key, {
      configurable: true,
      enumerable: true,
      get() {
        const value = work[key]()
        Object.defineProperty(found, key, { value, enumerable: true })
        return value
      },
    })
  return found
}

// Did a change of rules or ladders change the game? Two simulations, looked at from every side, with the doubt told.
import type { Histogram, Tally } from './tally.ts'
import { summary } from './spread.ts'

export interface Difference {
  readonly what: 'won' | 'you' | 'automa' | 'moves' | 'end' | 'rung'
  /** Which kind of end, which rung. */
  readonly of?: string
  readonly before: number
  readonly after: number
  /** How likely chance alone makes such a difference, corrected for having looked at several of its family. */
  readonly p: number
}

/** Below this chance is no explanation. */
export const DOUBT = 0.05

/** The one question, then what else is counted, then the rungs: each family is corrected for its own size only. */
type Family = 'main' | 'more' | 'rungs'

/** Everything that was looked at: the one question first, then the surest differences of each family. */
export function compare(a: Tally, b: Tally): Difference[] {
  // Where nobody wins, the points are the result.
  const contested = a.won.none < a.games || b.won.none < b.games
  const main: Difference['what'] = contested ? 'won' : 'you'
  const found: Difference[] = [
    ...(contested ? [{ what: 'won' as const, ...proportions(a.won.you, a.games, b.won.you, b.games) }] : []),
    { what: 'you', ...means(a.score.you, b.score.you) },
    ...(contested ? [{ what: 'automa' as const, ...means(a.score.automa, b.score.automa) }] : []),
    { what: 'moves', ...means(a.moves, b.moves) },
  ]
  for (const of of kinds(a, b))
    found.push({ what: 'end', of, ...proportions(ends(a, of), a.games, ends(b, of), b.games) })
  for (const of of rungs(a, b)) found.push({ what: 'rung', of, ...perGame(a, b, of) })
  const familyOf = ({ what }: Difference): Family => (what === main ? 'main' : what === 'rung' ? 'rungs' : 'more')
  return (['main', 'more', 'rungs'] as const).flatMap((family) =>
    corrected(found.filter((one) => familyOf(one) === family).sort((x, y) => x.p - y.p)),
  )
}

/** Holm: the surest of n has to be sure n times over, the next n - 1 times, and none is surer than the one before it. */
function corrected(sorted: readonly Difference[]): Difference[] {
  const result: Difference[] = []
  let least = 0
  for (const [at, one] of sorted.entries()) {
    least = Math.max(least, Math.min(1, one.p * (sorted.length - at)))
    result.push({ ...one, p: least })
  }
  return result
}

const kinds = (a: Tally, b: Tally): string[] => [
  ...new Set(
    [a, b].flatMap(({ by }) =>
      Object.entries(by).flatMap(([who, how]) => Object.keys(how).map((kind) => `${who} ${kind}`)),
    ),
  ),
]

function ends({ by }: Tally, kind: string): number {
  const [who, ...how] = kind.split(' ')
  return by[who as keyof Tally['by']][how.join(' ')] ?? 0
}

const rungs = (a: Tally, b: Tally): string[] => [...new Set([...Object.keys(a.rungs), ...Object.keys(b.rungs)])]

function proportions(hitsA: number, gamesA: number, hitsB: number, gamesB: number) {
  const before = hitsA / gamesA
  const after = hitsB / gamesB
  const pooled = (hitsA + hitsB) / (gamesA + gamesB)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / gamesA + 1 / gamesB))
  // Counts are whole numbers: without half a game less, few games would look surer than they are (Yates).
  const distance = Math.max(0, Math.abs(after - before) - (1 / gamesA + 1 / gamesB) / 2)
  return { before, after, p: twoSided(distance / error) }
}

function means(a: Histogram, b: Histogram) {
  const x = summary(a)
  const y = summary(b)
  const error = Math.sqrt(x.sd ** 2 / x.count + y.sd ** 2 / y.count)
  return { before: x.mean, after: y.mean, p: twoSided((y.mean - x.mean) / error) }
}

/** Decisions per game, as if they fell independently. */
function perGame(a: Tally, b: Tally, rung: string) {
  const x = a.rungs[rung] ?? 0
  const y = b.rungs[rung] ?? 0
  const before = x / a.games
  const after = y / b.games
  const error = Math.sqrt(x / a.games ** 2 + y / b.games ** 2)
  return { before, after, p: twoSided((after - before) / error) }
}

/** How likely a normal variable lies this far out on either side; what does not differ at all is certain. */
function twoSided(z: number): number {
  if (Number.isNaN(z) || z === 0) return 1
  const x = Math.abs(z) / Math.SQRT2
  // The complementary error function by a Chebyshev fit (relative error below 1.2e-7).
  const t = 1 / (1 + 0.5 * x)
  const fit = [
    1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277,
  ]
  const poly = fit.reduceRight((sum, coefficient) => coefficient + t * sum, 0)
  return Math.min(1, t * Math.exp(-x * x - 1.26551223 + t * poly))
}

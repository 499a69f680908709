// Two checkouts side by side: they take turns in one process, so that a busy machine slows both, and what counts is the ratio.
import type { Work } from './side.ts'
import { quantile, takeTurns } from './timing.ts'

/** One checkout, bundled with `side.ts`. */
export interface Side {
  readonly games: readonly string[]
  workOf(game: string): Promise<readonly Work[]>
}

const ROUNDS = 15
const MILLISECONDS = 100

/** Prints one game. */
export async function compare(game: string, before: Side, now: Side): Promise<void> {
  console.log(row(game, 'before', 'now', 'ratio, half of the rounds within'))
  const [old, fresh] = [await before.workOf(game), await now.workOf(game)]
  for (const work of fresh) {
    const same = old.find(({ title }) => title === work.title)
    if (same !== undefined) console.log(tell(same, work))
  }
}

function tell(before: Work, now: Work): string {
  const [old = [], fresh = []] = takeTurns([before.run, now.run], MILLISECONDS, ROUNDS)
  const ratios = fresh.map((rate, at) => rate / (old[at] as number))
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2))
  return row(
    `  ${now.title}`,
    perSecond(before, old),
    perSecond(now, fresh),
    `${middle} × (${low} to ${high})  ${now.unit} per second`,
  )
}

const perSecond = ({ times }: Work, rates: readonly number[]): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(times * Math.max(...rates))

const row = (title: string, before: string, now: string, rest: string): string =>
  `${title.padEnd(42)}${before.padStart(10)}${now.padStart(10)}   ${rest}`

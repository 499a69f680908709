// The review of a finished game: your chances before each of your choices, what the choice cost, and what luck brought.
import { dice } from '../kernel/chance.ts'
import type { PlayModule } from '../kernel/contract.ts'
import { copy } from '../kernel/copy.ts'
import { grow, hear, judge, openSearch } from '../players/search/tree.ts'
import { type Advice, adviceOf, hasOpponent } from './hint.ts'

/** One choice of yours. Values are chances of winning, or points at the end if there is nobody to beat. */
export interface Moment {
  /** Which entry of the log it is, from 0. */
  readonly at: number
  /** The value of the position with the best move. */
  readonly best: number
  /** The value after the chosen move. */
  readonly chosen: number
  /** The cost of the choice: never below 0. */
  readonly cost: number
  /** What came between the choice before and this one: the automa and chance. */
  readonly luck: number
  readonly key: string
  /** Better moves than the chosen one, best first. */
  readonly better: readonly Advice[]
}

export interface Review {
  readonly unit: 'chance' | 'points'
  readonly moments: readonly Moment[]
  /** The final value: 1, 0 or a half, or the points. */
  readonly end: number
  /** The sum of all costs. */
  readonly cost: number
  /** All luck together, good and bad. */
  readonly luck: number
}

/** Progress: how many choices have been reviewed, and of how many. */
export interface Progress {
  readonly done: number
  readonly of: number
}

const BETTER_SHOWN = 3

const worth = ({ chance, points }: Advice): number => chance ?? points ?? 0

/**
 * Reviews every choice of yours in a log, step by step, so that the caller can show the progress and stop. The seed and the playouts
 * determine the result.
 */
export function* review<S, M, O>(
  module: PlayModule<S, M, O>,
  start: S,
  log: readonly M[],
  playouts: number,
  seed: number,
): Generator<Progress, Review, undefined> {
  const { game } = module
  const state = copy(start)
  const opponent = hasOpponent(module, state)
  const choices = countChoices(module, start, log)
  const moments: Moment[] = []
  let before: number | undefined
  for (const [at, move] of log.entries()) {
    if (isChoice(module, state)) {
      const search = openSearch(module, state, dice(seed + at))
      const key = game.key(move)
      grow(search, Math.ceil(playouts / 2))
      // A rarely tried move has a noisy value: before it is blamed it gets as many playouts as the best one.
      const favourite = judge(search)[0]?.key ?? key
      for (const one of new Set([favourite, key])) hear(search, one, Math.ceil(playouts / 4))
      const judged = judge(search).filter((one) => one.playouts > 0)
      const mine = judged.find((one) => one.key === key)
      const advice = judged.map((one) => adviceOf(module, one, opponent))
      const top = advice[0]
      if (mine !== undefined && top !== undefined) {
        const chosen = worth(adviceOf(module, mine, opponent))
        const best = Math.max(worth(top), chosen)
        const better = advice.filter((one) => worth(one) > chosen).slice(0, BETTER_SHOWN)
        const luck = before === undefined ? 0 : best - before
        moments.push({ at, best, chosen, cost: best - chosen, luck, key, better })
        before = chosen
      }
      yield { done: moments.length, of: choices }
    }
    game.apply(state, move)
  }
  const end = endOf(module, state, opponent)
  const last = before === undefined ? 0 : end - before
  return {
    unit: opponent ? 'chance' : 'points',
    moments,
    end,
    cost: moments.reduce((sum, { cost }) => sum + cost, 0),
    luck: moments.reduce((sum, { luck }) => sum + luck, last),
  }
}

function isChoice<S, M, O>({ game }: PlayModule<S, M, O>, state: S): boolean {
  const step = game.step(state)
  return step.kind === 'choice' && step.seat === 'you' && game.options(state).length > 1
}

function countChoices<S, M, O>(module: PlayModule<S, M, O>, start: S, log: readonly M[]): number {
  const state = copy(start)
  let count = 0
  for (const move of log) {
    if (isChoice(module, state)) count++
    module.game.apply(state, move)
  }
  return count
}

function endOf<S, M, O>(module: PlayModule<S, M, O>, state: S, opponent: boolean): number {
  const { outcome, sides } = module.score(state)
  if (!opponent) return sides.find(({ seat }) => seat === 'you')?.total ?? 0
  return outcome.winner === 'you' ? 1 : outcome.winner === 'automa' ? 0 : 0.5
}

// What makes a game good to play, counted while it is played: how long the outcome stays open, and how often there is something to choose.
import { copy } from '../kernel/copy.ts'
import type { PlayModule, ScoreSheet, Weighted } from '../kernel/contract.ts'
import { marginOf } from '../players/margin.ts'
import { valueOf } from '../players/value.ts'

/** Counts over many games. Only games that somebody won count for drama. */
export interface Quality {
  /** Decisive games, and moments of yours in them at which the later winner was behind on points, of how many. */
  decisive: number
  moments: number
  behind: number
  /** How far behind the winner had been at most, in points, over all games. */
  deficit: number
  /** Choices of yours that were looked at, those with more than one sensible option, and the games they are from. */
  choices: number
  open: number
  looked: number
}

export const quality = (): Quality => ({
  decisive: 0,
  moments: 0,
  behind: 0,
  deficit: 0,
  choices: 0,
  open: 0,
  looked: 0,
})

export function mergeQuality(all: Quality, part: Quality): void {
  for (const key of Object.keys(all) as (keyof Quality)[]) all[key] += part[key]
}

/** Looking at all options costs as much as a greedy player: one game in so many is enough. */
export const EVERY = 8
/** An option is sensible if it is this close to the best one, as a part of the distance from the best to the worst. */
const CLOSE = 0.1

/** Watches one game. */
export interface Watch<S, M> {
  /** Before each move of yours. */
  choice(state: S, options: readonly Weighted<M>[]): void
  /** When the game is over. */
  ended(sheet: ScoreSheet): void
}

export function watching<S, M, O>(module: PlayModule<S, M, O>, all: Quality, index: number): Watch<S, M> {
  const margins: number[] = []
  const isLooked = index % EVERY === 0
  return {
    choice(state, options) {
      margins.push(marginOf(module.score(state)))
      if (!isLooked || options.length < 2) return
      all.choices++
      if (sensible(module, state, options) > 1) all.open++
    },
    ended({ outcome: { winner } }) {
      if (isLooked) all.looked++
      if (winner !== 'you' && winner !== 'automa') return
      const sign = winner === 'you' ? 1 : -1
      all.decisive++
      all.moments += margins.length
      all.behind += margins.filter((margin) => margin * sign < 0).length
      all.deficit += Math.max(0, ...margins.map((margin) => -margin * sign))
    },
  }
}

/** How many options look about as good as the best one, at once. */
function sensible<S, M, O>(module: PlayModule<S, M, O>, state: S, options: readonly Weighted<M>[]): number {
  const values = options.map(({ move }) => {
    const next = copy(state)
    module.game.apply(next, move)
    return valueOf(module, next)
  })
  const best = Math.max(...values)
  const near = CLOSE * (best - Math.min(...values))
  return values.filter((value) => value >= best - near).length
}

// What chance brought between two choices of yours. Every position that could have come is looked at in the same way, with the same number
// of playouts and the same random numbers, so that an eye that sees too much or too little does so on both sides.
import { dice } from '../kernel/chance.ts'
import type { PlayModule } from '../kernel/contract.ts'
import { grow, judge, openSearch } from '../players/search/tree.ts'
import { credible, type Estimate, together } from './error.ts'
import { endOf, rawOf, toldOf, type Unit } from './told.ts'
import { type Ways, waysFrom } from './ways.ts'

export interface Draw {
  /** The entry of the log, from 0, in which chance first had its say. */
  readonly at: number
  /** The value of what came, less the mean of what could have come; 0 unless it is more than noise. */
  readonly luck: number
  readonly error: number
}

export interface Looking {
  readonly unit: Unit
  /** How often the position that came is looked at, and how many of those that could have come. */
  readonly looks: number
  /** Playouts of one look. */
  readonly playouts: number
  readonly seed: number
}

interface Passage<S> {
  /** The table when you had chosen. */
  readonly from: S
  /** The table when you chose again, or at the end. */
  readonly to: S
  readonly at: number
  /** Its number, for a seed of its own. */
  readonly done: number
}

export function drawOf<S, M, O>(
  module: PlayModule<S, M, O>,
  { from, to, at, done }: Passage<S>,
  looking: Looking,
): Draw {
  const own = { ...looking, seed: looking.seed + 1000 * (done + 1) }
  const came = statistics(Array.from({ length: own.looks }, (_, n) => look(module, to, own, n)))
  const could = meanOf(module, waysFrom(module, from, own.looks, own.seed), own, came.spread)
  const error = together(came.error, could.error)
  return { at, luck: credible(came.mean - could.mean, error), error }
}

/**
 * The mean over all ways, by their probabilities. If all are there only the looks have an error, of the spread given; if some were drawn,
 * others might have been.
 */
export function meanOf<S, M, O>(
  module: PlayModule<S, M, O>,
  { ways, isAll }: Ways<S, M>,
  looking: Looking,
  spread?: number,
): Estimate {
  const values = ways.map(({ state }, n) => look(module, state, looking, n))
  const mean = ways.reduce((sum, { share }, n) => sum + share * (values[n] as number), 0)
  const each = isAll && spread !== undefined ? spread : statistics(values).spread
  return { mean, error: each * together(...ways.map(({ share }) => share)) }
}

/** One small search; every one with the same number draws the same random numbers. */
function look<S, M, O>(module: PlayModule<S, M, O>, state: S, { unit, playouts, seed }: Looking, n: number): number {
  if (module.game.step(state).kind === 'over') return endOf(module, state, unit)
  const search = openSearch(module, state, dice(seed + n))
  grow(search, playouts)
  // Up to a horizon the best that was found can be had.
  if (module.eye !== undefined && module.horizon !== undefined) {
    const best = judge(search)[0]
    return toldOf(module, best === undefined ? 0 : rawOf(best, unit), unit)
  }
  let [tried, sum] = [0, 0]
  for (const one of judge(search)) {
    tried += one.playouts
    sum += one.playouts * rawOf(one, unit)
  }
  return toldOf(module, sum / Math.max(1, tried), unit)
}

function statistics(values: readonly number[]): Estimate & { readonly spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const spread = Math.sqrt(squares / Math.max(1, values.length - 1))
  return { mean, error: spread / Math.sqrt(values.length), spread }
}

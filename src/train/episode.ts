// Games played to learn from: what the table measured at your choices and after your moves, and what it came to.
import { dice } from '../kernel/chance.ts'
import type { AnyModule, Weighted } from '../kernel/contract.ts'
import { copyOf } from '../kernel/copy.ts'
import { type Measured, measuring } from '../kernel/eye.ts'
import { playOn } from '../kernel/play-on.ts'
import { draw } from '../kernel/policy.ts'
import { seedOf } from '../lab/run.ts'
import { playerOf } from '../players/index.ts'
import { resultOf, sightOf } from '../players/sight.ts'
import { bestAtOnce } from '../players/search/at-once.ts'
import { grow, judge, openSearch } from '../players/search/tree.ts'
import type { Rows } from './fit.ts'

export interface Episodes {
  /** Options of the games, taken in turn. */
  readonly settings: readonly Readonly<Record<string, string>>[]
  readonly seed: string
  readonly from: number
  readonly to: number
  /** Playouts per choice; 0 looks one step ahead. */
  readonly playouts: number
  /** How often any move is made, in thousandths. */
  readonly stray: number
  /** How many points ahead are clear. */
  readonly width: number
  /** Who plays while there is nothing learnt yet. */
  readonly teacher: 'random' | 'greedy'
  /** How much of what a position came to is told by the end, and not by the next position. */
  readonly patience: number
  /** How much of a result is the victory itself. */
  readonly victory: number
  /** One position in so many is kept: neighbours say the same. */
  readonly every: number
}

interface Moment {
  readonly inputs: Float32Array
  readonly value: number
  /** The move made here was any move: what came of it says nothing about the positions before. */
  readonly strays: boolean
}

/** Plays games `from` … `to` - 1; a module without an eye plays at random. */
export function playEpisodes(module: AnyModule, features: readonly Measured<unknown>[], job: Episodes): Rows {
  const inputs: Float32Array[] = []
  const targets: number[] = []
  for (let index = job.from; index < job.to; index++) {
    const setting = job.settings[index % job.settings.length] as Readonly<Record<string, string>>
    const { moments, end } = playEpisode(module, features, setting, index, job)
    let target = end
    for (let at = moments.length - 1; at >= 0; at--) {
      const { inputs: row, value, strays } = moments[at] as Moment
      if (strays) target = value
      if ((at + index) % job.every === 0) {
        inputs.push(row)
        targets.push(target)
      }
      // Between horizons little is left to chance: only the end tells what a position came to.
      if (module.eye !== undefined && module.horizon === undefined)
        target = job.patience * target + (1 - job.patience) * value
    }
  }
  const all = new Float32Array(inputs.length * features.length)
  inputs.forEach((row, at) => all.set(row, at * features.length))
  return { inputs: all, targets: Float32Array.from(targets) }
}

function playEpisode(
  module: AnyModule,
  features: readonly Measured<unknown>[],
  setting: Readonly<Record<string, string>>,
  index: number,
  { seed, playouts, stray, width, teacher, victory }: Episodes,
) {
  const stream = dice(seedOf(seed, index))
  const state = module.game.start(setting)
  const moments: Moment[] = []
  const { eye, horizon } = module
  const taught = playerOf(teacher)
  const measured = measuring(features)
  const note = (s: unknown, value: number, strays: boolean): void => {
    moments.push({ inputs: Float32Array.from(measured(s)), value, strays })
  }
  playOn(module, state, {
    stream,
    choose(now, options) {
      if (options.length === 1) return options[0]?.move
      const strays = (eye === undefined && teacher === 'random') || stream.below(1000) < stray
      const [best, value] =
        eye === undefined ? [taught(module, now, options, stream), 0] : choice(module, now, options, playouts, stream)
      const move = strays ? draw(options, stream) : best
      if (horizon === undefined) note(now, value, strays && eye !== undefined)
      const next = copyOf(module.game, now)
      module.game.apply(next, move)
      // Up to a horizon there is nothing to learn about.
      if (horizon !== undefined) {
        if (horizon.isBeyond(next, now) && module.game.step(next).kind !== 'over') note(next, value, false)
        return move
      }
      if (eye !== undefined && module.game.step(next).kind !== 'over')
        note(next, strays ? eye.value(next) : value, false)
      else if (module.game.step(next).kind !== 'over') note(next, 0, false)
      return move
    },
  })
  return { moments, end: resultOf(module, state, { width, victory }) }
}

/** The move that a search or a look ahead finds best, its value, and how likely it is told to win. */
export function choice<M>(
  module: AnyModule,
  state: unknown,
  options: readonly Weighted<M>[],
  playouts: number,
  stream: ReturnType<typeof dice>,
): readonly [M, number, number] {
  if (playouts > 0) {
    const search = openSearch(module, state, stream)
    grow(search, playouts)
    const best = judge(search)[0]
    return [best?.move as M, best?.value ?? 0, best?.chance ?? 0]
  }
  const { eye } = module
  if (eye === undefined) throw new Error('nothing has been learnt yet')
  const [best, value] = bestAtOnce(module, sightOf(module, eye), state, options)
  return [best as M, value, value]
}

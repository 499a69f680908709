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
import { valueOf } from '../players/value.ts'
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
  /** How many moves that are not made are looked at beside each that is. */
  readonly siblings: number
}

interface Moment {
  readonly inputs: Float32Array
  readonly value: number
  /** A move that was not made: by how much it looked worse than the one that was. */
  readonly behind?: number
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
    for (const { inputs: row, value, strays, behind } of moments.toReversed()) {
      if (behind !== undefined) {
        inputs.push(row)
        targets.push(target - behind)
        continue
      }
      if (strays) target = value
      inputs.push(row)
      targets.push(target)
      if (module.eye !== undefined) target = job.patience * target + (1 - job.patience) * value
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
  { seed, playouts, stray, width, teacher, siblings }: Episodes,
) {
  const stream = dice(seedOf(seed, index))
  const state = module.game.start(setting)
  const moments: Moment[] = []
  const { eye } = module
  const taught = playerOf(teacher)
  const measured = measuring(features)
  const note = (s: unknown, value: number, strays: boolean): void => {
    moments.push({ inputs: Float32Array.from(measured(s)), value, strays })
  }
  const seen = (s: unknown, now: unknown): number => (eye === undefined ? valueOf(module, s) : sightOf(module, eye).glance(s, now))
  const after = <M>(now: unknown, move: M): unknown => {
    const next = copyOf(module.game, now)
    module.game.apply(next, move)
    return next
  }
  /** Some of the moves that are not made: without them nothing would be learnt about what is never done. */
  const beside = <M>(now: unknown, options: readonly Weighted<M>[], best: M): void => {
    const top = seen(after(now, best), now)
    for (let n = 0; n < siblings; n++) {
      const move = draw(options, stream)
      const next = after(now, move)
      if (move !== best && module.game.step(next).kind !== 'over')
        moments.push({ inputs: Float32Array.from(measured(next)), value: 0, strays: false, behind: top - seen(next, now) })
    }
  }
  playOn(module, state, {
    stream,
    choose(now, options) {
      if (options.length === 1) return options[0]?.move
      const strays = (eye === undefined && teacher === 'random') || stream.below(1000) < stray
      const [best, value] =
        eye === undefined ? [taught(module, now, options, stream), 0] : choice(module, now, options, playouts, stream)
      note(now, value, strays && eye !== undefined)
      if (siblings > 0 && !strays) beside(now, options, best)
      const move = strays ? draw(options, stream) : best
      const next = copyOf(module.game, now)
      module.game.apply(next, move)
      if (eye !== undefined && module.game.step(next).kind !== 'over')
        note(next, strays ? eye.value(next) : value, false)
      else if (module.game.step(next).kind !== 'over') note(next, 0, false)
      return move
    },
  })
  return { moments, end: resultOf(module, state, width) }
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
  const sight = sightOf(module, eye)
  let best = (options[0] as Weighted<M>).move
  let top = Number.NEGATIVE_INFINITY
  for (const { move } of options) {
    const next = copyOf(module.game, state)
    module.game.apply(next, move)
    const value = sight.glance(next, state)
    if (value > top) {
      top = value
      best = move
    }
  }
  return [best, top, top]
}

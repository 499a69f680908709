// One game, played out in place as fast as the rules allow.
import { type Dice, dice } from '../kernel/chance.ts'
import type { PlayModule, ScoreSheet, Tracer, Weighted } from '../kernel/contract.ts'
import { playOn } from '../kernel/play-on.ts'
import type { Player } from '../players/index.ts'
import { random } from '../players/random.ts'

/** Plays `state` to its end and returns how many moves that took. */
export function playOut<S, M, O>(
  module: PlayModule<S, M, O>,
  state: S,
  player: Player,
  stream: Dice,
  tracer?: Tracer,
): number {
  // Who takes any option needs no list of them.
  const choose =
    player === random ? undefined : (now: S, options: readonly Weighted<M>[]) => player(module, now, options, stream)
  return playOn(module, state, { stream, tracer, choose })
}

/** What is played, the same for every game of a simulation. */
export interface Setting<S, M, O> {
  readonly module: PlayModule<S, M, O>
  readonly options: O
  readonly player: Player
  readonly seed: string
  readonly tracer?: Tracer
}

export interface Played {
  readonly sheet: ScoreSheet
  readonly moves: number
}

/** Game number `index` of a simulation. Its seed follows from the base seed and its number, so it is the same in any batch. */
export function playGame<S, M, O>({ module, options, player, seed, tracer }: Setting<S, M, O>, index: number): Played {
  const state = module.game.start(options)
  const moves = playOut(module, state, player, dice(seedOf(seed, index)), tracer)
  return { sheet: module.score(state), moves }
}

/** The golden ratio's steps visit every 32-bit number once: no two games of a simulation share a seed. */
export function seedOf(base: string, index: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < base.length; i++) hash = Math.imul(hash ^ base.charCodeAt(i), 0x01000193)
  return (hash + Math.imul(index, 0x9e3779b9)) | 0
}

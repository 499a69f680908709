import type { Dice } from '../kernel/chance.ts'
import type { PlayModule, Weighted } from '../kernel/contract.ts'
import { copyOf } from '../kernel/copy.ts'
import type { Player } from './player.ts'
import { valueOf } from './value.ts'

/** Looks one step ahead and takes what looks best at once; among equals the stream decides. */
export const greedy: Player = <S, M, O>(
  module: PlayModule<S, M, O>,
  state: S,
  options: readonly Weighted<M>[],
  stream: Dice,
): M => {
  let best = (options[0] as Weighted<M>).move
  if (options.length === 1) return best
  let top = Number.NEGATIVE_INFINITY
  let equals = 0
  for (const { move } of options) {
    const next = copyOf(module.game, state)
    module.game.apply(next, move)
    const value = valueOf(module, next)
    if (value < top) continue
    equals = value > top ? 1 : equals + 1
    top = value
    // Each of n equals stays with chance 1/n, without a list of them.
    if (equals === 1 || stream.below(equals) === 0) best = move
  }
  return best
}

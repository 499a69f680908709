// Who plays your seat when nobody sits there.
import type { Dice } from '../kernel/chance.ts'
import type { PlayModule, Weighted } from '../kernel/contract.ts'

/** Picks one of `options(state)`. It leaves the state alone and draws its luck from the stream, so that a seed fixes it. */
export type Player = <S, M, O>(
  module: PlayModule<S, M, O>,
  state: S,
  options: readonly Weighted<M>[],
  stream: Dice,
) => M

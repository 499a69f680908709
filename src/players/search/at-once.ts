// The move that looks best right after it was made, as a learned eye sees it.
import type { PlayModule, Weighted } from '../../kernel/contract.ts'
import { copyOf } from '../../kernel/copy.ts'
import type { Sight } from '../sight.ts'

export function bestAtOnce<S, M, O>(
  { game }: PlayModule<S, M, O>,
  sight: Sight<S>,
  state: S,
  options: readonly Weighted<M>[],
): readonly [move: M, value: number] {
  let best = (options[0] as Weighted<M>).move
  let top = Number.NEGATIVE_INFINITY
  for (const { move } of options) {
    const next = copyOf(game, state)
    game.apply(next, move)
    const value = sight.glance(next, state)
    if (value > top) {
      top = value
      best = move
    }
  }
  return [best, top]
}

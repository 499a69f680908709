// The one loop that plays a game in place: the lab, the search, the editor and the tests all use it.
import type { Dice } from './chance.ts'
import type { PlayModule, Tracer, Weighted } from './contract.ts'
import { drawn } from './policy.ts'

export interface Playing<S, M> {
  /** Your move; undefined to stop here. Without it any of your options is drawn, with equal probability. */
  readonly choose?: ((state: S, options: readonly Weighted<M>[]) => M | undefined) | undefined
  /** What chance draws from. */
  readonly stream: Dice
  /** Told how the automa decides. */
  readonly tracer?: Tracer | undefined
  /** Called with every state on the way, including the first and the last. */
  readonly watch?: (state: S, steps: number) => void
}

/** Plays until the game is over or `choose` stops it; returns the number of moves (draws do not count). */
export function playOn<S, M, O>(
  { game, automa }: Pick<PlayModule<S, M, O>, 'game' | 'automa'>,
  state: S,
  playing: Playing<S, M>,
): number {
  const { stream, tracer, choose, watch } = playing
  let moves = 0
  for (let steps = 0; ; steps++) {
    watch?.(state, steps)
    const step = game.step(state)
    if (step.kind === 'over') return moves
    if (step.kind === 'chance') {
      game.apply(state, drawn(game, state, stream))
      continue
    }
    const move =
      step.seat === 'automa'
        ? automa.decide(state, tracer)
        : choose === undefined
          ? drawn(game, state, stream)
          : choose(state, game.options(state))
    if (move === undefined) return moves
    game.apply(state, move)
    moves++
  }
}

// The one loop that plays a game on in place: the lab, the search, the editor and the tests all go through it.
import { type Dice, pickWeighted } from './chance.ts'
import type { PlayModule, Tracer, Weighted } from './contract.ts'

export interface Playing<S, M> {
  /** Your move; nothing where the game is to stop here. */
  choose(state: S, options: readonly Weighted<M>[]): M | undefined
  /** What chance draws from. */
  readonly stream: Dice
  /** Told how the automa decides. */
  readonly tracer?: Tracer | undefined
  /** Looks at every state on the way, the first and the last included. */
  watch?(state: S, moves: number): void
}

/** Plays on until the game is over or `choose` stops it; returns how many moves that took, of all three seats. */
export function playOn<S, M, O>(
  { game, automa }: Pick<PlayModule<S, M, O>, 'game' | 'automa'>,
  state: S,
  playing: Playing<S, M>,
): number {
  const { stream, tracer } = playing
  for (let moves = 0; ; moves++) {
    playing.watch?.(state, moves)
    const step = game.step(state)
    if (step.kind === 'over') return moves
    if (step.kind === 'chance') game.apply(state, pickWeighted(game.options(state), stream).move)
    else if (step.seat === 'automa') game.apply(state, automa.decide(state, tracer))
    else {
      const move = playing.choose(state, game.options(state))
      if (move === undefined) return moves
      game.apply(state, move)
    }
  }
}

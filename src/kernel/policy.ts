// Quick choices: what chance draws, and what your seat plays in playouts beyond the search tree.
import { type Dice, pickWeighted } from './chance.ts'
import type { Game, Weighted } from './contract.ts'
import { copy } from './copy.ts'

/** Draws `count` of the options and takes the one with the best outlook: sensible, varied, and quicker than trying all. */
export const bestOf =
  <S, M>(count: number, apply: (s: S, move: M) => void, outlook: (s: S) => number, copyState: (s: S) => S = copy) =>
  (s: S, options: readonly Weighted<M>[], stream: Dice): M => {
    const moves: M[] = []
    for (let n = 0; n < count; n++) {
      const move = draw(options, stream)
      if (!moves.includes(move)) moves.push(move)
    }
    let best = moves[0] as M
    if (moves.length === 1) return best
    let top = Number.NEGATIVE_INFINITY
    for (const move of moves) {
      const next = copyState(s)
      apply(next, move)
      const value = outlook(next)
      if (value > top) {
        top = value
        best = move
      }
    }
    return best
  }

/** Any option, with equal probability. */
export const draw = <M>(options: readonly Weighted<M>[], stream: Dice): M =>
  (options[stream.below(options.length)] as Weighted<M>).move

/** What chance draws, or any choice: by the game's own `draw`, which lists nothing, where it has one. */
export const drawn = <S, M, O>(game: Game<S, M, O>, state: S, stream: Dice): M =>
  game.draw === undefined ? pickWeighted(game.options(state), stream).move : game.draw(state, stream)

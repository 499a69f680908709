// Quick choices for your seat: used in playouts beyond the search tree.
import type { Dice } from './chance.ts'
import type { Weighted } from './contract.ts'
import { copy } from './copy.ts'

/** Draws `count` of the options and takes the one with the best outlook: sensible, varied, and quicker than trying all. */
export const bestOf =
  <S, M>(count: number, apply: (s: S, move: M) => void, outlook: (s: S) => number) =>
  (s: S, options: readonly Weighted<M>[], stream: Dice): M => {
    let best = draw(options, stream)
    let top = Number.NEGATIVE_INFINITY
    for (let n = 0; n < count; n++) {
      const move = n === 0 ? best : draw(options, stream)
      const next = copy(s)
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

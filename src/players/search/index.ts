import type { Dice } from '../../kernel/chance.ts'
import type { PlayModule, Weighted } from '../../kernel/contract.ts'
import type { Player } from '../player.ts'
import { grow, judge, openSearch } from './tree.ts'

/** How long a search may think about a move: so many playouts, or until the clock it is given has gone on so far. */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; readonly now: () => number }

export const USUAL = { playouts: 200 } as const satisfies Budget

/** Plays out each choice many times and takes what proved best. With a budget in playouts a seed fixes it. */
export const searching =
  (budget: Budget): Player =>
  <S, M, O>(module: PlayModule<S, M, O>, state: S, options: readonly Weighted<M>[], stream: Dice): M => {
    const only = options[0] as Weighted<M>
    if (options.length === 1) return only.move
    const search = openSearch(module, state, stream)
    if ('playouts' in budget) grow(search, budget.playouts)
    else grow(search, Number.POSITIVE_INFINITY, ringing(budget.milliseconds, budget.now))
    return (judge(search)[0] ?? only).move
  }

function ringing(milliseconds: number, now: () => number): () => boolean {
  const end = now() + milliseconds
  return () => now() >= end
}

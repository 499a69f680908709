// The search of all games: over kept states where a game has a learned eye, by playing on where it has none. One looks like the other.
import type { Dice } from '../../kernel/chance.ts'
import type { PlayModule } from '../../kernel/contract.ts'
import * as certain from './certain.ts'
import * as kept from './kept.ts'
import * as plain from './plain.ts'

/** A search that has begun; it can always be taken further. */
export type Search<S, M, O> = kept.Search<S, M, O> | certain.Search<S, M, O> | plain.Search<S, M, O>

/** What a search thinks of a move so far. */
export type Judged<M> = plain.Judged<M>

export const openSearch = <S, M, O>(module: PlayModule<S, M, O>, root: S, stream: Dice): Search<S, M, O> =>
  module.eye === undefined
    ? plain.openSearch(module, root, stream)
    : module.horizon === undefined
      ? kept.openSearch(module, module.eye, root, stream)
      : certain.openSearch(module, module.eye, module.horizon, root, stream)

/** Takes a search `playouts` further, or until somebody says stop. */
export function grow<S, M, O>(search: Search<S, M, O>, playouts: number, stop?: () => boolean): void {
  if ('met' in search) certain.grow(search, playouts, stop)
  else if ('sight' in search) kept.grow(search, playouts, stop)
  else plain.grow(search, playouts, stop)
}

/** Gives one move of the root a hearing of its own: `playouts` that all begin with it. */
export function hear<S, M, O>(search: Search<S, M, O>, key: string, playouts: number): void {
  if ('met' in search) certain.hear(search, key, playouts)
  else if ('sight' in search) kept.hear(search, key, playouts)
  else plain.hear(search, key, playouts)
}

/** The options of the root, best first. */
export const judge = <S, M, O>(search: Search<S, M, O>): Judged<M>[] =>
  'met' in search ? certain.judge(search) : 'sight' in search ? kept.judge(search) : plain.judge(search)

/** What a search has cost so far, in playouts. */
export const spentOn = <S, M, O>(search: Search<S, M, O>): number =>
  'met' in search ? certain.spentOn(search) : judge(search).reduce((sum, { playouts }) => sum + playouts, 0)

import type { PlayModule } from '../kernel/contract.ts'
import { judge, type Judged, type Search } from '../players/search/tree.ts'
import { chanceOf } from './chance.ts'

/** A move with its value: a chance of winning, or points at the end if there is nobody to beat. */
export interface Advice {
  readonly key: string
  readonly playouts: number
  readonly chance?: number
  readonly points?: number
}

/** The best options found so far, best first. */
export function advise<S, M, O>(search: Search<S, M, O>, count = 3): Advice[] {
  const { module } = search
  const opponent = hasOpponent(module, search.root)
  return judge(search)
    .filter(({ playouts }) => playouts > 0)
    .slice(0, count)
    .map((one) => adviceOf(module, one, opponent))
}

export function adviceOf<S, M, O>(
  { playsOnBetter }: PlayModule<S, M, O>,
  { key, playouts, chance, margin }: Judged<M>,
  opponent: boolean,
): Advice {
  return opponent ? { key, playouts, chance: chanceOf(chance, playsOnBetter) } : { key, playouts, points: margin }
}

export const hasOpponent = <S, M, O>(module: PlayModule<S, M, O>, state: S): boolean =>
  module.score(state).sides.length > 1

import { spotOf, type SpotProps } from '../../../web/kit/board/Spot.tsx'
import { markOf } from '../../../web/kit/board/view.ts'
import type { State } from '../state.ts'
import { board, idOf, type Target, useView } from './view.ts'

/** The place of a kind of card that a side does not have is no card. */
const isThere = ({ boards }: State, target: Target): boolean =>
  target.kind !== 'cards' || (boards[target.side].cards[target.no] ?? 0) > 0

export const Spot = spotOf(board, useView, (_, { target }: SpotProps<Target>, { s, marked }) => ({
  'data-mark': isThere(s, target) ? markOf(marked, idOf(target)) : undefined,
}))

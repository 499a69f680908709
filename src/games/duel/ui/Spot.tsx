import { spotOf, type SpotProps } from '../../../web/kit/board/Spot.tsx'
import { markOf } from '../../../web/kit/board/view.ts'
import { board, idOf, type Target, useView } from './view.ts'

export const Spot = spotOf(board, useView, (_, { target }: SpotProps<Target>, { marked }) => ({
  'data-mark': markOf(marked, idOf(target)),
}))

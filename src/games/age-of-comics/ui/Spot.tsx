import { spotOf, type SpotProps } from '../../../web/kit/board/Spot.tsx'
import { markOf } from '../../../web/kit/board/view.ts'
import { board, type Target, useView } from './view.ts'

interface Props extends SpotProps<Target> {
  /** The id of its component, if the why panel may mention it. */
  readonly id?: string | undefined
}

export const Spot = spotOf(board, useView, (name, { id }: Props, { asked, marked }) => ({
  'data-piece': name,
  'data-asked': asked === name || undefined,
  'data-mark': markOf(marked, id),
}))

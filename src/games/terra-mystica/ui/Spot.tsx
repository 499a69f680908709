import { spotOf } from '../../../web/kit/board/Spot.tsx'
import type { SpotProps } from '../../../web/kit/board/Spot.tsx'
import { rowAtOnce, theirMoves } from './choices/offers.ts'
import { board, type Target, useView, type View } from './view.ts'

interface Props extends SpotProps<Target> {
  /** Neighbours and the like: more than its name, announced after it. */
  readonly about?: string | undefined
}

/** On this board everything keeps its place. */
export const Spot = spotOf(board, useView, (name, { target, about }: Props, view: View) => {
  const aims = target.kind === 'opponent' && theirMoves(view.s, view.options, target.no).length > 0
  const opens = !aims && rowAtOnce(view, target) === undefined
  return {
    'data-at': name,
    'data-flip': undefined,
    'aria-haspopup': opens ? 'dialog' : undefined,
    'aria-pressed': aims ? view.aim === target.no : undefined,
    'aria-description': about,
  }
})

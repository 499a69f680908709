import { spotOf, type SpotProps } from '../../../web/kit/board/Spot.tsx'
import { markOf } from '../../../web/kit/board/view.ts'
import { card, token, wonder } from '../catalogue/index.ts'
import { board, type Target, useView } from './view.ts'

const ITEMS = { card, wonder, token } as const

/** The id of the component, if the why panel may mention it. */
const idOf = (target: Target): string | undefined => ('no' in target ? ITEMS[target.kind](target.no).id : undefined)

export const Spot = spotOf(board, useView, (_, { target }: SpotProps<Target>, { marked }) => ({
  'data-mark': markOf(marked, idOf(target)),
}))

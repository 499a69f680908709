import { spotOf } from '../../../web/kit/board/Spot.tsx'
import { board, useView } from './view.ts'

/** Nothing moves on this board but where it lies. */
export const Spot = spotOf(board, useView, (name) => ({ 'data-at': name, 'data-flip': undefined }))

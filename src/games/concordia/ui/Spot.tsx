import { spotOf } from '../../../web/kit/board/Spot.tsx'
import { board, useView } from './view.ts'

export const Spot = spotOf(board, useView, (name) => ({ 'data-at': name }))

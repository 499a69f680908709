import type { Move } from '../../moves.ts'
import { piecesOf } from '../view.ts'

/** Moves with their own button below the map: those about no piece, or about several, and the dwelling after a spade. */
export const isLoose = (move: Move): boolean =>
  piecesOf(move).length === 0 || move.do === 'settle' || move.do === 'build'

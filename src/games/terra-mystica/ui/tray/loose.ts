import type { Move } from '../../moves.ts'
import { piecesOf } from '../view.ts'

/** Moves that have a button of their own under the map: those about no piece, or about several, and the dwelling that may follow a spade. */
export const isLoose = (move: Move): boolean =>
  piecesOf(move).length === 0 || move.do === 'settle' || move.do === 'build'

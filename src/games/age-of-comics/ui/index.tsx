// The screen of the game, loaded when it is played.
import type { GameUi } from '../../../web/contract.ts'
import { about, cite } from './about.ts'
import { Board } from './Board.tsx'
import { Grounds } from './Grounds.tsx'
import { Piece, pieces, printed } from './Piece.tsx'

export const ui: GameUi = { Board, Piece, pieces, about, cite, printed, Grounds }

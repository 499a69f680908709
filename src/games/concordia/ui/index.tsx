// The screen of the game, loaded when it is played.
import type { GameUi } from '../../../web/contract.ts'
import { about, cite } from './about.ts'
import { Board } from './Board.tsx'
import { Piece, pieces } from './Piece.tsx'
import { Place } from './place/Place.tsx'
import { spread } from './spread.ts'

export const ui: GameUi = { Board, Piece, pieces, about, spread, cite, Spot: Place }

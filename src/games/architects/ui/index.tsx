// The screen of the game, loaded when it is played.
import type { GameUi } from '../../../web/contract.ts'
import { about, cite } from './about.ts'
import { Aside } from './aside/Aside.tsx'
import { Board } from './Board.tsx'
import { Grounds } from './Grounds.tsx'
import { Piece, pieces } from './Piece.tsx'

export const ui: GameUi = { Board, Piece, pieces, about, cite, Grounds, Aside }

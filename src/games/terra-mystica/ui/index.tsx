// The screen of the game, loaded when it is played.
import type { GameUi } from '../../../web/contract.ts'
import { about } from './about.ts'
import { Board } from './Board.tsx'
import { groups } from './groups.ts'
import { measures } from './measures.ts'
import { Piece, pieces } from './Piece.tsx'
import { Place } from './place/Place.tsx'
import { spread } from './spread.ts'

export const ui: GameUi = { Board, Piece, pieces, about, spread, groups, measures, Spot: Place }

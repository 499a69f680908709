// The screen of the game, loaded when it is played.
import type { GameUi } from '../../../web/contract.ts'
import { about, cite } from './about.ts'
import { Board } from './Board.tsx'
import { TellCard } from './deck/TellCard.tsx'
import { Grounds } from './Grounds.tsx'
import { Piece, pieces } from './Piece.tsx'
import { Place } from './place/Place.tsx'
import { pairs, spread } from './spread.ts'

export const ui: GameUi = { Board, Piece, pieces, about, spread, pairs, cite, Grounds, Spot: Place, Unlisted: TellCard }

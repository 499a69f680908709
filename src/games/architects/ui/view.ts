// The things on the table that can be opened, and what the parts of the board read.
import { type BoardSpec, type BoardView, nameOfTarget, viewContext } from '../../../web/kit/board/view.ts'
import type { DeckNo, Side } from '../asks.ts'
import { card, stage, token, wonder } from '../catalogue/index.ts'
import { DECK_NAMES, type Move, SETS, STACK } from '../moves.ts'
import type { State } from '../state.ts'

/** A thing on the table that can be opened. */
export type Target =
  | { readonly kind: 'deck'; readonly no: DeckNo }
  /** Cards of a kind in front of a side. */
  | { readonly kind: 'cards'; readonly side: Side; readonly no: number }
  /** A card shown for Halicarnassus. */
  | { readonly kind: 'shown'; readonly no: number }
  | { readonly kind: 'stage'; readonly no: number }
  | { readonly kind: 'wonder'; readonly no: number }
  | { readonly kind: 'token'; readonly no: number }
  | { readonly kind: 'left'; readonly no: DeckNo }
  | { readonly kind: 'stack' | 'score' | 'battle' | 'cat' | 'pile' | 'forecast' }

export type View = BoardView<State, Move, Target>

export const { ViewContext, useView } = viewContext<View>()

const nameOf = (target: Target): string =>
  target.kind === 'cards' ? `cards:${target.side}:${target.no}` : nameOfTarget(target)

/** The id of the component, if it is one. */
export function idOf(target: Target): string | undefined {
  switch (target.kind) {
    case 'deck':
      return DECK_NAMES[target.no]
    case 'cards':
    case 'shown':
      return card(target.no).id
    case 'stage':
      return stage(target.no).id
    case 'wonder':
      return wonder(target.no).id
    case 'token':
      return token(target.no).id
    case 'stack':
      return target.kind
    default:
      return undefined
  }
}

/** The pieces a move is about; none for outcomes of chance. */
function piecesOf(move: Move): readonly string[] {
  switch (move.do) {
    case 'take':
    case 'hali-deck':
      return [`deck:${move.deck}`]
    case 'look':
      return ['cat', 'deck:2']
    case 'construct':
      return [`stage:${move.stage}`]
    case 'science':
      return [...new Set(SETS[move.set])].map((kind) => `cards:0:${kind}`)
    case 'token':
      return [move.token === STACK ? 'stack' : `token:${move.token}`]
    case 'hali-card':
      return [`shown:${move.card}`]
    case 'wonder':
      return [`wonder:${move.wonder}`]
    default:
      return []
  }
}

/** A Wonder lasts the whole game, so its popover opens before it is chosen. */
export const board: BoardSpec<State, Move, Target> = {
  rules: { turn: 'R2.8', end: 'R11.1' },
  game: 'architects',
  prefix: 'ar',
  nameOf,
  idOf,
  piecesOf,
  looksFirst: ({ kind }) => kind === 'wonder',
}

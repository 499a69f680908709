// The things on the table that can be opened, and what the parts of the board read.
import type { Weighted } from '../../../kernel/contract.ts'
import {
  type BoardSpec,
  type BoardView,
  nameOfTarget,
  offersOf as offersIn,
  viewContext,
} from '../../../web/kit/board/view.ts'
import { FIRST_LINE, type GameMap } from '../catalogue/geography.ts'
import { card, theCard } from '../catalogue/index.ts'
import { TYPES } from '../catalogue/vocabulary.ts'
import type { Move } from '../moves.ts'
import { mapOf, type State } from '../state.ts'

/** A thing on the table that can be opened. */
export type Target =
  | { readonly kind: 'city' | 'line' | 'province' | 'colonist'; readonly no: number }
  /** A card on display, a card in hand. */
  | { readonly kind: 'sale' | 'hand'; readonly no: number }
  /** Numbers of a side. */
  | { readonly kind: 'coins' | 'houses' | 'onBoard' }
  | { readonly kind: 'played' | 'bought' | 'score' | 'dice' | 'deck' }

export interface View extends BoardView<State, Move, Target> {
  readonly map: GameMap
  readonly still: boolean
  /** The dice of the AI's last turn. */
  readonly rolls: readonly number[]
  /** Goes back to your last moment of a kind, if only moves of yours came since. */
  readonly takeBack: (isThere: (s: State) => boolean) => (() => void) | undefined
}

export const { ViewContext, useView } = viewContext<View>()

/** The pieces a move is about; a move about none has a button in the tray. */
function piecesOf(move: Move, s: State): readonly string[] {
  const map = mapOf(s)
  switch (move.do) {
    case 'play':
      return [`hand:${theCard(move.card)}`]
    case 'acquire':
      return [`sale:${theCard(move.card)}`]
    case 'build':
      return [`city:${map.cityNo(move.city)}`]
    case 'place':
      return [`city:${map.cityNo(move.city)}`]
    case 'to':
      return [`line:${map.lineNo(move.line)}`]
    case 'produce':
      return [`province:${map.provinceNo(move.province)}`]
    case 'pick': {
      const line = map.lineNo(move.at)
      const at = line === undefined ? map.cityNo(move.at) : FIRST_LINE + line
      const type = TYPES.indexOf(move.type)
      return s.player.colonists.flatMap((each, no) => (each.at === at && each.type === type ? [`colonist:${no}`] : []))
    }
    default:
      return []
  }
}

/** The id of the component, if it is one. */
function idOf(target: Target, s: State): string | undefined {
  const map = mapOf(s)
  switch (target.kind) {
    case 'sale':
    case 'hand':
      return card(target.no).id
    case 'city':
      return (map.cities[target.no] ?? map.capital).id
    case 'province':
      return map.provinces[target.no]?.id
    default:
      return undefined
  }
}

/** What goods or coins are paid for. */
const PAID: ReadonlySet<Move['do']> = new Set(['build', 'place', 'acquire'])

export const board: BoardSpec<State, Move, Target> = {
  rules: { turn: 'R3.1', end: 'R13.3' },
  game: 'concordia',
  prefix: 'co',
  nameOf: nameOfTarget,
  idOf,
  piecesOf,
  spends: ({ do: what }) => PAID.has(what),
}

export const offersOf = (s: State, options: readonly Weighted<Move>[]): View['offers'] => offersIn(board, options, s)

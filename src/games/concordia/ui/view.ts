// What every part of the board looks at: the state, what may be chosen now, and how to show more of a piece.
import { createContext, useContext } from 'react'
import type { AnyModule, Lang, Weighted } from '../../../kernel/contract.ts'
import type { Marked, Prefs } from '../../../web/contract.ts'
import { FIRST_LINE, type GameMap } from '../catalogue/geography.ts'
import { theCard } from '../catalogue/index.ts'
import { TYPES } from '../catalogue/vocabulary.ts'
import type { Move } from '../moves.ts'
import { step } from '../options/index.ts'
import { mapOf, type State } from '../state.ts'

/** A thing on the table that can be asked about. */
export type Target =
  | { readonly kind: 'city' | 'line' | 'province' | 'colonist'; readonly no: number }
  /** A card on display, a card in hand. */
  | { readonly kind: 'sale' | 'hand'; readonly no: number }
  | { readonly kind: 'played' | 'bought' | 'score' | 'dice' | 'deck' }

export const nameOfTarget = (target: Target): string => ('no' in target ? `${target.kind}:${target.no}` : target.kind)

/** What the AI has done since you last decided. */
export interface News {
  /** By the names of targets. */
  readonly of: ReadonlySet<string>
  /** The dice of its last turn. */
  readonly rolls: readonly number[]
}

export interface View {
  readonly module: AnyModule
  readonly s: State
  readonly map: GameMap
  readonly lang: Lang
  readonly prefs: Prefs
  readonly still: boolean
  readonly options: readonly Weighted<Move>[]
  /** The options by the names of the targets they are about. */
  readonly offers: ReadonlyMap<string, readonly Move[]>
  readonly news: News
  /** The candidates of the decision that is being explained. */
  readonly marked: Marked | undefined
  readonly play: (move: Move) => void
  /** Plays what a piece offers if that is one thing; opens its leaf if it is several, or nothing. */
  readonly press: (target: Target, at: Element) => void
}

export const ViewContext = createContext<View | undefined>(undefined)

export function useView(): View {
  const view = useContext(ViewContext)
  if (view === undefined) throw new Error('a part of the board outside of it')
  return view
}

/** The pieces a move is about; what is about none has a button in the tray. */
function piecesOf(s: State, move: Move): readonly string[] {
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

export function offersOf(s: State, options: readonly Weighted<Move>[]): ReadonlyMap<string, readonly Move[]> {
  const offers = new Map<string, Move[]>()
  for (const { move } of options)
    for (const piece of piecesOf(s, move)) offers.set(piece, [...(offers.get(piece) ?? []), move])
  return offers
}

/** Why nothing can be chosen now, as a word; nothing when something can. */
export function pause(view: View): 'aiTurn' | 'chance' | 'over' | 'past' | undefined {
  if (view.options.length > 0) return undefined
  const now = step(view.s)
  if (now.kind === 'over') return 'over'
  if (now.kind === 'chance') return 'chance'
  return now.seat === 'automa' ? 'aiTurn' : 'past'
}

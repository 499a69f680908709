// What every part of the board looks at: the state, what may be chosen now, and how to show more of a piece.
import { createContext, useContext } from 'react'
import type { AnyModule, Lang, Weighted } from '../../../kernel/contract.ts'
import type { Prefs } from '../../../web/contract.ts'
import type { DeckNo, Side } from '../asks.ts'
import { type Move, SETS, STACK } from '../moves.ts'
import { step } from '../options/index.ts'
import type { State } from '../state.ts'

/** A thing on the table that can be asked about. */
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

export const nameOfTarget = (target: Target): string =>
  target.kind === 'cards'
    ? `cards:${target.side}:${target.no}`
    : 'no' in target
      ? `${target.kind}:${target.no}`
      : target.kind

export interface View {
  readonly module: AnyModule
  readonly s: State
  readonly lang: Lang
  readonly prefs: Prefs
  readonly options: readonly Weighted<Move>[]
  /** What the options are about, by the names of targets. */
  readonly lit: ReadonlySet<string>
  /** What the Opponent did last, by the names of targets. */
  readonly news: ReadonlySet<string>
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

/** The pieces a move is about; outcomes of chance are about none. */
export function piecesOf(move: Move): readonly string[] {
  switch (move.do) {
    case 'take':
    case 'hali-deck':
      return [`deck:${move.deck}`]
    case 'look':
      return ['deck:2']
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

export const litBy = (options: readonly Weighted<Move>[]): ReadonlySet<string> =>
  new Set(options.flatMap(({ move }) => piecesOf(move)))

export const movesOn = (options: readonly Weighted<Move>[], piece: string): readonly Move[] =>
  options.flatMap(({ move }) => (piecesOf(move).includes(piece) ? [move] : []))

/** Why nothing can be chosen now, as a word; nothing when something can. */
export function pause(view: View): 'opponentTurn' | 'chance' | 'over' | 'past' | undefined {
  if (view.options.length > 0) return undefined
  const now = step(view.s)
  if (now.kind === 'over') return 'over'
  if (now.kind === 'chance') return 'chance'
  return now.seat === 'automa' ? 'opponentTurn' : 'past'
}

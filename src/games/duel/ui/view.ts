// What every part of the board looks at: the state, what may be chosen now, and how to show more of a piece.
import { createContext, useContext } from 'react'
import type { AnyModule, Lang, Weighted } from '../../../kernel/contract.ts'
import type { Prefs } from '../../../web/contract.ts'
import { key, type Move } from '../moves.ts'
import { step } from '../options/index.ts'
import type { Side } from '../asks.ts'
import { layoutOf, type State } from '../state.ts'

/** A thing on the table that can be asked about. */
export type Target =
  | { readonly kind: 'card'; readonly no: number }
  | { readonly kind: 'back'; readonly slot: number }
  | { readonly kind: 'wonder'; readonly no: number }
  | { readonly kind: 'token'; readonly no: number }
  | { readonly kind: 'score' | 'city'; readonly side: Side }
  | { readonly kind: 'pile' | 'track' }

export const nameOfTarget = (target: Target): string =>
  'no' in target
    ? `${target.kind}:${target.no}`
    : 'side' in target
      ? `${target.kind}:${target.side}`
      : 'slot' in target
        ? `slot:${target.slot}`
        : target.kind

export interface View {
  readonly module: AnyModule
  readonly s: State
  readonly lang: Lang
  readonly prefs: Prefs
  readonly options: readonly Weighted<Move>[]
  /** What the options are about, by the names of targets. */
  readonly lit: ReadonlySet<string>
  /** What SOLO did last, by the names of targets. */
  readonly news: ReadonlySet<string>
  readonly play: (move: Move) => void
  readonly show: (target: Target, at: Element) => void
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
    case 'build':
    case 'discard':
    case 'free':
    case 'destroy':
    case 'wonder':
      return [`card:${move.card}`]
    case 'liberty':
      return [`card:${move.take}`]
    case 'draft':
      return [`wonder:${move.wonder}`]
    case 'token':
      return [`token:${move.token}`]
    default:
      return []
  }
}

export const litBy = (options: readonly Weighted<Move>[]): ReadonlySet<string> =>
  new Set(options.flatMap(({ move }) => piecesOf(move)))

/** The option of that key, if it is one. */
export function optionOf(view: View, name: string): Move | undefined {
  return view.options.find(({ move }) => key(move) === name)?.move
}

/** Why nothing can be chosen now, as a word; nothing when something can. */
export function pause(view: View): 'soloTurn' | 'chance' | 'over' | 'past' | undefined {
  if (view.options.length > 0) return undefined
  const now = step(view.s)
  if (now.kind === 'over') return 'over'
  if (now.kind === 'chance') return 'chance'
  return now.seat === 'automa' ? 'soloTurn' : 'past'
}

/** How many cards lie on a slot. */
export function coverOf(s: State, slot: number): number {
  const over = (layoutOf(s).coveredBy[slot] ?? 0) & s.occupied
  let count = 0
  for (let left = over; left !== 0; left &= left - 1) count++
  return count
}

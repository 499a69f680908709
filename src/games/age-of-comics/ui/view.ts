// What every part of the board looks at: the state, what may be chosen now, and how to show more of a piece.
import { createContext, useContext } from 'react'
import type { AnyModule, Lang, Weighted } from '../../../kernel/contract.ts'
import type { Marked, Prefs } from '../../../web/contract.ts'
import { kindOf } from '../catalogue/index.ts'
import type { Move } from '../moves.ts'
import { step } from '../options/index.ts'
import { type State, topAsk } from '../state.ts'

type Numbered =
  | 'area'
  | 'special'
  /** A card in a display, in a hand or in front of the Automa. */
  | 'card'
  | 'deck'
  /** Idea tokens: yours, in the supply, on the board. */
  | 'idea'
  | 'supply'
  | 'token'
  /** A genre to begin with, or to search for. */
  | 'genre'
  | 'search'
  | 'order'
  | 'node'
  /** A printed comic. */
  | 'comic'
  | 'campaign'
  | 'slot'

/** A thing on the table that can be asked about. */
export type Target =
  | { readonly kind: Numbered; readonly no: number }
  /** A creative of a printed comic: its writer is part 0, its artist part 1. */
  | { readonly kind: 'part'; readonly no: number; readonly part: 0 | 1 }
  | { readonly kind: 'score' | 'calendar' | 'chart' | 'mastery' | 'orders' | 'goals' | 'done' }

export const nameOfTarget = (target: Target): string =>
  target.kind === 'part'
    ? `part:${target.no}:${target.part}`
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
  /** What the Automa did last, by the names of targets. */
  readonly news: ReadonlySet<string>
  /** What chance is asked about beside the table, by the name of its target. */
  readonly asked: string | undefined
  /** What the why panel is talking about. */
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

/** The pieces a move is about; outcomes of chance are about none. */
export function piecesOf(move: Move): readonly string[] {
  switch (move.do) {
    case 'take':
    case 'print':
    case 'use':
    case 'hype':
    case 'discard':
      return [`card:${move.card}`]
    case 'deck':
      return [`deck:${move.deck}`]
    case 'genre':
      return [`genre:${move.genre}`]
    case 'search':
      return [`search:${move.genre}`]
    case 'idea':
      return [`supply:${move.genre}`]
    case 'board':
      return [`token:${move.genre}`]
    case 'increase':
      return [`part:${move.comic}:${move.kind}`]
    case 'place':
      return [`area:${move.area}`]
    case 'cube':
      return [`special:${move.special}`]
    case 'move-cube':
      return [`special:${move.from}`, `special:${move.to}`]
    case 'fulfil':
    case 'fan':
      return [`comic:${move.card}`]
    case 'walk':
    case 'ticket':
      return [`node:${move.node}`]
    case 'flip':
    case 'collect':
      return [`order:${move.space}`]
    case 'swap':
      return [`card:${move.card}`, `comic:${move.comic}`]
    case 'convert':
      return [`comic:${move.comic}`, `idea:${move.genre}`]
    case 'campaign':
      return [`campaign:${move.campaign}`]
    case 'extra-editor':
      return ['special:5']
    case 'done':
      return ['done']
    default:
      return []
  }
}

/** The place on the table that an outcome of chance is about. */
export function placeOf(move: Move | undefined, s: State): string | undefined {
  switch (move?.do) {
    case 'order':
    case 'value':
      return `order:${move.space}`
    case 'calendar':
      return 'calendar'
    case 'card': {
      const top = topAsk(s)
      return top?.ask === 'start-card' ? undefined : `deck:${kindOf(move.card)}`
    }
    case 'back':
      return `deck:${move.deck}`
    default:
      return undefined
  }
}

export const litBy = (options: readonly Weighted<Move>[]): ReadonlySet<string> =>
  new Set(options.flatMap(({ move }) => piecesOf(move)))

export const movesOn = (options: readonly Weighted<Move>[], piece: string): readonly Move[] =>
  options.flatMap(({ move }) => (piecesOf(move).includes(piece) ? [move] : []))

/** Why nothing can be chosen now, as a word; nothing when something can. */
export function pause(view: View): 'itsTurn' | 'chance' | 'over' | 'past' | undefined {
  if (view.options.length > 0) return undefined
  const now = step(view.s)
  if (now.kind === 'over') return 'over'
  if (now.kind === 'chance') return 'chance'
  return now.seat === 'automa' ? 'itsTurn' : 'past'
}

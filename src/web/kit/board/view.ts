// What every part of a board reads: the state, the current options, and how to open a piece. A game defines what lies on its table
// (`BoardSpec`); lighting and pressing pieces is the same for all.
import { type Context, createContext, useContext } from 'react'
import type { AnyModule, Lang, Weighted } from '../../../kernel/contract.ts'
import type { Marked, Prefs } from '../../contract.ts'

export interface BoardView<S, M, T> {
  readonly module: AnyModule
  readonly s: S
  readonly lang: Lang
  readonly prefs: Prefs
  readonly options: readonly Weighted<M>[]
  /** The options by target name. */
  readonly offers: ReadonlyMap<string, readonly M[]>
  /** Recent changes by target name. */
  readonly news: ReadonlySet<string>
  /** The decision that the why panel explains. */
  readonly marked: Marked | undefined
  /** Plays a move, and further ones right after it as one choice. */
  readonly play: (move: M, ...then: readonly M[]) => void
  /** Plays the only option of a piece; opens its popover if there are several or none. */
  readonly press: (target: T, at: Element) => void
  /** Opens the popover of a piece without playing anything. */
  readonly read: (target: T, at: Element) => void
  /** Whether this screen is used by touch. */
  readonly touch: boolean
}

/** A game's description of its board: `T` are the things on its table that can be opened. */
export interface BoardSpec<S, M, T> {
  readonly game: string
  /** The prefix of its class names. */
  readonly prefix: string
  readonly nameOf: (target: T) => string
  /** The component it is, by its id, if it is one: the handbook tells its rule. Otherwise the kind in its name counts. */
  readonly idOf?: (target: T, s: S) => string | undefined
  /** The clauses that say whose turn it is and when the game ends. */
  readonly rules: { readonly turn: string; readonly end: string }
  /** The pieces a move is about, each once, by target name. A move about none has a button in the tray. */
  readonly piecesOf: (move: M, s: S) => readonly string[]
  /** Moves that open the popover first, even if they are a piece's only option. */
  readonly looksFirst?: (target: T, move: M) => boolean
  /** Moves that cost something: by touch, where nobody can hover first, they open the popover. */
  readonly spends?: (move: M, s: S) => boolean
}

/** Most targets are a kind and a number. */
export const nameOfTarget = (target: { readonly kind: string; readonly no?: number }): string =>
  target.no === undefined ? target.kind : `${target.kind}:${target.no}`

export function viewContext<V>(): { readonly ViewContext: Context<V | undefined>; readonly useView: () => V } {
  const ViewContext = createContext<V | undefined>(undefined)
  function useView(): V {
    const view = useContext(ViewContext)
    if (view === undefined) throw new Error('a part of the board outside of it')
    return view
  }
  return { ViewContext, useView }
}

export function offersOf<S, M>(
  { piecesOf }: Pick<BoardSpec<S, M, never>, 'piecesOf'>,
  options: readonly Weighted<M>[],
  s: S,
): ReadonlyMap<string, readonly M[]> {
  const offers = new Map<string, M[]>()
  for (const { move } of options)
    for (const piece of piecesOf(move, s)) {
      const known = offers.get(piece)
      if (known === undefined) offers.set(piece, [move])
      else known.push(move)
    }
  return offers
}

/** The move that pressing a piece makes at once; undefined if its popover opens. */
export function moveAtOnce<S, M, T>(
  { nameOf, looksFirst, spends }: Pick<BoardSpec<S, M, T>, 'nameOf' | 'looksFirst' | 'spends'>,
  { offers, touch, s }: Pick<BoardView<S, M, T>, 'offers' | 'touch' | 's'>,
  target: T,
): M | undefined {
  const moves = offers.get(nameOf(target))
  const only = moves?.length === 1 ? moves[0] : undefined
  if (only === undefined || looksFirst?.(target, only)) return undefined
  return touch && spends?.(only, s) ? undefined : only
}

/** Why nothing can be chosen now, as a word; undefined if something can. */
export function pause<S, M, T>(view: BoardView<S, M, T>): Pause | undefined {
  if (view.options.length > 0) return undefined
  const now = view.module.game.step(view.s)
  if (now.kind !== 'choice') return now.kind
  return now.seat === 'automa' ? 'itsTurn' : 'past'
}

export type Pause = 'itsTurn' | 'chance' | 'over' | 'past'

/** How the explained decision treated a component; sets of components are joined by a plus. */
export function markOf(marked: Marked | undefined, id: string | undefined): 'kept' | 'dropped' | undefined {
  if (marked === undefined || id === undefined) return undefined
  const names = (list: readonly string[]) => list.some((each) => each === id || each.split('+').includes(id))
  return names(marked.kept) ? 'kept' : names(marked.dropped) ? 'dropped' : undefined
}

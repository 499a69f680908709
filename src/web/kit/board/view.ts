// What every part of a board looks at: the state, what may be chosen now, and how to show more of a piece. A game says what lies on its
// table (`BoardSpec`); how pieces are lit and pressed is the same for all.
import { type Context, createContext, useContext } from 'react'
import type { AnyModule, Lang, Weighted } from '../../../kernel/contract.ts'
import type { Marked, Prefs } from '../../contract.ts'

export interface BoardView<S, M, T> {
  readonly module: AnyModule
  readonly s: S
  readonly lang: Lang
  readonly prefs: Prefs
  readonly options: readonly Weighted<M>[]
  /** The options by the names of the targets they are about. */
  readonly offers: ReadonlyMap<string, readonly M[]>
  /** What has changed of late, by the names of targets. */
  readonly news: ReadonlySet<string>
  /** What the why panel is talking about. */
  readonly marked: Marked | undefined
  /** Plays a move, and further ones right after it as one choice. */
  readonly play: (move: M, ...then: readonly M[]) => void
  /** Plays what a piece offers if that is one thing; opens its popover if it is several, or nothing. */
  readonly press: (target: T, at: Element) => void
  /** Opens the popover of a piece, whatever it offers: nothing is played by reading. */
  readonly read: (target: T, at: Element) => void
  /** Whether this screen is played by a finger. */
  readonly touch: boolean
}

/** What a game tells of its board: `T` are the things on its table that can be asked about. */
export interface BoardSpec<S, M, T> {
  readonly game: string
  /** What its class names begin with. */
  readonly prefix: string
  readonly nameOf: (target: T) => string
  /** The pieces a move is about, each once, by the names of targets; what is about none has a button in the tray. */
  readonly piecesOf: (move: M, s: S) => readonly string[]
  /** What is looked at before it is done, even if it is all a piece offers. */
  readonly looksFirst?: (target: T, move: M) => boolean
  /** What costs something: a finger, which cannot point before it presses, looks at it first. */
  readonly spends?: (move: M, s: S) => boolean
}

/** Most targets are a kind of thing and its number. */
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

/** The move that pressing a piece makes at once; nothing where its popover opens. */
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

/** Why nothing can be chosen now, as a word; nothing when something can. */
export function pause<S, M, T>(view: BoardView<S, M, T>): Pause | undefined {
  if (view.options.length > 0) return undefined
  const now = view.module.game.step(view.s)
  if (now.kind !== 'choice') return now.kind
  return now.seat === 'automa' ? 'itsTurn' : 'past'
}

export type Pause = 'itsTurn' | 'chance' | 'over' | 'past'

/** How the decision that is being explained took a component; sets of components are told joined by a plus. */
export function markOf(marked: Marked | undefined, id: string | undefined): 'kept' | 'dropped' | undefined {
  if (marked === undefined || id === undefined) return undefined
  const names = (list: readonly string[]) => list.some((each) => each === id || each.split('+').includes(id))
  return names(marked.kept) ? 'kept' : names(marked.dropped) ? 'dropped' : undefined
}

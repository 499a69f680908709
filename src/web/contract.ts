// The contract between the shell and the boards. A board is a pure component: what is lit and clickable comes only from `options`; motion
// is the difference between `before` and `state`.
import type { ComponentType } from 'react'
import type { AnyModule, Lang, Text, Weighted } from '../kernel/contract.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const SPEEDS = ['step', 'slow', 'quick', 'instant'] as const
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const

/** The person's settings, stored in the browser. */
export interface Prefs {
  readonly lang: Lang
  readonly theme: (typeof THEMES)[number]
  /** How the automa's moves appear: one by one on request, slowly, quickly, all at once. */
  readonly speed: (typeof SPEEDS)[number]
  readonly reducedMotion: boolean
  /** Patterns besides colours, for people who cannot tell the colours apart. */
  readonly patterns: boolean
  readonly textSize: (typeof TEXT_SIZES)[number]
  /** Whether the table offers hints. */
  readonly hints: boolean
  /** Whether the table shows what would happen next. */
  readonly ahead: boolean
  /** Whether the page confirms every move before it is played. */
  readonly confirm: boolean
}

/** The candidates of a decision that is being explained, by the ids of components. */
export interface Marked {
  readonly kept: readonly string[]
  readonly dropped: readonly string[]
}

export interface BoardProps {
  readonly module: AnyModule
  readonly state: unknown
  /** The snapshot shown before this one, where motion starts; undefined for the first one. */
  readonly before: unknown
  /** The person's options now; empty while the automa or chance acts, or an old moment is shown. */
  readonly options: readonly Weighted<unknown>[]
  /** Plays the option with that key, then further moves of yours: a row of moves is one choice, and undo takes it back as one. */
  readonly play: (key: string, ...then: readonly string[]) => void
  /** Takes back your moves up to the last moment of that kind; undefined if there is none, or if other moves than yours came in between. */
  readonly takeBack?: ((isThere: (state: unknown) => boolean) => (() => void) | undefined) | undefined
  readonly lang: Lang
  readonly mode: 'screen' | 'beside'
  readonly prefs: Prefs
  /** The decision that the why panel explains, for boards that can point at it. */
  readonly marked?: Marked | undefined
}

/** Draws a component of the game by its id: in the why panel, in pickers, in the gallery. */
export interface PieceProps {
  readonly id: string
  readonly lang: Lang
  readonly size?: 'mini' | 'small' | 'large'
  readonly faded?: boolean
  /** Without its name, if that is shown beside it. */
  readonly bare?: boolean
  /** The open game, if there is one: some components differ from game to game. */
  readonly state?: unknown
}

/** Something a person counts while planning: goods, points. */
export interface Amount {
  readonly id: string
  readonly text: string
  readonly value: number
}

/** Moves of one kind, or of one piece, under a heading of their own. */
export interface MoveGroup {
  readonly id: string
  readonly title: string
  /** What there is to know of it, also when nothing of it can be done now. */
  readonly about?: string
  has(move: unknown): boolean
}

/** The lazily loaded screen of a game: `games/<id>/ui/index.tsx` exports one as `ui`. */
export interface GameUi {
  readonly Board: ComponentType<BoardProps>
  readonly Piece: ComponentType<PieceProps>
  /** Every component, by kind: the gallery shows them, pickers sort by them. `about` is what is true of the whole kind. */
  readonly pieces: readonly { readonly title: Text; readonly about?: Text; readonly ids: readonly string[] }[]
  /** What a component does, in one or two short sentences. The gallery shows it for every component. */
  readonly about: (id: string, lang: Lang) => string
  /** The clause of the solo rules behind it, if there is one. */
  readonly cite?: (id: string) => string | undefined
  /** What is printed on the real component if that is not its name: shown beside it, and it can be searched for. */
  readonly printed?: (id: string) => string | undefined
  /** What the automa decides by besides the table, such as its current card: shown above its reasons. */
  readonly Grounds?: ComponentType<{ readonly state: unknown; readonly lang: Lang }>
  /** What people look up while choosing, for the space below the moves on wide screens: prices, what is left, what pieces do. */
  readonly Aside?: ComponentType<{ readonly state: unknown; readonly lang: Lang }>
  /** How the list of moves is grouped, in this order. Moves of no group come first. */
  readonly groups?: (state: unknown, lang: Lang) => readonly MoveGroup[]
  /** What a plan changes. Games that define it offer a planner. */
  readonly measures?: (state: unknown, lang: Lang) => readonly Amount[]
}

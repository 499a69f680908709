// What the shell and the boards promise each other. A board is a pure component: what is lit and clickable comes from `options` and
// from nowhere else; motion is the difference between `before` and `state`.
import type { ComponentType } from 'react'
import type { AnyModule, Lang, Text, Weighted } from '../kernel/contract.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const SPEEDS = ['step', 'slow', 'quick', 'instant'] as const
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const

/** What a person has set, kept in the browser. */
export interface Prefs {
  readonly lang: Lang
  readonly theme: (typeof THEMES)[number]
  /** How the automa's moves are shown: one by one on request, slowly, quickly, all at once. */
  readonly speed: (typeof SPEEDS)[number]
  readonly reducedMotion: boolean
  /** Patterns besides colours, for those who cannot tell the colours apart. */
  readonly patterns: boolean
  readonly textSize: (typeof TEXT_SIZES)[number]
  /** Whether the table offers hints; without them it is a pure game. */
  readonly hints: boolean
  /** Whether the table tells what would happen next. */
  readonly ahead: boolean
  /** Whether every move is asked about before it is played. */
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
  /** The snapshot shown before this one, to move from; nothing on the first one. */
  readonly before: unknown
  /** The person's options now; empty while the automa or the app's chance acts, or an old moment is looked at. */
  readonly options: readonly Weighted<unknown>[]
  /** Plays the option of that key, and further moves of yours right after it: a row of moves is one choice, and is taken back as one. */
  readonly play: (key: string, ...then: readonly string[]) => void
  /**
   * How to take back your moves up to the last moment of that kind; nothing where there is none, or where something else than moves of
   * yours came in between.
   */
  readonly takeBack?: ((isThere: (state: unknown) => boolean) => (() => void) | undefined) | undefined
  readonly lang: Lang
  readonly mode: 'screen' | 'beside'
  readonly prefs: Prefs
  /** What the why panel is talking about, for boards that can point at it. */
  readonly marked?: Marked | undefined
}

/** A component of the game drawn by its id: in the why panel, in pickers, in the gallery. */
export interface PieceProps {
  readonly id: string
  readonly lang: Lang
  readonly size?: 'mini' | 'small' | 'large'
  readonly faded?: boolean
  /** The game it lies in, where one is open: some components differ from game to game. */
  readonly state?: unknown
}

/** Something a person counts while planning: goods, points. */
export interface Amount {
  readonly id: string
  readonly text: string
  readonly value: number
}

/** The lazily loaded screen of a game: `games/<id>/ui/index.tsx` exports one as `ui`. */
export interface GameUi {
  readonly Board: ComponentType<BoardProps>
  readonly Piece: ComponentType<PieceProps>
  /** Every component, by kind: the gallery shows them, pickers sort by them. */
  readonly pieces: readonly { readonly title: Text; readonly ids: readonly string[] }[]
  /** What stands on the real component where that is not its name: told beside it and found by it. */
  readonly printed?: (id: string) => string | undefined
  /** What the automa decides by besides what lies on the table, such as the card it has turned up: shown above its reasons. */
  readonly Grounds?: ComponentType<{ readonly state: unknown; readonly lang: Lang }>
  /** What is looked up while choosing, for the room below the moves on wide screens: prices, what is left, what pieces do. */
  readonly Aside?: ComponentType<{ readonly state: unknown; readonly lang: Lang }>
  /** What a plan changes; games that tell it offer a planner. */
  readonly measures?: (state: unknown, lang: Lang) => readonly Amount[]
}

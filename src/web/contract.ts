// The contract between the shell and the boards. A board is a pure component: what is lit and clickable comes only from `options`; motion
// is the difference between `before` and `state`.
import type { ComponentType } from 'react'
import type { AnyModule, Lang, Text, Weighted } from '../kernel/contract.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const SPEEDS = ['step', 'slow', 'quick', 'instant'] as const
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const
/** Where words of the glossary are links: nowhere, while reading and learning, at tables as well. */
export const TERMS = ['off', 'reading', 'everywhere'] as const

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
  /** Whether a table beside the real one tells the hands what to do, step by step. */
  readonly checklist: boolean
  readonly terms: (typeof TERMS)[number]
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

/** Draws a part of the real table small, with a place marked, and says from whose side it is seen. */
export interface PlaceProps {
  /** The place, as the steps for the hands name it. */
  readonly spot: string
  /** The table before the step. */
  readonly state: unknown
  readonly lang: Lang
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

/** An outcome of the real table that the game does not list, because an option of the game said otherwise. */
export interface Unlisted {
  readonly option: string
  /** The value of the option with which this game goes on. */
  readonly value: string
  /** The custom value that is kept for later games. */
  readonly kept: string
  /** The outcome, as it is listed then. */
  readonly key: string
}

export interface UnlistedProps {
  readonly state: unknown
  readonly lang: Lang
  /** The keys of all moves of the game, undone ones too. */
  readonly log: () => readonly string[]
  /** The custom value kept for an option; empty if there is none. */
  readonly kept: (option: string) => string
  readonly tell: (told: Unlisted) => void
}

/** A draw among several that are turned up together at the real table: the page asks for them on one screen, with a drawing. */
export interface Spread {
  /** The same for all draws of it. */
  readonly id: string
  /** The place that this draw fills. */
  readonly at: string
  /** How the places lie on the table; without it they stand in a row. */
  readonly drawing?: Drawing
  /** They are told kind by kind, in any order of places. */
  readonly paint?: Paint
  /** The outcome, by its key, where a person passes over the place: the usual back of a card that lies face down. */
  readonly usual?: string
}

export interface Drawing {
  readonly size: readonly [width: number, height: number]
  /** The size of a place. */
  readonly place: readonly [width: number, height: number]
  /** The middle of each place. */
  readonly places: Readonly<Record<string, readonly [x: number, y: number]>>
  /** Roads or a coast below the places, as an SVG path. */
  readonly lines?: string
  /** Names under the places, if the real ones have names there. */
  readonly named?: boolean
}

/** Things that lie in many places and are of few kinds: a person taps or sweeps over all places of a kind, then of the next. */
export interface Paint {
  /** Kinds by their component ids, in the order in which the page asks for them. */
  readonly kinds: readonly string[]
  /** All places, in the order of their draws. */
  readonly places: readonly { readonly id: string; readonly urn: string }[]
  /** How many things of each kind come from an urn. */
  readonly urns: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Of most kinds there is only one: a single sweep goes from kind to kind. */
  readonly inOrder?: boolean
  /** The key of the outcome. */
  key(place: string, kind: string): string
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
  /** What the automa decides by besides the table, such as its current card: shown above its reasons. */
  readonly Grounds?: ComponentType<{ readonly state: unknown; readonly lang: Lang }>
  /** What people look up while choosing, for the space below the moves on wide screens: prices, what is left, what pieces do. */
  readonly Aside?: ComponentType<{ readonly state: unknown; readonly lang: Lang }>
  /** Where on the real table a step for the hands is; undefined if the game draws no such place. */
  readonly Spot?: ComponentType<PlaceProps>
  /** How the list of moves is grouped, in this order. Moves of no group come first. */
  readonly groups?: (state: unknown, lang: Lang) => readonly MoveGroup[]
  /** Where a person tells an outcome that is not listed, such as a card that the app does not know. It draws nothing where all are. */
  readonly Unlisted?: ComponentType<UnlistedProps>
  /** What a draw is turned up together with, if it is not turned up alone. */
  readonly spread?: (state: unknown) => Spread | undefined
  /** Whether a draw has few outcomes and another draw follows at once: on a touch screen both can be told by one tap. */
  readonly pairs?: (state: unknown) => boolean
  /** What a plan changes. Games that define it offer a planner. */
  readonly measures?: (state: unknown, lang: Lang) => readonly Amount[]
}

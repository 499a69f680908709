// The first game: a whole real game at the easiest level, with a mark at each first time. Marks are data: when, what to say, what to point at.
import type { Seat, Step } from './contract.ts'
import type { Text } from './text.ts'

/** What is on the table after an entry of the log, or at the beginning. */
export interface Moment<S, M, C> {
  readonly state: S
  readonly step: Step
  /** What was just played or drawn; undefined at the beginning. */
  readonly last?: {
    readonly seat: Seat
    readonly before: S
    readonly move: M
    readonly consequences: readonly C[]
  }
}

/** Parts of the screen that a mark can point at besides pieces. */
export const PARTS = ['prompt', 'news', 'board', 'panels', 'undo'] as const
export type Part = (typeof PARTS)[number]

/** A mark, shown once in a game, the first time that its moment comes. */
export interface First<S, M, C> {
  readonly id: string
  when(moment: Moment<S, M, C>): boolean
  /** One or two sentences, in the markup of handbooks. */
  readonly say: Text
  /** The part of the screen it speaks of. */
  readonly part: Part
  /** The pieces it speaks of, by their ids. */
  pieces?(moment: Moment<S, M, C>): readonly string[]
  /** The clause that says more. */
  readonly cite?: string
}

export interface FirstGame<S, M, C> {
  /** The easiest level. */
  readonly options: Readonly<Record<string, string>>
  /** An easy deal, the same for everybody. */
  readonly seed: string
  readonly firsts: readonly First<S, M, C>[]
}

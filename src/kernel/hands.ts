// What the hands do at the real table. Every consequence becomes steps of a checklist; a step says in words what to do, and as data which
// pieces go from where to where. A test lets a program obey only these steps on a model of the table and compares it with the state, so
// nothing is missing on the list.
import type { Text } from './text.ts'

/** Pieces by place: `coins/solo` holds 7 of `coin`. Zeros and empty places may be left out. */
export type PhysicalTable = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Pieces go from one place to another; `as` is their name after it, if they were turned over or exchanged. */
export interface Act {
  readonly piece: string
  readonly from: string
  readonly to: string
  readonly count?: number
  readonly as?: string
}

/** One line of the checklist. */
export interface HandStep {
  /** The whole instruction, with names as printed on the real components and places as seen at the table. */
  readonly text: Text
  /** The components to draw beside it. */
  readonly ids: readonly string[]
  /** A place of the table to mark in a small drawing. */
  readonly spot?: string
  /** It was done so that the question about it could be answered ("which card is turned up?"): the list on screen leaves it out. */
  readonly answered?: true
  readonly acts: readonly Act[]
}

/** What a game knows about the real table. */
export interface Hands<S, O, C> {
  /** From the open box to the first thing that is asked for. */
  setUp(options: O): readonly HandStep[]
  /** What the hands do about a consequence of a move that was played in `before`. */
  steps(c: C, before: S): readonly HandStep[]
  /**
   * What the hands do so that what the state waits for can be answered: turn up the card that is now free, roll the die. Without acts,
   * because nobody knows yet what turns up: the consequence of the answer has them.
   */
  question?(s: S): readonly HandStep[]
  /** The real table of a state: every piece that a step moves. */
  table(s: S): PhysicalTable
  /** Whether a place never runs out and is not counted: the bank, the supply, the box. */
  isStock(place: string): boolean
}

/** The hands of a game whose state and consequences are opaque to others. */
export type AnyHands = Hands<unknown, Readonly<Record<string, string>>, unknown>

/** Does exactly what the steps say. Throws if a piece is not where a step takes it from. */
export function obey(
  table: PhysicalTable,
  steps: readonly HandStep[],
  isStock: (place: string) => boolean,
): PhysicalTable {
  const places: Record<string, Readonly<Record<string, number>>> = { ...table }
  let isMoved = false
  const add = (place: string, piece: string, by: number): void => {
    if (isStock(place)) return
    const count = (places[place]?.[piece] ?? 0) + by
    if (count < 0) throw new Error(`a step takes ${piece} from ${place}, but there is too little of it`)
    places[place] = { ...places[place], [piece]: count }
    isMoved = true
  }
  for (const { acts } of steps)
    for (const { piece, from, to, count = 1, as = piece } of acts) {
      add(from, piece, -count)
      add(to, as, count)
    }
  return isMoved ? tidy(places) : table
}

/** Without empty places and zeros, in order of names: equal tables are equal texts. */
export function tidy(table: PhysicalTable): PhysicalTable {
  const tidied: Record<string, Record<string, number>> = {}
  for (const [place, pieces] of inOrder(table))
    for (const [piece, count] of inOrder(pieces)) if (count !== 0) (tidied[place] ??= {})[piece] = count
  return tidied
}

const inOrder = <T>(named: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1))

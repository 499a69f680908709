// The structures of the three Ages (R4.1): rows from the far one, which is covered, to the near one. Odd rows lie face up.
import type { Age } from './vocabulary.ts'

/** The x of every card, row by row; neighbours of a row are 2 apart, x grows from SOLO's side to the player's (Q11). */
const ROWS: readonly (readonly (readonly number[])[])[] = [
  [
    [5, 7],
    [4, 6, 8],
    [3, 5, 7, 9],
    [2, 4, 6, 8, 10],
    [1, 3, 5, 7, 9, 11],
  ],
  [
    [1, 3, 5, 7, 9, 11],
    [2, 4, 6, 8, 10],
    [3, 5, 7, 9],
    [4, 6, 8],
    [5, 7],
  ],
  [
    [5, 7],
    [4, 6, 8],
    [3, 5, 7, 9],
    [4, 8],
    [3, 5, 7, 9],
    [4, 6, 8],
    [5, 7],
  ],
]

export interface Slot {
  /** "row.position", both from 1: the name in positions and saves. */
  readonly id: string
  readonly row: number
  readonly x: number
  readonly faceUp: boolean
  /** Bits of the slots that lie over this one: it is covered while any of them holds a card (R4.2). */
  readonly coveredBy: number
}

export interface Layout {
  readonly slots: readonly Slot[]
  /** `coveredBy` of every slot, by number: what is asked most often, without a detour. */
  readonly coveredBy: readonly number[]
  /** Of every slot, the slots that lie under it. */
  readonly covers: readonly (readonly number[])[]
  /** Slot numbers from SOLO's side to the player's. */
  readonly byX: readonly number[]
  /** How many slots row 1 has: they are numbered first. */
  readonly topRow: number
}

/** A card covers those of the row above that it touches: one step of x to either side. */
function layout(rows: readonly (readonly number[])[]): Layout {
  const places = rows.flatMap((xs, row) => xs.map((x, at) => ({ id: `${row + 1}.${at + 1}`, row: row + 1, x })))
  const slots = places.map(
    (place): Slot => ({
      id: place.id,
      row: place.row,
      x: place.x,
      faceUp: place.row % 2 === 1,
      coveredBy: places.reduce(
        (bits, over, at) => (over.row === place.row + 1 && Math.abs(over.x - place.x) === 1 ? bits | (1 << at) : bits),
        0,
      ),
    }),
  )
  const byX = slots.map((_, at) => at).sort((a, b) => (places[a]?.x ?? 0) - (places[b]?.x ?? 0))
  const coveredBy = slots.map((slot) => slot.coveredBy)
  const covers = slots.map((_, over) => coveredBy.flatMap((bits, at) => ((bits & (1 << over)) === 0 ? [] : [at])))
  return { slots, coveredBy, covers, byX, topRow: rows[0]?.length ?? 0 }
}

/** By Age, from 1. */
export const LAYOUTS: Readonly<Record<Age, Layout>> = {
  1: layout(ROWS[0] ?? []),
  2: layout(ROWS[1] ?? []),
  3: layout(ROWS[2] ?? []),
}

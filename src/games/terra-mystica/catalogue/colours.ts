// The seven colours, in the order of the terrain wheel (R3.1).
import type { Text } from '../../../kernel/text.ts'
import { numbers } from './ids.ts'

/** `initial` is its letter in the drawing of the map. */
const define = <const T extends string>(id: T, initial: string, it: string, en: string, terrain: Text) => ({
  id,
  initial,
  name: { it, en },
  terrain,
})

export const COLOURS = [
  define('yellow', 'Y', 'Giallo', 'Yellow', { it: 'Deserto', en: 'Desert' }),
  define('brown', 'U', 'Marrone', 'Brown', { it: 'Pianura', en: 'Plains' }),
  define('black', 'K', 'Nero', 'Black', { it: 'Palude', en: 'Swamp' }),
  define('blue', 'B', 'Blu', 'Blue', { it: 'Laghi', en: 'Lakes' }),
  define('green', 'G', 'Verde', 'Green', { it: 'Foresta', en: 'Forest' }),
  define('gray', 'S', 'Grigio', 'Gray', { it: 'Montagne', en: 'Mountains' }),
  define('red', 'R', 'Rosso', 'Red', { it: 'Lande Desolate', en: 'Wasteland' }),
] as const

export type ColourNo = number
export type ColourId = (typeof COLOURS)[number]['id']
export const WHEEL = COLOURS.length
export const colourNo = numbers(COLOURS)
export const colour = (no: ColourNo): (typeof COLOURS)[number] => COLOURS[no] as (typeof COLOURS)[number]

const DISTANCES: readonly (readonly number[])[] = COLOURS.map((_, a) =>
  COLOURS.map((__, b) => Math.min((a - b + WHEEL) % WHEEL, (b - a + WHEEL) % WHEEL)),
)

/** Steps on the wheel by the shorter way. */
export const wheelDistance = (a: ColourNo, b: ColourNo): number => (DISTANCES[a] as readonly number[])[b] as number

/** The greatest distance on the wheel. */
export const FARTHEST = Math.floor(WHEEL / 2)
const AT: readonly (readonly (readonly ColourNo[])[])[] = COLOURS.map((_, from) =>
  Array.from({ length: FARTHEST + 1 }, (__, distance) =>
    COLOURS.flatMap((___, no) => (wheelDistance(from, no) === distance ? [no] : [])),
  ),
)
/** The colours at that distance from another, in wheel order. */
export const coloursAt = (from: ColourNo, distance: number): readonly ColourNo[] => AT[from]?.[distance] ?? []

// What each deck is made of, card by card (R1.2): one number per kind, in the order of `cards.ts`.
import type { WonderId } from './wonders.ts'

// biome-ignore format: one deck, one line
export const DECK_DEFINITIONS = {
  //             wo st br pa gl co b3 b2 cm ge ta r0 r1 r2
  alexandria:    [2, 2, 2, 2, 1, 4, 2, 2, 1, 2, 1, 2, 1, 1],
  babylon:       [2, 1, 2, 2, 2, 3, 2, 2, 2, 2, 1, 2, 1, 1],
  ephesus:       [2, 2, 2, 2, 2, 3, 1, 2, 2, 1, 2, 2, 1, 1],
  giza:          [2, 2, 1, 2, 2, 3, 2, 3, 2, 1, 1, 2, 2, 0],
  halicarnassus: [2, 2, 2, 1, 2, 3, 2, 2, 1, 1, 2, 2, 2, 1],
  olympia:       [1, 2, 2, 2, 2, 3, 1, 3, 1, 1, 2, 2, 2, 1],
  rhodes:        [2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 2, 2, 1],
  central:       [4, 4, 4, 4, 4, 6, 4, 8, 4, 4, 4, 4, 4, 2],
} as const satisfies Readonly<Record<WonderId | 'central', readonly number[]>>

// How long the table rests before a move that nobody has to decide.
import type { Seat } from '../../kernel/contract.ts'
import type { Prefs } from '../contract.ts'

/** Milliseconds, or nothing where the person says when. */
export type Pause = number | undefined

const AUTOMA = { slow: 1500, quick: 650, instant: 0 } as const
const CHANCE = { step: 90, slow: 260, quick: 110, instant: 0 } as const

/** The first of many draws takes its time, the tenth does not: laying out twenty cards must not be a wait. */
export function pauseBefore(seat: Seat, speed: Prefs['speed'], run: number): Pause {
  if (seat === 'chance') return Math.round(CHANCE[speed] / (1 + run / 2))
  return speed === 'step' ? undefined : AUTOMA[speed]
}

// How long the table rests before a move that nobody has to decide.
import type { Seat } from '../../kernel/contract.ts'
import type { Prefs } from '../contract.ts'

/** Milliseconds, or nothing where the person says when. */
export type Pause = number | undefined

const AUTOMA = { slow: 1500, quick: 650, instant: 0 } as const
/** A big event stays in sight for this long where it passes by itself; nothing where the person says when. */
const EVENT = { quick: 2200, instant: 0 } as const
const CHANCE = { step: 90, slow: 260, quick: 110, instant: 0 } as const

/** A decision that leaves no choice is seen before it is made. */
const FORCED = { step: 900, slow: 900, quick: 450, instant: 0 } as const

export const pauseBeforeForced = (speed: Prefs['speed']): number => FORCED[speed]

/** How long the table rests after something a person should notice. */
export const pauseAfterEvent = (speed: Prefs['speed']): Pause =>
  speed === 'step' || speed === 'slow' ? undefined : EVENT[speed]

/** The first of many draws takes its time, the tenth does not: laying out twenty cards must not be a wait. */
export function pauseBefore(seat: Seat, speed: Prefs['speed'], run: number): Pause {
  if (seat === 'chance') return Math.round(CHANCE[speed] / (1 + run / 2))
  return speed === 'step' ? undefined : AUTOMA[speed]
}

// How long the table pauses before a move that nobody has to decide.
import type { Seat } from '../../kernel/contract.ts'
import type { Prefs } from '../contract.ts'

/** Milliseconds; undefined if the person continues by a button. */
export type Pause = number | undefined

const AUTOMA = { slow: 1500, quick: 650, instant: 0 } as const
/** How long a big event stays if it closes by itself; undefined if the person closes it. */
const EVENT = { quick: 2200, instant: 0 } as const
const CHANCE = { step: 90, slow: 260, quick: 110, instant: 0 } as const

/** A pause before a forced move, so that the person sees it coming. */
const FORCED = { step: 900, slow: 900, quick: 450, instant: 0 } as const

export const pauseBeforeForced = (speed: Prefs['speed']): number => FORCED[speed]

/** The pause after something a person should notice. */
export const pauseAfterEvent = (speed: Prefs['speed']): Pause =>
  speed === 'step' || speed === 'slow' ? undefined : EVENT[speed]

/** The first of many draws is slow, the tenth fast, so that laying out twenty cards does not take long. */
export function pauseBefore(seat: Seat, speed: Prefs['speed'], run: number): Pause {
  if (seat === 'chance') return Math.round(CHANCE[speed] / (1 + run / 2))
  return speed === 'step' ? undefined : AUTOMA[speed]
}

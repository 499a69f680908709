// The cult board (R14, R22).
import { numbers } from './ids.ts'

export const CULTS = [
  { id: 'fire', name: { it: 'Fuoco', en: 'Fire' }, of: { it: 'del Fuoco', en: 'of Fire' } },
  { id: 'water', name: { it: 'Acqua', en: 'Water' }, of: { it: 'dell’Acqua', en: 'of Water' } },
  { id: 'earth', name: { it: 'Terra', en: 'Earth' }, of: { it: 'della Terra', en: 'of Earth' } },
  { id: 'air', name: { it: 'Aria', en: 'Air' }, of: { it: 'dell’Aria', en: 'of Air' } },
] as const

export type CultNo = number
export type CultId = (typeof CULTS)[number]['id']
export const cultNo = numbers(CULTS)
export const cult = (no: CultNo): (typeof CULTS)[number] => CULTS[no] as (typeof CULTS)[number]

export const TOP_LEVEL = 10
/** Power for reaching each level (R22.1). */
export const POWER_AT: readonly number[] = [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3]
/** Slots of a cult that give 3 and 2 steps (R14.1). */
export const SLOTS_3 = 1
export const SLOTS_2 = 3
export const CULT_PRIZES = [8, 4, 2] as const
export const NETWORK_PRIZES = [18, 12, 6] as const

// Between the Ages: who begins, and what the level of challenge gives SOLO (R18, S14).
import { GUILDS } from '../catalogue/index.ts'
import { OPTION, type Option } from '../moves.ts'
import type { State } from '../state.ts'
import { asideOptions } from './follow-ups.ts'
import { unseenOf } from './structure.ts'

export const starterOptions = (): readonly Option[] => OPTION.starter

export const ageStartOptions = (): readonly Option[] => OPTION['age-start']

/** S14.1: one of the Age's set-aside cards, or one of the unused guilds. */
export function giftOptions(s: State, from: 'gift-card' | 'gift-guild'): readonly Option[] {
  if (from === 'gift-card') return asideOptions(s, OPTION.gift)
  if (s.guildsAside.length > 0) return s.guildsAside.map((no) => OPTION.gift[no] as Option)
  return unseenOf(s, GUILDS, OPTION.gift)
}

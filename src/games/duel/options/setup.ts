// The progress tokens and the wonder selection (R2.2, R3).
import type { Dice } from '../../../kernel/chance.ts'
import { nthOf, ones } from '../../../common/bits.ts'
import { WONDERS } from '../catalogue/index.ts'
import { type Move, OPTION, type Option } from '../moves.ts'
import { type Ask, SOLO } from '../asks.ts'
import { type State, topAsk } from '../state.ts'

const pick = (list: readonly Option[], numbers: readonly number[]): Option[] => numbers.map((no) => list[no] as Option)

export const placeOptions = (s: State): readonly Option[] => pick(OPTION.place, s.box)

export const drawPlace = (s: State, dice: Dice): Move =>
  (OPTION.place[s.box[dice.below(s.box.length)] as number] as Option).move

export function revealOptions(s: State): readonly Option[] {
  const unseen = WONDERS.filter(({ no }) => (s.wonders & (1 << no)) !== 0)
  return unseen.map(({ no }) => OPTION.reveal[no] as Option)
}

export const drawReveal = (s: State, dice: Dice): Move =>
  (OPTION.reveal[nthOf(s.wonders, dice.below(ones(s.wonders)))] as Option).move

/** S2.2: the very first wonder revealed is SOLO's, without choice; all other picks are open (S2.5). */
export const isForced = (s: State, { ask, side }: Ask): boolean =>
  ask === 'draft-1' && side === SOLO && s.offer.length === 4

export function draftOptions(s: State, ask: Ask): readonly Option[] {
  return pick(OPTION.draft, isForced(s, ask) ? s.offer.slice(0, 1) : s.offer)
}

export const drawDraft = (s: State, ask: Ask, dice: Dice): Move =>
  (OPTION.draft[s.offer[dice.below(isForced(s, ask) ? 1 : s.offer.length)] as number] as Option).move

export const addressOptions = (): readonly Option[] => OPTION.address

export function isFirstPick(s: State): boolean {
  const top = topAsk(s)
  return top !== undefined && isForced(s, top)
}

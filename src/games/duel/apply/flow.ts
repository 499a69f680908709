// What comes next when nothing is asked any more: cards turned up, the next turn, the next Age, the end (R4.3, R5.2, R18, R19).
import type { Slot } from '../catalogue/layouts.ts'
import type { Age } from '../catalogue/vocabulary.ts'
import type { Told } from '../consequences/records.ts'
import { type Ask, LAY, PLAYER, type Side, SOLO, toAsk, TURN, TURN_UP } from '../asks.ts'
import { optionsFor } from '../options/index.ts'
import { outcome } from '../score.ts'
import { finish } from './effects.ts'
import { EMPTY, HIDDEN, type State, accessible, fill, layoutOf, topAsk } from '../state.ts'

export function proceed(s: State, tell?: Told): void {
  dropEmptyFollowUps(s)
  if (s.asks.length > 0) return
  const open = accessible(s)
  if (open.length === 0) return endAge(s, tell)
  s.asks.push(TURN[s.next])
  // R4.3: from SOLO's side, so the first one lies on top of the stack.
  for (let i = open.length - 1; i >= 0; i--) {
    const slot = open[i] as number
    if ((s.slots[slot] as number) <= HIDDEN) s.asks.push(TURN_UP[slot] as Ask)
  }
}

/** R11.7: an effect without a candidate does nothing; an earlier choice may have taken the last one. */
function dropEmptyFollowUps(s: State): void {
  for (let top = topAsk(s); top !== undefined && isChoiceOfEffect(top.ask); top = topAsk(s)) {
    if (optionsFor(s, top).length > 0) return
    s.asks.pop()
  }
}

const isChoiceOfEffect = (ask: string): boolean =>
  ask === 'token-board' || ask === 'mausoleum' || ask === 'messe' || ask === 'destroy-brown' || ask === 'destroy-grey'

function endAge(s: State, tell: Told): void {
  if (s.next === s.actor) tell?.({ what: 'again-lost', side: s.actor }) // R11.5, R18.1
  if (s.age === 3) {
    finish(s, outcome(s), tell) // R19.1
    return
  }
  layOut(s, (s.age + 1) as 2 | 3, tell)
  s.asks.splice(1, 0, toAsk('starter', chooserOf(s)))
}

/** R18.2, S8.1 to S8.3, Q12: the weaker army chooses who begins, on 0 the side that took the last turn. */
export const chooserOf = (s: State): Side => (s.pawn < 0 ? SOLO : s.pawn > 0 ? PLAYER : s.actor)

/** R4.1, R18.2: an Age is laid out before anything else happens in it. */
export function layOut(s: State, age: Age, tell?: Told): void {
  const before = s.age
  s.age = age
  s.asks.push(toAsk('age-start'))
  const { slots } = layoutOf(s)
  const isAsked = ({ faceUp }: Slot): boolean => faceUp || age === 3
  tell?.({ what: 'age', age, before, faceDown: slots.filter((slot) => !isAsked(slot)).map(({ id }) => id) })
  for (let slot = slots.length - 1; slot >= 0; slot--) {
    const asked = isAsked(slots[slot] as Slot)
    fill(s, slot, asked ? EMPTY : HIDDEN)
    if (asked) s.asks.push(LAY[slot] as Ask)
  }
}

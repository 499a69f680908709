// A fingerprint of a state within a game: what was done in another order and came to the same has the same one.
import type { Ask } from '../asks.ts'
import type { State } from '../state.ts'

/** Two sums of 32 bits, mixed with every number; together they give the 53 bits that a number holds. */
let first = 0
let second = 0

function mix(value: number): void {
  first = Math.imul(first ^ value, 0x9e3779b1)
  first ^= first >>> 15
  second = Math.imul(second + value, 0x85ebca6b)
  second ^= second >>> 13
}

function mixAll(values: readonly number[]): void {
  for (let at = 0; at < values.length; at++) mix(values[at] as number)
}

/** Lists in which the order says nothing. */
function mixSet(values: readonly number[]): void {
  let [sum, squares] = [0, 0]
  for (let at = 0; at < values.length; at++) {
    const one = Math.imul((values[at] as number) + 7, 0xc2b2ae35)
    sum = (sum + one) | 0
    squares = (squares + Math.imul(one ^ (one >>> 16), one)) | 0
  }
  mix(values.length)
  mix(sum)
  mix(squares)
}

export function same(s: State): number {
  const p = s.player
  ;[first, second] = [0, 0]
  const { pieces, terrain } = s
  for (let at = 0; at < pieces.length; at++) mix((pieces[at] as number) * 8 + (terrain[at] as number))
  // Chosen in a deliberate set-up.
  mix(p.faction)
  mixAll(s.scoring)
  mix(s.round)
  mix(s.phase.length)
  mix(p.vp)
  mix(p.coins)
  mix(p.workers)
  mix(p.priests)
  mix(p.burnt)
  mix(p.keys)
  mix(p.shipping)
  mix(p.dig)
  mix(p.bonus)
  mix(s.stopped * 4 + (s.skipped ? 2 : 0) + (p.passed ? 1 : 0))
  mixAll(p.bowls)
  mixAll(p.cults)
  mixAll(p.slots3)
  mixAll(p.slots2)
  mixAll(s.open)
  mixSet(p.favours)
  mixSet(p.used)
  mixSet(p.bridges)
  mixSet(s.powerUsed)
  mixSet(s.blocked)
  mixSet(s.dug)
  for (const { colour, placed, upgraded } of s.opponents) mix(colour * 4 + (placed ? 2 : 0) + (upgraded ? 1 : 0))
  for (const { tile, hexes, river } of p.towns) {
    mix(tile * 64 + river)
    mixSet(hexes)
  }
  mix(s.asks.length)
  for (const one of s.asks) mixAsk(one)
  return (second >>> 11) * 2 ** 32 + (first >>> 0)
}

/** The name and what it is about. */
function mixAsk(ask: Ask): void {
  for (const value of Object.values(ask)) {
    if (typeof value === 'number') mix(value)
    else for (let at = 0; at < value.length; at++) mix(value.charCodeAt(at))
  }
}

// A turn: build, discard or raise a wonder with an accessible card (R5.1, R20).
import type { Dice } from '../../../kernel/chance.ts'
import { nthOf, ones } from '../../../common/bits.ts'
import { card, wonder } from '../catalogue/index.ts'
import { type Move, OPTION, type Option } from '../moves.ts'
import { canBuild, canRaise } from '../payment.ts'
import { type Side } from '../asks.ts'
import { MAX_WONDERS, type State, accessible, builtWonders } from '../state.ts'

export function turnOptions(s: State, side: Side): readonly Option[] {
  const found: Option[] = []
  const open = accessible(s)
  const builds = buildable(s, side, open)
  const wonders = affordableWonders(s, side)
  for (let i = 0; i < open.length; i++) {
    const no = s.slots[open[i] as number] as number
    if (no < 0) continue
    if ((builds & (1 << i)) !== 0) found.push(OPTION.build[no] as Option)
    found.push(OPTION.discard[no] as Option)
    for (let left = wonders; left !== 0; left &= left - 1) found.push(raising(s, side, nthOf(left, 0), no))
  }
  return found
}

/** One of the same options. */
export function drawTurn(s: State, side: Side, dice: Dice): Move {
  const open = accessible(s)
  const builds = buildable(s, side, open)
  const wonders = affordableWonders(s, side)
  const always = 1 + ones(wonders)
  let shown = 0
  for (let i = 0; i < open.length; i++) if ((s.slots[open[i] as number] as number) >= 0) shown++
  let at = dice.below(ones(builds) + shown * always)
  for (let i = 0; ; i++) {
    const no = s.slots[open[i] as number] as number
    if (no < 0) continue
    if ((builds & (1 << i)) !== 0 && at-- === 0) return (OPTION.build[no] as Option).move
    if (at === 0) return (OPTION.discard[no] as Option).move
    if (at < always) return raising(s, side, nthOf(wonders, at - 1), no).move
    at -= always
  }
}

/** The open slots whose card the side can pay for, by their places in the list, as bits. */
function buildable(s: State, side: Side, open: readonly number[]): number {
  let bits = 0
  for (let i = 0; i < open.length; i++) {
    const no = s.slots[open[i] as number] as number
    if (no >= 0 && canBuild(s, side, card(no))) bits |= 1 << i
  }
  return bits
}

/** Wonders it can pay for, by their places among its unbuilt ones, as bits. */
function affordableWonders(s: State, side: Side): number {
  const { unbuilt } = s.cities[side]
  if (builtWonders(s) >= MAX_WONDERS) return 0 // R10.2
  let bits = 0
  for (let i = 0; i < unbuilt.length; i++) if (canRaise(s, side, wonder(unbuilt[i] as number))) bits |= 1 << i
  return bits
}

const raising = (s: State, side: Side, at: number, no: number): Option =>
  OPTION.wonder[s.cities[side].unbuilt[at] as number]?.[no] as Option

// A turn: build, discard or raise a wonder with an accessible card (R5.1, R20).
import { card, wonder } from '../catalogue/index.ts'
import { OPTION, type Option } from '../moves.ts'
import { canBuild, canRaise } from '../payment.ts'
import { type Side } from '../asks.ts'
import { MAX_WONDERS, type State, accessible, builtWonders } from '../state.ts'

export function turnOptions(s: State, side: Side): readonly Option[] {
  const found: Option[] = []
  const wonders = affordableWonders(s, side)
  for (const slot of accessible(s)) {
    const no = s.slots[slot] as number
    if (no < 0) continue
    if (canBuild(s, side, card(no))) found.push(OPTION.build[no] as Option)
    found.push(OPTION.discard[no] as Option)
    for (const w of wonders) found.push(OPTION.wonder[w]?.[no] as Option)
  }
  return found
}

function affordableWonders(s: State, side: Side): readonly number[] {
  const { unbuilt } = s.cities[side]
  if (builtWonders(s) >= MAX_WONDERS) return [] // R10.2
  return unbuilt.filter((no) => canRaise(s, side, wonder(no)))
}

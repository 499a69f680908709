// The two Wonders (R2.1, S3) and the Opponent's starting tokens (S4, S5).
import { type Ask, OPPONENT } from '../asks.ts'
import type { TokenNo, WonderNo } from '../catalogue/index.ts'
import type { Listener } from '../consequences/records.ts'
import { giveWonder, type State } from '../state.ts'
import { gain } from './landing.ts'

export function applyWonder(s: State, no: WonderNo, { side }: Ask, tell: Listener): void {
  giveWonder(s, side, no)
  tell?.({ what: 'wonder', side, wonder: no })
}

export function applyStartToken(s: State, no: TokenNo, tell: Listener): void {
  gain(s, OPPONENT, no, 'stack', tell)
}

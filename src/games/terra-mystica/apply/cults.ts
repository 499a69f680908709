// Steps on the cult tracks and the keys of level 10 (R22).
import { CULTS, type CultNo, POWER_AT, TOP_LEVEL } from '../catalogue/index.ts'
import { gainPower } from '../goods.ts'
import { levelOf, type State } from '../state.ts'

const LAST_FREE = TOP_LEVEL - 1

/** R22.2: without a key the marker stops at 9, which is remembered for the rest of the action (R22.3). */
export function advance(s: State, cult: CultNo, steps: number): void {
  for (let i = 0; i < steps; i++) {
    const level = levelOf(s.player, cult)
    if (level >= TOP_LEVEL) return
    if (level === LAST_FREE && s.player.keys === 0) {
      s.stopped |= 1 << cult
      return
    }
    climb(s, cult)
  }
}

function climb(s: State, cult: CultNo): void {
  const { player } = s
  const level = levelOf(player, cult) + 1
  player.cults[cult] = level
  if (level === TOP_LEVEL) {
    player.keys--
    s.stopped &= ~(1 << cult)
  }
  gainPower(player, POWER_AT[level] ?? 0)
}

/** R22.4: every track at 9 wants a key at the same time. */
export function advanceAll(s: State): void {
  for (let cult = 0; cult < CULTS.length; cult++)
    if (s.player.cults[cult] === LAST_FREE) s.stopped |= 1 << cult
    else advance(s, cult, 1)
  useKeys(s)
}

/** Tracks that a key would bring to 10 now. */
export function waitingTracks(s: State): CultNo[] {
  const found: CultNo[] = []
  for (let cult = 0; cult < CULTS.length; cult++) if ((s.stopped & (1 << cult)) !== 0) found.push(cult)
  return found
}

/** R22.3: keys go to the tracks that were stopped; where there are more of these than keys the player chooses. */
export function useKeys(s: State): void {
  const waiting = waitingTracks(s)
  if (waiting.length === 0 || s.player.keys === 0) return
  if (waiting.length > s.player.keys) s.asks.push({ ask: 'tenth' })
  else for (const cult of waiting) climb(s, cult)
}

export function applyTenth(s: State, cult: CultNo): void {
  climb(s, cult)
  useKeys(s)
}

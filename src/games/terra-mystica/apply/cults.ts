// Steps on the cult tracks and the keys of level 10 (R22).
import { type Ask, answered } from '../asks.ts'
import { CULTS, type CultNo, cult, factionOf, POWER_AT, TOP_LEVEL } from '../catalogue/index.ts'
import type { Cause, Told } from '../consequences/records.ts'
import { gainPower } from '../goods.ts'
import { levelOf, type State } from '../state.ts'

const LAST_FREE = TOP_LEVEL - 1

/** R22.2: without a key the marker stops at 9, which is remembered for the rest of the action (R22.3). */
export function advance(s: State, no: CultNo, steps: number, because: Cause, tell: Told): void {
  const { player } = s
  const from = levelOf(player, no)
  let level = from
  let power = 0
  for (let i = 0; i < steps && level < TOP_LEVEL; i++) {
    if (level === LAST_FREE) {
      if (player.keys === 0) {
        s.stopped |= 1 << no
        break
      }
      player.keys--
      s.stopped &= ~(1 << no)
    }
    level++
    power += POWER_AT[level] ?? 0
  }
  if (level === from) return
  player.cults[no] = level
  tell?.({ what: 'steps', cult: no, from, to: level, because })
  gainPower(player, power, cult(no).id, tell)
}

/** The steps of a special action; the Cultists' step is one (Q32). */
export function applyStep(s: State, no: CultNo, ask: Ask, tell: Told): void {
  if (ask.ask === 'reaction') advance(s, no, 1, factionOf(s.player.faction).id, tell)
  else advance(s, no, answered(ask, 'step').steps, 'special-action', tell)
}

/** R22.4: every track at 9 wants a key at the same time. */
export function advanceAll(s: State, because: Cause, tell: Told): void {
  for (let no = 0; no < CULTS.length; no++)
    if (s.player.cults[no] === LAST_FREE) s.stopped |= 1 << no
    else advance(s, no, 1, because, tell)
  useKeys(s, tell)
}

/** Tracks that a key would bring to 10 now. */
export function waitingTracks(s: State): CultNo[] {
  const found: CultNo[] = []
  for (let cult = 0; cult < CULTS.length; cult++) if ((s.stopped & (1 << cult)) !== 0) found.push(cult)
  return found
}

/** R22.3: keys go to the tracks that were stopped; where there are more of these than keys the player chooses. */
export function useKeys(s: State, tell: Told): void {
  const waiting = waitingTracks(s)
  if (waiting.length === 0 || s.player.keys === 0) return
  if (waiting.length > s.player.keys) s.asks.push({ ask: 'tenth' })
  else for (const no of waiting) advance(s, no, 1, 'key', tell)
}

export function applyTenth(s: State, no: CultNo, tell: Told): void {
  advance(s, no, 1, 'key', tell)
  useKeys(s, tell)
}

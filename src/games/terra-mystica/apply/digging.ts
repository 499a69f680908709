// Transforming hexes (R3, R10, R15.4, R18.2, R27.10) and building where that has made it possible.
import { replaced } from '../../../common/lists.ts'
import type { Ask, AskOf } from '../asks.ts'
import { type ColourNo, factionOf, type HexNo, SKIP_VP } from '../catalogue/index.ts'
import type { Told } from '../consequences/records.ts'
import { fixedSpades, gainSpades, score } from '../goods.ts'
import { buildable, canDig } from '../options/digging.ts'
import { colourAsk, homeOf, needsSkip, spadesNeeded, spadesToBuy } from '../prices.ts'
import { colourAt, type State } from '../state.ts'
import { buildDwelling } from './building.ts'
import { endRound } from './flow.ts'

/** The hex is chosen; the Giants have no choice of colour (R27.9). */
export function applyDig(s: State, at: HexNo, ask: Ask, tell: Told): void {
  const colour = colourAsk(ask, at)
  if (colour.from !== 'cult' && needsSkip(s, at)) skip(s, tell)
  if (fixedSpades(s.player) !== undefined) applyColour(s, homeOf(s.player), colour, tell)
  else s.asks.push(colour)
}

/** A tunnel or carpet: once per action, for transforming and building (R27.6). */
function skip(s: State, tell: Told): void {
  s.skipped = true
  score(s.player, SKIP_VP, factionOf(s.player.faction).id, tell)
}

export function applyColour(s: State, colour: ColourNo, ask: AskOf<'colour'>, tell: Told): void {
  const p = s.player
  const { hex, spades, from } = ask
  const bought = spadesToBuy(s, ask, colour)
  if (bought > 0) gainSpades(s, bought, tell)
  const { id, ability } = factionOf(p.faction)
  score(p, bought * ability.vpPerBoughtSpade, id, tell) // R27.5
  const before = colourAt(s, hex)
  const left = spades - spadesNeeded(p, before, colour)
  s.terrain = replaced(s.terrain, hex, colour)
  tell?.({ what: 'terrain', hex, from: before, to: colour, spades: spades - Math.max(0, left) })
  s.dug = [...s.dug, hex]
  const next: AskOf<'dig'> = { ask: 'dig', spades: left, from }
  if (left > 0 && from !== 'one-hex' && canDig(s, left, from)) s.asks.push(next)
  else stopDigging(s, next, tell)
}

/** Spades left over are lost. */
export function stopDigging(s: State, { spades, from }: AskOf<'dig'>, tell: Told): void {
  loseSpades(spades, tell)
  if (from === 'cult') endRound(s, tell)
  else mayBuild(s)
}

export function loseSpades(spades: number, tell: Told): void {
  if (spades > 0) tell?.({ what: 'spades-lost', by: spades })
}

/** On a hex this action has transformed a dwelling may follow. */
export function mayBuild(s: State): void {
  if (buildable(s).length > 0) s.asks.push({ ask: 'build' })
}

/** On a hex just transformed, or on a home hex the player reaches (R10.5). */
export function applyBuild(s: State, at: HexNo, { ask }: Ask, tell: Told): void {
  if (ask === 'act' && needsSkip(s, at)) skip(s, tell)
  buildDwelling(s, at, tell)
}

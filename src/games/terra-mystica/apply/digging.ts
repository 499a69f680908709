// Transforming hexes (R3, R10, R15.4, R18.2, R27.10) and building where that has made it possible.
import type { Ask, AskOf, Spades } from '../asks.ts'
import { type ColourNo, factionOf, type HexNo, SKIP_VP } from '../catalogue/index.ts'
import { fixedSpades, gainSpades } from '../goods.ts'
import { buildable, hexOptions } from '../options/digging.ts'
import { colourAsk, homeOf, needsSkip, spadesNeeded, spadesToBuy } from '../prices.ts'
import { colourAt, type State } from '../state.ts'
import { buildDwelling } from './building.ts'
import { endRound } from './flow.ts'

/** The hex is chosen; the Giants have no choice of colour (R27.9). */
export function applyDig(s: State, at: HexNo, ask: Ask): void {
  const colour = colourAsk(ask, at)
  if (colour.from !== 'cult' && needsSkip(s, at)) skip(s)
  if (fixedSpades(s.player) !== undefined) applyColour(s, homeOf(s.player), colour)
  else s.asks.push(colour)
}

/** A tunnel or carpet: once per action, for transforming and building (R27.6). */
function skip(s: State): void {
  s.skipped = true
  s.player.vp += SKIP_VP
}

export function applyColour(s: State, colour: ColourNo, ask: AskOf<'colour'>): void {
  const p = s.player
  const { hex, spades, from } = ask
  const bought = spadesToBuy(s, ask, colour)
  if (bought > 0) gainSpades(s, bought)
  p.vp += bought * factionOf(p.faction).ability.vpPerBoughtSpade // R27.5
  const left = spades - spadesNeeded(p, colourAt(s, hex), colour)
  s.terrain[hex] = colour
  s.dug.push(hex)
  const next: AskOf<'dig'> = { ask: 'dig', spades: left, from }
  if (left > 0 && from !== 'one-hex' && hexOptions(s, next).length > 0) s.asks.push(next)
  else stopDigging(s, from)
}

/** Spades left over are lost. */
export function stopDigging(s: State, from: Spades): void {
  if (from === 'cult') endRound(s)
  else mayBuild(s)
}

/** On a hex this action has transformed a dwelling may follow. */
export function mayBuild(s: State): void {
  if (buildable(s).length > 0) s.asks.push({ ask: 'build' })
}

/** On a hex just transformed, or on a home hex the player reaches (R10.5). */
export function applyBuild(s: State, at: HexNo, { ask }: Ask): void {
  if (ask === 'act' && needsSkip(s, at)) skip(s)
  buildDwelling(s, at)
}

// Which hexes may be transformed, into which colours, and where a dwelling may follow.
import type { AskOf, Spades } from '../asks.ts'
import { type ColourNo, COLOURS, DWELLING, type HexNo } from '../catalogue/index.ts'
import { canPay, fixedSpades, spadesAffordable } from '../goods.ts'
import { OPTION, type Option, optionOf } from '../moves.ts'
import { dwellingPrice, homeOf, skipPrice, spadesNeeded } from '../prices.ts'
import { freeHexes, reachable, skippable } from '../reach.ts'
import { colourAt, hasLeft, type State } from '../state.ts'

/** Spades may be bought on top for one hex only (R15.4), and never for those of a stronghold or a cult (R27.10, R18.2). */
const mayBuy = (s: State, from: Spades): boolean =>
  s.dug.length === 0 && (from === 'workers' || from === 'free' || from === 'one-hex')

/** At most one hex may be left off the home colour (R15.4, R27.10), but for the spades of a cult. */
const mustReachHome = (s: State, from: Spades): boolean =>
  from !== 'cult' && s.dug.some((at) => s.terrain[at] !== homeOf(s.player))

/** A hex for free spades (ask `dig`): one must be transformed before the rest may be given up, but for R29.9. */
export function digOptions(s: State, ask: AskOf<'dig'>): Option[] {
  const found = hexOptions(s, ask)
  if (s.dug.length > 0 || ask.from === 'stronghold' || ask.from === 'cult') found.push(OPTION.done)
  return found
}

export function hexOptions(s: State, { spades, from }: AskOf<'dig'>): Option[] {
  const found: Option[] = []
  const set = reachable(s, from !== 'cult')
  const most = spadesFor(s, spades, from)
  const home = endsAtHome(s, from)
  for (const at of freeHexes(s, set)) if (mayDig(s, at, most, home)) found.push(optionOf(OPTION.dig, at))
  if (maySkip(s, from))
    for (const at of freeHexes(s, skippable(s, set)))
      if (mayDig(s, at, most, home)) found.push(optionOf(OPTION.dig, at))
  return found
}

/** Whether there is such a hex. */
export function canDig(s: State, spades: number, from: Spades): boolean {
  const set = reachable(s, from !== 'cult')
  const most = spadesFor(s, spades, from)
  const home = endsAtHome(s, from)
  for (const at of freeHexes(s, set)) if (mayDig(s, at, most, home)) return true
  if (maySkip(s, from)) for (const at of freeHexes(s, skippable(s, set))) if (mayDig(s, at, most, home)) return true
  return false
}

/** How many spades there may be for a hex, those bought among them. */
const spadesFor = (s: State, spades: number, from: Spades): number =>
  spades + (mayBuy(s, from) ? spadesAffordable(s.player) : 0)
const endsAtHome = (s: State, from: Spades): boolean => mustReachHome(s, from) || fixedSpades(s.player) !== undefined

function mayDig({ player, terrain, dug }: State, at: HexNo, spades: number, home: boolean): boolean {
  if (dug.includes(at)) return false
  if (!home) return spades > 0
  const from = terrain[at] as ColourNo
  return from !== homeOf(player) && spadesNeeded(player, from, homeOf(player)) <= spades
}

const maySkip = (s: State, from: Spades): boolean =>
  (from === 'free' || from === 'one-hex') && !s.skipped && canPay(s.player, skipPrice(s.player))

export function colourOptions(s: State, ask: AskOf<'colour'>): Option[] {
  const p = s.player
  const from = colourAt(s, ask.hex)
  const spades = spadesFor(s, ask.spades, ask.from)
  const home = mustReachHome(s, ask.from)
  const found: Option[] = []
  for (let to = 0; to < COLOURS.length; to++) {
    if (to === from || (home && to !== homeOf(p))) continue
    if (spadesNeeded(p, from, to) <= spades) found.push(optionOf(OPTION.colour, to))
  }
  return found
}

/** Hexes just transformed on which a dwelling may be built now (R15.4). */
export function buildable(s: State): HexNo[] {
  const p = s.player
  if (!hasLeft(p, DWELLING) || !canPay(p, dwellingPrice(p))) return []
  return s.dug.filter((at) => s.terrain[at] === homeOf(p))
}

export function buildOptions(s: State): Option[] {
  const found = buildable(s).map((at) => optionOf(OPTION.build, at))
  found.push(OPTION.leave)
  return found
}

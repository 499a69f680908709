// The actions of the action phase (R9 to R16), conversions and burning (R4), the two new actions (S22).
import type { AskOf } from '../asks.ts'
import {
  type ColourNo,
  type ConversionNo,
  conversion,
  type CultNo,
  DIG_VP,
  factionOf,
  goods,
  type HexNo,
  type PowerNo,
  powerAction,
  type SiteNo,
  type SpecialNo,
  specialAction,
  specialNo,
  TRADING_POST,
} from '../catalogue/index.ts'
import { gain, gainPower, gainSpades } from '../goods.ts'
import { offerAt } from '../network.ts'
import { homeOf } from '../prices.ts'
import { type State, theirDwelling, theirPost, threes, twos } from '../state.ts'
import { buildDwelling, checkTowns, upgradeTo } from './building.ts'
import { advance } from './cults.ts'
import { mayBuild } from './digging.ts'
import { type Steps } from '../moves.ts'

export function applyAdvanceShipping({ player }: State): void {
  player.shipping++
  player.vp += factionOf(player.faction).shipping?.vp[player.shipping] ?? 0
}

export function applyAdvanceDig({ player }: State): void {
  player.dig++
  player.vp += DIG_VP
}

/** R14: one step puts the priest back into the supply. */
export function applySend(s: State, cult: CultNo, steps: Steps): void {
  const { slots3, slots2 } = s.player
  if (steps === 3) slots3[cult] = threes(s.player, cult) + 1
  if (steps === 2) slots2[cult] = twos(s.player, cult) + 1
  advance(s, cult, steps)
}

export function applyPower(s: State, no: PowerNo): void {
  s.powerUsed.push(no)
  const { gain: brings, spades, bridge } = powerAction(no)
  if (bridge) s.asks.push({ ask: 'bridge' })
  else if (spades > 0) giveSpades(s, spades, 'free')
  else gain(s.player, brings)
}

function giveSpades(s: State, spades: number, from: 'free' | 'one-hex'): void {
  gainSpades(s, spades)
  s.asks.push({ ask: 'dig', spades, from })
}

export function applySpecial(s: State, no: SpecialNo): void {
  const { effect, unlimited } = specialAction(no)
  if (!unlimited) s.player.used.push(no)
  switch (effect.does) {
    case 'spades':
      return giveSpades(s, effect.spades, 'one-hex')
    case 'steps':
      s.asks.push({ ask: 'step', steps: effect.steps })
      return
    case 'bridge':
      s.asks.push({ ask: 'bridge' })
      return
    case 'nothing':
      return
    case 'sandstorm':
    case 'ride':
    case 'free-post':
      throw new Error(`"${effect.does}" is a move of its own`)
  }
}

const SANDSTORM = specialNo('nomads-sandstorm')
const RIDE = specialNo('witches-ride')
const FREE_POST = specialNo('swarmlings-upgrade')

/** R27.12: not a spade; a dwelling may follow. */
export function applySandstorm(s: State, at: HexNo): void {
  s.player.used.push(SANDSTORM)
  s.terrain[at] = homeOf(s.player)
  s.dug.push(at)
  mayBuild(s)
}

/** R27.14 */
export function applyRide(s: State, at: HexNo): void {
  s.player.used.push(RIDE)
  buildDwelling(s, at)
}

/** R27.13 */
export function applyFreePost(s: State, at: HexNo): void {
  s.player.used.push(FREE_POST)
  upgradeTo(s, at, TRADING_POST)
}

export function applyBridge(s: State, no: SiteNo): void {
  s.player.bridges.push(no)
  checkTowns(s)
}

export function applyConvert(s: State, no: ConversionNo): void {
  const { to, vp } = conversion(no)
  gain(s.player, to)
  s.player.vp += vp
}

/** R4.5 */
export function applyBurn({ player }: State): void {
  player.bowls[1] -= 2
  player.bowls[2]++
  player.burnt++
}

/** S22; next to the player's structures it is an offer of power (S25, Q17). */
export function applyAdd(s: State, colour: ColourNo, at: HexNo): void {
  const index = s.opponents.findIndex((each) => each.colour === colour)
  const opponent = s.opponents[index]
  if (opponent !== undefined) opponent.placed = true
  s.pieces[at] = theirDwelling(index)
  offer(s, at)
}

export function applyEvolve(s: State, colour: ColourNo, at: HexNo): void {
  const index = s.opponents.findIndex((each) => each.colour === colour)
  const opponent = s.opponents[index]
  if (opponent !== undefined) opponent.upgraded = true
  s.pieces[at] = theirPost(index)
  offer(s, at)
}

function offer(s: State, at: HexNo): void {
  if (offerAt(s, at).power > 0) s.asks.push({ ask: 'offer', hex: at })
}

/** R19.2 */
export function applyTakePower(s: State, { hex }: AskOf<'offer'>): void {
  const { power, vp } = offerAt(s, hex)
  s.player.vp -= vp
  gainPower(s.player, power)
}

/** R27.5: workers for as many priests. */
export function applyExchange({ player }: State, count: number): void {
  player.workers -= count
  gain(player, goods({ priests: count }))
}

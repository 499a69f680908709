// The actions of the action phase (R9 to R16), conversions and burning (R4), the two new actions (S22).
import { replaced } from '../../../common/lists.ts'
import type { AskOf } from '../asks.ts'
import {
  type ColourNo,
  type ConversionNo,
  conversion,
  type CultNo,
  DIG_VP,
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
import type { Cause, Told } from '../consequences/records.ts'
import { gain, gainPower, gainSpades, pay, score } from '../goods.ts'
import { offerAt } from '../network.ts'
import { homeOf } from '../prices.ts'
import { colourAt, type State, theirDwelling, theirPost, threes, twos } from '../state.ts'
import { buildDwelling, checkTowns, upgradeTo } from './building.ts'
import { advance } from './cults.ts'
import { mayBuild } from './digging.ts'
import { type Steps } from '../moves.ts'

export function applyAdvanceDig({ player }: State, tell: Told): void {
  player.dig++
  tell?.({ what: 'track', track: 'dig', to: player.dig, because: 'dig' })
  score(player, DIG_VP, 'dig', tell)
}

/** R14: one step puts the priest back into the supply. */
export function applySend(s: State, cult: CultNo, steps: Steps, tell: Told): void {
  const p = s.player
  if (steps === 3) p.slots3 = replaced(p.slots3, cult, threes(p, cult) + 1)
  if (steps === 2) p.slots2 = replaced(p.slots2, cult, twos(p, cult) + 1)
  if (steps !== 1) tell?.({ what: 'slot', cult, steps })
  advance(s, cult, steps, 'priest', tell)
}

export function applyPower(s: State, no: PowerNo, tell: Told): void {
  s.powerUsed = [...s.powerUsed, no]
  tell?.({ what: 'power-used', action: no })
  const { id, gain: brings, spades, bridge } = powerAction(no)
  if (bridge) s.asks.push({ ask: 'bridge' })
  else if (spades > 0) giveSpades(s, spades, 'free', id, tell)
  else gain(s.player, brings, id, tell)
}

function giveSpades(s: State, spades: number, from: 'free' | 'one-hex', because: Cause, tell: Told): void {
  tell?.({ what: 'spades', by: spades, because })
  gainSpades(s, spades, tell)
  s.asks.push({ ask: 'dig', spades, from })
}

function useSpecial(s: State, no: SpecialNo, tell: Told): void {
  s.player.used = [...s.player.used, no]
  tell?.({ what: 'special-used', action: no })
}

export function applySpecial(s: State, no: SpecialNo, tell: Told): void {
  const { id, effect, unlimited } = specialAction(no)
  if (!unlimited) useSpecial(s, no, tell)
  switch (effect.does) {
    case 'spades':
      return giveSpades(s, effect.spades, 'one-hex', id, tell)
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
export function applySandstorm(s: State, at: HexNo, tell: Told): void {
  useSpecial(s, SANDSTORM, tell)
  const home = homeOf(s.player)
  tell?.({ what: 'terrain', hex: at, from: colourAt(s, at), to: home, spades: 0 })
  s.terrain = replaced(s.terrain, at, home)
  s.dug = [...s.dug, at]
  mayBuild(s)
}

/** R27.14 */
export function applyRide(s: State, at: HexNo, tell: Told): void {
  useSpecial(s, RIDE, tell)
  buildDwelling(s, at, tell)
}

/** R27.13 */
export function applyFreePost(s: State, at: HexNo, tell: Told): void {
  useSpecial(s, FREE_POST, tell)
  upgradeTo(s, at, TRADING_POST, tell)
}

export function applyBridge(s: State, no: SiteNo, tell: Told): void {
  s.player.bridges = [...s.player.bridges, no]
  tell?.({ what: 'bridge', site: no })
  checkTowns(s, tell)
}

export function applyConvert(s: State, no: ConversionNo, tell: Told): void {
  const { id, to, vp } = conversion(no)
  gain(s.player, to, id, tell)
  score(s.player, vp, id, tell)
}

/** R4.5 */
export function applyBurn({ player }: State, tell: Told): void {
  player.bowls[1] -= 2
  player.bowls[2]++
  player.burnt++
  tell?.({ what: 'burns' })
}

/** S22; next to the player's structures it is an offer of power (S25, Q17). */
export function applyAdd(s: State, colour: ColourNo, at: HexNo, tell: Told): void {
  tell?.({ what: 'their-dwelling', colour, hex: at, because: 'new-action' })
  const index = s.opponents.findIndex((each) => each.colour === colour)
  const opponent = s.opponents[index]
  if (opponent !== undefined)
    s.opponents = replaced(s.opponents, index, { colour, placed: true, upgraded: opponent.upgraded })
  s.pieces = replaced(s.pieces, at, theirDwelling(index))
  offer(s, at)
}

export function applyEvolve(s: State, colour: ColourNo, at: HexNo, tell: Told): void {
  tell?.({ what: 'their-post', colour, hex: at })
  const index = s.opponents.findIndex((each) => each.colour === colour)
  const opponent = s.opponents[index]
  if (opponent !== undefined)
    s.opponents = replaced(s.opponents, index, { colour, placed: opponent.placed, upgraded: true })
  s.pieces = replaced(s.pieces, at, theirPost(index))
  offer(s, at)
}

function offer(s: State, at: HexNo): void {
  if (offerAt(s, at).power > 0) s.asks.push({ ask: 'offer', hex: at })
}

/** R19.2 */
export function applyTakePower(s: State, { hex }: AskOf<'offer'>, tell: Told): void {
  const { power, vp } = offerAt(s, hex)
  score(s.player, -vp, 'offer', tell)
  gainPower(s.player, power, 'offer', tell)
}

/** R27.5: workers for as many priests. */
export function applyExchange({ player }: State, count: number, tell: Told): void {
  if (count === 0) return
  const workers = goods({ workers: count })
  pay(player, workers)
  tell?.({ what: 'pays', goods: workers, because: 'exchange' })
  gain(player, goods({ priests: count }), 'exchange', tell)
}

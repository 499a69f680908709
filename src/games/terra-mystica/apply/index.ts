// Doing it: one file per family of moves, the mirror of `options/`. A move is paid for, takes its ask off the stack, is done, and may
// ask for more; asks that leave nothing to decide are passed over.
import { ACT, type Ask, answered } from '../asks.ts'
import type { Told } from '../consequences/records.ts'
import { pay } from '../goods.ts'
import type { Move } from '../moves.ts'
import { mostExchanged } from '../options/answers.ts'
import { canDig } from '../options/digging.ts'
import { priceOf } from '../prices.ts'
import { isBetweenActions, type State, topAsk } from '../state.ts'
import {
  applyAdd,
  applyAdvanceDig,
  applyBridge,
  applyBurn,
  applyConvert,
  applyEvolve,
  applyExchange,
  applyFreePost,
  applyPower,
  applyRide,
  applySandstorm,
  applySend,
  applySpecial,
  applyTakePower,
} from './actions.ts'
import { advanceShipping, applyFavour, applyTown, favoursLeft, upgradeTo } from './building.ts'
import { advanceAll, applyStep, applyTenth } from './cults.ts'
import { applyBuild, applyColour, applyDig, loseSpades, stopDigging } from './digging.ts'
import { applyBonus, applyPass } from './flow.ts'
import { tellPrice } from './paying.ts'
import {
  applyBlock,
  applyColours,
  applyFaction,
  applyHandOver,
  applyPawns,
  applyPlace,
  applyRoll,
  applyScoring,
  applySettle,
  applyThird,
  applyTile,
} from './setup.ts'

export function apply(s: State, m: Move, tell?: Told): void {
  if (m.do === 'die' || m.do === 'tie') {
    const value = m.do === 'die' ? m.face : m.pick
    tell?.({ what: 'roll', value, at: s.rolls.length })
    s.asks.pop()
    s.rolls = [...s.rolls, value]
    s.dice++
    return
  }
  if (tell !== undefined) tellPrice(s, m, tell)
  pay(s.player, priceOf(s, m))
  const ask = s.asks.pop()
  if (ask === undefined) throw new Error('a move is made where nothing is asked')
  if (ask.ask === 'act' && m.do !== 'pass') s.asks.push(ACT)
  if (m.do === 'roll') return applyRoll(s, answered(ask, 'settle', 'block'))
  // The dice of a decision are spent with it.
  if (s.rolls.length > 0) {
    tell?.({ what: 'rolls-used', values: s.rolls })
    s.rolls = []
  }
  perform(s, m, ask, tell)
  for (let top = topAsk(s); top !== undefined && isIdle(s, top); top = topAsk(s)) {
    s.asks.pop()
    if (top.ask === 'town-steps') advanceAll(s, 'town-cults', tell)
    else if (top.ask === 'dig') loseSpades(top.spades, tell)
  }
  if (isBetweenActions(s)) closeAction(s)
}

/** What is remembered only for the action going on (R22.3, R27.6). */
function closeAction(s: State): void {
  s.stopped = 0
  s.skipped = false
  if (s.dug.length > 0) s.dug = []
}

/** An ask to which there is nothing to say. */
function isIdle(s: State, top: Ask): boolean {
  switch (top.ask) {
    case 'town-steps':
      return true
    case 'favour':
      return favoursLeft(s) === 0
    case 'exchange':
      return mostExchanged(s) === 0
    case 'dig':
      return top.from === 'stronghold' && !canDig(s, top.spades, top.from)
    case 'settle':
      return s.opponents.length === 0
    default:
      return false
  }
}

function perform(s: State, m: Exclude<Move, { do: 'roll' | 'die' | 'tie' }>, ask: Ask, tell: Told): void {
  switch (m.do) {
    case 'dig':
      return applyDig(s, m.hex, ask, tell)
    case 'colour':
      return applyColour(s, m.colour, answered(ask, 'colour'), tell)
    case 'build':
      return applyBuild(s, m.hex, ask, tell)
    case 'done':
      return stopDigging(s, answered(ask, 'dig'), tell)
    case 'upgrade':
      return upgradeTo(s, m.hex, m.to, tell)
    case 'add':
      return applyAdd(s, m.colour, m.hex, tell)
    case 'evolve':
      return applyEvolve(s, m.colour, m.hex, tell)
    case 'take-power':
      return applyTakePower(s, answered(ask, 'offer'), tell)
    case 'convert':
      return applyConvert(s, m.conversion, tell)
    case 'burn':
      return applyBurn(s, tell)
    case 'send':
      return applySend(s, m.cult, m.steps, tell)
    case 'power':
      return applyPower(s, m.action, tell)
    case 'special':
      return applySpecial(s, m.action, tell)
    case 'step':
      return applyStep(s, m.cult, ask, tell)
    case 'bridge':
      return applyBridge(s, m.site, tell)
    case 'town':
      return applyTown(s, m.tile, answered(ask, 'town'), tell)
    case 'favour':
      return applyFavour(s, m.favour, answered(ask, 'favour'), tell)
    case 'tenth':
      return applyTenth(s, m.cult, tell)
    case 'exchange':
      return applyExchange(s, m.count, tell)
    case 'advance-shipping':
      return advanceShipping(s.player, 'shipping', tell)
    case 'advance-dig':
      return applyAdvanceDig(s, tell)
    case 'sandstorm':
      return applySandstorm(s, m.hex, tell)
    case 'ride':
      return applyRide(s, m.hex, tell)
    case 'free-post':
      return applyFreePost(s, m.hex, tell)
    case 'river-town':
      s.asks.push({ ask: 'town', river: m.river })
      return
    case 'pass':
      return applyPass(s, m.tile, tell)
    case 'leave':
    case 'decline':
      return
    case 'pawns':
      return applyPawns(s, tell)
    case 'faction':
      return applyFaction(s, m.faction, tell)
    case 'third':
      return applyThird(s, m.colour, tell)
    case 'scoring':
      return applyScoring(s, m.tile, tell)
    case 'tile':
      return applyTile(s, m.tile, tell)
    case 'place':
      return applyPlace(s, m.hex, tell)
    case 'bonus':
      return applyBonus(s, m.tile, tell)
    case 'colours':
      return applyColours(s, m.colours, answered(ask, 'colours'), tell)
    case 'settle':
      return applySettle(s, m.hexes, answered(ask, 'settle', 'choose-hexes').opponent, tell)
    case 'hand-over':
      return applyHandOver(s, answered(ask, 'settle'))
    case 'block':
      return applyBlock(s, m.actions, answered(ask, 'block'), tell)
  }
}

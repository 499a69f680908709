// Doing it: one file per family of moves, the mirror of `options/`. A move is paid for, takes its ask off the stack, is done, and may
// ask for more; asks that leave nothing to decide are passed over.
import { ACT, type Ask, answered } from '../asks.ts'
import { pay } from '../goods.ts'
import type { Move } from '../moves.ts'
import { mostExchanged } from '../options/answers.ts'
import { hexOptions } from '../options/digging.ts'
import { priceOf } from '../prices.ts'
import { isBetweenActions, type State, topAsk } from '../state.ts'
import {
  applyAdd,
  applyAdvanceDig,
  applyAdvanceShipping,
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
import { applyFavour, applyTown, favoursLeft, upgradeTo } from './building.ts'
import { advance, advanceAll, applyTenth } from './cults.ts'
import { applyBuild, applyColour, applyDig, stopDigging } from './digging.ts'
import { applyBonus, applyPass } from './flow.ts'
import {
  applyBlock,
  applyColours,
  applyFaction,
  applyHandOver,
  applyPlace,
  applyRoll,
  applyScoring,
  applySettle,
  applyThird,
  applyTile,
} from './setup.ts'

export function apply(s: State, m: Move): void {
  if (m.do === 'die' || m.do === 'tie') {
    s.asks.pop()
    s.rolls.push(m.do === 'die' ? m.face : m.pick)
    s.dice++
    return
  }
  pay(s.player, priceOf(s, m))
  const ask = s.asks.pop()
  if (ask === undefined) throw new Error('a move is made where nothing is asked')
  if (ask.ask === 'act' && m.do !== 'pass') s.asks.push(ACT)
  if (m.do === 'roll') return applyRoll(s, answered(ask, 'settle', 'block'))
  // The dice of a decision are spent with it.
  if (s.rolls.length > 0) s.rolls = []
  perform(s, m, ask)
  for (let top = topAsk(s); top !== undefined && isIdle(s, top); top = topAsk(s)) {
    s.asks.pop()
    if (top.ask === 'town-steps') advanceAll(s)
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
      return top.from === 'stronghold' && hexOptions(s, top).length === 0
    case 'settle':
      return s.opponents.length === 0
    default:
      return false
  }
}

function perform(s: State, m: Exclude<Move, { do: 'roll' | 'die' | 'tie' }>, ask: Ask): void {
  switch (m.do) {
    case 'dig':
      return applyDig(s, m.hex, ask)
    case 'colour':
      return applyColour(s, m.colour, answered(ask, 'colour'))
    case 'build':
      return applyBuild(s, m.hex, ask)
    case 'done':
      return stopDigging(s, answered(ask, 'dig').from)
    case 'upgrade':
      return upgradeTo(s, m.hex, m.to)
    case 'add':
      return applyAdd(s, m.colour, m.hex)
    case 'evolve':
      return applyEvolve(s, m.colour, m.hex)
    case 'take-power':
      return applyTakePower(s, answered(ask, 'offer'))
    case 'convert':
      return applyConvert(s, m.conversion)
    case 'burn':
      return applyBurn(s)
    case 'send':
      return applySend(s, m.cult, m.steps)
    case 'power':
      return applyPower(s, m.action)
    case 'special':
      return applySpecial(s, m.action)
    case 'step':
      // The Cultists' step is one (Q32).
      return advance(s, m.cult, ask.ask === 'reaction' ? 1 : answered(ask, 'step').steps)
    case 'bridge':
      return applyBridge(s, m.site)
    case 'town':
      return applyTown(s, m.tile, answered(ask, 'town'))
    case 'favour':
      return applyFavour(s, m.favour, answered(ask, 'favour'))
    case 'tenth':
      return applyTenth(s, m.cult)
    case 'exchange':
      return applyExchange(s, m.count)
    case 'advance-shipping':
      return applyAdvanceShipping(s)
    case 'advance-dig':
      return applyAdvanceDig(s)
    case 'sandstorm':
      return applySandstorm(s, m.hex)
    case 'ride':
      return applyRide(s, m.hex)
    case 'free-post':
      return applyFreePost(s, m.hex)
    case 'river-town':
      s.asks.push({ ask: 'town', river: m.river })
      return
    case 'pass':
      return applyPass(s, m.tile)
    case 'leave':
    case 'decline':
    case 'pawns':
      return
    case 'faction':
      return applyFaction(s, m.faction)
    case 'third':
      return applyThird(s, m.colour)
    case 'scoring':
      return applyScoring(s, m.tile)
    case 'tile':
      return applyTile(s, m.tile)
    case 'place':
      return applyPlace(s, m.hex)
    case 'bonus':
      return applyBonus(s, m.tile)
    case 'colours':
      return applyColours(s, m.colours)
    case 'settle':
      return applySettle(s, m.hexes, answered(ask, 'settle', 'choose-hexes').opponent)
    case 'hand-over':
      return applyHandOver(s, answered(ask, 'settle'))
    case 'block':
      return applyBlock(s, m.actions, answered(ask, 'block'))
  }
}

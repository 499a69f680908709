// Doing it: one file per family of asks, the mirror of `options/`. Each takes its ask off the stack; `proceed` finds the next one.
import type { Deed } from '../answers.ts'
import type { Ask, AskName } from '../asks.ts'
import type { Tell } from '../consequences/records.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { applyBoardIdea, applyDevelop, applyHire, applyIdea, applyPlace } from './actions.ts'
import {
  applyAct,
  applyAutomaCollect,
  applyAutomaDevelop,
  applyAutomaFan,
  applyAutomaHire,
  applyAutomaPrint,
  applyRemove,
  applyReward,
  applyTurn,
} from './automa.ts'
import {
  applyBack,
  applyCalendar,
  applyDeal,
  applyDraw,
  applyOrder,
  applyReveal,
  applySearch,
  applyStartCard,
  applyValue,
} from './chance.ts'
import { proceed } from './flow.ts'
import { applyCube, applyFulfil, applyMoveCube, applyPrint, applyPrintArtist, applyPrintWriter } from './print.ts'
import { applySales } from './sales.ts'
import { applyStartGenre } from './setup.ts'
import {
  applyCampaign,
  applyConvert,
  applyDiscard,
  applyExtraEditor,
  applyHype,
  applyIncrease,
  applyMarketingFan,
  applySwap,
} from './special.ts'

export function apply(s: State, m: Move, tell?: Tell): void {
  const ask = s.asks.pop()
  if (ask !== undefined) perform(s, m, ask, tell)
  proceed(s, tell)
}

/** Any other move: `done` leaves the ask, and nothing takes its place. A deed that is forgotten below does not compile. */
function otherwise<Name extends AskName>(ask: Name, m: Exclude<Move, Deed<Name>>): void {
  if (m.do !== 'done') throw new Error(`"${m.do}" does not answer "${ask}"`)
}

/** The asks that games are full of come first: a switch over names is gone through from its top. */
function perform(s: State, m: Move, ask: Ask, tell: Tell): void {
  switch (ask.ask) {
    case 'deal':
      return m.do === 'card' ? applyDeal(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'order':
      return m.do === 'order' ? applyOrder(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'value':
      return m.do === 'value' ? applyValue(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'place':
      return m.do === 'place' ? applyPlace(s, m, tell) : otherwise(ask.ask, m)
    case 'automa':
      return m.do === 'act' ? applyAct(s, m, tell) : otherwise(ask.ask, m)
    case 'reveal':
      return m.do === 'reveal' ? applyReveal(s, m, tell) : otherwise(ask.ask, m)
    case 'back':
      return m.do === 'back' ? applyBack(s, m, tell) : otherwise(ask.ask, m)
    case 'sales':
      return m.do === 'walk' || m.do === 'ticket' || m.do === 'flip' || m.do === 'collect'
        ? applySales(s, m, ask, tell)
        : otherwise(ask.ask, m)
    case 'automa-collect':
      return m.do === 'collect' ? applyAutomaCollect(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'automa-fan':
      return m.do === 'fan' ? applyAutomaFan(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'hire':
      return m.do === 'take' || m.do === 'deck' ? applyHire(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'automa-remove':
      return m.do === 'remove' ? applyRemove(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'supply-ideas':
      return m.do === 'idea' ? applyIdea(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'calendar':
      return m.do === 'calendar' ? applyCalendar(s, m, tell) : otherwise(ask.ask, m)
    case 'start-card':
      return m.do === 'card' ? applyStartCard(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'search':
      return m.do === 'card' ? applySearch(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'discard':
      return m.do === 'discard' ? applyDiscard(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'board-ideas':
      return m.do === 'board' ? applyBoardIdea(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'draw':
      return m.do === 'card' ? applyDraw(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'start-genre':
      return m.do === 'genre' ? applyStartGenre(s, m) : otherwise(ask.ask, m)
    case 'start-ideas':
      return m.do === 'idea' ? applyIdea(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'bonus-ideas':
      return m.do === 'idea' ? applyIdea(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'increase':
      return m.do === 'increase' ? applyIncrease(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'develop':
      return m.do === 'take' || m.do === 'deck' || m.do === 'search' ? applyDevelop(s, m, tell) : otherwise(ask.ask, m)
    case 'print':
      return m.do === 'print' ? applyPrint(s, m, ask) : otherwise(ask.ask, m)
    case 'print-writer':
      return m.do === 'use' ? applyPrintWriter(s, m, ask) : otherwise(ask.ask, m)
    case 'print-artist':
      return m.do === 'use' ? applyPrintArtist(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'cube':
      return m.do === 'cube' ? applyCube(s, m, tell) : otherwise(ask.ask, m)
    case 'move-cube':
      return m.do === 'move-cube' ? applyMoveCube(s, m, tell) : otherwise(ask.ask, m)
    case 'fulfil':
      return m.do === 'fulfil' ? applyFulfil(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'reassign':
      return m.do === 'swap' ? applySwap(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'hype':
      return m.do === 'hype' ? applyHype(s, m, tell) : otherwise(ask.ask, m)
    case 'convert':
      return m.do === 'convert' ? applyConvert(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'marketing':
      return m.do === 'campaign' ? applyCampaign(s, m, tell) : otherwise(ask.ask, m)
    case 'marketing-fan':
      return m.do === 'fan' ? applyMarketingFan(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'extra-editor':
      return m.do === 'extra-editor' ? applyExtraEditor(s, tell) : otherwise(ask.ask, m)
    case 'automa-hire':
      return m.do === 'hire' ? applyAutomaHire(s, m, tell) : otherwise(ask.ask, m)
    case 'automa-develop':
      return m.do === 'take' || m.do === 'deck' ? applyAutomaDevelop(s, m, tell) : otherwise(ask.ask, m)
    case 'automa-reward':
      return m.do === 'fan' ? applyReward(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'automa-print':
      return m.do === 'print' ? applyAutomaPrint(s, m, ask, tell) : otherwise(ask.ask, m)
    case 'automa-flip':
      return m.do === 'turn' ? applyTurn(s, m) : otherwise(ask.ask, m)
  }
}

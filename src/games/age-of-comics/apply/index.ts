// Doing it: one file per family of moves, the mirror of `options/`. Each takes its ask off the stack; `proceed` finds the next one.
import type { Ask } from '../asks.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { applyBoardIdea, applyDeck, applyIdea, applyPlace, applySearch, applyTake } from './actions.ts'
import {
  applyAct,
  applyAutomaCollect,
  applyAutomaDevelop,
  applyAutomaFan,
  applyAutomaHire,
  applyAutomaPrint,
  applyRemove,
  applyTurn,
} from './automa.ts'
import { applyBack, applyCalendar, applyCard, applyOrder, applyReveal, applyValue } from './chance.ts'
import { proceed } from './flow.ts'
import { applyCube, applyFulfil, applyMoveCube, applyPrint, applyUse } from './print.ts'
import { applyCollect, applyFlip, applyTicket, applyWalk } from './sales.ts'
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

export function apply(s: State, m: Move): void {
  const ask = s.asks.pop() as Ask
  perform(s, m, ask)
  proceed(s)
}

function perform(s: State, m: Move, ask: Ask): void {
  switch (m.do) {
    case 'order':
      return applyOrder(s, m.space, m.genre)
    case 'value':
      return applyValue(s, m.space, m.value, ask)
    case 'calendar':
      return applyCalendar(s, m.genre)
    case 'card':
      return applyCard(s, m.card, ask)
    case 'back':
      return applyBack(s, m.deck, m.back)
    case 'reveal':
      return applyReveal(s, m.card)
    case 'take':
      return ask.ask === 'automa-develop' ? applyAutomaDevelop(s, m.card) : applyTake(s, m.card, ask)
    case 'deck':
      return applyDeck(s, m.deck, ask)
    case 'print':
      return ask.ask === 'automa-print' ? applyAutomaPrint(s, m.card, ask) : applyPrint(s, m.card, ask)
    case 'collect':
      return ask.ask === 'automa-collect' ? applyAutomaCollect(s, m.space, ask) : applyCollect(s, m.space, ask)
    case 'fan':
      return ask.ask === 'marketing-fan' ? applyMarketingFan(s, m.card, ask) : applyAutomaFan(s, m.card, ask)
    case 'genre':
      return applyStartGenre(s, m.genre)
    case 'idea':
      return applyIdea(s, m.genre, ask)
    case 'board':
      return applyBoardIdea(s, m.genre, ask)
    case 'increase':
      return applyIncrease(s, m.comic, m.kind, ask)
    case 'place':
      return applyPlace(s, m.area)
    case 'search':
      return applySearch(s, m.genre)
    case 'use':
      return applyUse(s, m.card, ask)
    case 'cube':
      return applyCube(s, m.special)
    case 'move-cube':
      return applyMoveCube(s, m.from, m.to)
    case 'fulfil':
      return applyFulfil(s, m.card, ask)
    case 'walk':
      return applyWalk(s, m.node, ask)
    case 'ticket':
      return applyTicket(s, m.node, ask)
    case 'flip':
      return applyFlip(s, m.space, ask)
    case 'swap':
      return applySwap(s, m.comic, m.card, ask)
    case 'hype':
      return applyHype(s, m.card)
    case 'convert':
      return applyConvert(s, m.genre, m.comic, ask)
    case 'campaign':
      return applyCampaign(s, m.campaign)
    case 'extra-editor':
      return applyExtraEditor(s)
    case 'discard':
      return applyDiscard(s, m.card, ask)
    case 'act':
      return applyAct(s, m.area)
    case 'hire':
      return applyAutomaHire(s, m.writer, m.artist)
    case 'remove':
      return applyRemove(s, m.genre, ask)
    case 'turn':
      return applyTurn(s, m.genre)
    case 'done': // the ask is off the stack, and nothing takes its place
      return
  }
}

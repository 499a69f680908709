// Between the Ages: who begins, and what the level of challenge gives SOLO (R18, S14).
import { without } from '../../../common/lists.ts'
import { SOLO, type Side, toAsk } from '../asks.ts'
import { GUILDS, card } from '../catalogue/index.ts'
import { giftOptions } from '../options/ages.ts'
import type { Consequence, Told } from '../consequences/records.ts'
import { HIDDEN, type State, topAsk } from '../state.ts'
import { docOf, levelOf } from '../variant/index.ts'
import { construct } from './effects.ts'
import { passTurnTo } from './turn.ts'
import { see } from './structure.ts'

export function applyStarter(s: State, side: Side, tell: Told): void {
  passTurnTo(s, side, tell)
}

/** S14.2: the random Age card, the random guild, then the step on the track; a token for a pair comes last (Q19). */
export function applyAgeStart(s: State, tell: Told): void {
  const level = levelOf(s)
  s.actor = SOLO
  if (docOf(s.variant).readings.trackFirst) stepBack(s, tell)
  if (level.giftGuild && s.age === 3 && giftOptions(s, 'gift-guild').length > 0) s.asks.push(toAsk('gift-guild'))
  if (level.giftAges.includes(s.age) && s.setAside.length > 0) s.asks.push(toAsk('gift-card'))
  finishLevel(s, tell)
}

export function applyGift(s: State, no: number, tell: Told): void {
  const c = card(no)
  tell?.(giftOf(s, no))
  if (c.deck === GUILDS) s.guildsAside = without(s.guildsAside, no)
  else s.setAside = without(s.setAside, s.setAside.includes(no) ? no : HIDDEN)
  see(s, no)
  // A token waits below what the level still has to give.
  if (construct(s, SOLO, c, tell)) s.asks.unshift(toAsk('token-board', SOLO))
  finishLevel(s, tell)
}

/** When the level has given everything, the track is looked at (Q19). */
function finishLevel(s: State, tell: Told): void {
  const top = topAsk(s)?.ask
  if (s.result !== null || top === 'gift-card' || top === 'gift-guild' || docOf(s.variant).readings.trackFirst) return
  stepBack(s, tell)
}

/** S14.2: one plain step, no looting, if SOLO is behind at that moment. */
function stepBack(s: State, tell: Told): void {
  if (s.pawn >= 0) return
  const { step } = levelOf(s)
  s.pawn += step
  if (step > 0) tell?.({ what: 'pawn', side: SOLO, by: step, because: 'level', strategy: false })
}

/** Where the card of a level comes from: cards already shown lie with the set-aside ones, and unused guilds may be known. */
function giftOf(s: State, no: number): Consequence {
  const from = s.setAside.includes(no) ? 'shown' : s.guildsAside.includes(no) ? 'guilds' : 'unseen'
  return { what: 'gift', card: no, age: s.age, from }
}

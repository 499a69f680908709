// The real table of a state: every coin, card, wonder and token, and where it lies.
import type { PhysicalTable } from '../../../kernel/hands.ts'
import { SIDES, type Side } from '../asks.ts'
import { card, GUILDS, token, wonder } from '../catalogue/index.ts'
import { LAYOUTS } from '../catalogue/layouts.ts'
import type { Age } from '../catalogue/vocabulary.ts'
import { CAPITAL } from '../measures.ts'
import { ones } from '../../../common/bits.ts'
import { EMPTY, GUILD_BACK, isSetUp, NONE, SET_ASIDE, slotName, type State, topAsk } from '../state.ts'
import {
  asideOf,
  backOf,
  builtWonder,
  cityOf,
  COIN,
  coinsOf,
  deckOf,
  DISCARD,
  DRAWN,
  GUILD_CARD,
  GUILDS_ASIDE,
  heldPiece,
  isYours,
  looting,
  lootingOf,
  OFFER,
  onBoard,
  ownBack,
  slotOf,
  SPACE,
  spacesBefore,
  TOKEN,
  TOKENS_LEFT,
  tokensOf,
  underOf,
  WONDER,
  WONDERS_LEFT,
  wondersOf,
} from './places.ts'

type Put = (place: string, piece: string, count?: number) => void

export function table(s: State): PhysicalTable {
  const places: Record<string, Record<string, number>> = {}
  const put: Put = (place, piece, count = 1) => {
    const pieces = (places[place] ??= {})
    pieces[piece] = (pieces[piece] ?? 0) + count
  }
  for (const side of SIDES) putSide(s, side, put)
  putTokens(s, put)
  putStructure(s, put)
  putAside(s, put)
  for (const no of s.offer) put(OFFER, wonder(no).id)
  put(WONDERS_LEFT, WONDER, ones(s.wonders))
  for (const no of s.discard) put(DISCARD, card(no).id)
  return places
}

function putSide(s: State, side: Side, put: Put): void {
  const { coins, cards, unbuilt, built, buried, tokens } = s.cities[side]
  put(coinsOf(side), COIN, coins)
  for (const no of cards) put(cityOf(side), card(no).id)
  for (const no of unbuilt) put(wondersOf(side), wonder(no).id)
  for (const [at, no] of built.entries()) {
    put(wondersOf(side), builtWonder(no))
    const under = buried[at]
    // It lies face down (R10.1).
    if (under !== undefined) put(underOf(no), ownBack(under))
  }
  for (const no of tokens) put(tokensOf(side), token(no).id)
  for (const value of s.loot[side]) put(lootingOf(side), looting(value))
  put(spacesBefore(side), SPACE, CAPITAL + (isYours(side) ? -s.pawn : s.pawn))
}

function putTokens(s: State, put: Put): void {
  for (const [at, no] of s.board.entries()) if (no !== NONE) put(onBoard(at + 1), token(no).id)
  put(TOKENS_LEFT, TOKEN, s.box.length - s.drawn.length)
  for (const no of s.drawn) put(DRAWN, token(no).id)
}

function putStructure(s: State, put: Put): void {
  for (const [at, held] of s.slots.entries()) if (held !== EMPTY) put(slotOf(slotName(s, at)), heldPiece(held, s.age))
  for (const age of [1, 2, 3] as const) {
    const inDeck = cardsInDeck(s, age)
    const guilds = age === 3 ? s.guildsToCome : 0
    put(deckOf(age), backOf(age), inDeck - guilds)
    put(deckOf(age), GUILD_CARD, guilds)
  }
}

/** Cards of an Age that have still to be laid out. */
function cardsInDeck(s: State, age: Age): number {
  if (age > s.age || isSetUp(s)) return LAYOUTS[age].slots.length
  return age < s.age ? 0 : s.asks.filter(({ ask }) => ask === 'lay').length
}

/** R2.5: until the first card of an Age lies, what is known of the cards set aside is about the Age before. */
function putAside(s: State, put: Put): void {
  const top = topAsk(s)
  const now = isSetUp(s) || (top?.ask === 'lay' && top.slot === 0) ? ((s.age - 1) as Age) : s.age
  for (const held of s.setAside) put(asideOf(now), heldPiece(held, now))
  for (const age of [1, 2, 3] as const) if (age > now) put(asideOf(age), backOf(age), SET_ASIDE)
  const backs = s.slots.filter((held) => held === GUILD_BACK).length
  put(GUILDS_ASIDE, GUILD_CARD, ones(s.unseen[GUILDS]) - backs - s.guildsToCome)
  for (const no of s.guildsAside) put(GUILDS_ASIDE, card(no).id)
}

// The places of the real table, and where a card of the structure lies as people see it.
import { PLAYER, type Side } from '../asks.ts'
import { card, GUILDS, wonder, type WonderNo } from '../catalogue/index.ts'
import { type Age, NUMERALS } from '../catalogue/vocabulary.ts'
import { GUILD_BACK, HIDDEN } from '../state.ts'

const OWNERS: Readonly<Record<Side, string>> = { 0: 'you', 1: 'solo' }

export const BANK = 'bank'
export const BOX = 'box'
export const DISCARD = 'discard'
export const OFFER = 'offer'
export const DRAWN = 'drawn'
export const TOKENS_LEFT = 'tokens-left'
export const WONDERS_LEFT = 'wonders-left'
export const GUILDS_ASIDE = 'aside/guilds'
export const deckOf = (age: Age): string => `deck/${age}`
export const asideOf = (age: Age): string => `aside/${age}`
export const slotOf = (slot: string): string => `structure/${slot}`
export const coinsOf = (side: Side): string => `coins/${OWNERS[side]}`
export const cityOf = (side: Side): string => `city/${OWNERS[side]}`
export const wondersOf = (side: Side): string => `wonders/${OWNERS[side]}`
export const underOf = (no: WonderNo): string => `under/${wonder(no).id}`
export const tokensOf = (side: Side): string => `tokens/${OWNERS[side]}`
export const lootingOf = (side: Side): string => `looting/${OWNERS[side]}`
/** Where a progress token lies on the board, from SOLO's side, from 1. */
export const onBoard = (at: number): string => `board/${at}`
/** The spaces between the pawn and a side's capital. */
export const spacesBefore = (side: Side): string => `track/${OWNERS[side]}`

export const COIN = 'coin'
export const TOKEN = 'token'
export const WONDER = 'wonder'
export const SPACE = 'space'
export const GUILD_CARD = 'back/guild'
export const backOf = (age: Age): string => `back/${age}`
export const looting = (coins: number): string => `looting-${coins}`
export const builtWonder = (no: WonderNo): string => `${wonder(no).id}/built`

/** What lies in a slot or among the cards set aside, by its face or by its back. */
export const heldPiece = (held: number, age: Age): string =>
  held === HIDDEN ? backOf(age) : held === GUILD_BACK ? GUILD_CARD : card(held).id

/** The back of a card. */
export const ownBack = (no: number): string => {
  const { deck } = card(no)
  return deck === GUILDS ? GUILD_CARD : backOf((deck + 1) as Age)
}

/** The bank never runs out; what is in the box is out of the game. */
export const isStock = (place: string): boolean => place === BANK || place === BOX

export const isYours = (side: Side): boolean => side === PLAYER
export const numeral = (age: Age): string => NUMERALS[age]

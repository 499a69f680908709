// The places and pieces of the real table.
import { type DeckNo, type Side } from '../asks.ts'
import { stage, type StageNo } from '../catalogue/index.ts'
import { DECK_NAMES, SIDE_NAMES } from '../moves.ts'
import { NONE } from '../state.ts'

export const BOX = 'box'
/** Military Victory tokens are never short (R1.4). */
export const SUPPLY = 'supply'
export const DISCARD = 'discard'
export const STACK = 'stack'
export const FACE_UP = 'face-up'
export const CONFLICT = 'conflict'
export const deckOf = (deck: DeckNo): string => `deck/${DECK_NAMES[deck]}`
/** The card that lies face up on a deck. */
export const topOf = (deck: DeckNo): string => `top/${DECK_NAMES[deck]}`
export const SHOWN = 'shown'
export const cardsOf = (side: Side): string => `cards/${SIDE_NAMES[side]}`
export const stagesOf = (side: Side): string => `stages/${SIDE_NAMES[side]}`
export const tokensOf = (side: Side): string => `tokens/${SIDE_NAMES[side]}`
export const victoriesOf = (side: Side): string => `victories/${SIDE_NAMES[side]}`
export const catAt = (side: Side | typeof NONE): string => `cat/${side === NONE ? 'central' : SIDE_NAMES[side]}`

export const CARD = 'card'
export const TOKEN = 'token'
export const CAT = 'cat'
export const VICTORY = 'victory'
export const PEACE = 'peace'
export const BATTLE = 'battle'
export const builtStage = (no: StageNo): string => `${stage(no).id}/built`

export const isStock = (place: string): boolean => place === BOX || place === SUPPLY

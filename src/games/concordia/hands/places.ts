// Where pieces lie at the real table, by name.
import { AI, type Side } from '../asks.ts'
import type { GoodId, TypeId } from '../catalogue/vocabulary.ts'

export const BANK = 'bank'
export const BOX = 'box'
/** One pile of face-down cards, deck I on top of deck II. */
export const DECK = 'deck'
export const HAND = 'hand'
export const DISCARD = 'discard'
export const BESIDE_BOARD = 'beside-board'
export const CONCORDIA_CARD = 'concordia-card'
export const COIN = 'sestertius'
export const COINS = 'coins/you'

const ofSide = (side: Side): string => (side === AI ? 'ai' : 'you')
export const storehouse = (side: Side): string => `storehouse/${ofSide(side)}`
/** Houses still to be built. */
export const houses = (side: Side): string => `houses/${ofSide(side)}`
/** Cards that lie with a side and are not played: those of the AI, and the Concordia card. */
export const cardsOf = (side: Side): string => `cards/${ofSide(side)}`
export const display = (space: number): string => `display/${space}`
/** A city or a route. */
export const onMap = (id: string): string => `map/${id}`
export const markerIn = (province: string): string => `marker/${province}`

export const house = (side: Side): string => `house-${ofSide(side)}`
export const colonist = (type: TypeId): string => `${type}-colonist`
/** The kind of the AI's colonists does not matter (S2.4). */
export const AI_COLONIST = 'colonist-ai'
export const TOKEN = 'token'
export const tokenOf = (good: GoodId): string => `token-${good}`
export const markerOf = (good: GoodId): string => `marker-${good}`
/** With its coins up (R1.4). */
export const turnedMarker = (good: GoodId): string => `marker-${good}-turned`
export const faceDown = (deck: string): string => `card-${deck}`

/** Goods and coins are never short (R1.2); the box holds what has not come to the table yet. */
export const isStock = (place: string): boolean => place === BANK || place === BOX

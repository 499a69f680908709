// Where pieces lie at the real table, by name.
import {
  type BonusNo,
  bonusTile,
  colour,
  type ColourNo,
  CULTS,
  type CultNo,
  hex,
  type HexNo,
  powerAction,
  type PowerNo,
  site,
  type SiteNo,
  specialAction,
  type SpecialNo,
  structure,
  type StructureNo,
} from '../catalogue/index.ts'

/** Coins, workers, terrain tiles, action tokens and favour tiles are never short. */
export const SUPPLY = 'supply'
/** What is out of the game, and what has not come into it yet. */
export const BOX = 'box'
export const isStock = (place: string): boolean => place === SUPPLY || place === BOX

export const COINS = 'coins'
export const WORKERS = 'workers'
export const PRIESTS = 'priests'
/** Priests that are neither on the board nor with a cult (R4.2). */
export const PRIESTS_LEFT = 'priests-left'
export const bowl = (no: number): string => `bowl/${no}`
export const POINTS = 'points'
export const KEYS = 'keys'
export const track = (of: 'shipping' | 'dig', level: number): string => `${of}/${level}`
/** Structures still on the faction board, bridges beside it. */
export const LEFT = 'structures-left'
export const BRIDGES_LEFT = 'bridges-left'
export const TOWNS = 'towns'
export const TOWNS_LEFT = 'towns-left'
export const FAVOURS = 'favours'
export const HELD = 'bonus-held'

export const hexAt = (no: HexNo): string => `hex/${hex(no).id}`
export const bridgeAt = (no: SiteNo): string => `bridge/${site(no).id}`
export const cultAt = (no: CultNo, level: number): string => `cult/${CULTS[no]?.id}/${level}`
export const slotAt = (no: CultNo, steps: 2 | 3): string => `slot/${CULTS[no]?.id}/${steps}`
export const scoringAt = (round: number): string => `scoring/${round}`
export const bonusAt = (no: BonusNo): string => `bonus/${bonusTile(no).id}`
export const powerAt = (no: PowerNo): string => `power/${powerAction(no).id}`
export const specialAt = (no: SpecialNo): string => `special/${specialAction(no).id}`
/** The pieces of an opponent that are not on the map, and the tokens that say which of its new actions are used (S23). */
export const theirs = (no: ColourNo): string => `opponent/${colour(no).id}`
export const newAction = (no: ColourNo, of: 'dwelling' | 'trading-post'): string => `new-action/${colour(no).id}/${of}`

export const COIN = 'coin'
export const WORKER = 'worker'
export const PRIEST = 'priest'
export const TOKEN = 'power-token'
export const POINT = 'point'
export const KEY = 'key'
export const MARKER = 'marker'
export const PAWN = 'pawn'
export const BRIDGE = 'bridge'
export const ACTION_TOKEN = 'action-token'
export const structureOf = (no: StructureNo): string => structure(no).id
export const terrainTile = (no: ColourNo): string => `terrain/${colour(no).id}`
export const theirPiece = (no: ColourNo, of: 'dwelling' | 'trading-post'): string => `${colour(no).id}/${of}`

// What the AI's ladders, its plans and the set-up read of a document: numbers and goods, as fast as constants.
import { refusal } from '../../../kernel/refusal.ts'
import type { Choices, Value } from '../../../kernel/variant.ts'
import { type GoodNo, type Goods, goodNo, sumOf } from '../catalogue/index.ts'
import { type GoodId, GOODS } from '../catalogue/vocabulary.ts'
import { AI_COLONISTS, COLONISTS_PER_TYPE, STOREHOUSE } from '../state.ts'

export interface Ground {
  /** How many faces the single die has, for the action and for a good (S1.2). */
  readonly actionSides: number
  readonly goodSides: number
  /** Colonists of the AI that begin in the start city (S2.4), and the goods it begins with (S2.6). */
  readonly colonists: number
  readonly aiGoods: Goods
  /** What the player begins with (S3.1). */
  readonly playerGoods: Goods
  readonly playerCoins: number
  /** Colonists the AI places when the player takes money with a Prefect (S4.3). */
  readonly prefectColonists: number
  /** Extra goods for a house in an occupied city (S6.4). */
  readonly extraGoods: number
  /** Goods of the action (S7.1), and of one roll instead of another action (S6.6, S8.4). */
  readonly taken: number
  readonly takenInstead: number
  /** Cards of the action (S8.1), and instead of another action (S7.4). */
  readonly cards: number
  readonly cardsInstead: number
  /** The good of its last turn (S9.3). */
  readonly lastGood: GoodNo
  /** The house with which the AI triggers the end (S9.1). */
  readonly lastHouse: number
}

const noRoom = refusal<{ readonly goods: number; readonly room: number }>('concordia.no-room', {
  it: ({ goods, room }) => `le merci iniziali sono ${goods}, e nel magazzino c’è posto per ${room}`,
  en: ({ goods, room }) => `these are ${goods} goods to begin with, and the storehouse has room for ${room}`,
})

/** Colonists of the player that begin in the storehouse (R2.6). */
const PLAYERS_STORED = 2 * (COLONISTS_PER_TYPE - 1)

/** The choices have been checked against the registry; goods that do not fit into a storehouse are refused here. */
export function groundOf({ settings, tables }: Pick<Choices, 'settings' | 'tables'>): Ground {
  const number = (id: string) => settings[id] as number
  const goods = (id: string, room: number): Goods => {
    const counts = settings[id] as Readonly<Record<string, Value>>
    const found = GOODS.map((good) => counts[good] as number)
    if (sumOf(found) > room) throw noRoom({ goods: sumOf(found), room }, ['settings', id])
    return found
  }
  const colonists = number('colonists')
  return {
    actionSides: tables['action-d12']?.die as number,
    goodSides: tables['goods-d12']?.die as number,
    colonists,
    aiGoods: goods('goods', STOREHOUSE - AI_COLONISTS + colonists),
    playerGoods: goods('player-goods', STOREHOUSE - PLAYERS_STORED),
    playerCoins: number('player-coins'),
    prefectColonists: number('prefect-colonists'),
    extraGoods: number('extra-goods'),
    taken: number('taken'),
    takenInstead: number('taken-instead'),
    cards: number('cards'),
    cardsInstead: number('cards-instead'),
    lastGood: goodNo(settings['last-good'] as GoodId),
    lastHouse: number('last-house'),
  }
}

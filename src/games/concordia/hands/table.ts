// The real table of a state.
import { placing } from '../../../common/hands.ts'
import type { PhysicalTable } from '../../../kernel/hands.ts'
import { AI, PLAYER, SIDES } from '../asks.ts'
import { card, goodId, STARTING } from '../catalogue/index.ts'
import { placeId } from '../catalogue/geography.ts'
import { DECKS, GOODS, TYPES } from '../catalogue/vocabulary.ts'
import { goodsStored, housesOf } from '../measures.ts'
import { AI_COLONISTS, HOUSES, mapOf, markerOf as goodOfMarker, NONE, ones, type State } from '../state.ts'
import {
  AI_COLONIST,
  BESIDE_BOARD,
  cardsOf,
  COIN,
  COINS,
  colonist,
  CONCORDIA_CARD,
  DECK,
  DISCARD,
  display,
  faceDown,
  HAND,
  house,
  houses,
  markerIn,
  markerOf,
  onMap,
  storehouse,
  TOKEN,
  tokenOf,
  turnedMarker,
} from './places.ts'

type Put = ReturnType<typeof placing>['put']

export function table(s: State): PhysicalTable {
  const { put, table: all } = placing()
  put(COINS, COIN, s.player.coins)
  put(s.ended === NONE ? BESIDE_BOARD : cardsOf(s.ended === AI ? AI : PLAYER), CONCORDIA_CARD)
  putMap(s, put)
  putCards(s, put)
  putPieces(s, put)
  return all()
}

/** A token lies face down until it is told; a marker comes with the last token of its province (R2.3). */
function putMap(s: State, put: Put): void {
  const { cities, provinces } = mapOf(s)
  for (const { no, id } of cities) {
    const good = s.goodOf[no] as number
    put(onMap(id), good === NONE ? TOKEN : tokenOf(goodId(good)))
  }
  for (const { id, bit, bits, cities: own } of provinces) {
    if (own.some(({ no }) => s.goodOf[no] === NONE)) continue
    const good = goodId(goodOfMarker(s, bits))
    put(markerIn(id), (s.coinSides & bit) === 0 ? markerOf(good) : turnedMarker(good))
  }
}

function putCards({ down, market, player, ai }: State, put: Put): void {
  const putAll = (place: string, cards: readonly number[]) => {
    for (const no of cards) put(place, card(no).id)
  }
  DECKS.forEach((deck, no) => put(DECK, faceDown(deck), down[no]))
  market.forEach((no, at) => {
    if (no !== NONE) put(display(at + 1), card(no).id)
  })
  putAll(HAND, player.hand)
  putAll(DISCARD, player.discard)
  putAll(cardsOf(AI), STARTING)
  putAll(cardsOf(AI), ai.bought)
}

function putPieces(s: State, put: Put): void {
  const map = mapOf(s)
  for (const side of SIDES) {
    GOODS.forEach((id, no) => put(storehouse(side), id, goodsStored(s, side)[no]))
    const built = housesOf(s, side)
    put(houses(side), house(side), HOUSES - ones(built))
    for (const { id, bit } of map.cities) if ((built & bit) !== 0) put(onMap(id), house(side))
  }
  TYPES.forEach((type, no) => put(storehouse(PLAYER), colonist(type), s.player.stored[no]))
  for (const { type, at } of s.player.colonists) put(onMap(placeId(map, at)), colonist(TYPES[type]))
  put(storehouse(AI), AI_COLONIST, s.ai.stored)
  put(onMap(map.capital.id), AI_COLONIST, AI_COLONISTS - s.ai.stored)
}

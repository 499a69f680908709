// Everything on the table that can be counted, and by how much each consequence changes it.
import type { Counting, PublicNumbers } from '../../../kernel/consequences.ts'
import { AI, PLAYER, SIDE_NAMES, SIDES } from '../asks.ts'
import { card, goodId } from '../catalogue/index.ts'
import { placeId, type Province } from '../catalogue/geography.ts'
import { DECKS, GOODS, TYPES } from '../catalogue/vocabulary.ts'
import { goodsStored, housesOf } from '../measures.ts'
import { AI_COLONISTS, HOUSES, mapOf, markerOf, NONE, ones, type State } from '../state.ts'
import type { Consequence } from './records.ts'

type Numbers = Record<string, number>

export const counting: Counting<State, Consequence> = { numbers, moves }

function numbers(s: State): PublicNumbers {
  const found: Numbers = {
    coins: s.player.coins,
    steps: s.steps,
    purchases: s.buys,
    over: s.over ? 1 : 0,
    [`turn/${SIDE_NAMES[s.turn]}`]: 1,
  }
  if (s.ended !== NONE) found[`concordia/${SIDE_NAMES[s.ended === AI ? AI : PLAYER]}`] = 1
  s.rolls.forEach((face, n) => (found[`roll/${n}`] = face))
  DECKS.forEach((id, deck) => (found[`deck/${id}`] = s.down[deck] as number))
  addMap(found, s)
  addCards(found, s)
  addPieces(found, s)
  return found
}

/** City tokens, those of each letter that are left, and the bonus markers with the side they show. */
function addMap(found: Numbers, s: State): void {
  const { cities, provinces, tokens } = mapOf(s)
  for (const [letter, made] of Object.entries(tokens))
    made.forEach((count, no) => (found[`tokens/${letter}/${goodId(no)}`] = count))
  for (const { no, id, province } of cities) {
    const good = s.goodOf[no] as number
    if (good === NONE) continue
    found[`token/${id}/${goodId(good)}`] = 1
    add(found, `tokens/${(provinces[province] as Province).letter}/${goodId(good)}`, -1)
  }
  for (const { id, bit, bits, cities: own } of provinces) {
    if (own.every(({ no }) => s.goodOf[no] !== NONE)) found[`marker/${id}/${goodId(markerOf(s, bits))}`] = 1
    if ((s.coinSides & bit) !== 0) found[`turned/${id}`] = 1
  }
}

const inOrder = (at: number): number => at + 1
const there = (): number => 1

/** Cards on display by their space, played ones by their place in the pile. */
function addCards(found: Numbers, { market, player, ai }: State): void {
  const put = (place: string, cards: readonly number[], value: (at: number) => number) =>
    cards.forEach((no, at) => {
      if (no !== NONE) found[`${place}/${card(no).id}`] = value(at)
    })
  put('display', market, inOrder)
  put('hand', player.hand, there)
  put('discard', player.discard, inOrder)
  put('bought', ai.bought, there)
}

/** Goods, colonists and houses of both sides. */
function addPieces(found: Numbers, s: State): void {
  const map = mapOf(s)
  for (const side of SIDES) {
    addGoods(found, `goods/${SIDE_NAMES[side]}`, goodsStored(s, side))
    const houses = housesOf(s, side)
    found[`houses/${SIDE_NAMES[side]}`] = HOUSES - ones(houses)
    for (const { id, bit } of map.cities) if ((houses & bit) !== 0) found[`house/${SIDE_NAMES[side]}/${id}`] = 1
  }
  addGoods(found, 'offered', s.offered)
  TYPES.forEach((type, no) => (found[`stored/${type}`] = s.player.stored[no] as number))
  for (const { type, at } of s.player.colonists) add(found, `${TYPES[type]}/${placeId(map, at)}`, 1)
  found['stored/ai'] = s.ai.stored
  found[`ai/${map.capital.id}`] = AI_COLONISTS - s.ai.stored
}

function moves(c: Consequence): PublicNumbers {
  switch (c.what) {
    case 'stage':
    case 'lost':
      return {}
    case 'token':
      return { [`token/${c.city}/${c.good}`]: 1, [`tokens/${c.letter}/${c.good}`]: -1 }
    case 'marker':
      return { [`marker/${c.province}/${c.good}`]: 1 }
    case 'reveal':
      return { [`display/${c.card}`]: c.space, [`deck/${c.deck}`]: -1 }
    case 'action':
      return { 'roll/0': c.face }
    case 'good-rolled':
      return { 'roll/1': c.face }
    case 'turn':
      return {
        [`turn/${SIDE_NAMES[c.side]}`]: 1,
        [`turn/${SIDE_NAMES[c.side === AI ? PLAYER : AI]}`]: -1,
        ...Object.fromEntries(c.rolls.map((face, n) => [`roll/${n}`, -face])),
      }
    case 'end':
      return { [`concordia/${SIDE_NAMES[c.side]}`]: 1 }
    case 'over':
      return { over: 1 }
    case 'played':
      return { [`hand/${c.card}`]: -1, [`discard/${c.card}`]: c.place }
    case 'back':
      return Object.fromEntries(
        c.cards.flatMap((id, at) => [
          [`hand/${id}`, 1],
          [`discard/${id}`, -(at + 1)],
        ]),
      )
    case 'coins':
      return { coins: c.by }
    case 'traded':
      return { [`goods/player/${c.good}`]: c.units, coins: c.coins }
    case 'goods':
      return addGoods({}, `goods/${SIDE_NAMES[c.side]}`, c.goods)
    case 'offered':
      return addGoods({}, 'offered', c.goods)
    case 'given-up':
      return { [`offered/${c.good}`]: -1 }
    case 'kept':
      return addGoods(addGoods(addGoods({}, 'goods/player', c.goods), 'offered', c.goods, -1), 'offered', c.lost, -1)
    case 'paid':
      return addGoods(c.coins === 0 ? {} : { coins: -c.coins }, `goods/${SIDE_NAMES[c.side]}`, c.goods, -1)
    case 'turned':
      return { [`turned/${c.province}`]: 1 }
    case 'turned-back':
      return Object.fromEntries(c.provinces.map((id) => [`turned/${id}`, -1]))
    case 'steps':
      return { steps: c.by }
    case 'moved':
      return { steps: -c.steps, [`${c.type}/${c.from}`]: -1, [`${c.type}/${c.to}`]: 1 }
    case 'colonist':
      return { [`stored/${c.type}`]: -1, [`${c.type}/${c.city}`]: 1 }
    case 'ai-colonist':
      return { 'stored/ai': -1, [`ai/${c.city}`]: 1 }
    case 'house':
      return { [`house/${SIDE_NAMES[c.side]}/${c.city}`]: 1, [`houses/${SIDE_NAMES[c.side]}`]: -1 }
    case 'purchases':
      return { purchases: c.by }
    case 'bought':
      return c.side === AI
        ? { [`display/${c.card}`]: -c.space, [`bought/${c.card}`]: 1 }
        : { [`display/${c.card}`]: -c.space, [`hand/${c.card}`]: 1, purchases: -1 }
    case 'slid':
      return Object.fromEntries(c.cards.map(({ card: id, from, to }) => [`display/${id}`, to - from]))
  }
}

function add(found: Numbers, name: string, by: number): void {
  found[name] = (found[name] ?? 0) + by
}

function addGoods(found: Numbers, place: string, goods: readonly number[], sign = 1): Numbers {
  GOODS.forEach((id, no) => {
    const count = goods[no] as number
    if (count !== 0) add(found, `${place}/${id}`, sign * count)
  })
  return found
}

// What the hands do about each consequence.
import { acts, handStep } from '../../../common/hands.ts'
import type { Act, HandStep } from '../../../kernel/hands.ts'
import { counted, type Lang, type Phrase } from '../../../kernel/text.ts'
import { il } from '../../../kernel/italian.ts'
import { AI, PLAYER, type Side } from '../asks.ts'
import { card, type CardId, goodId, MARKER_COINS, goodNo, theCard } from '../catalogue/index.ts'
import { GOODS, type GoodId, TYPE_NAMES } from '../catalogue/vocabulary.ts'
import type { Consequence } from '../consequences/records.ts'
import {
  cityName,
  cityType,
  coinsText,
  goodName,
  goodsText,
  inCity,
  joined,
  lineName,
  placeName,
  provinceName,
} from '../names.ts'
import { mapOf, markerOf as goodOfMarker, type State } from '../state.ts'
import {
  AI_COLONIST,
  BANK,
  BESIDE_BOARD,
  BOX,
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
import * as say from './words.ts'

/** A card as printed: its role, and the deck where there are several of its kind for sale. The two starting Prefects are alike. */
export function printed(id: CardId, lang: Lang): string {
  const { name, deck } = card(theCard(id))
  return PRINTED[lang](deck === undefined ? name[lang] : `${name[lang]} ${deck}`)
}
const PRINTED: Phrase<[name: string]> = { it: (name) => il(name, 'm'), en: (name) => `the ${name}` }

/** What the hands do about a consequence; nothing where only a person or the app keeps count. */
export function steps(c: Consequence, before: State): readonly HandStep[] {
  switch (c.what) {
    case 'stage':
    case 'action':
    case 'good-rolled':
    case 'turn':
    case 'over':
    case 'lost':
    case 'offered':
    case 'given-up':
    case 'steps':
    case 'purchases':
      return []
    case 'token':
      return [
        handStep(
          (lang) => say.TOKEN[lang](cityName(c.city, lang), goodName(c.good, lang)),
          acts(TOKEN, onMap(c.city), onMap(c.city), 1, tokenOf(c.good)),
          { ids: [c.good], spot: c.city, answered: true },
        ),
      ]
    case 'marker':
      return [
        handStep(
          (lang) =>
            say.MARKER[lang](
              provinceName(c.province, lang),
              goodName(c.good, lang),
              coinsText(MARKER_COINS[goodNo(c.good)] as number, lang),
            ),
          acts(markerOf(c.good), BOX, markerIn(c.province)),
          { ids: [c.good], spot: c.province },
        ),
      ]
    case 'coins':
      return [handStep((lang) => say.TAKE_COINS[lang](coinsText(c.by, lang)), acts(COIN, BANK, COINS, c.by))]
    case 'traded':
      return [traded(c.good, c.units, Math.abs(c.coins))]
    case 'goods':
      return [stored(c.side, c.goods)]
    case 'kept':
      return c.goods.some((count) => count > 0) ? [stored(PLAYER, c.goods)] : []
    case 'paid':
      return [paid(c.side, c.goods, c.coins)]
    case 'turned': {
      const good = markerGood(before, c.province)
      return [
        handStep(
          (lang) => say.TURN[lang](provinceName(c.province, lang), coinsText(c.coins, lang)),
          acts(markerOf(good), markerIn(c.province), markerIn(c.province), 1, turnedMarker(good)),
          { ids: [c.province], spot: c.province },
        ),
      ]
    }
    case 'turned-back':
      return [
        handStep(
          (lang) => say.TURN_BACK[lang](c.provinces.map((id) => provinceName(id, lang))),
          c.provinces.flatMap((id) => {
            const good = markerGood(before, id)
            return acts(turnedMarker(good), markerIn(id), markerIn(id), 1, markerOf(good))
          }),
          { ids: c.provinces },
        ),
      ]
    default:
      return [stepOfPieces(c, before)]
  }
}

type OfPieces = Extract<
  Consequence,
  {
    readonly what:
      | 'reveal'
      | 'end'
      | 'played'
      | 'back'
      | 'moved'
      | 'colonist'
      | 'ai-colonist'
      | 'house'
      | 'bought'
      | 'slid'
  }
>

/** Cards, colonists and houses. */
function stepOfPieces(c: OfPieces, before: State): HandStep {
  switch (c.what) {
    case 'reveal':
      return handStep(
        (lang) => say.REVEAL[lang](printed(c.card, lang), c.space),
        acts(faceDown(c.deck), DECK, display(c.space), 1, c.card),
        { ids: [c.card], spot: display(c.space), answered: true },
      )
    case 'end':
      return handStep((lang) => say.CONCORDIA[c.side][lang], acts(CONCORDIA_CARD, BESIDE_BOARD, cardsOf(c.side)))
    case 'played':
      return handStep((lang) => say.PLAY[lang](printed(c.card, lang)), acts(c.card, HAND, DISCARD), { ids: [c.card] })
    case 'back':
      return handStep(
        (lang) => counted(c.cards.length, say.BACK, lang),
        c.cards.flatMap((id) => acts(id, DISCARD, HAND)),
        { ids: c.cards },
      )
    case 'moved':
      return handStep(
        (lang) => say.MOVE[lang](TYPE_NAMES[c.type][lang], placeName(c.from, lang), lineName(c.to, lang)),
        acts(colonist(c.type), onMap(c.from), onMap(c.to)),
        { spot: c.to },
      )
    case 'colonist':
      return handStep(
        (lang) => say.PLACE[lang](TYPE_NAMES[c.type][lang], inCity(cityName(c.city, lang), lang)),
        acts(colonist(c.type), storehouse(PLAYER), onMap(c.city)),
        { spot: c.city },
      )
    case 'ai-colonist':
      return handStep(
        (lang) => say.PLACE_AI[lang](inCity(cityName(c.city, lang), lang)),
        acts(AI_COLONIST, storehouse(AI), onMap(c.city)),
        { spot: c.city },
      )
    case 'house':
      return handStep(
        (lang) =>
          say.HOUSE[c.side][lang](
            inCity(cityName(c.city, lang), lang),
            cityType(before.goodOf[mapOf(before).cityNo(c.city) ?? 0] ?? 0, lang),
          ),
        acts(house(c.side), houses(c.side), onMap(c.city)),
        { spot: c.city },
      )
    case 'bought':
      return handStep(
        (lang) => say.TAKE_CARD[c.side][lang](printed(c.card, lang), c.space),
        acts(c.card, display(c.space), c.side === AI ? cardsOf(AI) : HAND),
        { ids: [c.card], spot: display(c.space) },
      )
    case 'slid':
      return handStep(
        (lang) => counted(c.cards.length, say.SLIDE, lang),
        c.cards.flatMap(({ card: id, from, to }) => acts(id, display(from), display(to))),
        { ids: c.cards.map(({ card: id }) => id) },
      )
  }
}

const goodIds = (goods: readonly number[]): readonly GoodId[] => GOODS.filter((_, no) => (goods[no] as number) > 0)
const goodsGo = (goods: readonly number[], from: string, to: string): readonly Act[] =>
  goods.flatMap((count, no) => acts(goodId(no), from, to, count))

const stored = (side: Side, goods: readonly number[]): HandStep =>
  handStep((lang) => say.STORE[side][lang](goodsText(goods, lang)), goodsGo(goods, BANK, storehouse(side)), {
    ids: goodIds(goods),
  })

function paid(side: Side, goods: readonly number[], coins: number): HandStep {
  const price = (lang: Lang) =>
    joined([goodsText(goods, lang), coins === 0 ? '' : coinsText(coins, lang)].filter((part) => part !== ''))
  return handStep(
    (lang) => say.PAY[side][lang](price(lang)),
    [...goodsGo(goods, storehouse(side), BANK), ...acts(COIN, COINS, BANK, coins)],
    { ids: goodIds(goods) },
  )
}

function traded(good: GoodId, units: number, coins: number): HandStep {
  const goods = GOODS.map((id) => (id === good ? Math.abs(units) : 0))
  const moved =
    units > 0
      ? [...acts(COIN, COINS, BANK, coins), ...goodsGo(goods, BANK, storehouse(PLAYER))]
      : [...goodsGo(goods, storehouse(PLAYER), BANK), ...acts(COIN, BANK, COINS, coins)]
  return handStep(
    (lang) => (units > 0 ? say.BUY : say.SELL)[lang](goodsText(goods, lang), coinsText(coins, lang)),
    moved,
    { ids: [good] },
  )
}

/** The good of the bonus marker of a province (R2.3). */
function markerGood(s: State, id: string): GoodId {
  const map = mapOf(s)
  return goodId(goodOfMarker(s, map.provinces[map.provinceNo(id) ?? 0]?.bits ?? 0))
}

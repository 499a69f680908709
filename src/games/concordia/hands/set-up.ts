// From the open box to the first city token that is asked for (R2).
import { acts, handStep } from '../../../common/hands.ts'
import type { Act, HandStep } from '../../../kernel/hands.ts'
import { variantOf } from '../../../kernel/variant.ts'
import { AI, PLAYER, SIDES, type Side } from '../asks.ts'
import { card, DECK_CARDS, goodId, STARTING, sumOf } from '../catalogue/index.ts'
import { type GameMap, mapAt, mapNo } from '../catalogue/geography.ts'
import { DECKS, type GoodId, LETTERS, type Letter, TYPES } from '../catalogue/vocabulary.ts'
import { goodName, coinsText, goodsText, inCity } from '../names.ts'
import { AI_COLONISTS, HOUSES as HOUSE_COUNT, type Options } from '../state.ts'
import { type Doc, docOf } from '../variant/index.ts'
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
  faceDown,
  HAND,
  house,
  houses,
  onMap,
  storehouse,
  TOKEN,
} from './places.ts'
import * as say from './words.ts'

export function setUp(options: Options): readonly HandStep[] {
  const map = mapAt(mapNo(options.map))
  const doc = docOf(variantOf(options))
  return [
    handStep((lang) => say.BOARD[lang](map.name[lang]), []),
    ...LETTERS.flatMap((letter) => (map.tokens[letter] === undefined ? [] : [tokens(map, letter)])),
    handStep(
      (lang) => say.MAKE_DECK[lang](DECK_CARDS[0]?.length ?? 0, DECK_CARDS[1]?.length ?? 0),
      DECKS.flatMap((deck, no) => acts(faceDown(deck), BOX, DECK, DECK_CARDS[no]?.length)),
    ),
    handStep((lang) => say.CARD_BESIDE[lang], acts(CONCORDIA_CARD, BOX, BESIDE_BOARD)),
    ...SIDES.flatMap((side) => ofSide(map, doc, side)),
    ...(doc.playerCoins === 0
      ? []
      : [
          handStep(
            (lang) => say.TAKE_COINS[lang](coinsText(doc.playerCoins, lang)),
            acts(COIN, BANK, COINS, doc.playerCoins),
          ),
        ]),
    handStep((lang) => say.DICE_READY[options.dice][lang](doc.actionSides, doc.goodSides), []),
  ]
}

/** Hispania plays its salt tokens as other goods (R2.2, Q34). */
const SALT: Readonly<Record<string, Readonly<Partial<Record<Letter, GoodId>>>>> = {
  hispania: { A: 'tool', B: 'wine', D: 'brick' },
}

function tokens(map: GameMap, letter: Letter): HandStep {
  const cities = map.cities.filter(({ province }) => map.provinces[province]?.letter === letter)
  const salt = SALT[map.id]?.[letter]
  return handStep(
    (lang) =>
      `${say.LAY_TOKENS[lang](letter, cities.length)}${salt === undefined ? '' : say.WITH_SALT[lang](goodName(salt, lang))}`,
    cities.flatMap((city) => acts(TOKEN, BOX, onMap(city.id))),
  )
}

/** What a side begins with (R2.6, S2.2 to S2.6, S3.1). */
function ofSide({ capital }: GameMap, { aiGoods, playerGoods, colonists }: Doc, side: Side): readonly HandStep[] {
  const goods = side === AI ? aiGoods : playerGoods
  const left = AI_COLONISTS - colonists
  const stored = side === AI ? acts(AI_COLONIST, BOX, storehouse(AI), left) : bothKinds(storehouse(PLAYER), 2)
  const inCapital = side === AI ? acts(AI_COLONIST, BOX, onMap(capital.id), colonists) : bothKinds(onMap(capital.id), 1)
  const cards = side === AI ? cardsOf(AI) : HAND
  return [
    ...(stored.length + sumOf(goods) === 0
      ? []
      : [
          handStep(
            (lang) => say.STOREHOUSE[side][lang](goodsText(goods, lang), left),
            [...stored, ...goods.flatMap((count, no) => acts(goodId(no), BANK, storehouse(side), count))],
          ),
        ]),
    ...(inCapital.length === 0
      ? []
      : [
          handStep(
            (lang) => say.IN_CAPITAL[side][lang](inCity(capital.name[lang], lang), colonists, left === 0),
            inCapital,
            {
              spot: capital.id,
            },
          ),
        ]),
    handStep((lang) => say.HOUSES[side][lang](HOUSE_COUNT), acts(house(side), BOX, houses(side), HOUSE_COUNT)),
    handStep(
      (lang) => say.STARTING_CARDS[side][lang](STARTING.length),
      STARTING.flatMap((no) => acts(card(no).id, BOX, cards)),
      { ids: side === AI ? [] : STARTING.map((no) => card(no).id) },
    ),
  ]
}

const bothKinds = (to: string, count: number): readonly Act[] =>
  TYPES.flatMap((type) => acts(colonist(type), BOX, to, count))

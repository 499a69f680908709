// Names of pieces, for screen readers and small print.
import { andList, counted, type Lang, type Phrase, type Unit } from '../../../kernel/text.ts'
import {
  FIRST_LINE,
  type City,
  type GameMap,
  type Line,
  type Province,
  SEA,
  type TypeNo,
} from '../catalogue/geography.ts'
import {
  card,
  type Goods,
  good,
  god,
  HOUSE_GOODS,
  MARKER_COINS,
  noGoods,
  type Price,
  sumOf,
} from '../catalogue/index.ts'
import { houseCoins } from '../measures.ts'
import { amountText, cardName, coinsText } from '../names.ts'
import { mapOf, markerOf, NONE, type State } from '../state.ts'
import { word } from './words.ts'

/** "2 Cibo, 1 Vino" */
export function goodsText(goods: readonly number[], lang: Lang): string {
  return goods.flatMap((count, no) => (count > 0 ? [amountText(no, count, lang)] : [])).join(', ')
}

const CARDS: Unit = { one: { it: '# carta', en: '# card' }, other: { it: '# carte', en: '# cards' } }
export const cardsText = (count: number, lang: Lang): string => counted(count, CARDS, lang)

const POINTS: Unit = { one: { it: '# punto', en: '# point' }, other: { it: '# punti', en: '# points' } }
export const pointsText = (count: number, lang: Lang): string => counted(count, POINTS, lang)

export function priceText({ goods, any }: Price, lang: Lang): string {
  const parts = [goodsText(goods, lang), any > 0 ? word('anyGood', lang) : ''].filter(Boolean)
  return parts.length === 0 ? word('free', lang) : parts.join(' + ')
}

export interface HousePrice {
  readonly goods: Goods
  readonly coins: number
}

/** What a house of yours costs in a city now (R6.7, R6.8); undefined if none can ever be built there. */
export function housePrice(s: State, { no, bit }: City): HousePrice | undefined {
  const of = s.goodOf[no] ?? NONE
  if (bit === 0 || of === NONE || (s.player.houses & bit) !== 0) return undefined
  return { goods: HOUSE_GOODS[of] ?? noGoods(), coins: houseCoins(s, no) }
}

export const housePriceText = ({ goods, coins }: HousePrice, lang: Lang): string =>
  `${goodsText(goods, lang)}, ${coinsText(coins, lang)}`

export function cityGood(s: State, { no, bit }: City): number {
  return bit === 0 ? NONE : (s.goodOf[no] ?? NONE)
}

export function cityLabel(s: State, city: City, lang: Lang): string {
  const name = city.name[lang]
  if (city.bit === 0) return `${name}, ${word('capital', lang)}`
  const of = cityGood(s, city)
  const province = mapOf(s).provinces[city.province]?.name[lang] ?? ''
  const parts = [name, province, of === NONE ? word('noToken', lang) : good(of).name[lang].toLowerCase()]
  if ((s.player.houses & city.bit) !== 0) parts.push(word('yourHouse', lang))
  if ((s.ai.houses & city.bit) !== 0) parts.push(word('aiHouse', lang))
  return parts.join(', ')
}

/** The cities that a line of this kind leads to. */
const neighbours = ({ lines }: GameMap, city: City, type: TypeNo): readonly City[] =>
  lines.flatMap((line) => {
    if (line.type !== type || (line.a.no !== city.no && line.b.no !== city.no)) return []
    return [line.a.no === city.no ? line.b : line.a]
  })

const WAYS: readonly Phrase<[cities: string]>[] = [
  { it: (cities) => `vie di terra per ${cities}`, en: (cities) => `land routes to ${cities}` },
  { it: (cities) => `vie di mare per ${cities}`, en: (cities) => `sea routes to ${cities}` },
]

/** Connections of a city: "land routes to Cosa and Spoletum; sea routes to Aleria". */
export function waysText(map: GameMap, city: City, lang: Lang): string {
  const ways = WAYS.flatMap((say, type) => {
    const names = neighbours(map, city, type as TypeNo).map(({ name }) => name[lang])
    return names.length === 0 ? [] : [say[lang](andList(names, lang))]
  })
  return ways.join('; ')
}

export const lineLabel = ({ type, a, b }: Line, lang: Lang): string =>
  `${word(type === SEA ? 'seaLine' : 'landLine', lang)} ${a.name[lang]}–${b.name[lang]}`

export const placeLabel = (s: State, at: number, lang: Lang): string => {
  const { lines, cities, capital } = mapOf(s)
  const line = lines[at - FIRST_LINE]
  return line === undefined ? (cities[at] ?? capital).name[lang] : lineLabel(line, lang)
}

export function markerLabel(s: State, { name, bits, bit }: Province, lang: Lang): string {
  const of = markerOf(s, bits)
  if (of === NONE) return `${word('province', lang)} ${name[lang]}`
  const side =
    (s.coinSides & bit) === 0
      ? `${good(of).name[lang].toLowerCase()}, ${word('markerGood', lang)}`
      : `${coinsText(MARKER_COINS[of] ?? 0, lang)}, ${word('markerCoins', lang)}`
  return `${word('province', lang)} ${name[lang]}: ${side}`
}

/** With the deck or a letter if there are several of a name. */
export const cardLabel = (no: number, lang: Lang): string =>
  `${cardName(card(no).id, lang)}, ${god(card(no).god).name[lang]}`

const FREE_SPACES: Unit = {
  one: { it: '# spazio libero', en: '# free space' },
  other: { it: '# spazi liberi', en: '# free spaces' },
}
export const freeText = (free: number, lang: Lang): string => counted(free, FREE_SPACES, lang)

export function storehouseLabel(goods: Goods, colonists: number, free: number, lang: Lang): string {
  const inside = [goodsText(goods, lang), colonists > 0 ? colonistsText(colonists, lang) : '']
    .filter(Boolean)
    .join(', ')
  const room = freeText(free, lang)
  return `${word('storehouse', lang)}: ${sumOf(goods) + colonists === 0 ? '' : `${inside}, `}${room}`
}

const COLONISTS: Unit = { one: { it: '# colono', en: '# colonist' }, other: { it: '# coloni', en: '# colonists' } }
export const colonistsText = (count: number, lang: Lang): string => counted(count, COLONISTS, lang)

const STEPS: Unit = { one: { it: '# passo', en: '# step' }, other: { it: '# passi', en: '# steps' } }
export const stepsText = (count: number, lang: Lang): string => counted(count, STEPS, lang)

const BEYOND: Unit = {
  one: { it: '# scelta fuori vista', en: '# choice out of sight' },
  other: { it: '# scelte fuori vista', en: '# choices out of sight' },
}
export const beyondText = (count: number, lang: Lang): string => counted(count, BEYOND, lang)

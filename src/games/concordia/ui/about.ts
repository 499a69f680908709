// What a piece does, in a sentence or two.
import { andList, type Lang, type Phrase, type Text } from '../../../kernel/text.ts'
import { sentence } from '../../../web/kit/board/words.ts'
import { type ActionId, ACTION_RANGES, ACTIONS } from '../automa/dice.ts'
import { type City, type GameMap, MAPS, type Province } from '../catalogue/geography.ts'
import { type Card, card, cardNo, god, good, type GoodNo, goodNo, goodsOf, NO_GOOD, sumOf } from '../catalogue/index.ts'
import { type GoodId, GOODS } from '../catalogue/vocabulary.ts'
import { cityType, coinsText, goodsText, inProvince } from '../names.ts'
import { waysText } from './labels.ts'
import { word } from './words.ts'

/** R14.6: a specialist counts its own good only. */
const SPECIALIST: Phrase<[points: number, city: string]> = {
  it: (points, city) => `${points} PV per ogni tua abitazione in una ${city}`,
  en: (points, city) => `${points} VP for each house of yours in a ${city}`,
}
/** What the god of a card counts at the end. */
export const godText = ({ god: of, good: made, vp }: Card, lang: Lang): string =>
  made === NO_GOOD ? god(of).text[lang] : SPECIALIST[lang](vp, cityType(made, lang))

const AT_END: Phrase<[god: string, points: string]> = {
  it: (name, points) => `A fine partita ${name} dà ${points}.`,
  en: (name, points) => `At the end ${name} gives ${points}.`,
}
const COSTS: Phrase<[goods: string]> = {
  it: (goods) => `Costa ${goods}.`,
  en: (goods) => `Costs ${goods}.`,
}
function cardText(item: Card, lang: Lang): string {
  const price = sumOf(item.cost) === 0 ? [] : [COSTS[lang](goodsText(item.cost, lang))]
  return [item.text[lang], AT_END[lang](god(item.god).name[lang], godText(item, lang)), ...price].join(' ')
}

/** R1.1, R6.7 */
const GOOD: Phrase<[value: string, city: string, goods: string, coins: string]> = {
  it: (value, city, goods, coins) =>
    `Si compra e si vende a ${value}. Un’abitazione in una ${city} costa ${goods} e ${coins}, e ne produce 1 alla volta.`,
  en: (value, city, goods, coins) =>
    `Bought and sold for ${value}. A house in a ${city} costs ${goods} and ${coins}, and produces 1 at a time.`,
}
function goodText(no: GoodNo, lang: Lang): string {
  const { value, house } = good(no)
  return GOOD[lang](
    coinsText(value, lang),
    cityType(no, lang),
    goodsText(goodsOf(house.goods), lang),
    coinsText(house.coins, lang),
  )
}

/** What the AI does, in short (S6.1 to S6.3, S7.1, S8.1, S8.2). */
const ACTION: Readonly<Record<ActionId, { readonly text: Text; readonly cite: string }>> = {
  build: {
    text: {
      it: 'L’IA paga la sua merce più preziosa e costruisce un’abitazione in una città di quel tipo.',
      en: 'The AI pays its most valuable good and builds a house in a city of that type.',
    },
    cite: 'S6.2',
  },
  take: {
    text: {
      it: 'L’IA tira di nuovo e mette in magazzino una merce del tipo uscito.',
      en: 'The AI rolls again and stores one good of the type rolled.',
    },
    cite: 'S7.1',
  },
  buy: {
    text: {
      it: 'L’IA acquista fino a due carte, cominciando dallo spazio più costoso.',
      en: 'The AI buys up to two cards, beginning with the most expensive space.',
    },
    cite: 'S8.1',
  },
}
const ROLLED: Phrase<[two: string, one: string]> = {
  it: (two, one) => `Esce con ${two} su due dadi, ${one} sul dado a 12 facce.`,
  en: (two, one) => `Comes up on ${two} with two dice, on ${one} with the 12-sided die.`,
}
const isAction = (id: string): id is ActionId => (ACTIONS as readonly string[]).includes(id)
const actionText = (id: ActionId, lang: Lang): string =>
  `${ACTION[id].text[lang]} ${ROLLED[lang](ACTION_RANGES[id]['2d6'].join('–'), ACTION_RANGES[id].d12.join('–'))}`

const ON_MAP: Phrase<[map: string, told: string]> = {
  it: (map, told) => `Sulla mappa ${map}: ${told}`,
  en: (map, told) => `On the map ${map}: ${told}`,
}
const CITY: Phrase<[province: string, ways: string]> = {
  it: (province, ways) => `${province}, con ${ways}`,
  en: (province, ways) => `${province}, with ${ways}`,
}
/** A city is the capital on one map and may be a plain one on another. */
function cityText(map: GameMap, city: City, lang: Lang): string {
  const province = map.provinces[city.province]
  const where = province === undefined ? word('capital', lang) : inProvince(province.name[lang], lang)
  // Some names end with a full stop of their own.
  return sentence(ON_MAP[lang](map.name[lang], CITY[lang](where, waysText(map, city, lang))))
}
/** What is true of a whole kind of piece (R1.3, R7.1, S5.1). */
export const GROUP_ABOUT = {
  cities: {
    it: 'Un’abitazione produce la merce del segnalino che la città riceve all’inizio della partita.',
    en: 'A house produces the good of the token its city gets at the start of the game.',
  },
  provinces: {
    it: 'Un Prefetto prende la merce del segnalino della regione e fa produrre tutte le abitazioni che vi si trovano.',
    en: 'A Prefect takes the good of the province’s marker and makes all houses in it produce.',
  },
  cards: {
    it: 'Le acquistano Senatore e Console. Chi compra con il Senatore paga anche le merci dello spazio su cui sta la carta.',
    en: 'Bought by the Senator and the Consul. With the Senator, the goods of the space a card lies on are paid as well.',
  },
  actions: {
    it: 'Nel suo turno l’IA tira i dadi: il tiro dice che cosa fa.',
    en: 'In its turn the AI rolls its dice: the roll says what it does.',
  },
} as const satisfies Readonly<Record<string, Text>>

const provinceText = (map: GameMap, { cities }: Province, lang: Lang): string =>
  sentence(
    ON_MAP[lang](
      map.name[lang],
      andList(
        cities.map(({ name }) => name[lang]),
        lang,
      ),
    ),
  )

/** Cities and provinces, told for every map they lie on. */
function placeText(id: string, lang: Lang): string {
  const cities = MAPS.flatMap((map) =>
    [map.capital, ...map.cities].flatMap((city) => (city.id === id ? [{ map, city }] : [])),
  )
  if (cities.length > 0) {
    const isCapital = cities.some(({ map, city }) => city === map.capital)
    const told = cities.map(({ map, city }) => cityText(map, city, lang))
    return [...(isCapital ? [word('capitalAbout', lang)] : []), ...told].join(' ')
  }
  const provinces = MAPS.flatMap((map) => {
    const province = map.provinces.find((each) => each.id === id)
    return province === undefined ? [] : [provinceText(map, province, lang)]
  })
  return provinces.join(' ')
}

const isGood = (id: string): id is GoodId => (GOODS as readonly string[]).includes(id)

export function about(id: string, lang: Lang): string {
  const no = cardNo(id)
  if (no !== undefined) return cardText(card(no), lang)
  if (isGood(id)) return goodText(goodNo(id), lang)
  return isAction(id) ? actionText(id, lang) : placeText(id, lang)
}

export const cite = (id: string): string | undefined => (isAction(id) ? ACTION[id].cite : undefined)

// What components are called, and amounts of them.
import { il } from '../../kernel/italian.ts'
import { counted, isOne, type Lang, type Phrase, type Text, type Unit } from '../../kernel/text.ts'
import { type ActionId, ACTIONS } from './automa/dice.ts'
import { CARDS, card, type CardId, cardNo, good, GOOD_COUNT, type GoodNo, goodNo, theCard } from './catalogue/index.ts'
import { cityAt, type GameMap, MAPS, type Province } from './catalogue/geography.ts'
import { GOODS, type GoodId, type RoleId, TYPES, type TypeId } from './catalogue/vocabulary.ts'
import { mapOf, type State } from './state.ts'

const SEVERAL: ReadonlySet<RoleId> = new Set(
  CARDS.filter(({ role, no }) => CARDS.some((each) => each.role === role && each.no !== no)).map(({ role }) => role),
)
/** The two starting Prefects are printed alike: one is the other one. */
const OTHER: CardId = 'start-prefect-2'
const OTHER_CARD: Phrase<[name: string]> = { it: (name) => `Altro ${name}`, en: (name) => `Other ${name}` }
const THE_OTHER: Phrase<[name: string]> = { it: (name) => `l’altro ${name}`, en: (name) => `the other ${name}` }

/** The name of a card as printed, with its deck where there are several of its role. */
function printedName(id: CardId, lang: Lang): string {
  const { name, deck, role } = card(theCard(id))
  return deck !== undefined && SEVERAL.has(role) ? `${name[lang]} ${deck}` : name[lang]
}

export function cardName(id: CardId, lang: Lang): string {
  const name = printedName(id, lang)
  return id === OTHER ? OTHER_CARD[lang](name) : name
}

const THE_CARD: Phrase<[id: CardId]> = {
  it: (id) => (id === OTHER ? THE_OTHER.it(printedName(id, 'it')) : il(cardName(id, 'it'), 'm')),
  en: (id) => (id === OTHER ? THE_OTHER.en(printedName(id, 'en')) : `the ${cardName(id, 'en')}`),
}
export const theCardName = (id: CardId, lang: Lang): string => THE_CARD[lang](id)

export const joined = (parts: readonly string[]): string => parts.join(' + ')

/** "a Roma", "ad Ancona"; "in Rome" */
const IN_CITY: Phrase<[name: string]> = {
  it: (name) => `${name.startsWith('A') ? 'ad' : 'a'} ${name}`,
  en: (name) => `in ${name}`,
}
export const inCity = (name: string, lang: Lang): string => IN_CITY[lang](name)

/** "in Etruria", "nel Mare Tyrrhenicum"; "in Etruria" */
const IN_PROVINCE: Phrase<[name: string]> = {
  it: (name) => `${name.startsWith('Mare ') ? 'nel' : 'in'} ${name}`,
  en: (name) => `in ${name}`,
}
export const inProvince = (name: string, lang: Lang): string => IN_PROVINCE[lang](name)

/** "2 mattoni", "2 stoffe" */
export function amountText(no: GoodNo, count: number, lang: Lang): string {
  const { name, plural, many = plural } = good(no)
  return `${count} ${(isOne(count, lang) ? name : many)[lang].toLowerCase()}`
}

/** "1 mattone + 2 cibo" */
export function goodsText(goods: readonly number[], lang: Lang): string {
  const parts: string[] = []
  for (let g = 0; g < GOOD_COUNT; g++) {
    const count = goods[g] as number
    if (count > 0) parts.push(amountText(g, count, lang))
  }
  return joined(parts)
}

export const goodName = (id: GoodId, lang: Lang): string => good(goodNo(id)).name[lang].toLowerCase()

const COINS: Unit = { one: { it: '# sesterzio', en: '# sestertius' }, other: { it: '# sesterzi', en: '# sestertii' } }
export const coinsText = (coins: number, lang: Lang): string => counted(coins, COINS, lang)

export const mapName = (id: string, lang: Lang): string => MAPS.find((map) => map.id === id)?.name[lang] ?? id

const findOn = (s: State | undefined, has: (map: GameMap) => boolean): GameMap =>
  (s === undefined ? MAPS.find(has) : mapOf(s)) as GameMap

export function cityName(id: string, lang: Lang, s?: State): string {
  const map = findOn(s, (each) => each.cityNo(id) !== undefined)
  return cityAt(map, map.cityNo(id) as number).name[lang]
}

export function lineName(id: string, lang: Lang, s?: State): string {
  const map = findOn(s, (each) => each.lineNo(id) !== undefined)
  const line = map.lines[map.lineNo(id) as number]
  if (line === undefined) return id
  return `${LINE_NAMES[TYPES[line.type]][lang]} ${line.a.name[lang]}–${line.b.name[lang]}`
}

const LINE_NAMES: Readonly<Record<TypeId, Text>> = {
  land: { it: 'via di terra', en: 'land route' },
  sea: { it: 'via di mare', en: 'sea route' },
}

const isLine = (id: string): boolean => MAPS.some((map) => map.lineNo(id) !== undefined)

/** "sulla via di terra Roma–Ancona", "on the land route Rome–Ancona" */
const ON_LINE: Phrase<[line: string]> = { it: (line) => `sulla ${line}`, en: (line) => `on the ${line}` }

export function placeName(id: string, lang: Lang, s?: State): string {
  return isLine(id) ? ON_LINE[lang](lineName(id, lang, s)) : inCity(cityName(id, lang, s), lang)
}

/** A city by what it produces. */
const CITY_TYPES: Readonly<Record<GoodId, Text>> = {
  brick: { it: 'città del mattone', en: 'brick city' },
  food: { it: 'città del cibo', en: 'food city' },
  tool: { it: 'città degli utensili', en: 'tool city' },
  wine: { it: 'città del vino', en: 'wine city' },
  cloth: { it: 'città della stoffa', en: 'cloth city' },
}
export const cityType = (type: number, lang: Lang): string => CITY_TYPES[GOODS[type] as GoodId][lang]

export function provinceName(id: string, lang: Lang, s?: State): string {
  const map = findOn(s, (each) => each.provinceNo(id) !== undefined)
  return (map.provinces[map.provinceNo(id) as number] as Province).name[lang]
}

const ACTION_NAMES: Readonly<Record<ActionId, Text>> = {
  build: { it: 'Costruire le Abitazioni', en: 'Build houses' },
  take: { it: 'Prendere una Merce', en: 'Take a good' },
  buy: { it: 'Acquistare Carte Ruolo', en: 'Buy role cards' },
}

/** The name of a city, province, line, card, good or action; of several cards joined by +. */
export function nameOf(id: string, lang: Lang): string {
  if (GOODS.includes(id as GoodId)) return good(goodNo(id as GoodId)).name[lang]
  if (cardNo(id) !== undefined) return cardName(id as CardId, lang)
  if (ACTIONS.includes(id as ActionId)) return ACTION_NAMES[id as ActionId][lang]
  if (id.includes('+'))
    return id
      .split('+')
      .map((part) => nameOf(part, lang))
      .join(' + ')
  for (const map of MAPS) {
    if (map.cityNo(id) !== undefined) return cityName(id, lang)
    if (map.lineNo(id) !== undefined) return lineName(id, lang)
    if (map.provinceNo(id) !== undefined) return provinceName(id, lang)
  }
  return id
}

// Every move of every seat, and its line in the log. Moves name components by id and are made once: nobody changes a move.
import type { Weighted } from '../../kernel/contract.ts'
import { PAIR, SIDES, waysToRoll } from './automa/dice.ts'
import { CARDS, type CardId, cardNo, GOOD_COUNT, goodId, nextLower } from './catalogue/index.ts'
import { type City, MAPS } from './catalogue/geography.ts'
import { GOODS, type GoodId, TYPES, type TypeId } from './catalogue/vocabulary.ts'
import { STOREHOUSE } from './state.ts'

/** Moves name things by id, not by number: numbers of cities, lines and provinces depend on the map, which a move does not contain. */
export type Move =
  // chance
  | { readonly do: 'token'; readonly good: GoodId }
  | { readonly do: 'reveal'; readonly card: CardId }
  | { readonly do: 'die'; readonly face: number }
  // the player
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'place'; readonly type: TypeId; readonly city: string }
  | { readonly do: 'pick'; readonly type: TypeId; readonly at: string }
  | { readonly do: 'to'; readonly line: string }
  | { readonly do: 'build'; readonly city: string }
  | { readonly do: 'produce'; readonly province: string }
  | { readonly do: 'coins' }
  | { readonly do: 'give-up'; readonly good: GoodId }
  | { readonly do: 'buy'; readonly good: GoodId; readonly units: number }
  | { readonly do: 'sell'; readonly good: GoodId; readonly units: number }
  /** With the good paid as "any", where the space asks for one (R10.3). */
  | { readonly do: 'acquire'; readonly card: CardId; readonly any?: GoodId }
  | { readonly do: 'done' }
  // the AI
  | { readonly do: 'roll' }
  /** The city's good, and the extra one of an occupied city (S6.4). */
  | { readonly do: 'house'; readonly city: string; readonly pay: readonly GoodId[] }
  /** The rolled good, and the bonus good where there is one; what does not fit is lost (Q14). */
  | { readonly do: 'goods'; readonly goods: readonly GoodId[] }
  /** The right card first (S8.2). */
  | { readonly do: 'purchase'; readonly cards: readonly CardId[] }
  | { readonly do: 'settle' }
  | { readonly do: 'none' }

export type Option = Weighted<Move>
const option = (move: Move, weight = 1): Option => ({ move, weight })

const MOST_TOKENS = 3
/** Goods that one roll can bring: the document's rolls bring one or two. */
export const MOST_TAKEN = 5
const UNITS = Array.from({ length: STOREHOUSE + 1 }, (_, units) => units)
const perMap = <T>(make: (map: (typeof MAPS)[number]) => T): readonly T[] => MAPS.map(make)
const everywhere = (map: (typeof MAPS)[number]): readonly City[] => [...map.cities, map.capital]

/** The shared moves, by the numbers of what they are about. */
export const OPTION = {
  /** By good and weight. */
  token: GOODS.map((good) =>
    Array.from({ length: MOST_TOKENS + 1 }, (_, weight) => option({ do: 'token', good }, weight)),
  ),
  reveal: CARDS.map(({ id }) => option({ do: 'reveal', card: id })),
  /** One die, however many sides it has, and the sums of two. */
  die: Array.from({ length: Math.max(...SIDES) }, (_, at) => option({ do: 'die', face: at + 1 })),
  pair: Array.from({ length: PAIR.most - PAIR.least + 1 }, (_, at) =>
    option({ do: 'die', face: PAIR.least + at }, waysToRoll(PAIR.least + at)),
  ),
  play: CARDS.map(({ id }) => option({ do: 'play', card: id })),
  /** By map, type and city. */
  place: perMap((map) => TYPES.map((type) => everywhere(map).map(({ id }) => option({ do: 'place', type, city: id })))),
  /** By map, type and city; a colonist on a line by the line. */
  pickIn: perMap((map) => TYPES.map((type) => everywhere(map).map(({ id }) => option({ do: 'pick', type, at: id })))),
  pickOn: perMap((map) => map.lines.map(({ id, type }) => option({ do: 'pick', type: TYPES[type], at: id }))),
  to: perMap((map) => map.lines.map(({ id }) => option({ do: 'to', line: id }))),
  build: perMap((map) => map.cities.map(({ id }) => option({ do: 'build', city: id }))),
  produce: perMap((map) => map.provinces.map(({ id }) => option({ do: 'produce', province: id }))),
  coins: option({ do: 'coins' }),
  'give-up': GOODS.map((good) => option({ do: 'give-up', good })),
  /** By good and units. */
  buy: GOODS.map((good) => UNITS.map((units) => option({ do: 'buy', good, units }))),
  sell: GOODS.map((good) => UNITS.map((units) => option({ do: 'sell', good, units }))),
  acquire: CARDS.map(({ id }) => option({ do: 'acquire', card: id })),
  /** By card and the good paid as "any". */
  acquireFor: CARDS.map(({ id }) => GOODS.map((any) => option({ do: 'acquire', card: id, any }))),
  done: option({ do: 'done' }),
  roll: option({ do: 'roll' }),
  settle: option({ do: 'settle' }),
  none: option({ do: 'none' }),
  /** By how many, from 1, and good: one of it, then each of the next lower value (S6.6). */
  goods: Array.from({ length: MOST_TAKEN }, (_, more) =>
    GOODS.map((_good, no) => option({ do: 'goods', goods: downFrom(no, more + 1) })),
  ),
} as const

function downFrom(no: number, count: number): readonly GoodId[] {
  const taken: GoodId[] = []
  for (let at = no; taken.length < count; at = nextLower(at)) taken.push(goodId(at))
  return taken
}

/** So many goods, beginning with this one. */
export const goodsTaken = (count: number, good: number): Option =>
  (OPTION.goods[count - 1] as readonly Option[])[good] as Option

/** By map, city, good of the city and extra good (none: last); with several extra goods every time anew. */
const HOUSE: Option[][][][] = MAPS.map(({ cities }) => cities.map(() => GOODS.map(() => [])))
export function house(map: number, city: City, good: number, ...extras: readonly number[]): Option {
  const make = () => option({ do: 'house', city: city.id, pay: [good, ...extras].map(goodId) })
  if (extras.length > 1) return make()
  const known = ((HOUSE[map] as Option[][][])[city.no] as Option[][])[good] as Option[]
  return (known[extras[0] ?? GOOD_COUNT] ??= make())
}

export const purchase = (...cards: readonly CardId[]): Move => ({ do: 'purchase', cards })

/** Also the line in the log. */
export function key(m: Move): string {
  switch (m.do) {
    case 'token':
    case 'give-up':
      return `${m.do} ${m.good}`
    case 'reveal':
    case 'play':
      return `${m.do} ${m.card}`
    case 'die':
      return `die ${m.face}`
    case 'place':
      return `place ${m.type} ${m.city}`
    case 'pick':
      return `pick ${m.type} ${m.at}`
    case 'to':
      return `to ${m.line}`
    case 'build':
      return `build ${m.city}`
    case 'produce':
      return `produce ${m.province}`
    case 'buy':
    case 'sell':
      return `${m.do} ${m.good} ${m.units}`
    case 'acquire':
      return m.any === undefined ? `acquire ${m.card}` : `acquire ${m.card} ${m.any}`
    case 'house':
      return `house ${m.city} ${m.pay.join(' ')}`
    case 'goods':
      return `goods ${m.goods.join(' ')}`
    case 'purchase':
      return `purchase ${m.cards.join(' ')}`
    default:
      return m.do
  }
}

const isGood = (word: string | undefined): word is GoodId => GOODS.includes(word as GoodId)
const isType = (word: string | undefined): word is TypeId => TYPES.includes(word as TypeId)
const isCard = (word: string | undefined): word is CardId => word !== undefined && cardNo(word) !== undefined
const isCity = (id: string): boolean => MAPS.some((map) => map.cityNo(id) !== undefined)
const isLine = (id: string): boolean => MAPS.some((map) => map.lineNo(id) !== undefined)
const isProvince = (id: string): boolean => MAPS.some((map) => map.provinceNo(id) !== undefined)

/** The move a line names, whether or not it is possible anywhere. */
export function read(line: string): Move | undefined {
  const [verb = '', ...words] = line.trim().split(/\s+/)
  const move = words.length === 0 ? readPlain(verb) : readWords(verb, words)
  return move !== undefined && key(move) === line.trim() ? move : undefined
}

function readPlain(verb: string): Move | undefined {
  switch (verb) {
    case 'coins':
    case 'done':
    case 'roll':
    case 'settle':
    case 'none':
      return OPTION[verb].move
    default:
      return undefined
  }
}

function readWords(verb: string, words: readonly string[]): Move | undefined {
  const [first = '', second = ''] = words
  switch (verb) {
    case 'token':
    case 'give-up':
      return isGood(first) ? { do: verb, good: first } : undefined
    case 'reveal':
    case 'play':
      return isCard(first) ? { do: verb, card: first } : undefined
    case 'die':
      return OPTION.die.find(({ move }) => key(move) === `die ${first}`)?.move
    case 'place':
      return isType(first) && isCity(second) ? { do: verb, type: first, city: second } : undefined
    case 'pick':
      return isType(first) && (isCity(second) || isLine(second)) ? { do: verb, type: first, at: second } : undefined
    case 'to':
      return isLine(first) ? { do: verb, line: first } : undefined
    case 'build':
      return isCity(first) ? { do: verb, city: first } : undefined
    case 'produce':
      return isProvince(first) ? { do: verb, province: first } : undefined
    case 'buy':
    case 'sell':
      return isGood(first) && UNITS.includes(Number(second))
        ? { do: verb, good: first, units: Number(second) }
        : undefined
    case 'acquire':
      if (!isCard(first) || words.length > 2) return undefined
      return words.length === 1
        ? { do: verb, card: first }
        : isGood(second)
          ? { do: verb, card: first, any: second }
          : undefined
    default:
      return readAi(verb, words)
  }
}

function readAi(verb: string, words: readonly string[]): Move | undefined {
  const [first = '', ...rest] = words
  switch (verb) {
    case 'house':
      return isCity(first) && rest.every(isGood) && rest.length > 0 ? { do: verb, city: first, pay: rest } : undefined
    case 'goods':
      return words.every(isGood) ? { do: verb, goods: words } : undefined
    case 'purchase':
      return words.every(isCard) ? { do: verb, cards: words } : undefined
    default:
      return undefined
  }
}

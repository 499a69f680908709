// The maps as the rules use them: numbered, with distances and reaches worked out once.
import type { Text } from '../../../kernel/text.ts'
import { hispania } from './maps/hispania.ts'
import { imperium } from './maps/imperium.ts'
import { italia } from './maps/italia.ts'
import { GOODS, type Letter, type MapDefinition, type Point, TYPES, type TypeId } from './vocabulary.ts'

/** A city by its number on its map, which is its place in alphabetical order (Q4); the capital comes after all others. */
export type CityNo = number
export type LineNo = number
export type ProvinceNo = number
/** 0 land, 1 sea. */
export type TypeNo = 0 | 1
export const LAND = 0
export const SEA = 1

/** Where a colonist may be: a city by its number, a line by its number from here on. */
export const FIRST_LINE = 32

export interface City {
  readonly no: CityNo
  readonly id: string
  readonly name: Text
  readonly pos: Point
  /** Its bit in sets of cities; the capital has none. */
  readonly bit: number
  /** NO_PROVINCE for the capital. */
  readonly province: ProvinceNo
  /** Fewest lines from the capital (Q3). */
  readonly distance: number
}

export interface Province {
  readonly no: ProvinceNo
  readonly id: string
  readonly name: Text
  readonly numeral: string | undefined
  readonly letter: Letter
  readonly colour: string
  readonly label: Point
  readonly marker: Point
  readonly bit: number
  readonly cities: readonly City[]
  /** Its cities as a set, and all cities of its letter. */
  readonly bits: number
  readonly ofLetter: number
  /** City tokens of its letter, by good (R2.2). */
  readonly tokens: readonly number[]
}

export interface Line {
  readonly no: LineNo
  readonly id: string
  readonly type: TypeNo
  readonly a: City
  readonly b: City
  readonly mid: Point
  /** Where a house may be built from it: its ends without the capital (R6.6). */
  readonly ends: number
}

/** Lines that can be come to from a place, the nearest first, with the steps each takes (R6.3). */
export interface Reach {
  readonly lines: readonly LineNo[]
  readonly steps: readonly number[]
  /** The same by line; 0 where it cannot be come to, or is the place itself. */
  readonly to: readonly number[]
}

export interface GameMap {
  readonly no: number
  readonly id: string
  readonly name: Text
  readonly capital: City
  /** Without the capital. */
  readonly cities: readonly City[]
  readonly provinces: readonly Province[]
  readonly lines: readonly Line[]
  /** City tokens of each letter, by good (R2.2). */
  readonly tokens: Readonly<Partial<Record<Letter, readonly number[]>>>
  /** Goods of a legal set-up, by city. */
  readonly sample: readonly number[]
  /** By type and place. */
  readonly reach: readonly [readonly Reach[], readonly Reach[]]
  /** By type and city, the capital included: whether a line of the type touches it (R11.1). */
  readonly touched: readonly [readonly boolean[], readonly boolean[]]
  cityNo(id: string): CityNo | undefined
  lineNo(id: string): LineNo | undefined
  provinceNo(id: string): ProvinceNo | undefined
}

export const NO_PROVINCE = -1

const same = (name: string): Text => ({ it: name, en: name })

function compile(definition: MapDefinition, no: number): GameMap {
  const distances = distancesOf(definition)
  const provinceIds = definition.provinces.map(({ id }) => id)
  const cities = definition.cities.map(({ id, name, pos, province }, at): City => {
    const of = provinceIds.indexOf(province)
    return { no: at, id, name: same(name), pos, bit: 1 << at, province: of, distance: distances.get(id) as number }
  })
  const { id: capitalId, name, pos } = definition.capital
  const capital = {
    no: cities.length,
    id: capitalId,
    name: same(name),
    pos,
    bit: 0,
    province: NO_PROVINCE,
    distance: 0,
  }
  const everywhere = [...cities, capital]
  const cityNumbers = numbers(everywhere)
  const at = (id: string): City => everywhere[cityNumbers.get(id) as number] as City
  const lines = definition.lines.map(({ type, a, b, mid }, lineNo): Line => {
    const [one, two] = [at(a), at(b)]
    return { no: lineNo, id: `${type}-${a}-${b}`, type: typeNo(type), a: one, b: two, mid, ends: one.bit | two.bit }
  })
  const provinces = definition.provinces.map((province, provinceNo): Province => {
    const inside = cities.filter((city) => city.province === provinceNo)
    const bits = bitsOf(inside)
    const letters = definition.provinces.map(({ letter }) => letter)
    const { id, letter, colour, label, marker } = province
    const { numeral } = province as { numeral?: string }
    // Field by field: every spread would make a class of its own.
    return {
      no: provinceNo,
      id,
      name: same(province.name),
      numeral,
      letter,
      colour,
      label,
      marker,
      bit: 1 << provinceNo,
      cities: inside,
      bits,
      ofLetter: bitsOf(cities.filter((city) => letters[city.province] === letter)),
      tokens: definition.tokens[letter] ?? [],
    }
  })
  const lineNumbers = numbers(lines)
  const provinceNumbers = numbers(provinces)
  const reaches = (type: TypeNo) => reachesOf(everywhere, lines, type)
  const touched = (type: TypeNo) =>
    everywhere.map((city) => lines.some((line) => line.type === type && (line.a === city || line.b === city)))
  return {
    no,
    id: definition.id,
    name: definition.name,
    capital,
    cities,
    provinces,
    lines,
    tokens: definition.tokens,
    sample: definition.cities.map(({ sample }) => GOODS.indexOf(sample)),
    reach: [reaches(LAND), reaches(SEA)],
    touched: [touched(LAND), touched(SEA)],
    cityNo: (id) => cityNumbers.get(id),
    lineNo: (id) => lineNumbers.get(id),
    provinceNo: (id) => provinceNumbers.get(id),
  }
}

const bitsOf = (cities: readonly City[]): number => cities.reduce((set, { bit }) => set | bit, 0)

export const typeNo = (type: TypeId): TypeNo => TYPES.indexOf(type) as TypeNo

const numbers = (list: readonly { readonly id: string; readonly no: number }[]): ReadonlyMap<string, number> =>
  new Map(list.map(({ id, no }) => [id, no]))

/** Q3: land and sea lines alike. */
function distancesOf({ capital, lines }: MapDefinition): ReadonlyMap<string, number> {
  const found = new Map([[capital.id, 0]])
  for (const [id, distance] of found)
    for (const { a, b } of lines) {
      const next = a === id ? b : b === id ? a : id
      if (!found.has(next)) found.set(next, distance + 1)
    }
  return found
}

/** Which line is how many steps from which place: occupied lines may be passed over, so nothing else matters (R6.3, R6.4). */
function reachesOf(everywhere: readonly City[], lines: readonly Line[], type: TypeNo): Reach[] {
  const own = lines.filter((line) => line.type === type)
  const touching = (city: City) => own.filter(({ a, b }) => a === city || b === city)
  const from = (first: readonly Line[], itself?: Line): Reach => {
    const to = new Array<number>(lines.length).fill(0)
    const order = first.filter((line) => line !== itself)
    for (const { no } of order) to[no] = 1
    for (const line of order)
      for (const city of [line.a, line.b])
        for (const next of touching(city)) {
          if (next === itself || (to[next.no] as number) > 0) continue
          to[next.no] = (to[line.no] as number) + 1
          order.push(next)
        }
    order.sort((x, y) => (to[x.no] as number) - (to[y.no] as number) || x.no - y.no)
    return { lines: order.map(({ no }) => no), steps: order.map(({ no }) => to[no] as number), to }
  }
  const reaches: Reach[] = []
  for (const city of everywhere) reaches[city.no] = from(touching(city))
  const nowhere: Reach = { lines: [], steps: [], to: new Array<number>(lines.length).fill(0) }
  for (let at = everywhere.length; at < FIRST_LINE; at++) reaches[at] = nowhere
  for (const line of lines)
    reaches[FIRST_LINE + line.no] =
      line.type === type ? from([...new Set([...touching(line.a), ...touching(line.b)])], line) : nowhere
  return reaches
}

/** In the order the solo document prefers them: the two it names, then the large one (Q28). */
export const MAP_IDS = ['italia', 'hispania', 'imperium'] as const
export type MapId = (typeof MAP_IDS)[number]
const DEFINITIONS: Readonly<Record<MapId, MapDefinition>> = { italia, hispania, imperium }
export const MAPS: readonly GameMap[] = MAP_IDS.map((id, no) => compile(DEFINITIONS[id], no))
export const mapNo = (id: MapId): number => MAP_IDS.indexOf(id)
export const mapAt = (no: number): GameMap => MAPS[no] as GameMap

/** The capital's number among the cities of its map. */
export const cityAt = (map: GameMap, no: CityNo): City =>
  no === map.capital.no ? map.capital : (map.cities[no] as City)
/** The id of a place where a colonist stands. */
export const placeId = (map: GameMap, at: number): string =>
  at >= FIRST_LINE ? (map.lines[at - FIRST_LINE] as Line).id : cityAt(map, at).id

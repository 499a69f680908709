// What lies on the board of a position that is being entered, and how a touch changes it.
import type { Json } from '../../../../kernel/contract.ts'
import type { Chosen } from '../../../../web/editors.ts'
import { type Entered, listOf, objectOf, without, withParts } from '../../../../web/kit/entered.ts'
import { type GameMap, MAP_IDS, mapAt } from '../../catalogue/geography.ts'
import { GOODS, type GoodId, TYPES, type TypeId } from '../../catalogue/vocabulary.ts'
import { COLONISTS_PER_TYPE } from '../../state.ts'

/** Brushes: `good wine`, `house player`, `colonist sea`, `coins`. */
export const COINS = 'coins'

export const mapIn = ({ map }: Entered): GameMap => mapAt(Math.max(0, (MAP_IDS as readonly unknown[]).indexOf(map)))

export const isGood = (id: Json | undefined): id is GoodId => (GOODS as readonly unknown[]).includes(id)

/** The good of a city: the given one, or that of the sample layout. */
export function goodIn(position: Entered, city: string): { readonly good: GoodId; readonly isTold: boolean } {
  const told = objectOf(position['cityGoods'])[city]
  if (isGood(told)) return { good: told, isTold: true }
  const map = mapIn(position)
  return { good: GOODS[map.sample[map.cityNo(city) ?? 0] ?? 0] ?? GOODS[0], isTold: false }
}

export const housesOf = (position: Entered, side: string): readonly Json[] => listOf(objectOf(position['houses'])[side])
export const coinsOf = (position: Entered): readonly Json[] => listOf(position['coinProvinces'])

interface Colonist {
  readonly type: TypeId
  readonly at: string
}

/** Yours on the board; at first one of each type in the start city. */
export function colonistsOf(position: Entered): readonly Colonist[] {
  const { colonists } = objectOf(position['player'])
  const { id: at } = mapIn(position).capital
  if (colonists === undefined) return TYPES.map((type) => ({ type, at }))
  return listOf(colonists).flatMap((each) => {
    const { type, at: place } = objectOf(each)
    return (TYPES as readonly unknown[]).includes(type) && typeof place === 'string'
      ? [{ type: type as TypeId, at: place }]
      : []
  })
}

const toggled = (list: readonly Json[], id: string): readonly Json[] =>
  list.includes(id) ? list.filter((each) => each !== id) : [...list, id]

export function putOn(position: Entered, spot: string, { brush }: Chosen): Entered {
  const [kind = '', what = ''] = brush.split(' ')
  switch (kind) {
    case 'good': {
      const goods = objectOf(position['cityGoods'])
      return { ...position, cityGoods: goods[spot] === what ? without(goods, spot) : { ...goods, [spot]: what } }
    }
    case 'house':
      return withParts(position, 'houses', { [what]: toggled(housesOf(position, what), spot) })
    case 'colonist':
      return withParts(position, 'player', { colonists: withColonist(position, { type: what as TypeId, at: spot }) })
    default:
      return { ...position, coinProvinces: toggled(coinsOf(position), spot) }
  }
}

/** One more there; when no more fit, none. On a line there is room for one. */
function withColonist(position: Entered, wanted: Colonist): Json {
  const all = colonistsOf(position)
  const isHere = ({ type, at }: Colonist) => type === wanted.type && at === wanted.at
  const isLine = mapIn(position).lineNo(wanted.at) !== undefined
  const full = all.filter(({ type }) => type === wanted.type).length >= COLONISTS_PER_TYPE
  const next =
    all.some(isHere) && (isLine || full) ? all.filter((each) => !isHere(each)) : full ? all : [...all, wanted]
  return next.map(({ type, at }) => ({ type, at }))
}

export function cleared(position: Entered, spot: string): Entered {
  const next: Entered = {
    ...position,
    cityGoods: without(objectOf(position['cityGoods']), spot),
    houses: Object.fromEntries(
      ['player', 'ai'].map((side) => [side, housesOf(position, side).filter((each) => each !== spot)]),
    ),
    coinProvinces: coinsOf(position).filter((each) => each !== spot),
  }
  if (!colonistsOf(position).some(({ at }) => at === spot)) return next
  const colonists = colonistsOf(position).filter(({ at }) => at !== spot)
  return withParts(next, 'player', { colonists: colonists.map(({ type, at }) => ({ type, at })) })
}

/** On another board there are other cities. */
export function settled(position: Entered): Entered {
  const map = mapIn(position)
  const isThere = (id: Json): boolean =>
    typeof id === 'string' && (map.cityNo(id) ?? map.lineNo(id) ?? map.provinceNo(id)) !== undefined
  const goods = Object.entries(objectOf(position['cityGoods']))
  const houses = ['player', 'ai'].map((side) => [side, housesOf(position, side)] as const)
  const { colonists } = objectOf(position['player'])
  const stay =
    goods.every(([id]) => isThere(id)) &&
    houses.every(([, ids]) => ids.every(isThere)) &&
    coinsOf(position).every(isThere) &&
    colonistsOf(position).every(({ at }) => isThere(at))
  if (stay) return position
  const next: Entered = {
    ...position,
    cityGoods: Object.fromEntries(goods.filter(([id]) => isThere(id))),
    houses: Object.fromEntries(houses.map(([side, ids]) => [side, ids.filter(isThere)])),
    coinProvinces: coinsOf(position).filter(isThere),
  }
  return colonists === undefined
    ? next
    : withParts(next, 'player', {
        colonists: colonistsOf(position)
          .filter(({ at }) => isThere(at))
          .map(({ type, at }) => ({ type, at })),
      })
}

// The action areas: what each of their five spaces gives, top to bottom. With two players, and so here, only the first three are used.
import type { Text } from '../../../kernel/text.ts'
import type { AREAS, AreaId } from './vocabulary.ts'

/** A number for each of the five spaces. */
type PerSpace = readonly [number, number, number, number, number]
/** A space of an area by its place from the top. */
export type PlaceNo = 0 | 1 | 2 | 3 | 4
const PLACES: readonly PlaceNo[] = [0, 1, 2, 3, 4]
export const SPACES_USED = 3
export const PLACES_USED = PLACES.slice(0, SPACES_USED)

export const BOARD_IDEAS: PerSpace = [2, 1, 1, 0, 0]
export const SUPPLY_IDEAS: PerSpace = [2, 2, 2, 2, 2]
export const MAX_PRINTS: PerSpace = [2, 1, 1, 1, 1]
export const ROYALTY_MONEY: PerSpace = [4, 3, 3, 2, 1]
export const FLIPS_AND_COLLECTS: PerSpace = [3, 2, 2, 1, 1]

interface Area<Id extends AreaId = AreaId> {
  readonly id: Id
  readonly name: Text
  /** The numbers of its spaces by what they are called. */
  readonly gains: Readonly<Record<string, PerSpace>>
}

type Listed<Ids extends readonly AreaId[]> = { readonly [Place in keyof Ids]: Area<Ids[Place]> }

/** In the order of AREAS. */
export const AREA_LIST: Listed<typeof AREAS> = [
  { id: 'hire', name: { it: 'Assumi', en: 'Hire' }, gains: {} },
  { id: 'develop', name: { it: 'Sviluppa', en: 'Develop' }, gains: {} },
  { id: 'ideas', name: { it: 'Idee', en: 'Ideas' }, gains: { boardIdeas: BOARD_IDEAS, supplyIdeas: SUPPLY_IDEAS } },
  { id: 'print', name: { it: 'Stampa', en: 'Print' }, gains: { maxPrints: MAX_PRINTS } },
  { id: 'royalties', name: { it: 'Royalties', en: 'Royalties' }, gains: { money: ROYALTY_MONEY } },
  { id: 'sales', name: { it: 'Vendite', en: 'Sales' }, gains: { flipsAndCollects: FLIPS_AND_COLLECTS } },
]

/** By id (`hire-1`: an area and the place of a space in it, from 1): the numbers of the space. */
const GAINS: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  AREA_LIST.flatMap(({ id, gains }) =>
    PLACES.map((place) => [
      `${id}-${place + 1}`,
      Object.fromEntries(Object.entries(gains).map(([name, numbers]) => [name, numbers[place]])),
    ]),
  ),
)
export const SPACE_IDS: readonly string[] = [...GAINS.keys()]
/** The numbers of a space by what they are called; nothing where there is no such space. */
export const gainOf = (spaceId: string): Readonly<Record<string, number>> | undefined => GAINS.get(spaceId)

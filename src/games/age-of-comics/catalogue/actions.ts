// The action areas: what each of their five spaces gives, top to bottom. With two players, and so here, only the first three are used.
import type { Text } from '../../../kernel/text.ts'
import { AREAS, type AreaId } from './vocabulary.ts'

export interface Area {
  readonly id: AreaId
  readonly name: Text
  /** What the numbers of its spaces are called; nothing where they have none. */
  readonly gains: readonly Readonly<Record<string, number>>[]
}

export const SPACES_USED = 3
const PRINTED_SPACES = 5
const NOTHING = Array.from({ length: PRINTED_SPACES }, () => ({}))
const each = (name: string, numbers: readonly number[]) => numbers.map((n) => ({ [name]: n }))

export const AREA_LIST: readonly Area[] = [
  { id: 'hire', name: { it: 'Assumi', en: 'Hire' }, gains: NOTHING },
  { id: 'develop', name: { it: 'Sviluppa', en: 'Develop' }, gains: NOTHING },
  {
    id: 'ideas',
    name: { it: 'Idee', en: 'Ideas' },
    gains: [2, 1, 1, 0, 0].map((boardIdeas) => ({ boardIdeas, supplyIdeas: 2 })),
  },
  { id: 'print', name: { it: 'Stampa', en: 'Print' }, gains: each('maxPrints', [2, 1, 1, 1, 1]) },
  { id: 'royalties', name: { it: 'Royalties', en: 'Royalties' }, gains: each('money', [4, 3, 3, 2, 1]) },
  { id: 'sales', name: { it: 'Vendite', en: 'Sales' }, gains: each('flipsAndCollects', [3, 2, 2, 1, 1]) },
]

/** By place of the space from the top, as numbers. */
const numbers = (area: AreaId, gain: string): readonly number[] =>
  (AREA_LIST[AREAS.indexOf(area)] as Area).gains.map((gains) => gains[gain] ?? 0)
export const BOARD_IDEAS = numbers('ideas', 'boardIdeas')
export const SUPPLY_IDEAS = numbers('ideas', 'supplyIdeas')
export const MAX_PRINTS = numbers('print', 'maxPrints')
export const ROYALTY_MONEY = numbers('royalties', 'money')
export const FLIPS_AND_COLLECTS = numbers('sales', 'flipsAndCollects')

/** `hire-1`: an area and the place of a space in it, from 1. */
export const SPACE_IDS: readonly string[] = AREAS.flatMap((area) =>
  Array.from({ length: PRINTED_SPACES }, (_, at) => `${area}-${at + 1}`),
)
export const gainOf = (spaceId: string): Readonly<Record<string, number>> => {
  const at = SPACE_IDS.indexOf(spaceId)
  return AREA_LIST[Math.floor(at / PRINTED_SPACES)]?.gains[at % PRINTED_SPACES] ?? {}
}

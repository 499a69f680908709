// The sales map of two players: 24 nodes, the X the agent starts from, 30 order spaces (R2.2, R13.1).
import type { GenreNo } from './vocabulary.ts'

const ROWS = 6
const COLUMNS = 4

/** Nodes by number in reading order, the start X last. */
export type NodeNo = number
/** Order spaces by number in reading order: top row first, left to right. */
export type SpaceNo = number

export const START_NODE = ROWS * COLUMNS
export const NODE_IDS: readonly string[] = [
  ...Array.from({ length: START_NODE }, (_, no) => `n-${Math.floor(no / COLUMNS) + 1}-${(no % COLUMNS) + 1}`),
  'n-start',
]
const NODE_NUMBERS: ReadonlyMap<string, number> = new Map(NODE_IDS.map((id, no) => [id, no]))
export const nodeNo = (id: string): NodeNo | undefined => NODE_NUMBERS.get(id)

/** The four nodes around the X: next to it, and to each other across it. */
const CENTRAL = ['n-3-2', 'n-3-3', 'n-4-2', 'n-4-3'].map((id) => NODE_NUMBERS.get(id) as NodeNo)

/** By node: where a step leads. Nobody steps back onto the X. */
export const ADJACENT: readonly (readonly NodeNo[])[] = NODE_IDS.map((_, no) => {
  if (no === START_NODE) return CENTRAL
  const [row, column] = [Math.floor(no / COLUMNS), no % COLUMNS]
  const beside: NodeNo[] = []
  for (let other = 0; other < START_NODE; other++) {
    const away = Math.abs(Math.floor(other / COLUMNS) - row) + Math.abs((other % COLUMNS) - column)
    if (away === 1 || (away === 2 && CENTRAL.includes(no) && CENTRAL.includes(other))) beside.push(other)
  }
  return beside
})

/** The order spaces in use with the two nodes each lies between. */
const SPACES: readonly (readonly [id: string, one: string, other: string])[] = [
  ['o-2-5', 'n-1-2', 'n-1-3'],
  ['o-3-4', 'n-1-2', 'n-2-2'],
  ['o-3-6', 'n-1-3', 'n-2-3'],
  ['o-4-3', 'n-2-1', 'n-2-2'],
  ['o-4-5', 'n-2-2', 'n-2-3'],
  ['o-4-7', 'n-2-3', 'n-2-4'],
  ['o-5-2', 'n-2-1', 'n-3-1'],
  ['o-5-4', 'n-2-2', 'n-3-2'],
  ['o-5-6', 'n-2-3', 'n-3-3'],
  ['o-5-8', 'n-2-4', 'n-3-4'],
  ['o-6-3', 'n-3-1', 'n-3-2'],
  ['o-6-5', 'n-3-2', 'n-3-3'],
  ['o-6-7', 'n-3-3', 'n-3-4'],
  ['o-7-2', 'n-3-1', 'n-4-1'],
  ['o-7-4', 'n-3-2', 'n-4-2'],
  ['o-7-6', 'n-3-3', 'n-4-3'],
  ['o-7-8', 'n-3-4', 'n-4-4'],
  ['o-8-3', 'n-4-1', 'n-4-2'],
  ['o-8-5', 'n-4-2', 'n-4-3'],
  ['o-8-7', 'n-4-3', 'n-4-4'],
  ['o-9-2', 'n-4-1', 'n-5-1'],
  ['o-9-4', 'n-4-2', 'n-5-2'],
  ['o-9-6', 'n-4-3', 'n-5-3'],
  ['o-9-8', 'n-4-4', 'n-5-4'],
  ['o-10-3', 'n-5-1', 'n-5-2'],
  ['o-10-5', 'n-5-2', 'n-5-3'],
  ['o-10-7', 'n-5-3', 'n-5-4'],
  ['o-11-4', 'n-5-2', 'n-6-2'],
  ['o-11-6', 'n-5-3', 'n-6-3'],
  ['o-12-5', 'n-6-2', 'n-6-3'],
]

export const ORDER_SPACES = SPACES.length
export const SPACE_NAMES: readonly string[] = SPACES.map(([id]) => id)
const SPACE_NUMBERS: ReadonlyMap<string, number> = new Map(SPACE_NAMES.map((id, no) => [id, no]))
export const spaceNo = (id: string): SpaceNo | undefined => SPACE_NUMBERS.get(id)

/** The grid people read on the rim of the map: nodes stand on every other column and row, orders lie between them. */
export const MAP_COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export const MAP_ROWS = 11
export type Cell = readonly [column: number, row: number]
const numbersIn = (id: string): readonly number[] => id.split('-').slice(1).map(Number)
/** The cells of the nodes, the X in the middle of the four around it; and of the order spaces. */
export const NODE_CELLS: readonly Cell[] = NODE_IDS.map((id, no) => {
  const [row = 0, column = 0] = numbersIn(id)
  return no === START_NODE ? [3, 5] : [column * 2 - 2, row * 2 - 2]
})
export const SPACE_CELLS: readonly Cell[] = SPACE_NAMES.map((id) => {
  const [row = 0, column = 0] = numbersIn(id)
  return [column - 2, row - 2]
})
/** `B7`: the column, then the row from the top. */
export const coordinate = ([column, row]: Cell): string => `${MAP_COLUMNS[column] ?? ''}${row + 1}`

/** By order space: its two nodes. */
export const NODES_OF: readonly (readonly [NodeNo, NodeNo])[] = SPACES.map(([, one, other]) => [
  NODE_NUMBERS.get(one) as NodeNo,
  NODE_NUMBERS.get(other) as NodeNo,
])
/** By node: the order spaces within reach of an agent that stands there. */
export const SPACES_AT: readonly (readonly SpaceNo[])[] = NODE_IDS.map((_, node) =>
  NODES_OF.flatMap((nodes, space) => (nodes.includes(node) ? [space] : [])),
)

/** R2.2: as many orders of one genre may lie around a node. */
export const MOST_ALIKE = 2
/** Values of the orders of each genre, and how many there are of each (R1.8, R2.2). */
export const ORDER_VALUES = [3, 4, 5, 6] as const
export const ORDER_COPIES: readonly number[] = [2, 1, 1, 1]
export const ORDERS_PER_GENRE = 5
/** Fans of an order: its value less two. */
export const orderFans = (value: number): number => value - 2

/** An order: eight times its genre and its value, which is 0 while it lies face down. */
export type OrderCode = number
export const orderCode = (genre: GenreNo, value: number): OrderCode => genre * 8 + value
export const orderGenre = (code: OrderCode): GenreNo => (code >> 3) as GenreNo
export const orderValue = (code: OrderCode): number => code & 7

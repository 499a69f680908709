// The printed map (R2): 77 land hexes A1 to I12 in reading order, 36 river hexes r0 to r35, 29 places for bridges.
import { COLOURS, type ColourNo } from './colours.ts'
import { numbers } from './ids.ts'

/** Land by the initial of its colour; ~ is a river. Every second row lies half a cell to the right. */
const ROWS = [
  'USGBYRUKRGBRK',
  'Y~~UK~~YK~~Y',
  '~~K~S~G~G~S~~',
  'GBY~~RB~R~RU',
  'KURBKUSY~~GKB',
  'SG~~YG~~~USU',
  '~~~S~R~G~YKBY',
  'YBU~~~BK~SUS',
  'RKSBRGYUS~BGR',
] as const
const BRIDGES =
  'A3-C1 A7-C3 A11-C5 B1-C1 B1-D1 B2-C1 B3-C3 B4-C3 B5-C5 B6-C5 B6-D8 C2-D3 C2-D4 C2-E5 C4-D5 C5-D6 D6-E8 D6-E9 E4-G1 E8-G3 F1-H1 F2-G1 F2-H2 F3-G1 F4-G3 G2-H4 G2-I6 G4-H5 H6-I9'

export type HexNo = number
export type RiverNo = number
export type SiteNo = number

export interface Cell {
  readonly id: string
  readonly row: number
  readonly col: number
}

export interface Hex extends Cell {
  readonly printed: ColourNo
  /** Land hexes that share an edge, river hexes that touch it. */
  readonly land: readonly HexNo[]
  readonly river: readonly RiverNo[]
  readonly island: number
}

export interface River extends Cell {
  readonly land: readonly HexNo[]
  readonly river: readonly RiverNo[]
}

/** A place for a bridge: its two ends in map order. */
export interface Site {
  readonly id: string
  readonly ends: readonly [HexNo, HexNo]
}

const cells: (Cell & { readonly printed: number })[] = ROWS.flatMap((line, row) => {
  let land = 0
  return Array.from(line, (letter, col) => {
    const printed = COLOURS.findIndex(({ initial }) => initial === letter)
    return { id: printed < 0 ? '' : `${'ABCDEFGHI'[row]}${++land}`, row, col, printed }
  })
})

/** Steps between touching cells, land and river alike, bridges ignored (R2.6, Q6). */
export function cellDistance(a: Cell, b: Cell): number {
  const q = a.col - Math.floor((a.row - (a.row % 2)) / 2) - (b.col - Math.floor((b.row - (b.row % 2)) / 2))
  const r = a.row - b.row
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

const landCells = cells.filter(({ printed }) => printed >= 0)
const riverCells = cells.filter(({ printed }) => printed < 0).map(({ row, col }, no) => ({ id: `r${no}`, row, col }))
/** Only cells in the same row or the next and the same column or the next can touch: the others are not measured. */
function touching(cell: Cell, list: readonly Cell[]): number[] {
  const found: number[] = []
  for (const [no, other] of list.entries())
    if (Math.abs(other.row - cell.row) <= 1 && Math.abs(other.col - cell.col) <= 1 && cellDistance(cell, other) === 1)
      found.push(no)
  return found
}

export const LAND = landCells.length
export const RIVERS: readonly River[] = riverCells.map((cell) => ({
  id: cell.id,
  row: cell.row,
  col: cell.col,
  land: touching(cell, landCells),
  river: touching(cell, riverCells),
}))

const neighbours = landCells.map((cell) => touching(cell, landCells))
const islands = flood()

export const HEXES: readonly Hex[] = landCells.map((cell, no) => ({
  // Field by field: a spread of the cell makes random games 7 % slower.
  id: cell.id,
  row: cell.row,
  col: cell.col,
  printed: cell.printed,
  land: neighbours[no] ?? [],
  river: touching(cell, riverCells),
  island: islands[no] ?? 0,
}))

export const ISLANDS = [
  { it: 'Isola Nord', en: 'North island' },
  { it: 'Isola Ovest', en: 'West island' },
  { it: 'Isola Est', en: 'East island' },
  { it: 'Isola Sud', en: 'South island' },
] as const

/** Land masses between the rivers, numbered as they are met in map order (R2.7, Q7). */
function flood(): number[] {
  const found = new Array<number>(landCells.length).fill(-1)
  let count = 0
  for (let no = 0; no < found.length; no++) {
    if (found[no] !== -1) continue
    const open = [no]
    found[no] = count
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const other of neighbours[next] ?? [])
        if (found[other] === -1) {
          found[other] = count
          open.push(other)
        }
    count++
  }
  return found
}

export const hexNo = numbers(HEXES)
export const riverNo = numbers(RIVERS)
/** Of ids that are known to be there. */
export const theHex = (id: string): HexNo => hexNo(id) as HexNo
export const theRiver = (id: string): RiverNo => riverNo(id) as RiverNo
export const hex = (no: HexNo): Hex => HEXES[no] as Hex
export const river = (no: RiverNo): River => RIVERS[no] as River

export const SITES: readonly Site[] = BRIDGES.split(' ').map((pair) => {
  const [a = '', b = ''] = pair.split('-')
  return { id: pair, ends: [theHex(a), theHex(b)] }
})
export const site = (no: SiteNo): Site => SITES[no] as Site
export const siteOf = (a: HexNo, b: HexNo): SiteNo =>
  SITES.findIndex(({ ends }) => (ends[0] === a && ends[1] === b) || (ends[0] === b && ends[1] === a))

const DISTANCES = new Uint8Array(LAND * LAND)
for (const [a, one] of HEXES.entries())
  for (let b = 0; b < a; b++) DISTANCES[a * LAND + b] = DISTANCES[b * LAND + a] = cellDistance(one, hex(b))
export const distance = (a: HexNo, b: HexNo): number => DISTANCES[a * LAND + b] as number

export const PRINTED: readonly ColourNo[] = HEXES.map(({ printed }) => printed)
export const HOMES: readonly (readonly HexNo[])[] = COLOURS.map((_, no) =>
  HEXES.flatMap(({ printed }, at) => (printed === no ? [at] : [])),
)

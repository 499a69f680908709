// The map as rows of cells, four letters each: the colour of the hex, and what stands on it.
import type { Lang } from '../../../kernel/text.ts'
import { ink, type Line, type Piece } from '../../../common/lines.ts'
import { type ColourId, type ColourNo, colour, HEXES, RIVERS, structure } from '../catalogue/index.ts'
import { colourAt, EMPTY, isOwn, isPost, OWN, pieceAt, type State } from '../state.ts'
import { COLOUR_LETTERS, LETTERS } from './words.ts'

const ROWS = 9
const CELL = 4
/** What a terminal calls the colours. */
const PAINTS: Readonly<Record<ColourId, string>> = {
  yellow: 'yellow',
  brown: 'brown',
  black: 'black',
  blue: 'blue',
  green: 'green',
  gray: 'grey',
  red: 'red',
}

export const paintOf = (no: ColourNo): string => PAINTS[colour(no).id]

export function mapLines(s: State, lang: Lang): Line[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const cells: (readonly [col: number, piece: Piece])[] = []
    HEXES.forEach((hex, no) => {
      if (hex.row === row) cells.push([hex.col, cell(s, no, lang)])
    })
    for (const river of RIVERS) if (river.row === row) cells.push([river.col, ink('~~'.padEnd(CELL), 'dim')])
    cells.sort(([a], [b]) => a - b)
    return [
      ink(`${'ABCDEFGHI'[row]} `, 'dim'),
      ink(' '.repeat((row % 2) * (CELL / 2))),
      ...cells.map(([, piece]) => piece),
    ]
  })
}

function cell(s: State, no: number, lang: Lang): Piece {
  const terrain = colourAt(s, no)
  const piece = pieceAt(s, no)
  const letter = COLOUR_LETTERS[colour(terrain).id][lang]
  return ink(`${letter}${standing(piece, lang)}`.padEnd(CELL), paintOf(terrain), ...(isOwn(piece) ? ['bold'] : []))
}

function standing(piece: number, lang: Lang): string {
  if (piece === EMPTY) return ''
  if (isOwn(piece)) return `*${LETTERS[structure(piece - OWN).id][lang]}`
  return LETTERS[isPost(piece) ? 'trading-post' : 'dwelling'][lang].toLowerCase()
}

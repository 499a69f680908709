// The map as rows of cells, five letters each: the number of the hex in its row, its colour, and what stands on it.
import type { Lang } from '../../../kernel/text.ts'
import { type Block, ink, type Line, listed, type Piece } from '../../../common/lines.ts'
import { type ColourId, type ColourNo, colour, COLOURS, hex, HEXES, RIVERS, structure } from '../catalogue/index.ts'
import { colourAt, EMPTY, isOwn, isPost, OWN, pieceAt, type State } from '../state.ts'
import { COLOUR_LETTERS, LEGEND, LETTERS } from './words.ts'

const ROWS = 9
const CELL = 5
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
    HEXES.forEach((each, no) => {
      if (each.row === row) cells.push([each.col, cell(s, no, lang)])
    })
    for (const river of RIVERS) if (river.row === row) cells.push([river.col, ink('~~'.padEnd(CELL), 'dim')])
    cells.sort(([a], [b]) => a - b)
    return [
      ink(`${'ABCDEFGHI'[row]} `, 'dim'),
      ink(' '.repeat((row % 2) * Math.floor(CELL / 2))),
      ...cells.map(([, piece]) => piece),
    ]
  })
}

function cell(s: State, no: number, lang: Lang): Piece {
  const terrain = colourAt(s, no)
  const piece = pieceAt(s, no)
  const letter = COLOUR_LETTERS[colour(terrain).id][lang]
  const text = `${hex(no).id.slice(1)}${letter}${standing(piece, lang)}`
  return ink(text.padEnd(CELL), paintOf(terrain), ...(isOwn(piece) ? ['bold'] : []))
}

function standing(piece: number, lang: Lang): string {
  if (piece === EMPTY) return ''
  if (isOwn(piece)) return LETTERS[structure(piece - OWN).id][lang]
  return LETTERS[isPost(piece) ? 'trading-post' : 'dwelling'][lang].toLowerCase()
}

/** What the letters mean. */
export const legend = (lang: Lang): Block[] =>
  listed(
    [],
    [
      ...LEGEND.map((text): Line => [ink(text[lang], 'dim')]),
      ...COLOURS.map(({ id, name }, no): Line => [ink(`${COLOUR_LETTERS[id][lang]} ${name[lang]}`, paintOf(no))]),
    ],
  )

// The board: the sales map on the left, the action areas and tokens on the right, the displays below.
import type { Lang } from '../../../kernel/text.ts'
import { PLAYER, type Side, SIDES } from '../asks.ts'
import { SPACES_USED } from '../catalogue/actions.ts'
import { genreOnBack } from '../catalogue/index.ts'
import { MAP_COLUMNS, MAP_ROWS, NODE_IDS, orderGenre, orderValue, SPACE_NAMES, START_NODE } from '../catalogue/map.ts'
import { AREA_NOS, type AreaNo, COMICS, DECK_NAMES, DECKS, GENRE_NOS, type GenreNo } from '../catalogue/vocabulary.ts'
import { besides, type Block, gap, ink, joined, label, type Line, listed, type Piece } from '../../../common/lines.ts'
import { areaName, genreName } from '../names.ts'
import { NONE, type State } from '../state.ts'
import { cardPiece, genrePiece } from './sides.ts'
import { SHORT, WORDS } from './words.ts'

const CELL = 5
const FIRST = 2
const RIM = 3
const MAP_WIDTH = RIM + MAP_COLUMNS.length * CELL + 3

/** Columns that what stands beside the map needs. */
const BESIDE = 36

export function boardLines(s: State, lang: Lang): Block[] {
  const rows = Array.from({ length: MAP_ROWS }, (_, at) => mapRow(s, FIRST + at, lang))
  return [besides([LETTERS, ...rows], MAP_WIDTH, sideLines(s, lang), BESIDE)]
}

/** Letters above the columns, numbers before the rows: places are named by these. */
const LETTERS: Line = [gap(RIM), ...MAP_COLUMNS.map((letter) => ink(letter.padEnd(CELL), 'dim'))]
const numberOf = (row: number): Piece => ink(`${String(row - FIRST + 1).padStart(2)} `, 'dim')

/** Order spaces and nodes share one grid; a node stands at twice its row and column. */
function mapRow(s: State, row: number, lang: Lang): Line {
  return [numberOf(row), ...MAP_COLUMNS.map((_, at) => cell(s, row, FIRST + at, lang))]
}

function cell(s: State, row: number, column: number, lang: Lang): Piece {
  const order = s.map[SPACE_NAMES.indexOf(`o-${row}-${column}`)] ?? NONE
  if (order !== NONE) {
    const value = orderValue(order)
    const text = `${SHORT[orderGenre(order)][lang]}${value === 0 ? '?' : value}`
    return genrePiece(orderGenre(order), text.padEnd(CELL))
  }
  const node = NODE_IDS.indexOf(`n-${row / 2}-${column / 2}`)
  const isX = row === 7 && column === 5
  if (node < 0 && !isX) return gap(CELL)
  const here = s.player.agent === (isX ? START_NODE : node)
  return here ? ink('A'.padEnd(CELL), 'bold') : ink((isX ? 'x' : '+').padEnd(CELL), 'dim')
}

/** Only the action areas, in one line. */
export const areasLine = (s: State, lang: Lang): Line =>
  joined(AREA_NOS.map((area) => [ink(areaName(area, lang)), ...placesOf(s, area)]))

function placesOf(s: State, area: AreaNo): Piece[] {
  const there = s.spaces[area]
  return Array.from({ length: SPACES_USED }, (_, at) => mark(there[at]))
}

function sideLines(s: State, lang: Lang): Line[] {
  const areas = AREA_NOS.map((area): Line => {
    return [ink(areaName(area, lang).padEnd(12))].concat(placesOf(s, area))
  })
  const ideas = GENRE_NOS.flatMap((genre): Piece[] => ((s.board & (1 << genre)) === 0 ? [] : [short(genre, lang)]))
  const tiles = s.calendar.map((genre) => (genre === NONE ? ink('·· ', 'dim') : short(genre, lang)))
  const tokens = SIDES.flatMap((side): Piece[] => {
    const held = GENRE_NOS.flatMap((genre) => (s.mastery[genre] === side ? [short(genre, lang)] : []))
    return [ink(`${(side === PLAYER ? WORDS.you : WORDS.automa)[lang]} `, 'bold')].concat(held)
  })
  return [
    ...areas,
    [],
    [ink(`${WORDS.onBoard[lang]}: `, 'dim'), ...ideas],
    [ink(`${WORDS.calendar[lang]}: `, 'dim'), ...tiles],
    [ink(`${WORDS.mastery[lang]}: `, 'dim'), ...tokens],
  ]
}

const short = (genre: GenreNo, lang: Lang): Piece => genrePiece(genre, `${SHORT[genre][lang]} `)

const mark = (side: Side | undefined): Piece =>
  side === undefined ? ink(' ○', 'dim') : side === PLAYER ? ink(' ●', 'green') : ink(' ●', 'red')

export function displayLines(s: State, lang: Lang): Block[] {
  return DECKS.flatMap((kind) => {
    const { display, top } = s.decks[kind]
    const back =
      top === NONE
        ? WORDS.nothing[lang]
        : kind === COMICS
          ? genreName(genreOnBack(top), lang)
          : `${WORDS.value[lang]} ${top}`
    const deck: Line = [ink(`${WORDS.deck[lang]}: ${back}`, 'dim')]
    return listed(label(WORDS[DECK_NAMES[kind]][lang]), [deck, ...display.map((no) => [cardPiece(no, lang)])])
  })
}

// The board: the sales map on the left, the action areas and tokens on the right, the displays below.
import type { Lang } from '../../../kernel/text.ts'
import { PLAYER, type Side, SIDES } from '../asks.ts'
import { SPACES_USED } from '../catalogue/actions.ts'
import { genreOnBack } from '../catalogue/index.ts'
import { NODE_IDS, SPACE_NAMES, START_NODE, orderGenre, orderValue } from '../catalogue/map.ts'
import { AREA_NOS, COMICS, DECK_NAMES, DECKS, GENRE_NOS, type GenreNo } from '../catalogue/vocabulary.ts'
import { gap, ink, label, type Line, listed, pad, type Piece } from '../../../common/lines.ts'
import { areaName, genreName } from '../names.ts'
import { NONE, type State } from '../state.ts'
import { cardPiece, genrePiece } from './sides.ts'
import { SHORT, WORDS } from './words.ts'

const CELL = 5
const FIRST = 2
const LAST_ROW = 12
const LAST_COLUMN = 8
const MAP_WIDTH = (LAST_COLUMN - FIRST + 1) * CELL + 3

export function boardLines(s: State, lang: Lang): Line[] {
  const right = sideLines(s, lang)
  return Array.from({ length: LAST_ROW - FIRST + 1 }, (_, at) => [
    ...pad(mapRow(s, FIRST + at, lang), MAP_WIDTH),
    ...(right[at] ?? []),
  ])
}

/** Order spaces and nodes share one grid; a node stands at twice its row and column. */
function mapRow(s: State, row: number, lang: Lang): Line {
  return Array.from({ length: LAST_COLUMN - FIRST + 1 }, (_, at) => cell(s, row, FIRST + at, lang))
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

function sideLines(s: State, lang: Lang): Line[] {
  const areas = AREA_NOS.map((area): Line => {
    const there = s.spaces[area]
    const places = Array.from({ length: SPACES_USED }, (__, at) => mark(there[at]))
    return [ink(areaName(area, lang).padEnd(12))].concat(places)
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

export function displayLines(s: State, lang: Lang): Line[] {
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

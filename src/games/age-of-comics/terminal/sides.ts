// The two sides: mats, hands, play area.
import type { Lang } from '../../../kernel/text.ts'
import { cardInPlay } from '../automa/view.ts'
import { type CardNo, genreOf, kindOf } from '../catalogue/index.ts'
import { COMICS, GENRE_NOS, type GenreNo, SPECIAL_NOS } from '../catalogue/vocabulary.ts'
import { type Block, ink, label, type Line, listed, type Piece, spread } from '../../../common/lines.ts'
import { hasCube, matches, totalFans, valueOf } from '../measures.ts'
import { areaName, automaCardName, cardName, fanCount, genreName, points, specialName } from '../names.ts'
import { result } from '../score.ts'
import { INLINE, NONE, type Printed, type State } from '../state.ts'
import { orderGenre, orderValue } from '../catalogue/map.ts'
import { COLOURS, SHORT, WORDS } from './words.ts'

export const genrePiece = (genre: GenreNo, text: string): Piece => ink(text, COLOURS[genre])
export const cardPiece = (no: CardNo, lang: Lang): Piece => genrePiece(genreOf(no), cardName(no, lang))

/** A comic still says its genre in letters. */
const comicPieces = (no: CardNo, lang: Lang): Line => [
  cardPiece(no, lang),
  ...(kindOf(no) < COMICS ? [] : [ink(` ${SHORT[genreOf(no)][lang]}`, 'dim')]),
]

function title(name: string, facts: Line, acts: boolean): Block {
  return spread(
    [ink('──', 'dim'), ink(` ${acts ? '► ' : ''}${name} `, 'bold')],
    [...facts, ink('──', 'dim')],
    ink('─', 'dim'),
  )
}

export function automaLines(s: State, acts: boolean, lang: Lang): Block[] {
  const { writers, artists, developed, printed, vp } = s.automa
  const facts = [ink(` ${fanCount(totalFans(printed), lang)} · ${vp} + ${points(result(s).its.level, lang)} `, 'bold')]
  return [
    title(WORDS.automa[lang], facts, acts),
    ...cardLines(s, lang),
    ...listed(
      label(WORDS.team[lang]),
      [...writers, ...artists].map((no) => [cardPiece(no, lang)]),
    ),
    ...listed(
      label(WORDS.developed[lang]),
      developed.map((no) => comicPieces(no, lang)),
    ),
    ...listed(
      label(WORDS.printed[lang]),
      printed.map((entry) => comicPieces(entry.comic, lang).concat(ink(` ${entry.fans}`, 'bold'))),
    ),
  ]
}

/** The automa card turned up: its actions from top to bottom, its genres from left to right. */
function cardLines(s: State, lang: Lang): Block[] {
  if (s.card === NONE) return []
  const { actions, genres } = cardInPlay(s)
  const name = s.card === INLINE ? '' : `${automaCardName(s.card, lang)}: `
  const line = `${name}${actions.map((area) => areaName(area, lang)).join(' / ')}`
  return [
    ...listed(label(WORDS.card[lang]), [[ink(line)]]),
    ...listed(
      label(WORDS.priority[lang]),
      genres.map((genre) => [genrePiece(genre, genreName(genre, lang))]),
    ),
  ]
}

export function yourLines(s: State, acts: boolean, lang: Lang): Block[] {
  const { player } = s
  const facts = [
    ink(
      ` $${player.money} · ${WORDS.tickets[lang]} ${player.tickets} · ${fanCount(totalFans(player.printed), lang)} · ${points(player.vp, lang)} `,
      'bold',
    ),
  ]
  const ideas = GENRE_NOS.flatMap((genre) =>
    player.ideas[genre] === 0 ? [] : [[genrePiece(genre, `${genreName(genre, lang)} ${player.ideas[genre]}`)]],
  )
  const cubes = SPECIAL_NOS.flatMap((no) => (hasCube(s, no) ? [[ink(specialName(no, lang))]] : []))
  const orders = player.orders.map(
    (order): Line => [genrePiece(orderGenre(order), `${genreName(orderGenre(order), lang)} ${orderValue(order)}`)],
  )
  return [
    title(WORDS.you[lang], facts, acts),
    ...listed(
      label(WORDS.printed[lang]),
      player.printed.map((entry) => mine(entry, lang)),
    ),
    ...listed(
      label(WORDS.hand[lang]),
      player.hand.map((no) => comicPieces(no, lang)),
    ),
    ...listed(
      label(WORDS.hyped[lang]),
      player.hyped.map(({ comic, tokens }) => comicPieces(comic, lang).concat(ink(` ×${tokens}`))),
    ),
    ...listed(label(WORDS.ideas[lang]), ideas),
    ...listed(label(WORDS.cubes[lang]), [...cubes, ...(player.extraEditor ? [[ink(WORDS.extra[lang], 'bold')]] : [])]),
    ...listed(label(WORDS.orders[lang]), [...orders, [ink(`${WORDS.fulfilled[lang]} ${player.fulfilled}`, 'dim')]]),
  ]
}

/** A printed comic with its fans and what its team is worth; a star for each that matches. */
function mine(entry: Printed, lang: Lang): Line {
  const stars = [entry.writer, entry.artist].filter((no) => matches(no, entry.comic)).length
  return [
    ...comicPieces(entry.comic, lang),
    ink(` ${entry.fans}`, 'bold'),
    ink(` (${WORDS.value[lang]} ${valueOf(entry)}${'*'.repeat(stars)})`, 'dim'),
  ]
}

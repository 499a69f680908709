// Pieces in words, for screen readers and for the small print.
import type { Lang } from '../../../kernel/text.ts'
import { bonusOf, type CardNo, card, FIRST_RIPOFF, kindOf } from '../catalogue/index.ts'
import { BONUS_NAMES, COMICS, TIERS } from '../catalogue/vocabulary.ts'
import { SPACE_NAMES } from '../catalogue/map.ts'
import { BOARD_IDEAS, FLIPS_AND_COLLECTS, MAX_PRINTS, ROYALTY_MONEY, SUPPLY_IDEAS } from '../catalogue/actions.ts'
import { IDEAS, PRINT, ROYALTIES, SALES } from '../catalogue/vocabulary.ts'
import { ones, valueOf } from '../measures.ts'
import { areaName, cardName, deckName, genreName, spaceName, specialName } from '../names.ts'
import { CUBES, deckOf, EDITORS, editorsOf, NONE, orderGenre, orderValue, type Printed, type State } from '../state.ts'
import { fanCount, word } from './words.ts'

export function cardLabel(no: CardNo, lang: Lang): string {
  const name = cardName(no, lang)
  if (kindOf(no) < COMICS) return `${name}, ${card(no).printedName}`
  const genre = genreName(card(no).genre, lang)
  return no >= FIRST_RIPOFF ? `${name}, ${genre}` : `${name}, ${genre}, ${BONUS_NAMES[bonusOf(no)]?.[lang] ?? ''}`
}

/** What the back on top of a deck shows. */
export function backText(kind: number, back: number, lang: Lang): string {
  if (back === NONE) return '?'
  return kind === COMICS ? genreName(back, lang) : `${word('value', lang)} ${back}`
}

export function deckLabel(s: State, kind: number, lang: Lang): string {
  const { left, top } = deckOf(s, kind)
  const count = ones(left)
  const shown = count === 0 ? word('emptyDeck', lang) : `${count}, ${backText(kind, top, lang)}`
  return `${deckName(kind, lang)}: ${shown}`
}

/** What the space of an area gives, in a few signs. */
export function gainText(area: number, at: number): string {
  switch (area) {
    case IDEAS:
      return `${BOARD_IDEAS[at]}+${SUPPLY_IDEAS[at]}`
    case PRINT:
      return `×${MAX_PRINTS[at]}`
    case ROYALTIES:
      return `$${ROYALTY_MONEY[at]}`
    case SALES:
      return `${FLIPS_AND_COLLECTS[at]}`
    default:
      return ''
  }
}

const SIDES = ['you', 'automa'] as const
export const sideName = (side: number, lang: Lang): string => word(SIDES[side] ?? 'automa', lang)

export function areaLabel(s: State, area: number, lang: Lang): string {
  const there = (s.spaces[area] ?? []).map((side) => sideName(side, lang))
  return there.length === 0 ? areaName(area, lang) : `${areaName(area, lang)}: ${there.join(', ')}`
}

export function specialLabel(s: State, no: number, lang: Lang): string {
  const state = (s.you.cubes & (1 << no)) !== 0 ? word('cubeHere', lang) : `${word('cubeFrom', lang)} ${TIERS[no]}`
  return `${specialName(no, lang)}, ${state}`
}

export function orderText(code: number, lang: Lang): string {
  if (code === NONE) return word('noOrder', lang)
  const value = orderValue(code)
  const shown = value === 0 ? word('faceDown', lang) : `${word('value', lang)} ${value}, ${fanCount(value - 2, lang)}`
  return `${genreName(orderGenre(code), lang)}, ${shown}`
}
export const orderLabel = (s: State, space: number, lang: Lang): string =>
  `${spaceName(SPACE_NAMES[space] ?? '', lang)}: ${orderText(s.map[space] ?? NONE, lang)}`

/** What a creative of a printed comic is worth: for the Automa, who pays nobody, what its card says. */
export function valueIn(entry: Printed, part: 0 | 1): number {
  const [no, value] = part === 0 ? [entry.writer, entry.writerValue] : [entry.artist, entry.artistValue]
  return value > 0 || no === NONE ? value : card(no).value
}

export function comicLabel(entry: Printed, lang: Lang): string {
  const value = valueOf(entry)
  const worth = value === 0 ? '' : `, ${word('value', lang)} ${value}`
  return `${cardName(entry.comic, lang)}, ${genreName(card(entry.comic).genre, lang)}, ${fanCount(entry.fans, lang)}${worth}`
}

/** Editors of a side that have not been placed this round. */
export const editorsLeft = (s: State, side: 0 | 1): number =>
  Math.max(
    0,
    EDITORS + (side === 0 && s.you.extraEditor ? 1 : 0) - editorsOf(s, side) - (side === 1 ? s.automa.lostEditors : 0),
  )
export const cubesLeft = (s: State): number => CUBES - ones(s.you.cubes)

/** The automa cards of this round from the first turned up; only the last one's place is known. */
export function slotsOf(s: State): readonly number[] {
  const found: number[] = []
  for (let no = 0; no < 12; no++) if ((s.revealed & (1 << no)) !== 0 && no !== s.card) found.push(no)
  return s.card === NONE ? found : [...found, s.card]
}

// Placing an editor (R6), Hire (R7), Develop (R8), Ideas (R9).
import { anyBit, nthOf, ones } from '../../../common/bits.ts'
import type { Dice } from '../../../kernel/chance.ts'
import type { AnswerTo, Offer } from '../answers.ts'
import type { AskOf } from '../asks.ts'
import {
  AREA_NOS,
  type AreaNo,
  ARTISTS,
  COMICS,
  type DeckNo,
  DEVELOP,
  GENRE_NOS,
  type GenreNo,
  HIRE,
  IDEAS,
  PRINT,
  ROYALTIES,
  SALES,
  WRITERS,
} from '../catalogue/vocabulary.ts'
import { canDraw, canPrint, hasSpace, searchable, SEARCH_COST } from '../measures.ts'
import { OPTION } from '../moves.ts'
import type { State } from '../state.ts'

const canBeHad = (s: State, deck: DeckNo): boolean => s.decks[deck].display.length > 0 || canDraw(s, deck)

/** R6.3 */
function mayChoose(s: State, area: AreaNo): boolean {
  switch (area) {
    case HIRE:
      return canBeHad(s, WRITERS) && canBeHad(s, ARTISTS)
    case DEVELOP:
      return canBeHad(s, COMICS)
    case PRINT:
      return canPrint(s)
    case IDEAS:
    case ROYALTIES:
    case SALES:
      return true
  }
}

/** R6.1, R6.3: as bits. */
function areasToChoose(s: State): number {
  let bits = 0
  for (let area = 0; area < AREA_NOS.length; area++)
    if (hasSpace(s, area as AreaNo) && mayChoose(s, area as AreaNo)) bits |= 1 << area
  return bits
}

export function placeOptions(s: State): Offer<'place'>[] {
  const bits = areasToChoose(s)
  const found: Offer<'place'>[] = []
  for (const area of AREA_NOS) if ((bits & (1 << area)) !== 0) found.push(OPTION.place(area))
  return found
}
export const drawPlace = (s: State, dice: Dice): AnswerTo<'place'> =>
  OPTION.place(anyBit(areasToChoose(s), dice) as AreaNo).move

/** The display of a deck, and its top card: how many there are, and each by its place. */
const countSources = (s: State, deck: DeckNo): number => s.decks[deck].display.length + (canDraw(s, deck) ? 1 : 0)
function source(s: State, deck: DeckNo, at: number): Offer<'hire'> {
  const no = s.decks[deck].display[at]
  return no === undefined ? OPTION.deck(deck) : OPTION.take(no)
}
function addSources(s: State, deck: DeckNo, found: Offer<'develop'>[]): void {
  const count = countSources(s, deck)
  for (let at = 0; at < count; at++) found.push(source(s, deck, at))
}

/** R7.1: of the kinds still to be taken. */
export function hireOptions(s: State, { of }: AskOf<'hire'>): Offer<'hire'>[] {
  const found: Offer<'hire'>[] = []
  if (of !== 'artist') addSources(s, WRITERS, found)
  if (of !== 'writer') addSources(s, ARTISTS, found)
  return found
}

export function drawHire(s: State, { of }: AskOf<'hire'>, dice: Dice): AnswerTo<'hire'> {
  const writers = of === 'artist' ? 0 : countSources(s, WRITERS)
  const artists = of === 'writer' ? 0 : countSources(s, ARTISTS)
  const at = dice.below(writers + artists)
  return (at < writers ? source(s, WRITERS, at) : source(s, ARTISTS, at - writers)).move
}

/** R8.1: the genres you could search for, as bits. */
const genresToSearch = (s: State): number => (s.player.money >= SEARCH_COST ? searchable(s) : 0)

/** R8.1 */
export function developOptions(s: State): Offer<'develop'>[] {
  const found: Offer<'develop'>[] = []
  addSources(s, COMICS, found)
  const bits = genresToSearch(s)
  for (const genre of GENRE_NOS) if ((bits & (1 << genre)) !== 0) found.push(OPTION.search(genre))
  return found
}

export function drawDevelop(s: State, dice: Dice): AnswerTo<'develop'> {
  const count = countSources(s, COMICS)
  const bits = genresToSearch(s)
  const at = dice.below(count + ones(bits))
  return (at < count ? source(s, COMICS, at) : OPTION.search(nthOf(bits, at - count) as GenreNo)).move
}

/** R9.1: taking fewer is allowed. */
export function boardIdeaOptions({ board }: State): Offer<'board-ideas'>[] {
  const found: Offer<'board-ideas'>[] = []
  for (const genre of GENRE_NOS) if ((board & (1 << genre)) !== 0) found.push(OPTION.board(genre))
  found.push(OPTION.done)
  return found
}

export function drawBoardIdea({ board }: State, dice: Dice): AnswerTo<'board-ideas'> {
  const count = ones(board)
  const at = dice.below(count + 1)
  return (at === count ? OPTION.done : OPTION.board(nthOf(board, at) as GenreNo)).move
}

/** Where as many are taken as there are (R2.5, R10.4). */
const IDEA_OPTIONS = GENRE_NOS.map(OPTION.idea)
export const ideaOptions = (): readonly Offer<'start-ideas'>[] => IDEA_OPTIONS
const SUPPLY: readonly Offer<'supply-ideas'>[] = [...IDEA_OPTIONS, OPTION.done]
export const supplyOptions = (): readonly Offer<'supply-ideas'>[] => SUPPLY

// Placing an editor (R6), Hire (R7), Develop (R8), Ideas (R9).
import type { Offer } from '../answers.ts'
import type { AskOf } from '../asks.ts'
import {
  AREA_NOS,
  type AreaNo,
  ARTISTS,
  COMICS,
  type DeckNo,
  DEVELOP,
  GENRE_NOS,
  HIRE,
  IDEAS,
  PRINT,
  ROYALTIES,
  SALES,
  WRITERS,
} from '../catalogue/vocabulary.ts'
import { canDraw, canSearch, hasSpace, printable, SEARCH_COST } from '../measures.ts'
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
      return printable(s).length > 0
    case IDEAS:
    case ROYALTIES:
    case SALES:
      return true
  }
}

export function placeOptions(s: State): Offer<'place'>[] {
  const found: Offer<'place'>[] = []
  for (const area of AREA_NOS) if (hasSpace(s, area) && mayChoose(s, area)) found.push(OPTION.place(area))
  return found
}

/** The display of a deck, and its top card. */
function sources(s: State, deck: DeckNo): Offer<'hire'>[] {
  const found: Offer<'hire'>[] = s.decks[deck].display.map(OPTION.take)
  if (canDraw(s, deck)) found.push(OPTION.deck(deck))
  return found
}

/** R7.1: of the kinds still to be taken. */
export function hireOptions(s: State, { of }: AskOf<'hire'>): Offer<'hire'>[] {
  switch (of) {
    case 'writer':
      return sources(s, WRITERS)
    case 'artist':
      return sources(s, ARTISTS)
    case 'both':
      return [...sources(s, WRITERS), ...sources(s, ARTISTS)]
  }
}

/** R8.1 */
export function developOptions(s: State): Offer<'develop'>[] {
  const found: Offer<'develop'>[] = sources(s, COMICS)
  if (s.player.money >= SEARCH_COST)
    for (const genre of GENRE_NOS) if (canSearch(s, genre)) found.push(OPTION.search(genre))
  return found
}

/** R9.1: taking fewer is allowed. */
export function boardIdeaOptions(s: State): Offer<'board-ideas'>[] {
  const found: Offer<'board-ideas'>[] = []
  for (const genre of GENRE_NOS) if ((s.board & (1 << genre)) !== 0) found.push(OPTION.board(genre))
  found.push(OPTION.done)
  return found
}

/** Where as many are taken as there are (R2.5, R10.4). */
const IDEA_OPTIONS = GENRE_NOS.map(OPTION.idea)
export const ideaOptions = (): readonly Offer<'start-ideas'>[] => IDEA_OPTIONS
const SUPPLY: readonly Offer<'supply-ideas'>[] = [...IDEA_OPTIONS, OPTION.done]
export const supplyOptions = (): readonly Offer<'supply-ideas'>[] => SUPPLY

// Placing an editor (R6), Hire (R7), Develop (R8), Ideas (R9).
import { AREAS, ARTISTS, COMICS, DECKS, DEVELOP, HIRE, PRINT, WRITERS } from '../catalogue/vocabulary.ts'
import { canDraw, canSearch, freeSpace, printable, SEARCH_COST } from '../measures.ts'
import { OPTION, type Option } from '../moves.ts'
import { deckOf, NONE, type State } from '../state.ts'

const canBeHad = (s: State, kind: number): boolean => deckOf(s, kind).display.length > 0 || canDraw(s, kind)

/** R6.3 */
function mayChoose(s: State, area: number): boolean {
  switch (area) {
    case HIRE:
      return canBeHad(s, WRITERS) && canBeHad(s, ARTISTS)
    case DEVELOP:
      return canBeHad(s, COMICS)
    case PRINT:
      return printable(s).length > 0
    default:
      return true
  }
}

export function placeOptions(s: State): Option[] {
  const found: Option[] = []
  for (let area = 0; area < AREAS.length; area++)
    if (freeSpace(s, area) !== NONE && mayChoose(s, area)) found.push(OPTION.place[area] as Option)
  return found
}

/** The display of a kind and its deck. */
function sources(s: State, kind: number, found: Option[]): void {
  for (const no of deckOf(s, kind).display) found.push(OPTION.take[no] as Option)
  if (canDraw(s, kind)) found.push(OPTION.deck[kind] as Option)
}

/** R7.1: of the kinds still to be taken. */
export function hireOptions(s: State, kinds: number): Option[] {
  const found: Option[] = []
  for (const kind of DECKS) if ((kinds & (1 << kind)) !== 0) sources(s, kind, found)
  return found
}

/** R8.1 */
export function developOptions(s: State): Option[] {
  const found: Option[] = []
  sources(s, COMICS, found)
  if (s.you.money >= SEARCH_COST)
    for (let genre = 0; genre < OPTION.search.length; genre++)
      if (canSearch(s, genre)) found.push(OPTION.search[genre] as Option)
  return found
}

/** R9.1: taking fewer is allowed. */
export function boardIdeaOptions(s: State): Option[] {
  const found: Option[] = []
  for (let genre = 0; genre < OPTION.board.length; genre++)
    if ((s.board & (1 << genre)) !== 0) found.push(OPTION.board[genre] as Option)
  found.push(OPTION.done)
  return found
}

const SUPPLY: readonly Option[] = [...OPTION.idea, OPTION.done]
export const supplyOptions = (): readonly Option[] => SUPPLY
/** Where as many are taken as there are (R2.5, R10.4). */
export const ideaOptions = (): readonly Option[] => OPTION.idea

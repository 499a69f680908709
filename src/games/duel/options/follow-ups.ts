// Choices that a construction opens (R11.1, R11.7) and what chance has to show for them (R21.5, R21.6).
import { card } from '../catalogue/index.ts'
import { OPTION, type Option, option } from '../moves.ts'
import { type Side, other } from '../asks.ts'
import { EMPTY, HIDDEN, NONE, type State, layoutOf } from '../state.ts'
import { ageDeck, unseenOf } from './structure.ts'

export function tokenOptions(s: State, from: 'token-board' | 'token-box'): readonly Option[] {
  const tokens = from === 'token-board' ? s.board.filter((no) => no !== NONE) : s.drawn
  return tokens.map((no) => OPTION.token[no] as Option)
}

/** R17.4: the box is known by elimination, its order is not. */
export const drawOptions = (s: State): readonly Option[] =>
  s.box.filter((no) => !s.drawn.includes(no)).map((no) => OPTION.draw[no] as Option)

export function freeOptions(s: State, from: 'mausoleum' | 'messe'): readonly Option[] {
  const cards = from === 'mausoleum' ? s.discard : shownInTopRow(s)
  return cards.map((no) => OPTION.free[no] as Option)
}

/** R17.13: slots of row 1 that still hold a card, covered or not, from SOLO's side. */
export function topRow(s: State): number[] {
  const slots: number[] = []
  for (let slot = 0; slot < layoutOf(s).topRow; slot++) if (s.slots[slot] !== EMPTY) slots.push(slot)
  return slots
}

/** Only a position can hold a back there. */
const shownInTopRow = (s: State): number[] =>
  topRow(s)
    .map((slot) => s.slots[slot] as number)
    .filter((no) => no >= 0)

export function destroyOptions(s: State, side: Side, colour: 'brown' | 'grey'): readonly Option[] {
  const { cards } = s.cities[other(side)]
  return cards.filter((no) => card(no).colour === colour).map((no) => OPTION.destroy[no] as Option)
}

/** One of the set-aside cards: those already shown by name, and, while some are unseen, any unseen card of the Age. */
export function asideOptions(s: State, list: readonly Option[]): readonly Option[] {
  const shown = s.setAside.filter((no) => no !== HIDDEN).map((no) => list[no] as Option)
  return s.setAside.includes(HIDDEN) ? [...shown, ...unseenOf(s, ageDeck(s), list)] : shown
}

export const showOptions = (s: State): readonly Option[] => unseenOf(s, ageDeck(s), OPTION.show)

/** R17.14: every ordered pair of the cards shown; a single one is constructed and nothing is given. */
export function libertyOptions(s: State): readonly Option[] {
  if (s.setAside.length === 1) return s.setAside.map((take) => option({ do: 'liberty', take, give: NONE }))
  return s.setAside.flatMap((take) =>
    s.setAside.filter((give) => give !== take).map((give) => option({ do: 'liberty', take, give })),
  )
}

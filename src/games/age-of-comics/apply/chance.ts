// What has turned up.
import { type Ask, AUTOMA, toAsk, YOU } from '../asks.ts'
import { type CardNo, GENRE_OF, kindOf } from '../catalogue/index.ts'
import { MOST_ALIKE, NODES_OF, ORDER_VALUES, SPACES_AT } from '../catalogue/map.ts'
import { ARTISTS, COMICS, WRITERS } from '../catalogue/vocabulary.ts'
import { deckOf, leaveDeck, NONE, orderCode, orderGenre, SLOTS, type State } from '../state.ts'
import { discard, gainCard } from './cards.ts'
import { takeOrder } from './orders.ts'

/** R2.2: a node with three orders of a genre means that all tiles are laid out again. */
export function applyOrder(s: State, space: number, genre: number): void {
  s.map[space] = orderCode(genre, 0)
  const [one, other] = NODES_OF[space] ?? [NONE, NONE]
  if (crowded(s, one, genre) || crowded(s, other, genre)) {
    s.map.fill(NONE)
    s.layouts++
  }
  s.asks.push(toAsk('order'))
}

function crowded(s: State, node: number, genre: number): boolean {
  let alike = 0
  for (const space of SPACES_AT[node] ?? []) {
    const order = s.map[space] as number
    if (order !== NONE && orderGenre(order) === genre) alike++
  }
  return alike > MOST_ALIKE
}

/** The value of an order; `m` says that you have collected it unseen (R13.2). */
export function applyValue(s: State, space: number, value: number, { m: collected }: Ask): void {
  const genre = orderGenre(s.map[space] as number)
  const at = genre * ORDER_VALUES.length + value - ORDER_VALUES[0]
  s.unseen[at] = (s.unseen[at] as number) - 1
  s.map[space] = orderCode(genre, value)
  if (collected === 1) takeOrder(s, space)
}

/** R4.1 */
export function applyCalendar(s: State, genre: number): void {
  const slot = (SLOTS[s.round] ?? []).find((each) => s.calendar[each] === NONE) ?? NONE
  s.calendar[slot] = genre
  turnGenre(s, genre)
}

/** Every face-down order of a genre is turned, in map reading order: the stack is read from its end. */
export function turnGenre(s: State, genre: number): void {
  const faceDown = orderCode(genre, 0)
  for (let space = s.map.length - 1; space >= 0; space--)
    if (s.map[space] === faceDown) s.asks.push(toAsk('value', space))
}

export function applyCard(s: State, no: CardNo, ask: Ask): void {
  const kind = kindOf(no)
  leaveDeck(s, no)
  switch (ask.ask) {
    case 'start-card':
      if (ask.n === AUTOMA) gainByAutoma(s, no)
      else s.you.hand.push(no)
      return
    case 'deal':
      deckOf(s, kind).display.push(no)
      s.asks.push(ask)
      return
    case 'search': // R8.1: until one of the genre appears
      s.asks.push(GENRE_OF[no] === ask.n ? toAsk('back', COMICS) : ask)
      if (GENRE_OF[no] === ask.n) gainCard(s, no)
      else discard(s, no)
      return
    default: // drawn by a side
      s.asks.push(toAsk('back', kind))
      if (ask.m === YOU) gainCard(s, no)
      else gainByAutoma(s, no)
  }
}

/** S7.5, S8.5: behind earlier ones. */
function gainByAutoma(s: State, no: CardNo): void {
  const { writers, artists, developed } = s.automa
  switch (kindOf(no)) {
    case WRITERS:
      writers.push(no)
      return
    case ARTISTS:
      artists.push(no)
      return
    default:
      developed.push(no)
  }
}

export function applyBack(s: State, deck: number, back: number): void {
  deckOf(s, deck).top = back
}

/** S4.4 */
export function applyReveal(s: State, no: number): void {
  s.card = no
  s.inline = ''
  s.played |= 1 << no
  s.revealed |= 1 << no
}

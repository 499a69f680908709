// What has turned up.
import { replaced } from '../../../common/lists.ts'
import type { Deed } from '../answers.ts'
import { type AskOf, AUTOMA } from '../asks.ts'
import { type CardNo, deckNoOf, genreOf } from '../catalogue/index.ts'
import {
  MOST_ALIKE,
  NODES_OF,
  type NodeNo,
  ORDER_VALUES,
  orderCode,
  orderGenre,
  SPACES_AT,
  type SpaceNo,
} from '../catalogue/map.ts'
import { ARTISTS, COMICS, type GenreNo, WRITERS } from '../catalogue/vocabulary.ts'
import type { Tell } from '../consequences/records.ts'
import { NONE, orderOn, SLOTS, type State } from '../state.ts'
import { discard, draw, gainCard, placeOf } from './cards.ts'
import { takeOrder } from './orders.ts'

/** R2.2: a node with three orders of a genre means that all tiles are laid out again. */
export function applyOrder(s: State, { space, genre }: Deed<'order'>, ask: AskOf<'order'>, tell: Tell): void {
  s.map[space] = orderCode(genre, 0)
  tell?.({ what: 'order-laid', space, genre })
  if (crowdedAt(s, space, genre)) {
    tell?.({ what: 'map-cleared', orders: s.map.slice() })
    s.map.fill(NONE)
    s.layouts++
  }
  s.asks.push(ask)
}

function crowdedAt(s: State, space: SpaceNo, genre: GenreNo): boolean {
  for (const node of NODES_OF[space] ?? []) if (alike(s, node, genre) > MOST_ALIKE) return true
  return false
}

/** Orders of a genre around a node. */
function alike(s: State, node: NodeNo, genre: GenreNo): number {
  let count = 0
  for (const space of SPACES_AT[node] ?? []) {
    const order = orderOn(s, space)
    if (order !== NONE && orderGenre(order) === genre) count++
  }
  return count
}

/** The value of an order; one that you have collected unseen comes to you (R13.2). */
export function applyValue(s: State, { space, value }: Deed<'value'>, { collected }: AskOf<'value'>, tell: Tell): void {
  const genre = orderGenre(orderOn(s, space))
  const at = genre * ORDER_VALUES.length + value - ORDER_VALUES[0]
  s.unseen[at] = (s.unseen[at] as number) - 1
  s.map[space] = orderCode(genre, value)
  tell?.({ what: 'order-turned', space, order: orderCode(genre, value) })
  if (collected) takeOrder(s, space, 'unseen', tell)
}

/** R4.1 */
export function applyCalendar(s: State, { genre }: Deed<'calendar'>, tell: Tell): void {
  const slots = SLOTS[s.round] ?? []
  const slot = slots.find((each) => s.calendar[each] === NONE)
  if (slot !== undefined) {
    s.calendar = replaced(s.calendar, slot, genre)
    if (slot === slots[0]) tell?.({ what: 'round', round: s.round })
    tell?.({ what: 'calendar', slot, genre })
  }
  turnGenre(s, genre)
}

/** Every face-down order of a genre is turned, in map reading order: the stack is read from its end. */
export function turnGenre(s: State, genre: GenreNo): void {
  const faceDown = orderCode(genre, 0)
  for (let space = s.map.length - 1; space >= 0; space--)
    if (s.map[space] === faceDown) s.asks.push({ ask: 'value', space, collected: false })
}

export function applyStartCard(
  s: State,
  { card }: Deed<'start-card'>,
  { side }: AskOf<'start-card'>,
  tell: Tell,
): void {
  draw(s, card, placeOf(side), 'start', tell)
  if (side === AUTOMA) gainByAutoma(s, card)
  else s.player.hand = [...s.player.hand, card]
}

export function applyDeal(s: State, { card }: Deed<'deal'>, ask: AskOf<'deal'>, tell: Tell): void {
  draw(s, card, 'display', 'deal', tell)
  s.decks[ask.deck].display.push(card)
  s.asks.push(ask)
}

export function applyDraw(s: State, { card }: Deed<'draw'>, { side, deck }: AskOf<'draw'>, tell: Tell): void {
  draw(s, card, placeOf(side), 'draw', tell)
  s.asks.push({ ask: 'back', deck })
  if (side === AUTOMA) gainByAutoma(s, card)
  else gainCard(s, card, tell)
}

/** R8.1: until one of the genre appears. */
export function applySearch(s: State, { card }: Deed<'search'>, ask: AskOf<'search'>, tell: Tell): void {
  if (genreOf(card) === ask.genre) {
    draw(s, card, 'hand', 'search', tell)
    s.asks.push({ ask: 'back', deck: COMICS })
    gainCard(s, card, tell)
  } else {
    draw(s, card, 'discard', 'other-genre', tell)
    s.asks.push(ask)
    discard(s, card)
  }
}

/** S7.5, S8.5: behind earlier ones. */
function gainByAutoma({ automa }: State, no: CardNo): void {
  switch (deckNoOf(no)) {
    case WRITERS:
      automa.writers = [...automa.writers, no]
      return
    case ARTISTS:
      automa.artists = [...automa.artists, no]
      return
    case COMICS:
      automa.developed = [...automa.developed, no]
  }
}

export function applyBack(s: State, { deck, back }: Deed<'back'>, tell: Tell): void {
  tell?.({ what: 'back', deck, back })
  s.decks[deck].top = back
}

/** S4.4 */
export function applyReveal(s: State, { card }: Deed<'reveal'>, tell: Tell): void {
  tell?.({ what: 'automa-card', card })
  s.card = card
  s.inline = ''
  s.revealed = [...s.revealed, card]
}

// The real table of a state: every token, card, tile and piece, and where it lies.
import { ones } from '../../../common/bits.ts'
import { placing } from '../../../common/hands.ts'
import type { PhysicalTable } from '../../../kernel/hands.ts'
import { AUTOMA, PLAYER, type Side, SIDES } from '../asks.ts'
import { cardsIn, printedValue } from '../catalogue/index.ts'
import { orderCode, orderGenre, ORDERS_PER_GENRE } from '../catalogue/map.ts'
import { DECKS, EXTRA_EDITOR, GENRE_NOS, PARTS, SPECIAL_NOS } from '../catalogue/vocabulary.ts'
import { DECK_SIZE } from '../deck.ts'
import { creativeOf, creativeValue, hasCube } from '../measures.ts'
import { CUBES as CUBE_COUNT, EDITORS, editorsOf, NONE, type Printed, printedBy, type State } from '../state.ts'
import * as at from './places.ts'

type Put = ReturnType<typeof placing>['put']

export function table(s: State): PhysicalTable {
  const { put, table: all } = placing()
  putYours(s, put)
  putCards(s, put)
  for (const side of SIDES) for (const entry of printedBy(s, side)) putPrinted(side, entry, put)
  putOrders(s, put)
  putBoard(s, put)
  putAutoma(s, put)
  return all()
}

function putYours({ player }: State, put: Put): void {
  put(at.MONEY, at.DOLLAR, player.money)
  put(at.TICKETS, at.TICKET, player.tickets)
  put(at.points(PLAYER), at.POINT, player.vp)
  for (const genre of GENRE_NOS) put(at.IDEAS, at.idea(genre), player.ideas[genre])
  for (const no of player.hand) put(at.HAND, at.piece(no))
  for (const { comic, tokens } of player.hyped) {
    put(at.HYPED, at.piece(comic))
    put(at.hypeOn(comic), at.HYPE, tokens)
  }
  for (const order of player.orders) put(at.ORDERS, at.order(order))
  put(at.FULFILLED, at.FULFILLED_ORDER, player.fulfilled)
  put(at.node(player.agent), at.AGENT)
}

function putCards(s: State, put: Put): void {
  for (const deck of DECKS) {
    const { left, discard, display } = s.decks[deck]
    put(at.deck(deck), at.CARD, ones(left))
    for (const no of display) put(at.display(deck), at.piece(no))
    for (const no of cardsIn(deck, discard)) put(at.discard(deck), at.piece(no))
  }
}

/** A column of a mat; the tokens say by how much creatives are worth more than is printed on them. */
function putPrinted(side: Side, entry: Printed, put: Put): void {
  const place = at.column(side, entry.comic)
  put(place, at.piece(entry.comic))
  put(at.chart(entry.comic), at.FAN, entry.fans)
  for (const part of PARTS) {
    const creative = creativeOf(entry, part)
    if (creative === NONE) continue
    put(place, at.piece(creative))
    if (side === PLAYER) put(place, at.INCREASE, creativeValue(entry, part) - printedValue(creative))
  }
  if (entry.betterColor) put(place, at.BETTER_COLOR)
}

/** Until all orders are laid out the others wait in a pile. */
function putOrders(s: State, put: Put): void {
  const isLaidOut = !s.asks.some(({ ask }) => ask === 'order')
  s.map.forEach((order, space) => order !== NONE && put(at.orderSpace(space), at.order(order)))
  if (!isLaidOut)
    for (const genre of GENRE_NOS) {
      const laid = s.map.filter((order) => order !== NONE && orderGenre(order) === genre).length
      put(at.ORDER_PILE, at.order(orderCode(genre, 0)), ORDERS_PER_GENRE - laid)
    }
  s.calendar.forEach((genre, slot) => put(at.calendar(slot), genre === NONE ? at.TILE : at.tile(genre)))
}

function putBoard(s: State, put: Put): void {
  const { player, automa } = s
  for (const genre of GENRE_NOS) {
    if ((s.board & (1 << genre)) !== 0) put(at.IDEAS_BOARD, at.idea(genre))
    const holder = s.mastery[genre]
    put(holder === NONE ? at.MASTERY_SUPPLY : at.mastery(holder), at.token(genre))
  }
  s.spaces.forEach((there, area) => there.forEach((side, place) => put(at.actionSpace(area, place), at.editor(side))))
  put(at.editors(PLAYER), at.editor(PLAYER), EDITORS + Number(player.extraEditor) - editorsOf(s, PLAYER))
  put(at.editors(AUTOMA), at.editor(AUTOMA), EDITORS - automa.lostEditors - editorsOf(s, AUTOMA))
  put(at.LOST, at.editor(AUTOMA), automa.lostEditors)
  if (!player.extraEditor) put(at.special(EXTRA_EDITOR), at.editor(PLAYER))
  for (const no of SPECIAL_NOS) if (hasCube(s, no)) put(at.special(no), at.CUBE)
  put(at.CUBES, at.CUBE, CUBE_COUNT - ones(player.cubes))
}

function putAutoma({ automa, revealed, discarded }: State, put: Put): void {
  put(at.points(AUTOMA), at.POINT, automa.vp)
  for (const no of [...automa.writers, ...automa.artists, ...automa.developed]) put(at.AREA, at.piece(no))
  for (const no of revealed) put(at.AUTOMA_ROW, at.automaCard(no))
  for (const no of discarded) put(at.AUTOMA_DISCARD, at.automaCard(no))
  put(at.AUTOMA_DECK, at.AUTOMA_CARD, DECK_SIZE - revealed.length - discarded.length)
}

// Everything on the table that can be counted, and by how much each consequence moves it.
import { ones } from '../../../common/bits.ts'
import type { Counting, PublicNumbers } from '../../../kernel/consequences.ts'
import { AUTOMA, PLAYER, type Side, SIDE_NAMES, SIDES } from '../asks.ts'
import { type CardNo, card, cardsIn, deckNoOf, printedValue } from '../catalogue/index.ts'
import {
  NODE_IDS,
  ORDER_COPIES,
  ORDER_VALUES,
  type OrderCode,
  orderCode,
  orderGenre,
  orderValue,
  SPACE_NAMES,
  type SpaceNo,
} from '../catalogue/map.ts'
import {
  AREAS,
  DECK_NAMES,
  type DeckNo,
  DECKS,
  GENRE_NOS,
  type GenreNo,
  GENRES,
  KINDS,
  type PartNo,
  SPECIAL_NOS,
  SPECIALS,
} from '../catalogue/vocabulary.ts'
import { CARD_IDS, DECK_SIZE } from '../deck.ts'
import { hasCube } from '../measures.ts'
import { CUBES, EDITORS, editorsOf, NONE, type Printed, printedBy, type State } from '../state.ts'
import type { Consequence, Place } from './records.ts'

/** Names of numbers. */
const NAME = {
  ideas: (genre: GenreNo) => `ideas/${GENRES[genre]}`,
  board: (genre: GenreNo) => `board/${GENRES[genre]}`,
  /** A card in one of the places where cards lie; a deck is only counted. */
  card: (place: Place, no: CardNo) =>
    place === 'deck' ? `deck/${DECK_NAMES[deckNoOf(no)]}` : `${place}/${card(no).id}`,
  top: (deck: DeckNo, back: number) => `top/${DECK_NAMES[deck]}/${back}`,
  printed: (side: Side, comic: CardNo) => `printed/${SIDE_NAMES[side]}/${card(comic).id}`,
  team: (comic: CardNo, creative: CardNo) => `team/${card(comic).id}/${card(creative).id}`,
  fans: (comic: CardNo) => `fans/${card(comic).id}`,
  masteryFan: (comic: CardNo) => `mastery-fan/${card(comic).id}`,
  betterColor: (comic: CardNo) => `better-color/${card(comic).id}`,
  hype: (comic: CardNo) => `hype/${card(comic).id}`,
  hypeUsed: (comic: CardNo) => `hype-used/${card(comic).id}`,
  value: (comic: CardNo, part: PartNo) => `value/${card(comic).id}/${KINDS[part]}`,
  vp: (side: Side) => `vp/${SIDE_NAMES[side]}`,
  mastery: (genre: GenreNo, side: Side) => `mastery/${GENRES[genre]}/${SIDE_NAMES[side]}`,
  editor: (area: number, place: number, side: Side) => `editor/${AREAS[area]}/${place}/${SIDE_NAMES[side]}`,
  reserve: (side: Side) => `editors/${SIDE_NAMES[side]}`,
  cube: (special: number) => `cube/${SPECIALS[special]}`,
  agent: (node: number) => `agent/${NODE_IDS[node]}`,
  onMap: (space: SpaceNo, order: OrderCode) => `map/${SPACE_NAMES[space]}/${orderName(order)}`,
  order: (order: OrderCode) => `order/${orderName(order)}`,
  gone: (order: OrderCode) => `gone/${orderName(order)}`,
  calendar: (slot: number, genre: GenreNo) => `calendar/${slot}/${GENRES[genre]}`,
  automaCard: (place: 'row' | 'discard', no: number) => `automa-cards/${place}/${CARD_IDS[no]}`,
} as const

const MONEY = 'money'
const TICKETS = 'tickets'
const FULFILLED = 'fulfilled'
const CUBES_LEFT = 'cubes-left'
const LOST = 'lost-editors'
const EXTRA = 'extra-editor'
const ROUND = 'round'
const AUTOMA_DECK = 'automa-cards/deck'
const TILES = 'calendar/face-down'

const orderName = (order: OrderCode): string => `${GENRES[orderGenre(order)]}-${orderValue(order)}`

/** Numbers that are added up. */
class Sum {
  readonly numbers: Record<string, number> = {}
  add(name: string, by = 1): this {
    this.numbers[name] = (this.numbers[name] ?? 0) + by
    return this
  }
  /** From one name to another. */
  move(from: string, to: string): this {
    return this.add(from, -1).add(to)
  }
}

export const counting: Counting<State, Consequence> = {
  numbers(s) {
    const sum = new Sum()
    countCards(s, sum)
    for (const side of SIDES) for (const entry of printedBy(s, side)) countPrinted(side, entry, sum)
    countPieces(s, sum)
    countOrders(s, sum)
    for (const no of s.revealed) sum.add(NAME.automaCard('row', no))
    for (const no of s.discarded) sum.add(NAME.automaCard('discard', no))
    sum.add(AUTOMA_DECK, DECK_SIZE - s.revealed.length - s.discarded.length)
    return sum.numbers
  },
  moves,
}

function countCards(s: State, sum: Sum): void {
  for (const deck of DECKS) {
    const { left, discard, top, display } = s.decks[deck]
    sum.add(`deck/${DECK_NAMES[deck]}`, ones(left))
    if (top !== NONE) sum.add(NAME.top(deck, top))
    for (const no of display) sum.add(NAME.card('display', no))
    for (const no of cardsIn(deck, discard)) sum.add(NAME.card('discard', no))
  }
  for (const no of s.player.hand) sum.add(NAME.card('hand', no))
  for (const { comic, tokens } of s.player.hyped) sum.add(NAME.card('hyped', comic)).add(NAME.hype(comic), tokens)
  for (const no of [...s.automa.writers, ...s.automa.artists, ...s.automa.developed]) sum.add(NAME.card('area', no))
}

function countPrinted(side: Side, entry: Printed, sum: Sum): void {
  const { comic, writer, artist } = entry
  sum.add(NAME.printed(side, comic)).add(NAME.fans(comic), entry.fans)
  for (const creative of [writer, artist]) if (creative !== NONE) sum.add(NAME.team(comic, creative))
  sum.add(NAME.value(comic, 0), entry.writerValue).add(NAME.value(comic, 1), entry.artistValue)
  sum.add(NAME.masteryFan(comic), Number(entry.masteryFan)).add(NAME.betterColor(comic), Number(entry.betterColor))
  sum.add(NAME.hypeUsed(comic), Number(entry.hypeUsed))
}

function countPieces(s: State, sum: Sum): void {
  const { player, automa } = s
  sum.add(MONEY, player.money).add(TICKETS, player.tickets).add(FULFILLED, player.fulfilled)
  sum.add(NAME.vp(PLAYER), player.vp).add(NAME.vp(AUTOMA), automa.vp)
  for (const genre of GENRE_NOS) {
    sum.add(NAME.ideas(genre), player.ideas[genre])
    if ((s.board & (1 << genre)) !== 0) sum.add(NAME.board(genre))
    const holder = s.mastery[genre]
    if (holder !== NONE) sum.add(NAME.mastery(genre, holder))
  }
  s.spaces.forEach((there, area) => there.forEach((side, place) => sum.add(NAME.editor(area, place, side))))
  sum.add(NAME.reserve(PLAYER), EDITORS + Number(player.extraEditor) - editorsOf(s, PLAYER))
  sum.add(NAME.reserve(AUTOMA), EDITORS - automa.lostEditors - editorsOf(s, AUTOMA))
  sum.add(LOST, automa.lostEditors).add(EXTRA, Number(player.extraEditor))
  for (const special of SPECIAL_NOS) if (hasCube(s, special)) sum.add(NAME.cube(special))
  sum
    .add(CUBES_LEFT, CUBES - ones(player.cubes))
    .add(NAME.agent(player.agent))
    .add(ROUND, s.round)
}

/** What has been seen of the orders and is neither on the map nor with you is gone. */
function countOrders(s: State, sum: Sum): void {
  s.map.forEach((order, space) => {
    if (order === NONE) return
    sum.add(NAME.onMap(space, order))
    if (orderValue(order) > 0) sum.add(NAME.gone(order), -1)
  })
  for (const order of s.player.orders) sum.add(NAME.order(order)).add(NAME.gone(order), -1)
  for (const genre of GENRE_NOS)
    ORDER_VALUES.forEach((value, at) => {
      const unseen = s.unseen[genre * ORDER_VALUES.length + at] ?? 0
      sum.add(NAME.gone(orderCode(genre, value)), (ORDER_COPIES[at] ?? 0) - unseen)
    })
  s.calendar.forEach((genre, slot) => sum.add(genre === NONE ? TILES : NAME.calendar(slot, genre)))
}

function moves(c: Consequence): PublicNumbers {
  const sum = new Sum()
  switch (c.what) {
    case 'card':
      sum.move(NAME.card(c.from, c.card), NAME.card(c.to, c.card))
      if (c.back !== NONE) sum.add(NAME.top(deckNoOf(c.card), c.back), -1)
      break
    case 'deck-made-up':
      for (const no of c.cards) sum.move(NAME.card('discard', no), NAME.card('deck', no))
      break
    case 'back':
      sum.add(NAME.top(c.deck, c.back))
      break
    case 'displays-cleared':
      for (const no of c.cards) sum.move(NAME.card('display', no), NAME.card('discard', no))
      break
    case 'money':
      sum.add(MONEY, c.by)
      break
    case 'ideas':
      sum.add(NAME.ideas(c.genre), c.by)
      break
    case 'tickets':
      sum.add(TICKETS, c.by)
      break
    case 'ranking':
      sum.add(NAME.vp(c.side), c.by)
      break
    case 'printed':
      movePrinted(c, sum)
      break
    case 'fans':
      sum.add(NAME.fans(c.comic), c.by)
      if (c.because === 'mastery') sum.add(NAME.masteryFan(c.comic))
      break
    case 'better-color':
      sum.add(NAME.betterColor(c.comic))
      break
    case 'hype-token':
      sum.add(NAME.hype(c.comic))
      break
    case 'value':
      sum.add(NAME.value(c.comic, c.part), c.by)
      break
    case 'reassigned':
      sum.move(NAME.card('hand', c.creative), NAME.team(c.comic, c.creative))
      sum.move(NAME.team(c.comic, c.old), NAME.card('hand', c.old)).add(NAME.value(c.comic, c.part), c.by)
      break
    case 'mastery':
      sum.add(NAME.mastery(c.genre, c.side))
      if (c.from !== NONE) sum.add(NAME.mastery(c.genre, c.from), -1)
      break
    case 'order-laid':
      sum.add(NAME.onMap(c.space, orderCode(c.genre, 0)))
      break
    case 'map-cleared':
      c.orders.forEach((order, space) => order === NONE || sum.add(NAME.onMap(space, order), -1))
      break
    case 'order-turned':
      sum.move(NAME.onMap(c.space, orderCode(orderGenre(c.order), 0)), NAME.onMap(c.space, c.order))
      break
    case 'order-collected':
      sum.move(NAME.onMap(c.space, c.order), c.side === PLAYER ? NAME.order(c.order) : NAME.gone(c.order))
      break
    case 'fulfilled':
      sum.move(NAME.order(c.order), NAME.gone(c.order)).add(FULFILLED).add(NAME.fans(c.comic), c.fans)
      break
    case 'calendar':
      sum.move(TILES, NAME.calendar(c.slot, c.genre))
      break
    case 'board-idea':
      sum.add(NAME.board(c.genre), -1)
      if (c.side === PLAYER) sum.add(NAME.ideas(c.genre))
      break
    case 'board-filled':
      for (const genre of c.genres) sum.add(NAME.board(genre))
      break
    case 'editor':
      sum.move(NAME.reserve(c.side), NAME.editor(c.area, c.place, c.side))
      break
    case 'editor-lost':
      sum.move(NAME.reserve(AUTOMA), LOST)
      break
    case 'extra-editor':
      sum.add(EXTRA).add(NAME.reserve(PLAYER))
      break
    case 'editors-return':
      c.spaces.forEach((there, area) =>
        there.forEach((side, place) => sum.move(NAME.editor(area, place, side), NAME.reserve(side))),
      )
      sum.add(LOST, -c.lost).add(NAME.reserve(AUTOMA), c.lost)
      if (c.extra) sum.add(EXTRA, -1).add(NAME.reserve(PLAYER), -1)
      break
    case 'cube':
      sum.move(c.from === NONE ? CUBES_LEFT : NAME.cube(c.from), NAME.cube(c.special))
      break
    case 'agent':
      sum.move(NAME.agent(c.from), NAME.agent(c.to))
      break
    case 'automa-card':
      sum.move(AUTOMA_DECK, NAME.automaCard('row', c.card))
      break
    case 'automa-cards-away':
      for (const no of c.cards)
        sum.move(NAME.automaCard('row', no), c.shuffled === null ? NAME.automaCard('discard', no) : AUTOMA_DECK)
      for (const no of c.shuffled ?? []) sum.move(NAME.automaCard('discard', no), AUTOMA_DECK)
      break
    case 'round-ends':
      if (!c.last) sum.add(ROUND)
      break
    case 'round':
    case 'game-ends':
      break
  }
  return sum.numbers
}

/** Cards go from where they lay to the mat; your creatives bring the value of their cards, the Automa's count for nothing. */
function movePrinted(c: Extract<Consequence, { what: 'printed' }>, sum: Sum): void {
  sum.add(NAME.printed(c.side, c.comic))
  if (c.from !== 'supply') sum.add(NAME.card(c.from, c.comic), -1)
  if (c.tokens > 0) sum.add(NAME.hype(c.comic), -c.tokens).add(NAME.hypeUsed(c.comic))
  ;[c.writer, c.artist].forEach((creative, part) => {
    if (creative === NONE) return
    sum.move(NAME.card(c.side === PLAYER ? 'hand' : 'area', creative), NAME.team(c.comic, creative))
    if (c.side === PLAYER) sum.add(NAME.value(c.comic, part === 0 ? 0 : 1), printedValue(creative))
  })
}

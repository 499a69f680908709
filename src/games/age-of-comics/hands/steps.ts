// What the hands do about each consequence.
import { acts, handStep } from '../../../common/hands.ts'
import type { Act, HandStep } from '../../../kernel/hands.ts'
import { counted, type Lang } from '../../../kernel/text.ts'
import { AUTOMA, PLAYER, type Side } from '../asks.ts'
import { deckNoOf, isOriginal, printedValue, type CardNo } from '../catalogue/index.ts'
import { NODE_IDS, orderCode, type OrderCode, orderGenre, orderValue } from '../catalogue/map.ts'
import { EXTRA_EDITOR, type GenreNo, GENRES } from '../catalogue/vocabulary.ts'
import type { Consequence, OfKind, Place } from '../consequences/records.ts'
import { fanCause, moneyCause } from '../consequences/words.ts'
import { DECK_SIZE } from '../deck.ts'
import { ideaCount, ofGenre } from '../genre-words.ts'
import { creativeValue } from '../measures.ts'
import {
  areaName,
  automaCardName,
  cardName,
  deckName,
  fanCount,
  genreName,
  points,
  spaceNameOf,
  specialName,
  toNode,
} from '../names.ts'
import { NONE, SLOTS, type State } from '../state.ts'
import * as at from './places.ts'
import * as say from './words.ts'

/** Each kind has its own step; nothing where no piece moves. */
export function steps(c: Consequence, before: State): readonly HandStep[] {
  switch (c.what) {
    case 'round':
    case 'round-ends':
    case 'game-ends':
    case 'back':
      return []
    case 'card':
      return [moved(c)]
    case 'deck-made-up':
      return [
        handStep(
          (lang) => say.DECK_MADE_UP[lang](deckName(c.deck, lang)),
          c.cards.flatMap((no) => acts(at.piece(no), at.discard(c.deck), at.deck(c.deck), 1, at.CARD)),
        ),
      ]
    case 'displays-cleared':
      return [
        handStep(
          (lang) => counted(c.cards.length, say.CLEAR_DISPLAYS, lang),
          c.cards.flatMap((no) => acts(at.piece(no), at.display(deckNoOf(no)), at.discard(deckNoOf(no)))),
          { ids: c.cards.map(at.piece) },
        ),
      ]
    case 'money':
      return [
        c.by > 0
          ? handStep(
              (lang) => say.TAKE_MONEY[lang](c.by, moneyCause(c, lang)),
              acts(at.DOLLAR, at.SUPPLY, at.MONEY, c.by),
            )
          : handStep(
              (lang) => say.PAY_MONEY[lang](-c.by, moneyCause(c, lang)),
              acts(at.DOLLAR, at.MONEY, at.SUPPLY, -c.by),
            ),
      ]
    case 'ideas':
      return [ideas(c)]
    case 'tickets':
      return [
        c.by > 0
          ? handStep((lang) => say.TAKE_TICKET[lang], acts(at.TICKET, at.SUPPLY, at.TICKETS, c.by))
          : handStep((lang) => say.PAY_TICKET[lang], acts(at.TICKET, at.TICKETS, at.SUPPLY, -c.by)),
      ]
    case 'ranking':
      return [
        handStep(
          (lang) => say.POINTS[c.side][lang](points(c.by, lang)),
          acts(at.POINT, at.SUPPLY, at.points(c.side), c.by),
        ),
      ]
    case 'printed':
      return printed(c)
    case 'fans':
      return [fans(c)]
    case 'better-color':
      return [
        handStep(
          (lang) => say.BETTER_COLOR[lang](cardName(c.comic, lang)),
          acts(at.BETTER_COLOR, at.SUPPLY, at.column(PLAYER, c.comic)),
        ),
      ]
    case 'hype-token':
      return [
        handStep((lang) => say.HYPE_TOKEN[lang](cardName(c.comic, lang)), acts(at.HYPE, at.SUPPLY, at.hypeOn(c.comic))),
      ]
    case 'value':
      return [raised(c, before)]
    case 'reassigned':
      return [swapped(c)]
    case 'mastery':
      return [mastery(c)]
    default:
      return [ofOrdersAndPieces(c)]
  }
}

type OfOrdersAndPieces = OfKind<
  | 'order-laid'
  | 'map-cleared'
  | 'order-turned'
  | 'order-collected'
  | 'fulfilled'
  | 'calendar'
  | 'board-idea'
  | 'board-filled'
  | 'editor'
  | 'editor-lost'
  | 'extra-editor'
  | 'editors-return'
  | 'cube'
  | 'agent'
  | 'automa-card'
  | 'automa-cards-away'
>

function ofOrdersAndPieces(c: OfOrdersAndPieces): HandStep {
  switch (c.what) {
    case 'order-laid': {
      const piece = at.order(orderCode(c.genre, 0))
      return handStep(
        (lang) => say.LAY_ORDER[lang](ofGenre('order', c.genre, lang), spaceNameOf(c.space, lang)),
        acts(piece, at.ORDER_PILE, at.orderSpace(c.space)),
        { spot: at.orderSpace(c.space), answered: true },
      )
    }
    case 'map-cleared':
      return handStep(
        (lang) => say.CLEAR_MAP[lang],
        c.orders.flatMap((order, space) =>
          order === NONE ? [] : acts(at.order(order), at.orderSpace(space), at.ORDER_PILE),
        ),
      )
    case 'order-turned': {
      const hidden = at.order(orderCode(orderGenre(c.order), 0))
      return handStep(
        (lang) =>
          `${say.TURN_ORDER[lang](ofGenre('order', orderGenre(c.order), lang), spaceNameOf(c.space, lang))}${say.TURNED[lang](orderValue(c.order))}`,
        acts(hidden, at.orderSpace(c.space), at.orderSpace(c.space), 1, at.order(c.order)),
        { spot: at.orderSpace(c.space), answered: true },
      )
    }
    case 'order-collected':
      return handStep(
        (lang) => say.COLLECT[c.side][lang](orderText(c.order, lang), spaceNameOf(c.space, lang)),
        acts(at.order(c.order), at.orderSpace(c.space), c.side === PLAYER ? at.ORDERS : at.BOX),
        { spot: at.orderSpace(c.space) },
      )
    case 'fulfilled':
      return handStep(
        (lang) => say.FULFIL[lang](orderText(c.order, lang), cardName(c.comic, lang), fanCount(c.fans, lang)),
        [
          ...acts(at.order(c.order), at.ORDERS, at.FULFILLED, 1, at.FULFILLED_ORDER),
          ...acts(at.FAN, at.SUPPLY, at.chart(c.comic), c.fans),
        ],
      )
    case 'calendar':
      return handStep(
        (lang) => say.CALENDAR[lang](SLOTS.findIndex((slots) => slots.includes(c.slot))),
        acts(at.TILE, at.calendar(c.slot), at.calendar(c.slot), 1, at.tile(c.genre)),
        { answered: true },
      )
    case 'board-idea':
      return handStep(
        (lang) => say.BOARD_IDEA[c.side][lang](ofGenre('idea', c.genre, lang)),
        acts(at.idea(c.genre), at.IDEAS_BOARD, c.side === PLAYER ? at.IDEAS : at.SUPPLY),
        { ids: [GENRES[c.genre]] },
      )
    case 'board-filled':
      return handStep(
        (lang) => say.FILL_BOARD[lang](c.genres.map((genre) => genreName(genre, lang))),
        c.genres.flatMap((genre) => acts(at.idea(genre), at.SUPPLY, at.IDEAS_BOARD)),
        { ids: c.genres.map((genre) => GENRES[genre]) },
      )
    case 'editor':
      return handStep(
        (lang) => say.PLACE_EDITOR[c.side][lang](areaName(c.area, lang), c.place + 1),
        acts(at.editor(c.side), at.editors(c.side), at.actionSpace(c.area, c.place)),
      )
    case 'editor-lost':
      return handStep((lang) => say.EDITOR_LOST[lang], acts(at.editor(AUTOMA), at.editors(AUTOMA), at.LOST))
    case 'extra-editor':
      return handStep(
        (lang) => say.EXTRA_EDITOR[lang],
        acts(at.editor(PLAYER), at.special(EXTRA_EDITOR), at.editors(PLAYER)),
      )
    case 'editors-return':
      return editorsReturn(c)
    case 'cube':
      return cube(c)
    case 'agent':
      return handStep(
        (lang) => say.MOVE_AGENT[lang](toNode(NODE_IDS[c.to] ?? '', lang)),
        acts(at.AGENT, at.node(c.from), at.node(c.to)),
        { spot: at.node(c.to) },
      )
    case 'automa-card':
      return handStep(
        (lang) => say.AUTOMA_CARD[lang](automaCardName(c.card, lang)),
        acts(at.AUTOMA_CARD, at.AUTOMA_DECK, at.AUTOMA_ROW, 1, at.automaCard(c.card)),
        { ids: [at.automaCard(c.card)], answered: true },
      )
    case 'automa-cards-away':
      return cardsAway(c)
  }
}

const orderText = (code: OrderCode, lang: Lang): string =>
  say.ORDER[lang](ofGenre('order', orderGenre(code), lang), orderValue(code))

/** What was drawn so that it could be told. */
const DRAWN: ReadonlySet<OfKind<'card'>['because']> = new Set(['start', 'deal', 'draw', 'search', 'other-genre'])

function placeOf(place: Place, no: CardNo): string {
  const deck = deckNoOf(no)
  switch (place) {
    case 'deck':
      return at.deck(deck)
    case 'display':
      return at.display(deck)
    case 'discard':
      return at.discard(deck)
    case 'hand':
      return at.HAND
    case 'hyped':
      return at.HYPED
    case 'area':
      return at.AREA
  }
}

function moved(c: OfKind<'card'>): HandStep {
  const id = at.piece(c.card)
  const isDrawn = DRAWN.has(c.because)
  return handStep(
    (lang) => movedText(c, lang),
    acts(c.from === 'deck' ? at.CARD : id, placeOf(c.from, c.card), placeOf(c.to, c.card), 1, id),
    { ids: [id], ...(isDrawn ? { answered: true } : {}) },
  )
}

function movedText({ card, to, because }: OfKind<'card'>, lang: Lang): string {
  const side: Side = to === 'area' ? AUTOMA : PLAYER
  const name = cardName(card, lang)
  switch (because) {
    case 'deal':
      return say.DEAL_CARD[lang](name, deckName(deckNoOf(card), lang))
    case 'other-genre':
      return say.SEARCHED_PAST[lang](name)
    case 'take':
      return say.TAKE_CARD[side][lang](name)
    case 'hand-limit':
      return say.DISCARD_CARD[lang](name)
    case 'hype':
      return say.HYPE_CARD[lang](name)
    case 'start':
    case 'draw':
    case 'search':
      return say.DRAW_CARD[side][lang](name, deckName(deckNoOf(card), lang))
  }
}

function ideas({ genre, by }: { readonly genre: GenreNo; readonly by: number }): HandStep {
  const ids = [GENRES[genre]]
  return by > 0
    ? handStep(
        (lang) => say.TAKE_IDEAS[lang](ideaCount(by, genre, lang)),
        acts(at.idea(genre), at.SUPPLY, at.IDEAS, by),
        { ids },
      )
    : handStep(
        (lang) => say.PAY_IDEAS[lang](ideaCount(-by, genre, lang)),
        acts(at.idea(genre), at.IDEAS, at.SUPPLY, -by),
        { ids },
      )
}

const PRINTED_FROM = { hand: at.HAND, hyped: at.HYPED, area: at.AREA, supply: at.SUPPLY } as const

/** R10.4, S10.1; the Hype tokens go back. */
function printed({ side, comic, from, tokens, writer, artist }: OfKind<'printed'>): readonly HandStep[] {
  const column = at.column(side, comic)
  const team = [writer, artist].filter((no) => no !== NONE)
  const put = handStep(
    (lang) =>
      `${say.PRINT[side][lang](cardName(comic, lang), nameOrNone(writer, lang), nameOrNone(artist, lang))}${isOriginal(comic) ? '' : say.FROM_SUPPLY[lang]}`,
    [
      ...acts(at.piece(comic), PRINTED_FROM[from], column),
      ...team.flatMap((no) => acts(at.piece(no), side === PLAYER ? at.HAND : at.AREA, column)),
    ],
    { ids: [comic, ...team].map(at.piece) },
  )
  if (tokens === 0) return [put]
  return [
    put,
    handStep((lang) => counted(tokens, say.HYPE_BACK, lang), acts(at.HYPE, at.hypeOn(comic), at.SUPPLY, tokens)),
  ]
}

const nameOrNone = (no: CardNo, lang: Lang): string => (no === NONE ? '' : cardName(no, lang))

const fans = (c: OfKind<'fans'>): HandStep =>
  c.by > 0
    ? handStep(
        (lang) => say.FANS_UP[lang](c.side, cardName(c.comic, lang), fanCount(c.by, lang), fanCause(c, lang)),
        acts(at.FAN, at.SUPPLY, at.chart(c.comic), c.by),
      )
    : handStep(
        (lang) => say.FANS_DOWN[lang](c.side, cardName(c.comic, lang), fanCount(-c.by, lang), fanCause(c, lang)),
        acts(at.FAN, at.chart(c.comic), at.SUPPLY, -c.by),
      )

function raised({ comic, part, creative, by }: OfKind<'value'>, { player }: State): HandStep {
  const entry = player.printed.find((each) => each.comic === comic)
  const value = (entry === undefined ? printedValue(creative) : creativeValue(entry, part)) + by
  return handStep(
    (lang) => say.RAISE[lang](cardName(creative, lang), cardName(comic, lang), value),
    acts(at.INCREASE, at.SUPPLY, at.column(PLAYER, comic), by),
    { ids: [at.piece(creative)] },
  )
}

/** R14.1: what the old one was worth more than is printed on it lay beside it as tokens. */
function swapped({ comic, creative, old, by }: OfKind<'reassigned'>): HandStep {
  const column = at.column(PLAYER, comic)
  const increases = printedValue(creative) - by - printedValue(old)
  return handStep(
    (lang) => say.SWAP[lang](cardName(creative, lang), cardName(old, lang), cardName(comic, lang)),
    [
      ...acts(at.piece(creative), at.HAND, column),
      ...acts(at.piece(old), column, at.HAND),
      ...acts(at.INCREASE, column, at.SUPPLY, increases),
    ],
    { ids: [at.piece(creative), at.piece(old)] },
  )
}

const mastery = ({ genre, side, from }: OfKind<'mastery'>): HandStep =>
  handStep(
    (lang) =>
      `${say.MASTERY[side][lang](ofGenre('mastery', genre, lang))}${say.MASTERY_FROM[from === NONE ? 0 : from === PLAYER ? 1 : 2][lang]}`,
    acts(at.token(genre), from === NONE ? at.MASTERY_SUPPLY : at.mastery(from), at.mastery(side)),
    { ids: [GENRES[genre]] },
  )

function editorsReturn({ spaces, lost, extra }: OfKind<'editors-return'>): HandStep {
  const back = spaces.flatMap((there, area) =>
    there.flatMap((side, place): readonly Act[] =>
      acts(at.editor(side), at.actionSpace(area, place), at.editors(side)),
    ),
  )
  return handStep(
    (lang) => `${say.EDITORS_RETURN[lang]}${extra ? say.EXTRA_BACK[lang] : ''}`,
    [
      ...back,
      ...acts(at.editor(AUTOMA), at.LOST, at.editors(AUTOMA), lost),
      ...(extra ? acts(at.editor(PLAYER), at.editors(PLAYER), at.special(EXTRA_EDITOR)) : []),
    ],
  )
}

const cube = ({ special, from }: OfKind<'cube'>): HandStep =>
  from === NONE
    ? handStep((lang) => say.PUT_CUBE[lang](specialName(special, lang)), acts(at.CUBE, at.CUBES, at.special(special)))
    : handStep(
        (lang) => say.MOVE_CUBE[lang](specialName(from, lang), specialName(special, lang)),
        acts(at.CUBE, at.special(from), at.special(special)),
      )

const toDeck = (from: string) => (no: number) => acts(at.automaCard(no), from, at.AUTOMA_DECK, 1, at.AUTOMA_CARD)

/** S4.6, S4.7 */
function cardsAway({ cards, shuffled }: OfKind<'automa-cards-away'>): HandStep {
  if (shuffled === null)
    return handStep(
      (lang) => say.CARDS_AWAY[lang],
      cards.flatMap((no) => acts(at.automaCard(no), at.AUTOMA_ROW, at.AUTOMA_DISCARD)),
    )
  return handStep(
    (lang) => say.CARDS_SHUFFLED[lang](DECK_SIZE),
    [...cards.flatMap(toDeck(at.AUTOMA_ROW)), ...shuffled.flatMap(toDeck(at.AUTOMA_DISCARD))],
  )
}

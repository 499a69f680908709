// From the open box to the first order that is asked for (R2).
import { acts, handStep } from '../../../common/hands.ts'
import type { HandStep } from '../../../kernel/hands.ts'
import { AUTOMA, PLAYER } from '../asks.ts'
import { ORDER_SPACES, orderCode, ORDERS_PER_GENRE, START_NODE } from '../catalogue/map.ts'
import { DECKS, EXTRA_EDITOR, GENRE_NOS, PER_KIND } from '../catalogue/vocabulary.ts'
import { DECK_SIZE } from '../deck.ts'
import { CALENDAR_SLOTS, CUBES, EDITORS, START_MONEY } from '../state.ts'
import * as at from './places.ts'
import * as say from './words.ts'

export function setUp(): readonly HandStep[] {
  return [
    handStep((lang) => say.BOARD[lang], []),
    handStep(
      (lang) => say.ORDER_TILES[lang](ORDER_SPACES),
      GENRE_NOS.flatMap((genre) => acts(at.order(orderCode(genre, 0)), at.BOX, at.ORDER_PILE, ORDERS_PER_GENRE)),
    ),
    handStep(
      (lang) => say.CALENDAR_TILES[lang],
      Array.from({ length: CALENDAR_SLOTS }, (_, slot) => acts(at.TILE, at.BOX, at.calendar(slot))).flat(),
    ),
    handStep(
      (lang) => say.IDEAS_OUT[lang],
      GENRE_NOS.flatMap((genre) => acts(at.idea(genre), at.SUPPLY, at.IDEAS_BOARD)),
    ),
    handStep(
      (lang) => say.SUPPLY_OUT[lang],
      GENRE_NOS.flatMap((genre) => acts(at.token(genre), at.BOX, at.MASTERY_SUPPLY)),
    ),
    handStep(
      (lang) => say.DECKS_OUT[lang],
      DECKS.flatMap((deck) => acts(at.CARD, at.BOX, at.deck(deck), PER_KIND)),
    ),
    handStep(
      (lang) => say.YOUR_PIECES[lang](START_MONEY, EDITORS, CUBES),
      [
        ...acts(at.DOLLAR, at.SUPPLY, at.MONEY, START_MONEY),
        ...acts(at.editor(PLAYER), at.BOX, at.editors(PLAYER), EDITORS),
        ...acts(at.editor(PLAYER), at.BOX, at.special(EXTRA_EDITOR)),
        ...acts(at.CUBE, at.BOX, at.CUBES, CUBES),
        ...acts(at.AGENT, at.BOX, at.node(START_NODE)),
      ],
      { spot: at.node(START_NODE) },
    ),
    handStep(
      (lang) => say.AUTOMA_PIECES[lang](EDITORS, DECK_SIZE),
      [
        ...acts(at.editor(AUTOMA), at.BOX, at.editors(AUTOMA), EDITORS),
        ...acts(at.AUTOMA_CARD, at.BOX, at.AUTOMA_DECK, DECK_SIZE),
      ],
    ),
  ]
}

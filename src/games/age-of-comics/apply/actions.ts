// Placing an editor (R6), Hire (R7), Develop (R8), Ideas (R9), Royalties (R17).
import type { Deed } from '../answers.ts'
import { type AskOf, PLAYER, type Side } from '../asks.ts'
import { BOARD_IDEAS, FLIPS_AND_COLLECTS, MAX_PRINTS, ROYALTY_MONEY, SUPPLY_IDEAS } from '../catalogue/actions.ts'
import { deckNoOf } from '../catalogue/index.ts'
import { COMICS, type DeckNo, DEVELOP, HIRE, IDEAS, PRINT, ROYALTIES, SALES, WRITERS } from '../catalogue/vocabulary.ts'
import type { Tell } from '../consequences/records.ts'
import { SEARCH_COST } from '../measures.ts'
import { placeEditor, type State } from '../state.ts'
import { ensureDeck, gainCard, takeFromDisplay } from './cards.ts'

/** R6.4: the action, then the hand limit, then the special action; the stack is read from its end. */
export function applyPlace(s: State, { area }: Deed<'place'>, tell: Tell): void {
  const place = placeEditor(s, PLAYER, area)
  tell?.({ what: 'editor', side: PLAYER, area, place })
  switch (area) {
    case HIRE:
      s.asks.push({ ask: 'discard' }, { ask: 'reassign', swapped: 'none' }, { ask: 'discard' })
      s.asks.push({ ask: 'hire', of: 'both' })
      return
    case DEVELOP:
      s.asks.push({ ask: 'hype' }, { ask: 'discard' }, { ask: 'develop' })
      return
    case IDEAS:
      s.asks.push({ ask: 'convert', left: MOST_CONVERTED, given: [] })
      s.asks.push({ ask: 'supply-ideas', left: SUPPLY_IDEAS[place] }, { ask: 'board-ideas', left: BOARD_IDEAS[place] })
      return
    case PRINT:
      s.asks.push({ ask: 'print', left: MAX_PRINTS[place], second: false })
      return
    case ROYALTIES:
      s.player.money += ROYALTY_MONEY[place]
      tell?.({ what: 'money', by: ROYALTY_MONEY[place], because: 'royalties' })
      s.asks.push({ ask: 'marketing' })
      return
    case SALES: {
      const number = FLIPS_AND_COLLECTS[place]
      s.asks.push({ ask: 'extra-editor' }, { ask: 'sales', flips: number, collects: number, walked: false })
    }
  }
}

/** R14.3 */
const MOST_CONVERTED = 3

/** R7.1: a creative of one kind; the other kind is still to come. */
export function applyHire(s: State, m: Deed<'hire'>, { of }: AskOf<'hire'>, tell: Tell): void {
  const deck = m.do === 'take' ? deckNoOf(m.card) : m.deck
  if (of === 'both') s.asks.push({ ask: 'hire', of: deck === WRITERS ? 'artist' : 'writer' })
  gain(s, m, tell)
}

/** R8.1 */
export function applyDevelop(s: State, m: Deed<'develop'>, tell: Tell): void {
  if (m.do !== 'search') {
    gain(s, m, tell)
    return
  }
  s.player.money -= SEARCH_COST
  tell?.({ what: 'money', by: -SEARCH_COST, because: 'search' })
  ensureDeck(s, COMICS, tell)
  s.asks.push({ ask: 'search', genre: m.genre })
}

/** A card of a display comes to your hand, or the top card of a deck. */
function gain(s: State, m: Deed<'hire'>, tell: Tell): void {
  if (m.do === 'deck') drawFrom(s, m.deck, PLAYER, tell)
  else {
    takeFromDisplay(s, m.card, PLAYER, tell)
    gainCard(s, m.card, tell)
  }
}

/** The top card of a deck goes to a side (R7.1, R8.1, S8.3). */
export function drawFrom(s: State, deck: DeckNo, side: Side, tell: Tell): void {
  ensureDeck(s, deck, tell)
  s.asks.push({ ask: 'draw', side, deck })
}

const IDEA_SOURCES = { 'start-ideas': 'start', 'supply-ideas': 'supply', 'bonus-ideas': 'bonus' } as const

/** R9.1; also the three of the beginning and the two of a bonus. */
export function applyIdea(
  s: State,
  { genre }: Deed<'start-ideas'>,
  { ask, left }: AskOf<'start-ideas' | 'supply-ideas' | 'bonus-ideas'>,
  tell: Tell,
): void {
  s.player.ideas[genre]++
  tell?.({ what: 'ideas', genre, by: 1, because: IDEA_SOURCES[ask] })
  s.asks.push({ ask, left: left - 1 })
}

export function applyBoardIdea(
  s: State,
  { genre }: Deed<'board-ideas'>,
  { left }: AskOf<'board-ideas'>,
  tell: Tell,
): void {
  tell?.({ what: 'board-idea', genre, side: PLAYER })
  s.board &= ~(1 << genre)
  s.player.ideas[genre]++
  s.asks.push({ ask: 'board-ideas', left: left - 1 })
}

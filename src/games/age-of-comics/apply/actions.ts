// Placing an editor (R6), Hire (R7), Develop (R8), Ideas (R9), Royalties (R17).
import { type Ask, BOTH_KINDS, toAsk, YOU } from '../asks.ts'
import { BOARD_IDEAS, FLIPS_AND_COLLECTS, MAX_PRINTS, ROYALTY_MONEY, SUPPLY_IDEAS } from '../catalogue/actions.ts'
import { type CardNo, kindOf } from '../catalogue/index.ts'
import { COMICS, DEVELOP, HIRE, IDEAS, PRINT, ROYALTIES } from '../catalogue/vocabulary.ts'
import { SEARCH_COST } from '../measures.ts'
import { deckOf, type State } from '../state.ts'
import { ensureDeck, gainCard, remove } from './cards.ts'

/** R6.4: the action, then the hand limit, then the special action; the stack is read from its end. */
export function applyPlace(s: State, area: number): void {
  const there = s.spaces[area] as number[]
  const space = there.push(YOU) - 1
  switch (area) {
    case HIRE:
      s.asks.push(toAsk('discard'), toAsk('reassign'), toAsk('discard'), toAsk('hire', BOTH_KINDS))
      return
    case DEVELOP:
      s.asks.push(toAsk('hype'), toAsk('discard'), toAsk('develop'))
      return
    case IDEAS:
      s.asks.push(toAsk('convert', MOST_CONVERTED), toAsk('supply-ideas', SUPPLY_IDEAS[space]))
      s.asks.push(toAsk('board-ideas', BOARD_IDEAS[space]))
      return
    case PRINT:
      s.asks.push(toAsk('print', MAX_PRINTS[space]))
      return
    case ROYALTIES:
      s.you.money += ROYALTY_MONEY[space] as number
      s.asks.push(toAsk('marketing'))
      return
    default: {
      const number = FLIPS_AND_COLLECTS[space] as number
      s.asks.push(toAsk('extra-editor'), toAsk('sales', number, number))
    }
  }
}

/** R14.3 */
const MOST_CONVERTED = 3

/** From the display; R7.1: the other kind is still to come. */
export function applyTake(s: State, no: CardNo, ask: Ask): void {
  const kind = kindOf(no)
  remove(deckOf(s, kind).display, no)
  gainCard(s, no)
  openRest(s, ask, kind)
}

function openRest(s: State, { ask, n: kinds }: Ask, kind: number): void {
  if (ask === 'hire' && kinds === BOTH_KINDS) s.asks.push(toAsk('hire', BOTH_KINDS & ~(1 << kind)))
}

/** From the top of the deck, by you or by the Automa (S8.3). */
export function applyDeck(s: State, kind: number, ask: Ask): void {
  openRest(s, ask, kind)
  ensureDeck(s, kind)
  s.asks.push(toAsk('draw', kind, ask.ask === 'automa-develop' ? 1 : YOU))
}

/** R8.1 */
export function applySearch(s: State, genre: number): void {
  s.you.money -= SEARCH_COST
  ensureDeck(s, COMICS)
  s.asks.push(toAsk('search', genre))
}

/** R9.1; also the three of the beginning and the two of a bonus. */
export function applyIdea(s: State, genre: number, { ask, n }: Ask): void {
  s.you.ideas[genre] = (s.you.ideas[genre] as number) + 1
  s.asks.push(toAsk(ask, n - 1))
}

export function applyBoardIdea(s: State, genre: number, { ask, n }: Ask): void {
  s.board &= ~(1 << genre)
  s.you.ideas[genre] = (s.you.ideas[genre] as number) + 1
  s.asks.push(toAsk(ask, n - 1))
}

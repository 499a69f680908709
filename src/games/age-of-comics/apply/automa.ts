// What the Automa's actions do (S7.5 to S11.5). It pays nothing and gets nothing but what is said here (S4.2, Q11, Q14).
import { without } from '../../../common/lists.ts'
import type { Deed } from '../answers.ts'
import { type AskOf, AUTOMA } from '../asks.ts'
import { teams } from '../automa/actions.ts'
import { hasMasteryFan, printFansOf } from '../automa/fans.ts'
import { BOARD_IDEAS, MAX_PRINTS } from '../catalogue/actions.ts'
import type { Tell } from '../consequences/records.ts'
import { type CardNo, isOriginal } from '../catalogue/index.ts'
import { orderValue } from '../catalogue/map.ts'
import { DEVELOP, HIRE, IDEAS, PRINT, SALES } from '../catalogue/vocabulary.ts'
import { masteryOf } from '../measures.ts'
import { isFaceUp } from '../options/automa.ts'
import { NONE, orderOn, placeEditor, type Printed, type State } from '../state.ts'
import { docOf, levelOf } from '../variant/index.ts'
import { drawFrom } from './actions.ts'
import { takeFromDisplay } from './cards.ts'
import { turnGenre } from './chance.ts'
import { master } from './print.ts'

/** S5.4; without any action the editor is lost (S5.7). */
export function applyAct(s: State, { area }: Deed<'automa'>, tell: Tell): void {
  if (area === NONE) {
    s.automa.lostEditors++
    tell?.({ what: 'editor-lost' })
    return
  }
  const place = placeEditor(s, AUTOMA, area)
  tell?.({ what: 'editor', side: AUTOMA, area, place })
  switch (area) {
    case HIRE:
      s.asks.push({ ask: 'automa-hire' })
      return
    case DEVELOP:
      s.asks.push({ ask: 'automa-develop' })
      return
    case IDEAS: // S9.3
      s.asks.push({ ask: 'automa-fan', left: docOf(s.variant).ideasFans, given: [] })
      s.asks.push({ ask: 'automa-remove', left: BOARD_IDEAS[place] })
      return
    case PRINT: // S10.6, Q19
      s.asks.push({ ask: 'automa-print', left: Math.min(MAX_PRINTS[place], teams(s)) })
      return
    case SALES: // S11.1
      s.asks.push({ ask: 'automa-collect', collected: 0, total: 0 }, { ask: 'automa-flip' })
  }
}

/** S7.5, Q33 */
export function applyAutomaHire(s: State, { writer, artist }: Deed<'automa-hire'>, tell: Tell): void {
  takeFromDisplay(s, writer, AUTOMA, tell)
  takeFromDisplay(s, artist, AUTOMA, tell)
  s.automa.writers = [...s.automa.writers, writer]
  s.automa.artists = [...s.automa.artists, artist]
}

/** S8.3, S8.5 */
export function applyAutomaDevelop(s: State, m: Deed<'automa-develop'>, tell: Tell): void {
  if (m.do === 'deck') drawFrom(s, m.deck, AUTOMA, tell)
  else {
    takeFromDisplay(s, m.card, AUTOMA, tell)
    s.automa.developed = [...s.automa.developed, m.card]
  }
}

/** S9.2 */
export function applyRemove(
  s: State,
  { genre }: Deed<'automa-remove'>,
  { left }: AskOf<'automa-remove'>,
  tell: Tell,
): void {
  tell?.({ what: 'board-idea', genre, side: AUTOMA })
  s.board &= ~(1 << genre)
  s.asks.push({ ask: 'automa-remove', left: left - 1 })
}

const its = (s: State, comic: CardNo): Printed => s.automa.printed.find((entry) => entry.comic === comic) as Printed

/** S9.3: a fan for one of its best comics. */
export function applyAutomaFan(
  s: State,
  { card }: Deed<'automa-fan'>,
  { left, given }: AskOf<'automa-fan'>,
  tell: Tell,
): void {
  its(s, card).fans++
  tell?.({ what: 'fans', side: AUTOMA, comic: card, by: 1, because: 'ideas' })
  s.asks.push({ ask: 'automa-fan', left: left - 1, given: [...given, card] })
}

/** S11.5: those for collected orders, on its best comic. */
export function applyReward(
  s: State,
  { card }: Deed<'automa-reward'>,
  { fans }: AskOf<'automa-reward'>,
  tell: Tell,
): void {
  its(s, card).fans += fans
  tell?.({ what: 'fans', side: AUTOMA, comic: card, by: fans, because: 'orders', orders: fans })
}

/** S10.1, S10.3, S10.5: with the first team (Q13); a developed comic adds the round number (Q3), a rip-off does not (Q18). */
export function applyAutomaPrint(
  s: State,
  { card }: Deed<'automa-print'>,
  { left }: AskOf<'automa-print'>,
  tell: Tell,
): void {
  const { automa, round } = s
  const developed = isOriginal(card)
  const fans = printFansOf(s, card)
  if (developed) automa.developed = without(automa.developed, card)
  const mastery = masteryOf(s, AUTOMA, card)
  const [writer = NONE] = automa.writers
  const [artist = NONE] = automa.artists
  automa.writers = automa.writers.slice(1)
  automa.artists = automa.artists.slice(1)
  automa.printed.push({
    comic: card,
    fans: fans.level + fans.round,
    writer,
    artist,
    writerValue: 0,
    artistValue: 0,
    masteryFan: false,
    betterColor: false,
    hypeUsed: false,
    raised: 0,
  })
  tell?.({ what: 'printed', side: AUTOMA, comic: card, from: developed ? 'area' : 'supply', tokens: 0, writer, artist })
  if (fans.level > 0)
    tell?.({ what: 'fans', side: AUTOMA, comic: card, by: fans.level, because: 'level', level: levelOf(s).title })
  if (developed) tell?.({ what: 'fans', side: AUTOMA, comic: card, by: fans.round, because: 'round', round })
  master(s, AUTOMA, mastery, tell, hasMasteryFan(s)) // Q16
  s.asks.push({ ask: 'automa-print', left: left - 1 })
}

/** S11.2 */
export function applyTurn(s: State, { genre }: Deed<'automa-flip'>): void {
  turnGenre(s, genre)
}

/** S11.4, Q21: so many orders and so much value, or none left. They leave the game (Q22). */
export function applyAutomaCollect(
  s: State,
  { space }: Deed<'automa-collect'>,
  ask: AskOf<'automa-collect'>,
  tell: Tell,
): void {
  const order = orderOn(s, space)
  const total = ask.total + orderValue(order)
  tell?.({ what: 'order-collected', space, order, side: AUTOMA, because: 'seen' })
  const collected = ask.collected + 1
  s.map[space] = NONE
  const enough = collected >= wantedOrders(s) && total >= levelOf(s).salesMinimum
  if (enough || !s.map.some(isFaceUp)) s.asks.push({ ask: 'automa-reward', fans: collected })
  else s.asks.push({ ask: 'automa-collect', collected, total })
}

/** By the space it stands on, the last one taken. */
const wantedOrders = (s: State): number => docOf(s.variant).orders[s.spaces[SALES].length - 1] as number

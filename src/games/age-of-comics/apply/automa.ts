// What the Automa's actions do (S7.5 to S11.5). It pays nothing and gets nothing but what is said here (S4.2, Q11, Q14).
import { type Ask, AUTOMA, toAsk } from '../asks.ts'
import { teams } from '../automa/actions.ts'
import { levelOf } from '../automa/levels.ts'
import { BOARD_IDEAS, FLIPS_AND_COLLECTS, MAX_PRINTS } from '../catalogue/actions.ts'
import { type CardNo, isOriginal } from '../catalogue/index.ts'
import { ARTISTS, COMICS, DEVELOP, HIRE, IDEAS, PRINT, SALES, WRITERS } from '../catalogue/vocabulary.ts'
import { masteryOf } from '../measures.ts'
import { ordersFaceUp } from '../options/automa.ts'
import { NONE, orderValue, type Printed, type State } from '../state.ts'
import { remove } from './cards.ts'
import { turnGenre } from './chance.ts'
import { master } from './print.ts'

/** S9.3 */
const IDEAS_FANS_TO = 3

/** S5.4; without any action the editor is lost (S5.7). */
export function applyAct(s: State, area: number): void {
  if (area === NONE) {
    s.automa.lostEditors++
    return
  }
  const there = s.spaces[area] as number[]
  const space = there.push(AUTOMA) - 1
  switch (area) {
    case HIRE:
      s.asks.push(toAsk('automa-hire'))
      return
    case DEVELOP:
      s.asks.push(toAsk('automa-develop'))
      return
    case IDEAS:
      s.asks.push(toAsk('automa-fan', IDEAS_FANS_TO), toAsk('automa-remove', BOARD_IDEAS[space]))
      return
    case PRINT: // S10.6, Q19
      s.asks.push(toAsk('automa-print', Math.min(MAX_PRINTS[space] as number, teams(s))))
      return
    default: // S11.1
      s.asks.push(toAsk('automa-collect'), toAsk('automa-flip'))
  }
}

/** S7.5, Q33 */
export function applyAutomaHire(s: State, writer: CardNo, artist: CardNo): void {
  remove(s.decks[WRITERS].display, writer)
  remove(s.decks[ARTISTS].display, artist)
  s.automa.writers.push(writer)
  s.automa.artists.push(artist)
}

/** S8.5 */
export function applyAutomaDevelop(s: State, comic: CardNo): void {
  remove(s.decks[COMICS].display, comic)
  s.automa.developed.push(comic)
}

/** S9.2 */
export function applyRemove(s: State, genre: number, { ask, n }: Ask): void {
  s.board &= ~(1 << genre)
  s.asks.push(toAsk(ask, n - 1))
}

/** A fan for one of its best comics (S9.3), or those for collected orders on its best one (S11.5). */
export function applyAutomaFan(s: State, comic: CardNo, { ask, n, m: given }: Ask): void {
  const at = s.automa.printed.findIndex((entry) => entry.comic === comic)
  const entry = s.automa.printed[at] as Printed
  if (ask === 'automa-reward') {
    entry.fans += n
    return
  }
  entry.fans++
  s.asks.push(toAsk(ask, n - 1, given | (1 << at)))
}

/** S10.1, S10.3, S10.5: with the first team (Q13); a developed comic adds the round number (Q3), a rip-off does not (Q18). */
export function applyAutomaPrint(s: State, comic: CardNo, { ask, n }: Ask): void {
  const { automa, level, round } = s
  const developed = isOriginal(comic)
  if (developed) remove(automa.developed, comic)
  const mastery = masteryOf(s, AUTOMA, comic)
  automa.printed.push({
    comic,
    fans: levelOf(level).printFans + (developed ? round : 0),
    writer: automa.writers.shift() ?? NONE,
    artist: automa.artists.shift() ?? NONE,
    writerValue: 0,
    artistValue: 0,
    masteryFan: false,
    betterColor: false,
    hypeUsed: false,
    raised: 0,
  })
  master(s, AUTOMA, mastery) // Q16
  s.asks.push(toAsk(ask, n - 1))
}

/** S11.2 */
export function applyTurn(s: State, genre: number): void {
  turnGenre(s, genre)
}

/** S11.4, Q21: so many orders and so much value, or none left; `n` counts them, `m` adds them up. They leave the game (Q22). */
export function applyAutomaCollect(s: State, space: number, { n, m }: Ask): void {
  const total = m + orderValue(s.map[space] as number)
  const count = n + 1
  s.map[space] = NONE
  const enough = count >= wantedOrders(s) && total >= levelOf(s.level).salesMinimum
  if (enough || ordersFaceUp(s).length === 0) s.asks.push(toAsk('automa-reward', count))
  else s.asks.push(toAsk('automa-collect', count, total))
}

/** By the space it stands on, the last one taken. */
export const wantedOrders = (s: State): number => FLIPS_AND_COLLECTS[(s.spaces[SALES]?.length ?? 1) - 1] as number

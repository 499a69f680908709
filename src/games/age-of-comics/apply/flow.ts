// What comes next: asks that have nothing to ask go, then the next turn, the end of the round (R15), the next round, the end.
import { cutTo } from '../../../common/lists.ts'
import { ones } from '../../../common/bits.ts'
import { type Ask, AUTOMA, PLAYER, type Side } from '../asks.ts'
import { canGain, hasFaceDown, hasToPrint } from '../options/automa.ts'
import { CAMPAIGNS } from '../moves.ts'
import { canIncrease } from '../increase.ts'
import { isOriginal } from '../catalogue/index.ts'
import { COMICS, CONVERT_IDEAS, EXTRA_EDITOR, GENRE_NOS, HYPE, MARKETING, REASSIGN } from '../catalogue/vocabulary.ts'
import type { Tell } from '../consequences/records.ts'
import { afterDecay, bestFans, canPrint, endOfRoundGains, hasCube, incomeOf, nextToPlace } from '../measures.ts'
import { reassignOptions } from '../options/special.ts'
import { result } from '../score.ts'
import {
  ALL_IDEAS,
  CUBES,
  DISPLAY,
  HAND_LIMIT,
  NONE,
  openDeal,
  openRound,
  type Printed,
  ROUNDS,
  SLOTS,
  type State,
  topAsk,
} from '../state.ts'
import { discard, ensureDeck } from './cards.ts'

export function proceed(s: State, tell?: Tell): void {
  for (;;) {
    const top = topAsk(s)
    if (top === undefined) {
      nextTurn(s, tell)
      if (s.over) return
    } else if (isIdle(s, top, tell)) s.asks.pop()
    else return
  }
}

/** Whether an ask has nothing to ask; those that games are full of come first. */
function isIdle(s: State, ask: Ask, tell: Tell): boolean {
  const { player, automa } = s
  switch (ask.ask) {
    case 'deal':
      return s.decks[ask.deck].display.length >= DISPLAY || !ensureDeck(s, ask.deck, tell)
    case 'order':
      return !s.map.includes(NONE)
    case 'place':
    case 'value':
    case 'automa':
    case 'sales':
    case 'reveal':
    case 'automa-collect':
    case 'hire':
    case 'calendar':
    case 'start-card':
    case 'draw':
    case 'start-genre':
    case 'develop':
    case 'print-writer':
    case 'print-artist':
    case 'fulfil':
    case 'automa-hire':
    case 'automa-develop':
      return false
    case 'back':
      return !ensureDeck(s, ask.deck, tell) || s.decks[ask.deck].top !== NONE
    case 'search':
      ensureDeck(s, COMICS, tell)
      return false
    case 'start-ideas':
    case 'supply-ideas':
    case 'bonus-ideas':
    case 'marketing-fan':
      return ask.left <= 0
    case 'board-ideas':
    case 'automa-remove':
      return ask.left <= 0 || s.board === 0
    case 'increase':
      return player.money === 0 || !canIncrease(s)
    case 'print':
      return ask.left <= 0 || !canPrint(s)
    case 'cube':
      return ones(player.cubes) >= CUBES
    case 'move-cube':
      return player.cubes === 0
    case 'reassign':
      return !hasCube(s, REASSIGN) || ask.swapped === 'both' || reassignOptions(s, ask).length === 1
    case 'hype':
      return !hasCube(s, HYPE) || !player.hand.some(isOriginal)
    case 'convert':
      return (
        !hasCube(s, CONVERT_IDEAS) ||
        ask.left <= 0 ||
        ask.given.length >= player.printed.length ||
        player.ideas.every((count) => count === 0)
      )
    case 'marketing':
      return !hasCube(s, MARKETING) || player.money < CAMPAIGNS[0].money || !player.printed.some(({ fans }) => fans > 0)
    case 'extra-editor':
      return !hasCube(s, EXTRA_EDITOR) || player.extraEditor
    case 'discard':
      return player.hand.length + player.hyped.length <= HAND_LIMIT || player.hand.length === 0
    case 'automa-fan':
      return ask.left <= 0 || !canGain(s, ask.given)
    case 'automa-print':
      return ask.left <= 0 || !hasToPrint(s)
    case 'automa-flip':
      return !hasFaceDown(s)
    case 'automa-reward':
      return automa.printed.length === 0
  }
}

/** R3.2, S4.5; which four cards lie on the mat shows only as each is revealed (S4.3, Q36). */
function nextTurn(s: State, tell: Tell): void {
  switch (nextToPlace(s)) {
    case undefined:
      endRound(s, tell)
      return
    case AUTOMA:
      s.asks.push({ ask: 'automa' }, { ask: 'reveal' })
      return
    case PLAYER:
      s.asks.push({ ask: 'place' })
  }
}

/** After rounds 2 and 4 all twelve cards are shuffled again (S4.7, S12.2). */
export const reshuffles = (round: number): boolean => round % 2 === 0

/** R15, S12.1 */
export function endRound(s: State, tell?: Tell): void {
  const { yourVp, itsVp, income } = endOfRoundGains(s)
  if (tell) tellEnd(s, yourVp, itsVp, tell)
  s.player.vp += yourVp
  s.automa.vp += itsVp
  s.player.money += income
  if (s.round === ROUNDS) {
    s.over = true
    if (tell) tellWinner(s, tell)
    return
  }
  decay(s.player.printed, PLAYER, tell)
  decay(s.automa.printed, AUTOMA, tell)
  clearBoard(s, tell)
  s.round++
  openRound(s)
  openDeal(s)
  // The round is opened by its calendar tile; where a position has told that, by nothing else.
  if (s.calendar[SLOTS[s.round]?.[0] ?? 0] !== NONE) tell?.({ what: 'round', round: s.round })
}

/** R15.1, R15.2: who is first in the ranking, and what each comic pays. */
function tellEnd(s: State, yourVp: number, itsVp: number, tell: NonNullable<Tell>): void {
  tell({ what: 'round-ends', round: s.round, last: s.round === ROUNDS })
  const [yours, its] = [bestFans(s.player.printed), bestFans(s.automa.printed)]
  tellRanking(PLAYER, yourVp, yours, its, tell)
  tellRanking(AUTOMA, itsVp, its, yours, tell)
  for (const { comic, fans } of s.player.printed)
    if (fans > 0) tell({ what: 'money', by: incomeOf(fans), because: 'income', comic, fans })
}

function tellRanking(side: Side, by: number, fans: number, others: number, tell: NonNullable<Tell>): void {
  const because = fans === others ? 'level' : fans > others ? 'first' : 'second'
  if (by > 0) tell({ what: 'ranking', side, by, because, fans, others })
}

function tellWinner(s: State, tell: NonNullable<Tell>): void {
  const { winner, final, itsTotal } = result(s)
  tell({ what: 'game-ends', winner, yours: final, its: itsTotal })
}

function decay(printed: readonly Printed[], side: Side, tell: Tell): void {
  for (const entry of printed) {
    const fans = afterDecay(entry.fans)
    if (fans !== entry.fans) tell?.({ what: 'fans', side, comic: entry.comic, by: fans - entry.fans, because: 'decay' })
    entry.fans = fans
  }
}

/** R15.5, R15.6, S4.6; what the next round begins with (R4.2, R4.3). */
function clearBoard(s: State, tell: Tell): void {
  if (tell) tellCleared(s, tell)
  for (const there of s.spaces) cutTo(there, 0)
  s.player.extraEditor = false
  s.automa.lostEditors = 0
  s.card = NONE
  s.inline = ''
  if (reshuffles(s.round)) cutTo(s.discarded, 0)
  else s.discarded.push(...s.revealed)
  cutTo(s.revealed, 0)
  for (const { display } of s.decks) {
    for (const no of display) discard(s, no)
    cutTo(display, 0)
  }
  s.board = ALL_IDEAS
  for (const each of s.player.hyped) each.tokens++
  for (const entry of s.player.printed) entry.raised = 0
}

/** What is about to be cleared. */
function tellCleared(s: State, tell: NonNullable<Tell>): void {
  tell({
    what: 'editors-return',
    spaces: s.spaces.map((there) => there.slice()),
    lost: s.automa.lostEditors,
    extra: s.player.extraEditor,
  })
  const shuffled = reshuffles(s.round) ? s.discarded.slice() : null
  if (s.revealed.length + (shuffled?.length ?? 0) > 0)
    tell({ what: 'automa-cards-away', cards: s.revealed.slice(), shuffled })
  const cards = s.decks.flatMap(({ display }) => display)
  if (cards.length > 0) tell({ what: 'displays-cleared', cards })
  const genres = GENRE_NOS.filter((genre) => (s.board & (1 << genre)) === 0)
  if (genres.length > 0) tell({ what: 'board-filled', genres })
  for (const { comic } of s.player.hyped) tell({ what: 'hype-token', comic })
}

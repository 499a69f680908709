// What comes next: asks that have nothing to ask go, then the next turn, the end of the round (R15), the next round, the end.
import { type Ask, AUTOMA, toAsk } from '../asks.ts'
import { comicsToGain, toPrint } from '../options/automa.ts'
import { CAMPAIGNS } from '../moves.ts'
import { increases } from '../increase.ts'
import { isOriginal } from '../catalogue/index.ts'
import { DECKS, DEVELOP, HIRE, IDEAS, ROYALTIES, SALES } from '../catalogue/vocabulary.ts'
import { afterDecay, endOfRoundGains, nextToPlace, ones, printable } from '../measures.ts'
import { reassignOptions } from '../options/special.ts'
import {
  ALL_IDEAS,
  CUBES,
  deckOf,
  DISPLAY,
  HAND_LIMIT,
  NONE,
  openDeal,
  openRound,
  orderValue,
  type Printed,
  ROUNDS,
  type State,
} from '../state.ts'
import { discard, ensureDeck } from './cards.ts'
import { hasCube } from './print.ts'

export function proceed(s: State): void {
  for (;;) {
    const top = s.asks[s.asks.length - 1]
    if (top === undefined) {
      nextTurn(s)
      if (s.over) return
    } else if (isIdle(s, top)) s.asks.pop()
    else return
  }
}

/** Whether an ask has nothing to ask. */
function isIdle(s: State, { ask, n, m }: Ask): boolean {
  const { you, automa } = s
  switch (ask) {
    case 'order':
      return !s.map.includes(NONE)
    case 'deal':
      return deckOf(s, n).display.length >= DISPLAY || !ensureDeck(s, n)
    case 'search':
      ensureDeck(s, 2)
      return false
    case 'back':
      return !ensureDeck(s, n) || deckOf(s, n).top !== NONE
    case 'start-ideas':
    case 'supply-ideas':
    case 'bonus-ideas':
    case 'marketing-fan':
      return n <= 0
    case 'board-ideas':
      return n <= 0 || s.board === 0
    case 'increase':
      return you.money === 0 || increases(s).length === 0
    case 'print':
      return n <= 0 || printable(s).length === 0
    case 'cube':
      return ones(you.cubes) >= CUBES
    case 'move-cube':
      return you.cubes === 0
    case 'reassign':
      return !hasCube(s, HIRE) || n === 3 || reassignOptions(s, { ask, n, m }).length === 1
    case 'hype':
      return !hasCube(s, DEVELOP) || !you.hand.some(isOriginal)
    case 'convert':
      return !hasCube(s, IDEAS) || n <= 0 || ones(m) >= you.printed.length || you.ideas.every((count) => count === 0)
    case 'marketing':
      return !hasCube(s, ROYALTIES) || you.money < CAMPAIGNS[0].money || !you.printed.some(({ fans }) => fans > 0)
    case 'extra-editor':
      return !hasCube(s, SALES) || you.extraEditor
    case 'discard':
      return you.hand.length + you.hyped.length <= HAND_LIMIT || you.hand.length === 0
    case 'automa-remove':
      return n <= 0 || s.board === 0
    case 'automa-fan':
      return n <= 0 || comicsToGain(s, m).length === 0
    case 'automa-print':
      return n <= 0 || toPrint(s).length === 0
    case 'automa-flip':
      return !hasFaceDown(s)
    case 'automa-reward':
      return automa.printed.length === 0
    default:
      return false
  }
}

function hasFaceDown({ map }: State): boolean {
  for (let space = 0; space < map.length; space++)
    if (map[space] !== NONE && orderValue(map[space] as number) === 0) return true
  return false
}

/** R3.2, S4.5; which four cards lie on the mat shows only as each is revealed (S4.3). */
function nextTurn(s: State): void {
  switch (nextToPlace(s)) {
    case undefined:
      endRound(s)
      return
    case AUTOMA:
      s.asks.push(toAsk('automa'), toAsk('reveal'))
      return
    default:
      s.asks.push(toAsk('place'))
  }
}

/** After rounds 2 and 4 all twelve cards are shuffled again (S4.7, S12.2). */
export const reshuffles = (round: number): boolean => round % 2 === 0

/** R15, S12.1 */
export function endRound(s: State): void {
  const { yourVp, itsVp, income } = endOfRoundGains(s)
  s.you.vp += yourVp
  s.automa.vp += itsVp
  s.you.money += income
  if (s.round === ROUNDS) {
    s.over = true
    return
  }
  decay(s.you.printed)
  decay(s.automa.printed)
  clearBoard(s)
  s.round++
  openRound(s)
  openDeal(s)
}

function decay(printed: readonly Printed[]): void {
  for (const entry of printed) entry.fans = afterDecay(entry.fans)
}

/** R15.5, R15.6, S4.6; what the next round begins with (R4.2, R4.3). */
function clearBoard(s: State): void {
  for (const there of s.spaces) there.length = 0
  s.you.extraEditor = false
  s.automa.lostEditors = 0
  s.card = NONE
  s.inline = ''
  s.revealed = 0
  if (reshuffles(s.round)) s.played = 0
  for (const kind of DECKS) {
    const { display } = deckOf(s, kind)
    for (const no of display) discard(s, no)
    display.length = 0
  }
  s.board = ALL_IDEAS
  for (const each of s.you.hyped) each.tokens++
  for (const entry of s.you.printed) entry.raised = 0
}

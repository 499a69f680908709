// What comes next: the rest of an action, the refill of the display, the next turn, the end of the game.
import { cutTo } from '../../../common/lists.ts'
import { AI, type Ask, ASKS, other, type Side } from '../asks.ts'
import type { Slid, Telling } from '../consequences/records.ts'
import { card } from '../catalogue/index.ts'
import { LAND, SEA, type TypeNo } from '../catalogue/geography.ts'
import { allHousesBuilt, triggersEnd } from '../ending.ts'
import { canBuild, canMove, canPay, canPayColonist, mayPlace, priceOf } from '../measures.ts'
import { canTrade } from '../options/bargains.ts'
import { askForCards, type Colonist, lowest, mapOf, NONE, type State, topAsk } from '../state.ts'

/** Takes off what nothing is left to be done about, until somebody has to say something. */
export function proceed(s: State, tell: Telling): void {
  for (let top = topAsk(s); top !== undefined; top = topAsk(s)) {
    if (!isIdle(s, top)) return
    s.asks.pop()
    close(s, top, tell)
  }
  endTurn(s, tell)
}

/** Whether all that could be answered is that nothing more is wanted. */
function isIdle(s: State, { ask }: Ask): boolean {
  switch (ask) {
    case 'tribune':
      return !canPlaceAt(s, mapOf(s).capital.no)
    case 'move':
      return !somebodyMoves(s)
    case 'build':
      return !canBuild(s)
    case 'trade':
      return !canTrade(s)
    case 'buy':
      return !canAcquire(s)
    case 'place':
      return !canPlace(s)
    case 'card':
    case 'line':
    case 'prefect':
    case 'give-up':
    case 'colonist':
    case 'ai':
    case 'token':
    case 'reveal':
    case 'die':
      return false
  }
}

/** A part of an action is over. */
export function close(s: State, { ask }: Ask, tell: Telling): void {
  switch (ask) {
    case 'move':
      if (s.steps > 0) tell?.({ what: 'steps', by: -s.steps, because: 'unused' })
      s.steps = 0
      return
    case 'trade':
      s.traded.fill(0)
      return
    case 'buy':
      if (s.buys > 0) tell?.({ what: 'purchases', by: -s.buys, because: 'unused' })
      s.buys = 0
      s.atSpaces = false
      return refill(s, tell)
    default:
      return
  }
}

export function somebodyMoves(s: State): boolean {
  if (s.steps === 0) return false
  const { colonists } = s.player
  for (let i = 0; i < colonists.length; i++) if (canMove(s, colonists[i] as Colonist, s.steps)) return true
  return false
}

export function canAcquire({ buys, market, atSpaces, player }: State): boolean {
  if (buys === 0) return false
  for (let space = 0; space < market.length; space++) {
    const no = market[space] as number
    if (no !== NONE && canPay(player.goods, priceOf(no, space, atSpaces))) return true
  }
  return false
}

const TYPES: readonly TypeNo[] = [LAND, SEA]

export function canPlaceAt(s: State, city: number): boolean {
  return canPayColonist(s) && TYPES.some((type) => (s.player.stored[type] as number) > 0 && mayPlace(s, type, city))
}

function canPlace(s: State): boolean {
  if (canPlaceAt(s, mapOf(s).capital.no)) return true
  for (let left = s.player.houses; left !== 0; left &= left - 1) if (canPlaceAt(s, lowest(left))) return true
  return false
}

/** R10.6: cards slide left, and the free spaces on the right are filled. */
export function refill(s: State, tell: Telling): void {
  const { market } = s
  const slid: Slid[] | undefined = tell && []
  let kept = 0
  for (let space = 0; space < market.length; space++) {
    const no = market[space] as number
    if (no === NONE) continue
    if (kept !== space) slid?.push({ card: card(no).id, from: space + 1, to: kept + 1 })
    market[kept++] = no
  }
  if (kept === market.length) return
  if (slid !== undefined && slid.length > 0) tell?.({ what: 'slid', cards: slid })
  cutTo(market, kept)
  askForCards(s)
}

/** Who triggers the end gets the Concordia card (S9.2), and the other side has a last turn (R13.3). */
function endTurn(s: State, tell: Telling): void {
  if (s.final) {
    s.over = true
    tell?.({ what: 'over' })
    return
  }
  if (triggersEnd(s, s.turn)) {
    s.ended = s.turn
    s.final = true
    tell?.({ what: 'end', side: s.turn, because: allHousesBuilt(s, s.turn) ? 'houses' : 'cards' })
  }
  beginTurn(s, other(s.turn), tell)
}

export function beginTurn(s: State, side: Side, tell?: Telling): void {
  tell?.({ what: 'turn', side, rolls: s.rolls.slice() })
  s.turn = side
  cutTo(s.rolls, 0)
  if (side === AI) {
    s.asks.push(ASKS.ai)
    if (!s.final) s.asks.push(ASKS.die) // S5.1; S9.3 has no roll
  } else if (s.player.hand.length > 0) s.asks.push(ASKS.card)
  else endTurn(s, tell) // R3.1: only a position can take the Tribune out of the hand
}

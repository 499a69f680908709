// A turn: the first card (R13.1), then everything it allows and demands (R13.2). The same for both sides (S1).
import { CENTRAL, OPPONENT, type Side } from '../asks.ts'
import { type Stage, wonder } from '../catalogue/index.ts'
import { dueSets, mayLook, mustReveal, payable, payments } from '../measures.ts'
import { construct, numbered, OPTION, type Option, TRIO } from '../moves.ts'
import type { State } from '../state.ts'
import { decksToTake, takeOptions } from './dues.ts'

const REVEAL: readonly Option[] = [OPTION.reveal]

export function turnOptions(s: State, side: Side): readonly Option[] {
  if (side === OPPONENT) {
    if (mustReveal(s)) return REVEAL
    const found = takeOptions(s)
    found.push(OPTION.roll)
    return found
  }
  return mayLook(s) ? [OPTION.look, ...takeOptions(s)] : decksToTake(s)
}

export function actOptions(s: State, side: Side): Option[] {
  const found: Option[] = []
  const sets = dueSets(s, side)
  for (let set = 0; set <= TRIO; set++) if ((sets & (1 << set)) !== 0) found.push(numbered(OPTION.science, set))
  const board = s.boards[side]
  for (let left = payable(s, side); left !== 0; left &= left - 1) {
    const stage = wonder(board.wonder).stages[31 - Math.clz32(left & -left)] as Stage
    for (const payment of payments(s, side, stage)) found.push(construct(stage.no, payment.no))
  }
  const compelled = found.length > 0
  if (s.pending > 0) for (const take of decksToTake(s)) found.push(take)
  if (!compelled) found.push(centralLiesOpen(s, side) ? OPTION.discard : OPTION.end)
  return found
}

/** The Opponent discards the central card it has turned up before its turn ends (S12). */
export const centralLiesOpen = (s: State, side: Side): boolean => side === OPPONENT && s.decks[CENTRAL].top >= 0

// Where a game turned: the part and the move in which the margin moved most in the winner's favour.
import { tellings } from './consequences.ts'
import type { Lang, ScoreSheet, SideScore } from './contract.ts'
import { columnsOf, inSection, type Ledger, type LedgerSection, ledgerOf } from './ledger.ts'
import { isMove } from './moves.ts'
import type { Table } from './table.ts'

/** What each side scored meanwhile. */
export interface Gain {
  readonly side: Pick<SideScore, 'seat' | 'name'>
  readonly points: number
}

export interface Turning {
  /** Undefined if a game has no parts. */
  readonly section: { readonly section: LedgerSection; readonly gains: readonly Gain[] } | undefined
  /** The number of the entry, counted from 1. */
  readonly move: { readonly entry: number; readonly gains: readonly Gain[] }
}

/** Undefined if points never moved in the winner's favour, as with an instant victory. */
export function turningOf<S, M, O extends Readonly<Record<string, string>>, C>(
  table: Table<S, M, O, C>,
): Turning | undefined {
  const ledger = ledgerOf(table)
  const swing = swingTo(table.module.score(table.state).outcome.winner)
  const isSetUp = table.module.isSetUp?.(table.stateAt(0)) === true
  const part = best(
    // Starting points do not count.
    partsOf(ledger, table.cursor).filter(({ from }) => from > 0 || !isSetUp),
    swing,
  )
  const moves = movesOf(table).map(({ entry, to }) => ({
    entry,
    gains: ledger.sides.map((side) => ({ side, points: (side.course[to] ?? 0) - (side.course[entry - 1] ?? 0) })),
  }))
  const inPart = part && moves.filter(({ entry }) => entry > part.from && entry <= part.to)
  const move = best(inPart ?? moves, swing) ?? best(moves, swing)
  if (move === undefined) return undefined
  return { section: part && { section: part.section, gains: part.gains }, move }
}

/** The move in words, without a full stop. Of a move that says too little by itself, what it did. */
export function toldMove<S, M, O extends Readonly<Record<string, string>>, C>(
  table: Table<S, M, O, C>,
  entry: number,
  lang: Lang,
): string {
  const { module } = table
  const { move } = table.entry(entry)
  const [done] = module.isPart?.(move) === true ? tellings(module, table.consequences(entry), lang) : []
  return (done?.text ?? module.say(move, lang, table.stateAt(entry - 1))).replace(/\.$/, '')
}

/** The parts of the game with their points in the ledger, without starting points. */
function partsOf(ledger: Ledger, end: number) {
  if (columnsOf(ledger).length === 0) return []
  return ledger.sections.map((section, at) => ({
    section,
    from: section.from,
    to: ledger.sections[at + 1]?.from ?? end,
    gains: ledger.sides.map((side) => ({
      side,
      points: inSection(side, at) - (at === 0 ? (side.course[0] ?? 0) : 0),
    })),
  }))
}

/** Every move, with the draws after it. */
function movesOf({ log, cursor }: Pick<Table<never, unknown, never>, 'log' | 'cursor'>) {
  const moves: { readonly entry: number; to: number }[] = []
  for (const [at, entry] of log.slice(0, cursor).entries()) {
    const before = moves.at(-1)
    if (isMove(entry)) moves.push({ entry: at + 1, to: at + 1 })
    else if (before !== undefined) before.to = at + 1
  }
  return moves
}

/** How far the margin moved in the winner's favour; with a shared victory, either way counts. */
const swingTo =
  (winner: ScoreSheet['outcome']['winner']) =>
  ({ gains }: { readonly gains: readonly Gain[] }): number => {
    const by = gains.reduce((sum, { side: { seat }, points }) => sum + (seat === 'you' ? points : -points), 0)
    return winner === 'shared' ? Math.abs(by) : winner === 'automa' ? -by : by
  }

/** The largest swing, the earliest of equals; undefined if there is none. */
function best<T>(items: readonly T[], swing: (item: T) => number): T | undefined {
  let [found, most]: [T | undefined, number] = [undefined, 0]
  for (const item of items) {
    const by = swing(item)
    if (by > most) [found, most] = [item, by]
  }
  return found
}

// The draws around this one that are turned up together: those told already and those still to come, found by the rules themselves.
import { copy } from '../../../kernel/copy.ts'
import type { Weighted } from '../../../kernel/contract.ts'
import type { GameUi, Spread } from '../../contract.ts'
import type { AnyTable } from '../types.ts'

/** A draw of a spread. */
export interface Drawn {
  readonly at: string
  /** The moment before it. */
  readonly moment: number
  readonly state: unknown
  readonly options: readonly Weighted<unknown>[]
  /** Its outcome, if it has been told. */
  readonly key: string | undefined
  readonly usual: string | undefined
}

export interface Spreading {
  readonly spread: Spread
  /** In the order of the draws; the first `told` have been told. */
  readonly draws: readonly Drawn[]
  readonly told: number
}

/** A guard: no game turns up more at once. */
const MOST = 80

/** The spread of the draw that the table waits for, if it has one of several draws. */
export function spreading(table: AnyTable, spreadOf: GameUi['spread']): Spreading | undefined {
  const spread = spreadOf?.(table.state)
  if (spread === undefined || spreadOf === undefined) return undefined
  const before = toldOf(table, spreadOf, spread)
  const draws = [...before, ...toCome(table, spreadOf, spread, new Set(before.map(({ at }) => at)))]
  return draws.length > 1 ? { spread, draws, told: before.length } : undefined
}

function toldOf(table: AnyTable, spreadOf: NonNullable<GameUi['spread']>, now: Spread): readonly Drawn[] {
  const { game } = table.module
  const found: Drawn[] = []
  for (let moment = table.cursor - 1; moment >= 0; moment--) {
    const { seat, move } = table.entry(moment + 1)
    const state = table.stateAt(moment)
    const spread = seat === 'chance' ? spreadOf(state) : undefined
    // A place that comes twice was cleared meanwhile: what lay there before does not count.
    if (spread?.id !== now.id || spread.at === now.at || found.some(({ at }) => at === spread.at)) break
    const { at, usual } = spread
    found.unshift({ at, moment, state, options: game.options(state), key: game.key(move), usual })
  }
  return found
}

/** Follows the rules with any outcome: only the places matter. */
function toCome(
  { module, state, cursor }: AnyTable,
  spreadOf: NonNullable<GameUi['spread']>,
  first: Spread,
  taken: Set<string>,
): readonly Drawn[] {
  const { game } = module
  const found: Drawn[] = []
  const now = copy(state)
  for (let spread: Spread | undefined = first; spread?.id === first.id && found.length < MOST; ) {
    const { at, usual } = spread
    if (taken.has(at)) break
    taken.add(at)
    const options = game.options(now)
    const outcome = options.find(({ move }) => game.key(move) === usual) ?? options[0]
    if (outcome === undefined) break
    // Where the usual outcome is impossible, the only one left takes its place.
    const passed = usual === undefined ? undefined : game.key(outcome.move)
    found.push({ at, moment: cursor + found.length, state: copy(now), options, key: undefined, usual: passed })
    game.apply(now, outcome.move)
    spread = game.step(now).kind === 'chance' ? spreadOf(now) : undefined
  }
  return found
}

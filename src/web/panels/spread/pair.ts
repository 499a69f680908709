// Two draws that a person can tell by one tap: what a die shows and the card that is turned up then, or a card and the die it calls for. They
// make a table, if one of the two has few outcomes.
import type { Weighted } from '../../../kernel/contract.ts'
import { copy } from '../../../kernel/copy.ts'
import { isPersons } from '../../../kernel/mode.ts'
import type { GameUi } from '../../contract.ts'
import type { AnyTable } from '../types.ts'

/** The second draw, after one outcome of the first. */
export interface Next {
  /** What it is drawn from. */
  readonly of: string
  readonly state: unknown
  readonly options: readonly Weighted<unknown>[]
}

/** An outcome of the first draw. */
export interface First {
  readonly option: Weighted<unknown>
  /** What the automa does in between, with the table before it. */
  readonly moves: readonly { readonly move: unknown; readonly state: unknown }[]
  /** Undefined if nothing is told after this outcome that could stand in the table. */
  readonly next: Next | undefined
}

export interface Pairing {
  readonly firsts: readonly First[]
  /** Which of the two draws stands across; the other one stands down. */
  readonly across: 'first' | 'second'
}

const MOST_ACROSS = 6
const MOST_DOWN = 24
/** A guard against rules that never ask again. */
const MOST_MOVES = 20

/** The outcomes of a draw, each with what is told next; undefined where the two are better told one after the other. */
export function pairing(
  table: AnyTable,
  ui: GameUi | undefined,
  state: unknown,
  options: readonly Weighted<unknown>[],
): Pairing | undefined {
  if (ui?.pairs?.(state) !== true || options.length < 2 || options.length > MOST_DOWN) return undefined
  const across = options.length <= MOST_ACROSS ? 'first' : 'second'
  const most = across === 'first' ? MOST_DOWN : MOST_ACROSS
  const all = options.map((option) => firstOf(table, ui, state, option))
  // One kind of draw stands in the table: the one that most outcomes lead to.
  const kinds = all.flatMap(({ next }) => (next === undefined || next.options.length > most ? [] : [next.of]))
  const often = (of: string) => kinds.filter((each) => each === of).length
  const [kind] = kinds.toSorted((a, b) => often(b) - often(a))
  const isIn = ({ next }: First) =>
    next !== undefined && next.options.length <= most && (across === 'first' || next.of === kind)
  const firsts = all.map((first): First => {
    const { option, moves } = first
    return isIn(first) ? first : { option, moves, next: undefined }
  })
  return firsts.some(({ next }) => next !== undefined) ? { firsts, across } : undefined
}

function firstOf(
  { module: { game, automa }, setup: { chance } }: AnyTable,
  ui: GameUi,
  from: unknown,
  option: Weighted<unknown>,
): First {
  const state = copy(from)
  game.apply(state, option.move)
  const moves: First['moves'][number][] = []
  for (let n = 0; n < MOST_MOVES; n++) {
    const step = game.step(state)
    if (step.kind === 'over') break
    if (step.kind === 'choice') {
      if (step.seat !== 'automa') break
      const move = automa.decide(state)
      moves.push({ move, state: copy(state) })
      game.apply(state, move)
      continue
    }
    if (!isPersons(chance, step.bag) || ui.spread?.(state)?.paint !== undefined) break
    const options = game.options(state)
    const [only, ...others] = options
    if (only === undefined) break
    if (others.length > 0) return { option, moves, next: { of: step.bag, state, options } }
    game.apply(state, only.move)
  }
  return { option, moves, next: undefined }
}

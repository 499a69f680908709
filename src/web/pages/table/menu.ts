// Your options beside the real table, where the move is made already: one tap tells it. An option that leads to a question with few answers
// stands there with each of them, so that both are told at once.
import { copy } from '../../../kernel/copy.ts'
import type { AnyModule, Weighted } from '../../../kernel/contract.ts'
import { isPersons } from '../../../kernel/mode.ts'
import { isReferee } from '../../../kernel/referee.ts'
import type { GameUi } from '../../contract.ts'
import type { AnyTable } from '../../store/open.ts'

/** Moves that one tap makes. */
export interface Row {
  readonly keys: readonly [string, ...string[]]
  /** The answer before the last, if two are told together. */
  readonly first?: Pick<Row, 'move' | 'options' | 'state'>
  /** The last of them, and what else could be answered there. */
  readonly move: unknown
  readonly options: readonly Weighted<unknown>[]
  /** The table before the last of them. */
  readonly state: unknown
}

/** An option with its answers. */
export interface Answers {
  readonly move: unknown
  /** The table that asks for them, and whether they are what turns up. */
  readonly state: unknown
  readonly isDrawn: boolean
  readonly rows: readonly Row[]
}

export interface Menu {
  /** Options that stand for themselves. */
  readonly plain: readonly Row[]
  readonly answered: readonly Answers[]
}

/** Whether a person only tells what was done at the real table. A referee asks for less, and has its own buttons. */
export const tellsMoves = ({ setup }: AnyTable): boolean => setup.chance.kind !== 'seeded' && !isReferee(setup.options)

/** The most rows of a menu, and of one option in it. */
const MOST = 64
const MOST_ANSWERS = 16
/** What turns up is told with the move only if there are so few moves. */
const FEW = 4
/** A guard against rules that never ask again. */
const MOST_FORCED = 20

export function menuOf(table: AnyTable, spread: GameUi['spread']): Menu {
  const { module, state, options } = table
  const { game } = module
  const answers = options.map(({ move }) => answersTo(table, move, spread))
  const open = openOnes(answers)
  return {
    plain: options.flatMap(({ move }, no) => (open.has(no) ? [] : [{ keys: [game.key(move)], move, options, state }])),
    answered: options.flatMap(({ move }, no) => {
      const then = open.has(no) ? answers[no] : undefined
      if (then === undefined) return []
      const rows = then.options.map((each): Row => {
        return {
          keys: [game.key(move), game.key(each.move)],
          move: each.move,
          options: then.options,
          state: then.state,
        }
      })
      const pairs = then.isDrawn ? [] : pairsAfter(table, game.key(move), then)
      return [{ move, state: then.state, isDrawn: then.isDrawn, rows: [...pairs, ...rows] }]
    }),
  }
}

/** Two answers of yours in a row, such as the two cards that you hire: in one order only, where both come to the same. */
function pairsAfter(table: AnyTable, key: string, then: Then): readonly Row[] {
  const { game } = table.module
  const found = new Map<string, Row>()
  const answers = new Set(then.options.map(({ move }) => game.key(move)))
  for (const { move: first } of then.options) {
    const state = copy(then.state)
    game.apply(state, first)
    const step = game.step(state)
    if (step.kind !== 'choice' || step.seat !== 'you' || step.ask !== then.ask) continue
    const options = game.options(state)
    for (const { move } of options) {
      const pair = [game.key(first), game.key(move)] as const
      const same = pair.toSorted().join(', ')
      if (answers.has(pair[1]) && !found.has(same))
        found.set(same, {
          keys: [key, ...pair],
          first: { move: first, options: then.options, state: then.state },
          move,
          options,
          state,
        })
    }
  }
  return found.size <= MOST_ANSWERS ? [...found.values()] : []
}

interface Then {
  readonly ask: string
  readonly state: unknown
  readonly isDrawn: boolean
  readonly options: readonly Weighted<unknown>[]
}

/** Those whose answers stand in the menu: the shortest first, as long as all of it stays short. */
function openOnes(answers: readonly (Then | undefined)[]): ReadonlySet<number> {
  const found = new Set<number>()
  let rows = answers.length
  const sizes = answers
    .map((then, no) => ({ no, size: then?.options.length ?? 0 }))
    .filter(({ size }) => size > 1 && size <= MOST_ANSWERS)
  for (const { no, size } of sizes.toSorted((a, b) => a.size - b.size)) {
    if (rows + size - 1 > MOST) break
    rows += size - 1
    found.add(no)
  }
  return found
}

/** What the person is asked next, if the move leads to another question: your next choice, or what turns up then. */
function answersTo(table: AnyTable, move: unknown, spread: GameUi['spread']): Then | undefined {
  const { module, state, step: asked, options: now } = table
  const { game } = module
  const after = copy(state)
  game.apply(after, move)
  for (let forced = 0; forced < MOST_FORCED; forced++) {
    const step = game.step(after)
    if (step.kind === 'over' || (step.kind === 'choice' && step.seat === 'automa')) return undefined
    if (step.kind === 'chance' && !isPersons(table.setup.chance, step.bag)) return undefined
    const options = game.options(after)
    const [only, ...others] = options
    if (only === undefined) return undefined
    if (others.length > 0) {
      const isSame = asked.kind === 'choice' && step.kind === 'choice' && asked.ask === step.ask
      const isDrawn = step.kind === 'chance'
      const isApart = isDrawn && (now.length > FEW || spread?.(after) !== undefined)
      const ask = step.kind === 'choice' ? step.ask : ''
      return isSame || isApart ? undefined : { ask, state: after, isDrawn, options }
    }
    game.apply(after, only.move)
  }
  return undefined
}

/** The component a move is made with: those of one component stand together. */
export function pieceOf(module: AnyModule, { keys }: Row, isNamed: (id: string) => boolean): string {
  const words = (keys.at(-1) ?? '').split(' ')
  return words.slice(1).findLast(isNamed) ?? module.game.id
}

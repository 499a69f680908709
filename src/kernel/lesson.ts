// A lesson: a prepared position, tasks to do on the real engine, and what to say to what the learner did. Lessons are data; what counts as
// done is a small predicate over what was just played. Texts may use the markup of handbooks.
import { seeded, stacked } from './chance.ts'
import type { Json, PlayModule } from './contract.ts'
import { Table } from './table.ts'
import type { Text } from './text.ts'

/** What the learner has just done, and what came of it. */
export interface Done<S, M, C> {
  /** The state when the task began. */
  readonly start: S
  readonly before: S
  readonly move: M
  readonly after: S
  readonly consequences: readonly C[]
}

export type Goal<S, M, C> = (done: Done<S, M, C>) => boolean

export const all =
  <S, M, C>(...goals: readonly Goal<S, M, C>[]): Goal<S, M, C> =>
  (done) =>
    goals.every((goal) => goal(done))
export const any =
  <S, M, C>(...goals: readonly Goal<S, M, C>[]): Goal<S, M, C> =>
  (done) =>
    goals.some((goal) => goal(done))
export const not =
  <S, M, C>(goal: Goal<S, M, C>): Goal<S, M, C> =>
  (done) =>
    !goal(done)

/** Where a lesson or one of its tasks begins. */
export interface Start {
  /** A position in the game's format; without it, a new game. */
  readonly position?: Json
  /** Options of the new game. */
  readonly options?: Readonly<Record<string, string>>
  /** Keys of moves that are played before, whoever makes them; chance and the opponent act by themselves in between. */
  readonly played?: readonly string[]
  /** What chance draws first, by the name of its bag or a prefix of it: the first listed outcome that is possible. */
  readonly draws?: Readonly<Record<string, readonly string[]>>
  /** Everything else is drawn by this seed. */
  readonly seed: string
}

interface AnyTask {
  /** Two sentences at most: what to know, what to do. */
  readonly say: Text
  /** Shown on request, and after a wrong answer. */
  readonly hint: Text
  /** Ids of the pieces that the hint points at. */
  readonly marks?: readonly string[]
  /** What to say when it is done. */
  readonly praise: Text
  /** Without it the task goes on where the one before ended. */
  readonly start?: Start
}

/** Something to do. A move that is neither done, nor on the way, nor answered by `wrong` is answered by `otherwise`. */
export interface DoTask<S, M, C> extends AnyTask {
  readonly kind: 'do'
  done(done: Done<S, M, C>): boolean
  /** A move towards the goal: it is neither praised nor taken back. */
  onTheWay?(done: Done<S, M, C>): boolean
  /** Legal moves that miss the point, and what to say about them. The first that holds is given. */
  readonly wrong?: readonly { when(done: Done<S, M, C>): boolean; readonly say: Text }[]
  readonly otherwise: Text
  /** Keys of your moves that reach the goal, and of some that do not: the last of these is answered. Forced moves are left out. */
  readonly solution: readonly string[]
  readonly mistake?: readonly string[]
}

/** Something to foresee: which of these moves will the opponent make? Its own rules judge. */
export interface ForeseeTask extends AnyTask {
  readonly kind: 'foresee'
  /** Keys of moves of the opponent, in the order shown; the one it makes is among them. */
  readonly among: readonly string[]
  /** What to say to a wrong one, by its key. */
  readonly wrong?: Readonly<Record<string, Text>>
  readonly otherwise: Text
}

export type Task<S, M, C> = DoTask<S, M, C> | ForeseeTask

export interface Lesson<S, M, C> {
  readonly id: string
  readonly title: Text
  /** What it teaches, in one sentence. */
  readonly about: Text
  /** The clauses it teaches: R…, and S… for what is special about the opponent. */
  readonly cites: readonly string[]
  readonly start: Start
  readonly tasks: readonly Task<S, M, C>[]
}

/** What a move is to a task: done, on the way, or wrong with its answer. */
export type Judged = { readonly is: 'done' | 'on the way' } | { readonly is: 'wrong'; readonly say: Text }

export function judge<S, M, C>(task: DoTask<S, M, C>, done: Done<S, M, C>): Judged {
  if (task.done(done)) return { is: 'done' }
  if (task.onTheWay?.(done)) return { is: 'on the way' }
  return { is: 'wrong', say: task.wrong?.find(({ when }) => when(done))?.say ?? task.otherwise }
}

/** Entry `n` of a table, counted from 1, as what was done in a task that began at moment `from`. */
export const doneAt = <S, M, O extends Readonly<Record<string, string>>, C>(
  table: Table<S, M, O, C>,
  n: number,
  from: number,
): Done<S, M, C> => ({
  start: table.stateAt(from),
  before: table.stateAt(n - 1),
  move: table.entry(n).move,
  after: table.stateAt(n),
  consequences: table.consequences(n),
})

/** The table where a lesson or task begins: what was played before is played, and it waits for whoever is next. */
export function tableAt<S, M, O extends Readonly<Record<string, string>>, C>(
  module: PlayModule<S, M, O, C>,
  options: O,
  { position, played = [], draws = {}, seed }: Start,
): Table<S, M, O, C> {
  const setup = { options, chance: { kind: 'seeded', seed } as const, ...(position === undefined ? {} : { position }) }
  const table = new Table(module, setup, [], stacked(draws, seeded(seed)))
  for (const key of played) {
    while (!hasKey(table, key) && table.advanceOnce());
    table.play(key)
  }
  return table
}

const hasKey = <S, M, O extends Readonly<Record<string, string>>, C>(
  { options, module }: Table<S, M, O, C>,
  key: string,
): boolean => options.some(({ move }) => module.game.key(move) === key)

// What can happen until your next choice: chance in all its ways, and the automa's answers to each.
import { dice, pickWeighted } from '../kernel/chance.ts'
import type { PlayModule, Weighted } from '../kernel/contract.ts'
import { copy } from '../kernel/copy.ts'

/** A move of the automa, and the table before it. */
export interface Reply<S, M> {
  readonly move: M
  readonly before: S
}

/** One way things can go, up to your next choice or the end. */
export interface Way<S, M> {
  /** How likely it is; all ways together are certain. */
  readonly share: number
  readonly state: S
  readonly replies: readonly Reply<S, M>[]
}

interface Open<S, M> {
  readonly share: number
  readonly state: S
  readonly replies: Reply<S, M>[]
}

/** Ways with their probabilities: all of them, or as many drawn ones. */
export interface Ways<S, M> {
  readonly ways: readonly Way<S, M>[]
  readonly isAll: boolean
}

/**
 * All ways, if there are at most `most`; otherwise as many drawn ones. The same seed draws the same numbers for every state, so that the
 * ways after two moves differ by the moves and not by the dice.
 */
export function waysFrom<S, M, O>(module: PlayModule<S, M, O>, from: S, most: number, seed: number): Ways<S, M> {
  const every = everyWay(module, from, most)
  return every === undefined
    ? { ways: drawnWays(module, from, most, seed), isAll: false }
    : { ways: every, isAll: true }
}

function everyWay<S, M, O>(module: PlayModule<S, M, O>, from: S, most: number): Way<S, M>[] | undefined {
  const closed: Way<S, M>[] = []
  let open: Open<S, M>[] = [{ share: 1, state: copy(from), replies: [] }]
  while (open.length > 0) {
    const next: Open<S, M>[] = []
    for (const one of open) {
      const outcomes = settle(module, one)
      if (outcomes === undefined) {
        closed.push(one)
        continue
      }
      const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
      if (closed.length + next.length + outcomes.length > most) return undefined
      for (const { move, weight } of outcomes) {
        const state = copy(one.state)
        module.game.apply(state, move)
        next.push({ share: (one.share * weight) / total, state, replies: [...one.replies] })
      }
    }
    open = next
  }
  return closed
}

function drawnWays<S, M, O>(module: PlayModule<S, M, O>, from: S, count: number, seed: number): Way<S, M>[] {
  return Array.from({ length: count }, (_, n) => {
    const stream = dice(seed + n)
    const way: Open<S, M> = { share: 1 / count, state: copy(from), replies: [] }
    for (;;) {
      const outcomes = settle(module, way)
      if (outcomes === undefined) return way
      module.game.apply(way.state, pickWeighted(outcomes, stream).move)
    }
  })
}

/** Plays what nobody chooses, in place: the automa's moves and your only ones. Returns the outcomes of chance if it is chance's turn. */
function settle<S, M, O>(
  { game, automa, isFormal }: PlayModule<S, M, O>,
  { state, replies }: Open<S, M>,
): readonly Weighted<M>[] | undefined {
  for (;;) {
    const step = game.step(state)
    if (step.kind === 'over') return undefined
    const isItsTurn = step.kind === 'choice' && step.seat === 'automa'
    const options = isItsTurn ? [] : game.options(state)
    if (step.kind === 'chance' && options.length > 1) return options
    if (step.kind === 'choice' && step.seat === 'you' && options.length > 1) return undefined
    const move = isItsTurn ? automa.decide(state) : (options[0] as Weighted<M>).move
    if (isItsTurn && isFormal?.(move) !== true) replies.push({ move, before: copy(state) })
    game.apply(state, move)
  }
}

/** A choice of yours with more than one answer. */
export function isChoice<S, M, O>({ game }: PlayModule<S, M, O>, state: S): boolean {
  const step = game.step(state)
  return step.kind === 'choice' && step.seat === 'you' && game.options(state).length > 1
}

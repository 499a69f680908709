// Monte Carlo tree search over the contract of a game, the same for every game. The tree branches on your moves only: the automa answers
// by its document and chance is drawn anew in every playout, so that a node gathers all that can happen on the way to it. No move is
// judged by a card that nobody has seen.
import { type Dice, pickWeighted } from '../../kernel/chance.ts'
import type { PlayModule, Weighted } from '../../kernel/contract.ts'
import { copy } from '../../kernel/copy.ts'
import { type Gauge, gaugeOf, type Verdict, verdict } from './verdict.ts'

interface Node {
  visits: number
  /** Sums over the playouts that came through. */
  value: number
  chance: number
  margin: number
  /** How often the move could have been chosen: not every draw of chance allows every move. */
  allowed: number
  readonly children: Map<string, Node>
}

const node = (): Node => ({ visits: 0, value: 0, chance: 0, margin: 0, allowed: 0, children: new Map() })

/** The weight of the unexplored against what has proved good. */
const CURIOSITY = 0.7

/** A search that has begun; it can always be taken further. */
export interface Search<S, M, O> {
  readonly module: PlayModule<S, M, O>
  readonly root: S
  readonly stream: Dice
  readonly gauge: Gauge
  readonly tree: Node
}

/** What a search thinks of a move so far. */
export interface Judged<M> {
  readonly move: M
  readonly key: string
  readonly playouts: number
  /** From 0 to 1: how it compares. */
  readonly value: number
  /** From 0 to 1: how likely it wins, if played on at random from where the tree ends. */
  readonly chance: number
  /** Points ahead at the end of the playouts, on average. */
  readonly margin: number
}

export function openSearch<S, M, O>(module: PlayModule<S, M, O>, root: S, stream: Dice): Search<S, M, O> {
  return { module, root, stream, gauge: gaugeOf(module, root, stream), tree: node() }
}

/** Takes a search `playouts` further, or until somebody says stop. */
export function grow<S, M, O>(search: Search<S, M, O>, playouts: number, stop?: () => boolean): void {
  const path: Node[] = []
  for (let n = 0; n < playouts; n++) {
    if (stop?.()) return
    playout(search, path)
  }
}

/** Gives one move of the root a hearing of its own: `playouts` that all begin with it. */
export function hear<S, M, O>(search: Search<S, M, O>, key: string, playouts: number): void {
  const path: Node[] = []
  for (let n = 0; n < playouts; n++) playout(search, path, key)
}

/** The options of the root, best first. The most tried move is the best: it was tried because it proved good, again and again. */
export function judge<S, M, O>({ module, root, tree }: Search<S, M, O>): Judged<M>[] {
  const judged = module.game.options(root).map(({ move }) => {
    const key = module.game.key(move)
    const { visits, value, chance, margin } = tree.children.get(key) ?? node()
    const of = Math.max(visits, 1)
    return { move, key, playouts: visits, value: value / of, chance: chance / of, margin: margin / of }
  })
  return judged.sort((a, b) => b.playouts - a.playouts || b.value - a.value)
}

/** One playout: down the tree, one new node, on to the end, and the verdict back up. */
function playout<S, M, O>(search: Search<S, M, O>, path: Node[], first?: string): void {
  const { module, tree, stream, gauge } = search
  const { game, automa } = module
  const state = copy(search.root)
  path.length = 0
  path.push(tree)
  for (let at = tree; ; ) {
    const step = game.step(state)
    if (step.kind === 'over') break
    if (step.kind === 'chance') game.apply(state, pickWeighted(game.options(state), stream).move)
    else if (step.seat === 'automa') game.apply(state, automa.decide(state))
    else {
      const options = game.options(state)
      // What cannot be chosen branches nothing.
      const only = options.length === 1 ? options[0] : undefined
      if (only !== undefined) {
        game.apply(state, only.move)
        continue
      }
      const [move, child] = select(
        search,
        at,
        at === tree && first !== undefined ? named(search, options, first) : options,
      )
      game.apply(state, move)
      path.push(child)
      if (child.visits === 0) break
      at = child
    }
  }
  credit(path, verdict(module, state, gauge, stream))
}

function credit(path: readonly Node[], { value, chance, margin }: Verdict): void {
  for (const one of path) {
    one.visits++
    one.value += value
    one.chance += chance
    one.margin += margin
  }
}

/** An untried move if there is one, any of them alike; else the one with the highest upper bound (UCB1). */
function select<S, M, O>(
  { module, stream }: Search<S, M, O>,
  at: Node,
  options: readonly Weighted<M>[],
): readonly [M, Node] {
  let best: readonly [M, Node] | undefined
  let top = Number.NEGATIVE_INFINITY
  let untried = 0
  for (const { move } of options) {
    const child = childOf(at, module.game.key(move))
    child.allowed++
    if (child.visits === 0) {
      untried++
      // Each of n untried moves stays with chance 1/n, without a list of them.
      if (untried === 1 || stream.below(untried) === 0) best = [move, child]
    } else if (untried === 0) {
      const bound = child.value / child.visits + CURIOSITY * Math.sqrt(Math.log(child.allowed) / child.visits)
      if (bound > top) {
        top = bound
        best = [move, child]
      }
    }
  }
  return best as readonly [M, Node]
}

const named = <S, M, O>({ module }: Search<S, M, O>, options: readonly Weighted<M>[], key: string) =>
  options.filter(({ move }) => module.game.key(move) === key)

function childOf(at: Node, key: string): Node {
  const known = at.children.get(key)
  if (known !== undefined) return known
  const fresh = node()
  at.children.set(key, fresh)
  return fresh
}

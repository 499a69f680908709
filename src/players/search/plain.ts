// Monte Carlo tree search over the contract of a game, the same for every game. The tree branches on your moves only: the automa answers
// by its document and chance is drawn anew in every playout, so that a node gathers all that can happen on the way to it. No move is
// judged by a card that nobody has seen.
import type { Dice } from '../../kernel/chance.ts'
import type { PlayModule, Weighted } from '../../kernel/contract.ts'
import { copyOf } from '../../kernel/copy.ts'
import { playOn } from '../../kernel/play-on.ts'
import { valueOf } from '../value.ts'
import { type Gauge, gaugeOf, type Verdict, verdict } from './verdict.ts'

interface Node {
  visits: number
  /** Sums over the playouts that came through. */
  value: number
  chance: number
  margin: number
  /** How often the move could have been chosen: not every draw of chance allows every move. */
  allowed: number
  /** What the move looked like at once, when it was first seen. */
  promise: number | undefined
  readonly children: Map<string, Node>
}

const node = (): Node => ({
  visits: 0,
  value: 0,
  chance: 0,
  margin: 0,
  allowed: 0,
  promise: undefined,
  children: new Map(),
})

/** The weight of the unexplored against what has proved good. */
const CURIOSITY = 0.7
/** How many moves a node looks at: more with every visit, and first those that look best at once. */
const WIDTH = 1.5
const widthAt = (visits: number): number => Math.ceil(WIDTH * Math.sqrt(visits + 1))

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
  const state = copyOf(module.game, search.root)
  path.length = 0
  path.push(tree)
  let at = tree
  playOn(module, state, {
    stream,
    choose(now, options) {
      // A new node has been reached: from here on it is judged.
      if (at.visits === 0 && at !== tree) return undefined
      // What cannot be chosen branches nothing.
      if (options.length === 1) return options[0]?.move
      const open = at === tree && first !== undefined ? named(search, options, first) : options
      const [move, child] = select(search, at, now, open)
      path.push(child)
      at = child
      return move
    },
  })
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

/** Of the moves that look best at once, as many as the node looks at by now: one not tried yet, or the highest upper bound (UCB1). */
function select<S, M, O>(
  search: Search<S, M, O>,
  at: Node,
  state: S,
  options: readonly Weighted<M>[],
): readonly [M, Node] {
  const found = options.map(({ move }) => [move, seen(search, at, state, move)] as const)
  const width = widthAt(at.visits)
  const looked = found.length <= width ? found : found.sort(byPromise).slice(0, width)
  let best = looked[0] as readonly [M, Node]
  let top = Number.NEGATIVE_INFINITY
  for (const one of looked) {
    const { visits, value, allowed } = one[1]
    if (visits === 0) return one
    const bound = value / visits + CURIOSITY * Math.sqrt(Math.log(allowed) / visits)
    if (bound > top) {
      top = bound
      best = one
    }
  }
  return best
}

const promised = ({ promise = 0 }: Node): number => promise
const byPromise = (a: readonly [unknown, Node], b: readonly [unknown, Node]): number => promised(b[1]) - promised(a[1])

/** The child of a move that could be chosen now. */
function seen<S, M, O>({ module }: Search<S, M, O>, at: Node, state: S, move: M): Node {
  const child = childOf(at, module.game.key(move))
  child.allowed++
  if (child.promise === undefined) {
    const next = copyOf(module.game, state)
    module.game.apply(next, move)
    child.promise = valueOf(module, next)
  }
  return child
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

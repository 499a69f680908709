// Search up to a horizon, where nothing is left to chance before it: every plan that was found can be had for sure. States that are
// reached by the same moves in another order are one node, a node is worth the best that was found behind it, and what has been looked at
// to its end is never looked at again. What the eye thinks of a plan's end may be wrong, so the best plans are also tried out: played on to
// the end of the game by what looks best at once, and compared by what that came to.
import { type Dice, dice } from '../../kernel/chance.ts'
import type { PlayModule, Weighted } from '../../kernel/contract.ts'
import { copyOf } from '../../kernel/copy.ts'
import type { Eye, Horizon } from '../../kernel/eye.ts'
import { playOn } from '../../kernel/play-on.ts'
import { resultOf, type Sight, sightOf } from '../sight.ts'
import { bestAtOnce } from './at-once.ts'
import type { Judged } from './plain.ts'

interface Node<S, M> {
  /** The best that was found behind it; until its moves are looked at, what it looks like. */
  top: number
  visits: number
  /** There is nothing left to find. */
  isDone: boolean
  edges: Edge<S, M>[] | undefined
  /** Kept from the first visit until its moves are looked at. */
  state: S | undefined
  /** How often a plan that ends here was tried out, and the sum of what it came to. */
  trials: number
  results: number
}

interface Edge<S, M> {
  readonly move: M
  readonly node: Node<S, M>
  prior: number
  visits: number
}

/** A search that has begun; it can always be taken further. */
export interface Search<S, M, O> {
  readonly module: PlayModule<S, M, O>
  readonly horizon: Horizon<S>
  readonly root: S
  readonly stream: Dice
  readonly sight: Sight<S>
  readonly tree: Node<S, M>
  /** All nodes met so far, by the fingerprints of their states. */
  readonly met: Map<number, Node<S, M>>
  /** The same number for the same trial of every plan, so that all of them meet the same luck. */
  readonly luck: number
  /** How much it was to spend so far, and what looking and trying out have cost, all in playouts. */
  granted: number
  looked: number
  tried: number
}

/** The weight of what looks promising against what has proved good, in points. */
const CURIOSITY = 16
/** How much more promising a move is that looks better by the spread of all moves. */
const CLARITY = 1.5
/** So many playouts per move of the root, and all of them have been tried. */
const HEARING = 2
/** Trials begin after so many playouts, and take so much of those that follow. */
const BEFORE_TRIALS = 200
const SHARE = 0.65
/** A choice in a trial costs about as much as so many playouts. */
const CHOICE_COST = 3
/** The eye's opinion of a plan counts like so many trials. */
const HELD = 2
/** How many points better an untried plan may turn out to be; less with every trial. */
const DOUBT = 8
/** More trials of one plan teach nothing. */
const ENOUGH = 200

export function openSearch<S, M, O>(
  module: PlayModule<S, M, O>,
  eye: Eye<S>,
  horizon: Horizon<S>,
  root: S,
  stream: Dice,
): Search<S, M, O> {
  const tree = newNode<S, M>(0, false, root)
  const luck = stream.below(2 ** 30)
  return {
    module,
    horizon,
    root,
    stream,
    sight: sightOf(module, eye),
    tree,
    met: new Map(),
    luck,
    granted: 0,
    looked: 0,
    tried: 0,
  }
}

function newNode<S, M>(top: number, isDone: boolean, state?: S): Node<S, M> {
  return { top, visits: 0, isDone, edges: isDone ? [] : undefined, state, trials: 0, results: 0 }
}

/** Takes a search `playouts` further, or until somebody says stop; without an end it stops where all is known. */
export function grow<S, M, O>(search: Search<S, M, O>, playouts: number, stop?: () => boolean): void {
  const path: Node<S, M>[] = []
  const edges = rootOf(search)
  search.granted += playouts
  while (spentOn(search) < search.granted) {
    const isStopped = stop?.() === true
    if (!isStopped && isTimeForTrial(search) && tryOut(search, edges)) continue
    if (isStopped || (search.tree.isDone && !Number.isFinite(playouts))) {
      search.granted = spentOn(search)
      return
    }
    playout(search, path, search.tree.isDone ? rarest(edges) : undefined)
    search.looked++
  }
}

/** What it has cost so far, in playouts. */
export const spentOn = <S, M, O>({ looked, tried }: Search<S, M, O>): number => looked + tried

/** Gives one move of the root a hearing of its own: `playouts` that all begin with it. */
export function hear<S, M, O>(search: Search<S, M, O>, key: string, playouts: number): void {
  const first = rootOf(search).find(({ move }) => search.module.game.key(move) === key)
  const path: Node<S, M>[] = []
  for (let n = 0; n < playouts; n++) playout(search, path, first)
}

const isTimeForTrial = <S, M, O>({ looked, tried, tree }: Search<S, M, O>): boolean =>
  looked >= BEFORE_TRIALS && (tree.isDone || tried < (SHARE / (1 - SHARE)) * (looked - BEFORE_TRIALS))

function rarest<S, M>(edges: readonly Edge<S, M>[]): Edge<S, M> | undefined {
  let best = edges[0]
  for (const edge of edges) if (best !== undefined && edge.visits < best.visits) best = edge
  return best
}

/** The options of the root, best first. */
export function judge<S, M, O>(search: Search<S, M, O>): Judged<M>[] {
  const { game } = search.module
  const edges = rootOf(search)
  const worth = worthOf(edges)
  return edges
    .map((edge) => {
      const { move, visits } = edge
      const value = worth(edge)
      return { move, key: game.key(move), playouts: visits, value, chance: value, margin: value }
    })
    .sort((a, b) => b.value - a.value || b.playouts - a.playouts)
}

/** Where the best plan of a move ends, as far as it has been looked at. */
function endOf<S, M>({ node }: Edge<S, M>): Node<S, M> {
  let end = node
  while (end.edges !== undefined && end.edges.length > 0) end = (bestOf(end.edges) as Edge<S, M>).node
  return end
}

function bestOf<S, M>(edges: readonly Edge<S, M>[]): Edge<S, M> | undefined {
  let best = edges[0]
  for (const edge of edges) if (best !== undefined && edge.node.top > best.node.top) best = edge
  return best
}

/**
 * What a move of the root is worth: what the eye says of its best plan, moved by how its trials compare with those of the others. Trials
 * compare plans; that they all came to more or less than the eye said tells nothing of a single one.
 */
function worthOf<S, M>(edges: readonly Edge<S, M>[]): (edge: Edge<S, M>) => number {
  let [trials, gaps] = [0, 0]
  for (const end of new Set(edges.map(endOf))) {
    trials += end.trials
    gaps += end.results - end.trials * end.top
  }
  const gap = trials === 0 ? 0 : gaps / trials
  return (edge) => {
    const end = endOf(edge)
    return edge.node.top + (end.results - end.trials * (end.top + gap)) / (end.trials + HELD)
  }
}

/** Tries out the plan that is most worth it; false where no plan is. */
function tryOut<S, M, O>(search: Search<S, M, O>, edges: readonly Edge<S, M>[]): boolean {
  const worth = worthOf(edges)
  let chosen: Edge<S, M> | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const edge of edges) {
    const { trials } = endOf(edge)
    const hope = worth(edge) + DOUBT / Math.sqrt(trials + 1)
    if (trials < ENOUGH && hope > most) {
      most = hope
      chosen = edge
    }
  }
  if (chosen === undefined) return false
  const end = endOf(chosen)
  const { result, choices } = playedOn(search, planned(search, chosen), search.luck + end.trials)
  end.trials++
  end.results += result
  search.tried += 1 + CHOICE_COST * choices
  return true
}

/** The state at the end of the best plan of a move. */
function planned<S, M, O>(search: Search<S, M, O>, first: Edge<S, M>): S {
  const { game } = search.module
  const state = copyOf(game, search.root)
  for (let edge: Edge<S, M> | undefined = first; edge !== undefined; edge = bestOf(edge.node.edges ?? [])) {
    if (edge !== first) onward(search, state)
    game.apply(state, edge.move)
  }
  return state
}

/** Plays a state to the end of the game by what looks best at once. */
function playedOn<S, M, O>({ module, sight }: Search<S, M, O>, state: S, seed: number) {
  let choices = 0
  playOn(module, state, {
    stream: dice(seed),
    choose(now, open) {
      if (open.length === 1) return open[0]?.move
      choices++
      return bestAtOnce(module, sight, now, open)[0]
    },
  })
  return { result: resultOf(module, state, sight.brain), choices }
}

/** The moves of the root: the choice that is asked about, even if there is only one. */
function rootOf<S, M, O>(search: Search<S, M, O>): Edge<S, M>[] {
  const { tree, module, root } = search
  if (tree.edges === undefined) {
    tree.edges = edgesOf(search, root, module.game.options(root))
    sumUp(tree)
  }
  return tree.edges
}

/** One playout: down the tree to a node whose moves nobody has looked at, and the best of them back up. */
function playout<S, M, O>(search: Search<S, M, O>, path: Node<S, M>[], first?: Edge<S, M>): void {
  path.length = 0
  let node = search.tree
  let forced = first ?? untried(node)
  while (node.edges !== undefined) {
    const edge = forced ?? select(node, node.edges)
    // All that follows was looked at to its end by another way.
    if (edge === undefined) break
    forced = undefined
    edge.visits++
    path.push(node)
    if (edge.node.edges === undefined && edge.node.state === undefined) {
      const next = copyOf(search.module.game, node.state as S)
      search.module.game.apply(next, edge.move)
      edge.node.state = next
    }
    node = edge.node
  }
  if (node.edges === undefined) lookAt(search, node)
  else sumUp(node)
  node.visits++
  for (let at = path.length - 1; at >= 0; at--) {
    const above = path[at] as Node<S, M>
    above.visits++
    sumUp(above)
  }
}

/** Every move of the root is tried once, where there is time for it: nobody hears of a move that was not. */
function untried<S, M>({ visits, edges = [] }: Node<S, M>): Edge<S, M> | undefined {
  return visits > HEARING * edges.length ? edges.find((edge) => edge.visits === 0) : undefined
}

/** A node is worth the best of what its moves lead to. */
function sumUp<S, M>(node: Node<S, M>): void {
  let [top, isDone] = [Number.NEGATIVE_INFINITY, true]
  const { edges = [] } = node
  if (edges.length === 0) return
  for (const { node: next } of edges) {
    if (next.top > top) top = next.top
    if (!next.isDone) isDone = false
  }
  node.top = top
  node.isDone = isDone
}

/** The move with the best of what was found behind it and what it promises (PUCT), where there is something left to find. */
function select<S, M>(node: Node<S, M>, edges: readonly Edge<S, M>[]): Edge<S, M> | undefined {
  const root = CURIOSITY * Math.sqrt(node.visits)
  let best: Edge<S, M> | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const edge of edges) {
    if (edge.node.isDone) continue
    const bound = edge.node.top + (root * edge.prior) / (1 + edge.visits)
    if (bound > most) {
      most = bound
      best = edge
    }
  }
  return best
}

/** Plays a node on to the next real choice and looks at its moves; a node beyond the horizon, or before a draw, is an end. */
function lookAt<S, M, O>(search: Search<S, M, O>, node: Node<S, M>): void {
  const { module, horizon, sight } = search
  const state = node.state as S
  const before = copyOf(module.game, state)
  const { options, isDrawn } = onward(search, state)
  if (isDrawn || options.length === 0 || horizon.isBeyond(state, before)) {
    // A plan is not judged by a draw that nobody has seen.
    if (!isDrawn) node.top = sight.glance(state, before)
    node.edges = []
    node.isDone = true
    return
  }
  node.edges = edgesOf(search, state, options)
  sumUp(node)
}

/** Plays a state on, in place, to the next real choice, or past the horizon. */
function onward<S, M, O>({ module, horizon, stream }: Search<S, M, O>, state: S) {
  const before = copyOf(module.game, state)
  let isDrawn = false
  let options: readonly Weighted<M>[] = []
  const counting: Dice = {
    below(bound) {
      isDrawn = true
      return stream.below(bound)
    },
  }
  playOn(module, state, {
    stream: counting,
    choose(now, open) {
      if (open.length === 1 && !horizon.isBeyond(now, before)) return open[0]?.move
      options = open
      return undefined
    },
  })
  return { options, isDrawn }
}

function edgesOf<S, M, O>(search: Search<S, M, O>, state: S, options: readonly Weighted<M>[]): Edge<S, M>[] {
  const { module, horizon, sight, met } = search
  const { game } = module
  const edges: Edge<S, M>[] = []
  let [sum, squares] = [0, 0]
  for (const { move } of options) {
    const next = copyOf(game, state)
    game.apply(next, move)
    const same = horizon.same(next)
    let node = met.get(same)
    if (node === undefined) {
      const isDone = horizon.isBeyond(next, state) || game.step(next).kind === 'over'
      node = newNode<S, M>(sight.glance(next, state), isDone)
      met.set(same, node)
    }
    sum += node.top
    squares += node.top * node.top
    edges.push({ move, node, prior: 0, visits: 0 })
  }
  const mean = sum / edges.length
  const spread = Math.sqrt(Math.max(squares / edges.length - mean * mean, 0)) || 1
  let total = 0
  for (const edge of edges) {
    edge.prior = Math.exp((CLARITY * (edge.node.top - mean)) / spread)
    total += edge.prior
  }
  for (const edge of edges) edge.prior /= total
  return edges
}

// Tree search over the contract of a game, the same for every game. A node is your next real choice with its state, kept for later visits.
// A move leads to what the automa and chance make of it: where chance has a say, a few outcomes are drawn, more with every visit. No move
// is judged by a card that nobody has seen.
import type { Dice } from '../../kernel/chance.ts'
import type { PlayModule, Weighted } from '../../kernel/contract.ts'
import { copyOf } from '../../kernel/copy.ts'
import type { Eye } from '../../kernel/eye.ts'
import { playOn } from '../../kernel/play-on.ts'
import { type Found, type Sight, sightOf } from '../sight.ts'

interface Node<S, M> {
  visits: number
  readonly state: S
  /** Your moves; none where the game is over. */
  readonly options: readonly Weighted<M>[]
  readonly found: Found
  edges: Edge<S, M>[] | undefined
}

interface Edge<S, M> {
  readonly move: M
  /** What the move looks like at once, and how promising that is beside the others. */
  readonly glance: number
  prior: number
  visits: number
  /** Sums over its playouts. */
  sum: number
  chance: number
  margin: number
  /** What it has led to. */
  readonly nodes: Node<S, M>[]
  /** Chance had no say: it always leads to the same. */
  isCertain: boolean
}

/** The weight of what looks promising against what has proved good. */
const CURIOSITY = 1
/** How much more promising a move is that looks better by the spread of all moves. */
const CLARITY = 1.5
/** A move counts as tried this often with what it looked like at once. */
const FIRST_LOOK = 1
/** How many outcomes of a move are drawn by its visits, unless a brain says otherwise. */
export const OUTCOMES = 0.5
/** So many playouts per move of the root, and all of them have been tried. */
const HEARING = 2
/** The least difference of values that can be clear. */
const LEAST = { won: 0.02, points: 2 } as const

/** A search that has begun; it can always be taken further. */
export interface Search<S, M, O> {
  readonly module: PlayModule<S, M, O>
  readonly root: S
  readonly stream: Dice
  readonly sight: Sight<S>
  readonly outcomes: number
  readonly tree: Node<S, M>
  /** The lowest and the highest value met so far: what differs is measured between them. */
  low: number
  high: number
}

/** What a search thinks of a move so far. */
export interface Judged<M> {
  readonly move: M
  readonly key: string
  readonly playouts: number
  /** How it compares: from 0 to 1, or points where an eye foresees them. */
  readonly value: number
  /** From 0 to 1: how likely it wins, as the search sees it; means nothing where there is nobody to beat. */
  readonly chance: number
  /** Points at the end, where there is nobody to beat. */
  readonly margin: number
}

export function openSearch<S, M, O>(module: PlayModule<S, M, O>, eye: Eye<S>, root: S, stream: Dice): Search<S, M, O> {
  const sight = sightOf(module, eye)
  const { outcomes = OUTCOMES } = eye.brain
  const found = { worth: 0, chance: 0, margin: 0 }
  const tree: Node<S, M> = {
    visits: 0,
    state: root,
    options: module.game.options(root),
    found,
    edges: undefined,
  }
  return { module, root, stream, sight, outcomes, tree, low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }
}

/** Takes a search `playouts` further, or until somebody says stop. */
export function grow<S, M, O>(search: Search<S, M, O>, playouts: number, stop?: () => boolean): void {
  const path: Edge<S, M>[] = []
  for (let n = 0; n < playouts; n++) {
    if (stop?.()) return
    playout(search, path)
  }
}

/** Gives one move of the root a hearing of its own: `playouts` that all begin with it. */
export function hear<S, M, O>(search: Search<S, M, O>, key: string, playouts: number): void {
  const { module, tree } = search
  const first = edgesOf(search, tree).find(({ move }) => module.game.key(move) === key)
  const path: Edge<S, M>[] = []
  for (let n = 0; n < playouts; n++) playout(search, path, first)
}

/**
 * The options of the root, best first. A victory that is there comes before what may still be lost; apart from that the most tried move is
 * the best, because it proved good again and again.
 */
export function judge<S, M, O>(search: Search<S, M, O>): Judged<M>[] {
  const { game } = search.module
  const edges = edgesOf(search, search.tree)
  return edges
    .map((edge) => ({ edge, value: edge.visits === 0 ? edge.glance : edge.sum / edge.visits, isSafe: isSafe(edge) }))
    .sort((a, b) => b.isSafe - a.isSafe || b.edge.visits - a.edge.visits || b.value - a.value)
    .map(({ edge: { move, visits, chance, margin, glance }, value }) => ({
      move,
      key: game.key(move),
      playouts: visits,
      value,
      chance: visits === 0 ? glance : chance / visits,
      margin: visits === 0 ? glance : margin / visits,
    }))
}

/** 1 where a move has won whenever it was tried (for certain, or in so many outcomes), and where it nearly always does. */
const isSafe = <S, M>({ nodes, visits, chance, isCertain }: Edge<S, M>): number => {
  if (visits === 0) return 0
  const isWon = chance === visits && (isCertain || nodes.length >= ENOUGH) && nodes.every(isOver)
  return isWon || chance > NEARLY * visits ? 1 : 0
}
const NEARLY = 0.98
const ENOUGH = 8
const isOver = <S, M>({ options }: Node<S, M>): boolean => options.length === 0

/** One playout: down the tree, one new node, and its worth back up. */
function playout<S, M, O>(search: Search<S, M, O>, path: Edge<S, M>[], first?: Edge<S, M>): void {
  path.length = 0
  let node = search.tree
  let forced = first
  for (;;) {
    node.visits++
    if (node.options.length === 0 || (node.visits === 1 && path.length > 0)) break
    const edge = forced ?? select(search, node)
    forced = undefined
    path.push(edge)
    node = follow(search, node, edge)
  }
  const { worth, chance, margin } = node.found
  if (worth < search.low) search.low = worth
  if (worth > search.high) search.high = worth
  for (const edge of path) {
    edge.visits++
    edge.sum += worth
    edge.chance += chance
    edge.margin += margin
  }
}

/** The move with the best of what it has proved and what it promises (PUCT). */
function select<S, M, O>(search: Search<S, M, O>, node: Node<S, M>): Edge<S, M> {
  const edges = edgesOf(search, node)
  // A first look does not see the end of a game behind a draw: every move of the root is tried once, where there is time for it.
  if (node === search.tree && node.visits > HEARING * edges.length) {
    const untried = edges.find(({ visits }) => visits === 0)
    if (untried !== undefined) return untried
  }
  const range = Math.max(search.high - search.low, LEAST[search.sight.brain.unit])
  const root = CURIOSITY * range * Math.sqrt(node.visits)
  let best = edges[0] as Edge<S, M>
  let top = Number.NEGATIVE_INFINITY
  for (const edge of edges) {
    const { visits, sum, glance, prior } = edge
    const mean = (sum + FIRST_LOOK * glance) / (visits + FIRST_LOOK)
    const bound = mean + (root * prior) / (1 + visits)
    if (bound > top) {
      top = bound
      best = edge
    }
  }
  return best
}

/** What a move leads to: something new, or the outcome seen least. */
function follow<S, M, O>(search: Search<S, M, O>, { state }: Node<S, M>, edge: Edge<S, M>): Node<S, M> {
  const { nodes } = edge
  if (nodes.length > 0 && (edge.isCertain || nodes.length > search.outcomes * Math.sqrt(edge.visits) * 2))
    return rarest(nodes)
  const next = copyOf(search.module.game, state)
  search.module.game.apply(next, edge.move)
  const { node, isCertain } = reach(search, next)
  edge.isCertain = isCertain
  nodes.push(node)
  return node
}

function rarest<S, M>(nodes: readonly Node<S, M>[]): Node<S, M> {
  let best = nodes[0] as Node<S, M>
  for (const node of nodes) if (node.visits < best.visits) best = node
  return best
}

/** Plays `state` on, in place, to your next real choice or the end. */
function reach<S, M, O>({ module, sight, stream }: Search<S, M, O>, state: S) {
  let options: readonly Weighted<M>[] = []
  let isCertain = true
  const counting: Dice = {
    below(bound) {
      isCertain = false
      return stream.below(bound)
    },
  }
  playOn(module, state, {
    stream: counting,
    choose(_, open) {
      if (open.length === 1) return open[0]?.move
      options = open
      return undefined
    },
  })
  const found = sight.leaf(state, options.length === 0)
  const node: Node<S, M> = { visits: 0, state, options, found, edges: undefined }
  return { node, isCertain }
}

/** The moves of a node, with what each looks like at once. */
function edgesOf<S, M, O>({ module, sight }: Search<S, M, O>, node: Node<S, M>): Edge<S, M>[] {
  if (node.edges !== undefined) return node.edges
  const { game } = module
  const edges: Edge<S, M>[] = []
  let [sum, squares] = [0, 0]
  for (const { move } of node.options) {
    const next = copyOf(game, node.state)
    game.apply(next, move)
    const glance = sight.promise(next)
    sum += glance
    squares += glance * glance
    edges.push({
      move,
      glance,
      prior: 0,
      visits: 0,
      sum: 0,
      chance: 0,
      margin: 0,
      nodes: [],
      isCertain: false,
    })
  }
  const mean = sum / edges.length
  const spread = Math.sqrt(Math.max(squares / edges.length - mean * mean, 0)) || 1
  let total = 0
  for (const edge of edges) {
    edge.prior = Math.exp((CLARITY * (edge.glance - mean)) / spread)
    total += edge.prior
  }
  for (const edge of edges) edge.prior /= total
  node.edges = edges
  return edges
}

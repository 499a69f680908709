// A hint while it is thought out: the best moves so far, how well their values are known, and which of them are equally good. A move keeps
// its place in the list until another one is clearly better.
import { dice } from '../kernel/chance.ts'
import type { PlayModule } from '../kernel/contract.ts'
import { grow, judge, openSearch, type Search } from '../players/search/tree.ts'
import { type Batches, batches, likelihood, together, WIDE } from './error.ts'
import { addedBy, likelyPoints, rawOf, slopeAt, toldOf, type Unit, unitOf } from './told.ts'

/** A move with its value: a chance of winning, or points at the end if there is nobody to beat. */
export interface Advice {
  readonly key: string
  readonly playouts: number
  readonly value: number
  /** The standard error of the value. */
  readonly error: number
  /** Not told apart from the first one, though both are known well. */
  readonly isAsGood: boolean
}

export interface Hint {
  readonly unit: Unit
  /** How many playouts were tried, of all moves together. */
  readonly playouts: number
  /** The best moves, in places that change only if something clearly changes. */
  readonly moves: readonly Advice[]
  /** How likely the first move is better than its strongest rival, from 0 to 1. */
  readonly sure: number
  /** Between which points eight games in ten end that are played on like this, where nobody is to be beaten. */
  readonly likely: readonly [low: number, high: number] | undefined
}

/** A search that is watched: averages and their errors by move. */
export interface Thought<S, M, O> {
  readonly search: Search<S, M, O>
  readonly unit: Unit
  readonly watched: Map<string, Watched>
  /** The keys shown, in their places. */
  places: readonly string[]
}

interface Watched {
  readonly batches: Batches
  playouts: number
  sum: number
}

const SHOWN = 3
/** A move is called as good as another one when it was tried so often; it is a rival as soon as something is known of it. */
const ENOUGH = 20
const SOME = 5
/** A value known worse than this is not called as good as another one. */
const KNOWN: Readonly<Record<Unit, number>> = { chance: 0.08, points: 4 }

export function openThought<S, M, O>(module: PlayModule<S, M, O>, state: S, seed: number): Thought<S, M, O> {
  const search = openSearch(module, state, dice(seed))
  return { search, unit: unitOf(module, state), watched: new Map(), places: [] }
}

/** Goes on thinking, and notes what that adds to each move. */
export function think<S, M, O>(thought: Thought<S, M, O>, playouts: number, stop?: () => boolean): void {
  grow(thought.search, playouts, stop)
  watch(thought)
}

/** Notes what the search has added to each move since the last time. */
export function watch<S, M, O>({ search, unit, watched }: Thought<S, M, O>): void {
  for (const one of judge(search)) {
    if (one.playouts === 0) continue
    const known = watched.get(one.key) ?? { batches: batches(), playouts: 0, sum: 0 }
    const raw = rawOf(one, unit)
    const added = one.playouts - known.playouts
    if (added > 0) known.batches.add(added, addedBy(search.module, { playouts: one.playouts, raw }, known))
    known.playouts = one.playouts
    known.sum = one.playouts * raw
    watched.set(one.key, known)
  }
}

/** Every move that was tried, the most tried one first, with what is told of it. */
export function judgedBy<S, M, O>({ search, unit, watched }: Thought<S, M, O>): Omit<Advice, 'isAsGood'>[] {
  const { module } = search
  return judge(search).flatMap((one) => {
    if (one.playouts === 0) return []
    const raw = rawOf(one, unit)
    const { error } = watched.get(one.key)?.batches.estimate ?? { error: Number.POSITIVE_INFINITY }
    // A number between 0 and 1 can never vary more than this, whatever the batches say.
    const most = unit === 'chance' ? Math.sqrt(Math.max(0, raw * (1 - raw)) / one.playouts) : Number.POSITIVE_INFINITY
    const slope = slopeAt(module, raw, unit)
    return [
      {
        key: one.key,
        playouts: one.playouts,
        value: toldOf(module, raw, unit),
        error: Math.min(error, most) * slope,
      },
    ]
  })
}

/** What to tell now; it remembers the places it gave. */
export function hintOf<S, M, O>(thought: Thought<S, M, O>, count = SHOWN): Hint {
  const judged = judgedBy(thought)
  thought.places = keepPlaces(thought.places, judged, count)
  const rows = thought.places.flatMap((key) => judged.filter((one) => one.key === key))
  const [first] = rows
  const rivals = judged.filter((one) => one !== first && one.playouts >= SOME)
  return {
    unit: thought.unit,
    playouts: judged.reduce((sum, { playouts }) => sum + playouts, 0),
    moves: rows.map(({ key, playouts, value, error }, at) => {
      const alike = at > 0 && first !== undefined && isAsGood({ key, playouts, value, error }, first, thought.unit)
      return { key, playouts, value, error, isAsGood: alike }
    }),
    sure: first === undefined ? 0 : Math.min(1, ...rivals.map((one) => likely(first, one))),
    likely: first === undefined ? undefined : likelyPoints(thought.search.module, thought.search.root, first.value),
  }
}

type Known = Pick<Advice, 'key' | 'playouts' | 'value' | 'error'>

const likely = (a: Known, b: Known): number => {
  const error = together(a.error, b.error)
  return Number.isFinite(error) ? likelihood(a.value - b.value, error) : 0.5
}

export function isAsGood(one: Known, best: Known, unit: Unit): boolean {
  if (one.playouts < ENOUGH || WIDE * one.error > KNOWN[unit]) return false
  return best.value - one.value <= WIDE * together(one.error, best.error)
}

/** Better by more than the error, and tried enough beside the other one: what is as good as another move does not overtake it. */
const isClearlyBetter = (one: Known, than: Known): boolean =>
  one.playouts >= Math.max(ENOUGH, than.playouts / ENOUGH) &&
  one.value - than.value > WIDE * together(one.error, than.error)

/** The list keeps its order until a move is clearly better than the one before it, and its moves until one left out is clearly better. */
export function keepPlaces(places: readonly string[], judged: readonly Known[], count: number): readonly string[] {
  const of = (key: string): Known | undefined => judged.find((one) => one.key === key)
  const kept = places.flatMap((key) => of(key) ?? []).slice(0, count)
  for (const one of judged) {
    if (kept.includes(one)) continue
    const last = kept.at(-1)
    if (kept.length < count) kept.push(one)
    else if (last !== undefined && isClearlyBetter(one, last)) kept[kept.length - 1] = one
  }
  for (let at = 1; at < kept.length; at++)
    for (let to = at; to > 0 && isClearlyBetter(kept[to] as Known, kept[to - 1] as Known); to--)
      [kept[to - 1], kept[to]] = [kept[to] as Known, kept[to - 1] as Known]
  return kept.map(({ key }) => key)
}

// Learning by playing: games of the newest brain, a better fit to what they came to, and again, until paired seeds show no gain.
import { dice } from '../kernel/chance.ts'
import type { Brain, Unit } from '../kernel/eye.ts'
import { seedOf } from '../lab/run.ts'
import { fit } from './fit.ts'
import { settle } from './settle.ts'
import { type Course, courseOf } from './games.ts'
import type { Shown } from './tasks.ts'
import { gather, type Threads, trial } from './threads.ts'

export interface Plan {
  readonly game: string
  readonly seed: string
  /** Games per generation; the most generations. */
  readonly budget: number
  readonly generations: number
  readonly hidden: number
  /** Playouts of each choice in the last generations, once looking one step ahead brings no gain; 0 for none of these. */
  readonly playouts: number
  /** Paired games per level that compare two brains. */
  readonly pairs: number
  /** Who plays the first games. */
  readonly teacher: 'random' | 'greedy'
  /** How many points ahead are clear; 0 for as many as the first games scatter. Where these are lost by far, more is better. */
  readonly width: number
  /** How much of what a position came to is told by the end, and not by the next position: more where a game is long and has little chance. */
  readonly patience: number
  /** How much of a result is the victory itself: less where all first games are lost, so that they still tell good from bad. */
  readonly victory: number
  /** One position in so many is learnt from: the more games, the fewer of each. */
  readonly every: number
  /** How many outcomes of a move a search draws by its visits. */
  readonly outcomes: number
}

/** What one generation brought. */
export interface Generation {
  readonly number: number
  readonly playouts: number
  readonly positions: number
  readonly loss: number
  /** The result of the new brain less that of the one before, on the same seeds, and its standard error. */
  readonly gain: number
  readonly error: number
  /** By level: games won, or points. */
  readonly levels: readonly number[]
  readonly isKept: boolean
}

/** Everything a training that was stopped goes on from. */
export interface Progress {
  readonly plan: Plan
  readonly brain?: Brain
  /** How the kept brain did in its paired games. */
  readonly shown?: readonly (readonly Shown[])[]
  readonly history: readonly Generation[]
  readonly isDone: boolean
}

export const begin = (plan: Plan): Progress => ({ plan, history: [], isDone: false })

const STRAY = 80
/** A teacher shows more of what not to do. */
const FIRST_STRAY = 250
const EPOCHS = 4
const RATE = 0.003
/** How much of the gain's error a gain must be, to be kept. */
const CLEAR = 0
const FAILURES = 2

export async function nextGeneration(threads: Threads, before: Progress): Promise<Progress> {
  const { plan, history } = before
  const course = await courseOf(plan.game)
  const brain = before.brain ?? supposed(course)
  const number = history.length
  const playouts = isSearching(before) ? plan.playouts : 0
  const scale = brain ?? (await firstScale(course, threads, plan))
  const games = playouts > 0 ? Math.ceil(plan.budget / 8) : plan.budget
  const rows = await gather(threads, plan.game, brain, games, {
    settings: course.settings,
    seed: `${plan.seed}/${number}`,
    playouts,
    stray: brain === undefined && plan.teacher === 'random' ? FIRST_STRAY : STRAY,
    width: scale.width,
    teacher: plan.teacher,
    patience: plan.patience,
    victory: plan.victory,
    every: plan.every,
  })
  const { unit, width, centre } = scale
  const targets = unit === 'points' ? rows.targets.map((target) => (target - centre) / width) : rows.targets
  const stream = dice(seedOf(`${plan.seed}/fit`, number))
  const fitting = { unit, hidden: plan.hidden, epochs: EPOCHS, rate: brain === undefined ? RATE : RATE / 2, stream }
  const seen = { inputs: rows.inputs, targets }
  const count = course.features.length
  const { network, loss } = brain?.hidden.length === 0 ? settle(seen, brain) : fit(seen, count, brain, fitting)
  const ids = course.features.map(({ id }) => id)
  const fresh: Brain = {
    game: plan.game,
    made: '',
    unit,
    features: ids,
    width,
    centre,
    victory: plan.victory,
    outcomes: plan.outcomes,
    ...network,
  }
  const shown = await show(threads, course, plan, fresh)
  const { gain, error } = compare(shown, before.shown)
  const isKept = before.brain === undefined || gain > CLEAR * error
  const generation: Generation = {
    number,
    playouts,
    positions: targets.length,
    loss,
    gain,
    error,
    levels: shown.map((games) => mean(games.map((one) => (unit === 'won' ? one.won : one.points)))),
    isKept,
  }
  const all = [...history, generation]
  const failed = trailing(all)
  const isOver = all.length >= plan.generations || (failed >= FAILURES && (plan.playouts === 0 || playouts > 0))
  return {
    plan,
    history: all,
    isDone: isOver,
    ...(isKept ? { brain: fresh, shown } : { brain: brain ?? fresh, shown: before.shown ?? shown }),
  }
}

/** What the game itself says its measures are worth, where it does. */
function supposed({ id, features }: Course): Brain | undefined {
  if (features.every(({ worth }) => worth === undefined)) return undefined
  const zeros = features.map(() => 0)
  const linear = features.map(({ worth = 0 }) => worth)
  const scale = { mean: zeros, spread: features.map(() => 1), bias: 0, linear, hidden: [] }
  return { game: id, made: '', unit: 'points', features: features.map((one) => one.id), width: 1, centre: 0, ...scale }
}

/** A search plays the games once a look ahead has nothing more to learn. */
function isSearching({ plan, history }: Progress): boolean {
  if (plan.playouts === 0) return false
  return history.at(-1)?.playouts === plan.playouts || trailing(history) >= FAILURES
}

/** How many generations in a row brought nothing; a search starts counting anew. */
function trailing(history: readonly Generation[]): number {
  const playouts = history.at(-1)?.playouts
  let count = 0
  for (const one of history.toReversed()) {
    if (one.isKept || one.playouts !== playouts) break
    count++
  }
  return count
}

/** How far points scatter, from random games. */
async function firstScale(course: Course, threads: Threads, plan: Plan) {
  const random = { playouts: 0, player: plan.teacher } as const
  const games: Shown[] = []
  for (const level of course.levels)
    games.push(
      ...(await trial(threads, plan.game, plan.teacher === 'greedy' ? 8 : 40, {
        level,
        contender: random,
        seed: `${plan.seed}/scale`,
      })),
    )
  const points = games.map((one) => one.points)
  const centre = mean(points)
  const spread = Math.sqrt(mean(points.map((one) => (one - centre) ** 2)))
  const { module, settings } = course
  const isAlone = module.score(module.game.start(settings[0] ?? {})).sides.length === 1
  const unit: Unit = isAlone ? 'points' : 'won'
  return { unit, width: plan.width || Math.round(Math.max(spread, 4)), centre: Math.round(centre) }
}

async function show(threads: Threads, { levels }: Course, plan: Plan, brain: Brain): Promise<Shown[][]> {
  return Promise.all(
    levels.map((level) =>
      trial(threads, plan.game, plan.pairs, { level, contender: { brain, playouts: 0 }, seed: `${plan.seed}/pairs` }),
    ),
  )
}

function compare(now: readonly (readonly Shown[])[], before: readonly (readonly Shown[])[] | undefined) {
  if (before === undefined) return { gain: 0, error: 0 }
  const gains = now.flatMap((games, level) =>
    games.map((game, at) => game.result - (before[level]?.[at]?.result ?? game.result)),
  )
  const gain = mean(gains)
  return { gain, error: Math.sqrt(mean(gains.map((one) => (one - gain) ** 2)) / gains.length) }
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

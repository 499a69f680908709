// The review of a finished game, as programs for backgammon do it. Luck is booked only across what chance decided: the value of what came,
// less the mean of the values of all that could have come. Choices are booked only at your decisions: the value of the chosen move, less
// that of the best, which is never positive. What the automa decides by its rules books nothing. Together with the value at the start this
// gives the result, but for the error of the estimates, which is told.
import type { PlayModule } from '../kernel/contract.ts'
import { copy } from '../kernel/copy.ts'
import { hear, judge } from '../players/search/tree.ts'
import { batches, credible, type Estimate, together, WIDE } from './error.ts'
import { moveOf } from './explain.ts'
import { judgedBy, openThought, think, type Thought } from './hint.ts'
import { type Draw, drawOf, type Looking, meanOf } from './luck.ts'
import { addedBy, endOf, rawOf, slopeAt, toldOf, type Unit, unitOf } from './told.ts'
import { isChoice, waysFrom } from './ways.ts'
import type { Sighted } from './why/eye.ts'
import { type Why, whyOf } from './why/why.ts'

/** One choice of yours. Values are chances of winning, or points at the end if there is nobody to beat. */
export interface Moment {
  /** Which entry of the log it is, from 0. */
  readonly at: number
  /** The value of the position with the best move. */
  readonly best: number
  /** The value after the chosen move. */
  readonly chosen: number
  /** The cost of the choice: never below 0, and 0 unless it is more than noise. */
  readonly cost: number
  readonly key: string
  /** The best move, if it was another one. */
  readonly better: string | undefined
  /** Why that was better, for the choices that cost most. */
  readonly why?: Why | undefined
}

/** The single choice or draw that moved the value most towards the result. */
export interface TurningPoint {
  readonly kind: 'choice' | 'draw'
  /** The entry of the log, from 0: the choice, or the first thing chance showed. */
  readonly at: number
  /** By how much: costs are negative. */
  readonly by: number
}

export interface Review {
  readonly unit: Unit
  /** The value before anything had happened. */
  readonly start: number
  readonly moments: readonly Moment[]
  readonly draws: readonly Draw[]
  /** The final value: 1, 0 or a half, or the points. */
  readonly end: number
  /** The sum of all costs. */
  readonly cost: number
  /** All luck together, good and bad. */
  readonly luck: number
  /** What the estimates leave open: start + luck − cost + error is the end. */
  readonly error: number
  /** Two standard errors of start, luck and cost together: the part of the error that is noise. */
  readonly noise: number
  /** Nothing where no single choice or draw stands out from the noise. */
  readonly turning: TurningPoint | undefined
}

/** Progress: how many steps of the review are done, and of how many. */
export interface Progress {
  readonly done: number
  readonly of: number
}

/** So many of the costliest choices are explained, if they cost more than nobody would mind. */
const EXPLAINED = 5
const MATTERS: Readonly<Record<Unit, number>> = { chance: 0.01, points: 0.5 }
/** Playouts of a small search, all alike: what differs is then the position and not how long it was looked at. */
const LOOK = 8
const FEWEST_LOOKS = 5
const MOST_LOOKS = 12
const BATCHES = 5

/**
 * Reviews a log step by step, so that the caller can show the progress and stop. The playouts are spent on each choice, and on each time
 * that chance had its say. They and the seed determine the result.
 */
export function* review<S, M, O>(
  module: PlayModule<S, M, O>,
  start: S,
  log: readonly M[],
  playouts: number,
  seed: number,
): Generator<Progress, Review, undefined> {
  const unit = unitOf(module, start)
  const count = Math.min(MOST_LOOKS, Math.max(FEWEST_LOOKS, Math.round(playouts / LOOK)))
  const looking: Looking = { unit, looks: count, playouts: LOOK, seed }
  const stops = stopsOf(module, start, log)
  const of = stops.length + 1
  const first = meanOf(module, waysFrom(module, start, count, seed), looking)
  const judged: { readonly moment: Moment; readonly error: number }[] = []
  const draws: Draw[] = []
  let from = start
  for (const [done, { at, state, drawn }] of stops.entries()) {
    if (drawn !== undefined) draws.push(drawOf(module, { from, to: state, at: drawn, done }, looking))
    const move = log[at]
    if (move !== undefined) {
      judged.push(momentOf(module, state, at, move, playouts, seed + at))
      from = copy(state)
      module.game.apply(from, move)
    }
    yield { done: done + 1, of }
  }
  const moments = withReasons(
    module,
    judged.map(({ moment }) => moment),
    stops,
    unit,
  )
  const end = endOf(module, stops.at(-1)?.state ?? start, unit)
  const luck = draws.reduce((sum, draw) => sum + draw.luck, 0)
  const cost = moments.reduce((sum, moment) => sum + moment.cost, 0)
  const errors = [first.error, ...draws.map(({ error }) => error), ...judged.map(({ error }) => error)]
  return {
    unit,
    start: first.mean,
    moments,
    draws,
    end,
    cost,
    luck,
    error: end - (first.mean + luck - cost),
    noise: WIDE * together(...errors.filter(Number.isFinite)),
    turning: turningPoint(moments, draws, end, unit),
  }
}

interface Stop<S> {
  readonly at: number
  readonly state: S
  /** The first entry since the stop before in which chance had more than one outcome. */
  readonly drawn: number | undefined
}

/** Your choices, and the end. */
function stopsOf<S, M, O>(module: PlayModule<S, M, O>, start: S, log: readonly M[]): Stop<S>[] {
  const { game } = module
  const state = copy(start)
  const stops: Stop<S>[] = []
  let drawn: number | undefined
  for (const [at, move] of log.entries()) {
    if (game.step(state).kind === 'chance' && game.options(state).length > 1) drawn ??= at
    if (isChoice(module, state)) {
      stops.push({ at, state: copy(state), drawn })
      drawn = undefined
    }
    game.apply(state, move)
  }
  return [...stops, { at: log.length, state, drawn }]
}

function momentOf<S, M, O>(
  module: PlayModule<S, M, O>,
  state: S,
  at: number,
  move: M,
  playouts: number,
  seed: number,
): { readonly moment: Moment; readonly error: number } {
  const key = module.game.key(move)
  const thought = openThought(module, state, seed)
  think(thought, Math.ceil(playouts / 3))
  const favourite = judge(thought.search)[0]?.key ?? key
  const value = (one: string): number => judgedBy(thought).find((each) => each.key === one)?.value ?? 0
  if (favourite === key) {
    const chosen = value(key)
    return { moment: { at, best: chosen, chosen, cost: 0, key, better: undefined }, error: 0 }
  }
  // The favourite was picked because it did well so far, and the chosen move was looked at less. So the chosen one catches up first, and
  // then both are compared by new playouts only.
  hear(thought.search, key, Math.max(0, triesOf(thought, favourite) - triesOf(thought, key)))
  const [top, mine] = [favourite, key].map((one) => hearing(thought, one, playouts / 3)) as [Estimate, Estimate]
  const told = (raw: number): number => toldOf(module, raw, thought.unit)
  const slope = slopeAt(module, mine.mean, thought.unit)
  const error = slope * together(mine.error, top.error)
  const chosen = told(mine.mean)
  const cost = Math.max(0, credible(told(top.mean) - chosen, error))
  return { moment: { at, best: chosen + cost, chosen, cost, key, better: cost > 0 ? favourite : undefined }, error }
}

const triesOf = <S, M, O>({ search }: Thought<S, M, O>, key: string): number =>
  judge(search).find((one) => one.key === key)?.playouts ?? 0

/** The average of new playouts that all begin with this move. */
function hearing<S, M, O>({ search, unit }: Thought<S, M, O>, key: string, playouts: number): Estimate {
  const known = () => {
    const one = judge(search).find((each) => each.key === key)
    const [tried, raw] = one === undefined ? [0, 0] : [one.playouts, rawOf(one, unit)]
    return { playouts: tried, raw, sum: tried * raw }
  }
  const heard = batches()
  const some = Math.max(1, Math.ceil(playouts / BATCHES))
  for (let n = 0, before = known(); n < BATCHES; n++) {
    hear(search, key, some)
    const now = known()
    heard.add(some, addedBy(search.module, now, before))
    before = now
  }
  return heard.estimate
}

/** The choices that cost most, the worst first. */
export const costliest = (moments: readonly Moment[], unit: Unit): readonly Moment[] =>
  moments
    .filter(({ cost }) => cost > MATTERS[unit])
    .sort((a, b) => b.cost - a.cost)
    .slice(0, EXPLAINED)

/** The costliest choices with the reason why another move was better. */
function withReasons<S, M, O>(
  module: PlayModule<S, M, O> & Sighted<S>,
  moments: readonly Moment[],
  stops: readonly Stop<S>[],
  unit: Unit,
): readonly Moment[] {
  const costly = new Set(costliest(moments, unit))
  return moments.map((moment) => {
    const state = costly.has(moment) ? stops.find(({ at }) => at === moment.at)?.state : undefined
    if (state === undefined) return moment
    const [best, played] = [moment.better, moment.key].map((key) => key && moveOf(module, state, key))
    if (!best || !played) return moment
    const rival = { move: played, value: moment.chosen, isObvious: false, isAsGood: false }
    return { ...moment, why: whyOf(module, state, { move: best, value: moment.best }, rival, unit) }
  })
}

function turningPoint(
  moments: readonly Moment[],
  draws: readonly Draw[],
  end: number,
  unit: Unit,
): TurningPoint | undefined {
  const events: TurningPoint[] = [
    ...moments.map(({ at, cost }) => ({ kind: 'choice' as const, at, by: -cost })),
    ...draws.map(({ at, luck }) => ({ kind: 'draw' as const, at, by: luck })),
  ]
  const towards = ({ by }: TurningPoint): number =>
    unit === 'points' || end === 0.5 ? Math.abs(by) : end === 1 ? by : -by
  let found: TurningPoint | undefined
  for (const event of events)
    if (towards(event) > MATTERS[unit] && (found === undefined || towards(event) > towards(found))) found = event
  return found
}

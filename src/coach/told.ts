// How the values of a search become what people are told. Everything else of the coach goes through here.
import type { PlayModule } from '../kernel/contract.ts'
import type { Judged } from '../players/search/tree.ts'
import { tenthOf } from '../kernel/eye.ts'
import { calibrated, chanceOf, pointsOf } from './chance.ts'

/** What values are: chances of winning, or points at the end if there is nobody to beat. */
export type Unit = 'chance' | 'points'

export function unitOf<S, M, O>(module: PlayModule<S, M, O>, state: S): Unit {
  return module.score(state).sides.length > 1 ? 'chance' : 'points'
}

/** The value of a move as the search has it, on average over its playouts. */
export const rawOf = <M>({ chance, margin }: Judged<M>, unit: Unit): number => (unit === 'chance' ? chance : margin)

/** The same as a chance of winning from 0 to 1, or as points. */
export function toldOf<S, M, O>({ eye }: PlayModule<S, M, O>, raw: number, unit: Unit): number {
  if (unit === 'points') return pointsOf(raw, eye?.brain.calibration)
  return eye === undefined ? chanceOf(raw) : calibrated(raw, eye.brain.calibration)
}

/** What new playouts of a move say: their mean, or the best so far where a search up to a horizon keeps that. */
export function addedBy<S, M, O>(
  { eye, horizon }: PlayModule<S, M, O>,
  now: { readonly playouts: number; readonly raw: number },
  before: { readonly playouts: number; readonly sum: number },
): number {
  if (eye !== undefined && horizon !== undefined) return now.raw
  return (now.playouts * now.raw - before.sum) / (now.playouts - before.playouts)
}

/** Between which points eight results in ten lay, where that is known. */
export function likelyPoints<S, M, O>(
  { eye }: PlayModule<S, M, O>,
  state: S,
  told: number,
): readonly [low: number, high: number] | undefined {
  const { below, above } = eye?.brain.calibration ?? {}
  const progress = eye?.features.find(({ id }) => id === 'progress')
  if (below === undefined || above === undefined || progress === undefined) return undefined
  const tenth = tenthOf(progress.measure(state))
  return [told + (below[tenth] ?? 0), told + (above[tenth] ?? 0)]
}

/** By how much the told value changes with the raw one, for errors and small differences. */
export function slopeAt<S, M, O>(module: PlayModule<S, M, O>, raw: number, unit: Unit): number {
  if (unit === 'points') return module.eye?.brain.calibration?.slope ?? 1
  const [low, high] = [Math.max(0, raw - STEP), Math.min(1, raw + STEP)]
  return (toldOf(module, high, unit) - toldOf(module, low, unit)) / (high - low)
}

const STEP = 0.01

/** The result of a finished game in the same unit. */
export function endOf<S, M, O>(module: PlayModule<S, M, O>, state: S, unit: Unit): number {
  const { outcome, sides } = module.score(state)
  if (unit === 'points') return sides.find(({ seat }) => seat === 'you')?.total ?? 0
  return outcome.winner === 'you' ? 1 : outcome.winner === 'automa' ? 0 : 0.5
}

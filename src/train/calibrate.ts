// How honest a search is: what it told at its choices against what its games came to, and the line that makes the one the other.
import { type Brain, type Calibration, tenthOf } from '../kernel/eye.ts'
import type { Shown } from './tasks.ts'
import { mean } from './train.ts'

/** What was told at a choice, at which level, and how its game ended. */
export interface Told {
  readonly level: string
  /** Of which game: halves of the games are told apart by it. */
  readonly game: number
  readonly value: number
  readonly progress: number
  /** 1, 0 or a half; points where nobody wins. */
  readonly came: number
}

export const toldIn = (level: string, games: readonly Shown[], unit: Brain['unit'], first = 0): Told[] =>
  games.flatMap(({ won, points, thoughts }, at) =>
    thoughts.map(([value, progress]) => ({
      level,
      game: first + at,
      value,
      progress,
      came: unit === 'won' ? won : points,
    })),
  )

const logit = (value: number): number => {
  const inside = Math.min(Math.max(value, 1e-4), 1 - 1e-4)
  return Math.log(inside / (1 - inside))
}

export const chanceFrom = ({ slope, offset }: Calibration, value: number): number =>
  1 / (1 + Math.exp(-offset - slope * logit(value)))

const STEPS = 30

/** The line in log-odds that makes what happened most likely (Newton's method). */
export function fitChances(told: readonly Told[]): Calibration {
  let [slope, offset] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6]
    for (const { value, came } of told) {
      const x = logit(value)
      const chance = chanceFrom({ slope, offset }, value)
      const curve = chance * (1 - chance)
      g0 += chance - came
      g1 += (chance - came) * x
      h00 += curve
      h01 += curve * x
      h11 += curve * x * x
    }
    const determinant = h00 * h11 - h01 * h01
    offset -= (h11 * g0 - h01 * g1) / determinant
    slope -= (h00 * g1 - h01 * g0) / determinant
  }
  return { slope: round(slope), offset: round(offset) }
}

/** Points by least squares, and how far results lay below and above, by tenths of the game. */
export function fitPoints(told: readonly Told[]): Calibration {
  const centre = mean(told.map(({ value }) => value))
  const came = mean(told.map((one) => one.came))
  let [products, squares] = [0, 1e-9]
  for (const one of told) {
    products += (one.value - centre) * (one.came - came)
    squares += (one.value - centre) ** 2
  }
  const slope = products / squares
  const offset = came - slope * centre
  const misses = Array.from({ length: TENTHS }, () => [] as number[])
  for (const one of told) misses[tenthOf(one.progress)]?.push(one.came - offset - slope * one.value)
  const sorted = misses.map((some) => (some.length < 30 ? undefined : some.sort((a, b) => a - b)))
  const all = misses.flat().sort((a, b) => a - b)
  const at = (some: readonly number[] | undefined, share: number): number => {
    const list = some ?? all
    return round(list[Math.floor(share * (list.length - 1))] ?? 0)
  }
  return {
    slope: round(slope),
    offset: round(offset),
    below: sorted.map((some) => at(some, 0.1)),
    above: sorted.map((some) => at(some, 0.9)),
  }
}

const TENTHS = 10
const round = (value: number): number => Number(value.toFixed(3))

export interface Bin {
  readonly told: number
  readonly came: number
  readonly count: number
}

/** What was told, in tenths, against what happened. */
export function reliability(told: readonly Told[], calibration: Calibration): Bin[] {
  const bins = Array.from({ length: TENTHS }, () => ({ told: 0, came: 0, count: 0 }))
  for (const one of told) {
    const chance = chanceFrom(calibration, one.value)
    const bin = bins[tenthOf(chance)]
    if (bin === undefined) continue
    bin.told += chance
    bin.came += one.came
    bin.count++
  }
  return bins.map(({ told: sum, came, count }) => ({
    told: count === 0 ? 0 : sum / count,
    came: count === 0 ? 0 : came / count,
    count,
  }))
}

/** The mean distance between told and happened, by how often it was told. */
export function calibrationError(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0)
  return bins.reduce((sum, { told, came, count }) => sum + (count / Math.max(all, 1)) * Math.abs(told - came), 0)
}

/** How many results lay where they were told to lie. */
export function covered(told: readonly Told[], { slope, offset, below = [], above = [] }: Calibration): number {
  return mean(
    told.map(({ value, progress, came }) => {
      const miss = came - offset - slope * value
      const tenth = tenthOf(progress)
      return miss >= (below[tenth] ?? 0) && miss <= (above[tenth] ?? 0) ? 1 : 0
    }),
  )
}

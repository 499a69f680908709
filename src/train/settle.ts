// Fits weights to what games came to by least squares, held near what was thought before: the fewer games say something about a measure,
// the less its weight moves. Exact, so there is nothing to tune but how strongly they are held.
import type { Network } from '../kernel/eye.ts'
import type { Fitted, Rows } from './fit.ts'

/** As many positions as the weights of before count for. */
const HELD = 100
const LEAST_SPREAD = 0.1
/** One game in so many is only foretold: positions of a game lie together. */
const PARTS = 10

export function settle(rows: Rows, before: Network): Fitted {
  const size = rows.targets.length
  const part = Math.ceil(size / PARTS)
  const network = weigh(rows, before, 0, size - part)
  let loss = 0
  for (let row = size - part; row < size; row++) loss += (valueOf(network, rows, row) - target(rows, row)) ** 2
  return { network: weigh(rows, before, 0, size), loss: loss / Math.max(part, 1) }
}

const target = ({ targets }: Rows, row: number): number => targets[row] as number
const input = ({ inputs }: Rows, count: number, row: number, at: number): number => inputs[row * count + at] as number

function valueOf({ mean, spread, bias, linear }: Network, rows: Rows, row: number): number {
  const count = linear.length
  return linear.reduce(
    (sum, weight, at) => sum + (weight * (input(rows, count, row, at) - (mean[at] as number))) / (spread[at] as number),
    bias,
  )
}

function add(list: number[], at: number, value: number): void {
  list[at] = (list[at] as number) + value
}

function weigh(rows: Rows, before: Network, from: number, to: number): Network {
  const count = before.linear.length
  const size = Math.max(to - from, 1)
  const mean = new Array<number>(count).fill(0)
  const spread = new Array<number>(count).fill(0)
  for (let row = from; row < to; row++)
    for (let at = 0; at < count; at++) add(mean, at, input(rows, count, row, at) / size)
  for (let row = from; row < to; row++)
    for (let at = 0; at < count; at++) add(spread, at, (input(rows, count, row, at) - (mean[at] as number)) ** 2 / size)
  for (let at = 0; at < count; at++) {
    mean[at] = round(mean[at] as number)
    spread[at] = round(Math.max(Math.sqrt(spread[at] as number), LEAST_SPREAD))
  }
  // What the weights of before leave unexplained, from its mean, by the measures in units of their spread.
  let missing = 0
  for (let row = from; row < to; row++) missing += (target(rows, row) - valueOf(before, rows, row)) / size
  const squares = Array.from({ length: count }, () => new Array<number>(count + 1).fill(0))
  const scaled = new Float64Array(count)
  for (let row = from; row < to; row++) {
    const left = target(rows, row) - valueOf(before, rows, row) - missing
    for (let at = 0; at < count; at++)
      scaled[at] = (input(rows, count, row, at) - (mean[at] as number)) / (spread[at] as number)
    for (let a = 0; a < count; a++) {
      const one = scaled[a] as number
      if (one === 0) continue
      const line = squares[a] as number[]
      for (let b = 0; b < count; b++) add(line, b, one * (scaled[b] as number))
      add(line, count, one * left)
    }
  }
  for (let at = 0; at < count; at++) add(squares[at] as number[], at, HELD)
  const change = solved(squares)
  const linear = before.linear.map((weight, at) =>
    round((weight / (before.spread[at] as number)) * (spread[at] as number) + (change[at] as number)),
  )
  let bias = before.bias + missing
  for (let at = 0; at < count; at++)
    bias +=
      ((before.linear[at] as number) / (before.spread[at] as number)) *
      ((mean[at] as number) - (before.mean[at] as number))
  return { mean, spread, bias: round(bias), linear, hidden: [] }
}

/** Elimination; the matrix is positive, so no line has to be changed with another. */
function solved(lines: number[][]): number[] {
  const count = lines.length
  for (let at = 0; at < count; at++) {
    const pivot = lines[at] as number[]
    for (let below = at + 1; below < count; below++) {
      const line = lines[below] as number[]
      const times = (line[at] as number) / (pivot[at] as number)
      if (times === 0) continue
      for (let k = at; k <= count; k++) line[k] = (line[k] as number) - times * (pivot[k] as number)
    }
  }
  const found = new Array<number>(count).fill(0)
  for (let at = count - 1; at >= 0; at--) {
    const line = lines[at] as number[]
    let sum = line[count] as number
    for (let k = at + 1; k < count; k++) sum -= (line[k] as number) * (found[k] as number)
    found[at] = sum / (line[at] as number)
  }
  return found
}

const round = (value: number): number => Number(value.toPrecision(5))

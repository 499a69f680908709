// Fits the network to what games came to: gradient descent in small batches (Adam), the same numbers for the same rows in the same order.
import type { Dice } from '../kernel/chance.ts'
import type { Network, Unit } from '../kernel/eye.ts'

/** What was seen: a row of inputs per position, and what it came to. */
export interface Rows {
  readonly inputs: Float32Array
  readonly targets: Float32Array
}

export interface Fitting {
  readonly unit: Unit
  readonly hidden: number
  /** How often every position is gone through, at least: few positions are gone through more often. */
  readonly epochs: number
  readonly rate: number
  readonly stream: Dice
}

const BATCH = 128
const LEAST_STEPS = 5000
const SHRINK = 1e-5
const [MOMENTUM, SQUARES, TINY] = [0.9, 0.999, 1e-8] as const
const LEAST_SPREAD = 0.05
/** One position in so many is not fitted, only foretold. */
const HELD_BACK = 10

export interface Fitted {
  readonly network: Network
  /** The mean loss on positions that were not fitted. */
  readonly loss: number
}

/** Inputs are measured from their mean in units of their spread; an old network is carried over exactly. */
export function fit(rows: Rows, count: number, before: Network | undefined, fitting: Fitting): Fitted {
  const { unit, hidden, rate, stream } = fitting
  const size = rows.targets.length
  const { mean, spread } = scales(rows.inputs, count, size)
  const columns = hidden + 1
  const xs = new Float32Array(rows.inputs.length)
  for (let at = 0; at < xs.length; at++)
    xs[at] = ((rows.inputs[at] as number) - (mean[at % count] as number)) / (spread[at % count] as number)
  // One flat list: column by column the biases, then by input one weight per column, then the weights of the hidden units.
  const weights = first(before, count, hidden, mean, spread, stream)
  const out = columns + count * columns
  const gradient = new Float64Array(weights.length)
  const momentum = new Float64Array(weights.length)
  const squares = new Float64Array(weights.length)
  const sums = new Float64Array(columns)
  const forward = (row: number): number => {
    for (let c = 0; c < columns; c++) sums[c] = weights[c] as number
    for (let i = 0, from = columns, x = row * count; i < count; i++, from += columns, x++) {
      const value = xs[x] as number
      if (value !== 0)
        for (let c = 0; c < columns; c++) sums[c] = (sums[c] as number) + (weights[from + c] as number) * value
    }
    let sum = sums[0] as number
    for (let c = 1; c < columns; c++)
      if ((sums[c] as number) > 0) sum += (sums[c] as number) * (weights[out + c - 1] as number)
    return sum
  }
  const order = Array.from({ length: size }, (_, row) => row).filter((row) => row % HELD_BACK !== HELD_BACK - 1)
  const epochs = fitting.epochs === 0 ? 0 : Math.max(fitting.epochs, Math.ceil((LEAST_STEPS * BATCH) / order.length))
  const slopes = new Float64Array(columns)
  let step = 0
  const steps = Math.ceil(order.length / BATCH) * epochs
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, stream)
    for (let start = 0; start < order.length; start += BATCH) {
      const end = Math.min(start + BATCH, order.length)
      gradient.fill(0)
      for (let n = start; n < end; n++) {
        const row = order[n] as number
        const sum = forward(row)
        const told = unit === 'won' ? 1 / (1 + Math.exp(-sum)) : sum
        const error = (told - (rows.targets[row] as number)) / (end - start)
        slopes[0] = error
        for (let c = 1; c < columns; c++) {
          const active = sums[c] as number
          const on = active > 0
          slopes[c] = on ? error * (weights[out + c - 1] as number) : 0
          if (on) gradient[out + c - 1] = (gradient[out + c - 1] as number) + error * active
        }
        for (let c = 0; c < columns; c++) gradient[c] = (gradient[c] as number) + (slopes[c] as number)
        for (let i = 0, from = columns, x = row * count; i < count; i++, from += columns, x++) {
          const value = xs[x] as number
          if (value !== 0)
            for (let c = 0; c < columns; c++)
              gradient[from + c] = (gradient[from + c] as number) + (slopes[c] as number) * value
        }
      }
      step++
      // The rate falls to nothing, so that the last batches do not shake what was learnt.
      const pace = (rate * (1 - step / (steps + 1)) * Math.sqrt(1 - SQUARES ** step)) / (1 - MOMENTUM ** step)
      for (let w = 0; w < weights.length; w++) {
        const g = (gradient[w] as number) + SHRINK * (weights[w] as number)
        const m = (momentum[w] = MOMENTUM * (momentum[w] as number) + (1 - MOMENTUM) * g)
        const v = (squares[w] = SQUARES * (squares[w] as number) + (1 - SQUARES) * g * g)
        weights[w] = (weights[w] as number) - (pace * m) / (Math.sqrt(v) + TINY)
      }
    }
  }
  let [loss, tried] = [0, 0]
  for (let row = HELD_BACK - 1; row < size; row += HELD_BACK) {
    const sum = forward(row)
    const target = rows.targets[row] as number
    loss += unit === 'won' ? entropy(1 / (1 + Math.exp(-sum)), target) : (sum - target) ** 2
    tried++
  }
  return { network: unpack(weights, count, hidden, mean, spread), loss: loss / Math.max(tried, 1) }
}

const entropy = (told: number, target: number): number =>
  -target * Math.log(Math.max(told, 1e-9)) - (1 - target) * Math.log(Math.max(1 - told, 1e-9))

function scales(inputs: Float32Array, count: number, size: number) {
  const mean = new Array<number>(count).fill(0)
  const spread = new Array<number>(count).fill(0)
  for (let at = 0; at < inputs.length; at++)
    mean[at % count] = (mean[at % count] as number) + (inputs[at] as number) / size
  for (let at = 0; at < inputs.length; at++)
    spread[at % count] =
      (spread[at % count] as number) + ((inputs[at] as number) - (mean[at % count] as number)) ** 2 / size
  return { mean: mean.map(round), spread: spread.map((one) => round(Math.max(Math.sqrt(one), LEAST_SPREAD))) }
}

function first(
  before: Network | undefined,
  count: number,
  hidden: number,
  mean: readonly number[],
  spread: readonly number[],
  stream: Dice,
): Float64Array {
  const columns = hidden + 1
  const weights = new Float64Array(columns + count * columns + hidden)
  if (before !== undefined && before.hidden.length === hidden) {
    for (let c = 0; c < columns; c++) {
      const row = c === 0 ? undefined : (before.hidden[c - 1] as readonly number[])
      weights[c] = row === undefined ? before.bias : (row[0] as number)
      for (let i = 0; i < count; i++) {
        const old = (row === undefined ? before.linear[i] : row[i + 1]) as number
        const raw = old / (before.spread[i] as number)
        weights[columns + i * columns + c] = raw * (spread[i] as number)
        weights[c] = (weights[c] as number) + raw * ((mean[i] as number) - (before.mean[i] as number))
      }
      if (row !== undefined) weights[columns + count * columns + c - 1] = row[count + 1] as number
    }
    return weights
  }
  // Small and different from each other, or all units would learn the same.
  const noise = (size: number): number => ((stream.below(2001) - 1000) / 1000) * size
  for (let i = 0; i < count; i++)
    for (let c = 1; c < columns; c++) weights[columns + i * columns + c] = noise(1 / Math.sqrt(count))
  for (let c = 0; c < hidden; c++) weights[columns + count * columns + c] = noise(0.1)
  return weights
}

function unpack(
  weights: Float64Array,
  count: number,
  hidden: number,
  mean: readonly number[],
  spread: readonly number[],
): Network {
  const columns = hidden + 1
  const at = (input: number, column: number): number => round(weights[columns + input * columns + column] as number)
  const inputs = Array.from({ length: count }, (_, i) => i)
  return {
    mean,
    spread,
    bias: round(weights[0] as number),
    linear: inputs.map((i) => at(i, 0)),
    hidden: Array.from({ length: hidden }, (_, c) => [
      round(weights[c + 1] as number),
      ...inputs.map((i) => at(i, c + 1)),
      round(weights[columns + count * columns + c] as number),
    ]),
  }
}

/** Four digits are enough, and keep the file small. */
const round = (value: number): number => Number(value.toPrecision(4))

function shuffle(order: number[], stream: Dice): void {
  for (let n = order.length - 1; n > 0; n--) {
    const other = stream.below(n + 1)
    const held = order[n] as number
    order[n] = order[other] as number
    order[other] = held
  }
}

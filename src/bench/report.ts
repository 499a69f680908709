// Figures as rows, each beside its budget and the previous run's figure.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Measure {
  readonly id: string
  readonly title: string
  readonly unit: string
  readonly value: number
  readonly higherIsBetter: boolean
  /** The promise: at least this if higher is better, otherwise at most this. */
  readonly budget?: number
}

export interface Report {
  section(title: string, measures: readonly Measure[]): void
}

/** A report that remembers its figures in a file, section by section. */
export function openReport(file: string): Report {
  const before = readBefore(file)
  const values: Record<string, number> = { ...before }
  console.log(row('', 'now', '', 'promised', 'before', 'change'))
  return {
    section(title, measures) {
      console.log(title)
      for (const measure of measures) {
        console.log(tell(measure, before[measure.id]))
        values[measure.id] = measure.value
      }
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(values, undefined, 2)}\n`)
    },
  }
}

function readBefore(file: string): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}

function tell(measure: Measure, before: number | undefined): string {
  const { title, value, unit, higherIsBetter } = measure
  const now = row(`  ${title}`, short(value), unit, promise(measure), before === undefined ? '' : short(before), '')
  if (before === undefined || before === 0) return now
  const change = 100 * (value / before - 1)
  const verdict = Math.abs(change) < 5 ? '' : change > 0 === higherIsBetter ? ' better' : ' worse'
  return `${now}  ${change > 0 ? '+' : ''}${change.toFixed(0)} %${verdict}`
}

function promise({ value, budget, higherIsBetter }: Measure): string {
  if (budget === undefined) return ''
  const kept = higherIsBetter ? value >= budget : value <= budget
  return `${kept ? '✓' : '✗'} ${higherIsBetter ? '≥' : '≤'} ${new Intl.NumberFormat('en').format(budget)}`
}

const row = (title: string, now: string, unit: string, promised: string, before: string, change: string): string =>
  `${title.padEnd(52)}${now.padStart(10)} ${unit.padEnd(11)}${promised.padEnd(10)}${before.padStart(10)}  ${change}`.trimEnd()

function short(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

// Prints what the project promises about speed, beside what the run before has measured.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { GAMES } from '../games/index.ts'
import { type Measure, measureGame } from './measures.ts'

export async function bench(file: string): Promise<void> {
  const before = readBefore(file)
  const values: Record<string, number> = { ...before }
  console.log(row('', 'now', '', 'before', 'change'))
  for (const manifest of GAMES) {
    console.log(manifest.title.en)
    for (const measure of await measureGame(manifest)) {
      console.log(tell(measure, before[measure.id]))
      values[measure.id] = measure.value
    }
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(values, undefined, 2)}\n`)
}

function readBefore(file: string): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}

function tell({ title, value, unit, higherIsBetter }: Measure, before: number | undefined): string {
  if (before === undefined) return row(`  ${title}`, short(value), unit, '', '')
  const change = 100 * (value / before - 1)
  const verdict = Math.abs(change) < 5 ? '' : change > 0 === higherIsBetter ? ' better' : ' worse'
  return row(
    `  ${title}`,
    short(value),
    unit,
    short(before),
    `${change > 0 ? '+' : ''}${change.toFixed(0)} %${verdict}`,
  )
}

const row = (title: string, now: string, unit: string, before: string, change: string): string =>
  `${title.padEnd(48)}${now.padStart(10)} ${unit.padEnd(11)}${before.padStart(10)}  ${change}`.trimEnd()

function short(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

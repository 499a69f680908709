// Plots as SVG text: bars with intervals, distributions, shares. Every plot has a name and its figures in words, for those who cannot see it.
import type { Lang } from '../kernel/contract.ts'
import { bars } from './spread.ts'
import type { Histogram } from './tally.ts'
import { percent, whole } from './words.ts'

const WIDTH = 640

export interface Bar {
  readonly label: string
  readonly rate: number
  readonly interval?: readonly [number, number]
}

/** Longer labels stand over their bars. */
const BESIDE = 20

/** Shares of everything: the whole width is all of it, so that 3 % looks like 3 %. */
export const ratePlot = (title: string, rows: readonly Bar[], lang: Lang): string =>
  barPlot(title, rows, (rate) => percent(rate, lang), 1)

/** A row per bar, from 0 to the end of the widest interval; the whisker is the interval. */
export function barPlot(title: string, rows: readonly Bar[], show: (value: number) => string, least = 1): string {
  const over = rows.some(({ label }) => label.length > BESIDE)
  const row = over ? 54 : 30
  const left = over ? 10 : 170
  const right = 90
  const most = Math.max(least, ...rows.map(({ rate, interval }) => interval?.[1] ?? rate))
  const x = (rate: number) => left + ((WIDTH - left - right) * rate) / most
  const told = rows.map(({ label, rate }) => `${label} ${show(rate)}`).join('; ')
  return svg(
    `${title}: ${told}`,
    rows.length * row + 8,
    rows
      .map(({ label, rate, interval }, at) => {
        const y = at * row + (over ? 28 : 6)
        const middle = y + 9
        const whisker =
          interval === undefined
            ? ''
            : `<path class="whisker" d="M${n(x(interval[0]))} ${middle}H${n(x(interval[1]))}M${n(x(interval[0]))} ${middle - 5}v10M${n(x(interval[1]))} ${middle - 5}v10"/>`
        const place = over ? `x="${left}" y="${y - 6}"` : `x="${left - 10}" y="${middle + 5}" text-anchor="end"`
        return `<text ${place}>${escape(label)}</text><rect class="bar" x="${left}" y="${y}" width="${n(x(rate) - left)}" height="18"/>${whisker}<text x="${WIDTH - right + 8}" y="${middle + 5}">${show(rate)}</text>`
      })
      .join(''),
  )
}

export interface Series {
  readonly label: string
  readonly histogram: Histogram
}

/** Distributions over one axis, as outlines in bins of whole numbers. */
export function spreadPlot(title: string, series: readonly Series[], lang: Lang): string {
  const height = 190
  const all = series.map(({ histogram }) => bars(histogram))
  const values = all.flatMap((some) => some.map(([value]) => value))
  if (values.length === 0) return ''
  const low = Math.min(...values)
  const high = Math.max(...values)
  const size = Math.max(1, Math.ceil((high - low + 1) / 60))
  const count = Math.floor((high - low) / size) + 1
  const bins = all.map((some) => {
    const filled = new Array<number>(count).fill(0)
    for (const [value, times] of some) {
      const bin = Math.floor((value - low) / size)
      filled[bin] = (filled[bin] ?? 0) + times
    }
    const total = some.reduce((sum, [, times]) => sum + times, 0)
    return filled.map((times) => times / Math.max(total, 1))
  })
  const most = Math.max(...bins.flat())
  const step = (WIDTH - 20) / count
  const y = (share: number) => n(height - 34 - (height - 50) * (share / most))
  const lines = bins.map(
    (shares, at) =>
      `<path class="line s${at}" d="M10 ${y(0)}${shares.map((share, bin) => `H${n(10 + bin * step)}V${y(share)}H${n(10 + (bin + 1) * step)}`).join('')}V${y(0)}"/>`,
  )
  const ticks = [low, Math.round((low + high) / 2), high].map(
    (value) =>
      `<text x="${n(10 + ((value - low) / size + 0.5) * step)}" y="${height - 16}" text-anchor="middle">${whole(value, lang)}</text>`,
  )
  const legend = series.map(
    ({ label }, at) =>
      `<path class="line s${at}" d="M${20 + at * 150} 10h24"/><text x="${50 + at * 150}" y="15">${escape(label)}</text>`,
  )
  return svg(title, height, [...lines, ...ticks, ...legend].join(''))
}

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const n = (x: number): string => String(Math.round(x * 10) / 10)

const svg = (title: string, height: number, inside: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}">${inside}</svg>`

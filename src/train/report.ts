// What a training learnt, as text.
import type { Measured } from '../kernel/eye.ts'
import type { Progress } from './train.ts'

export function lineOf({ history, plan }: Progress): string {
  const last = history.at(-1)
  if (last === undefined) return ''
  const { number, playouts, positions, loss, gain, error, levels, isKept } = last
  const shown = levels.map((one) => one.toFixed(one > 1 ? 1 : 3)).join(' ')
  return `${plan.game} generation ${number} (${playouts === 0 ? 'one step' : `${playouts} playouts`}): ${positions} positions, loss ${loss.toFixed(4)}, ${isKept ? 'kept' : 'dropped'}, gain ${gain.toFixed(4)} ± ${(2 * error).toFixed(4)}, levels ${shown}`
}

/** How much each measure moves the value, strongest first: the slope of the network where all measures are at their mean. */
export function reportOf(progress: Progress, features: readonly Measured<unknown>[]): string {
  const { brain, history } = progress
  if (brain === undefined) return ''
  const active = brain.hidden.filter((row) => (row[0] ?? 0) > 0)
  const weights = features.map(({ id, text }, input) => ({
    id,
    text,
    weight: active.reduce((sum, row) => sum + (row[input + 1] ?? 0) * (row.at(-1) ?? 0), brain.linear[input] ?? 0),
  }))
  weights.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
  return [
    `learnt in ${history.length} generations, ${history.filter(({ isKept }) => isKept).length} of them kept`,
    'weights, per usual spread of the measure:',
    ...weights.map(
      ({ id, text, weight }) => `  ${weight >= 0 ? '+' : '−'}${Math.abs(weight).toFixed(3)}  ${id} (${text.en})`,
    ),
  ].join('\n')
}

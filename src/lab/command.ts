// The command that plays a study again.
import type { Manifest } from '../kernel/contract.ts'
import type { Run } from './study.ts'

/** What to type for these runs, which differ in one option at most. */
export function commandOf({ id, options }: Manifest, runs: readonly Run[], every: string | undefined): string {
  const first = runs[0]
  if (first === undefined) return ''
  const { sim, games } = first
  const given = options.flatMap((spec) => {
    const value = sim.options[spec.id]
    if (runs.length > 1 && spec.id === every) return [`--every ${spec.id}`]
    return value === undefined || value === spec.initial ? [] : [`--${spec.id} ${quoted(value)}`]
  })
  const playouts = sim.playouts === undefined ? [] : [`--playouts ${sim.playouts}`]
  return [
    `solotavolo sim ${id}`,
    ...given,
    `--player ${quoted(sim.player)}`,
    ...playouts,
    `--games ${games}`,
    `--seed ${quoted(sim.seed)}`,
  ].join(' ')
}

/** A value as a shell takes it. */
const quoted = (value: string): string =>
  /^[\w.,/-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`

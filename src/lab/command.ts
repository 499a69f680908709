// The commands that play a study again.
import type { Manifest } from '../kernel/contract.ts'
import type { Sim } from './job.ts'
import { playerName } from './pair-table.ts'
import type { Run } from './study.ts'

/** What to type for these runs, which differ in one option at most. */
export function commandOf(manifest: Manifest, runs: readonly Run[], every: string | undefined): string {
  const first = runs[0]
  if (first === undefined) return ''
  const { sim, games } = first
  const isEvery = runs.length > 1 && every !== undefined
  return [
    `solotavolo sim ${manifest.id}`,
    ...(isEvery ? [`--every ${every}`] : []),
    ...flagsOf(manifest, sim, isEvery ? every : undefined),
    ...playedBy(sim),
    ...dealt(games, sim),
  ].join(' ')
}

/** What to type to compare two settings. */
export function againstCommand(
  manifest: Manifest,
  { now, before }: { readonly now: Sim; readonly before: Sim },
  games: number,
  isUntilClear: boolean,
): string {
  const other = manifest.options.flatMap(({ id, initial }) => {
    const value = before.options[id] ?? initial
    return value === (now.options[id] ?? initial) ? [] : [`--against ${quoted(`${id}=${value}`)}`]
  })
  return [
    `solotavolo sim ${manifest.id}`,
    ...flagsOf(manifest, now),
    ...(other.length === 0 ? ['--against document'] : other),
    `--players ${playerName(now)}`,
    ...(isUntilClear ? ['--until-clear'] : []),
    ...dealt(games, now),
  ].join(' ')
}

/** What to type to search a number of a level; the variant is the one it begins with. */
export const balanceCommand = (
  manifest: Manifest,
  sim: Played,
  { name, wanted, games }: { readonly name: string; readonly wanted: number; readonly games: number },
): string =>
  [
    `solotavolo sim ${manifest.id}`,
    ...flagsOf(manifest, sim),
    `--balance ${name}`,
    `--wanted ${Math.round(100 * wanted)}`,
    ...playedBy(sim),
    ...dealt(games, sim),
  ].join(' ')

type Played = Omit<Sim, 'version'>

/** The options that are not as usual. */
const flagsOf = ({ options }: Manifest, sim: Played, without?: string): readonly string[] =>
  options.flatMap(({ id, initial }) => {
    const value = sim.options[id]
    return value === undefined || value === initial || id === without ? [] : [`--${id} ${quoted(value)}`]
  })

const playedBy = ({ player, playouts }: Played): readonly string[] => [
  `--player ${quoted(player)}`,
  ...(playouts === undefined ? [] : [`--playouts ${playouts}`]),
]

const dealt = (games: number, { seed }: Played): readonly string[] => [`--games ${games}`, `--seed ${quoted(seed)}`]

/** A value as a shell takes it. */
const quoted = (value: string): string =>
  /^[\w.,/=-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`

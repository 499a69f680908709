// Finds moments of real games in which something happens, by playing seeded games.
import type { AnyTable } from '../scripts/moment.ts'
import { manifestOf } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import { tellings } from '../src/kernel/consequences.ts'
import type { Json, Lang, Seat } from '../src/kernel/contract.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { playerOf } from '../src/players/index.ts'

/** The fields of a consequence that scenes need. */
export interface Told {
  readonly what: string
  readonly [field: string]: unknown
}

export interface Wanted {
  readonly game: string
  readonly options?: Readonly<Record<string, string>>
  readonly player?: 'random' | 'greedy'
  /** The state before the decision. Without it games are played from the start. */
  readonly position?: Json
  /** Whether this is the moment, from what the decision and everything after it caused. */
  happens(told: readonly (readonly [seat: Seat, told: Told])[]): boolean
}

export interface Moment {
  /** The game up to the decision. */
  readonly save: string
  /** What the person decides then. */
  readonly key: string
  /** All consequences of the decision and of what follows it. */
  sentences(lang: Lang): readonly string[]
}

/** More games than any of these moments needs. */
const MOST_GAMES = 400

export async function momentOf({ game, options = {}, player = 'random', position, happens }: Wanted): Promise<Moment> {
  const manifest = manifestOf(game)
  const module = await manifest.load()
  const begun = (seed: number): AnyTable => {
    const setup = {
      options: fullOptions(manifest.options, options),
      chance: { kind: 'seeded', seed: String(seed) },
    } as const
    const table = new Table(module, position === undefined ? setup : { ...setup, position })
    table.advance()
    return table
  }
  if (position !== undefined) {
    for (const { move } of begun(1).options) {
      const moment = played(begun(1), module.game.key(move), happens)
      if (moment !== undefined) return moment
    }
    throw new Error(`no decision in this position of ${game} leads to this moment`)
  }
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const stream = dice(seed)
    for (const table = begun(seed); table.seat !== undefined; ) {
      const key = module.game.key(playerOf(player)(module, table.state, table.options, stream))
      const moment = played(table, key, happens)
      if (moment !== undefined) return moment
    }
  }
  throw new Error(`no game of ${game} in ${MOST_GAMES} has this moment`)
}

/** Plays a decision and what follows. Returns the moment if it is the one wanted. */
function played(table: AnyTable, key: string, happens: Wanted['happens']): Moment | undefined {
  const from = table.cursor
  const save = writeSave(table.toSave())
  table.play(key)
  table.advance()
  const entries = Array.from({ length: table.cursor - from }, (_, at) => from + at + 1)
  const told = entries.flatMap((n) => table.consequences(n).map((one) => [table.entry(n).seat, one as Told] as const))
  if (!happens(told)) return undefined
  return {
    save,
    key,
    sentences: (lang) =>
      entries.flatMap((n) => tellings(table.module, table.consequences(n), lang).map(({ text }) => text)),
  }
}

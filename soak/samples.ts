// Real saves and positions, for those who damage them.
import { GAMES } from '../src/games/index.ts'
import { type Dice, dice } from '../src/kernel/chance.ts'
import type { AnyGameModule, Manifest } from '../src/kernel/contract.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { playerOf } from '../src/players/index.ts'

export interface Sample {
  readonly manifest: Manifest
  readonly module: AnyGameModule
  /** Finished games as texts, and positions out of them as JSON. */
  readonly saves: readonly string[]
  readonly positions: readonly string[]
}

const POSITIONS_OF_EACH = 40

/** Some games of every kind of every game, played at random. */
export async function samples(perChoice: number): Promise<readonly Sample[]> {
  return Promise.all(
    GAMES.map(async (manifest) => {
      const module = await manifest.load()
      const rounds = Math.max(...manifest.options.map(({ choices }) => choices.length)) * perChoice
      const tables = Array.from({ length: rounds }, (_, round) => playAny(manifest, module, round))
      const stream = dice(rounds)
      return {
        manifest,
        module,
        saves: tables.map((table) => writeSave(table.toSave())),
        positions: tables.flatMap((table) =>
          Array.from({ length: POSITIONS_OF_EACH }, () =>
            JSON.stringify(module.position.write(table.stateAt(stream.below(table.length + 1)))),
          ),
        ),
      }
    }),
  )
}

function playAny(
  manifest: Manifest,
  module: AnyGameModule,
  round: number,
): Table<unknown, unknown, Readonly<Record<string, string>>> {
  const chosen = manifest.options.map(({ id, choices }) => [id, choices[round % choices.length]?.id ?? ''] as const)
  const options = fullOptions(manifest.options, Object.fromEntries(chosen))
  const table = new Table(module, { options, chance: { kind: 'seeded', seed: `soak-${round}` } })
  const stream = dice(round)
  const player = playerOf('random')
  for (table.advance(); table.seat !== undefined; table.advance())
    table.play(module.game.key(player(module, table.state, table.options, stream)))
  return table
}

export const oneOf = <T>(list: readonly T[], stream: Dice): T => list[stream.below(list.length)] as T

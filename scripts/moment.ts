// Games to look at: seeded, your seat played by the greedy player, up to some moment.
import { manifestOf } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { playerOf } from '../src/players/index.ts'
import { saveLink } from '../src/web/panels/link.ts'

type Options = Readonly<Record<string, string>>
export type AnyTable = Table<unknown, unknown, Options>

/** A game until something holds at a decision of yours, or to its end. */
export async function playedUntil(
  game: string,
  seed: string,
  given: Options,
  done: (table: AnyTable) => boolean,
): Promise<AnyTable> {
  const manifest = manifestOf(game)
  const module = await manifest.load()
  const options = fullOptions(manifest.options, given)
  const table = new Table(module, { options, chance: { kind: 'seeded', seed } })
  const stream = dice(Number(seed))
  for (table.advance(); table.seat !== undefined && !done(table); table.advance())
    table.play(module.game.key(playerOf('greedy')(module, table.state, table.options, stream)))
  return table
}

/** The address of the import page that brings the game along, after the app's own address. */
export const linkTo = (table: AnyTable): Promise<string> => saveLink(writeSave(table.toSave()))

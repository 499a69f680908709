// Runs inside the page: whole seeded games of a table, every decision of the automa timed with the move it leads to.
import { GAMES } from '../games/index.ts'
import { dice } from '../kernel/chance.ts'
import { Table } from '../kernel/table.ts'
import { playerOf } from '../players/index.ts'

const GAMES_PLAYED = 5

/** Milliseconds of each decision, the first ones cold. */
async function decisions(game: string): Promise<number[]> {
  const manifest = GAMES.find(({ id }) => id === game)
  const module = await manifest?.load()
  if (manifest === undefined || module === undefined) return []
  const options = Object.fromEntries(manifest.options.map(({ id, initial }) => [id, initial]))
  const times: number[] = []
  for (let seed = 1; seed <= GAMES_PLAYED; seed++) {
    const table = new Table(module, { options, chance: { kind: 'seeded', seed: String(seed) } })
    const stream = dice(seed)
    while (table.seat !== undefined) {
      const { seat } = table
      const begun = performance.now()
      if (seat === 'you') table.play(module.game.key(playerOf('random')(module, table.state, table.options, stream)))
      else table.advanceOnce()
      if (seat === 'automa') times.push(performance.now() - begun)
    }
  }
  return times
}

Object.assign(globalThis, { decisions })

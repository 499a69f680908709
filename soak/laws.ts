// Random games keep every law at every step; in 2,000 of each level every consequence is told.
import { GAMES } from '../src/games/index.ts'
import { mainOption } from '../src/kernel/options.ts'
import { lawfulGames } from '../test/fixtures/random-games.ts'
import { noCounts, type Part } from './part.ts'

/** Fewer of the longest games. */
const COUNTS: Readonly<Record<string, number>> = { 'age-of-comics': 5000, 'terra-mystica': 5000 }
const COUNT = 10_000

export const laws: Part = {
  id: 'laws',
  about: 'random games keep every law at every step',
  async *run({ share, fault }) {
    for (const manifest of GAMES)
      for (const { id: choice } of mainOption(manifest).choices) {
        const counts = { ...noCounts(), tries: share(COUNTS[manifest.id] ?? COUNT) }
        try {
          await lawfulGames(manifest, choice, counts.tries, share(2000))
        } catch (error) {
          counts.unlawful++
          fault(`${manifest.id}, ${choice}: ${String(error)}`)
        }
        yield [`${manifest.id} ${choice}`, counts]
      }
  },
}

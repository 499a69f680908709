// The checklist for the hands, followed by a program that only obeys: many games of each game that has one.
import { GAMES } from '../src/games/index.ts'
import { obeyedGames } from '../test/fixtures/hands.ts'
import { noCounts, type Part } from './part.ts'

const COUNT = 2000

export const hands: Part = {
  id: 'hands',
  about: 'whoever obeys the checklist has the table of the state',
  async *run({ share, fault }) {
    for (const manifest of GAMES) {
      if ((await manifest.load()).hands === undefined) continue
      const counts = { ...noCounts(), tries: share(COUNT) }
      try {
        await obeyedGames(manifest, counts.tries)
      } catch (error) {
        counts.wrong++
        fault(`${manifest.id}: ${String(error)}`)
      }
      yield [manifest.id, counts]
    }
  },
}

// Mutated positions: each is refused in a sentence, or a game goes on from it by its laws to the end.
import { GAMES } from '../src/games/index.ts'
import { mutatedPositions } from '../test/fixtures/mutated-positions.ts'
import { noCounts, type Part } from './part.ts'

const COUNT = 100_000

export const positions: Part = {
  id: 'positions',
  about: 'mutated positions open lawfully or are refused',
  async *run({ share, fault }) {
    for (const { id } of GAMES) {
      const counts = { ...noCounts(), tries: share(COUNT / GAMES.length) }
      const { faults } = await mutatedPositions(id, counts.tries, 'soak')
      counts.unlawful = faults.length
      for (const { kind, position } of faults) fault(`${id}: ${kind}: ${JSON.stringify(position).slice(0, 4000)}`)
      yield [id, counts]
    }
  },
}

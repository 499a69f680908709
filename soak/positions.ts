// Positions with something changed: each is refused, or opens to a table that keeps its laws and can be played to the end.
import { GAMES } from '../src/games/index.ts'
import { mutatedPositions } from '../test/fixtures/mutated-positions.ts'
import { noCounts, type Part } from './part.ts'

const COUNT = 100_000

export const positions: Part = {
  id: 'positions',
  about: 'changed positions are refused, or keep every law to the end of the game',
  async *run({ share, fault }) {
    for (const { id } of GAMES) {
      const count = share(COUNT / GAMES.length)
      const { faults } = await mutatedPositions(id, count, 'soak')
      for (const found of faults) fault(`${id}: ${JSON.stringify(found).slice(0, 2000)}`)
      yield [id, { ...noCounts(), tries: count, unlawful: faults.length }]
    }
  },
}

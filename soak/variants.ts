// Mutated variant files: each is refused in a sentence, or a game goes by its laws to the end.
import { mutatedVariants, OPEN } from '../test/fixtures/mutated-variants.ts'
import { noCounts, type Part } from './part.ts'

const COUNT = 10_000

export const variants: Part = {
  id: 'variants',
  about: 'mutated variant files are refused or play lawfully',
  async *run({ share, fault }) {
    for (const { id } of OPEN) {
      const counts = { ...noCounts(), tries: share(COUNT / OPEN.length) }
      const { faults } = await mutatedVariants(id, counts.tries, 'soak')
      counts.unlawful = faults.length
      for (const each of faults) fault(`${id}: ${each}`)
      yield [id, counts]
    }
  },
}

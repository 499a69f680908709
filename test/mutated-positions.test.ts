// Mutated positions of every game: refused in a sentence, or played on by the laws to the end. `npm run soak` tries many more.
import { expect, test } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { mutatedPositions } from './fixtures/mutated-positions.ts'

const COUNT = 300

test.each(GAMES.map(({ id }) => id))(`%s: ${COUNT} mutated positions are refused or open lawfully`, async (game) => {
  const { read, refused, faults } = await mutatedPositions(game, COUNT, 'mutated')
  expect(faults).toEqual([])
  expect(read + refused).toBe(COUNT)
  // Neither the mutations nor the reader are so harsh that nothing is left to play.
  expect(read).toBeGreaterThan(COUNT / 20)
  expect(refused).toBeGreaterThan(COUNT / 20)
})

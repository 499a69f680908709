// Variant files of any kind: a clear refusal or a playable game that keeps every law, never a crash.
import { describe, expect, test } from 'vitest'
import { mutatedVariants, OPEN } from './fixtures/mutated-variants.ts'

describe.each(OPEN.map(({ id }) => id))('mutated variants of %s', (game) => {
  test('are refused in a sentence or played by the laws', async () => {
    const { faults, refused, played } = await mutatedVariants(game, 150, 'test')
    expect(faults).toEqual([])
    expect(refused).toBeGreaterThan(20)
    expect(played).toBeGreaterThan(20)
  })
})

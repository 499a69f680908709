import { expect, test } from 'vitest'
import { duel } from '../../../games/duel/manifest.ts'
import { chanceOf, firstChoices } from './choices.ts'

test('a new game on screen gets a generated seed that nobody can guess', () => {
  const seeds = Array.from({ length: 200 }, () => firstChoices(duel).seed)
  expect(new Set(seeds).size).toBe(200)
  // Fifteen letters of five bits.
  for (const seed of seeds) expect(seed).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{5}\.){2}[0-9a-hjkmnp-tv-z]{5}$/)
})

test('a seed that a person types is taken as it is', () => {
  expect(chanceOf({ ...firstChoices(duel), seed: '8147' }, duel)).toEqual({ kind: 'seeded', seed: '8147' })
})

// The worked cases of the specification, put to the game as they stand.
import { describe, expect, test } from 'vitest'
import { duelModule } from '../module.ts'
import { CASES } from './cases.ts'
import { differences } from './world.ts'

describe('worked cases', () => {
  test.each(CASES.map((worked) => [worked.says, worked] as const))('%s', (_, { world, ask, expect: expected, why }) => {
    expect(differences(expected, duelModule.answer(world, ask)), why).toEqual([])
  })
})

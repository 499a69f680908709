// The worked cases of the specification, put to the game as they stand.
import { describe, expect, test } from 'vitest'
import { CASES } from './cases.ts'
import { run } from './run.ts'

describe('worked cases', () => {
  test.each(CASES.map((worked) => [worked.says, worked] as const))('%s', (_, worked) => {
    expect(run(worked), worked.why).toEqual([])
  })
})

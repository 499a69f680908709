// The worked cases and scripted games of the specification, put to the game as they stand.
import { describe, expect, test } from 'vitest'
import { CASES, SCRIPTS } from './cases.ts'
import { run } from './run.ts'

describe('worked cases', () => {
  test.each([...CASES, ...SCRIPTS].map((worked) => [worked.says, worked] as const))('%s', (_, worked) => {
    expect(run(worked), worked.why).toEqual([])
  })
})

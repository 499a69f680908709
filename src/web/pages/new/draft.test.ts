import { describe, expect, it } from 'vitest'
import { resumed } from './draft.ts'

describe('a half-entered table', () => {
  const draft = { chosen: { level: 'base' }, position: { level: 'hard', age: 2 } }

  it('is gone on with as it was', () => {
    expect(resumed(draft, { level: 'base' })).toEqual({ level: 'hard', age: 2 })
  })

  it('follows what has been chosen otherwise since', () => {
    expect(resumed(draft, { level: 'easy' })).toEqual({ level: 'easy', age: 2 })
  })

  it('begins with what was chosen where there is none', () => {
    expect(resumed(undefined, { level: 'easy' })).toEqual({ level: 'easy' })
  })
})

import { describe, expect, it } from 'vitest'
import { resumed } from './draft.ts'

describe('a half-entered table', () => {
  const draft = { chosen: { level: 'base' }, position: { level: 'hard', age: 2 } }

  it('is unchanged when it is continued', () => {
    expect(resumed(draft, { level: 'base' })).toEqual({ level: 'hard', age: 2 })
  })

  it('follows options that changed since', () => {
    expect(resumed(draft, { level: 'easy' })).toEqual({ level: 'easy', age: 2 })
  })

  it('begins with the chosen options if there is none', () => {
    expect(resumed(undefined, { level: 'easy' })).toEqual({ level: 'easy' })
  })
})

import { describe, expect, it } from 'vitest'
import { pauseBefore } from './pace.ts'

describe('the pace', () => {
  it('waits for the person before every move of the automa, step by step', () => {
    expect(pauseBefore('automa', 'step', 0)).toBeUndefined()
  })

  it('never makes the person wait long for a deal', () => {
    for (const speed of ['step', 'slow', 'quick', 'instant'] as const) {
      const all = Array.from({ length: 20 }, (_, at) => pauseBefore('chance', speed, at + 1) ?? 0)
      expect(all.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(1600)
    }
  })
})

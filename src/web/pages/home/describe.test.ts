import { describe, expect, it } from 'vitest'
import { dateOf } from './describe.ts'

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour, 5).getTime()

describe('a date on the shelf', () => {
  it('is today or yesterday with the hour, later the day', () => {
    expect(dateOf(at(15, 9), 'it', at(15, 22))).toBe('oggi, 09:05')
    expect(dateOf(at(14, 23), 'en', at(15, 0))).toBe('yesterday, 23:05')
    expect(dateOf(at(3, 9), 'en', at(15, 9))).toBe('3 Nov 2026')
  })
})

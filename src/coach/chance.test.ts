import { expect, test } from 'vitest'
import { calibrated, chanceOf, pointsOf } from './chance.ts'

test('chances rise with the value, from nothing to certainty', () => {
  const chances = [0, 0.1, 0.3, 0.5, 0.8, 1].map(chanceOf)
  expect(chances).toEqual([...chances].sort((a, b) => a - b))
  expect(new Set(chances).size).toBe(chances.length)
  expect([chances[0], chances.at(-1)]).toEqual([0, 1])
})

test('one plays on better than at random, so the chance is above the value', () => {
  expect(chanceOf(0.3)).toBeGreaterThan(0.3)
})

test('a learned eye is told as games came out', () => {
  expect(calibrated(0.3)).toBeCloseTo(0.3, 12)
  expect(calibrated(0.3, { slope: 1, offset: 1 })).toBeGreaterThan(0.3)
  expect(calibrated(0.9, { slope: 0.5, offset: 0 })).toBeLessThan(0.9)
  expect([calibrated(0, { slope: 2, offset: 1 }), calibrated(1, { slope: 2, offset: 1 })]).toEqual([0, 1])
})

test('points are told by the line that was fitted to them, and not as a chance', () => {
  expect(pointsOf(90, { slope: 0.5, offset: 40 })).toBe(85)
  expect(pointsOf(90)).toBe(90)
})

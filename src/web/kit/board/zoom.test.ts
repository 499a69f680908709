import { expect, test } from 'vitest'
import { leastScale, placeOf, resized, within, zoomed } from './zoom.ts'

const WORLD = { width: 1000, height: 800 }
const VIEW = { width: 400, height: 300 }

test('an area is shown whole and in the middle', () => {
  const { x, y, scale } = placeOf({ left: 300, top: 300, width: 200, height: 100 }, VIEW, WORLD, 5)
  expect(scale).toBe(2)
  expect([x, y]).toEqual([300, 275])
})

test('covered edges of the window hide nothing of an area', () => {
  const margins = { left: 0, top: 20, right: 100, bottom: 80 }
  const { x, y, scale } = placeOf({ left: 300, top: 300, width: 200, height: 100 }, VIEW, WORLD, 5, margins)
  expect(scale).toBe(1.5)
  expect([(300 - x) * scale, (500 - x) * scale]).toEqual([0, 300])
  expect((300 - y) * scale).toBeGreaterThanOrEqual(20)
  expect((400 - y) * scale).toBeLessThanOrEqual(220)
})

test('no edge of the world is visible, however large the area', () => {
  const { x, y, scale } = placeOf({ left: -500, top: -500, width: 9000, height: 9000 }, VIEW, WORLD, 5)
  expect(scale).toBe(leastScale(VIEW, WORLD))
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + VIEW.width / scale).toBeLessThanOrEqual(WORLD.width + 1e-9)
  expect(y + VIEW.height / scale).toBeLessThanOrEqual(WORLD.height + 1e-9)
})

test('a position outside is moved back inside', () => {
  expect(within({ x: -50, y: 900, scale: 1 }, VIEW, WORLD)).toEqual({ x: 0, y: 500, scale: 1 })
})

test('what is under the pointer stays under it while zooming', () => {
  const before = { x: 300, y: 250, scale: 1 }
  const at = [120, 90] as const
  const after = zoomed(before, 1.5, at, VIEW, WORLD, 5)
  expect(after.scale).toBe(1.5)
  expect(after.x + at[0] / after.scale).toBeCloseTo(before.x + at[0])
  expect(after.y + at[1] / after.scale).toBeCloseTo(before.y + at[1])
})

test('zooming has a minimum and a maximum', () => {
  expect(zoomed({ x: 0, y: 0, scale: 4 }, 10, [0, 0], VIEW, WORLD, 5).scale).toBe(5)
  expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.01, [0, 0], VIEW, WORLD, 5).scale).toBe(leastScale(VIEW, WORLD))
})

test('what was shown whole stays whole when the window changes', () => {
  const smaller = { width: 300, height: 200 }
  expect(resized(leastScale(VIEW, WORLD), VIEW, smaller, WORLD)).toBe(leastScale(smaller, WORLD))
  expect(resized(2, VIEW, smaller, WORLD)).toBe(2)
  expect(resized(0.5, VIEW, { width: 900, height: 700 }, WORLD)).toBe(0.9)
})

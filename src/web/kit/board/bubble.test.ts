import { expect, test } from 'vitest'
import { placeBubble } from './bubble.ts'

const ROOM = { width: 400, height: 300 }
const SIZE = { width: 100, height: 40 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a hint is above its piece, in the middle', () => {
  expect(placeBubble(box(180, 150, 40, 40), SIZE, ROOM, [])).toEqual([150, 102])
})

test('it is below if there is no room above', () => {
  expect(placeBubble(box(180, 10, 40, 40), SIZE, ROOM, [])).toEqual([150, 58])
})

test('it is beside the piece if it would cover something needed above and below', () => {
  const keep = [box(0, 60, 400, 60), box(0, 200, 400, 100)]
  expect(placeBubble(box(180, 140, 40, 40), SIZE, ROOM, keep)).toEqual([228, 140])
})

test('at the edge of the screen it moves inside without covering its piece', () => {
  expect(placeBubble(box(370, 150, 30, 30), SIZE, ROOM, [])).toEqual([292, 102])
})

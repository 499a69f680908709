import { expect, test } from 'vitest'
import { copy, freeze } from '../../src/kernel/copy.ts'

test('a copy is equal and shares nothing', () => {
  const data = { a: [1, { b: null }], c: 'x', d: { e: false }, f: undefined }
  const twin = copy(data)
  expect(twin).toEqual(data)
  expect(twin.a).not.toBe(data.a)
  expect(twin.a[1]).not.toBe(data.a[1])
  expect(twin.d).not.toBe(data.d)
})

test('a copy of frozen data can be changed', () => {
  const twin = copy(freeze({ list: [1] }))
  twin.list.push(2)
  expect(twin.list).toEqual([1, 2])
})

test('frozen data is frozen all the way down', () => {
  const data = freeze({ a: [{ b: 1 }] })
  expect(() => {
    const [first] = data.a
    if (first) first.b = 2
  }).toThrow(TypeError)
  expect(() => data.a.push({ b: 3 })).toThrow(TypeError)
})

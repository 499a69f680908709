import { expect, test } from 'vitest'
import type { MoveGroup } from '../../contract.ts'
import { partsOf } from './parts.ts'

const group = (id: string, about?: string): MoveGroup => ({
  id,
  title: id,
  ...(about === undefined ? {} : { about }),
  has: (move) => String(move).startsWith(id),
})
const listed = (...moves: readonly string[]) => moves.map((move) => ({ move }))
const shape = (parts: ReturnType<typeof partsOf>) =>
  parts.map(({ group: of, moves }) => [of?.id, moves.map(({ move }) => move)])

test('moves stand under the heading of their group, in the order of the groups', () => {
  const parts = partsOf(listed('send 1', 'build 1', 'send 2'), [group('build'), group('send'), group('pass')], false)
  expect(shape(parts)).toEqual([
    ['build', ['build 1']],
    ['send', ['send 1', 'send 2']],
  ])
})

test('moves that belong nowhere stand first, without a heading', () => {
  expect(shape(partsOf(listed('send 1', 'done'), [group('send')], false))).toEqual([
    [undefined, ['done']],
    ['send', ['send 1']],
  ])
})

test('a list of one kind has no heading', () => {
  expect(shape(partsOf(listed('send 1', 'send 2'), [group('build'), group('send')], false))).toEqual([
    [undefined, ['send 1', 'send 2']],
  ])
  expect(shape(partsOf(listed('done'), [group('send', 'none left')], false))).toEqual([[undefined, ['done']]])
  expect(shape(partsOf(listed('done'), [], false))).toEqual([[undefined, ['done']]])
})

test('a group that tells why there is nothing in it stays, but not in what was looked for', () => {
  const groups = [group('build'), group('blue', 'nothing left'), group('gray', 'may place')]
  expect(shape(partsOf(listed('build 1', 'gray 1'), groups, false))).toEqual([
    ['build', ['build 1']],
    ['blue', []],
    ['gray', ['gray 1']],
  ])
  expect(shape(partsOf(listed('gray 1'), groups, true))).toEqual([['gray', ['gray 1']]])
  expect(shape(partsOf([], groups, true))).toEqual([[undefined, []]])
})

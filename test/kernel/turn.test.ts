import { expect, test } from 'vitest'
import { turnAround } from '../../src/kernel/turn.ts'
import type { Seat } from '../../src/kernel/contract.ts'

const SEATS = { y: 'you', a: 'automa', c: 'chance' } as const satisfies Record<string, Seat>
const log = (letters: string) => Array.from(letters, (letter) => ({ seat: SEATS[letter as keyof typeof SEATS] }))

test.each([
  ['yaya', 2, [2]],
  ['ycacaacy', 3, [3, 4, 5, 6]],
  ['ycacaacy', 6, [3, 4, 5, 6]],
  ['aca', 1, [1, 2, 3]],
  ['yaccc', 2, [2]],
] as const)('in %s the turn of entry %i goes from the automa’s first move to its last', (letters, n, turn) => {
  expect(turnAround(log(letters), n)).toEqual(turn)
})

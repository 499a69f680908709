import { expect, it } from 'vitest'
import { memoryBox } from '../../../test/fixtures/memory.ts'
import { backedUp, countGame, gamesToBackUp, MANY, remindLater } from './reminder.ts'

it('reminds after some games without a backup, again after as many if put off, and not after a backup', () => {
  const storage = memoryBox()
  const play = (games: number) => Array.from({ length: games }, () => countGame(storage))
  play(MANY - 1)
  expect(gamesToBackUp(storage)).toBeUndefined()
  play(1)
  expect(gamesToBackUp(storage)).toBe(MANY)
  remindLater(storage)
  expect(gamesToBackUp(storage)).toBeUndefined()
  play(MANY)
  expect(gamesToBackUp(storage)).toBe(2 * MANY)
  backedUp(storage)
  expect(gamesToBackUp(storage)).toBeUndefined()
})

it('takes damaged counts for none', () => {
  const storage = memoryBox()
  storage.setItem('solotavolo.since-backup', '{"games":"x"')
  expect(gamesToBackUp(storage)).toBeUndefined()
})

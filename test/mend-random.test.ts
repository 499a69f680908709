// Corrections of random games: every game, every kind of chance.
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { dice, type Dice } from '../src/kernel/chance.ts'
import { type Answer, isMendable, mend, settle } from '../src/kernel/mend.ts'
import type { ChanceMode } from '../src/kernel/mode.ts'
import { type AnyMend, type AnyTable, doubts, linesOf, lost, randomGame, settled } from './fixtures/mends.ts'

const DEALT: ChanceMode = { kind: 'dealt' }
const SEEDED: ChanceMode = { kind: 'seeded', seed: 'mend' }
const MIXED: ChanceMode = { kind: 'mixed', seed: 'mend', app: ['die/'] }
const MODES = [DEALT, SEEDED, MIXED]
const GAMES_EACH = 6
const ENTRIES = 140

const mendables = (table: AnyTable): readonly number[] =>
  Array.from({ length: table.length }, (_, at) => at + 1).filter((n) => isMendable(table, n))

const pick = <T>(list: readonly T[], stream: Dice): T => list[stream.below(list.length)] as T

/** Any possible answer, now and then none where that is allowed. */
const anyAnswer =
  (stream: Dice) =>
  ({ draft, conflict }: AnyMend): Answer =>
    conflict?.canLeaveOut === true && conflict.was !== undefined && stream.below(3) === 0
      ? 'leave-out'
      : { play: draft.module.game.key(pick(draft.options, stream).move) }

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('an entry corrected with itself changes nothing', async () => {
    for (let number = 0; number < GAMES_EACH; number++) {
      const table = await randomGame(game, MODES[number % MODES.length] ?? DEALT, number, ENTRIES)
      const stream = dice(number)
      for (let each = 0; each < 3; each++) {
        const n = pick(mendables(table), stream)
        const same = mend(table, n, table.module.game.key(table.entry(n).move))
        expect(same.conflict).toBeUndefined()
        expect(linesOf(same.draft)).toEqual(linesOf(table))
        expect(same.draft.marks).toEqual(table.marks)
        expect(same.fates.every(({ kind }) => kind === 'kept')).toBe(true)
        expect(same.left).toEqual([])
      }
    }
  })

  test('every correction ends in a legal game that verifies, loses nothing unseen and leaves the old game alone', async () => {
    for (let number = 0; number < GAMES_EACH; number++) {
      const table = await randomGame(game, MODES[number % MODES.length] ?? DEALT, number, ENTRIES)
      const before = linesOf(table)
      const stream = dice(number)
      const n = pick(mendables(table), stream)
      const options = table.module.game.options(table.stateAt(n - 1))
      const first = mend(table, n, table.module.game.key(pick(options, stream).move))
      const end = settled(first, anyAnswer(stream))
      expect(lost(end, n), `${game} ${number}`).toEqual([])
      expect(doubts(end.draft), `${game} ${number}`).toEqual([])
      expect(linesOf(end.draft).slice(0, n - 1)).toEqual(before.slice(0, n - 1))
      expect(linesOf(table)).toEqual(before)
      // The same again comes out the same.
      expect(linesOf(settled(first, anyAnswer(dice(7))).draft)).toEqual(
        linesOf(settled(first, anyAnswer(dice(7))).draft),
      )
    }
  })

  test('what was kept says the same as then', async () => {
    const table = await randomGame(game, DEALT, 3, ENTRIES)
    const n = mendables(table)[0] as number
    const options = table.module.game.options(table.stateAt(n - 1))
    const end = settled(mend(table, n, table.module.game.key(options.at(-1)?.move)), anyAnswer(dice(1)))
    const [old, now] = [linesOf(table), linesOf(end.draft)]
    for (const fate of end.fates) if (fate.kind === 'kept') expect(now[fate.now - 1]).toBe(old[fate.was - 1])
  })

  test('a draw of a seed cannot be corrected, nor a move of the automa, nor an answer that was the only one', async () => {
    const table = await randomGame(game, SEEDED, 1, ENTRIES)
    for (let n = 1; n <= table.length; n++) {
      const isOnly = table.module.game.options(table.stateAt(n - 1)).length === 1
      expect(isMendable(table, n)).toBe(table.entry(n).seat === 'you' && !isOnly)
    }
    const other = table.log.findIndex(({ seat }) => seat !== 'you') + 1
    expect(() => mend(table, other, 'x')).toThrow(`entry ${other} cannot be corrected`)
  })
})

test('nothing is settled where nothing is asked', async () => {
  const table = await randomGame('duel', DEALT, 1, 60)
  const same = mend(table, 1, table.module.game.key(table.entry(1).move))
  expect(() => settle(same, 'leave-out')).toThrow('answers nothing')
})

// How a game of each kind ended, played from beginning to end.
import { describe, expect, test } from 'vitest'
import { GAMES, manifestOf } from '../../src/games/index.ts'
import { dice } from '../../src/kernel/chance.ts'
import { columnsOf, inSection, ledgerOf } from '../../src/kernel/ledger.ts'
import { isMove } from '../../src/kernel/moves.ts'
import { fullOptions } from '../../src/kernel/options.ts'
import { Table } from '../../src/kernel/table.ts'
import { figure } from '../../src/kernel/text.ts'
import { toldMove, turningOf } from '../../src/kernel/turning.ts'
import { decidedBy, verdictOf } from '../../src/kernel/verdict.ts'
import { playerOf } from '../../src/players/index.ts'

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))('a finished game of %s', (_, manifest) => {
  test('says how it was decided, and tells the part in which it turned as the ledger books it', async () => {
    const module = await manifest.load()
    let parts = 0
    for (let seed = 1; seed <= 4; seed++) {
      const options = fullOptions(manifest.options, {})
      const table = new Table(module, { options, chance: { kind: 'seeded', seed: String(seed) } })
      const stream = dice(seed)
      for (table.advance(); table.seat !== undefined; table.advance())
        table.play(module.game.key(playerOf('random')(module, table.state, table.options, stream)))
      expect(table.step.kind).toBe('over')
      const { sides, outcome } = module.score(table.state)
      const said = decidedBy(module, table.state)
      expect(said.it).not.toBe(said.en)
      if (verdictOf(module, table.state).isInstant === true) continue
      for (const { total } of sides) expect([said.it, said.en].every((text) => text.includes(figure(total)))).toBe(true)
      const turning = turningOf(table)
      const ledger = ledgerOf(table)
      expect(isMove(table.entry(turning?.move.entry ?? 0))).toBe(true)
      const told = turning?.section
      expect(told === undefined).toBe(columnsOf(ledger).length === 0)
      if (told === undefined) continue
      // The first part is the set-up in all of them: what it gives, nobody has made.
      const swings = ledger.sections.map((__, part) => {
        const by = ledger.sides.reduce((sum, side) => sum + (side.seat === 'you' ? 1 : -1) * inSection(side, part), 0)
        return part === 0 ? -Infinity : outcome.winner === 'automa' ? -by : by
      })
      const at = swings.indexOf(Math.max(...swings))
      expect(told.section).toEqual(ledger.sections[at])
      expect(told.gains.map(({ points }) => points)).toEqual(ledger.sides.map((side) => inSection(side, at)))
      parts++
    }
    expect(parts).toBeGreaterThan(0)
  })
})

test('the artist of a comic that counted most is told as the comic that was printed', async () => {
  const module = await manifestOf('age-of-comics').load()
  const options = fullOptions(manifestOf('age-of-comics').options, {})
  const table = new Table(module, { options, chance: { kind: 'seeded', seed: '1' } })
  const stream = dice(1)
  for (table.advance(); table.seat !== undefined; table.advance())
    table.play(module.game.key(playerOf('greedy')(module, table.state, table.options, stream)))
  const { entry } = turningOf(table)!.move
  expect(module.say(table.entry(entry).move, 'en')).toMatch(/^With /)
  expect(toldMove(table, entry, 'en')).toMatch(/^You print “.+” with .+ and .+[^.]$/)
  expect(toldMove(table, entry, 'it')).toMatch(/^Stampi «.+» con .+ e .+[^.]$/)
})

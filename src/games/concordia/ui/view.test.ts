import { expect, test } from 'vitest'
import { dice } from '../../../kernel/chance.ts'
import type { Weighted } from '../../../kernel/contract.ts'
import { Table } from '../../../kernel/table.ts'
import { playerOf } from '../../../players/index.ts'
import { MAP_IDS } from '../catalogue/geography.ts'
import { concordia } from '../manifest.ts'
import { key, type Move } from '../moves.ts'
import { mapOf, type State } from '../state.ts'
import { newsOf } from './motion/news.ts'
import { offersOf } from './view.ts'

const module = await concordia.load()

/** Moves with a button in the tray instead of a piece. */
const BUTTONS: ReadonlySet<Move['do']> = new Set(['done', 'coins', 'give-up', 'buy', 'sell'])

function played(map: string, seed: string, see: (state: State, options: readonly Weighted<Move>[]) => void): void {
  const table = new Table(module, { options: { map, dice: 'd12' }, chance: { kind: 'seeded', seed } })
  const stream = dice(Number(seed))
  for (table.advance(); table.seat !== undefined; table.advance()) {
    see(table.state as State, table.options as readonly Weighted<Move>[])
    table.play(module.game.key(playerOf('random')(module, table.state, table.options, stream)))
  }
}

test.each(MAP_IDS)('every move of a game on %s is on a piece or has a button', (map) => {
  played(map, '3', (state, options) => {
    const offers = offersOf(state, options)
    const found = new Set([...offers.values()].flat().map(key))
    for (const { move } of options) expect(found.has(key(move)), key(move)).toBe(!BUTTONS.has(move.do))
  })
})

test('a house of the AI is news until you play your next card, and its dice are kept', () => {
  const table = new Table(module, { options: { map: 'italia', dice: 'd12' }, chance: { kind: 'seeded', seed: '7' } })
  table.advance()
  let news = newsOf(undefined, table.state as State)
  const stream = dice(7)
  let houses = 0
  while (table.seat !== undefined && houses < 3) {
    const before = table.state as State
    if (table.seat === 'you') table.play(module.game.key(playerOf('random')(module, before, table.options, stream)))
    else table.advanceOnce()
    const after = table.state as State
    news = newsOf(before, after, news)
    const built = mapOf(after).cities.find(({ bit }) => (after.ai.houses & ~before.ai.houses & bit) !== 0)
    if (built !== undefined) {
      houses++
      expect([...news.of]).toContain(`city:${built.no}`)
      expect(news.rolls.length).toBeGreaterThan(0)
    }
    if (key(table.entry(table.cursor).move as Move).startsWith('play')) expect([...news.of]).toEqual([])
  }
  expect(houses).toBe(3)
})

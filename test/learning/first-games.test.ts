// The first game of every game: each mark that can come comes in some seeded game, and none speaks of what is not there.
import { describe, expect, test } from 'vitest'
import { dice } from '../../src/kernel/chance.ts'
import { PARTS, type First, type Moment } from '../../src/kernel/first-game.ts'
import { inlinesOf } from '../../src/kernel/markup.ts'
import { fullOptions } from '../../src/kernel/options.ts'
import { Table } from '../../src/kernel/table.ts'
import { LANGS } from '../../src/kernel/text.ts'
import { greedy } from '../../src/players/greedy.ts'
import { random } from '../../src/players/random.ts'
import { CLAUSES } from './clauses.ts'
import { must, TAUGHT } from './taught.ts'

type AnyMoment = Moment<unknown, unknown, unknown>
type AnyFirst = First<unknown, unknown, unknown>

/** Games enough for what is rare; greedy players see other things than random ones. */
const GAMES = 40

describe.each(TAUGHT.map((manifest) => [manifest.id, manifest] as const))('the first game of %s', (id, manifest) => {
  const loaded = manifest.load().then(async (module) => {
    const { clauses, rulings } = await module.texts()
    const known = new Set([...must(CLAUSES[id], 'clauses'), ...[...clauses, ...rulings].map((clause) => clause.id)])
    return { module, known, first: await must(module.firstGame, `first game of ${id}`)() }
  })

  test('has its marks in both languages, in two sentences at most, with clauses that exist', async () => {
    const { first, known } = await loaded
    const sentences = (text: string): number => text.split(/[.!?…](?:\s|$)/).filter((part) => part.trim() !== '').length
    const ids = first.firsts.map((mark) => mark.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { say, cite, part } of first.firsts) {
      expect(PARTS).toContain(part)
      if (cite !== undefined) expect(known).toContain(cite)
      for (const lang of LANGS) {
        expect(sentences(say[lang]), say[lang]).toBeLessThanOrEqual(2)
        for (const inline of inlinesOf(say[lang])) if (inline.kind === 'clause') expect(known).toContain(inline.clause)
      }
    }
  })

  test('each mark comes in some seeded game', async () => {
    const { module, first } = await loaded
    const options = fullOptions(manifest.options, first.options)
    const due = new Set<AnyFirst>(first.firsts)
    const seeds = [first.seed, ...Array.from({ length: GAMES }, (_, n) => `first-${n}`)]
    for (const [n, seed] of seeds.entries()) {
      if (due.size === 0) break
      const table = new Table(module, { options, chance: { kind: 'seeded', seed } })
      const player = n % 2 === 0 ? greedy : random
      const stream = dice(n)
      for (;;) {
        const { cursor: at, state, step } = table
        const moment: AnyMoment =
          at === 0
            ? { state, step }
            : {
                state,
                step,
                last: {
                  seat: table.entry(at).seat,
                  before: table.stateAt(at - 1),
                  move: table.entry(at).move,
                  consequences: table.consequences(at),
                },
              }
        for (const mark of due) if (mark.when(moment)) due.delete(mark)
        if (table.seat === undefined) break
        if (table.seat === 'you') table.play(module.game.key(player(module, table.state, table.options, stream)))
        else table.advanceOnce()
      }
    }
    expect([...due].map((mark) => mark.id)).toEqual([])
  })
})

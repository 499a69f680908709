// Damaged saves and positions: a clear error or a game, never a crash.
import { writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duel } from '../src/games/duel/manifest.ts'
import { type AnyGameModule, BadInput } from '../src/kernel/contract.ts'
import { writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { scratch, solotavolo } from './fixtures/cli.ts'

const files = scratch()
afterAll(files.clean)

let module: AnyGameModule
let save: string
let positions: readonly string[]

beforeAll(async () => {
  module = await duel.load()
  const table = new Table(module, {
    options: { level: 'base', promos: 'both' },
    chance: { kind: 'seeded', seed: 'fuzz' },
  })
  for (table.advance(); table.seat !== undefined; table.advance()) {
    const options = table.options
    const option = options[table.cursor % options.length]
    if (option) table.play(module.game.key(option.move))
  }
  save = writeSave(table.toSave())
  positions = Array.from({ length: table.length }, (_, n) => JSON.stringify(module.position.write(table.stateAt(n))))
})

/** Cuts a piece out of a text and puts something else in its place. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(12),
  put: fc.oneof(fc.string(), fc.constantFrom('\n', '"', '{', ']', 'null', '-1', '1e9', ' · ', ';', 'you ', '?')),
})

function damaged(text: string, { at, length, put }: { at: number; length: number; put: string }): string {
  const from = Math.floor(at * text.length)
  return text.slice(0, from) + put + text.slice(from + length)
}

test('a damaged save opens or is refused with one line that names it', async () => {
  const file = files.path('damaged.solotavolo')
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
      writeFileSync(file, damages.reduce(damaged, save))
      const { status, err } = await solotavolo(['verify', file])
      expect(err).toMatch(status === 2 ? /^solotavolo: .*damaged\.solotavolo: [^\n]+\n$/ : /^$/)
      expect(err).not.toContain('cannot be read (')
    }),
    { numRuns: 200 },
  )
})

const ANY_ASK = fc.oneof(
  fc.constant(undefined),
  fc.record({ kind: fc.constantFrom('legal', 'score', 'need', 'cost', 'printed', 'after', '') }),
  fc.jsonValue({ maxDepth: 2 }),
)

test('a damaged question gets an answer or an error, one line each, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(), damage, ANY_ASK), { minLength: 1, maxLength: 8 }), async (all) => {
      const questions = all.map(([n, change, ask], id) => {
        const line = damaged(
          `{"id":${id},"position":${positions[n % positions.length]},"ask":${JSON.stringify(ask) ?? 'null'}}`,
          change,
        )
        return line.replaceAll('\n', ' ')
      })
      const { out, err, status } = await solotavolo(['ask', 'duel'], questions.join('\n'))
      expect([status, err]).toEqual([0, ''])
      const asked = questions.filter((line) => line.trim() !== '')
      const answers = out === '' ? [] : out.trimEnd().split('\n')
      expect(answers).toHaveLength(asked.length)
      for (const answer of answers)
        expect(JSON.parse(answer)).not.toHaveProperty('error', expect.stringContaining('could not be answered'))
    }),
    { numRuns: 150 },
  )
})

test('any JSON at all is a position or is refused with a sentence', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      try {
        module.position.read(json)
      } catch (error) {
        expect(error).toBeInstanceOf(BadInput)
      }
    }),
    { numRuns: 300 },
  )
})

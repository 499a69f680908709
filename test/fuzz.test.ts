// Damaged saves and positions: a clear error or a game, never a crash.
import { writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { BadInput } from '../src/kernel/contract.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { scratch, solotavolo } from './fixtures/cli.ts'

const files = scratch()
afterAll(files.clean)

const played = async ({ options, load }: (typeof GAMES)[number]) => {
  const module = await load()
  const table = new Table(module, { options: fullOptions(options, {}), chance: { kind: 'seeded', seed: 'fuzz' } })
  for (table.advance(); table.seat !== undefined; table.advance()) {
    const options = table.options
    const option = options[table.cursor % options.length]
    if (option) table.play(module.game.key(option.move))
  }
  // With marks, so that header and seal are damaged too.
  table.mark('hint')
  const save = writeSave(table.toSave())
  const positions = Array.from({ length: table.length }, (_, n) =>
    JSON.stringify(module.position.write(table.stateAt(n))),
  )
  return { module, save, positions }
}

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

/** Kinds of questions of all games: what is none of a game is an error there. */
const KINDS = [
  'legal',
  'score',
  'need',
  'cost',
  'after',
  'turn',
  'moves',
  'take',
  'final',
  'print',
  'income',
  'refill',
  '',
]
const ANY_ASK = fc.oneof(
  fc.constant(undefined),
  fc.record({ kind: fc.constantFrom(...KINDS) }),
  fc.jsonValue({ maxDepth: 2 }),
)

describe.each(GAMES)('$id', (manifest) => {
  const { id } = manifest
  const game = played(manifest)

  test('a damaged save opens or is refused with one line that names it', async () => {
    const { save } = await game
    const file = files.path(`${id}-damaged.solotavolo`)
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
        writeFileSync(file, damages.reduce(damaged, save))
        const { status, err } = await solotavolo(['verify', file])
        expect(err).toMatch(status === 2 ? /^solotavolo: .*damaged\.solotavolo: [^\n]+\n$/ : /^$/)
        expect(err).not.toContain('cannot be read (')
      }),
      { numRuns: 60 },
    )
  })

  test('a damaged question gets an answer or an error, one line each, in order', async () => {
    const { positions } = await game
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(), damage, ANY_ASK), { minLength: 1, maxLength: 8 }), async (all) => {
        const questions = all.map(([n, change, ask], no) => {
          const line = damaged(
            `{"id":${no},"position":${positions[n % positions.length]},"ask":${JSON.stringify(ask) ?? 'null'}}`,
            change,
          )
          return line.replaceAll('\n', ' ')
        })
        const { out, err, status } = await solotavolo(['ask', id], questions.join('\n'))
        expect([status, err]).toEqual([0, ''])
        const asked = questions.filter((line) => line.trim() !== '')
        const answers = out === '' ? [] : out.trimEnd().split('\n')
        expect(answers).toHaveLength(asked.length)
        for (const answer of answers)
          expect(JSON.parse(answer)).not.toHaveProperty('error', expect.stringContaining('could not be answered'))
      }),
      { numRuns: 60 },
    )
  })

  test('any JSON at all is a position or is refused with a sentence', async () => {
    const { module } = await game
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
})

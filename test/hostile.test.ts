// Input made to harm: huge, endless, deep, or full of characters that steer a terminal. It gets one short line and harms nobody. Where a
// pattern could be slow, the input is so large that one that is not linear would not come to an end.
import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { oneLine } from '../src/cli/errors.ts'
import { GAMES } from '../src/games/index.ts'
import { BadInput, type Json } from '../src/kernel/contract.ts'
import { LIMITS } from '../src/kernel/limits.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { Table } from '../src/kernel/table.ts'
import { scratch, solotavolo } from './fixtures/cli.ts'

const files = scratch()
afterAll(files.clean)

const write = (name: string, text: string | Uint8Array): string => {
  writeFileSync(files.path(name), text)
  return files.path(name)
}
const HEADER = 'solotavolo 1 · duel · edition 1 · level base · promos none · chance dealt'

/** Copies something to the clipboard of terminals that allow it. */
const OSC = '\u001B]52;c;aGFsbG8=\u0007'
/** Everything that steers: C0 but the line feed, DEL, C1, separators, and what turns the direction of text. */
const STEERING = new RegExp(
  String.raw`[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]`,
)
const EVIL = `${OSC}\u009B2J\u202Egnp.\u2066\u0085\u007F\r\u001B[31m`

describe('messages on one line', () => {
  test('five million spaces', () => {
    expect(oneLine(new Error(`a${' '.repeat(5_000_000)}b`))).toBe('a')
    expect(oneLine(new Error(` a \r\n\n  b\u2028c `))).toBe('a b c')
  })
})

describe('too much gets one short line and status 2', () => {
  const long = 'x'.repeat(5000)
  test.each<[string, string[], RegExp]>([
    [
      'a save of spaces',
      ['verify', write('spaces.txt', `${HEADER}\n${' '.repeat(3_000_000)}`)],
      /too long: at most 1,000,000/,
    ],
    ['a save of lines', ['replay', write('lines.txt', `${HEADER}${'\n'.repeat(100_000)}`)], /too many lines/],
    ['a line of a save', ['verify', write('line.txt', `${HEADER}\nyou ${long.repeat(9)}`)], /line 2: this is too long/],
    ['a device without an end', ['verify', '/dev/zero'], /\/dev\/zero: this is too long/],
    [
      'a position of spaces',
      ['decide', 'duel', write('spaces.json', `{${' '.repeat(900_000)}}`)],
      /too long: at most 50,000/,
    ],
    [
      'a deep position',
      ['legal', 'duel', write('deep.json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`)],
      /nested too deeply/,
    ],
    [
      'a deck of spaces',
      ['sim', 'age-of-comics', '--deck', write('deck.json', `[${' '.repeat(900_000)}]`)],
      /too long: at most 50,000/,
    ],
    [
      'a deep deck',
      ['sim', 'age-of-comics', '--deck', write('deep-deck.json', `${'['.repeat(9000)}${']'.repeat(9000)}`)],
      /nested too deeply/,
    ],
    [
      'a long card of a deck',
      ['sim', 'age-of-comics', '--deck', write('long-deck.json', JSON.stringify([{ actions: [long, '', ''] }]))],
      /actions: cannot hold "x/,
    ],
    ['a long move', ['verify', write('move.txt', `${HEADER}\nchance ${long}`)], /is not a move of this game/],
    ['a long seat', ['verify', write('seat.txt', `${HEADER}\n${long}`)], /an entry begins with/],
    ['a long game', ['verify', write('game.txt', HEADER.replace('duel', long))], /there is no game/],
    ['a long option', ['verify', write('option.txt', HEADER.replace('base', long))], /level cannot be/],
    ['an unknown long option', ['verify', write('unknown.txt', HEADER.replace('level', long))], /there is no option/],
    ['a long set of choices', ['verify', write('several.txt', HEADER.replace('none', long))], /promos cannot/],
    ['a long seed', ['verify', write('seed.txt', HEADER.replace('dealt', `seeded ${long}`))], /a seed is/],
    ['a long way of chance', ['verify', write('chance.txt', HEADER.replace('dealt', long))], /is no way to get chance/],
    [
      'a long format',
      ['verify', write('format.txt', HEADER.replace('solotavolo 1', `solotavolo ${long}`))],
      /saves of format/,
    ],
    ['a long field', ['verify', write('field.txt', `${HEADER} · ${long}`)], /has no value/],
    ['a long command', [long], /unknown command/],
    ['a long flag', ['rules', 'duel', `--${long}`], /unknown option/],
    ['a long game to play', ['play', long], /there is no game/],
    ['a long level', ['play', 'duel', '--level', long], /level cannot be/],
    ['a long seed to play', ['play', 'duel', '--seed', long], /a seed is/],
    ['a long number', ['sim', 'duel', '--games', long], /--games/],
    ['a long player', ['sim', 'duel', '--player', long], /no player/],
    ['a long language', ['rules', 'duel', '--lang', long], /--lang/],
    ['a long line number', ['why', write('empty.txt', HEADER), long], /is none of them/],
    ['a long file name', ['verify', `/no/${long}`], /./],
    ['a long path', ['verify', '/no'.repeat(400)], /there is no such file/],
  ])('%s', async (_, args, message) => {
    const { status, out, err } = await solotavolo(args)
    expect(err).toMatch(message)
    expect([status, out]).toEqual([2, ''])
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err.length).toBeLessThan(420)
    // The path of a file is the person's own; of that a little more stays.
    expect(err).not.toMatch(args.includes(`/no/${long}`) ? /x{120}/ : /x{61}/)
  })

  test('standard input that goes on for ever is read no further than a position can be', async () => {
    const { status, err } = await solotavolo(['decide', 'duel', '-'], ' '.repeat(20_000_000))
    expect([status, err]).toEqual([2, 'solotavolo: standard input: this is too long: at most 50,000 characters\n'])
  })
})

describe('ask answers every question, whatever it is', () => {
  const POSITION = { age: 1, turn: 'solo', address: 'SM', structure: { '1.1': 'baths', '1.2': 'altar' } }
  const good = JSON.stringify({ id: 'good', position: POSITION })
  const nested = (levels: number, inside = '') => '['.repeat(levels) + inside + ']'.repeat(levels)
  const ask = async (input: string | Uint8Array) => {
    const { status, out, err } = await solotavolo(['ask', 'duel'], input)
    expect([status, err]).toEqual([0, ''])
    expect(out).not.toMatch(STEERING)
    return out.trimEnd().split('\n')
  }

  test.each<[string, string, unknown]>([
    ['an id nested five thousand deep', `{"id":${nested(5000)},"position":{}}`, undefined],
    ['an id nested twenty thousand deep', `{"id":${nested(20_000)},"position":{}}`, undefined],
    ['a position nested deep', `{"id":7,"position":${nested(9000)}}`, 7],
    ['deep lists in the position', `{"id":7,"position":{"solo":{"cards":${nested(9000, '1')}}}}`, 7],
    ['a deep ask', `{"id":7,"position":{},"ask":${nested(9000)}}`, 7],
    ['deep brackets that never close', '['.repeat(50_000), undefined],
    ['deep objects', '{"a":'.repeat(9000), undefined],
    ['a line of 50 MB', `{"id":1,"position":"${'x'.repeat(50_000_000)}"}`, undefined],
    ['five million spaces', `${' '.repeat(5_000_000)}{`, undefined],
    ['spaces', `{"id":7,${' '.repeat(50_000)}"position":3}`, 7],
    ['a bare number', '7', undefined],
    ['a bare text', '"hello"', undefined],
    ['null', 'null', undefined],
    ['a list', '[]', undefined],
    ['an empty object', '{}', undefined],
    ['a prototype', '{"id":7,"__proto__":{"position":{}},"constructor":1}', 7],
    ['a prototype in the position', '{"id":7,"position":{"__proto__":{"age":1},"solo":{"__proto__":[]}}}', 7],
    ['a position of another kind', '{"id":7,"position":[[[]]]}', 7],
    ['an ask of another kind', '{"id":7,"position":{},"ask":{"kind":{"kind":[]}}}', 7],
    ['an id that is an object', '{"id":{"a":[1,{"b":null}]},"position":7}', { a: [1, { b: null }] }],
    ['a long id', `{"id":"${'x'.repeat(9000)}"}`, 'x'.repeat(9000)],
    ['half a character', '{"id":"\\ud800","position":{"\\udc00":"\\ud800"}}', '\uD800'],
    ['an id full of control characters', `{"id":${JSON.stringify(EVIL)},"position":{"\u202E":1}}`, EVIL],
    ['numbers too large', '{"id":1e999,"position":{"age":1e999}}', null],
  ])('%s', async (_, line, id) => {
    const answers = await ask(`${good}\n${line}\n${good}\n`)
    expect(answers).toHaveLength(3)
    expect(answers[2]).toBe(answers[0])
    const { id: told, error } = JSON.parse(answers[1] ?? '') as { id?: unknown; error?: string }
    expect(told).toEqual(id)
    expect(error).toMatch(/^.{5,250}$/)
    expect(error).not.toMatch(/could not be answered|x{61}/)
  })

  test('of duplicate keys the last counts', async () => {
    const [answer = ''] = await ask(`{"id":1,"id":2,"position":{"age":9},"position":${JSON.stringify(POSITION)}}`)
    expect(JSON.parse(answer)).toMatchObject({ id: 2, action: {} })
  })

  test('what is not UTF-8 gets a line too', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x80]), Buffer.from(`\n${good}\n`)])
    const answers = await ask(bytes)
    expect(answers).toHaveLength(2)
    expect(JSON.parse(answers[0] ?? '')).toHaveProperty('error')
    expect(JSON.parse(answers[1] ?? '')).toHaveProperty('id', 'good')
  })
})

describe('nothing that steers a terminal reaches it', () => {
  test.each<[string, string[], string?]>([
    ['a move of a save', ['verify', write('evil-move.txt', `${HEADER}\nchance ${EVIL}`)]],
    ['a seat of a save', ['replay', write('evil-seat.txt', `${HEADER}\n${EVIL} x`)]],
    ['the game of a save', ['replay', write('evil-game.txt', HEADER.replace('duel', EVIL))]],
    ['an option of a save', ['why', write('evil-option.txt', HEADER.replace('base', EVIL)), '2']],
    ['the seed of a save', ['verify', write('evil-seed.txt', HEADER.replace('dealt', `seeded ${EVIL}`))]],
    ['a remark of a save', ['replay', write('evil-note.txt', `${HEADER}\nchance place law ; ${EVIL}`)]],
    [
      'a save to play on',
      ['play', 'duel', '--load', write('evil-play.txt', `${HEADER}\nchance place law ; ${EVIL}`)],
      `list ${EVIL}\nwhy ${EVIL}\nsave /no/${EVIL}\n`,
    ],
    ['a value of a position', ['decide', 'duel', write('evil.json', JSON.stringify({ structure: { '1.1': EVIL } }))]],
    ['a field of a position', ['legal', 'duel', write('evil-key.json', JSON.stringify({ [EVIL]: 1 }))]],
    [
      'a slot of a position',
      ['score', 'duel', write('evil-slot.json', JSON.stringify({ structure: { [EVIL]: 'baths' } }))],
    ],
    ['a position that is no JSON', ['score', 'duel', write('evil-json.json', EVIL)]],
    [
      'a card of a deck',
      ['sim', 'age-of-comics', '--deck', write('evil-deck.json', JSON.stringify([{ actions: [EVIL, '', ''] }]))],
    ],
    ['the name of a file', ['verify', `no${EVIL}`]],
    ['a command', [EVIL]],
    ['an option', ['rules', 'duel', `--${EVIL}`]],
    ['a value', ['sim', 'duel', '--games', EVIL]],
    ['what is typed', ['play', 'duel', '--seed', '1'], `${EVIL}\nwhy ${EVIL}\nsave ${files.path('no')}/${EVIL}\n`],
  ])('%s', async (_, args, input = '') => {
    const plain = await solotavolo(args, input)
    expect(plain.out + plain.err).not.toMatch(STEERING)
    expect(plain.out + plain.err).not.toBe('')
    // With colours only the colours are more; those of the input are none of them.
    const painted = await solotavolo(args, input, { FORCE_COLOR: '1' })
    const colours = new RegExp(String.raw`\u001B\[[\d;]+m`, 'g')
    expect((painted.out + painted.err).replace(colours, '')).toBe(plain.out + plain.err)
  })

  test('colours of our own do', async () => {
    const { out } = await solotavolo(['play', 'duel', '--seed', '1'], '', { FORCE_COLOR: '1' })
    expect(out).toContain('\u001B[1m7 Wonders Duel\u001B[22m')
  })
})

describe.each(GAMES)('positions of $id', (manifest) => {
  /** A finished game's position now and then. */
  async function positions() {
    const module = await manifest.load()
    const chance = { kind: 'seeded', seed: 'hostile' } as const
    const table = new Table(module, { options: fullOptions(manifest.options, {}), chance })
    for (table.advance(); table.seat !== undefined; table.advance())
      table.play(module.game.key(table.options[table.cursor % table.options.length]?.move))
    return [0.2, 0.6, 0.9].map((share) => module.position.write(table.stateAt(Math.floor(share * table.length))))
  }

  type Place = readonly (string | number)[]
  function* places(json: Json | undefined, place: Place = []): Generator<Place> {
    yield place
    if (typeof json !== 'object' || json === null) return
    for (const [key, part] of Object.entries(json)) yield* places(part, [...place, key])
  }
  function replaced(json: unknown, [key, ...rest]: Place, by: (was: unknown) => unknown): unknown {
    if (key === undefined) return by(json)
    const twin = (Array.isArray(json) ? [...(json as unknown[])] : { ...(json as object) }) as Record<string, unknown>
    twin[key] = replaced(twin[key], rest, by)
    return twin
  }

  const long = 'x'.repeat(400)
  const HARM: readonly ((was: unknown) => unknown)[] = [
    () => long,
    () => [long],
    () => ({ [long]: long }),
    () => Array.from({ length: 50 }, () => long),
    (was) => (Array.isArray(was) ? [...(was as unknown[]), long] : was),
    (was) => (typeof was === 'object' && !Array.isArray(was) ? { ...was, [long]: long } : was),
  ]

  test('a refusal repeats only a little of what it refuses, in whatever place it stands', async () => {
    const module = await manifest.load()
    let refused = 0
    for (const position of await positions())
      for (const place of places(position))
        for (const harm of HARM)
          try {
            module.answer(replaced(position, place, harm), { kind: 'score' })
          } catch (error) {
            refused++
            expect(error).toBeInstanceOf(BadInput)
            const { message } = error as BadInput
            expect(message).not.toMatch(/x{61}/)
            expect(message.length, message).toBeLessThan(250)
          }
    expect(refused).toBeGreaterThan(500)
  })
})

test('what is read is named in one place', () => {
  expect(LIMITS.save).toBeGreaterThan(10 * 40_000)
  expect(LIMITS.position).toBeGreaterThan(5 * 7000)
})

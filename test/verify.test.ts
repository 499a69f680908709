// What `verify` proves and what it does not: each claim of a save is told by itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { Lang } from '../src/kernel/text.ts'
import { scratch, solotavolo } from './fixtures/cli.ts'

const FOLDER = fileURLToPath(new URL('corpus/', import.meta.url))
const files = scratch()
afterAll(files.clean)

async function verify(text: string, lang: Lang = 'en') {
  const file = files.path('save.txt')
  writeFileSync(file, text)
  const { out, err, status } = await solotavolo(['verify', file, '--lang', lang])
  expect(err).toBe('')
  return { out, status, lines: out.trimEnd().split('\n') }
}

const corpus = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'))
const textOf = (name: string) => readFileSync(`${FOLDER}${name}`, 'utf8')

describe('old saves', () => {
  test.each(corpus)('%s: all of it holds, claim by claim', async (name) => {
    const { lines, status } = await verify(textOf(name))
    expect(lines[0]).toMatch(/^\d+ entries: each is a move the rules allow\.$/)
    expect(lines[1]).toMatch(/^\d+ moves of the automa: each is what its rules decide\.$/)
    expect(lines[2]).toMatch(/^\d+ notes: each names the rung that decided\.$/)
    expect(lines).toContainEqual(expect.stringMatching(/^\d+ outcomes of chance: each is what the seed draws\.$/))
    expect(lines).toContain('No marks.')
    expect(lines.at(-1)).toBe('All of it holds.')
    expect(status).toBe(0)
  })
})

describe('a rung that is told apart since a save was written', () => {
  const old = textOf('age-of-comics-beginner-greedy.txt')
  // The fans of Sales: the rung was that of Ideas, which breaks ties alike.
  const rewarded =
    /(automa collect .*\n(?:automa collect .*\n|chance .*\n)*automa fan \S+ +; age-of-comics\.)best(?=\.)/

  test('is known by the name it had and by its own', async () => {
    expect(old).toMatch(rewarded)
    for (const text of [old, old.replace(rewarded, '$1reward')]) {
      const { lines, status } = await verify(text)
      expect(lines).toContainEqual(expect.stringMatching(/^\d+ notes: each names the rung that decided\.$/))
      expect(status).toBe(0)
    }
  })

  test('is not known by any other', async () => {
    const { status } = await verify(old.replace(rewarded, '$1print'))
    expect(status).toBe(1)
  })
})

describe('a duel', () => {
  const honest = textOf('duel-base-greedy.txt')
  const noted = honest.split('\n').findIndex((line) => line.includes('; duel.choice.need')) + 1

  test('is told in both languages', async () => {
    const { lines } = await verify(honest, 'it')
    expect(lines.slice(0, 5)).toEqual([
      '156 voci: ognuna è una mossa che le regole permettono.',
      '40 mosse dell’automa: ognuna è quella che decidono le sue regole.',
      '31 note: ognuna indica il gradino che ha deciso.',
      '81 esiti del caso: ognuno è quello che dà il seme.',
      'Nessun contrassegno.',
    ])
    expect(lines.at(-1)).toBe('Tutto torna.')
  })

  test.each([
    ['another rung', 'duel.choice.side', 'duel.choice.side'],
    ['something else', 'a secret', 'a secret'],
    ['something long', 'x'.repeat(500), `${'x'.repeat(59)}…`],
    ['something that steers a terminal', '\u001B]52;c;aGk=\u0007', '\uFFFD]52;c;aGk=\uFFFD'],
  ])('with a note changed into %s does not hold, and the line is told', async (_, note, shown) => {
    const { lines, status } = await verify(honest.replace('duel.choice.need', note))
    expect(lines).toContain('31 notes: 1 not with the rung that decided.')
    expect(lines).toContain(`line ${noted}: the note says "${shown}", what decided is duel.choice.need`)
    expect(lines.at(-1)).toBe('1 difference.')
    expect(status).toBe(1)
  })

  test('with a note on a move that no rung decided does not hold', async () => {
    const { lines, status } = await verify(honest.replace(/^automa age-start$/m, 'automa age-start ; duel.choice.need'))
    expect(lines).toContain('32 notes: 1 not with the rung that decided.')
    expect(lines.find((line) => line.startsWith('line '))).toMatch(/what decided is –$/)
    expect(status).toBe(1)
  })

  test('without its notes holds, and says that they are missing', async () => {
    const { lines, status } = await verify(honest.replaceAll(/ *; duel\..*$/gm, ''))
    expect(lines).toContain('31 moves of the automa have no note.')
    expect(lines.join()).not.toContain('rung')
    expect(status).toBe(0)
  })

  test('with a remark on a line of yours says that it proves nothing', async () => {
    const { lines, status } = await verify(honest.replace(/^you .*$/m, '$& ; well played'))
    expect(lines).toContain('1 note on another line is somebody’s remark: it cannot be checked.')
    expect(status).toBe(0)
  })

  test('turned from seeded into dealt claims no seed: what chance did is not proved, and that is said', async () => {
    const { out, lines, status } = await verify(honest.replace('seeded corpus-1', 'dealt'))
    expect(lines).toContain('81 outcomes of chance were told by a person: they cannot be checked.')
    expect(out).not.toContain('seed draws')
    expect(out).not.toContain('All of it holds')
    expect(lines.at(-1)).toBe('Everything that can be checked holds.')
    expect(status).toBe(0)
  })

  test('with another seed does not hold, line by line', async () => {
    const { lines, status } = await verify(honest.replace('seeded corpus-1', 'seeded corpus-2'))
    expect(lines).toContainEqual(expect.stringMatching(/^81 outcomes of chance: \d+ not as the seed draws them\.$/))
    expect(lines).toContainEqual(expect.stringMatching(/^line \d+: the file says ".+", this seed draws ".+"$/))
    expect(lines.at(-1)).toMatch(/^\d+ differences\.$/)
    expect(status).toBe(1)
  })

  test('that begins from a position says that nobody knows how it came about', async () => {
    const header = honest.split('\n')[0] ?? ''
    const { lines, status } = await verify(
      `${header}\nposition {"age":1,"turn":"player","structure":{"1.1":"baths"}}\n`,
    )
    expect(lines).toContain('The game begins from a position: how it came about cannot be checked.')
    expect(lines.at(-1)).toBe('Everything that can be checked holds.')
    expect(status).toBe(0)
  })
})

test('with real cards and the dice of the program only the dice are checked', async () => {
  const { lines, status } = await verify(
    textOf('architects-easy-greedy.txt').replace(/chance seeded (\S+)/, 'chance mixed $1 die/'),
  )
  const counted = (what: RegExp) => Number(/^\d+/.exec(lines.find((line) => what.test(line)) ?? '')?.[0])
  const [drawn, told] = [counted(/what the seed draws/), counted(/told by a person/)]
  expect([drawn > 0, told > 0, drawn + told]).toEqual([true, true, 73])
  expect(lines.at(-1)).toBe('Everything that can be checked holds.')
  expect(status).toBe(0)
})

describe('marks', () => {
  const NEW_GAME = ['play', 'duel', '--seed', '8147', '--lang', 'en']
  const played = async (...typed: string[]) => {
    const file = files.path(`${typed.join('-')}.solotavolo`)
    await solotavolo(NEW_GAME, `${[...typed, `save ${file}`].join('\n')}\n`)
    return readFileSync(file, 'utf8')
  }

  test('undone over chance is told in words, and all of it holds', async () => {
    const text = await played('1', '1', 'undo', '2')
    expect(text.split('\n')[0]).toMatch(/ · marks undone$/)
    const { lines, status } = await verify(text)
    expect(lines).toContain('Marks:')
    expect(lines).toContain('  Something was taken back after chance had shown what comes.')
    expect([status, lines.at(-1)]).toEqual([0, 'All of it holds.'])
    const italian = await verify(text, 'it')
    expect(italian.lines).toContain('  Si è tornati indietro dopo che il caso aveva mostrato qualcosa.')
  })

  test('undo and redo leave no mark', async () => {
    expect(await played('1', '1', 'undo', 'redo')).toBe(await played('1', '1'))
  })

  test('a game that is saved after undo and loaded keeps the mark', async () => {
    const first = files.path('first.solotavolo')
    const second = files.path('second.solotavolo')
    await solotavolo(NEW_GAME, `1\n1\nundo\nsave ${first}\n`)
    await solotavolo(['play', 'duel', '--load', first, '--lang', 'en'], `2\nsave ${second}\n`)
    expect(readFileSync(second, 'utf8').split('\n')[0]).toMatch(/ · marks undone$/)
  })

  test.each([
    ['taken out', (text: string) => text.replace(' · marks undone', '')],
    ['put in', (text: string) => text.replace('marks undone', 'marks undone,hint')],
    ['with fewer moves', (text: string) => text.replace(/\n(?!;).*(?=\n;)/, '')],
  ])('%s by hand do not fit, and that does not hold', async (_, change) => {
    const { lines, status } = await verify(change(await played('1', '1', 'undo', '2')))
    expect(lines).toContain('The marks do not fit the text: somebody has changed it by hand.')
    expect(lines).toContain('  The save was changed by hand.')
    expect([status, lines.at(-1)]).toEqual([1, '1 difference.'])
  })
})

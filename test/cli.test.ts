import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MoveInfo } from '../src/engine/moves.ts'
import { manifestOf } from '../src/games/index.ts'
import { mainOption } from '../src/kernel/options.ts'
import { scratch, solotavolo } from './fixtures/cli.ts'

const files = scratch()
afterAll(files.clean)

const write = (name: string, text: string): string => {
  writeFileSync(files.path(name), text)
  return files.path(name)
}
const lines = (...all: string[]) => `${all.join('\n')}\n`
/** Always the first option: more lines than a game can need. */
const FIRSTS = '1\n'.repeat(150)
const NEW_GAME = ['play', 'duel', '--seed', '8147', '--lang', 'en'] as const

/** A finished game, saved. */
const SAVE = files.path('finished.solotavolo')
beforeAll(async () => {
  await solotavolo(NEW_GAME, `${'1\n'.repeat(90)}save ${SAVE}\n`)
})

const POSITION = {
  age: 1,
  turn: 'solo',
  address: 'SM',
  structure: { '1.1': 'baths', '1.2': 'altar' },
  solo: { unbuilt: ['sphinx'] },
}

test.each([
  [['dance', '--lang', 'it'], 'il comando dance non esiste'],
  [['sim', 'duel', '--gamse', '3', '--lang=it'], 'l’opzione --gamse non esiste (forse --games?)'],
  [['sim', 'duel', '--games', 'many', '--lang', 'it'], '--games non può essere «many»: un numero intero da 1 a'],
  [['decide', '--lang', 'it'], 'manca <gioco>'],
  [['decide', 'chess', 'x.json', '--lang', 'it'], 'il gioco «chess» non c’è: ci sono duel'],
  [['decide', 'duel', 'nowhere.json', '--lang', 'it'], 'nowhere.json: il file non esiste'],
  [['decide', 'duel', '-', '--lang', 'it'], 'input standard: '],
])('refuses %j in the language asked for', async (args, sentence) => {
  const { err, status } = await solotavolo(args)
  expect(status).toBe(2)
  expect(err).toContain(`solotavolo: ${sentence}`)
})

test('ask tells its errors in English, or in the language asked for', async () => {
  const { out } = await solotavolo(['ask', 'duel'], '{"position": {"odd": 1}}\n7\n')
  expect(out).toContain('a question is an object with a position')
  const italian = await solotavolo(['ask', 'duel', '--lang', 'it'], '7\n')
  expect(italian.out).toContain('una domanda è un oggetto con una posizione')
})

describe('bad input gets one line and status 2', () => {
  const damaged = write(
    'damaged.solotavolo',
    'solotavolo 1 · duel · edition 1 · level base · promos none · chance dealt\nyou fly\n',
  )
  const foreign = write('foreign.txt', 'Dear diary\n')
  const broken = write('broken.json', '{ "age": ')
  const twice = write('twice.json', JSON.stringify({ ...POSITION, structure: { '1.1': 'baths', '1.2': 'baths' } }))
  const unknown = write('unknown.json', JSON.stringify({ ...POSITION, structure: { '1.1': 'pizzeria' } }))
  const faceDown = write('face-down.json', JSON.stringify({ ...POSITION, structure: { '1.1': '?' } }))
  const wrongLevel = write(
    'level.solotavolo',
    'solotavolo 1 · duel · edition 1 · level absurd · promos none · chance dealt\n',
  )
  const wrongGame = write('game.solotavolo', 'solotavolo 1 · go · edition 1 · chance dealt\n')

  test.each<[string, string[], RegExp]>([
    ['no command', [], /solotavolo --help/],
    ['an unknown command', ['dance'], /unknown command dance/],
    ['an unknown option', ['rules', 'duel', '--loud'], /unknown option --loud/],
    ['no game', ['play'], /missing <game>/],
    ['an unknown game', ['rules', 'chess'], /no game "chess".*duel/],
    ['a language that is not spoken', ['rules', 'duel', '--lang', 'fr'], /--lang.*it or en/],
    ['an unknown level', ['sim', 'duel', '--level', 'absurd'], /level cannot be "absurd": say .*base/],
    ['an unknown challenge', ['sim', 'age-of-comics', '--challenges', 'challenge-action,sing'], /cannot hold "sing"/],
    [
      'a deck that is none',
      ['sim', 'age-of-comics', '--deck', 'HDI-CFSRWH'],
      /deck: a deck has 12 automa cards, not 1/,
    ],
    ['a deck file that is not there', ['sim', 'age-of-comics', '--deck', 'no.json'], /no\.json: there is no such file/],
    ['a deck file that is none', ['sim', 'age-of-comics', '--deck', broken], /broken\.json: deck: .*not readable JSON/],
    ['an unknown player', ['sim', 'duel', '--player', 'bob'], /no player "bob"/],
    ['no number of games', ['sim', 'duel', '--games', 'many'], /--games.*"many".*whole number/],
    ['no games', ['sim', 'duel', '--games', '0'], /whole number/],
    ['playouts nobody makes', ['sim', 'duel', '--playouts', '9'], /--playouts is only for --player search/],
    ['a seed with spaces', ['sim', 'duel', '--seed', 'a b'], /a seed is/],
    ['a seed for a real table', ['play', 'duel', '--chance', 'dealt', '--seed', '1'], /--seed has no use/],
    ['options for a saved game', ['play', 'duel', '--load', SAVE, '--level', 'base'], /has its options already/],
    ['a position that is not there', ['decide', 'duel', 'nowhere.json'], /nowhere\.json: there is no such file/],
    ['a folder for a file', ['decide', 'duel', '/'], /\/: this is a folder/],
    ['a position that is not JSON', ['decide', 'duel', broken], /broken\.json: this is not JSON/],
    ['nothing for a position', ['score', 'duel', '-'], /standard input: there is nothing in it/],
    ['a card twice', ['decide', 'duel', twice], /twice\.json: .*Baths/],
    ['an unknown card', ['legal', 'duel', unknown], /unknown\.json: .*pizzeria/],
    ['a face-down accessible card', ['score', 'duel', faceDown], /face-down\.json: .*1\.1/],
    ['a save that is not there', ['replay', 'nowhere.solotavolo'], /there is no such file/],
    ['another file for a save', ['replay', foreign], /foreign\.txt: this is not a Solotavolo save/],
    ['a damaged save', ['verify', damaged], /damaged\.solotavolo: line 2: /],
    ['a damaged save to play on', ['play', 'duel', '--load', damaged], /damaged\.solotavolo: line 2: /],
    ['a save with an unknown level', ['replay', wrongLevel], /line 1: level cannot be "absurd"/],
    ['a save of an unknown game', ['replay', wrongGame], /line 1: there is no game "go"/],
    ['a line that is no move', ['why', SAVE, '1'], /line 1: this is not a move/],
    ['a line that is not there', ['why', SAVE, '9999'], /"9999" is none of them/],
    ['a line that is no number', ['why', SAVE, 'last'], /"last" is none of them/],
    ["a line that is not the automa's", ['why', SAVE, '2'], /line 2: this is a move of chance, not of the automa/],
  ])('%s', async (_, args, message) => {
    const { status, out, err } = await solotavolo(args)
    expect(err).toMatch(message)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(out).toBe('')
    expect(status).toBe(2)
  })
})

describe('ask', () => {
  const ask = async (...questions: string[]) => {
    const { status, out, err } = await solotavolo(['ask', 'duel'], questions.join('\n'))
    expect([status, err]).toEqual([0, ''])
    return out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  const question = (id: unknown, more: object = {}) => JSON.stringify({ id, position: POSITION, ...more })

  test('answers every question in order, each under its id', async () => {
    const answers = await ask(
      question(1),
      question('two', { ask: { kind: 'legal' } }),
      question(null, { ask: { kind: 'score' } }),
    )
    expect(answers.map(({ id }) => id)).toEqual([1, 'two', null])
    expect(answers[0]).toHaveProperty('action')
    expect(answers[1]).toHaveProperty('legal')
    expect(answers[2]).toHaveProperty('score')
  })

  test('a bad question gets an error line and the next one its answer', async () => {
    const answers = await ask(
      'not json',
      '[1, 2]',
      'null',
      JSON.stringify({ id: 'empty' }),
      question('kind', { ask: { kind: 'weather' } }),
      JSON.stringify({ id: 'type', position: 7 }),
      JSON.stringify({ id: 'deep', position: { solo: { cards: 3 }, structure: [] } }),
      question('good'),
    )
    expect(answers).toHaveLength(8)
    for (const answer of answers.slice(0, 7)) expect(answer['error']).toMatch(/^.+$/)
    expect(answers.slice(3, 7).map(({ id }) => id)).toEqual(['empty', 'kind', 'type', 'deep'])
    expect(answers[7]).toMatchObject({ id: 'good', action: {} })
  })

  test('empty lines are skipped, and the last line needs no end', async () => {
    expect(await ask('', question(1), '   ', '\r', `${question(2)}\r`)).toHaveLength(2)
  })

  test('line separators inside strings do not split a question', async () => {
    expect(await ask(question('a\u2028b'))).toMatchObject([{ id: 'a\u2028b' }])
  })
})

describe('decide, legal and score', () => {
  const position = write('position.json', JSON.stringify(POSITION))

  test.each([
    ['decide', undefined],
    ['legal', { kind: 'legal' }],
    ['score', { kind: 'score' }],
  ])('%s --json prints what ask answers', async (command, kind) => {
    const asked = await solotavolo(['ask', 'duel'], JSON.stringify({ position: POSITION, ask: kind }))
    const { out, status } = await solotavolo([command, 'duel', position, '--json'])
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject(JSON.parse(asked.out) as object)
  })

  test('decide tells the move and its reasons, in both languages', async () => {
    const italian = await solotavolo(['decide', 'duel', position, '--lang', 'it'])
    const english = await solotavolo(['decide', 'duel', '-', '--lang', 'en'], JSON.stringify(POSITION))
    expect(italian.out).toMatch(/^SOLO .+\n\n\[[SQ]/)
    expect(english.out).toMatch(/^SOLO .+\n\n\[[SQ]/)
    expect(italian.out).not.toBe(english.out)
  })

  test('legal --json tells every move by its key and in words, with its price', async () => {
    const { out } = await solotavolo(['legal', 'duel', position, '--json', '--lang', 'en'])
    const { legal, moves } = JSON.parse(out) as { legal: string[]; moves: MoveInfo[] }
    expect(moves.map(({ move }) => move).toSorted()).toEqual(legal.toSorted())
    const baths = moves.find(({ move }) => move === 'build baths')
    expect(baths?.says).toContain('for 2 coins')
    expect(Object.values(baths?.changes ?? {})).toContain(-2)
  })

  test('legal lists as many moves as ask does', async () => {
    const { out } = await solotavolo(['legal', 'duel', position, '--lang', 'en'])
    const { legal } = JSON.parse((await solotavolo(['legal', 'duel', position, '--json'])).out) as { legal: string[] }
    expect(out.match(/^ {2}\S/gm)).toHaveLength(legal.length)
  })

  test('score prints a column for each side and who would win', async () => {
    const { out } = await solotavolo(['score', 'duel', position, '--lang', 'it'])
    expect(out).toMatch(/^ +Tu +SOLO\n/)
    expect(out).toMatch(/\nTotale +\d+ +\d+\n/)
  })

  test('the language is that of the environment unless said', async () => {
    const { out } = await solotavolo(['score', 'duel', position], '', { LANG: 'it_IT.UTF-8' })
    expect(out).toContain('Totale')
  })
})

describe('learn', () => {
  test.each(['it', 'en'])(
    'tells the overview, all of it, a rule, a word and what is searched for in %s',
    async (lang) => {
      const learn = async (...more: string[]) => (await solotavolo(['learn', 'duel', ...more, '--lang', lang])).out
      const [overview, all] = [await learn(), await learn('--all')]
      expect(overview).toMatch(/solotavolo learn duel --all/)
      expect(all.length).toBeGreaterThan(3 * overview.length)
      expect(all).toMatch(/\[R17\.14\]/)
      expect(all).not.toMatch(/\[\[|\]\]|\{R/)
      expect(await learn('--about', 'r8.1')).toMatch(/\[R8\.1\]/)
      expect(await learn('--about', 'concatenazione')).toMatch(/\[R8\.1\]/)
      expect(await learn('--about', 'mausole')).toMatch(/\[R17\.7\]/)
    },
  )
})

describe('rules', () => {
  test.each(['it', 'en'])('prints every ladder with its clauses in %s', async (lang) => {
    const { out, status } = await solotavolo(['rules', 'duel', '--lang', lang])
    expect(status).toBe(0)
    expect(out).toMatch(/^ {2}1\. .+ \[S/m)
    expect(out).toMatch(/^S1\.1 +\S/m)
    expect(out).toMatch(/^Q1 +\S/m)
  })
})

describe('play', () => {
  test('piped input plays to the end and shows the score sheet', async () => {
    const { status, out, err } = await solotavolo(NEW_GAME, FIRSTS)
    expect([status, err]).toEqual([0, ''])
    expect(out).toMatch(/\nTotal +\d+ +\d+\n/)
    expect(out).toContain('The game is over.')
  })

  test('the same seed and the same answers give the same game', async () => {
    const [one, two] = await Promise.all([solotavolo(NEW_GAME, FIRSTS), solotavolo(NEW_GAME, FIRSTS)])
    expect(one.out).toBe(two.out)
  })

  test('a move can be a number, its key or a part of its name', async () => {
    const offered = await solotavolo(NEW_GAME, '')
    const first = /^ +1 {2}(.+)$/m.exec(offered.out)?.[1] ?? ''
    const name = first.split(' ').at(-1) ?? ''
    const byName = await solotavolo(NEW_GAME, lines(name))
    expect(byName.out).toContain(`You: ${first}`)
    const log = files.path('key.solotavolo')
    await solotavolo(NEW_GAME, lines('1', `save ${log}`))
    const key = /^you (.+?)( +;.*)?$/m.exec(readFileSync(log, 'utf8'))?.[1] ?? ''
    expect((await solotavolo(NEW_GAME, lines(key))).out).toContain(`You: ${first}`)
  })

  test('what cannot be is refused with a sentence and asked again', async () => {
    const { status, out } = await solotavolo(NEW_GAME, lines('fly to the moon', '99', 'undo'))
    expect(out).toContain('"fly to the moon" is not possible here')
    expect(out).toMatch(/Give a number from 1 to \d+\./)
    expect(out).toContain('There is nothing to undo.')
    expect(status).toBe(0)
  })

  test('undo takes a move back, redo does it again', async () => {
    const kept = files.path('kept.solotavolo')
    const undone = files.path('undone.solotavolo')
    await solotavolo(NEW_GAME, lines('1', '1', `save ${kept}`, 'undo', `save ${undone}`))
    const entries = (file: string) => readFileSync(file, 'utf8').match(/^(?:you|automa|chance) .*$/gm) ?? []
    expect(entries(undone).length).toBeGreaterThan(0)
    expect(entries(undone)).toEqual(entries(kept).slice(0, entries(undone).length))
    expect(entries(kept).length).toBeGreaterThan(entries(undone).length)
    const redone = files.path('redone.solotavolo')
    await solotavolo(NEW_GAME, lines('1', '1', 'undo', 'redo', `save ${redone}`))
    expect(readFileSync(redone, 'utf8')).toBe(readFileSync(kept, 'utf8'))
  })

  test.each([
    ['why', /\[S2\.2\]/],
    ['score', /Total/],
    ['log', /^ +1 {2}\S/m],
    ['rules', /\[S5\.1\]/],
    ['help', /^ +undo +\S/m],
    ['perché', /\[S2\.2\]/],
  ])('%s answers and the game goes on', async (command, expected) => {
    const plain = await solotavolo(NEW_GAME, lines('1'))
    const { out } = await solotavolo(NEW_GAME, lines(command, '1'))
    expect(out.length).toBeGreaterThan(plain.out.length)
    expect(out).toMatch(expected)
    expect(out).toContain('You: ')
  })

  test('the end of input says how to keep a game', async () => {
    const { status, out } = await solotavolo(NEW_GAME, lines('1'))
    expect(status).toBe(0)
    expect(out.trimEnd().split('\n').at(-1)).toContain('save <file>')
  })

  test('a saved game goes on where it was', async () => {
    const half = files.path('half.solotavolo')
    await solotavolo(NEW_GAME, lines(...Array.from({ length: 8 }, () => '1'), `save ${half}`))
    const whole = files.path('whole.solotavolo')
    await solotavolo(['play', 'duel', '--load', half, '--lang', 'en'], `${'1\n'.repeat(82)}save ${whole}\n`)
    expect(readFileSync(whole, 'utf8')).toBe(readFileSync(SAVE, 'utf8'))
  })

  test('a save never overwrites what is not its own', async () => {
    const diary = write('diary.txt', 'Dear diary')
    const other = write('other.solotavolo', readFileSync(SAVE, 'utf8'))
    const { out, status } = await solotavolo(NEW_GAME, lines(`save ${diary}`, `save ${other}`, '1'))
    expect(out).toContain(`${diary}: it exists and is not this game’s save`)
    expect(readFileSync(diary, 'utf8')).toBe('Dear diary')
    expect(readFileSync(other, 'utf8')).toBe(readFileSync(SAVE, 'utf8'))
    expect(status).toBe(0)
  })

  test('a game writes over its own save, and leaves nothing else behind', async () => {
    const own = files.path('own.solotavolo')
    await solotavolo(NEW_GAME, lines(`save ${own}`, '1', `save ${own}`))
    expect(readFileSync(own, 'utf8')).toMatch(/^you /m)
    expect(readdirSync(dirname(own)).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('undo after the end leaves the finished game in its file, and what is played on goes elsewhere', async () => {
    const ended = write('ended.solotavolo', readFileSync(SAVE, 'utf8'))
    const other = files.path('other-end.solotavolo')
    const { out } = await solotavolo(
      ['play', 'duel', '--load', ended, '--lang', 'en'],
      lines('undo', `save ${ended}`, `save ${other}`),
    )
    expect(out).toContain('The finished game stays in ended.solotavolo')
    expect(out).toContain(`${ended}: it exists and is not this game’s save`)
    expect(readFileSync(ended, 'utf8')).toBe(readFileSync(SAVE, 'utf8'))
    expect(readFileSync(other, 'utf8').length).toBeLessThan(readFileSync(SAVE, 'utf8').length)
  })

  test('a save where there is no folder is refused and the game goes on', async () => {
    const { out } = await solotavolo(NEW_GAME, lines(`save ${files.path('no/where')}`, '1'))
    expect(out).toContain('there is no such folder')
    expect(out).toContain('You: ')
    expect(existsSync(files.path('no'))).toBe(false)
  })

  test('beside the table outcomes are typed by name, in either language, and the impossible is refused', async () => {
    const dealt = ['play', 'duel', '--chance', 'dealt', '--lang', 'it']
    const { out } = await solotavolo(
      dealt,
      lines('strateg', 'strategy', 'pizza', 'teologia', 'law', 'economy', 'archit', 'sfinge'),
    )
    expect(out).toContain('«strategy» non può uscire adesso')
    expect(out).toContain('«pizza» non può uscire adesso')
    expect(out).toMatch(/Sfinge/)
  })
})

describe('replay, why and verify', () => {
  const automaLine = () =>
    readFileSync(SAVE, 'utf8')
      .split('\n')
      .findIndex((line) => /^automa .*; duel\./.test(line)) + 1

  test('replay tells every entry of the log under its line, and the end', async () => {
    const { out, status } = await solotavolo(['replay', SAVE, '--lang', 'en'])
    const entries = readFileSync(SAVE, 'utf8').trimEnd().split('\n').length - 1
    expect(out.match(/^ *\d+ {2}\S/gm)).toHaveLength(entries)
    expect(out).toMatch(/\nTotal +\d+ +\d+\n/)
    expect(status).toBe(0)
  })

  test('replay tells at the end where the points came from, adding up to the totals of the sheet', async () => {
    const { out } = await solotavolo(['replay', SAVE, '--lang', 'en'])
    const [, you, solo] = /\nTotal +(\d+) +(\d+)\n/.exec(out) ?? []
    const ledger = out.slice(out.indexOf('Where the points came from'))
    expect([...ledger.matchAll(/^Total.* (\d+)$/gm)].map(([, total]) => total)).toEqual([you, solo])
  })

  test('replay --step goes on line by line and stops where the input does', async () => {
    const some = await solotavolo(['replay', SAVE, '--step'], '\n\n')
    const all = await solotavolo(['replay', SAVE])
    expect(some.out.match(/^ *\d+ {2}\S/gm)?.length).toBeLessThan(all.out.match(/^ *\d+ {2}\S/gm)?.length ?? 0)
  })

  test('why tells the reasons of the move on that line', async () => {
    const { out, status } = await solotavolo(['why', SAVE, String(automaLine()), '--lang', 'it'])
    expect(out).toMatch(/^SOLO .+\n {2}\[/m)
    expect(status).toBe(0)
  })

  test('why tells the whole turn: the moves around the one asked about in a line each', async () => {
    const text = readFileSync(SAVE, 'utf8').split('\n')
    const first = text.findIndex((line, at) => line.startsWith('automa ') && text[at + 1]?.startsWith('automa '))
    const { out } = await solotavolo(['why', SAVE, String(first + 2), '--lang', 'en'])
    const told = out.split('\n').filter((line) => /^\S/.test(line))
    expect(told.length).toBeGreaterThan(1)
    expect((await solotavolo(['why', SAVE, String(first + 1), '--lang', 'en'])).out).not.toBe(out)
  })

  test('verify finds nothing in an honest log', async () => {
    const { out, status } = await solotavolo(['verify', SAVE, '--lang', 'en'])
    expect(out).toContain('All of it holds.')
    expect(status).toBe(0)
  })

  test('verify names what another seed would have drawn', async () => {
    const forged = write('forged.solotavolo', readFileSync(SAVE, 'utf8').replace('seeded 8147', 'seeded 8148'))
    const { out, status } = await solotavolo(['verify', forged, '--lang', 'en'])
    expect(out).toMatch(/^line \d+: the file says ".+", this seed draws ".+"$/m)
    expect(status).toBe(1)
  })

  test('verify names a move the automa would not have made', async () => {
    const rest = ['great-library', 'mausoleum', 'appian-way']
    const begun = [
      'solotavolo 1 · duel · edition 1 · level base · promos none · chance dealt',
      ...['agriculture', 'architecture', 'economy', 'law', 'masonry'].map((token) => `chance place ${token}`),
      ...['pyramids', 'sphinx', 'colossus', 'piraeus'].map((wonder) => `chance reveal ${wonder}`),
      'automa draft pyramids',
      'you draft sphinx',
      'you draft colossus',
      'automa draft piraeus',
      ...['circus-maximus', ...rest].map((wonder) => `chance reveal ${wonder}`),
      'you draft circus-maximus',
    ]
    const found = await Promise.all(
      rest.map((wonder) => {
        const file = write(`${wonder}.solotavolo`, lines(...begun, `automa draft ${wonder}`))
        return solotavolo(['verify', file, '--lang', 'en'])
      }),
    )
    expect(found.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([0, 1, 1])
    for (const { status, out } of found)
      if (status === 1)
        expect(out).toMatch(/^line 20: the file says "draft .+", the rules decide "draft .+" \(duel\..+\)$/m)
  })
})

describe('sim', () => {
  test('where nobody wins, the summary tells mean points with their interval, in few lines', async () => {
    const args = ['sim', 'terra-mystica', '--every', 'level', '--games', '4', '--lang', 'en']
    const { out, status } = await solotavolo(args)
    expect(status).toBe(0)
    expect(out).not.toMatch(/won|lost/i)
    expect(out.match(/ points {3}95 % interval /g)).toHaveLength(3)
    expect(out).toContain('Are they in order of difficulty?')
    expect(out.split('\n').length).toBeLessThan(25)
    expect((await solotavolo([...args, '--details'])).out.split('\n').length).toBeGreaterThan(60)
  })

  test('--compare tells which runs only one file has, and speaks JSON', async () => {
    const [both, one] = [files.path('both.json'), files.path('one.json')]
    const others = mainOption(manifestOf('architects')).choices.length - 1
    const played = ['--games', '6', '--seed', 'x', '--json', '--file']
    await solotavolo(['sim', 'architects', '--every', 'level', ...played, both])
    await solotavolo(['sim', 'architects', '--level', 'hard', ...played, one])
    const told = await solotavolo(['sim', '--compare', both, one, '--lang', 'en'])
    expect(told.out).toContain('Identical, game by game.')
    expect(told.out.match(/^Only in .*both\.json, not compared: /gm)).toHaveLength(others)
    const json = JSON.parse((await solotavolo(['sim', '--compare', both, one, '--json'])).out) as Record<
      string,
      unknown[]
    >
    expect(json['compared']).toMatchObject([{ identical: true, games: [6, 6] }])
    expect([json['onlyBefore']?.length, json['onlyAfter']?.length]).toEqual([others, 0])
  })

  test('reports rates with intervals, scores, victories and every rung', async () => {
    const { out, status } = await solotavolo(['sim', 'duel', '--games', '60', '--seed', '3', '--lang', 'en'])
    expect(status).toBe(0)
    expect(out).toMatch(/^Won +\d+ .+95 % interval/m)
    expect(out).toMatch(/games per second/)
    expect(out).toMatch(/never/)
  })

  test('the same seed gives the same JSON but for its speed', async () => {
    const sim = async () => {
      const { out } = await solotavolo([
        'sim',
        'duel',
        '--games',
        '40',
        '--seed',
        '3',
        '--player',
        'greedy',
        '--level',
        'base',
        '--json',
      ])
      const { seconds, gamesPerSecond, ...result } = JSON.parse(out) as Record<string, unknown>
      expect([typeof seconds, typeof gamesPerSecond]).toEqual(['number', 'number'])
      return result
    }
    expect(await sim()).toEqual(await sim())
  })
})

describe('options that are a set or a text', () => {
  const cards = Array.from({ length: 12 }, () => ({
    actions: ['sales', 'print', 'ideas'],
    genrePriority: ['western', 'horror', 'romance', 'superhero', 'sci-fi', 'crime'],
  }))

  test('a deck of cards from a file is told, saved with the game and loaded again', async () => {
    const deck = write('deck.json', JSON.stringify({ cards }))
    const save = files.path('own-deck.solotavolo')
    const flags = ['--deck', deck, '--challenges', 'challenge-wheeler-dealer,challenge-action', '--lang', 'en']
    const played = await solotavolo(['play', 'age-of-comics', '--seed', '5', ...flags], lines('1', '1', `save ${save}`))
    expect(played.out).toContain('Multiple challenges: Action!, Wheeler-Dealer · Automa deck: Your own cards')
    expect(played.out).toContain('Action! and Wheeler-Dealer cannot both be met')
    const [header = ''] = readFileSync(save, 'utf8').split('\n')
    expect(header).toContain(' · challenges challenge-action,challenge-wheeler-dealer · deck SPI-WHRSFC SPI-WHRSFC ')
    expect(await solotavolo(['verify', save])).toMatchObject({ status: 0, err: '' })
  })
})

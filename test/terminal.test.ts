// What a terminal shows: colours, lines no longer than it, tables that fold and unfold.
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { painter, TONES } from '../src/cli/paint.ts'
import { screenAsker } from '../src/cli/play/screen.ts'
import { wrapLine } from '../src/cli/wrap.ts'
import { GAMES } from '../src/games/index.ts'
import { solotavolo } from './fixtures/cli.ts'

describe('colours', () => {
  /** The palette of 256 colours: a cube of six levels, then greys. */
  const rgb = (tone: number): readonly number[] => {
    if (tone >= 232) return [0, 0, 0].map(() => 8 + 10 * (tone - 232))
    const levels = [0, 95, 135, 175, 215, 255]
    const at = tone - 16
    return [Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6].map((level) => levels[level] ?? 0)
  }
  const luminance = (colour: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = colour.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (a: readonly number[], b: readonly number[]): number => {
    const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
    return (high + 0.05) / (low + 0.05)
  }

  test.each([
    ['white', [255, 255, 255]],
    ['a light theme', [253, 246, 227]],
    ['black', [0, 0, 0]],
    ['a dark theme', [30, 30, 30]],
  ])('can be read on %s', (_, ground) => {
    const faint = Object.entries(TONES).filter(([, tone]) => contrast(rgb(tone), ground) < 3)
    expect(faint).toEqual([])
  })

  const tty = { in: true, out: true, err: true }

  test('are not used where NO_COLOR is set, where nobody watches, or on a dumb terminal', () => {
    const coloured = (env: Record<string, string>, out = true) =>
      painter({ env, tty: { ...tty, out } })('red', 'x') !== 'x'
    expect(coloured({})).toBe(true)
    expect(coloured({ NO_COLOR: '1' })).toBe(false)
    expect(coloured({ NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false)
    expect(coloured({ NO_COLOR: '' })).toBe(true)
    expect(coloured({}, false)).toBe(false)
    expect(coloured({ FORCE_COLOR: '1' }, false)).toBe(true)
    expect(coloured({ TERM: 'dumb' })).toBe(false)
  })
})

describe('long lines', () => {
  const none = /(?!)/g

  test('break between words and keep their indent', () => {
    expect(wrapLine('  one two three four', 10, none)).toEqual(['  one two', '  three', '  four'])
    expect(wrapLine('short', 10, none)).toEqual(['short'])
    expect(wrapLine('incomprehensibilities', 10, none)).toEqual(['incomprehensibilities'])
  })

  test('are measured without their colours', () => {
    expect(wrapLine('<r>one</r> two three', 9, /<\/?r>/g)).toEqual(['<r>one</r> two', 'three'])
  })

  test.each(['score', 'rules', 'log', 'help', 'why'])(
    'of %s fit the terminal, and no word is lost',
    async (command) => {
      const args = ['play', 'duel', '--seed', '8147', '--lang', 'it']
      const input = `${'1\n'.repeat(20)}${command}\n`
      const wide = await solotavolo(args, input, {}, { columns: 5000, rows: 1000 })
      const narrow = await solotavolo(args, input, {}, { columns: 60, rows: 1000 })
      const words = (text: string) => new Set(text.match(/\p{L}+/gu))
      const long = narrow.out.split('\n').filter((line) => line.length > 60 && /\S\s+\S/.test(line.trim()))
      expect(long).toEqual([])
      const tail = (text: string) => words(text.slice(text.lastIndexOf('Prendi')))
      expect([...tail(wide.out)].filter((word) => !words(narrow.out).has(word))).toEqual([])
    },
  )
})

describe.each(GAMES.map(({ id }) => id))('the table of %s', (game) => {
  const play = (input: string, rows = 24) =>
    solotavolo(['play', game, '--seed', '8147', '--lang', 'en'], input, {}, { columns: 80, rows })

  test('folds what does not fit, and shows it when asked: one section, or all of it', async () => {
    const turns = '1\n'.repeat(8)
    const folded = (await play(turns)).out
    const hint = folded.split('\n').findLast((line) => line.startsWith('▸ table'))
    const [, name = ''] = /^▸ table \[(\w+)[ |\]]/.exec(hint ?? '') ?? []
    expect(name).toMatch(/^\w+$/)
    const whole = (await play(`${turns}table\n`)).out
    expect(whole.slice(whole.lastIndexOf('\n\n')).includes('▸')).toBe(false)
    expect(whole.length).toBeGreaterThan(folded.length)
    const one = (await play(`${turns}table ${name}\n`)).out.slice(folded.length)
    expect(one.split('\n').length).toBeGreaterThan(1)
    const other = (await play(`${turns}tavolo ${name}\n`)).out
    expect(other.slice(folded.length)).toBe(one)
  })
})

test('the save prompt takes the suggestion on Enter, and only what is typed otherwise', async () => {
  const ask = async (typed: string) => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const asker = screenAsker('en', () => 24, { input, output })
    const answer = asker.askFile('duel-8147.solotavolo')
    for (const key of typed) input.write(key)
    input.write('\r')
    return answer
  }
  expect(await ask('')).toBe('duel-8147.solotavolo')
  expect(await ask('mine.txt')).toBe('mine.txt')
})

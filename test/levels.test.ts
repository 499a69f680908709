// What every level of a game needs besides its entry (every board, where a game has no levels): a clause that tells it, a scenario that
// begins with it, its figures in the README. Its finished games are asked for in corpus.test.ts.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import type { Manifest } from '../src/kernel/contract.ts'
import { LANGS, type Text } from '../src/kernel/text.ts'
import { FIGURES, READING_FIGURES } from '../src/lab/figures.ts'
import { mainOption } from '../src/kernel/options.ts'

/** The field of a position that holds the level. */
const FIELDS: Readonly<Record<string, string>> = {
  duel: 'level',
  architects: 'difficulty',
  'terra-mystica': 'scenario',
  'age-of-comics': 'level',
  concordia: 'map',
}

interface Begun {
  readonly world: Readonly<Record<string, unknown>>
}

/** The positions that scenarios begin with: those written here and the cases of the specification. */
async function worldsOf(game: string): Promise<readonly Begun['world'][]> {
  const { SCENARIOS }: { SCENARIOS: Readonly<Record<string, readonly Begun[]>> } = await import(
    `./games/${game}/all.ts`
  )
  const { CASES }: { CASES: readonly Begun[] } = await import(`./games/${game}/cases.ts`)
  return [...Object.values(SCENARIOS).flat(), ...CASES].map(({ world }) => world)
}

/** Without what stands in brackets behind it. */
const plain = (title: string): string => title.replace(/ \(.*/, '')

const isToldBy = (told: readonly Text[], title: Text): boolean =>
  LANGS.every((lang) => told.some((text) => text[lang].includes(plain(title[lang]))))

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The cells of the rows below the game's name in "How hard are they?". */
function rowsOf({ title }: Manifest): readonly (readonly string[])[] {
  const section = README.split('## How hard are they?')[1]?.split('\n## ')[0] ?? ''
  const below = section.split(`\n**${title.en}**`)[1]?.split('\n**')[0] ?? ''
  return [...below.matchAll(/^\|(.*)\|$/gm)].map(([, cells = '']) => cells.split('|').map((cell) => cell.trim()))
}

/** A cell as the lab's figures have it: `26.6 % (…)` is 0.266, `76` points are 76. */
function figureIn(cell: string | undefined): number {
  const value = Number.parseFloat(cell ?? '')
  return cell?.includes('%') === true ? value / 100 : value
}

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))('%s', (id, manifest) => {
  const { choices, initial } = mainOption(manifest)
  const missing = (has: (choice: (typeof choices)[number]) => boolean) =>
    choices.filter((choice) => !has(choice)).map((choice) => choice.id)

  test('a clause tells every level by its name, in every language', async () => {
    const { clauses, rulings } = await (await manifest.load()).texts()
    const told = [...clauses, ...rulings].map(({ text }) => text)
    expect(missing(({ title }) => isToldBy(told, title))).toEqual([])
  })

  test('a scenario begins with every level', async () => {
    const field = FIELDS[id] ?? 'level'
    const tried = new Set((await worldsOf(id)).map((world) => world[field] ?? initial))
    expect(missing((choice) => tried.has(choice.id))).toEqual([])
  })

  test('the README has the figures of every level', () => {
    const rows = new Set(rowsOf(manifest).map(([first = '']) => first))
    expect(missing(({ title }) => LANGS.some((lang) => rows.has(plain(title[lang]))))).toEqual([])
  })

  test('the figures that results are compared with are those of the README', () => {
    const [heads = [], , ...rows] = rowsOf(manifest)
    const told = choices.map((choice) => {
      const row = rows.find(([first = '']) => LANGS.some((lang) => plain(choice.title[lang]) === first))
      const at = (player: string): number => figureIn(row?.[heads.indexOf(player)])
      return [choice.id, { greedy: expect.closeTo(at('greedy'), 6), search: expect.closeTo(at('search'), 6) }] as const
    })
    const { option, unit, choices: figures } = FIGURES[id] ?? {}
    expect(figures).toEqual(Object.fromEntries(told))
    expect(option).toBe(mainOption(manifest).id)
    expect(unit === 'points').toBe(rows.every(([, random = '']) => !random.includes('%')))
  })
})

/** The numbers in a cell, with the minus sign of the README: `+0.1 % (−0.4 % … +0.5 %)`. */
const sharesIn = (cell = ''): readonly number[] =>
  [...cell.replaceAll('−', '-').matchAll(/[+-]?\d+(?:\.\d+)?/g)].map(([share]) => Number(share) / 100)

test('the figures of other readings on the rules page are those of the README', () => {
  for (const readings of Object.values(READING_FIGURES))
    for (const [id, { otherwise, won }] of Object.entries(readings)) {
      const row = new RegExp(`^\\| reading \`${id}\`.*\\|$`, 'm').exec(README)?.[0].split('|') ?? []
      expect([id, sharesIn(row[3]), sharesIn(row[5])]).toEqual([
        id,
        [expect.closeTo(otherwise, 6)],
        won.map((part) => expect.closeTo(part, 6)),
      ])
    }
})

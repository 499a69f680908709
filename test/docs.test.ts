// The documents are true: pages made from the code are as made, transcripts are run, examples open.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES, manifestOf } from '../src/games/index.ts'
import { LIMITS } from '../src/kernel/limits.ts'
import { MARKS } from '../src/kernel/marks.ts'
import { readMode } from '../src/kernel/mode.ts'
import { FORMAT, readSave, writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { solotavolo } from './fixtures/cli.ts'
import { firstMoves, leastOf, leastTold, positionsPage } from './fixtures/positions-page.ts'

const DOCS = fileURLToPath(new URL('../docs', import.meta.url))
const read = (name: string): string => readFileSync(join(DOCS, name), 'utf8')
const blocks = (name: string, kind: string): string[] =>
  [...read(name).matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text)

describe.each(GAMES.map(({ id }) => id))('the positions of %s', (game) => {
  const manifest = manifestOf(game)

  test('are documented as their schema is', async () => {
    await expect(positionsPage(manifest, await manifest.load())).toMatchFileSnapshot(`../docs/positions/${game}.md`)
  })

  test('have an example that runs, and only required fields are required', async () => {
    const module = await manifest.load()
    const { position } = module
    const [example = '', legal = ''] = blocks(`positions/${game}.md`, 'json')
    expect(position.write(position.read(JSON.parse(example)))).toEqual(JSON.parse(example))
    expect(firstMoves(module, JSON.parse(example))).toEqual(JSON.parse(legal))
    const least = leastOf(module, JSON.parse(example))
    for (const line of leastTold(module, least)) expect(read(`positions/${game}.md`)).toContain(line)
    for (const field of Object.keys(least))
      expect(() => position.read({ ...least, [field]: undefined })).toThrow(`${field}: is missing`)
  })

  test('have a schema that the command prints', async () => {
    const { position, questions } = await manifest.load()
    expect(JSON.parse((await solotavolo(['schema', game])).out)).toEqual(position.schema)
    expect(JSON.parse((await solotavolo(['schema', game, 'ask'])).out)).toEqual(questions)
    expect((await solotavolo(['schema', game, 'engine'])).out).toContain('"play"')
    expect((await solotavolo(['schema', game, 'save'])).status).toBe(2)
  })
})

/** What `…` stands for may be anything. */
const pattern = (line: string): RegExp =>
  new RegExp(
    `^${line
      .split('…')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*')}$`,
  )

describe.each([
  ['engine.md', 'engine'],
  ['ask.md', 'ask'],
])('the transcripts of %s', (page, command) => {
  const scripts = GAMES.flatMap(({ id }) => blocks(page, `${command} ${id}`).map((text) => [id, text] as const))

  test.each(scripts)('are what happens (%s, %#)', async (game, text) => {
    const lines = text.trimEnd().split('\n')
    const asked = lines.flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []))
    const due = lines.flatMap((line) => (line.startsWith('< ') ? [line.slice(2)] : []))
    expect(asked.length + due.length).toBe(lines.length)
    const { out } = await solotavolo([command, game], `${asked.join('\n')}\n`)
    const said = out.trimEnd().split('\n')
    expect(said).toHaveLength(due.length)
    for (const [at, line] of said.entries()) expect(line).toMatch(pattern(due[at] ?? ''))
  })

  test('are there', () => {
    expect(scripts.length).toBeGreaterThan(2)
  })
})

describe('saves.md', () => {
  test('shows saves that open and are written as they are', async () => {
    const saves = blocks('saves.md', 'save')
    expect(saves).toHaveLength(2)
    for (const text of saves) {
      const save = readSave(text)
      expect(save).not.toHaveProperty('unsealed')
      const table = Table.open(await manifestOf(save.game).load(), save)
      expect(writeSave(table.toSave())).toBe(text)
    }
  })

  test('names every mark, every way of chance and every limit', () => {
    const text = read('saves.md')
    for (const mark of MARKS) expect(text).toContain(`| \`${mark}\``)
    const ways = [...text.matchAll(/^\| `((?:seeded|dealt|mixed)[^`]*)`/gm)].map(([, way = '']) => readMode(way).kind)
    expect(ways).toEqual(['seeded', 'dealt', 'mixed'])
    expect(text).toContain(`format of saves (${FORMAT})`)
    for (const limit of [LIMITS.save, LIMITS.lines]) expect(text).toContain(limit.toLocaleString('en'))
    expect(read('ask.md')).toContain(LIMITS.question.toLocaleString('en'))
  })
})

test('links between the documents lead somewhere', () => {
  const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  expect(pages.length).toBeGreaterThan(7)
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#[\w-]+)?\)/g)]
      .map(([, path = '']) => path)
      .filter((path) => path !== '')
      .filter((path) => {
        try {
          readdirSync(join(DOCS, page, '..', path))
          return false
        } catch (error) {
          return (error as NodeJS.ErrnoException).code !== 'ENOTDIR'
        }
      })
      .map((path) => `${page}: ${path}`),
  )
  expect(broken).toEqual([])
})

// The page about variants is true: its example reads, its refusal is the one that is told, its commands exist.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { manifestOf } from '../src/games/index.ts'
import { readSave, writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { SECTIONS } from '../src/variant/choose.ts'
import { isOpen } from '../src/variant/names.ts'
import { solotavolo } from './fixtures/cli.ts'
import { examplesOf, OPEN } from './fixtures/mutated-variants.ts'
import { variantsOf } from './fixtures/variants.ts'

const page = readFileSync(fileURLToPath(new URL('../docs/variants.md', import.meta.url)), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'solotavolo-variants-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [example = ''] = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text ?? '')
const file = join(folder, 'my.yaml')
writeFileSync(file, example)

describe('docs/variants.md', () => {
  test('has an example that reads, and every part of a file', async () => {
    expect(await solotavolo(['variant', 'check', file, '--lang', 'en'])).toEqual({
      status: 0,
      out: '“Green before red” is a variant of 7 Wonders Duel: differences from the document 16\n',
      err: '',
    })
    expect(SECTIONS.filter((part) => !page.includes(`\`${part}\``))).toEqual([])
  })

  test.each(OPEN.map(({ id }) => id))('names everything that is open in %s', async (id) => {
    const { registry } = variantsOf(await manifestOf(id).load())
    const names = [
      ...registry.ladders.filter(isOpen),
      ...registry.tables,
      ...registry.settings,
      ...(registry.levels?.fields ?? []),
      ...registry.readings,
    ].map((part) => part.id)
    const [, section = ''] = page.split(`\n| ${manifestOf(id).title.en} `)
    const [table = ''] = section.split('\n\n')
    expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })

  test('tells what is wrong as the command does', async () => {
    const wrong = join(folder, 'wrong.yaml')
    writeFileSync(wrong, 'game: duel\nladders:\n  operative: [operative.militar]\n')
    const { status, err } = await solotavolo(['variant', 'check', wrong, '--lang', 'en'])
    expect(status).toBe(2)
    expect(err).toContain(
      'line 3, column 15: "operative.militar" is no rung for this ladder: did you mean "operative.military"?',
    )
    expect(page).toContain('"operative.militar" is no rung for this ladder: did you mean "operative.military"?')
  })
})

describe('a variant on the command line', () => {
  const position = JSON.stringify({
    address: 'MS',
    solo: { coins: 9 },
    structure: { '1.1': 'guard-tower', '1.2': 'workshop' },
  })
  const green = fileURLToPath(new URL('../examples/variants/duel/green-before-red.yaml', import.meta.url))

  test('decides positions and questions', async () => {
    expect((await solotavolo(['decide', 'duel', '-', '--lang', 'en', '--variant', green], position)).out).toContain(
      'SOLO builds Workshop',
    )
    expect((await solotavolo(['decide', 'duel', '-', '--lang', 'en'], position)).out).toContain(
      'SOLO builds Guard Tower',
    )
    const asked = await solotavolo(['ask', 'duel', '--variant', green], `{"id":1,"position":${position}}\n`)
    expect(asked.out).toContain('"card":"workshop"')
  })

  test('begins a game with levels of its own, whose save carries it', async () => {
    const watchful = fileURLToPath(new URL('../examples/variants/duel/watchful.yaml', import.meta.url))
    const engine = await solotavolo(
      ['engine', 'duel', '--variant', watchful],
      '{"do":"new","seed":"7","options":{"level":"olimpico"}}\n{"do":"save"}\n',
    )
    const [, saved] = engine.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly save?: string })
    const save = readSave(saved?.save ?? '')
    expect(save.options['level']).toBe('olimpico')
    const table = Table.open(await manifestOf('duel').load(), save)
    expect(table.state).toMatchObject({ cities: [{ coins: 7 }, { coins: 15 }] })
    expect(writeSave(table.toSave())).toBe(saved?.save)
  })

  test('tells the author’s clause in the rules', async () => {
    const { out } = await solotavolo(['rules', 'duel', '--lang', 'en', '--variant', green])
    expect(out).toContain('green always comes before red')
    expect(out).toContain('in the words of Solotavolo')
  })

  test('prints the document as a file that is the document', async () => {
    const { out } = await solotavolo(['variant', 'print', 'duel', '--as-file'])
    const whole = join(folder, 'whole.yaml')
    writeFileSync(whole, out)
    expect((await solotavolo(['variant', 'diff', whole, '--lang', 'en'])).out).toBe(
      'No difference from the document.\n',
    )
  })

  test('prints a document with what differs in both languages', async () => {
    for (const [lang, heading] of [
      ['en', 'How it differs from the document'],
      ['it', 'In che cosa è diversa dal documento'],
    ] as const)
      expect((await solotavolo(['variant', 'print', green, '--lang', lang])).out).toContain(heading)
  })

  test('lists the parts of every game that is open', async () => {
    for (const { id } of OPEN) expect((await solotavolo(['variant', 'parts', id])).out).toContain('ladders: ')
  })
})

test.each(OPEN.flatMap(({ id }) => examplesOf(id).map(([name]) => [id, name] as const)))(
  '%s/%s is right',
  async (game, name) => {
    const path = fileURLToPath(new URL(`../examples/variants/${game}/${name}`, import.meta.url))
    expect((await solotavolo(['variant', 'check', path])).status).toBe(0)
  },
)

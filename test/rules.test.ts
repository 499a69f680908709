// The name of the rules, by which results of the lab are told apart: it is made of everything that decides a game, and of nothing else.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { PACKAGES, rulesFiles, rulesNames } from '../scripts/rules.mjs'
import { GAMES, manifestOf } from '../src/games/index.ts'
import { versionOf } from '../src/lab/version.ts'
import { processes } from './fixtures/processes.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const started = processes()
const copy = mkdtempSync(join(tmpdir(), 'solotavolo-rules-'))
afterAll(() => {
  started.clean()
  rmSync(copy, { recursive: true, force: true })
})

/** What a file needs to run: types are not part of it, and what is loaded apart (texts, terminals) decides nothing. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found = text.matchAll(/^(?:import|export)(?! type\b)[^'"`;]*?from\s*'([^']+)'|^import '([^']+)'/gm)
  return Array.from(found, ([, from, bare]) => from ?? bare ?? '')
}

/** All that playing a game reaches: files, and packages by their names. */
function reached(game: string): { readonly files: Set<string>; readonly packages: Set<string> } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    // The list of the games decides nothing about any of them.
    if (files.has(file) || file === 'src/games/index.ts') return
    files.add(file)
    for (const spec of importsOf(file))
      if (spec.startsWith('.')) visit(relative(ROOT, resolve(ROOT, dirname(file), spec)).replaceAll('\\', '/'))
      else packages.add(spec.split('/')[0] ?? '')
  }
  for (const file of ['play.ts', 'manifest.ts']) visit(`src/games/${game}/${file}`)
  visit('src/lab/job.ts')
  return { files, packages }
}

describe.each(GAMES.map(({ id }) => id))('the name of the rules of %s', (game) => {
  test('is made of every file and package that playing a game reaches', () => {
    const { files, packages } = reached(game)
    expect(files.size).toBeGreaterThan(30)
    expect([...files].filter((file) => !rulesFiles(game).includes(file))).toEqual([])
    expect([...packages].filter((name) => !PACKAGES.includes(name))).toEqual([])
  })

  test('is known to what runs from the sources', async () => {
    const { edition } = (await manifestOf(game).load()).game
    const rules = rulesNames()[game]
    expect(rules).toMatch(/^[0-9a-f]{12}$/)
    expect(versionOf(await manifestOf(game).load())).toEqual({ edition, rules })
  })
})

test('the built command has the names of its sources', async () => {
  const sims = GAMES.map(({ id }) => started.solotavolo(['sim', id, '--games', '1', '--json']).ended)
  const built = (await Promise.all(sims)).map(({ out }) => (JSON.parse(out) as { version: { rules: string } }).version)
  expect(built.map(({ rules }) => rules)).toEqual(GAMES.map(({ id }) => rulesNames()[id]))
})

describe('the name changes', () => {
  for (const path of ['src', 'package.json']) cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  const before = rulesNames(copy)
  const games = GAMES.map(({ id }) => id)

  /** Which names change when a file does. */
  function changedBy(file: string, change: (text: string) => string): string[] {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, change(text))
    const after = rulesNames(copy)
    writeFileSync(path, text)
    return games.filter((id) => after[id] !== before[id])
  }
  const comment = (text: string) => `${text}// changed\n`

  test('and is the same in another place', () => {
    expect(before).toEqual(rulesNames())
  })

  test.each([
    ['src/games/duel/automa/levels.ts', ['duel']],
    ['src/games/duel/catalogue/cards.ts', ['duel']],
    ['src/games/concordia/score.ts', ['concordia']],
    ['src/kernel/chance.ts', games],
    ['src/ladder/climb.ts', games],
    ['src/players/greedy.ts', games],
    ['src/players/search/tree.ts', games],
    ['src/lab/run.ts', games],
    ['src/lab/tally.ts', games],
  ])('with %s', (file, changed) => {
    expect(changedBy(file, comment)).toEqual(changed)
  })

  test('with the package that draws the numbers', () => {
    expect(changedBy('package.json', (text) => text.replace(/("pure-rand": ")[^"]+/, '$19.9.9'))).toEqual(games)
  })

  test.each([
    'src/games/duel/README.md',
    'src/games/duel/ui/Board.tsx',
    'src/games/duel/position/read.ts',
    'src/games/duel/terminal/draw.ts',
    'src/players/players.test.ts',
    'src/lab/html.ts',
    'src/web/App.tsx',
  ])('but not with %s', (file) => {
    expect(changedBy(file, comment)).toEqual([])
  })

  test('but not with the way lines end, or with what a system leaves beside the sources', () => {
    expect(changedBy('src/kernel/chance.ts', (text) => text.replaceAll('\n', '\r\n'))).toEqual([])
    mkdirSync(join(copy, 'src/kernel/.cache'))
    writeFileSync(join(copy, 'src/kernel/.DS_Store'), 'something')
    writeFileSync(join(copy, 'src/kernel/.#chance.ts'), 'something')
    expect(rulesNames(copy)).toEqual(before)
  })

  test('when a file comes or goes', () => {
    writeFileSync(join(copy, 'src/common/more.ts'), 'export const more = 1\n')
    expect(rulesNames(copy)).not.toEqual(before)
    rmSync(join(copy, 'src/common/more.ts'))
    expect(rulesNames(copy)).toEqual(before)
  })
})

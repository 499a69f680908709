// The fences of the project: who may import whom, and what rules may never touch.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { inLayer } from '../scripts/layers.ts'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}

const sources = filesBelow(SRC)
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, name: relative(SRC, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
const isTest = (name: string) => /\.test\.tsx?$/.test(name)

/** What a file imports: paths below src for our own, package names for others. */
function importsOf({ path, text }: { path: string; text: string }): string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map(([, from, dynamic]) => {
    const spec = (from ?? dynamic) as string
    return spec.startsWith('.') ? relative(SRC, resolve(dirname(path), spec)).replaceAll('\\', '/') : spec
  })
}

/** Folder of src -> folders it may import from (besides itself), and packages. */
const FENCES: Readonly<Record<string, { readonly folders: readonly string[]; readonly packages: readonly string[] }>> =
  {
    kernel: { folders: [], packages: ['pure-rand'] },
    ladder: { folders: ['kernel'], packages: [] },
    kit: { folders: ['kernel'], packages: ['zod'] },
    games: { folders: ['kernel', 'ladder', 'kit'], packages: ['zod'] },
    players: { folders: ['kernel', 'games/index.ts'], packages: [] },
    lab: { folders: ['kernel', 'games/index.ts', 'players'], packages: ['zod'] },
    coach: { folders: ['kernel', 'players'], packages: [] },
    crew: {
      folders: ['kernel', 'lab'],
      packages: ['piscina', 'bullmq', 'ioredis', 'node:crypto', 'node:fs', 'node:timers', 'node:url'],
    },
  }

const isIn = (name: string, folder: string) => name === folder || name.startsWith(`${folder}/`)
const isUi = (name: string) => /^games\/[^/]+\/ui\//.test(name)

describe('fences', () => {
  test.each(Object.entries(FENCES))('%s imports only what it may', (folder, { folders, packages }) => {
    const files = sources.filter(({ name }) => isIn(name, folder) && !isTest(name) && !isUi(name))
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((spec) => {
          const own = sources.some(({ name }) => name === spec)
          if (own) return !isIn(spec, folder) && !folders.some((allowed) => isIn(spec, allowed))
          return !packages.some((allowed) => isIn(spec, allowed)) && !spec.endsWith('.json')
        })
        .map((spec) => `${file.name} imports ${spec}`),
    )
    expect(wrong).toEqual([])
    expect(folder === 'kit' || files.length > 0, `${folder} has files`).toBe(true)
  })

  test('no game imports another', () => {
    const wrong = sources.flatMap((file) => {
      const game = /^games\/([^/]+)\//.exec(file.name)?.[1]
      if (game === undefined) return []
      return importsOf(file)
        .filter((spec) => /^games\/([^/]+)\//.test(spec) && !isIn(spec, `games/${game}`))
        .map((spec) => `${file.name} imports ${spec}`)
    })
    expect(wrong).toEqual([])
  })

  test('only a board imports the screen, and no rules import a board', () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter((spec) => isIn(spec, 'web') || isUi(spec) || spec === 'react')
        .filter((spec) => !isIn(file.name, 'web') && !isUi(file.name) && spec !== file.name)
        .map((spec) => `${file.name} imports ${spec}`),
    )
    expect(wrong).toEqual([])
  })

  test('rules know no clock, no generator, no network, no machine', () => {
    const forbidden =
      /\bDate\b|Math\.random|\bfetch\(|\bprocess\.|\brequire\(|\bsetTimeout\b|\blocalStorage\b|\bdocument\.|\bwindow\./
    const rules = sources.filter(
      ({ name }) => /^(kernel|ladder|kit|games|players)\//.test(name) && !isTest(name) && !isUi(name),
    )
    const wrong = rules.flatMap(({ name, text }) =>
      text.split('\n').flatMap((line, at) => {
        const code = line.replace(/\/\/.*|\/?\*.*|'[^']*'|"[^"]*"/g, '')
        return forbidden.test(code) ? [`${name}:${at + 1} ${line.trim()}`] : []
      }),
    )
    expect(wrong).toEqual([])
    expect(rules.length).toBeGreaterThan(20)
  })
})

describe('styles', () => {
  test('every file of styles lies in a layer', () => {
    const names = filesBelow(SRC)
      .filter((path) => path.endsWith('.css'))
      .map((path) => relative(SRC, path).replaceAll('\\', '/'))
    expect(names.filter((name) => inLayer(name, '') === undefined)).toEqual([])
    expect(names.length).toBeGreaterThan(50)
  })
})

describe('pages under test', () => {
  const tests = ['e2e', 'soak']
    .flatMap((folder) => filesBelow(fileURLToPath(new URL(`../${folder}`, import.meta.url))))
    .filter((path) => path.endsWith('.ts'))

  test('code that runs in a page is typed, not a string', () => {
    const toPage = /\.(?:evaluate(?:All|Handle)?|addInitScript|waitForFunction)(?:<[^(]*>)?\(\s*(?:['"`]|[A-Z_]+[,)])/g
    const wrong = tests.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(toPage)].map(([found]) => `${relative(SRC, path)}: ${found}`),
    )
    expect(wrong).toEqual([])
    expect(tests.length).toBeGreaterThan(20)
  })
})

describe('shape', () => {
  const games = readdirSync(join(SRC, 'games')).filter((name) => statSync(join(SRC, 'games', name)).isDirectory())

  test.each(games)('%s has the inner shape of every game', (game) => {
    const inside = readdirSync(join(SRC, 'games', game))
    expect(inside).toEqual(
      expect.arrayContaining([
        'README.md',
        'apply',
        'automa',
        'catalogue',
        'manifest.ts',
        'module.ts',
        'moves.ts',
        'options',
        'position',
        'score.ts',
        'state.ts',
      ]),
    )
  })

  test.each(games)('%s has its scenarios, and all of them are run', (game) => {
    const inside = readdirSync(new URL(`games/${game}`, import.meta.url))
    expect(inside).toEqual(
      expect.arrayContaining(['all.ts', 'cases.ts', 'run.ts', 'scenarios.test.ts', 'coverage.test.ts']),
    )
  })

  test.each(games)('%s has its random games', (game) => {
    const file = readFileSync(new URL(`random-games/${game}.test.ts`, import.meta.url), 'utf8')
    expect(file).toContain(`testRandomGames('${game}', `)
  })

  test.each(games)('%s is registered, and its README names every clause of its solo rules', async (game) => {
    const { manifestOf } = await import('../src/games/index.ts')
    const { clauses, rulings } = await (await manifestOf(game).load()).texts()
    const readme = readFileSync(join(SRC, 'games', game, 'README.md'), 'utf8')
    const cited = new Set(readme.match(/\b[SQ]\d+(?:\.\d+)?\b/g))
    const missing = [...clauses, ...rulings].map(({ id }) => id).filter((id) => !cited.has(id))
    expect(missing).toEqual([])
  })

  test('what a game cites exists: every clause named in its code is one of its clauses or rulings', async () => {
    const { GAMES } = await import('../src/games/index.ts')
    for (const manifest of GAMES) {
      const { clauses, rulings } = await (await manifest.load()).texts()
      const known = new Set([...clauses, ...rulings].map(({ id }) => id))
      const wrong = sources
        .filter(({ name }) => isIn(name, `games/${manifest.id}`))
        .flatMap(({ name, text }) =>
          [...text.matchAll(/(?<![\w.-])[SQ]\d+(?:\.\d+)?(?![\w-])/g)].map(([id]) => ({ name, id })),
        )
        .filter(({ id }) => !known.has(id))
      expect(wrong).toEqual([])
    }
  })
})

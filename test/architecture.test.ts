// The fences of the project: who may import whom, and what rules may never touch.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { inLayer } from '../scripts/layers.ts'
import { LANGS } from '../src/kernel/text.ts'

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
    /^(?:import|export)\b[\w\s{},*$]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\(\s*'([^']+)'/gm,
  )
  return [...found].map(([, from, bare, dynamic]) => {
    const spec = (from ?? bare ?? dynamic) as string
    return spec.startsWith('.') ? relative(SRC, resolve(dirname(path), spec)).replaceAll('\\', '/') : spec
  })
}

/** A part of src: what of ours it may import besides itself, and which packages. */
interface Fence {
  readonly ours: readonly string[]
  readonly packages: readonly string[]
}

/** The boards of the games. */
const BOARDS = 'games/*/ui'

const FENCES: Readonly<Record<string, Fence>> = {
  kernel: { ours: [], packages: ['pure-rand'] },
  ladder: { ours: ['kernel'], packages: [] },
  common: { ours: ['kernel'], packages: ['zod'] },
  variant: { ours: ['kernel', 'ladder'], packages: ['yaml'] },
  games: { ours: ['kernel', 'ladder', 'common', 'variant'], packages: ['zod'] },
  players: { ours: ['kernel', 'games/index.ts'], packages: [] },
  lab: { ours: ['kernel', 'games/index.ts', 'players'], packages: ['zod'] },
  coach: { ours: ['kernel', 'players'], packages: [] },
  train: { ours: ['kernel', 'games/index.ts', 'players', 'lab'], packages: ['piscina', 'node:'] },
  engine: { ours: ['kernel', 'common', 'games/index.ts'], packages: ['zod'] },
  environment: { ours: ['kernel'], packages: [] },
  library: { ours: ['kernel', 'ladder', 'variant', 'games', 'players', 'lab', 'engine', 'environment'], packages: [] },
  crew: {
    ours: ['kernel', 'lab'],
    packages: ['piscina', 'bullmq', 'ioredis', 'node:'],
  },
  server: { ours: ['kernel'], packages: ['node:'] },
  cli: {
    ours: ['kernel', 'ladder', 'variant', 'games/index.ts', 'players', 'lab', 'engine', 'crew', 'server'],
    packages: ['node:', '@clack/prompts', 'commander', 'picocolors', 'uqr'],
  },
  bench: {
    ours: ['kernel', 'games/index.ts', 'players', 'lab', 'crew', 'environment'],
    packages: ['node:fs', 'node:path'],
  },
  web: {
    ours: ['kernel', 'ladder', 'variant', 'games/index.ts', 'players', 'lab', 'coach', BOARDS],
    packages: ['react', 'react-dom', 'wouter', 'zustand', 'motion', 'idb', 'uqr', 'virtual:pwa-register'],
  },
  // What of the screen a board uses is made for boards, or for everybody.
  [BOARDS]: {
    ours: [
      'kernel',
      'common/bits.ts',
      'games',
      'web/kit',
      'web/contract.ts',
      'web/editors.ts',
      'web/shell/download.ts',
    ],
    packages: ['react'],
  },
}

const isUi = (name: string) => /^games\/[^/]+\/ui\//.test(name)
const isIn = (name: string, part: string) =>
  part === BOARDS ? isUi(name) : name === part || name.startsWith(part.endsWith(':') ? part : `${part}/`)
const partOf = (name: string) => (isUi(name) ? BOARDS : (name.split('/')[0] ?? ''))

/** What files import and may not. */
const wrongImports = (files: typeof sources, isWrong: (spec: string, from: string) => boolean) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((spec) => isWrong(spec, file.name))
      .map((spec) => `${file.name} imports ${spec}`),
  )

const isData = (spec: string) => spec.endsWith('.json')
const isOurs = (spec: string) => !spec.startsWith('.') && existsSync(join(SRC, spec))

describe('fences', () => {
  test('every part of src has a fence', () => {
    const parts = new Set(sources.map(({ name }) => partOf(name)))
    expect([...parts].toSorted()).toEqual(Object.keys(FENCES).toSorted())
  })

  test.each(Object.entries(FENCES))('%s imports only what it may', (part, { ours, packages }) => {
    const files = sources.filter(({ name }) => partOf(name) === part && !isTest(name))
    const wrong = wrongImports(files, (spec) => {
      if (isOurs(spec)) return partOf(spec) !== part && !ours.some((allowed) => isIn(spec, allowed))
      return !packages.some((allowed) => isIn(spec, allowed)) && !isData(spec)
    })
    expect(wrong).toEqual([])
    expect(files.length).toBeGreaterThan(0)
  })

  test('the screen takes boards from two files', () => {
    const wrong = wrongImports(
      sources.filter(({ name }) => isIn(name, 'web') && !isTest(name)),
      (spec, from) => isUi(spec) && !['web/tables.ts', 'web/editors.ts'].includes(from),
    )
    expect(wrong).toEqual([])
  })

  test('no game imports another', () => {
    const gameOf = (name: string) => /^games\/([^/]+)\//.exec(name)?.[1]
    const files = sources.filter(({ name }) => gameOf(name) !== undefined)
    const wrong = wrongImports(files, (spec, from) => ![undefined, gameOf(from)].includes(gameOf(spec)))
    expect(wrong).toEqual([])
  })

  test('rules know no clock, no generator, no network, no machine', () => {
    const forbidden =
      /\bDate\b|Math\.random|\bfetch\(|\bprocess\.|\brequire\(|\bsetTimeout\b|\blocalStorage\b|\bdocument\.|\bwindow\./
    const rules = sources.filter(
      ({ name }) => /^(kernel|ladder|common|variant|games|players)\//.test(name) && !isTest(name) && !isUi(name),
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

describe('languages', () => {
  const code = sources.filter(({ name }) => !isTest(name) && name !== 'kernel/text.ts')
  const linesWith = (pattern: RegExp) =>
    code.flatMap(({ name, text }) =>
      text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${name}:${at + 1} ${line.trim()}`] : [])),
    )
  const compared = '[!=]==?'
  const anyLang = `'(?:${LANGS.join('|')})'`

  /** Comparing two things of which each has a language is not asking for one. */
  const ASKS = new RegExp(
    `(?<!\\.)\\blang ${compared}|${compared} lang\\b|${anyLang} ${compared}|(?:${compared}|case) ${anyLang}`,
  )

  test('nobody but kernel/text.ts asks which language it is', () => {
    expect(linesWith(ASKS)).toEqual([])
    const asking = ["lang === 'it' ? a : b", "if (x.lang !== 'en')", "case 'it':", "'en' === lang", 'one === lang']
    expect(asking.filter((line) => !ASKS.test(line))).toEqual([])
    expect(ASKS.test('a.lang === b.lang')).toBe(false)
  })

  test('no plural is made by counting to one', () => {
    expect(linesWith(/[!=]== 1 \?.*\blang\b/)).toEqual([])
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

/** Lists of the games outside their folders, and how often each names a game. */
const LISTS: readonly (readonly [path: string, times: number])[] = [
  ['src/web/tables.ts', 2], // the boards
  ['src/web/games.ts', 2], // the covers
  ['src/web/styles/tokens.css', 2], // the accents, light and dark
  ['e2e/styles.test.ts', 1], // the prefixes of classes
  ['test/levels.test.ts', 1],
  ['test/unlawful-positions.test.ts', 1],
  ['soak/browser-kills.ts', 1],
  ['soak/strength.ts', 1],
  ['scripts/bench-web.mjs', 1],
]

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
        'hands',
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

  test.each(games)('%s stands in every list of games', (game) => {
    const missing = LISTS.filter(([path, times]) => {
      const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
      return text.split(new RegExp(`(?<![\\w-])${game}(?![\\w-])`)).length <= times
    })
    expect(missing.map(([path]) => path)).toEqual([])
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

  test.each(games)('%s cites every ruling in the code that follows it', async (game) => {
    const { manifestOf } = await import('../src/games/index.ts')
    const { rulings } = await (await manifestOf(game).load()).texts()
    const code = sources.filter(
      ({ name }) => isIn(name, `games/${game}`) && !isTest(name) && !name.endsWith('/clauses.ts'),
    )
    const cited = new Set(code.flatMap(({ text }) => text.match(/\bQ\d+\b/g) ?? []))
    expect(rulings.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([])
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

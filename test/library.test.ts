// The library as somebody else uses it: the packed package, installed in an empty project.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { build, transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCli, buildLibrary, isFresh, isLibraryFresh } from '../scripts/build.mjs'
import { scratch } from './fixtures/cli.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
const { dependencies } = createRequire(import.meta.url)('../package.json') as {
  dependencies: Readonly<Record<string, string>>
}
const files = scratch()
afterAll(files.clean)

/** The project of somebody who installed the package. */
const HOME = files.path('consumer')
const at = (...path: readonly string[]): string => join(HOME, ...path)
const put = (name: string, text: string): string => {
  writeFileSync(at(name), text)
  return at(name)
}
const node = (...args: readonly string[]) => spawnSync(process.execPath, [...args], { cwd: HOME, encoding: 'utf8' })

/** Examples of the documentation, each with what it prints. */
const examples = [
  ...readFileSync(join(ROOT, 'docs', 'library.md'), 'utf8').matchAll(/```ts\n(.*?)```\n\n```text\n(.*?)```/gs),
].map(([, code = '', output = ''], no) => ({ name: `example-${no + 1}`, code, output }))

beforeAll(async () => {
  if (!isFresh()) await buildCli()
  if (!isLibraryFresh()) await buildLibrary()
  mkdirSync(at('nothing'), { recursive: true })
  const npm = (...args: readonly string[]) =>
    execFileSync('npm', [...args, '--loglevel=error'], { cwd: HOME, stdio: ['ignore', 'pipe', 'inherit'] })
  npm('pack', ROOT, '--ignore-scripts')
  const packed = readdirSync(HOME).find((name) => name.endsWith('.tgz')) ?? ''
  // The packages of the command line and the screen are replaced by an empty one: the library has to do without, and nothing is downloaded.
  put('nothing/package.json', JSON.stringify({ name: 'nothing', version: '1.0.0' }))
  const overrides = Object.fromEntries(Object.keys(dependencies).map((name) => [name, 'file:./nothing']))
  put(
    'package.json',
    JSON.stringify({ type: 'module', private: true, dependencies: { solotavolo: `file:./${packed}` }, overrides }),
  )
  npm('install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts')
})

test('what is packed is what is needed: nothing of the sources, the documents with their examples', () => {
  const installed = at('node_modules', 'solotavolo')
  expect(readdirSync(installed).toSorted()).toEqual(
    ['CHANGELOG.md', 'LICENSE', 'README.md', 'bin', 'dist', 'docs', 'examples', 'package.json'].toSorted(),
  )
  expect(readdirSync(join(installed, 'examples', 'bots'))).toEqual(expect.arrayContaining(['bot.mjs', 'bot.py']))
  expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty('private')
})

test('importing it does nothing: no output, no global, nothing that keeps the process alive', () => {
  const script = `
    const before = new Set(Reflect.ownKeys(globalThis))
    const library = await import('solotavolo')
    const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key))
    process.on('exit', () => process.stdout.write(JSON.stringify([Object.keys(library).length > 30, added])))`
  const { status, stdout, stderr } = node('--input-type=module', '-e', script)
  expect([status, stdout, stderr]).toEqual([0, '[true,[]]', ''])
})

test('only what is exported can be imported', () => {
  const { status, stderr } = node('--input-type=module', '-e', "await import('solotavolo/dist/cli.js')")
  expect(status).toBe(1)
  expect(stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED')
})

describe('the examples of docs/library.md', () => {
  test('are there', () => {
    expect(examples.length).toBeGreaterThan(5)
  })

  test('are right for TypeScript, declarations included, without types of Node or of browsers', () => {
    for (const { name, code } of examples) put(`${name}.ts`, `${code}\nexport {}\n`)
    put('console.d.ts', 'declare const console: { log(...data: readonly unknown[]): void }\n')
    const compilerOptions = {
      target: 'ES2023',
      lib: ['ES2023'],
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    }
    put('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }))
    const { status, stdout } = node(TSC, '-p', '.')
    expect([status, stdout]).toEqual([0, ''])
  })

  test('a mistake is one for TypeScript', () => {
    put(
      'wrong/tsconfig.json'.replace('wrong/', 'wrong-'),
      JSON.stringify({ extends: './tsconfig.json', include: ['wrong.mts'] }),
    )
    put('wrong.mts', "import { Table } from 'solotavolo'\nexport const table: Table<1, 2, 3> = 4\n")
    expect(node(TSC, '-p', 'wrong-tsconfig.json').stdout).toContain("Type 'number' is not assignable to type 'Table<")
  })

  test.each(examples)('$name prints what it says', async ({ name, code, output }) => {
    const { code: script } = await transform(code, { loader: 'ts', format: 'esm', target: 'node20' })
    const { status, stdout, stderr } = node(put(`${name}.mjs`, script))
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toBe(output)
  })

  test('run in a bundle for browsers, without anything of Node', async () => {
    const { code, output } = examples[0] ?? { code: '', output: '' }
    const page = `export const played = (async () => {${code.replace(/^import .*$/gm, '')}})()`
    const { outputFiles } = await build({
      stdin: { contents: `${code.match(/^import .*$/gm)?.join('\n')}\n${page}`, loader: 'ts', resolveDir: HOME },
      bundle: true,
      format: 'iife',
      globalName: 'page',
      platform: 'browser',
      write: false,
      logLevel: 'silent',
    })
    const said: string[] = []
    const context = createContext({ console: { log: (...data: unknown[]) => said.push(JSON.stringify(data)) } })
    await runInContext(`${outputFiles[0]?.text}\npage.played`, context)
    expect(said).toEqual(['["automa",[34,74]]'])
    expect(output).toContain('34, 74')
  })
})

// Builds the command line into dist/ (one small entry, one chunk per game and per lazily loaded part), the library into dist/library/ and the
// app into dist/web/.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rulesConstant } from './rules.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = join(ROOT, 'dist')
const ENTRY = join(DIST, 'cli.js')
const WEB = join(DIST, 'web')
const LIBRARY = join(DIST, 'library')
const COMMON = ['src', 'scripts/build.mjs', 'scripts/rules.mjs', 'package.json']
const APP = ['index.html', 'vite.config.ts', 'scripts/layers.ts', 'public']

/** False where dist/ is missing or older than a source. A package without sources is as new as it gets. */
export function isFresh() {
  // The screen is not part of the command line: a change there does not build it again.
  return isNewer(ENTRY, COMMON, /[\\/]src[\\/](web|games[\\/][\w-]+[\\/]ui)$|\.test\.tsx?$/)
}

/** The same of the app in dist/web/. */
export function isWebFresh() {
  return isNewer(join(WEB, 'index.html'), [...COMMON, ...APP], /[\\/]src[\\/](cli|crew|server|bench)$|\.test\.tsx?$/)
}

/** The same of the library in dist/library/. */
export function isLibraryFresh() {
  const apart = /[\\/]src[\\/](web|cli|crew|server|bench|coach|games[\\/][\w-]+[\\/]ui)$|\.test\.tsx?$/
  return isNewer(join(LIBRARY, 'index.js'), [...COMMON, 'scripts/library.mjs', 'tsconfig.library.json'], apart)
}

function isNewer(built, sources, but) {
  if (!existsSync(join(ROOT, 'src'))) return true
  if (!existsSync(built)) return false
  const { mtimeMs } = statSync(built)
  return sources.every((path) => newest(join(ROOT, path), but) <= mtimeMs)
}

function newest(path, but) {
  if (but.test(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name), but)))
}

/** `outside` names packages that find their own files and stay where they are. */
export async function bundle(entries, outdir, outside = []) {
  const { build } = await import('esbuild')
  const begun = new Date()
  const define = rulesConstant()
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    chunkNames: 'chunk-[name]-[hash]',
    minifySyntax: true,
    define,
    // Bundled CommonJS packages call require() for Node's own modules.
    banner: {
      js: "import { createRequire as solotavoloRequire } from 'node:module'; const require = solotavoloRequire(import.meta.url);",
    },
    // These find their own files beside them, and only a simulation wants them.
    external: ['piscina', 'bullmq', 'ioredis', ...outside],
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  })
  // Rules that were changed while they were being built would go by the name of those before.
  if (rulesConstant().SOLOTAVOLO_RULES !== define.SOLOTAVOLO_RULES) return bundle(entries, outdir, outside)
  mkdirSync(outdir, { recursive: true })
  const outputs = outputFiles.map(({ path, contents }) => ({ path, contents, name: basename(path) }))
  // Entries after the chunks they need, each file in one go: whoever starts meanwhile finds the old build or the new one.
  for (const output of outputs.filter(isChunk)) put(output)
  for (const output of outputs.filter((one) => !isChunk(one))) {
    put(output)
    // A source saved while it was being built is newer than the build.
    utimesSync(output.path, begun, begun)
  }
  const names = new Set(outputs.map(({ name }) => name))
  for (const name of readdirSync(outdir))
    if (!names.has(name) && ![WEB, LIBRARY].includes(join(outdir, name)))
      rmSync(join(outdir, name), { recursive: true, force: true })
}

const isChunk = ({ name }) => name.startsWith('chunk-')

function put({ path, contents }) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return
  const draft = `${path}.${process.pid}.tmp`
  writeFileSync(draft, contents)
  renameSync(draft, path)
}

export async function buildCli() {
  const entries = { cli: 'src/cli/main.ts', 'lab-worker': 'src/crew/worker.ts', 'bot-host': 'src/crew/bots/host.ts' }
  await bundle(entries, DIST)
  linkBin()
}

/** The library with its declarations, built beside the old one and put in its place when it is whole. */
export async function buildLibrary() {
  const { writeLibrary } = await import('./library.mjs')
  const begun = new Date()
  const draft = join(DIST, `library.${process.pid}.tmp`)
  try {
    await writeLibrary(ROOT, draft, rulesConstant())
    utimesSync(join(draft, 'index.js'), begun, begun)
    rmSync(LIBRARY, { recursive: true, force: true })
    renameSync(draft, LIBRARY)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** The app, built beside the old one and put in its place when it is whole. */
export async function buildWeb() {
  // Whoever runs this (a test runner, say) may live in another mode; what is shipped is always React's production build.
  process.env['NODE_ENV'] = 'production'
  const { build } = await import('vite')
  const { compressAll } = await import('./compress.mjs')
  const begun = new Date()
  const draft = join(DIST, `web.${process.pid}.tmp`)
  try {
    await build({ root: ROOT, logLevel: 'warn', build: { outDir: draft, emptyOutDir: true } })
    await compressAll(draft)
    // A source saved while it was being built is newer than the build.
    utimesSync(join(draft, 'index.html'), begun, begun)
    rmSync(WEB, { recursive: true, force: true })
    renameSync(draft, WEB)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** npx keeps a link to the package's own command in its cache, and keeps it also when it is broken; this one is found then. */
export function linkBin() {
  const link = join(ROOT, 'node_modules', '.bin', 'solotavolo')
  if (existsSync(link) || !existsSync(dirname(link))) return
  try {
    rmSync(link, { force: true })
    symlinkSync(join('..', '..', 'bin', 'solotavolo.mjs'), link)
  } catch {
    // Not every system allows links, and nothing else needs this one.
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()

async function main() {
  // npm prepares a package also where it has not installed what building takes: npx on a bare checkout, --omit=dev.
  if (process.argv.includes('--if-installed') && !existsSync(join(ROOT, 'node_modules', 'esbuild'))) return
  try {
    await buildCli()
    if (process.argv.includes('--cli')) return
    await buildLibrary()
    await buildWeb()
  } catch (error) {
    console.error(`build: ${error.message}`)
    process.exitCode = 1
  }
}

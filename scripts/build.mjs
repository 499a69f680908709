// Bundles the command line into dist/: one small entry, one chunk per game and per lazily loaded part.
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

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = join(ROOT, 'dist')
const ENTRY = join(DIST, 'cli.js')
const SOURCES = ['src', 'scripts/build.mjs', 'package.json'].map((path) => join(ROOT, path))

/** False where dist/ is missing or older than a source. A package without sources is as new as it gets. */
export function isFresh() {
  if (!existsSync(join(ROOT, 'src'))) return true
  return existsSync(ENTRY) && SOURCES.every((path) => newest(path) <= statSync(ENTRY).mtimeMs)
}

function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

export async function bundle(entries, outdir) {
  const { build } = await import('esbuild')
  const begun = new Date()
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
    // Bundled CommonJS packages call require() for Node's own modules.
    banner: {
      js: "import { createRequire as solotavoloRequire } from 'node:module'; const require = solotavoloRequire(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  })
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
    if (!names.has(name)) rmSync(join(outdir, name), { recursive: true, force: true })
}

const isChunk = ({ name }) => name.startsWith('chunk-')

function put({ path, contents }) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return
  const draft = `${path}.${process.pid}.tmp`
  writeFileSync(draft, contents)
  renameSync(draft, path)
}

export async function buildCli() {
  await bundle({ cli: 'src/cli/main.ts' }, DIST)
  linkBin()
}

/** npx looks for commands here, also for the package's own; where links are not allowed it makes do without. */
export function linkBin() {
  const link = join(ROOT, 'node_modules', '.bin', 'solotavolo')
  if (existsSync(link) || !existsSync(dirname(link))) return
  try {
    rmSync(link, { force: true })
    symlinkSync('../../bin/solotavolo.mjs', link)
  } catch {}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildCli()
  } catch (error) {
    console.error(`build: ${error.message}`)
    process.exitCode = 1
  }
}

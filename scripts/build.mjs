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
  } catch (error) {
    console.error(`build: ${error.message}`)
    process.exitCode = 1
  }
}

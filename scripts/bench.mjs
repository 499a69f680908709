// Bundles the benchmark like the product and runs it; then, unless told --no-web, measures the page in a browser. `--web` measures nothing
// but the page, or only the parts of it that follow: sizes, opening, lighthouse, playing; `--pages <words>` chooses what Lighthouse looks at.
// With --against and a commit or the folder of another checkout it compares the rules of that one with these instead.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundle } from './build.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const ROOT = at('..')
const OUT = at('../.cache/bench')
/** What is compared; building clears the folder above. */
const SIDES = at('../.cache/bench-sides')

const { values: wanted, positionals } = parseArgs({
  options: {
    against: { type: 'string' },
    web: { type: 'boolean', default: false },
    'no-web': { type: 'boolean', default: false },
    pages: { type: 'string', default: '' },
  },
  allowPositionals: true,
})
if (wanted.against === undefined) await measure()
else await compareWith(wanted.against, positionals)

async function measure() {
  await bundle({ bench: 'src/bench/main.ts' }, OUT)
  const { bench, openReport } = await import(pathToFileURL(join(OUT, 'bench.js')).href)
  const report = openReport(at('../.cache/bench.json'))
  if (!wanted.web) await bench(report, at('../dist/lab-worker.js'))
  if (wanted['no-web']) return
  const { benchWeb } = await import('./bench-web.mjs')
  await benchWeb(report.section, { parts: positionals, pages: wanted.pages })
}

/** Every game in a process of its own: rules that have met other games are slower. */
async function compareWith(other, chosen) {
  const folder = existsSync(other) ? resolve(other) : checkOut(other)
  const sides = [join(SIDES, 'before.mjs'), join(SIDES, 'now.mjs')]
  await bundle({ against: 'src/bench/against.ts' }, OUT)
  await bundleSide(folder, sides[0])
  await bundleSide(ROOT, sides[1])
  const [against, before, now] = [join(OUT, 'against.js'), ...sides].map((path) => pathToFileURL(path).href)
  const { games } = await import(now)
  for (const game of games.filter((id) => chosen.length === 0 || chosen.includes(id))) {
    const program = `import { compare } from ${JSON.stringify(against)}
      await compare(${JSON.stringify(game)}, await import(${JSON.stringify(before)}), await import(${JSON.stringify(now)}))`
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
}

/** The sources of a commit. */
function checkOut(commit) {
  const folder = join(SIDES, commit.replaceAll(/\W/g, '_'))
  mkdirSync(folder, { recursive: true })
  const { status, stdout, stderr } = spawnSync('git', ['archive', commit, 'src', 'package.json'], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) throw new Error(`bench: there is no folder or commit "${commit}": ${String(stderr)}`)
  spawnSync('tar', ['-x', '-C', folder], { input: stdout })
  return folder
}

/** What is measured is the same for both; the rules are those of the folder. */
async function bundleSide(folder, outfile) {
  const { build } = await import('esbuild')
  await build({
    stdin: {
      contents: readFileSync(at('../src/bench/side.ts'), 'utf8'),
      resolveDir: join(folder, 'src', 'bench'),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    define: { SOLOTAVOLO_RULES: '{}' },
    nodePaths: [join(ROOT, 'node_modules')],
    logLevel: 'error',
  })
}

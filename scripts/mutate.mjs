// Mutation testing: changes the automa, the payments and the score of a game in one small place at a time, and looks whether the
// scenarios, the worked cases or the corpus notice. `npm run mutate -- duel`, or `-- duel automa/decide.ts` for one file.
import { fork } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { mutate } from './mutants.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WORKER = fileURLToPath(new URL('mutate-worker.mjs', import.meta.url))
const OUT = join(ROOT, '.cache/mutate')
/** Files beside `automa/` that pay or score, where a game has them. */
const BESIDE = [
  'score.ts',
  'payment.ts',
  'prices.ts',
  'income.ts',
  'purchases.ts',
  'increase.ts',
  'tally.ts',
  'measures.ts',
]
/** Texts, not rules. */
const TEXTS = 'automa/clauses.ts'
const PROCESSES = 2
/** A process starts anew from time to time: every mutant leaves a whole game behind in its memory. */
const PER_PROCESS = 30
/** A mutant that takes so many times as long as the game without one has no end. */
const PATIENCE = 20
/** The game without one is waited for as long as this, on any machine. */
const LONGEST_PLAIN_MS = 300_000
/** One that fills the memory has no end either: it ends its process, not the whole run. */
const MEMORY = '--max-old-space-size=900'

const [game, only] = process.argv.slice(2)
if (game === undefined || !readdirSync(join(ROOT, 'src/games')).includes(game)) {
  console.error('mutate: say which game, as in `npm run mutate -- duel`')
  process.exit(2)
}

const folder = join(ROOT, 'src/games', game)
const files = [
  ...below(join(folder, 'automa')),
  ...BESIDE.map((name) => join(folder, name)).filter((path) => statSync(path, { throwIfNoEntry: false })),
]
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => relative(folder, path).replaceAll('\\', '/'))
  .filter((name) => name !== TEXTS && (only === undefined || name === only))

const mutants = []
const changed = new Map()
for (const name of files) {
  const found = mutate(readFileSync(join(folder, name), 'utf8'), name, mutants.length + 1)
  changed.set(join(folder, name), found.code)
  mutants.push(...found.mutants)
}

const bundle = await bundled()
const begun = Date.now()
const plain = await verdicts([{ id: 0 }], bundle, LONGEST_PLAIN_MS)
const patience = PATIENCE * (Date.now() - begun)
if (plain.get(0) !== '') {
  console.error(`mutate: the game fails without a mutant: ${plain.get(0)}`)
  process.exit(1)
}
const explained = readExplained()
const results = await verdicts(mutants, bundle, patience)
report()

function below(path) {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? below(join(path, entry.name)) : [join(path, entry.name)],
  )
}

async function bundled() {
  mkdirSync(OUT, { recursive: true })
  const outfile = join(OUT, `${game}.mjs`)
  await build({
    stdin: {
      contents: `
        import { SCENARIOS } from './test/games/${game}/all.ts'
        import * as cases from './test/games/${game}/cases.ts'
        import { run } from './test/games/${game}/run.ts'
        import { verdictOf } from './test/fixtures/verdict.ts'
        export const verdict = () => verdictOf('${game}', [...Object.values(SCENARIOS), ...Object.values(cases)].flat(), run)`,
      resolveDir: ROOT,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'mutants',
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const contents = changed.get(path)
            return contents === undefined ? undefined : { contents, loader: 'ts' }
          })
        },
      },
    ],
  })
  return pathToFileURL(outfile).href
}

/** What every mutant died of: the first test that noticed, or nothing. */
async function verdicts(all, url, patience) {
  const found = new Map()
  const waiting = [...all]
  const one = async () => {
    while (waiting.length > 0) {
      const worker = fork(WORKER, [url], { execArgv: [MEMORY], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
      for (let n = 0; n < PER_PROCESS; n++) {
        const mutant = waiting.shift()
        if (mutant === undefined) break
        const said = await answer(worker, mutant.id, patience)
        found.set(mutant.id, said.died ?? 'has no end')
        if (process.stderr.isTTY) process.stderr.write(`\r${found.size} of ${all.length}`)
        if (!said.goesOn) break
      }
      worker.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: PROCESSES }, one))
  return found
}

function answer(worker, id, patience) {
  return new Promise((resolve) => {
    const end = (said) => {
      clearTimeout(timer)
      worker.off('message', done)
      worker.off('exit', crashed)
      resolve(said)
    }
    const done = (died) => end({ died, goesOn: true })
    const crashed = () => end({ died: 'crash: the process ended', goesOn: false })
    const timer = setTimeout(() => end({ goesOn: false }), patience)
    worker.on('message', done)
    worker.on('exit', crashed)
    worker.send(id)
  })
}

/** Mutants that change nothing, or nothing a rule speaks of: by what they change, with the reason. */
function readExplained() {
  const path = join(ROOT, 'test/games', game, 'survivors.json')
  return statSync(path, { throwIfNoEntry: false }) === undefined ? {} : JSON.parse(readFileSync(path, 'utf8'))
}

/** The same wherever the lines of a file move to. */
function nameOf({ file, from, to }) {
  return `${file}: ${from.replaceAll(/\s+/g, ' ')} → ${to}`
}

function report() {
  const survivors = mutants.filter(({ id }) => results.get(id) === '')
  const open = survivors.filter((mutant) => explained[nameOf(mutant)] === undefined)
  for (const mutant of open)
    console.log(`${mutant.file}:${mutant.line}  ${mutant.from.replaceAll(/\s+/g, ' ').slice(0, 120)}  →  ${mutant.to}`)
  const percent = (count) => ((100 * count) / mutants.length).toFixed(1)
  const killed = mutants.length - survivors.length
  console.log(
    `${game}: ${mutants.length} mutants, ${killed} killed (${percent(killed)} %), ${survivors.length - open.length} explained, ${open.length} survive`,
  )
  const rows = mutants.map((mutant) => [nameOf(mutant), mutant.line, results.get(mutant.id)])
  writeFileSync(join(OUT, `${game}.json`), JSON.stringify(rows, null, 1))
}

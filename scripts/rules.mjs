// Names the rules of each game by what its sources say: results of the lab are told apart by this name. It changes whenever a file changes
// that decides how a simulated game comes out, and is the same for the same sources on every machine.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What decides games of every kind. `test/rules.test.ts` fails where the rules reach a file that is left out. */
const SHARED = [
  'src/kernel',
  'src/ladder',
  'src/common',
  'src/variant',
  'src/players',
  'src/lab/job.ts',
  'src/lab/run.ts',
  'src/lab/tally.ts',
]
/** What only shows a game, teaches it, reads positions of it or tests it. */
const APART = /\/(ui|position|terminal|hands|handbook|lessons)\/|\.test\.ts$/
/** Sources, and not what an editor or a system has left beside them. */
const SOURCE = /\/[^./][^/]*\.(ts|json)$/
/** Packages the rules are made with: another version may draw other numbers. */
export const PACKAGES = ['pure-rand']

/** The sources that decide a game, by their paths from the root, in a fixed order. */
export const rulesFiles = (game, root = ROOT) =>
  [...SHARED, `src/games/${game}`]
    .flatMap((path) => filesBelow(root, path))
    .filter((path) => SOURCE.test(path) && !APART.test(path))
    .sort((a, b) => (a < b ? -1 : 1))

function filesBelow(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, `${path}/${name}`))
}

/** A name for the rules of each game. */
export function rulesNames(root = ROOT) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const packages = PACKAGES.map((name) => `${name} ${dependencies[name]}`)
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return Object.fromEntries(games.map(({ name }) => [name, nameOf(rulesFiles(name, root), packages, root)]))
}

function nameOf(files, packages, root) {
  const hash = createHash('sha256').update(packages.join('\n'))
  for (const path of files) {
    // A checkout may end its lines in another way.
    const text = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')
    hash.update(`\n${path} ${text.length}\n${text}`)
  }
  return hash.digest('hex').slice(0, 12)
}

/** What a bundler puts in the place of the constant of `src/lab/version.ts`. */
export const rulesConstant = (root = ROOT) => ({ SOLOTAVOLO_RULES: JSON.stringify(rulesNames(root)) })

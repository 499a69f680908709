import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { rulesConstant } from './scripts/rules.mjs'
import { pseudoLanguage } from './e2e/pseudo/marks.ts'

/** The only limit of any test: a guard against one that hangs, far above what a busy machine needs. */
const GUARD_MS = 300_000

/** Everything a person can read, in a language for tests. */
const PSEUDO = 'e2e/pseudo/**/*.test.ts'
/** What needs a page, or what a page has. Everything else of the screen is plain code, and runs with the rest. */
const SCREEN = ['src/**/*.test.tsx', 'src/**/*.page.test.ts']

/** Parts of the paths of the files that take longest outside the browser, the longest first. */
const LONG = ['/test/contract.', '/src/coach/', '/random-games/', '/test/fuzz.']

/** Projects before the plain tests, in the order of their files. Vitest starts a new worker where the next file is of another project: each comes in one piece. */
const PROJECTS = ['e2e', 'pseudo', 'screen']

/**
 * The tests of the queue come first: they mostly wait for other processes, while browser tests keep the machine busy. Browser tests come
 * next, most of them are long; then what has a page, then the other long files, then the rest.
 */
function rank({ project, moduleId }: TestSpecification): number {
  if (moduleId.includes('/test/queue')) return -1
  if (project.name !== 'node') return PROJECTS.indexOf(project.name)
  const at = LONG.findIndex((part) => moduleId.includes(part))
  return PROJECTS.length + (at === -1 ? LONG.length : at)
}

/**
 * Long files first, the short ones fill up the rest: a long file that starts last keeps one worker busy while the
 * other has nothing to do. By itself Vitest knows how long a file takes only where the tests have run before.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  define: rulesConstant(),
  test: {
    // Twice as many as a small machine has cores: tests wait for pages and processes now and then.
    maxWorkers: 4,
    testTimeout: GUARD_MS,
    hookTimeout: GUARD_MS,
    expect: { poll: { timeout: GUARD_MS / 3 } },
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Files share what they import: reading the games anew for each of them takes longer than most tests.
          isolate: false,
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: SCREEN,
        },
      },
      {
        extends: true,
        plugins: [pseudoLanguage],
        test: {
          name: 'pseudo',
          isolate: false,
          environment: 'node',
          include: [PSEUDO],
          setupFiles: ['e2e/pseudo/intl.ts'],
          globalSetup: ['e2e/pseudo/setup.ts'],
        },
      },
      { extends: true, test: { name: 'screen', isolate: false, environment: 'happy-dom', include: SCREEN } },
      {
        extends: true,
        test: {
          name: 'e2e',
          isolate: false,
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          exclude: [PSEUDO],
          globalSetup: ['e2e/setup.ts'],
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const SCREEN = ['src/web/**/*.test.{ts,tsx}', 'src/games/*/ui/**/*.test.{ts,tsx}']

/** Parts of the paths of the files that take longest outside the browser, the longest first. */
const LONG = [
  '/random-games/age-of-comics.',
  '/random-games/duel.',
  '/src/players/',
  '/random-games/',
  '/test/contract.',
  '/src/coach/',
  '/test/fuzz.',
]

/** The browser tests come first, most of them are long; then the other long files, then the rest. */
function rank({ project, moduleId }: TestSpecification): number {
  if (project.name === 'e2e') return -1
  const at = LONG.findIndex((part) => moduleId.includes(part))
  return at === -1 ? LONG.length : at
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
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: SCREEN,
        },
      },
      { extends: true, test: { name: 'screen', environment: 'happy-dom', include: SCREEN } },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})

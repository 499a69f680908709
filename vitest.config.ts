import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const SCREEN = ['src/web/**/*.test.{ts,tsx}', 'src/games/*/ui/**/*.test.{ts,tsx}']

/** The files that take long outside the browser. */
const LONG = /\/test\/(?:random-games\/[^/]+|contract|fuzz)\.test\.ts$|\/src\/(?:players|coach)\/[^/]+\.test\.ts$/

/** The browser tests come first, each of them is long; then the other long ones, then the rest. */
const rank = ({ project, moduleId }: TestSpecification): number =>
  project.name === 'e2e' ? 0 : LONG.test(moduleId) ? 1 : 2

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

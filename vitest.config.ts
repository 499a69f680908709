import { defineConfig } from 'vitest/config'

const SCREEN = ['src/web/**/*.test.{ts,tsx}', 'src/games/*/ui/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
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

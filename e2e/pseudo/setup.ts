// Builds the app in the pseudo-language and serves it, once for all tests.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { appServer } from '../../src/server/app.ts'
import { listen } from '../../src/server/listen.ts'
import { HOST, urlOf } from '../../src/server/names.ts'
import { pseudoLanguage } from './marks.ts'

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const CACHE = at('.cache/pseudo')

export async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const chromium = ensureChromium()
  project.provide('chromium', chromium ?? '')
  project.provide('base', '')
  if (chromium === undefined) return undefined
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'web-'))
  await buildIn(folder)
  const server = appServer({ folder, version: 'tested' })
  project.provide('base', urlOf(HOST, await listen(server, 0)))
  return () => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Not minified: nobody downloads it. */
async function buildIn(folder: string): Promise<void> {
  const mode = process.env['NODE_ENV']
  // With the test runner's NODE_ENV the build would contain React's development code.
  process.env['NODE_ENV'] = 'production'
  try {
    await build({
      root: at('.'),
      logLevel: 'error',
      plugins: [pseudoLanguage],
      worker: { plugins: () => [pseudoLanguage] },
      build: { outDir: folder, emptyOutDir: true, minify: false },
    })
  } finally {
    process.env['NODE_ENV'] = mode
  }
}

// Starts Chromium, builds the app and serves it, once for all browser tests. Without Chromium the tests are skipped, with a message.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { ensureChromium } from '../scripts/chromium.mjs'
import { listen } from '../src/server/listen.ts'
import { HOST, urlOf } from '../src/server/names.ts'
import { buildLater, serveBoth } from './builds.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string
    base: string
  }
}

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const CACHE = at('.cache/e2e')

export async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const chromium = ensureChromium()
  project.provide('chromium', chromium ?? '')
  project.provide('base', '')
  if (chromium === undefined) {
    if (process.env['CI'] === 'true') throw new Error('the browser tests need a Chromium')
    console.error('e2e: skipped, there is no Chromium')
    return undefined
  }
  // Builds what people get: with the test runner's NODE_ENV it would contain React's development code.
  const { status } = spawnSync(process.execPath, [at('scripts/setup.mjs'), '--web'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 'inherit'],
  })
  if (status !== 0) throw new Error('the app does not build')
  // Serves a copy, so that another build meanwhile does not change the page under test.
  mkdirSync(CACHE, { recursive: true })
  const served = mkdtempSync(join(CACHE, 'web-'))
  const [now, later] = [join(served, 'now'), join(served, 'later')]
  cpSync(at('dist/web'), now, { recursive: true })
  buildLater(now, later)
  const server = serveBoth(now, later)
  project.provide('base', urlOf(HOST, await listen(server, 0)))
  return () => {
    server.close()
    server.closeAllConnections()
    rmSync(served, { recursive: true, force: true })
  }
}

#!/usr/bin/env node
// Runs the built command line. In a checkout it is built first where it is missing or older than its sources.
import { existsSync } from 'node:fs'

const at = (path) => new URL(`../${path}`, import.meta.url)

if (await ready()) await import(at('dist/cli.js').href)

async function ready() {
  if (!existsSync(at('src'))) return true
  const { buildCli, buildWeb, isFresh, isWebFresh } = await import(at('scripts/build.mjs').href)
  const stale = [
    ...(isFresh() ? [] : [buildCli]),
    // Only who serves the app waits for it.
    ...(process.argv[2] === 'serve' && !isWebFresh() ? [buildWeb] : []),
  ]
  if (stale.length === 0) return true
  if (!existsSync(at('node_modules/esbuild'))) return fail('the packages are not installed: run npm install first')
  try {
    for (const build of stale) await build()
    return true
  } catch (error) {
    return fail(`the build failed: ${error.message.split('\n').join(' ')}`)
  }
}

function fail(why) {
  process.stderr.write(`solotavolo: ${why}\n`)
  process.exitCode = 1
  return false
}

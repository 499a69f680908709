// Everything a fresh checkout needs, and nothing when nothing is needed: installed packages, the built command line and,
// with --web, the built app.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildCli, buildWeb, isFresh, isWebFresh, linkBin } from './build.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(ROOT, 'node_modules', '.solotavolo-setup')

const lock = createHash('sha256')
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .digest('hex')
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lock) {
  // The stamp is written last: an install that was interrupted is begun again.
  if (!existsSync(join(ROOT, 'node_modules', '.package-lock.json')) || existsSync(STAMP)) install()
  writeFileSync(STAMP, lock)
}

try {
  if (isFresh()) linkBin()
  else await buildCli()
  if (process.argv.includes('--web') && !isWebFresh()) {
    console.error('setup: building the app')
    await buildWeb()
  }
} catch (error) {
  console.error(`setup: the build failed: ${error.message}`)
  process.exitCode = 1
}

function install() {
  console.error('setup: installing packages (once)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // With what building takes, also where NODE_ENV says production.
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('setup: npm ci failed')
    process.exit(status ?? 1)
  }
}

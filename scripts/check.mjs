// Runs all checks of package.json (`check:…`) side by side, and tells everything that is wrong instead of stopping at the first. With --web it
// also builds the app and installs Chromium and Redis meanwhile: the tests want them next.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

const waiting = Object.entries(scripts).filter(([name]) => name.startsWith('check:'))
/** What the tests want next. Where a program cannot be had, the tests that want it are skipped or fail by themselves. */
const PREPARING = {
  chromium: 'node scripts/chromium.mjs || exit 0',
  redis: 'node scripts/redis.mjs || exit 0',
  build: 'node scripts/setup.mjs --web',
}
if (process.argv.includes('--web')) waiting.unshift(...Object.entries(PREPARING))

const failed = []
const oneByOne = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, command] = next
    const { status, said } = await run(command, name in PREPARING)
    if (status === 0) continue
    failed.push(name)
    console.error(`\n${name}: ${command}\n${said}`)
  }
}
// One more than there are cores, because some of them wait for files or for their slowest part.
await Promise.all(Array.from({ length: availableParallelism() + 1 }, oneByOne))
if (failed.length > 0) {
  console.error(`check: ${failed.join(', ')} failed`)
  process.exitCode = 1
}

/** What installs or builds says so at once, on standard error; what a check says is told if it fails. */
function run(command, isTold) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: ROOT,
      shell: true,
      env: { ...process.env, PATH, FORCE_COLOR: '1' },
      stdio: ['ignore', 'pipe', isTold ? 'inherit' : 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    child.on('close', (status) => resolve({ status, said }))
  })
}

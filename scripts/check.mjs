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
if (process.argv.includes('--web')) {
  waiting.unshift(['build', 'node scripts/setup.mjs --web'])
  // What the tests want and the machine lacks is fetched meanwhile. Where it cannot be, the tests that want it say so.
  for (const name of ['chromium', 'redis']) waiting.unshift([name, `node scripts/${name}.mjs || exit 0`])
}

const failed = []
const oneByOne = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, command] = next
    const { status, said } = await run(command)
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

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: ROOT, shell: true, env: { ...process.env, PATH, FORCE_COLOR: '1' } })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    child.on('close', (status) => resolve({ status, said }))
  })
}

// A program the tests need and the project does not ship: the one that is there, or Debian's package.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * The path of a program, or nothing where there is none. `names` are tried in every folder of the path, `elsewhere` are whole paths,
 * `asked` (from an environment variable) stands above all of them.
 */
export function findProgram({ names, elsewhere = [], asked }) {
  if (asked) return existsSync(asked) ? asked : undefined
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(isProgram)
}

/** The same, installed first where it is missing and can be. Says in one line on standard error what it does or cannot do. */
export function ensureProgram(program) {
  const { name, debian, asked, variable } = program
  const explain = (why) => console.error(`${name}: ${why}`)
  const found = findProgram(program)
  if (found !== undefined) return found
  if (asked) return explain(`${variable} is ${asked}, and there is nothing there`)
  const apt = aptGet()
  if (apt === undefined) return explain(`it is missing and cannot be installed here; install it, or set ${variable}`)
  explain('installing the Debian package (once)')
  const install = [...WAITING, 'install', '-y', '-q', '--no-install-recommends', debian]
  if (!run(apt, install) && !(run(apt, ['update', '-q']) && run(apt, install)))
    return explain(`apt-get could not install the package; install it by hand, or set ${variable}`)
  return findProgram(program) ?? explain(`the package is installed but holds no program; set ${variable}`)
}

/** Another program of the machine may be installing something: apt-get waits for it, for so many seconds. */
const WAITING = ['-o', 'DPkg::Lock::Timeout=600']

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function aptGet() {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n', 'apt-get'] : undefined
}

function run([command, ...before], args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Tests begin together and may miss two programs at once: one is installed after the other.
  const queue = [join(tmpdir(), 'solotavolo-apt.lock'), command, ...before, ...args]
  return spawnSync('flock', queue, { env, stdio: 'ignore' }).status === 0
}

// A Chromium for the browser tests, the page measurements and the pictures: the one that is there, or Debian's package.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** What every start takes: no sandbox (tests may run as root), nothing of the browser's own on the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium, or nothing where there is none. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return existsSync(asked) ? asked : undefined
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...ELSEWHERE].find(isProgram)
}

/** The same, installed first where it is missing and can be. Says in one line on standard error what it does or cannot do. */
export function ensureChromium() {
  const found = findChromium()
  if (found !== undefined) return found
  if (process.env.CHROMIUM_PATH)
    return explain(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and there is nothing there`)
  const apt = aptGet()
  if (apt === undefined)
    return explain('there is no Chromium and no way to install one here; install it, or set CHROMIUM_PATH')
  console.error('chromium: installing the Debian package (once)')
  const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium']
  if (!run(apt, install) && !(run(apt, ['update', '-q']) && run(apt, install)))
    return explain('apt-get could not install the package; install it by hand, or set CHROMIUM_PATH')
  return findChromium() ?? explain('the package is installed but holds no browser; set CHROMIUM_PATH')
}

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
  return spawnSync(command, [...before, ...args], { env, stdio: 'ignore' }).status === 0
}

function explain(why) {
  console.error(`chromium: ${why}`)
  return undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = ensureChromium()
  if (path === undefined) process.exitCode = 1
  else console.log(path)
}

// Completes the lock file: npm leaves out the integrity of optional packages of other platforms where its registry lacks them. What is
// missing is asked from the registry this machine uses; download addresses are dropped.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FILE = process.argv[2] ?? join(fileURLToPath(new URL('..', import.meta.url)), 'package-lock.json')
const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const unknown = []

for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.link) continue
  const { version, resolved: _, integrity = ask(`${nameOf(path, entry)}@${entry.version}`), ...rest } = entry
  lock.packages[path] = { version, ...(integrity === undefined ? {} : { integrity }), ...rest }
}
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)

for (const name of unknown) console.error(`lock: the registry does not know ${name}`)
if (unknown.length > 0) process.exitCode = 1

/** A package may be installed under another name than its own. */
function nameOf(path, { name }) {
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function ask(name) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { stdout } = spawnSync(npm, ['view', name, 'dist.integrity'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const [integrity] = /^sha512-[\w+/]{86}==$/m.exec(stdout) ?? []
  if (integrity === undefined) unknown.push(name)
  return integrity
}

// The app as people get it: built where it is stale, served by its own command.
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Serves the app on a free port; `stop` when done. */
export async function serveApp() {
  const { status } = spawnSync(process.execPath, [at('scripts/setup.mjs'), '--web'], {
    stdio: ['ignore', 2, 'inherit'],
  })
  if (status !== 0) throw new Error('the app does not build')
  const server = spawn(process.execPath, [at('bin/solotavolo.mjs'), 'serve', '--port', '0', '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (data) => {
      said += data
      const found = /http:\/\/\S+/.exec(said)
      if (found) resolve(found[0])
    })
    server.once('exit', () => reject(new Error('the server did not start')))
  })
  return { url, stop: () => server.kill() }
}

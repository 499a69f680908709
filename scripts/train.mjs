// Bundles the training like the product and runs it: `npm run train -- duel --seed one`.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from './build.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
// A build of its own: another training may be running.
const OUT = join(ROOT, '.cache', 'train', `bin.${process.pid}`)
process.once('exit', () => rmSync(OUT, { recursive: true, force: true }))
await bundle({ train: 'src/train/main.ts', worker: 'src/train/worker.ts' }, OUT)
const { train } = await import(pathToFileURL(join(OUT, 'train.js')).href)
const places = { root: ROOT, cache: join(ROOT, '.cache', 'train'), worker: join(OUT, 'worker.js') }
process.exit(await train(process.argv.slice(2), places))

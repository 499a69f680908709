// Bundles the benchmark like the product and runs it; then, unless told --no-web, measures the page in a browser.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from './build.mjs'

const OUT = fileURLToPath(new URL('../.cache/bench', import.meta.url))
await bundle({ bench: 'src/bench/main.ts' }, OUT)
const { bench } = await import(pathToFileURL(join(OUT, 'bench.js')).href)
const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const report = await bench(at('../.cache/bench.json'), at('../dist/lab-worker.js'))
if (!process.argv.includes('--no-web')) {
  const { benchWeb } = await import('./bench-web.mjs')
  await benchWeb(report.section)
}

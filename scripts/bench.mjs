// Bundles the benchmark like the product and runs it.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from './build.mjs'

const OUT = fileURLToPath(new URL('../.cache/bench', import.meta.url))
await bundle({ bench: 'src/bench/main.ts' }, OUT)
const { bench } = await import(pathToFileURL(join(OUT, 'bench.js')).href)
await bench(fileURLToPath(new URL('../.cache/bench.json', import.meta.url)))

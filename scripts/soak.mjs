// Bundles the long runs like the product and plays them: `npm run soak`, or `npm run soak -- saves laws --share 0.1`.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from './build.mjs'

const OUT = fileURLToPath(new URL('../.cache/soak', import.meta.url))
await bundle({ soak: 'soak/main.ts' }, OUT, ['playwright-core'])
const { soak } = await import(pathToFileURL(join(OUT, 'soak.js')).href)
process.exit(await soak(process.argv.slice(2)))

// Compresses what compresses well, once, so that the server only has to send it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function compressAll(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  // All at once: they wait in line for Node's threads, which use every core.
  await Promise.all(files.map(compress))
}

async function compress(file) {
  const text = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [small, old] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })])
  writeFileSync(`${file}.br`, small)
  writeFileSync(`${file}.gz`, old)
}

// Compresses what compresses well, once, so that the server only has to send it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function compressAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !TEXT.has(extname(file))) continue
    const text = readFileSync(file)
    writeFileSync(`${file}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }))
    writeFileSync(`${file}.gz`, await zip(text, { level: 9 }))
  }
}

// How one Solotavolo recognises another on a port: each tells its name and version at a well-known path.
import { createHash } from 'node:crypto'
import { get } from 'node:http'
import { join } from 'node:path'
import { readIfThere } from './files.ts'
import { HOST } from './names.ts'

export const IDENTITY_PATH = '/.well-known/solotavolo'
const PRODUCT = 'Solotavolo'

const ENOUGH = 200
const PATIENCE = 10_000

/** The version of the program and a hash of the page, which names all its parts by their hashes: two builds differ. */
export async function versionOf(folder: string, version: string): Promise<string> {
  const page = await readIfThere(join(folder, 'index.html'))
  return page === undefined ? version : `${version}+${createHash('sha256').update(page).digest('hex').slice(0, 8)}`
}

export const tellIdentity = (version: string): string => `${JSON.stringify({ product: PRODUCT, version })}\n`

/** The version of the Solotavolo that holds a port; nothing where another program does. Only a short, well-formed answer counts. */
export function askIdentity(port: number, patience = PATIENCE): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(
      { host: HOST, port, path: IDENTITY_PATH, agent: false, signal: AbortSignal.timeout(patience) },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
          if (text.length > ENOUGH) request.destroy()
        })
        response.on('end', () => resolve(response.statusCode === 200 ? readIdentity(text) : undefined))
        response.on('error', () => resolve(undefined))
      },
    )
    request.on('error', () => resolve(undefined))
    request.on('close', () => resolve(undefined))
  })
}

function readIdentity(text: string): string | undefined {
  try {
    const told: unknown = JSON.parse(text)
    if (typeof told !== 'object' || told === null) return undefined
    const { product, version } = told as Readonly<Record<string, unknown>>
    // It will be printed.
    return product === PRODUCT && typeof version === 'string' && /^[\w.+-]{1,60}$/.test(version) ? version : undefined
  } catch {
    return undefined
  }
}

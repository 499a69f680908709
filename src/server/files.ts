// The files of the built app, and their compressed copies.
import { readFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import type { Encoding } from './negotiation.ts'

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** The decoded path of a request; nothing where it cannot be one. */
export function pathOf(raw: string): string | undefined {
  try {
    const path = decodeURIComponent(raw.split(/[?#]/)[0] ?? '')
    return path.startsWith('/') && !path.includes('\0') ? path : undefined
  } catch {
    return undefined
  }
}

/** The file a path means, inside the folder and never outside of it. */
export function fileOf(folder: string, path: string): string | undefined {
  const root = resolve(folder)
  const file = resolve(root, `.${path.endsWith('/') ? `${path}index.html` : path}`)
  return file.startsWith(root + sep) ? file : undefined
}

export interface Found {
  readonly encoding: Encoding
  readonly bytes: Buffer
}

/** The file in the first of the encodings it exists in, read as a whole: what is told about it is told about these bytes. */
export async function readAs(file: string, encodings: readonly Encoding[]): Promise<Found | undefined> {
  for (const encoding of encodings) {
    const bytes = await readIfThere(file + ENDINGS[encoding])
    if (bytes !== undefined) return { encoding, bytes }
  }
  return undefined
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

/** Nothing where there is no such file, or no longer. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return undefined
    throw error
  }
}

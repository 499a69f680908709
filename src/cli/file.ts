// Files from outside: read no further than they may reach.
import { closeSync, openSync, readSync } from 'node:fs'
import { tooLong } from '../kernel/limits.ts'
import { fileRefusal, placeOf } from './errors.ts'

/** So many bytes does a character take at most. */
const WIDEST = 4
const CHUNK = 65_536

/** The text of a file of at most `most` characters. What is no file with an end, such as a device, is read no further either. */
export function readText(file: string, most: number): string {
  const bytes = readBytes(file, WIDEST * most)
  const text = bytes?.toString('utf8')
  if (text === undefined || text.length > most) throw tooLong({ most }, [placeOf(file)])
  return text
}

/** Nothing where there is more. */
function readBytes(file: string, most: number): Buffer | undefined {
  let open: number | undefined
  try {
    open = openSync(file, 'r')
    const chunks: Buffer[] = []
    let size = 0
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK)
      const read = readSync(open, chunk)
      if (read === 0) return Buffer.concat(chunks)
      size += read
      if (size > most) return undefined
      chunks.push(chunk.subarray(0, read))
    }
  } catch (error) {
    throw fileRefusal(file, error)
  } finally {
    if (open !== undefined) closeSync(open)
  }
}

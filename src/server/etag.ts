// A tag for the bytes that are sent, so that a browser that has them need not get them again.
import { createHash } from 'node:crypto'

/** Compressed and plain bytes differ, and so do their tags. */
export const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`

/** Whether a browser already has it: any tag of its list, weak or not (RFC 9110, section 13.1.2). */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return Array.from(ifNoneMatch.matchAll(/"[^"]*"/g), ([tag]) => tag).includes(etag)
}

// Which of two stored values of a game stays.
import { isUnread, readRecord } from './record.ts'

export function revOf(value: unknown): number {
  const { rev } = (value ?? {}) as { readonly rev?: unknown }
  return typeof rev === 'number' && Number.isFinite(rev) ? rev : -1
}

/** Does what is there stay rather than a value? It does if it is as new or newer, and if it cannot be read here, whatever it is. */
export function isKept(id: string, there: unknown, value: unknown): boolean {
  if (there === undefined) return false
  return revOf(there) >= revOf(value) || isUnread(readRecord(id, there))
}

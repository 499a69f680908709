// Which of two stored values of a game stays.
import { isUnread, readRecord } from './record.ts'

export function revOf(value: unknown): number {
  const { rev } = (value ?? {}) as { readonly rev?: unknown }
  return typeof rev === 'number' && Number.isFinite(rev) ? rev : -1
}

/** Whether the existing value stays: if it is as new or newer, or if this build cannot read it. */
export function isKept(id: string, there: unknown, value: unknown): boolean {
  if (there === undefined) return false
  return revOf(there) >= revOf(value) || isUnread(readRecord(id, there))
}

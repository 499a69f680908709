// Everything stored of a record this build cannot use, as the text of a file.
import { isNewer } from '../../kernel/newer.ts'
import { readSave } from '../../kernel/save.ts'
import type { UnreadRecord } from './record.ts'

/** The save if there is one, so that the file can be imported; everything else is in a comment below it. */
export function rawText({ raw, unread }: UnreadRecord): string {
  const { text, ...rest } = (typeof raw === 'object' && raw !== null ? raw : {}) as { readonly text?: unknown }
  if (typeof text !== 'string' || !isSave(text)) return `${told(raw, 2)}\n`
  return unread === 'newer' ? text : `${text.replace(/\n?$/, '\n')}; record ${told(rest)}\n`
}

function isSave(text: string): boolean {
  try {
    readSave(text)
    return true
  } catch (error) {
    return isNewer(error)
  }
}

/** JSON, extended by what the browser can store and JSON cannot: NaN, bigints, maps, cycles. */
function told(value: unknown, indent?: number): string {
  const seen = new Set<unknown>()
  const plain = (_: string, each: unknown): unknown => {
    if (typeof each === 'bigint' || (typeof each === 'number' && !Number.isFinite(each))) return String(each)
    if (typeof each !== 'object' || each === null) return each
    if (seen.has(each)) return '…'
    seen.add(each)
    return each instanceof Map || each instanceof Set ? [...each] : each
  }
  try {
    const text: string | undefined = JSON.stringify(value, plain, indent)
    // JSON cannot express undefined.
    return text ?? 'undefined'
  } catch {
    return String(value)
  }
}

// A game on its way from one device to another: left here under a code, fetched once within ten minutes, then forgotten.
import { randomInt } from 'node:crypto'

const MINUTES = 10
/** More games at a time than anybody moves; the oldest make room. */
const MOST = 20
/** Letters and digits that nobody confuses. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 6

export interface Handover {
  /** Keeps a text and returns its code. */
  leave(text: string): string
  /** The text, once; nothing where the code is unknown, was used or is too old. */
  fetch(code: string): string | undefined
}

export function handover(now: () => number = Date.now): Handover {
  const kept = new Map<string, { readonly text: string; readonly until: number }>()
  const forgetOld = (): void => {
    for (const [code, { until }] of kept) if (until <= now()) kept.delete(code)
  }
  return {
    leave(text) {
      forgetOld()
      for (const oldest of kept.keys()) {
        if (kept.size < MOST) break
        kept.delete(oldest)
      }
      const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
      kept.set(code, { text, until: now() + MINUTES * 60_000 })
      return code
    },
    fetch(code) {
      forgetOld()
      const found = kept.get(code.toUpperCase())
      kept.delete(code.toUpperCase())
      return found?.text
    },
  }
}

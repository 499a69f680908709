// What is wrong with the browser's storage, made out from what it says.

/** No room left, on the disk or in what the browser allows; not allowed at all; or refusing for a reason it does not tell. */
export type Trouble = 'full' | 'forbidden' | 'failing'

/** From the one that tells least to the one that tells most. */
const RANK: readonly (Trouble | undefined)[] = [undefined, 'failing', 'forbidden', 'full']

/** A full disk is told once and followed by refusals without a reason: the reason that was told stays. */
export const worseOf = (a: Trouble | undefined, b: Trouble): Trouble => (RANK.indexOf(a) > RANK.indexOf(b) && a) || b

/** Cookies and site data blocked, private windows of some browsers, pages that may not store anything, no database at all. */
const FORBIDDEN = new Set(['SecurityError', 'NotAllowedError', 'InvalidStateError', 'ReferenceError', 'TypeError'])

/** On a full disk Chromium gives an `UnknownError` whose message has FILE_ERROR_NO_SPACE, Firefox one of its own names. */
const NO_ROOM = /no[ _](device[ _])?space|disk[ _](is[ _])?full|enospc|quota/i

export function troubleOf(error: unknown): Trouble {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'QuotaExceededError' || NO_ROOM.test(message)) return 'full'
  return FORBIDDEN.has(name) ? 'forbidden' : 'failing'
}

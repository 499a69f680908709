// Finds out from its errors what is wrong with the browser's storage.

/** No space left, on the disk or in the browser's quota; forbidden; or refused for an unknown reason. */
export type Trouble = 'full' | 'forbidden' | 'failing'

/** From the least to the most specific. */
const RANK: readonly (Trouble | undefined)[] = [undefined, 'failing', 'forbidden', 'full']

/** A full disk is reported once and followed by errors without a reason: the first reason stays. */
export const worseOf = (a: Trouble | undefined, b: Trouble): Trouble => (RANK.indexOf(a) > RANK.indexOf(b) && a) || b

/** Cookies and site data blocked, private windows of some browsers, pages without storage, no database at all. */
const FORBIDDEN = new Set(['SecurityError', 'NotAllowedError', 'InvalidStateError', 'ReferenceError', 'TypeError'])

/** On a full disk Chromium throws an `UnknownError` with FILE_ERROR_NO_SPACE in its message; Firefox has names of its own. */
const NO_ROOM = /no[ _](device[ _])?space|disk[ _](is[ _])?full|enospc|quota/i

export function troubleOf(error: unknown): Trouble {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'QuotaExceededError' || NO_ROOM.test(message)) return 'full'
  return FORBIDDEN.has(name) ? 'forbidden' : 'failing'
}

// Cleans text from outside before it is shown: shortened, and without characters that control a terminal or change the reading direction.

/**
 * Control characters (C0, DEL, C1), line and paragraph separators, and direction marks. Not the line feed and the tab, which our own texts
 * use.
 */
const STEERING = new RegExp(
  String.raw`[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]`,
  'g',
)

/** Replaces every control character with a visible sign. */
export const cleaned = (text: string): string => text.replace(STEERING, '\uFFFD')

/** JSON with those characters as escapes; it means the same. */
export const writeJson = (data: unknown): string =>
  JSON.stringify(data).replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** How much of the input a refusal repeats. */
const SHOWN = 60

/** A piece of input on one line, cleaned and no longer than `most` characters. */
export function clip(text: string, most = SHOWN): string {
  const short = text.length > most ? `${withoutHalf(text.slice(0, most - 1))}…` : text
  return cleaned(short.replace(/[\t\n]/g, ' '))
}

/** A piece of JSON input in a refusal. */
export const quote = (data: unknown): string => clip(JSON.stringify(data ?? null))

/** Like `clip`, but keeps the end: of a path, the name of the file. */
export function clipStart(text: string, most: number): string {
  const end = text.slice(-(most - 1))
  return clip(text.length > most ? `…${end}` : text, most)
}

/** Removes half a surrogate pair. */
const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '')

import { clip, clipStart } from '../kernel/clean.ts'
import { BadInput } from '../kernel/contract.ts'
import { inEachLang, type Text } from '../kernel/text.ts'

/** What a command ends with that was given something it cannot use. */
export const BAD_INPUT = 2

/** Any failure as one line of a length that can be read. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const lines = text.slice(0, MESSAGE).split(/[\n\v\f\r\u0085\u2028\u2029]/)
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}

const MESSAGE = 1000

/** The name of a file in a message: of a long path its end. */
export const named = (file: string): string => clipStart(file, 120)

/** A file as the place of a refusal. */
export const placeOf = (file: string): Text => inEachLang(() => named(file))

/** Reads something from outside: whatever goes wrong is the fault of what was read, and the message says which it was. */
export function reading<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const why = oneLine(error)
    throw new BadInput(
      error instanceof BadInput ? `${named(what)}: ${why}` : `${named(what)}: this cannot be read (${why})`,
    )
  }
}

/** As `fileTrouble`, for a file that is to be written: what is missing is its folder. */
export function writeTrouble(error: unknown): string {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
    ? 'there is no such folder'
    : fileTrouble(error)
}

/** What the system says about a file, without its numbers. */
export function fileTrouble(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOENT':
      return 'there is no such file'
    case 'EISDIR':
      return 'this is a folder'
    case 'EACCES':
    case 'EPERM':
      return 'this may not be opened'
    case 'ENOTDIR':
      return 'a part of the path is not a folder'
    case 'ENAMETOOLONG':
      return 'the name is too long'
    default:
      return clip(oneLine(error), 120)
  }
}

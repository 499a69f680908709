import { clip, clipStart } from '../kernel/clean.ts'
import { BadInput, refusal } from '../kernel/refusal.ts'
import { inEachLang, type Text } from '../kernel/text.ts'

const unreadable = refusal<{ why: string }>('file.unreadable', {
  it: ({ why }) => `non si può leggere (${why})`,
  en: ({ why }) => `this cannot be read (${why})`,
})

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
export function reading<T>(what: Text, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const refused = error instanceof BadInput ? error : unreadable({ why: oneLine(error) })
    throw refused.within(what)
  }
}

const FILE_TROUBLES: Readonly<Record<string, Text>> = {
  ENOENT: { it: 'il file non esiste', en: 'there is no such file' },
  EISDIR: { it: 'è una cartella', en: 'this is a folder' },
  EACCES: { it: 'non si può aprire', en: 'this may not be opened' },
  EPERM: { it: 'non si può aprire', en: 'this may not be opened' },
  ENOTDIR: { it: 'una parte del percorso non è una cartella', en: 'a part of the path is not a folder' },
  ENAMETOOLONG: { it: 'il nome è troppo lungo', en: 'the name is too long' },
}
const fileTrouble = refusal<{ why: Text }>('file.trouble', { it: ({ why }) => why.it, en: ({ why }) => why.en })

/** What the system says about a file that is to be read, without its numbers. */
export function fileRefusal(file: string, error: unknown): BadInput {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why = FILE_TROUBLES[code] ?? inEachLang(() => clip(oneLine(error), 120))
  return fileTrouble({ why }, [placeOf(file)])
}

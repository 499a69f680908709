// Files that a command writes: looked at before the work begins, and always put in their place whole, so that whatever happens there is
// the file as it was or the file as it is to be.
import { randomUUID } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { clip } from '../kernel/clean.ts'
import { BadInput } from '../kernel/contract.ts'
import { refusal } from '../kernel/refusal.ts'
import { inEachLang, type Text } from '../kernel/text.ts'
import { oneLine, placeOf } from './errors.ts'

const cannotWrite = refusal<{ why: Text }>('file.cannot-write', {
  it: ({ why }) => `non si può scrivere: ${why.it}`,
  en: ({ why }) => `this cannot be written: ${why.en}`,
})
const sameFile = refusal<{ flags: readonly string[] }>('file.twice', {
  it: ({ flags }) => `${flags.join(' e ')} non possono essere lo stesso file`,
  en: ({ flags }) => `${flags.join(' and ')} cannot be the same file`,
})

const WHY = {
  folder: { it: 'è una cartella', en: 'it is a folder' },
  link: { it: 'è un collegamento; indica il file vero e proprio', en: 'it is a link; name the file itself' },
  special: { it: 'non è un file normale', en: 'it is no ordinary file' },
  readOnly: { it: 'è di sola lettura', en: 'it is read-only' },
} as const satisfies Record<string, Text>

const BY_CODE: Readonly<Record<string, Text>> = {
  ENOENT: { it: 'la cartella non esiste', en: 'there is no such folder' },
  ENOTDIR: { it: 'una parte del percorso non è una cartella', en: 'a part of the path is not a folder' },
  EACCES: { it: 'non è permesso', en: 'it is not allowed' },
  EPERM: { it: 'non è permesso', en: 'it is not allowed' },
  EROFS: { it: 'il disco è di sola lettura', en: 'the disk is read-only' },
  ENOSPC: { it: 'il disco è pieno', en: 'the disk is full' },
  EDQUOT: { it: 'lo spazio a disposizione è finito', en: 'the room allowed there is used up' },
  EFBIG: { it: 'il file è troppo grande', en: 'the file is too large' },
  ENAMETOOLONG: { it: 'il nome è troppo lungo', en: 'the name is too long' },
}

/** Refuses, before the work begins, files that could not be written after it. They go by the flags that name them. */
export function checkOutputs(files: Readonly<Record<string, string | undefined>>): void {
  const flags = new Map<string, string>()
  for (const [flag, file] of Object.entries(files)) {
    if (file === undefined) continue
    writing(file, () => {
      checkTarget(file)
      const draft = draftBeside(file)
      closeSync(openSync(draft, 'wx'))
      rmSync(draft)
    })
    const path = join(realpathSync(dirname(resolve(file))), basename(file))
    const other = flags.get(path)
    if (other !== undefined) throw sameFile({ flags: [other, flag] })
    flags.set(path, flag)
  }
}

/** Writes a file anew or over the one that is there, unless that is read-only, a link or no file at all. */
export function writeOutput(file: string, text: string): void {
  writing(file, () => {
    checkTarget(file)
    writeWhole(file, text)
  })
}

/** Looks at what is there already: who may do everything on this machine is held to what the file says, too. */
function checkTarget(file: string): void {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  if (stat === undefined) return
  const why = stat.isSymbolicLink()
    ? WHY.link
    : stat.isDirectory()
      ? WHY.folder
      : !stat.isFile()
        ? WHY.special
        : (stat.mode & 0o222) === 0
          ? WHY.readOnly
          : undefined
  if (why !== undefined) throw cannotWrite({ why })
  accessSync(file, constants.W_OK)
}

export function writing(file: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    if (error instanceof BadInput) throw error.within(placeOf(file))
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw cannotWrite({ why: BY_CODE[code] ?? inEachLang(() => clip(oneLine(error), 120)) }, [placeOf(file)])
  }
}

const draftBeside = (file: string): string => join(dirname(file), `.solotavolo-${randomUUID()}.tmp`)

/** Puts the text in the place of what is there, in one go and with the same permissions. */
export function writeWhole(path: string, text: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  const draft = draftBeside(path)
  try {
    const opened = openSync(draft, 'wx')
    try {
      writeFileSync(opened, text)
      if (mode !== undefined) fchmodSync(opened, mode & 0o7777)
      fsyncSync(opened)
    } finally {
      closeSync(opened)
    }
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

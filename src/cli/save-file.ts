// Saves on disk: read as a whole, written as a whole, and never over something else.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { manifestOf } from '../games/index.ts'
import type { Manifest } from '../kernel/contract.ts'
import { LIMITS } from '../kernel/limits.ts'
import { onLine, readSave, type Save, writeSave } from '../kernel/save.ts'
import { Table } from '../kernel/table.ts'
import { gameOptions, refereeModule } from '../kernel/referee.ts'
import { refusal } from '../kernel/refusal.ts'
import { placeOf, reading } from './errors.ts'
import type { GameOptions } from './game-options.ts'
import { readText } from './file.ts'
import { writeWhole, writing } from './whole-file.ts'

const otherFile = refusal('file.not-own', {
  it: 'c’è già e non è il salvataggio di questa partita: scegli un altro nome',
  en: 'it exists and is not this game’s save: give another name',
})

export type AnyTable = Table<unknown, unknown, GameOptions>

export interface Loaded {
  readonly manifest: Manifest
  readonly table: AnyTable
  readonly save: Save
  readonly text: string
}

export async function loadSave(file: string): Promise<Loaded> {
  const text = readText(file, LIMITS.save)
  const read = reading(placeOf(file), () => readSave(text))
  const manifest = reading(placeOf(file), () => onLine(1, () => manifestOf(read.game)))
  const module = (await refereeModule(manifest, read.options)) ?? (await manifest.load())
  return reading(placeOf(file), () => {
    const save = { ...read, options: onLine(1, () => gameOptions(manifest, read.options)) }
    return { manifest, table: Table.open(module, save), save, text }
  })
}

export const saveText = (table: AnyTable): string => writeSave(table.toSave())

/** The files a game was read from or written to, with what it put there: only those may be written over. */
export type OwnFiles = Map<string, string>

export function writeOwn(own: OwnFiles, file: string, text: string): void {
  const path = resolve(file)
  if (existsSync(path) && !isOwn(own, path)) throw otherFile([placeOf(file)])
  // A link stays one: what it leads to is written.
  writing(file, () => writeWhole(existsSync(path) ? realpathSync(path) : path, text))
  own.set(path, text)
}

function isOwn(own: OwnFiles, path: string): boolean {
  try {
    return readFileSync(path, 'utf8') === own.get(path)
  } catch {
    return false
  }
}

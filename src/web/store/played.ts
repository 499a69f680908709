import { readSave, writeSave } from '../../kernel/save.ts'
import type { GameRecord } from './record.ts'

/** The save of a stored game without what was undone. */
export function playedText({ text, cursor }: GameRecord): string {
  const save = readSave(text)
  return writeSave({ ...save, entries: save.entries.slice(0, cursor) })
}

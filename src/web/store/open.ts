// A save text as a table, checked as a whole before anything is shown of it.
import { manifestOf } from '../../games/index.ts'
import { BadInput, type Manifest } from '../../kernel/contract.ts'
import { fullOptions } from '../../kernel/options.ts'
import { onLine, readSave } from '../../kernel/save.ts'
import { Table } from '../../kernel/table.ts'

export type GameOptions = Readonly<Record<string, string>>
export type AnyTable = Table<unknown, unknown, GameOptions>

/** Throws `BadInput` with one clear sentence, whatever is wrong with the text. */
export async function openSave(text: string): Promise<{ readonly manifest: Manifest; readonly table: AnyTable }> {
  const save = readSave(text)
  const manifest = onLine(1, () => manifestOf(save.game))
  const options = onLine(1, () => fullOptions(manifest.options, save.options))
  const module = await manifest.load()
  try {
    return { manifest, table: Table.open(module, { ...save, options }) }
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput(`this cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

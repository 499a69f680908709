// Opens a save as a table. Checks all of it before anything is shown.
import { manifestOf } from '../../games/index.ts'
import { type AnyModule, BadInput, type Manifest } from '../../kernel/contract.ts'
import { gameOptions, refereeModule } from '../../kernel/referee.ts'
import { refusal } from '../../kernel/refusal.ts'
import { onLine, readSave } from '../../kernel/save.ts'
import { Table, type TableSetup } from '../../kernel/table.ts'

/** One of our own bugs, told as well as possible. */
const unreadable = refusal<{ why: string }>('save.unreadable', {
  it: ({ why }) => `questa partita non si può leggere (${why})`,
  en: ({ why }) => `this cannot be read (${why})`,
})

export type GameOptions = Readonly<Record<string, string>>
export type AnyTable = Table<unknown, unknown, GameOptions>

/** The reader of positions is separate: it is loaded only if a game began from one, or if components are searched on the table. */
export async function moduleFor(
  manifest: Manifest,
  { options, position, chance }: TableSetup<GameOptions>,
): Promise<AnyModule> {
  const referee = await refereeModule(manifest, options)
  if (referee !== undefined) return referee
  const whole = position !== undefined || chance.kind !== 'seeded'
  return (whole ? undefined : manifest.loadToPlay?.()) ?? manifest.load()
}

/** Throws `BadInput` with one clear sentence, whatever is wrong with the text. */
export async function openSave(text: string): Promise<{ readonly manifest: Manifest; readonly table: AnyTable }> {
  const save = readSave(text)
  const manifest = onLine(1, () => manifestOf(save.game))
  const options = onLine(1, () => gameOptions(manifest, save.options))
  const module = await moduleFor(manifest, save)
  try {
    return { manifest, table: Table.open(module, { ...save, options }) }
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw unreadable({ why: error instanceof Error ? error.message : String(error) })
  }
}

import type { Command } from 'commander'
import { clip } from '../../kernel/clean.ts'
import { BadInput } from '../../kernel/contract.ts'
import { named } from '../errors.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { painter } from '../paint.ts'
import { type Loaded, loadSave } from '../save-file.ts'
import { tellWhy } from '../telling.ts'
import { fill, WORDS } from '../words.ts'

export function addWhy(program: Command, io: Io): void {
  withLang(program.command('why').argument('<file>', 'a save').argument('<line>', 'a line of it, counted from 1'))
    .description('the rules that led to one move of the automa in a saved game')
    .action(async (file: string, line: string, flags: LangFlag) => {
      const lang = langOf(flags, io)
      const loaded = await loadSave(file)
      const { table } = loaded
      const n = entryOnLine(file, loaded, line)
      print(io, ...tellWhy(table, n, lang, painter(io)))
      const { module } = table
      const today = module.automa.decide(table.stateAt(n - 1))
      if (module.game.key(today) !== module.game.key(table.entry(n).move))
        print(io, fill(WORDS.today, lang, { move: module.say(today, lang, table.stateAt(n - 1)) }))
    })
}

/** The number of the automa's entry on that line. */
function entryOnLine(file: string, { save, table, text }: Loaded, word: string): number {
  const last = text.replace(/\n$/, '').split('\n').length
  const line = Number(word)
  if (!/^\d+$/.test(word) || line < 1 || line > last)
    throw new BadInput(`${named(file)} has the lines 1 to ${last}, and "${clip(word)}" is none of them`)
  const at = save.entries.findIndex((entry) => entry.line === line)
  const entry = save.entries[at]
  if (entry === undefined) throw new BadInput(`${named(file)}: line ${line} is not a move`)
  if (at >= table.length)
    throw new BadInput(`${named(file)}: ${table.stuck?.why.message ?? `line ${line} was not read`}`)
  if (entry.seat !== 'automa')
    throw new BadInput(`${named(file)}: line ${line} is a move of ${entry.seat}, not of the automa`)
  return at + 1
}

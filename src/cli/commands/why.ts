import type { Command } from 'commander'
import { clip } from '../../kernel/clean.ts'
import type { Lang, Seat } from '../../kernel/contract.ts'
import { lineOf, refusal } from '../../kernel/refusal.ts'
import { placeOf } from '../errors.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { painter } from '../paint.ts'
import { type Loaded, loadSave } from '../save-file.ts'
import { tellTurn } from '../telling.ts'
import { fill, WORDS } from '../words.ts'

const noLine = refusal<{ last: number; line: string }>('why.no-line', {
  it: ({ last, line }) => `ha le righe da 1 a ${last}, e «${line}» non è tra queste`,
  en: ({ last, line }) => `it has the lines 1 to ${last}, and "${line}" is none of them`,
})
const notAMove = refusal('why.not-a-move', { it: 'non è una mossa', en: 'this is not a move' })
const notRead = refusal('why.not-read', { it: 'non è stata letta', en: 'this was not read' })
const otherSeat = refusal<{ seat: Seat }>('why.other-seat', {
  it: ({ seat }) => `è una mossa di ${seat}, non dell’automa`,
  en: ({ seat }) => `this is a move of ${seat}, not of the automa`,
})

export function addWhy(program: Command, io: Io, lang: Lang): void {
  const command = program
    .command('why')
    .argument(placeholder('file', lang), HELP.why.file[lang])
    .argument(placeholder('line', lang), HELP.why.line[lang])
  withLang(command, lang)
    .description(HELP.why.about[lang])
    .action(async (file: string, line: string, flags: LangFlag) => {
      const lang = langOf(flags, io)
      const loaded = await loadSave(file)
      const { table } = loaded
      const n = entryOnLine(file, loaded, line)
      print(io, ...(await tellTurn(table, [n], lang, painter(io))))
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
  if (!/^\d+$/.test(word) || line < 1 || line > last) throw noLine({ last, line: clip(word) }, [placeOf(file)])
  const at = save.entries.findIndex((entry) => entry.line === line)
  const entry = save.entries[at]
  if (entry === undefined) throw notAMove([placeOf(file), lineOf(line)])
  if (at >= table.length) throw table.stuck?.why.within(placeOf(file)) ?? notRead([placeOf(file), lineOf(line)])
  if (entry.seat !== 'automa') throw otherSeat({ seat: entry.seat }, [placeOf(file), lineOf(line)])
  return at + 1
}

import type { Command } from 'commander'
import type { Lang, Painter } from '../../kernel/contract.ts'
import { LIMITS } from '../../kernel/limits.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, lines, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { painter } from '../paint.ts'
import { printEnd } from '../verdict.ts'
import { type AnyTable, loadSave } from '../save-file.ts'
import { tellEffects, tellEntry } from '../telling.ts'
import { fill, WORDS } from '../words.ts'

export function addReplay(program: Command, io: Io, lang: Lang): void {
  withLang(program.command('replay').argument(placeholder('file', lang), HELP.replay.file[lang]), lang)
    .option('--step', HELP.replay.step[lang])
    .description(HELP.replay.about[lang])
    .action(async (file: string, flags: LangFlag & { step?: true }) => {
      const lang = langOf(flags, io)
      const paint = painter(io)
      const { manifest, table, save } = await loadSave(file)
      print(io, paint('bold', manifest.title[lang]))
      const width = String(save.entries.at(-1)?.line ?? 0).length
      const told = Array.from({ length: table.length }, (_, at) => {
        const line = String(save.entries[at]?.line ?? '').padStart(width)
        return [
          `${paint('dim', line)}  ${tellEntry(table, at + 1, lang, paint)}`,
          ...tellEffects(table, at + 1, lang, paint),
        ]
      })
      if (flags.step) await stepThrough(table, told, io, lang, paint)
      else print(io, ...told.flat())
      if (table.stuck) print(io, fill(WORDS.stoppedAt, lang, { why: table.stuck.why.tell(lang) }))
      else if (table.step.kind !== 'over') print(io, '', WORDS.unfinished[lang])
      else print(io, '', ...printEnd(table, lang))
    })
}

async function stepThrough(
  table: AnyTable,
  told: readonly (readonly string[])[],
  io: Io,
  lang: Lang,
  paint: Painter,
): Promise<void> {
  const input = lines(io.stdin, LIMITS.line)
  const { draw } = await table.module.terminal()
  for (const [at, texts] of told.entries()) {
    print(io, ...texts)
    if (table.log[at]?.seat === 'chance') continue
    print(io, '', draw(table.stateAt(at + 1), lang, paint, io.screen?.()), '', paint('dim', WORDS.enter[lang]))
    if ((await input.next()).done) return
  }
}

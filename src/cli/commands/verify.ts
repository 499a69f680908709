import type { Command } from 'commander'
import type { Lang } from '../../kernel/contract.ts'
import { sourceOf } from '../../kernel/mode.ts'
import { decisive, recorder } from '../../kernel/trace.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { type Loaded, loadSave } from '../save-file.ts'
import { fill, WORDS } from '../words.ts'

export function addVerify(program: Command, io: Io): void {
  withLang(program.command('verify').argument('<file>', 'a save'))
    .description('play a saved game again: every move legal, every decision and every draw the same')
    .action(async (file: string, flags: LangFlag) => {
      const lang = langOf(flags, io)
      const loaded = await loadSave(file)
      const { table } = loaded
      const { decided, drawn, differences } = compare(loaded, lang)
      if (table.stuck) differences.push(fill(WORDS.stoppedAt, lang, { why: table.stuck.why }))
      print(io, ...differences, fill(WORDS.verified, lang, { entries: table.length, decided, drawn }))
      if (table.step.kind === 'over') print(io, table.module.score(table.state).outcome.text[lang])
      else print(io, WORDS.unfinished[lang])
      print(
        io,
        differences.length === 0 ? WORDS.allSame[lang] : fill(WORDS.differences, lang, { count: differences.length }),
      )
      if (differences.length > 0) io.status = 1
    })
}

function compare({ table, save }: Loaded, lang: Lang) {
  const { game, automa, notation } = table.module
  const source = sourceOf(save.chance)
  const differences: string[] = []
  let decided = 0
  let drawn = 0
  for (let n = 1; n <= table.length; n++) {
    const { seat, move } = table.entry(n)
    const before = table.stateAt(n - 1)
    const line = save.entries[n - 1]?.line ?? 0
    const told = (rules: unknown) => ({ line, log: notation.write(move), rules: notation.write(rules) })
    if (seat === 'automa') {
      const tracer = recorder()
      const again = automa.decide(before, tracer)
      decided++
      if (game.key(again) !== game.key(move))
        differences.push(fill(WORDS.differs, lang, { ...told(again), id: decisive(tracer.entries)?.rung.id ?? '–' }))
    }
    if (seat === 'chance') {
      const step = game.step(before)
      const bag = step.kind === 'chance' ? step.bag : ''
      const again = source.pick({ bag, options: game.options(before), key: (m: unknown) => game.key(m) })
      if (again === undefined) continue
      drawn++
      if (game.key(again) !== game.key(move)) differences.push(fill(WORDS.differsByChance, lang, told(again)))
    }
  }
  return { decided, drawn, differences }
}

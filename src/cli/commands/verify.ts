import type { Command } from 'commander'
import type { Lang, Unit } from '../../kernel/contract.ts'
import { MARK_TEXTS } from '../../kernel/marks.ts'
import { counted } from '../../kernel/text.ts'
import { type Difference, verify } from '../../kernel/verify.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { type Loaded, loadSave } from '../save-file.ts'
import { CLAIMS, COUNTS, tellDifference, VERIFIED } from '../verified.ts'
import { fill, WORDS } from '../words.ts'

export function addVerify(program: Command, io: Io, lang: Lang): void {
  withLang(program.command('verify').argument(placeholder('file', lang), HELP.verify.file[lang]), lang)
    .description(HELP.verify.about[lang])
    .action(async (file: string, flags: LangFlag) => {
      const lang = langOf(flags, io)
      const { lines, wrong, unproved } = findings(await loadSave(file), lang)
      const holds = unproved ? VERIFIED.whatCanBe : VERIFIED.all
      print(io, ...lines, wrong > 0 ? counted(wrong, COUNTS.differences, lang) : holds[lang])
      if (wrong > 0) io.status = 1
    })
}

interface Findings {
  readonly lines: readonly string[]
  /** How much of what is claimed does not hold. */
  readonly wrong: number
  /** Is there something that nobody can check? */
  readonly unproved: boolean
}

/** Claim by claim, each with what speaks against it. */
function findings({ table, save }: Loaded, lang: Lang): Findings {
  const { decided, noted, bare, remarks, drawn, told, differences } = verify(table, save)
  const some = (count: number, unit: Unit): string[] => (count === 0 ? [] : [counted(count, unit, lang)])
  const claimed = (count: number, claim: Difference['claim']): string[] => {
    const against = differences.filter((one) => one.claim === claim)
    const { holds, fails } = CLAIMS[claim]
    if (against.length === 0) return some(count, holds)
    return [fails[lang](count, against.length), ...against.map((one) => tellDifference(one, lang))]
  }
  const stuck = table.stuck === undefined ? [] : [fill(WORDS.stoppedAt, lang, { why: table.stuck.why.tell(lang) })]
  const unsealed = save.unsealed ? [VERIFIED.unsealed[lang]] : []
  const { marks } = table
  const lines = [
    counted(table.length, COUNTS.legal, lang),
    ...stuck,
    ...(save.position === undefined ? [] : [VERIFIED.fromPosition[lang]]),
    ...claimed(decided, 'move'),
    ...claimed(noted, 'note'),
    ...some(bare, COUNTS.bare),
    ...some(remarks, COUNTS.remarks),
    ...claimed(drawn, 'draw'),
    ...some(told, COUNTS.told),
    (marks.length === 0 ? VERIFIED.noMarks : VERIFIED.marks)[lang],
    ...marks.map((mark) => `  ${MARK_TEXTS[mark][lang]}.`),
    ...unsealed,
    table.step.kind === 'over' ? table.module.score(table.state).outcome.text[lang] : WORDS.unfinished[lang],
  ]
  return {
    lines,
    wrong: differences.length + stuck.length + unsealed.length,
    unproved: told > 0 || save.position !== undefined,
  }
}

// Ladders and traces as text, from their declarations: nothing of a priority is written anywhere else.
import type { Clause, LadderInfo, Lang, TraceEntry } from '../kernel/contract.ts'
import { counted } from '../kernel/text.ts'

/** A ladder as numbered lines, each with its clause. */
export function printLadder(ladder: LadderInfo, lang: Lang): string[] {
  return [
    `${ladder.title[lang]} [${ladder.cite}]`,
    ...ladder.rungs.flatMap((rung, at) => [
      `  ${rung.mark ?? at + 1}. ${rung.text[lang]} [${rung.cite}]`,
      ...(rung.table ?? []).map((row) => `       ${row[lang]}`),
    ]),
  ]
}

export function printClauses(clauses: readonly Clause[], lang: Lang): string[] {
  return clauses.map(({ id, text }) => `${id.padEnd(6)} ${text[lang]}`)
}

const WORDS = {
  kept: { it: 'resta', en: 'keeps' },
  dropped: { it: 'esce', en: 'drops' },
  nobody: { it: 'nessuna', en: 'none' },
} as const

/** A trace as sentences, one line per thing looked at: the clause, what was looked at, who stayed and who left, with values. */
export function printTrace(entries: readonly TraceEntry[], lang: Lang, nameOf: (id: string) => string): string[] {
  return entries.map(({ ladder, rung, kept, dropped, values, failed }) => {
    const mark = rung.mark === undefined ? '' : ` ${rung.mark}`
    const head = `[${rung.cite}] ${ladder.title[lang]}${mark}: ${rung.text[lang]}`
    if (failed !== undefined) return `${head}: ${failed[lang]}`
    if (kept.length + dropped.length === 0) return head
    const list = (ids: readonly string[]) =>
      ids
        .map((id) => `${nameOf(id)}${id in values ? ` (${counted(values[id] ?? 0, rung.unit, lang)})` : ''}`)
        .join(', ') || WORDS.nobody[lang]
    return `${head} → ${WORDS.kept[lang]}: ${list(kept)}; ${WORDS.dropped[lang]}: ${list(dropped)}`
  })
}

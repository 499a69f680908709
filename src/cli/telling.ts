// Moves of a log as sentences.
import { tellings } from '../kernel/consequences.ts'
import type { LadderInfo, Lang, Painter, RungInfo } from '../kernel/contract.ts'
import { byCite } from '../kernel/clauses.ts'
import { turnAround } from '../kernel/turn.ts'
import { laddersOf, variantOf } from '../kernel/variant.ts'
import { cited, printSources, printTrace } from '../ladder/print.ts'
import { hasChosen } from '../ladder/reasons.ts'
import type { AnyTable } from './save-file.ts'
import { WORDS } from './words.ts'

/** Entry `n` of the log, counted from 1, as a sentence; an automa's move with the rung that decided it. */
export function tellEntry(table: AnyTable, n: number, lang: Lang, paint: Painter): string {
  const { seat, move, note } = table.entry(n)
  const sentence = table.module.say(move, lang, table.stateAt(n - 1))
  if (seat === 'chance') return paint('dim', sentence)
  if (seat === 'you') return `${paint('bold', WORDS.you[lang])}: ${sentence}`
  const rung = note === undefined ? undefined : findRung(laddersOf(table.module, table.setup.options), note)
  const why = rung === undefined ? '' : paint('dim', ` · ${rung.text[lang]} ${cited(rung.cite, lang)}`)
  return `${paint('bold', sentence)}${why}`
}

/** What entry `n` caused, below its sentence; a new part of the game is a heading. */
export function tellEffects(table: AnyTable, n: number, lang: Lang, paint: Painter): string[] {
  if (table.module.consequences === undefined) return []
  return tellings(table.module, table.consequences(n), lang).map(({ rank, text }) => {
    if (rank === 'section') return `\n${paint('bold', `— ${text} —`)}`
    return rank === 'event' ? `   ${paint('bold', `★ ${text}`)}` : `   ${paint('dim', `↳ ${text}`)}`
  })
}

/** An automa's move with everything that led to it. */
export function tellWhy(table: AnyTable, n: number, lang: Lang, paint: Painter): string[] {
  const { module } = table
  const { move } = table.entry(n)
  const before = table.stateAt(n - 1)
  const looked = table.lookedAt(n)
  const reasons = printTrace(looked, lang, (id) => module.nameOf(id, lang))
  const only = hasChosen(looked) ? undefined : module.onlyMove?.(before, move)?.[lang]
  if (only !== undefined) reasons.unshift(only)
  if (only !== undefined || reasons.length === 0) reasons.unshift(WORDS.noReasons[lang])
  return [paint('bold', module.say(move, lang, before)), ...reasons.map((line) => `  ${line}`)]
}

/** The automa's whole turn, with everything that led to these moves of it, and where the clauses stand in the document. */
export async function tellTurn(
  table: AnyTable,
  asked: readonly number[],
  lang: Lang,
  paint: Painter,
): Promise<string[]> {
  const turn = turnAround(table.log, asked[0] ?? 0)
  const told = turn.flatMap((n) =>
    asked.includes(n) ? tellWhy(table, n, lang, paint) : [tellEntry(table, n, lang, paint)],
  )
  const cites = asked.flatMap((n) => table.why(n).map(({ rung }) => rung.cite))
  const sources = printSources(cites, byCite(await table.module.texts(variantOf(table.setup.options))), lang)
  return sources.length === 0 ? told : [...told, '', ...sources.map((line) => paint('dim', line))]
}

function findRung(ladders: readonly LadderInfo[], id: string): RungInfo | undefined {
  for (const { rungs } of ladders) for (const rung of rungs) if (rung.id === id) return rung
  return undefined
}

// Moves of a log as sentences.
import { tellings } from '../kernel/consequences.ts'
import type { LadderInfo, Lang, Painter, RungInfo } from '../kernel/contract.ts'
import { printTrace } from '../ladder/print.ts'
import type { AnyTable } from './save-file.ts'
import { WORDS } from './words.ts'

/** Entry `n` of the log, counted from 1, as a sentence; an automa's move with the rung that decided it. */
export function tellEntry(table: AnyTable, n: number, lang: Lang, paint: Painter): string {
  const { seat, move, note } = table.entry(n)
  const sentence = table.module.say(move, lang, table.stateAt(n - 1))
  if (seat === 'chance') return paint('dim', sentence)
  if (seat === 'you') return `${paint('bold', WORDS.you[lang])}: ${sentence}`
  const rung = note === undefined ? undefined : findRung(table.module.ladders, note)
  const why = rung === undefined ? '' : paint('dim', ` · ${rung.text[lang]} [${rung.cite}]`)
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
  const sentence = module.say(table.entry(n).move, lang, table.stateAt(n - 1))
  const reasons = printTrace(table.why(n), lang, (id) => module.nameOf(id, lang)).map((line) => `  ${line}`)
  return [paint('bold', sentence), ...(reasons.length > 0 ? reasons : [`  ${WORDS.noReasons[lang]}`])]
}

function findRung(ladders: readonly LadderInfo[], id: string): RungInfo | undefined {
  for (const { rungs } of ladders) for (const rung of rungs) if (rung.id === id) return rung
  return undefined
}

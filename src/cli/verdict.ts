// How a game ended, as lines: what decided it, where it turned, the sheet and where the points came from.
import type { Lang } from '../kernel/contract.ts'
import { signed } from '../kernel/text.ts'
import { type Gain, toldMove, turningOf } from '../kernel/turning.ts'
import { decidedBy, verdictOf } from '../kernel/verdict.ts'
import { printLedger } from './ledger.ts'
import type { AnyTable } from './save-file.ts'
import { printPoints } from './sheet.ts'
import { fill, WORDS } from './words.ts'

export function printEnd(table: AnyTable, lang: Lang): string[] {
  const { module, state } = table
  const { isInstant = false, also = [], goals = [] } = verdictOf(module, state)
  const sheet = printPoints(module.score(state), lang)
  return [
    decidedBy(module, state)[lang],
    ...also.map((text) => text[lang]),
    ...goals.map(({ text, isMet }) => `  ${WORDS[isMet ? 'met' : 'missed'][lang]} ${text[lang]}`),
    ...(isInstant ? [] : printTurning(table, lang)),
    '',
    ...(isInstant ? [WORDS.soFar[lang], ...sheet] : [...sheet, '', ...printLedger(table, lang)]),
  ]
}

function printTurning(table: AnyTable, lang: Lang): string[] {
  const turning = turningOf(table)
  if (turning === undefined) return []
  const { section, move } = turning
  const { module } = table
  const phrase = module.score(table.state).outcome.winner === 'none' ? WORDS.richest : WORDS.turned
  return [
    ...(section === undefined
      ? []
      : [fill(phrase, lang, { part: section.section.text[lang], gains: gained(section.gains, lang) })]),
    fill(WORDS.mostMove, lang, { move: toldMove(table, move.entry, lang), gains: gained(move.gains, lang) }),
  ]
}

const gained = (gains: readonly Gain[], lang: Lang): string =>
  gains.map(({ side, points }) => `${side.name[lang]} ${points === 0 ? '0' : signed(points)}`).join(', ')

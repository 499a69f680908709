// Ladders and traces as text, from their declarations: nothing of a priority is written anywhere else.
import { isRuling } from '../kernel/clauses.ts'
import type { Clause, LadderInfo, Lang, PassedOver, TraceEntry } from '../kernel/contract.ts'
import { phrase, tell, type Values } from '../kernel/text.ts'
import { type LookedAt, questionsOf, reasonsOf } from './reasons.ts'
import { toldPassed, toldValue } from './told.ts'

const WORDS = {
  kept: { it: 'resta', en: 'keeps' },
  dropped: { it: 'esce', en: 'drops' },
  nobody: { it: 'nessuna', en: 'none' },
  passed: { it: 'senza effetto', en: 'passed over' },
  ours: { it: 'chiarimento nostro', en: 'our ruling' },
  reading: phrase<Values<'id' | 'text'>>({
    it: ({ id, text }) => `altra lettura «${id}»: ${text}`,
    en: ({ id, text }) => `other reading “${id}”: ${text}`,
  }),
  was: phrase<Values<'text'>>({
    it: ({ text }) => `nel documento: ${text}`,
    en: ({ text }) => `in the document: ${text}`,
  }),
  under: phrase<Values<'heading'>>({
    it: ({ heading }) => `nel documento sotto «${heading}»`,
    en: ({ heading }) => `in the document under “${heading}”`,
  }),
  ground: phrase<Values<'ground'>>({
    it: ({ ground }) => `si fonda su: ${ground}`,
    en: ({ ground }) => `rests on: ${ground}`,
  }),
} as const

/** Where a rule stands; a ruling says that it is ours. */
export const cited = (cite: string, lang: Lang): string => `[${cite}${isRuling(cite) ? `, ${WORDS.ours[lang]}` : ''}]`

/** A ladder as numbered lines, each with its clause. */
export function printLadder(ladder: LadderInfo, lang: Lang): string[] {
  return [
    `${ladder.title[lang]} ${cited(ladder.cite, lang)}`,
    ...ladder.rungs.flatMap((rung, at) => [
      `  ${rung.mark ?? at + 1}. ${rung.text[lang]} ${cited(rung.cite, lang)}`,
      ...(rung.table ?? []).map((row) => `       ${row[lang]}`),
    ]),
  ]
}

const INDENT = ' '.repeat(7)

/** Clauses under the headings of the document they stand under on paper, rulings with what they rest on. */
export function printClauses(clauses: readonly Clause[], lang: Lang): string[] {
  return clauses.flatMap((clause, at) => [
    ...(clause.heading !== undefined && clause.heading.en !== clauses[at - 1]?.heading?.en
      ? [`— ${clause.heading[lang]} —`]
      : []),
    ...printClause(clause, lang),
  ])
}

/** One clause with what it rests on, its other readings and what a variant has changed. */
export function printClause({ id, text, ground, readings = [], changed }: Clause, lang: Lang): string[] {
  const below = [
    ...(ground === undefined ? [] : [tell(WORDS.ground, lang, { ground: ground[lang] })]),
    ...readings.map((reading) => tell(WORDS.reading, lang, { id: reading.id, text: reading.text[lang] })),
    ...(changed === undefined ? [] : [changed.by[lang]]),
    ...(changed?.was === undefined ? [] : [tell(WORDS.was, lang, { text: changed.was[lang] })]),
    ...(changed?.notes ?? []).map((note) => `! ${note[lang]}`),
  ]
  return [`${id.padEnd(INDENT.length - 1)} ${text[lang]}`, ...below.map((line) => `${INDENT}${line}`)]
}

/** Where the clauses stand in the document, and what rulings of ours say, for those who look them up on paper. */
export function printSources(cites: Iterable<string>, known: ReadonlyMap<string, Clause>, lang: Lang): string[] {
  return [...new Set(cites)].flatMap((cite) => {
    const clause = known.get(cite)
    if (clause === undefined) return []
    const { text, heading, ground, changed } = clause
    // The author's words are nowhere else to be read.
    if (changed !== undefined) return [`${cite}: ${changed.by[lang]}: ${text[lang]}`]
    if (!isRuling(cite))
      return heading === undefined ? [] : [`${cite}: ${tell(WORDS.under, lang, { heading: heading[lang] })}`]
    const rests = ground === undefined ? '' : ` (${tell(WORDS.ground, lang, { ground: ground[lang] })})`
    return [`${cite}: ${WORDS.ours[lang]}: ${text[lang]}${rests}`]
  })
}

/**
 * What a decision looked at as sentences: the clause, what was looked at, who stayed and who left, with values. Where the move answers
 * several questions, each has its own lines; rungs that changed nothing for the same reason are told in one.
 */
export function printTrace(looked: readonly LookedAt[], lang: Lang, nameOf: (id: string) => string): string[] {
  const lines: string[] = []
  for (const question of questionsOf(looked)) {
    const indent = question.text === undefined ? '' : '  '
    if (question.text !== undefined) lines.push(question.text[lang])
    for (const { plan, steps } of reasonsOf(question)) {
      const told = steps.flatMap((step) =>
        'passed' in step ? printPassed(step.passed, lang) : [printEntry(step.entry, lang, nameOf)],
      )
      if (plan !== undefined) told.push(printEntry(plan, lang, nameOf))
      for (const line of told) lines.push(indent + line)
    }
  }
  return lines
}

function printPassed(passed: readonly PassedOver[], lang: Lang): string[] {
  const reasons = new Map<string, string[]>()
  for (const each of passed) {
    const why = toldPassed(each, lang)
    reasons.set(why, [...(reasons.get(why) ?? []), `${cited(each.rung.cite, lang)} ${each.rung.text[lang]}`])
  }
  return Array.from(reasons, ([why, rungs]) => `${WORDS.passed[lang]} (${why}): ${rungs.join('; ')}`)
}

function printEntry(entry: TraceEntry, lang: Lang, nameOf: (id: string) => string): string {
  const { ladder, rung, kept, dropped, failed } = entry
  const mark = rung.mark === undefined ? '' : ` ${rung.mark}`
  const head = `${cited(rung.cite, lang)} ${ladder.title[lang]}${mark}: ${rung.text[lang]}`
  if (failed !== undefined) return `${head}: ${failed[lang]}`
  if (kept.length + dropped.length === 0) return head
  const named = (id: string): string => {
    const value = toldValue(entry, id, lang)
    return value === undefined ? nameOf(id) : `${nameOf(id)} (${value})`
  }
  const list = (ids: readonly string[]) => ids.map(named).join(', ') || WORDS.nobody[lang]
  return `${head} → ${WORDS.kept[lang]}: ${list(kept)}; ${WORDS.dropped[lang]}: ${list(dropped)}`
}

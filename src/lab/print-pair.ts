// Two settings side by side, as lines.
import type { Lang } from '../kernel/contract.ts'
import type { PairReport } from './pair-report.ts'
import { type GroupId, PAIR, type PairRow, pairTable, skillRows, tellClear, type Told } from './pair-table.ts'
import { LAB } from './words.ts'

const WIDTH = 56

const line = ({ title, before, now, change = '' }: PairRow): string =>
  `  ${title.padEnd(WIDTH)}${before.padStart(10)}${now.padStart(10)}   ${change}`.trimEnd()

export function printPair(report: PairReport, told: Told, lang: Lang): string[] {
  const groups = new Map(pairTable(report, told, lang).map(({ id, rows }) => [id, rows]))
  const lines = (id: GroupId, prefix = '') =>
    (groups.get(id) ?? []).map((row) => line({ ...row, title: prefix + row.title }))
  const clear = tellClear(report, lang)
  return [
    line({ title: '', before: PAIR.before[lang], now: PAIR.now[lang], change: LAB.interval[lang] }),
    ...lines('main'),
    ...lines('ends', `${LAB.victories[lang]}: `),
    ...lines('quality'),
    '',
    PAIR.sources[lang],
    ...lines('sources'),
    '',
    PAIR.last[lang],
    ...lines('last'),
    '',
    ...lines('otherwise'),
    `${PAIR.unused[lang]}: ${report.now.unused.join(', ') || PAIR.none[lang]}`,
    `${PAIR.nowUnused[lang]}: ${report.nowUnused.join(', ') || PAIR.none[lang]}`,
    '',
    ...(clear === undefined ? [] : [clear]),
  ]
}

export function printSkill(
  results: readonly { readonly player: string; readonly report: PairReport }[],
  lang: Lang,
): string[] {
  const what = results.some(({ report }) => report.before.contested) ? LAB.winRate : LAB.meanPoints
  return [
    PAIR.skill[lang],
    ...skillRows(results, lang).map(
      ({ title, before, now }) => `  ${title.padEnd(14)}${before.padStart(12)}${now.padStart(12)}   ${what[lang]}`,
    ),
  ]
}

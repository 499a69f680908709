// A report as a table for terminals.
import type { AnyModule, LadderInfo, Lang, Text } from '../kernel/contract.ts'
import { endingOf, type Rate, type Report, type RungCount } from './report.ts'
import type { Summary } from './spread.ts'
import { decimal, LAB, percent, whole } from './words.ts'

type Told = Pick<AnyModule, 'ladders' | 'endings'>

export function printReport(report: Report, { ladders, endings }: Told, lang: Lang): string[] {
  const wide = (n: number) => percent(n, lang).padStart(8)
  const outcome = (title: Text, { count, rate, interval }: Rate) =>
    `${title[lang].padEnd(8)}${whole(count, lang).padStart(9)}  ${wide(rate)}   ${LAB.interval[lang]} ${wide(interval[0])} – ${wide(interval[1])}`
  const ends = report.victories.map((end) => ({ ...end, text: endingOf(end, endings, lang) }))
  const width = 3 + Math.max(0, ...ends.map(({ text }) => text.length))
  const line = (title: Text, { mean, sd, min, max }: Summary) =>
    `  ${title[lang].padEnd(8)}${[mean, sd].map((n) => decimal(n, lang).padStart(8)).join('')}${[min, max].map((n) => whole(n, lang).padStart(8)).join('')}`
  // A game that nobody wins has its points only.
  const { contested } = report
  return [
    ...(contested
      ? [outcome(LAB.won, report.won), outcome(LAB.lost, report.lost), outcome(LAB.shared, report.shared), '']
      : []),
    LAB.victories[lang],
    ...ends.map(({ text, count, rate }) => `  ${text.padEnd(width)}${whole(count, lang).padStart(9)}  ${wide(rate)}`),
    '',
    `${LAB.score[lang].padEnd(8)}    ${LAB.summary[lang]}`,
    line(LAB.you, report.score.you),
    ...(contested ? [line(LAB.automa, report.score.automa)] : []),
    line(LAB.moves, report.moves),
    '',
    LAB.rungs[lang],
    ...ladders.flatMap((ladder) => printCounts(ladder, report.rungs, lang)),
  ]
}

function printCounts({ id, title, rungs }: LadderInfo, counts: readonly RungCount[], lang: Lang): string[] {
  const own = counts.filter(({ ladder }) => ladder === id)
  const total = own.reduce((sum, { count }) => sum + count, 0)
  return [
    `  ${title[lang]} (${id})`,
    ...rungs.map((rung) => {
      const count = own.find((one) => one.rung === rung.id)?.count ?? 0
      const share = (count === 0 ? LAB.never[lang] : percent(count / total, lang)).padStart(8)
      return `  ${whole(count, lang).padStart(11)}  ${share}  ${rung.text[lang]} [${rung.cite}]`
    }),
  ]
}

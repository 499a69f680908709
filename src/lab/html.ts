// A study as one page that opens anywhere: no script, nothing loaded.
import type { AnyModule, LadderInfo, Lang } from '../kernel/contract.ts'
import { ORDER_QUESTION, stepsOf, tellOrder, tellStep } from './order.ts'
import { barPlot, escape, ratePlot, spreadPlot } from './plots.ts'
import { endingOf, headlineOf, type Report, tellHeadline } from './report.ts'
import type { Run } from './study.ts'
import { tellVersion } from './version.ts'
import { decimal, LAB, percent, whole, tellDay } from './words.ts'

export interface Page {
  readonly title: string
  readonly lang: Lang
  readonly module: Pick<AnyModule, 'ladders' | 'endings'>
  /** What to type to play it again, and when it was played. */
  readonly command: string
  readonly date: Date
  readonly rows: readonly { readonly label: string; readonly run: Run; readonly report: Report }[]
}

export function htmlOf({ title, lang, module, command, date, rows }: Page): string {
  const day = tellDay(date, lang)
  const first = rows[0]?.run.sim
  const about =
    first === undefined
      ? ''
      : `${LAB.player[lang]} ${first.player}${first.playouts === undefined ? '' : ` (${first.playouts})`} · ${LAB.seed[lang]} ${first.seed} · ${tellVersion(first.version, lang)}`
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escape(title)}</h1><p>${escape(`${about} · ${day}`)}</p><p><code>${escape(command)}</code></p>
${headlines(rows, lang)}
${figures(rows, lang)}
${order(rows, lang)}
${rows.map((row) => section(row, module, lang)).join('\n')}
</main></body></html>
`
}

const isContested = (rows: Page['rows']): boolean => rows.some(({ report }) => report.contested)

/** Games won by choice, or points where nobody wins. */
export function headlinePlot(rows: Page['rows'], lang: Lang): string {
  const kind = isContested(rows) ? 'won' : 'points'
  const bars = rows.map(({ label, report }) => {
    const { value, interval } = headlineOf(report)
    return { label, rate: value, interval }
  })
  const title = (kind === 'won' ? LAB.winRate : LAB.meanPoints)[lang]
  return kind === 'won' ? ratePlot(title, bars, lang) : barPlot(title, bars, (value) => tellHeadline(kind, value, lang))
}

const headlines = (rows: Page['rows'], lang: Lang): string =>
  `<h2>${(isContested(rows) ? LAB.winRate : LAB.meanPoints)[lang]}</h2>\n${headlinePlot(rows, lang)}`

function order(rows: Page['rows'], lang: Lang): string {
  const steps = stepsOf(rows)
  if (steps.length === 0) return ''
  const list = steps.map((step) => `<li>${escape(tellStep(step, lang))}</li>`).join('')
  return `<h2>${ORDER_QUESTION[lang]}</h2><p>${escape(tellOrder(steps, lang))}</p><ul>${list}</ul>`
}

function figures(rows: Page['rows'], lang: Lang): string {
  const contested = isContested(rows)
  const head = [
    '',
    LAB.games[lang],
    ...(contested
      ? [LAB.won[lang], LAB.interval[lang], `${LAB.score[lang]} (${LAB.you[lang]} : ${LAB.automa[lang]})`]
      : [LAB.meanPoints[lang], LAB.interval[lang]]),
    LAB.moves[lang],
  ]
  const lines = rows.map(({ label, report }) => [
    escape(label),
    whole(report.games, lang),
    ...headlineCells(report, lang),
    ...(contested ? [`${decimal(report.score.you.mean, lang)} : ${decimal(report.score.automa.mean, lang)}`] : []),
    decimal(report.moves.mean, lang),
  ])
  return table(head, lines)
}

function headlineCells(report: Report, lang: Lang): readonly [value: string, interval: string] {
  const { kind, value, interval } = headlineOf(report)
  return [tellHeadline(kind, value, lang), interval.map((bound) => tellHeadline(kind, bound, lang)).join(' – ')]
}

function section(
  { label, run, report }: Page['rows'][number],
  { ladders, endings }: Page['module'],
  lang: Lang,
): string {
  const ends = report.victories.map((end) => ({ label: endingOf(end, endings, lang), rate: end.rate }))
  const scores = [
    { label: LAB.you[lang], histogram: run.tally.score.you },
    { label: LAB.automa[lang], histogram: run.tally.score.automa },
  ].filter(({ histogram }) => Object.keys(histogram).length > 0)
  return `<section><h2>${escape(label)}</h2>
<h3>${LAB.score[lang]}</h3>${spreadPlot(LAB.score[lang], scores, lang)}
<h3>${LAB.victories[lang]}</h3>${ratePlot(LAB.victories[lang], ends, lang)}
<h3>${LAB.length[lang]}</h3>${spreadPlot(LAB.length[lang], [{ label: LAB.moves[lang], histogram: run.tally.moves }], lang)}
<details><summary>${LAB.rungs[lang]}</summary>${ladders.map((ladder) => rungTable(ladder, report, lang)).join('')}</details></section>`
}

function rungTable({ id, title, rungs }: LadderInfo, report: Report, lang: Lang): string {
  const own = report.rungs.filter(({ ladder }) => ladder === id)
  const total = own.reduce((sum, { count }) => sum + count, 0)
  const lines = rungs.map((rung) => {
    const count = own.find((one) => one.rung === rung.id)?.count ?? 0
    return [
      `${escape(rung.text[lang])} [${escape(rung.cite)}]`,
      count === 0 ? LAB.never[lang] : whole(count, lang),
      count === 0 ? '' : percent(count / total, lang),
    ]
  })
  return `<h4>${escape(title[lang])}</h4>${table([LAB.rung[lang], '', LAB.share[lang]], lines)}`
}

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${lines
    .map(
      (cells) =>
        `<tr>${cells.map((cell, at) => (at === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`,
    )
    .join('')}</tbody></table>`

const STYLE =
  'body{font:16px/1.5 Georgia,serif;margin:0;background:#f7f3ea;color:#2b2118}main{max-width:46rem;margin:auto;padding:2rem 1rem}' +
  'svg{width:100%;height:auto;font:13px system-ui,sans-serif;fill:#2b2118}.bar{fill:#a8552c}.whisker{stroke:#2b2118;stroke-width:1.5;fill:none}' +
  '.line{fill:none;stroke-width:2}.s0{stroke:#a8552c}.s1{stroke:#2c5f8a;stroke-dasharray:5 3}' +
  'table{border-collapse:collapse;width:100%;font:14px/1.4 system-ui,sans-serif;margin:1rem 0}th,td{padding:.25rem .5rem;text-align:right;border-bottom:1px solid #d8cdb8}' +
  'th:first-child{text-align:left;font-weight:400}thead th{font-weight:600}h2{margin-top:2.5rem;border-bottom:2px solid #a8552c}' +
  '@media(prefers-color-scheme:dark){body{background:#1d1915;color:#eee4d2}svg{fill:#eee4d2}.whisker{stroke:#eee4d2}.bar{fill:#d07a4a}.s0{stroke:#d07a4a}.s1{stroke:#7fb0da}th,td{border-color:#463c30}}'

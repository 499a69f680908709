// A study as one page that opens anywhere: no script, nothing loaded.
import type { AnyModule, LadderInfo, Lang } from '../kernel/contract.ts'
import { escape, ratePlot, spreadPlot } from './plots.ts'
import { endingOf, type Report } from './report.ts'
import type { Run } from './study.ts'
import { tellVersion } from './version.ts'
import { decimal, LAB, percent, whole } from './words.ts'

export interface Page {
  readonly title: string
  readonly lang: Lang
  readonly module: Pick<AnyModule, 'ladders' | 'endings'>
  readonly rows: readonly { readonly label: string; readonly run: Run; readonly report: Report }[]
}

export function htmlOf({ title, lang, module, rows }: Page): string {
  const first = rows[0]?.run.sim
  const about =
    first === undefined
      ? ''
      : `${LAB.player[lang]} ${first.player}${first.playouts === undefined ? '' : ` (${first.playouts})`} · ${LAB.seed[lang]} ${first.seed} · ${tellVersion(first.version, lang)}`
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escape(title)}</h1><p>${escape(about)}</p>
<h2>${LAB.winRate[lang]}</h2>
${ratePlot(
  LAB.winRate[lang],
  rows.map(({ label, report }) => ({ label, rate: report.won.rate, interval: report.won.interval })),
  lang,
)}
${figures(rows, lang)}
${rows.map((row) => section(row, module, lang)).join('\n')}
</main></body></html>
`
}

function figures(rows: Page['rows'], lang: Lang): string {
  const head = [
    '',
    LAB.games[lang],
    LAB.won[lang],
    LAB.interval[lang],
    `${LAB.score[lang]} (${LAB.you[lang]} : ${LAB.automa[lang]})`,
    LAB.moves[lang],
  ]
  const lines = rows.map(({ label, report }) => [
    escape(label),
    whole(report.games, lang),
    percent(report.won.rate, lang),
    report.won.interval.map((bound) => percent(bound, lang)).join(' – '),
    `${decimal(report.score.you.mean, lang)} : ${decimal(report.score.automa.mean, lang)}`,
    decimal(report.moves.mean, lang),
  ])
  return table(head, lines)
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

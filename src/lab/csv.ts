// A study as comma-separated values: one line per run, for spreadsheets.
import { ofMean } from './interval.ts'
import type { Report } from './report.ts'
import type { Run } from './study.ts'

interface Row {
  readonly run: Run
  readonly report: Report
}

type Column = readonly [head: string, cell: (row: Row) => string | number]

/** Where nobody wins there is nothing to say about winning, nor about the automa's points. */
const CONTESTED: ReadonlySet<string> = new Set([
  'won',
  'lost',
  'shared',
  'win_rate',
  'win_low',
  'win_high',
  'automa_mean',
  'automa_sd',
])

const COLUMNS: readonly Column[] = [
  ['player', ({ run }) => run.sim.player],
  ['playouts', ({ run }) => run.sim.playouts ?? ''],
  ['seed', ({ run }) => run.sim.seed],
  ['edition', ({ run }) => run.sim.version.edition],
  ['rules', ({ run }) => run.sim.version.rules],
  ['games', ({ report }) => report.games],
  ['won', ({ report }) => report.won.count],
  ['lost', ({ report }) => report.lost.count],
  ['shared', ({ report }) => report.shared.count],
  ['win_rate', ({ report }) => report.won.rate.toFixed(4)],
  ['win_low', ({ report }) => report.won.interval[0].toFixed(4)],
  ['win_high', ({ report }) => report.won.interval[1].toFixed(4)],
  ['you_mean', ({ report }) => report.score.you.mean.toFixed(2)],
  ['you_sd', ({ report }) => report.score.you.sd.toFixed(2)],
  ['you_low', ({ report }) => ofMean(report.score.you)[0].toFixed(2)],
  ['you_high', ({ report }) => ofMean(report.score.you)[1].toFixed(2)],
  ['automa_mean', ({ report }) => report.score.automa.mean.toFixed(2)],
  ['automa_sd', ({ report }) => report.score.automa.sd.toFixed(2)],
  ['moves_mean', ({ report }) => report.moves.mean.toFixed(1)],
]

export function csvOf(rows: readonly Row[]): string[] {
  const options = [...new Set(rows.flatMap(({ run }) => Object.keys(run.sim.options)))]
  const contested = rows.some(({ report }) => report.contested)
  const columns = COLUMNS.filter(([name]) => contested || !CONTESTED.has(name))
  const head = ['game', ...options, ...columns.map(([name]) => name)]
  const lines = rows.map((row) => {
    const { game, options: chosen } = row.run.sim
    return [game, ...options.map((id) => chosen[id] ?? ''), ...columns.map(([, cell]) => String(cell(row)))]
  })
  return [head, ...lines].map((cells) => cells.map(quote).join(','))
}

const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

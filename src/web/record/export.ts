// Results as files: CSV for spreadsheets, JSON with everything.
import type { StoredResults } from '../store/results.ts'
import type { ResultRecord } from '../store/result-record.ts'

type Column = readonly [head: string, cell: (result: ResultRecord) => string | number]

const COLUMNS: readonly Column[] = [
  ['id', ({ id }) => id],
  ['finished', ({ finished }) => new Date(finished).toISOString()],
  ['game', ({ game }) => game],
  ['winner', ({ winner }) => winner],
  ['ending', ({ by }) => by],
  ['points', ({ you }) => you.total],
  ['automa_points', ({ automa }) => automa?.total ?? ''],
  ['moves', ({ moves }) => moves],
  ['undone', ({ undone }) => undone],
  ['hints', ({ hints }) => hints],
  ['seconds', ({ time }) => (time === undefined ? '' : Math.round(time / 1000))],
  ['place', ({ place }) => place],
  ['seed', ({ seed = '' }) => seed],
  ['began', ({ began = 'start' }) => began],
  ['marks', ({ marks }) => marks.join(' ')],
]

const keysOf = (results: readonly ResultRecord[], of: (result: ResultRecord) => object): readonly string[] => [
  ...new Set(results.flatMap((result) => Object.keys(of(result)))),
]

/** One line per result; options, facts and points by source have columns of their own. */
export function csvOf(results: readonly ResultRecord[]): string {
  const columns: readonly Column[] = [
    ...COLUMNS,
    ...keysOf(results, ({ options }) => options).map((id): Column => [id, ({ options }) => options[id] ?? '']),
    ...keysOf(results, ({ facts }) => facts).map(
      (id): Column => [`is_${id}`, ({ facts }) => (facts[id] ?? []).join(' ')],
    ),
    ...keysOf(results, ({ you }) => you.by).map((id): Column => [`you_${id}`, ({ you }) => you.by[id] ?? 0]),
    ...keysOf(results, ({ automa }) => automa?.by ?? {}).map(
      (id): Column => [`automa_${id}`, ({ automa }) => automa?.by[id] ?? ''],
    ),
  ]
  const lines = [columns.map(([head]) => head), ...results.map((result) => columns.map(([, cell]) => cell(result)))]
  return `${lines.map((cells) => cells.map(quote).join(',')).join('\n')}\n`
}

/** A text that a spreadsheet would take for a formula gets an apostrophe. */
const quote = (cell: string | number): string => {
  const text = typeof cell === 'string' && /^[=+@-]/.test(cell) ? `'${cell}` : String(cell)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Everything that is stored, also what this build cannot use. */
export const jsonOf = ({ results, unread }: StoredResults): string =>
  `${JSON.stringify({ solotavolo: 'results', results, unread: unread.map(({ raw }) => raw) }, null, 1)}\n`

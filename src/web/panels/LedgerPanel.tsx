// Where the points came from: both totals over the game as a graph, and tables by source and part of the game.
import { useId, useMemo } from 'react'
import type { Lang } from '../../kernel/contract.ts'
import { columnsOf, inSection, type Ledger, type LedgerColumn, ledgerOf, type LedgerSide } from '../../kernel/ledger.ts'
import { figure, signed } from '../../kernel/text.ts'
import { CourseGraph } from './CourseGraph.tsx'
import type { AnyTable } from './types.ts'
import './ledger.css'

export interface LedgerPanelProps {
  readonly table: AnyTable
  /** How many entries of the log to include. */
  readonly upTo: number
  readonly lang: Lang
}

const WORDS = {
  title: { it: 'Da dove vengono i punti', en: 'Where the points came from' },
  source: { it: 'Provenienza', en: 'Source' },
  total: { it: 'Totale', en: 'Total' },
} as const

/** The graph of the game and its tables. */
export function LedgerPanel(props: LedgerPanelProps) {
  const { table, upTo, lang } = props
  const id = useId()
  const ledger = useLedger(props)
  return (
    <section className="ledger" aria-labelledby={id}>
      <h3 id={id}>{WORDS.title[lang]}</h3>
      <CourseGraph ledger={ledger} log={table.log.slice(0, upTo)} lang={lang} />
      {hasMore(ledger) ? <Tables ledger={ledger} lang={lang} /> : null}
    </section>
  )
}

/** The table object is the same after undo and another move; its state is not. */
function useLedger({ table, upTo }: Omit<LedgerPanelProps, 'lang'>): Ledger {
  const state = table.stateAt(upTo)
  return useMemo(() => ledgerOf(table, upTo), [table, upTo, state])
}

/** Only the tables, folded, for people who have seen the graph already. */
export function LedgerFold(props: LedgerPanelProps) {
  const ledger = useLedger(props)
  if (!hasMore(ledger)) return null
  return (
    <details className="kit-fold">
      <summary>{WORDS.title[props.lang]}</summary>
      <div className="ledger">
        <Tables ledger={ledger} lang={props.lang} />
      </div>
    </details>
  )
}

/** Without parts of the game and split items the tables would only repeat the score sheet. */
const hasMore = (ledger: Ledger): boolean =>
  columnsOf(ledger).length > 0 || ledger.sides.some(({ rows }) => rows.some(({ item, source }) => item !== source))

/** Sources by parts of the game, one table per side. */
function Tables({ ledger, lang }: { readonly ledger: Ledger; readonly lang: Lang }) {
  const columns = columnsOf(ledger)
  return ledger.sides
    .filter(({ rows }) => rows.length > 0)
    .map((side) => <SideLedger key={side.seat} side={side} columns={columns} lang={lang} />)
}

interface SideLedgerProps {
  readonly side: LedgerSide
  readonly columns: readonly LedgerColumn[]
  readonly lang: Lang
}

function SideLedger({ side, columns, lang }: SideLedgerProps) {
  const { name, rows, total } = side
  return (
    // Wider than a phone if a game has many parts: it scrolls, also by keyboard.
    <div className="ledger__scroll" role="group" aria-label={name[lang]} tabIndex={columns.length > 0 ? 0 : undefined}>
      <table>
        <caption>{name[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="kit-hidden">{WORDS.source[lang]}</span>
            </th>
            {columns.map(({ at, text }) => (
              <th key={at} scope="col">
                {text[lang]}
              </th>
            ))}
            <th scope="col">{WORDS.total[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.item} ${row.source}`}>
              <th scope="row">{row.text[lang]}</th>
              {columns.map(({ at }) => (
                <td key={at}>{row.points[at] === 0 ? '' : signed(row.points[at] ?? 0)}</td>
              ))}
              <td>{figure(row.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{WORDS.total[lang]}</th>
            {columns.map(({ at }) => (
              <td key={at}>{figure(inSection(side, at))}</td>
            ))}
            <td>{figure(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

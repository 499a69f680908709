import type { ReactNode } from 'react'
import type { Lang } from '../../../../kernel/contract.ts'
import { isReferee } from '../../../../kernel/referee.ts'
import { verdictOf } from '../../../../kernel/verdict.ts'
import { useSay } from '../../../hooks.ts'
import { LedgerFold } from '../../../panels/LedgerPanel.tsx'
import { ScoreSheet } from '../../../panels/ScoreSheet.tsx'
import type { TableView } from '../../../store/table-store.ts'
import { OVER } from '../../../words/over.ts'
import { Turning } from './Turning.tsx'
import { Verdict } from './Verdict.tsx'
import './over.css'

interface EndingProps {
  readonly view: TableView
  readonly lang: Lang
  readonly onLook: (entries: number) => void
  /** How the score compares with others. */
  readonly children: ReactNode
}

/** How the game was decided, where it turned, and then the score sheet; points that did not count are folded. */
export function Ending({ view: { table, state, cursor }, lang, onLook, children }: EndingProps) {
  const say = useSay()
  const { module } = table
  const isInstant = verdictOf(module, state).isInstant === true
  // A referee hears of the points only at the end.
  const isRefereed = isReferee(table.setup.options)
  return (
    <div className="ending">
      <Verdict module={module} state={state} lang={lang} />
      {children}
      {isRefereed ? null : <Turning table={table} lang={lang} onLook={onLook} />}
      <details className="kit-fold" open={!isInstant}>
        <summary>{say(isInstant ? OVER.sheetSoFar : OVER.sheet)}</summary>
        <ScoreSheet module={module} state={state} lang={lang} isBare />
      </details>
      {isInstant || isRefereed ? null : <LedgerFold table={table} upTo={cursor} lang={lang} />}
    </div>
  )
}

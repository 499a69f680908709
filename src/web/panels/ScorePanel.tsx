import type { Lang } from '../../kernel/contract.ts'
import { isReferee } from '../../kernel/referee.ts'
import { LedgerPanel } from './LedgerPanel.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'
import type { AnyTable } from './types.ts'

interface ScorePanelProps {
  readonly table: AnyTable
  /** Number of log entries before the moment on screen. */
  readonly shown: number
  readonly lang: Lang
}

/** The score if the game ended now, and how it came about. */
export function ScorePanel({ table, shown, lang }: ScorePanelProps) {
  return (
    <>
      <ScoreSheet module={table.module} state={table.stateAt(shown)} lang={lang} />
      {/* A referee hears of the points only at the end. */}
      {isReferee(table.setup.options) ? null : <LedgerPanel table={table} upTo={shown} lang={lang} />}
    </>
  )
}

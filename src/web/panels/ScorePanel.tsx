import type { Lang } from '../../kernel/contract.ts'
import { LedgerPanel } from './LedgerPanel.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'
import type { AnyTable } from './types.ts'

interface ScorePanelProps {
  readonly table: AnyTable
  /** How many entries the moment on screen has behind it. */
  readonly shown: number
  readonly lang: Lang
}

/** How it would end now, and how it has come about. */
export function ScorePanel({ table, shown, lang }: ScorePanelProps) {
  return (
    <>
      <ScoreSheet module={table.module} state={table.stateAt(shown)} lang={lang} />
      <LedgerPanel table={table} upTo={shown} lang={lang} />
    </>
  )
}

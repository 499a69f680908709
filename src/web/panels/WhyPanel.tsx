// Why the automa made a move: its whole turn, and the rules that led to the chosen move, in their order.
import { useEffect, useMemo, useState } from 'react'
import { turnAround } from '../../kernel/turn.ts'
import { calledAutoma } from '../../kernel/called.ts'
import type { AnyModule, Lang } from '../../kernel/contract.ts'
import { phrase, tell, type Values } from '../../kernel/text.ts'
import type { Marked } from '../contract.ts'
import { useClauses } from '../clauses.ts'
import type { MaybeUi } from './Component.tsx'
import { markedBy } from './reasons.ts'
import type { AnyTable } from './types.ts'
import { WhyChance } from './WhyChance.tsx'
import { WhyMove } from './WhyMove.tsx'
import type { Told } from './told.ts'
import './why.css'

export interface WhyPanelProps {
  readonly table: AnyTable
  /** The number of an automa's entry in the log, counted from 1. */
  readonly entry: number
  readonly module: AnyModule
  readonly ui?: MaybeUi
  readonly lang: Lang
  /** Called with what is being explained, so that a board can point at it. */
  readonly onMark?: (marked: Marked) => void
}

const WORDS = {
  turn: phrase<Values<'name'>>({
    it: ({ name }) => `Perché ${name} ha giocato così`,
    en: ({ name }) => `Why ${name} played like this`,
  }),
} as const

export function WhyPanel({ table, entry, module, ui, lang, onMark }: WhyPanelProps) {
  const [asked, ask] = useState<number | undefined>(entry)
  const turn = useMemo(() => turnAround(table.log, entry), [table, entry])
  useEffect(
    () => onMark?.(asked === undefined ? { kept: [], dropped: [] } : markedBy(table.why(asked))),
    [table, asked, onMark],
  )
  const told: Told = { module, ui, lang, clauses: useClauses(module.game.id) }
  const moves = turn.filter((n) => table.entry(n).seat === 'automa')
  return (
    <section className="why" aria-label={tell(WORDS.turn, lang, { name: calledAutoma(module, table.state, lang) })}>
      {ui?.Grounds !== undefined && <ui.Grounds state={table.stateAt((asked ?? entry) - 1)} lang={lang} />}
      <ol className="why__turn">
        {runsOf(turn, table).map((run) =>
          table.entry(run[0] ?? 0).seat === 'chance' ? (
            <WhyChance key={run[0]} table={table} entries={run} lang={lang} />
          ) : (
            run.map((n) => (
              <WhyMove
                key={n}
                table={table}
                n={n}
                told={told}
                isOpen={n === asked}
                onToggle={moves.length === 1 ? undefined : () => ask(n === asked ? undefined : n)}
              />
            ))
          ),
        )}
      </ol>
    </section>
  )
}

/** Consecutive draws together, and the moves in between. */
function runsOf(turn: readonly number[], table: AnyTable): readonly (readonly number[])[] {
  const runs: number[][] = []
  for (const n of turn) {
    const last = runs.at(-1)
    const isSame = last !== undefined && table.entry(last[0] ?? 0).seat === table.entry(n).seat
    if (isSame) last.push(n)
    else runs.push([n])
  }
  return runs
}

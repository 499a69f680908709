// A plan: moves to try out. It is the log from a mark on; keeping it forgets the mark, dropping it goes back there.
import { useEffect, useRef } from 'react'
import type { Lang } from '../../../kernel/contract.ts'
import { signed } from '../../../kernel/text.ts'
import type { GameUi } from '../../contract.ts'
import { useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import type { TableStore, TableView } from '../../store/table-store.ts'
import { PLAN } from '../../words/plan.ts'
import { sentenceOf } from './describe.ts'
import './plan.css'

interface PlanProps {
  readonly tableStore: TableStore
  readonly view: TableView
  readonly measures: NonNullable<GameUi['measures']>
  readonly lang: Lang
  /** The length of the log when the plan began. */
  readonly from: number
  readonly onEnd: () => void
}

export function Plan({ tableStore, view, measures, lang, from, onEnd }: PlanProps) {
  const say = useSay()
  const { table, cursor, log } = view
  const changes = (a: number, b: number): string => {
    const before = new Map(measures(table.stateAt(a), lang).map(({ id, value }) => [id, value]))
    const found = measures(table.stateAt(b), lang).flatMap(({ id, text, value }) => {
      const by = value - (before.get(id) ?? 0)
      return by === 0 ? [] : [`${signed(by)} ${text}`]
    })
    return found.length === 0 ? say(PLAN.nothing) : found.join(', ')
  }
  const mine = log.flatMap(({ seat }, at) => (at >= from && at < cursor && seat === 'you' ? [at + 1] : []))
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    tableStore.tryOut(true)
    return () => tableStore.tryOut(false)
  }, [tableStore])
  const end = (): void => {
    onEnd()
    // Returns the focus to the button that starts plans.
    setTimeout(() => document.querySelector<HTMLElement>('.prompt-actions button')?.focus({ preventScroll: true }))
  }
  const drop = (): void => {
    tableStore.look(from)
    tableStore.playFromHere()
    end()
  }
  return (
    <section ref={section} tabIndex={-1} className="plan" aria-label={say(PLAN.title)}>
      <div className="plan-head">
        <h2>{say(PLAN.title)}</h2>
        <Button onClick={drop}>{say(PLAN.drop)}</Button>
        <Button look="main" onClick={end}>
          {say(PLAN.keep)}
        </Button>
      </div>
      {mine.length === 0 ? (
        <p className="soft">{say(PLAN.empty)}</p>
      ) : (
        <ol className="plan-moves">
          {mine.map((n, at) => (
            <li key={n}>
              {sentenceOf(view, n, lang)} <b>{changes(mine[at - 1] ?? from, n)}</b>
            </li>
          ))}
        </ol>
      )}
      {mine.length > 1 ? (
        <p className="plan-sum" role="status">
          {say(PLAN.sum)}: <b>{changes(from, cursor)}</b>
        </p>
      ) : null}
    </section>
  )
}

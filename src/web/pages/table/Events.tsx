import { useEffect, useRef } from 'react'
import type { Lang } from '../../../kernel/contract.ts'
import { useSay } from '../../hooks.ts'
import type { TableStore, TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { cardsOf } from './story.ts'
import './events.css'

interface EventsProps {
  readonly tableStore: TableStore
  readonly view: TableView
  readonly lang: Lang
}

/** A new Age, a battle, the end of a round: a card that waits for the person, or closes by itself if the automa plays quickly. */
export function Events({ tableStore, view, lang }: EventsProps) {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  const { table, events, isHeld: waits } = view
  const shown = events.length > 0
  useEffect(() => {
    if (shown && waits) button.current?.focus({ preventScroll: true })
  }, [shown, waits, events])
  if (!shown) return null
  const cards = events.flatMap((n) => cardsOf(table, n, lang))
  return (
    <div className="events" data-waits={waits}>
      <section className="events-card" role={waits ? 'alertdialog' : 'status'} aria-label={cards[0]?.title}>
        {cards.map(({ title, kind, lines }, at) => (
          <div key={at} className="event" data-kind={kind}>
            <h2>{title}</h2>
            {lines.length === 0 ? null : (
              <ul>
                {lines.map((line, n) => (
                  <li key={n}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
        {waits ? (
          <button ref={button} type="button" className="kit-button kit-button--main" onClick={() => tableStore.seen()}>
            {say(TABLE.goOn)}
          </button>
        ) : null}
      </section>
    </div>
  )
}

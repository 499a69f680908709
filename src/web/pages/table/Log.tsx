import { memo, useEffect, useRef } from 'react'
import type { Lang } from '../../../kernel/contract.ts'
import { isMendable } from '../../../kernel/mendable.ts'
import type { Entry } from '../../../kernel/table.ts'
import type { AnyTable } from '../../store/open.ts'
import { useSay } from '../../hooks.ts'
import { IconButton } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ClauseLink } from '../../kit/Tag.tsx'
import type { TableStore, TableView } from '../../store/table-store.ts'
import { SHELL } from '../../words/shell.ts'
import { TABLE } from '../../words/table.ts'
import { rungOf } from './describe.ts'
import { Effects } from './Effects.tsx'
import { hasStory, storyOf } from './story.ts'

interface LogProps {
  readonly tableStore: TableStore
  readonly view: TableView
  readonly lang: Lang
  readonly onWhy: (entry: number) => void
  /** Corrects an entry, if this tab may. */
  readonly onMend: ((entry: number) => void) | undefined
}

/** From this many consecutive draws on, they are folded into one line. */
const MANY = 3
/** How many effects of a move are shown unfolded. */
const FEW = 3

/** Every move so far as a sentence, with its consequences; a click shows the table after it. */
export function Log({ tableStore, view, lang, onWhy, onMend }: LogProps) {
  const say = useSay()
  const list = useRef<HTMLOListElement>(null)
  const { table, log, shown, cursor } = view
  const look = useRef(tableStore.look)
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    // With the consequences of the move.
    ;(current?.closest('.log-entry') ?? current)?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  if (log.length === 0) return <p className="side-empty">{say(TABLE.emptyLog)}</p>
  const rows = (from: number, to: number) =>
    log.slice(from, to).map((entry, n) => {
      const at = from + n
      return (
        <LogRow
          key={at}
          n={at + 1}
          entry={entry}
          table={table}
          lang={lang}
          current={shown === at + 1}
          future={at + 1 > shown && shown < cursor}
          onLook={look.current}
          onWhy={onWhy}
          onMend={onMend}
        />
      )
    })
  return (
    <ol className="log" ref={list}>
      {table.module.stage === undefined ? null : (
        <li className="log-section">
          <h3>{table.module.stage(table.stateAt(0))[lang]}</h3>
        </li>
      )}
      {runsOf(table, log).map(([from, to]) => {
        if (to - from < MANY) return rows(from, to)
        const within = from < shown && shown <= to
        return (
          <li key={from} className="log-run">
            <details open={within && shown < cursor}>
              <summary aria-current={within && shown === cursor ? 'step' : undefined}>
                {say(TABLE.drawn, { n: to - from })}
              </summary>
              <ol>{rows(from, to)}</ol>
            </details>
          </li>
        )
      })}
    </ol>
  )
}

/** The log in ranges: consecutive draws without consequences, and every other move by itself. */
function runsOf(table: AnyTable, log: readonly Entry<unknown>[]): readonly (readonly [from: number, to: number])[] {
  const runs: (readonly [number, number])[] = []
  for (let from = 0; from < log.length; ) {
    let to = from + 1
    const isPlain = (at: number) => log[at]?.seat === 'chance' && !hasStory(table, at + 1)
    if (isPlain(from)) while (isPlain(to)) to++
    runs.push([from, to])
    from = to
  }
  return runs
}

interface LogRowProps {
  readonly n: number
  readonly entry: Entry<unknown>
  readonly table: AnyTable
  readonly lang: Lang
  readonly current: boolean
  readonly future: boolean
  readonly onLook: (n: number) => void
  readonly onWhy: (n: number) => void
  readonly onMend: ((n: number) => void) | undefined
}

const LogRow = memo(function LogRow(props: LogRowProps) {
  const { n, entry, table, lang, current, future, onLook, onWhy, onMend } = props
  const say = useSay()
  const { module } = table
  const before = table.stateAt(n - 1)
  const { effects, sections } = storyOf(table, n, lang)
  const rung = entry.seat === 'automa' ? rungOf(table, entry.note) : undefined
  return (
    <li className="log-entry" data-n={n} data-seat={entry.seat} data-future={future}>
      <div className="log-row">
        <button
          type="button"
          className="log-look"
          aria-current={current ? 'step' : undefined}
          title={say(TABLE.scrubTo)}
          onClick={() => onLook(n)}
        >
          {entry.seat === 'you' ? <b>{say(SHELL.you)}: </b> : null}
          {module.say(entry.move, lang, before)}
        </button>
        {entry.seat === 'automa' ? (
          <span className="log-why">
            {rung === undefined ? null : <ClauseLink game={module.game.id} clause={rung.cite} says={rung.text[lang]} />}
            <button
              type="button"
              className="prompt-why"
              aria-label={say(TABLE.whyOf, { move: module.say(entry.move, lang, before) })}
              onClick={() => onWhy(n)}
            >
              {say(TABLE.why)}
            </button>
          </span>
        ) : null}
        {onMend !== undefined && isMendable(table, n) ? (
          <IconButton
            label={say(TABLE.correctNamed, { entry: module.say(entry.move, lang, before) })}
            onClick={() => onMend(n)}
          >
            <Icon name="correct" />
          </IconButton>
        ) : null}
      </div>
      <Effects game={module.game.id} effects={effects} fold={FEW} />
      {sections.map((section) => (
        <div key={section.title} className="log-section">
          <h3>{section.title}</h3>
          <Effects game={module.game.id} effects={section.effects} fold={FEW} />
        </div>
      ))}
    </li>
  )
}, sameRow)

/** The handlers are new at every render but always do the same. */
function sameRow(a: LogRowProps, b: LogRowProps): boolean {
  const isSame = a.entry === b.entry && a.lang === b.lang && a.current === b.current && a.future === b.future
  return isSame && a.n === b.n && (a.onMend === undefined) === (b.onMend === undefined)
}

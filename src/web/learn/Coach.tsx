// The guide of a first game, above the board: never over what it speaks of.
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Lang } from '../../kernel/text.ts'
import type { Marked } from '../contract.ts'
import { useLoaded, useSay } from '../hooks.ts'
import { Icon } from '../kit/Icon.tsx'
import { ClauseLink } from '../kit/Tag.tsx'
import { learning } from '../store/learning.ts'
import type { Session } from '../store/session.ts'
import { LEARN } from '../words/learn.ts'
import { type AnyFirst, broughtBy, type CoachRun, createCoachRun } from './coach-run.ts'
import { pointAt, showMarked } from './point.ts'
import { screenFirsts } from './screen-firsts.ts'
import { ToldLine } from './Told.tsx'
import './lesson.css'

const NOTHING: Marked = { kept: [], dropped: [] }

interface CoachProps {
  readonly session: Session
  readonly lang: Lang
  /** Points at pieces. */
  readonly onMark: (marked: Marked) => void
}

export function Coach({ session, ...rest }: CoachProps) {
  const { module } = session.tableStore.store.getState().table
  const loaded = useLoaded(async () => (await module.firstGame?.())?.firsts ?? [], session.id)
  return loaded.state === 'ready' ? <Coaching session={session} firsts={loaded.value} {...rest} /> : null
}

interface CoachingProps extends CoachProps {
  readonly firsts: readonly AnyFirst[]
}

function Coaching({ session: { id, tableStore, manifest }, firsts, ...rest }: CoachingProps) {
  const [run, setRun] = useState<CoachRun>()
  useEffect(() => {
    const made = createCoachRun({
      tableStore,
      firsts: [...screenFirsts(tableStore.store.getState().table.module), ...firsts],
      seen: learning.store.getState().guided[id] ?? [],
      onSeen: (seen) => learning.guide(id, seen),
    })
    setRun(made)
    return made.stop
  }, [tableStore, firsts, id])
  if (run === undefined) return null
  return (
    <CoachBox
      run={run}
      game={manifest.id}
      tableStore={tableStore}
      onOff={() => learning.guide(id, undefined)}
      {...rest}
    />
  )
}

interface CoachBoxProps extends Omit<CoachProps, 'session'> {
  readonly run: CoachRun
  readonly game: string
  readonly tableStore: Session['tableStore']
  readonly onOff: () => void
}

function CoachBox({ run, game, tableStore, lang, onMark, onOff }: CoachBoxProps) {
  const say = useSay()
  const { marks, brought } = useStore(run.store)
  const { table, cursor } = useStore(tableStore.store)
  const mark = marks[0]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (mark === undefined) return
    button.current?.focus({ preventScroll: true })
    if (mark.pieces.length === 0) return
    onMark({ kept: mark.pieces, dropped: [] })
    const stop = showMarked()
    return () => {
      stop()
      onMark(NOTHING)
    }
  }, [mark, onMark])
  // At every change: the part may have come only now.
  useEffect(() => (mark === undefined ? undefined : pointAt(mark.first.part)))
  const line =
    mark !== undefined || brought === undefined || brought > cursor ? undefined : broughtBy(table, brought, lang)
  if (mark === undefined && line === undefined) return null
  return (
    <section className="learn-box" data-phase={mark === undefined ? 'brought' : 'mark'} aria-label={say(LEARN.coach)}>
      <div role="status" className="learn-box-words">
        {line === undefined ? null : (
          <p className="learn-box-hint">
            <b>{say(LEARN.brought)}:</b> {line}
          </p>
        )}
        {mark === undefined ? null : (
          <p className="learn-box-say" data-first={mark.first.id}>
            <ToldLine game={game} text={mark.first.say} lang={lang} />{' '}
            {mark.first.cite === undefined ? null : <ClauseLink game={game} clause={mark.first.cite} />}
          </p>
        )}
      </div>
      {mark === undefined ? null : (
        <div className="row">
          <button ref={button} type="button" className="kit-button kit-button--main small" onClick={run.read}>
            {say(LEARN.gotIt)}
          </button>
          <button type="button" className="kit-button kit-button--quiet small" onClick={onOff}>
            <Icon name="close" /> {say(LEARN.noMore)}
          </button>
        </div>
      )}
    </section>
  )
}

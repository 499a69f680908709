import { useState } from 'react'
import { Link } from 'wouter'
import { useLang, useSay } from '../../hooks.ts'
import { IconButton } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import type { Session } from '../../store/session.ts'
import type { TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { factsOf, listed } from './facts.ts'
import { SpeedChips } from './SpeedChips.tsx'
import { later } from '../../later.tsx'

const More = later(async () => (await import('./More.tsx')).More)

interface TopBarProps {
  readonly session: Session
  readonly view: TableView
  readonly wide: boolean
}

export function TopBar({ session, view, wide }: TopBarProps) {
  const say = useSay()
  const lang = useLang()
  const [more, setMore] = useState(false)
  const { manifest, tableStore } = session
  // A narrow bar has no room for the source of chance: the last menu shows it.
  const { stage, level, source } = factsOf(session, view, lang, say)
  return (
    <>
      <header className="table-bar">
        <Link href="/" className="kit-icon-button" aria-label={say(TABLE.leave)} title={say(TABLE.leave)}>
          <Icon name="left" />
        </Link>
        <div className="table-title">
          <h1>{manifest.title[lang]}</h1>
          <p>{listed([stage, level, ...(wide ? [source] : [])])}</p>
        </div>
        <div className="table-actions">
          {wide ? <SpeedChips session={session} /> : null}
          <span data-guide="undo" className="undo-pair">
            <IconButton label={say(TABLE.undo)} off={!view.canUndo} onClick={() => tableStore.undo()}>
              <Icon name="undo" />
            </IconButton>
            <IconButton label={say(TABLE.redo)} off={!view.canRedo} onClick={() => tableStore.redo()}>
              <Icon name="redo" />
            </IconButton>
          </span>
          <IconButton label={say(TABLE.more)} aria-haspopup="dialog" onClick={() => setMore(true)}>
            <Icon name="more" />
          </IconButton>
        </div>
      </header>
      {more ? <More session={session} onClose={() => setMore(false)} /> : null}
    </>
  )
}

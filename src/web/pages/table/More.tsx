import { useState } from 'react'
import { useStore } from 'zustand'
import { Link } from 'wouter'
import { useLang, useMedia, useSay } from '../../hooks.ts'
import { later } from '../../later.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { rulesPath } from '../../kit/Tag.tsx'
import { toldResult } from '../../record/told.ts'
import { learning } from '../../store/learning.ts'
import type { Session } from '../../store/session.ts'
import { CHALLENGE } from '../../words/challenge.ts'
import { SHELL } from '../../words/shell.ts'
import { variantOf } from '../../../kernel/variant.ts'
import { TABLE } from '../../words/table.ts'
import { editAgain } from './edit-again.ts'
import { Marks } from './Marks.tsx'
import { factsOf, listed } from './facts.ts'
import { SpeedChips } from './SpeedChips.tsx'

/** Few games have one. */
const VariantNote = later(async () => (await import('./VariantNote.tsx')).VariantNote)

const ShareDialog = later(async () => (await import('../../panels/ShareDialog.tsx')).ShareDialog)
const DeviceDialog = later(async () => (await import('../../panels/DeviceDialog.tsx')).DeviceDialog)
const ReportDialog = later(async () => (await import('../../panels/ReportDialog.tsx')).ReportDialog)

interface MoreProps {
  readonly session: Session
  readonly onClose: () => void
}

/** The menu of rarely needed actions. */
export function More({ session, onClose }: MoreProps) {
  const say = useSay()
  const lang = useLang()
  const wide = useMedia('(min-width: 60rem)')
  const [dialog, setDialog] = useState<'share' | 'report' | 'device'>()
  const { manifest, tableStore } = session
  const variant = variantOf(tableStore.store.getState().table.setup.options)
  const isGuided = useStore(learning.store, ({ guided }) => guided[session.id] !== undefined)
  const endGuide = () => {
    learning.guide(session.id, undefined)
    onClose()
  }
  const { stage, level, source } = factsOf(session, tableStore.store.getState(), lang, say)
  if (dialog === 'share')
    return <ShareDialog text={session.text()} title={manifest.title[lang]} lang={lang} onClose={onClose} />
  if (dialog === 'device')
    return <DeviceDialog text={session.text()} title={manifest.title[lang]} lang={lang} onClose={onClose} />
  if (dialog === 'report') return <ReportDialog text={session.text()} lang={lang} onClose={onClose} />
  return (
    <Sheet title={say(TABLE.more)} lang={lang} onClose={onClose}>
      <p className="soft">{listed([stage, level, source])}</p>
      {session.rival === undefined ? null : (
        <p>
          {say(CHALLENGE.toBeat)}: <b>{toldResult(session.rival, lang)}</b>
        </p>
      )}
      {wide ? null : (
        <div className="more-speed">
          <h3>{say(TABLE.speed)}</h3>
          <SpeedChips session={session} />
        </div>
      )}
      <div className="more-list">
        {isGuided ? (
          <button type="button" className="more-item" onClick={endGuide}>
            <Icon name="close" /> {say(TABLE.noGuide)}
          </button>
        ) : null}
        <button type="button" className="more-item" onClick={() => setDialog('share')}>
          <Icon name="share" /> {say(TABLE.share)}
        </button>
        <button type="button" className="more-item" onClick={() => setDialog('device')}>
          <Icon name="device" /> {say(TABLE.device)}
        </button>
        {tableStore.store.getState().table.setup.position === undefined ? null : (
          <button type="button" className="more-item" onClick={() => editAgain(session)}>
            <Icon name="undo" /> {say(TABLE.toEditor)}
          </button>
        )}
        <button type="button" className="more-item" onClick={() => setDialog('report')}>
          <Icon name="report" /> {say(TABLE.report)}
        </button>
        <Link className="more-item" href={rulesPath(manifest.id, variant)}>
          <Icon name="book" /> {say(TABLE.rules)}
        </Link>
        <Link className="more-item" href={`/new/${manifest.id}`}>
          <Icon name="plus" /> {say(TABLE.newGame)}
        </Link>
        <Link className="more-item" href="/help">
          <Icon name="help" /> {say(SHELL.help)}
        </Link>
        <Link className="more-item" href="/settings">
          <Icon name="settings" /> {say(SHELL.settings)}
        </Link>
      </div>
      {variant === '' ? null : <VariantNote table={tableStore.store.getState().table} />}
      <Marks marks={tableStore.store.getState().table.marks} />
    </Sheet>
  )
}

import { startTransition, useEffect, useState } from 'react'
import { usePrefs, useSay } from '../../hooks.ts'
import { navigate, sitAt } from '../../router.ts'
import { DeadEnd } from '../../shell/DeadEnd.tsx'
import { download } from '../../shell/download.ts'
import { Loading } from '../../shell/Loading.tsx'
import { toast } from '../../shell/toasts.ts'
import { updateNow } from '../../shell/updates.ts'
import { builds, channel, results, shelf } from '../../store/browser.ts'
import { prefsStore } from '../../store/prefs.ts'
import { rawText } from '../../store/raw.ts'
import { isUnread, type UnreadRecord } from '../../store/record.ts'
import { openSession, type Session } from '../../store/session.ts'
import { loadUi } from '../../tables.ts'
import { HOME } from '../../words/home.ts'
import { SHELL } from '../../words/shell.ts'
import { TABLE } from '../../words/table.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { TableScreen } from './TableScreen.tsx'

type Opened =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'unread'; readonly record: UnreadRecord }
  | { readonly state: 'open'; readonly session: Session }

/** A saved game, open for as long as its page is. */
export function TablePage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })
  const prefs = usePrefs()
  useEffect(() => {
    let session: Session | undefined
    let gone = false
    const open = async (): Promise<void> => {
      const next = await opening(id)
      if (next.state === 'open') session = next.session
      if (gone) session?.close()
      // In a transition, so that the page reacts in between.
      else startTransition(() => setOpened(next))
      sitAt(next.state === 'open' ? `/table/${id}` : undefined)
    }
    void open()
    return () => {
      gone = true
      session?.close()
    }
  }, [id])
  switch (opened.state) {
    case 'loading':
      return <Loading />
    case 'missing':
      return <NotFoundPage />
    case 'unread':
      return <UnreadGame record={opened.record} />
    case 'open':
      return <TableScreen session={opened.session} prefs={prefs} />
  }
}

async function opening(id: string): Promise<Opened> {
  const record = await shelf.get(id)
  if (record === undefined) return { state: 'missing' }
  if (isUnread(record)) return { state: 'unread', record }
  // Loads the board and the rules at the same time.
  void loadUi(record.game)
  try {
    const session = await openSession(id, {
      shelf,
      channel,
      builds,
      results,
      speed: () => prefsStore.getState().speed,
      checklist: () => prefsStore.getState().checklist,
      copied(copy) {
        navigate(`/table/${copy}`)
        toast(TABLE.copied, { text: TABLE.toFinished, run: () => navigate(`/table/${id}`) })
      },
      corrected: (before) => toast(TABLE.corrected, { text: TABLE.toBefore, run: () => navigate(`/table/${before}`) }),
    })
    return session === undefined ? { state: 'missing' } : { state: 'open', session }
  } catch {
    return { state: 'unread', record: { id, unread: 'damaged', raw: record } }
  }
}

const UNREAD = {
  damaged: { title: TABLE.damagedTitle, text: TABLE.damagedText },
  newer: { title: TABLE.newerTitle, text: TABLE.newerText },
} as const

function UnreadGame({ record }: { readonly record: UnreadRecord }) {
  const say = useSay()
  const { title, text } = UNREAD[record.unread]
  const isNewer = record.unread === 'newer'
  return (
    <DeadEnd title={say(title)}>
      <p>{say(text)}</p>
      <p className="row">
        {isNewer ? (
          <button type="button" className="kit-button kit-button--main" onClick={updateNow}>
            {say(SHELL.updateNow)}
          </button>
        ) : null}
        <button
          type="button"
          className={isNewer ? 'kit-button' : 'kit-button kit-button--main'}
          onClick={() => download(`solotavolo-${record.id}.txt`, rawText(record))}
        >
          {say(HOME.export)}
        </button>
        <a className="kit-button" href="#/">
          {say(TABLE.leave)}
        </a>
      </p>
    </DeadEnd>
  )
}

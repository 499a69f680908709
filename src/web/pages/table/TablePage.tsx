import { startTransition, useEffect, useState } from 'react'
import { usePrefs, useSay } from '../../hooks.ts'
import { sitAt } from '../../router.ts'
import { DeadEnd } from '../../shell/DeadEnd.tsx'
import { download } from '../../shell/download.ts'
import { Loading } from '../../shell/Loading.tsx'
import { channel, shelf } from '../../store/browser.ts'
import { prefsStore } from '../../store/prefs.ts'
import { isDamaged, rawText } from '../../store/record.ts'
import { openSession, type Session } from '../../store/session.ts'
import { loadUi } from '../../tables.ts'
import { HOME } from '../../words/home.ts'
import { TABLE } from '../../words/table.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { TableScreen } from './TableScreen.tsx'

type Opened =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'damaged'; readonly text: string }
  | { readonly state: 'open'; readonly session: Session }

/** A game from the shelf, opened for as long as its page is. */
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
      // Bit by bit: the page answers in between.
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
    case 'damaged':
      return <DamagedGame id={id} text={opened.text} />
    case 'open':
      return <TableScreen session={opened.session} prefs={prefs} />
  }
}

async function opening(id: string): Promise<Opened> {
  const record = await shelf.get(id)
  if (record === undefined) return { state: 'missing' }
  if (isDamaged(record)) return { state: 'damaged', text: rawText(record) }
  // The board is on its way while the rules are.
  void loadUi(record.game)
  try {
    const session = await openSession(id, { shelf, channel, speed: () => prefsStore.getState().speed })
    return session === undefined ? { state: 'missing' } : { state: 'open', session }
  } catch {
    return { state: 'damaged', text: record.text }
  }
}

function DamagedGame({ id, text }: { readonly id: string; readonly text: string }) {
  const say = useSay()
  return (
    <DeadEnd title={say(TABLE.damagedTitle)}>
      <p>{say(TABLE.damagedText)}</p>
      <p className="row">
        <button
          type="button"
          className="kit-button kit-button--main"
          onClick={() => download(`solotavolo-${id}.txt`, text)}
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

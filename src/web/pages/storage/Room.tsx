import { useState } from 'react'
import type { Lang } from '../../../kernel/contract.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import { askForPromise, roomOf } from '../../store/persistence.ts'
import { PROMISED, ROOM } from '../../words/room.ts'
import { SHELL } from '../../words/shell.ts'

/** Whether the browser keeps what is stored, and how much room there is. */
export function Room() {
  const say = useSay()
  const lang = useLang()
  const [asked, setAsked] = useState(0)
  const loaded = useLoaded(roomOf, asked)
  const ask = async (): Promise<void> => {
    await askForPromise()
    setAsked((times) => times + 1)
  }
  const room = loaded.state === 'ready' ? loaded.value : undefined
  return (
    <section aria-labelledby="room" aria-live="polite">
      <h2 id="room">{say(ROOM.title)}</h2>
      {room === undefined ? (
        <p className="soft">{say(SHELL.loading)}</p>
      ) : (
        <>
          <dl className="facts">
            <div>
              <dt>{say(ROOM.promised)}</dt>
              <dd>
                <b>{say(PROMISED[room.promised].short)}</b> {say(PROMISED[room.promised].about)}
                {asked > 0 && room.promised === 'refused' ? ` ${say(ROOM.stillRefused)}` : null}
              </dd>
            </div>
            <div>
              <dt>{say(ROOM.used)}</dt>
              <dd>{room.used === undefined ? say(ROOM.untold) : sizeOf(room.used, lang)}</dd>
            </div>
            <div>
              <dt>{say(ROOM.left)}</dt>
              <dd>{room.left === undefined ? say(ROOM.untold) : say(ROOM.about, { size: sizeOf(room.left, lang) })}</dd>
            </div>
          </dl>
          {room.promised === 'refused' ? <Button onClick={() => void ask()}>{say(ROOM.ask)}</Button> : null}
        </>
      )}
    </section>
  )
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const LOCALES = { it: 'it-IT', en: 'en-GB' } as const satisfies Record<Lang, string>

/** "840 kB", "1.2 GB". */
function sizeOf(bytes: number, lang: Lang): string {
  let size = bytes / 1000
  let at = 0
  for (; size >= 1000 && at < UNITS.length - 1; at++) size /= 1000
  return new Intl.NumberFormat(LOCALES[lang], {
    style: 'unit',
    unit: UNITS[at] ?? 'kilobyte',
    maximumSignificantDigits: 2,
  }).format(size)
}

import type { Lang } from '../../../kernel/contract.ts'
import { LOCALES } from '../../../kernel/text.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import type { Room } from '../../store/persistence.ts'
import { PROMISED, ROOM } from '../../words/room.ts'

interface RoomFactsProps {
  readonly room: Room
  /** Whether the browser has just been asked to keep everything. */
  readonly isAsked: boolean
  readonly onAsk: () => void
}

/** Whether the browser keeps what is stored, and how much space there is. */
export function RoomFacts({ room, isAsked, onAsk }: RoomFactsProps) {
  const say = useSay()
  const lang = useLang()
  const { promised, used, left } = room
  const { short, about } = PROMISED[promised]
  return (
    <section aria-labelledby="room" aria-live="polite">
      <h2 id="room">{say(ROOM.title)}</h2>
      <dl className="facts">
        <div>
          <dt>{say(ROOM.promised)}</dt>
          <dd>
            <b>{say(short)}</b> {say(about)} {isAsked && promised === 'refused' ? say(ROOM.stillRefused) : null}
          </dd>
        </div>
        <div>
          <dt>{say(ROOM.used)}</dt>
          <dd>{used === undefined ? say(ROOM.untold) : sizeOf(used, lang)}</dd>
        </div>
        <div>
          <dt>{say(ROOM.left)}</dt>
          <dd>{left === undefined ? say(ROOM.untold) : say(ROOM.about, { size: sizeOf(left, lang) })}</dd>
        </div>
      </dl>
      {promised === 'refused' ? <Button onClick={onAsk}>{say(ROOM.ask)}</Button> : null}
    </section>
  )
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** "840 kB", "1.2 GB". */
function sizeOf(bytes: number, lang: Lang): string {
  let size = bytes / 1000
  let at = 0
  for (; size >= 1000 && at < UNITS.length - 1; at++) size /= 1000
  const unit = UNITS[at] ?? 'terabyte'
  return new Intl.NumberFormat(LOCALES[lang], { style: 'unit', unit, maximumSignificantDigits: 2 }).format(size)
}

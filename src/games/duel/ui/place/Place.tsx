// A part of the real table, drawn small, with a place marked: the structure, the conflict track, the row of progress tokens. SOLO's side
// is on the left (Q11), and the drawing says so.
import './place.css'
import type { ReactNode } from 'react'
import type { PlaceProps } from '../../../../web/contract.ts'
import { LAYOUTS, type Slot } from '../../catalogue/layouts.ts'
import type { Age } from '../../catalogue/vocabulary.ts'
import { CAPITAL } from '../../measures.ts'
import { BOARD_TOKENS, EMPTY, HIDDEN, layoutOf, type State } from '../../state.ts'
import { word } from '../words.ts'

export function Place({ spot, state, lang }: PlaceProps) {
  const [kind, at = ''] = spot.split('/')
  const drawing = drawn(kind, at, state as State)
  if (drawing === undefined) return null
  return (
    <span className="du-place" data-kind={kind}>
      {drawing}
      <span className="du-place-ends">
        <span>◂ {word('solo', lang)}</span>
        <span>{word('you', lang)} ▸</span>
      </span>
    </span>
  )
}

function drawn(kind: string | undefined, at: string, s: State): ReactNode {
  switch (kind) {
    case 'structure':
      return (
        <Cards
          slots={layoutOf(s).slots.filter((_, slot) => s.slots[slot] !== EMPTY)}
          isDown={({ id }) => (s.slots[layoutOf(s).slots.findIndex((slot) => slot.id === id)] ?? EMPTY) <= HIDDEN}
          marked={at}
        />
      )
    case 'layout':
      return <Cards slots={LAYOUTS[Number(at) as Age].slots} isDown={({ faceUp }) => !faceUp} />
    case 'track':
      return <Track from={s.pawn} by={Number(at)} />
    case 'board':
      return <Tokens marked={Number(at)} />
    default:
      return undefined
  }
}

interface CardsProps {
  readonly slots: readonly Slot[]
  readonly isDown: (slot: Slot) => boolean
  readonly marked?: string
}

const CARD = { w: 17, h: 12, x: 9.5, y: 9 }

/** Rows as they lie; a row covers part of the one before. */
function Cards({ slots, isDown, marked }: CardsProps) {
  const rows = slots.map(({ row }) => row)
  const [first, last] = [Math.min(...rows), Math.max(...rows)]
  const height = (last - first) * CARD.y + CARD.h + 2
  return (
    <svg viewBox={`0 0 116 ${height}`} style={{ width: 116 * 1.15, height: height * 1.15 }} focusable="false">
      {slots.map((slot) => (
        <rect
          key={slot.id}
          x={slot.x * CARD.x - CARD.w / 2 + 1}
          y={(slot.row - first) * CARD.y + 1}
          width={CARD.w}
          height={CARD.h}
          rx="1.5"
          data-down={isDown(slot) || undefined}
          data-marked={slot.id === marked || undefined}
        />
      ))}
    </svg>
  )
}

const SPACE = 7

/** The pawn before and after; the arrow says where it goes. */
function Track({ from, by }: { readonly from: number; readonly by: number }) {
  const x = (space: number): number => (space + CAPITAL) * SPACE + SPACE
  const to = Math.max(-CAPITAL, Math.min(CAPITAL, from + by))
  return (
    <svg viewBox={`0 0 ${2 * (CAPITAL + 1) * SPACE} 22`} className="du-place-track" focusable="false">
      {Array.from({ length: 2 * CAPITAL + 1 }, (_, at) => at - CAPITAL).map((space) => (
        <circle
          key={space}
          cx={x(space)}
          cy="15"
          r={Math.abs(space) === CAPITAL ? 3.2 : 2.4}
          data-capital={Math.abs(space) === CAPITAL || undefined}
          data-marked={space === to || undefined}
        />
      ))}
      {from === to ? null : (
        <>
          <circle cx={x(from)} cy="15" r="2.4" data-from="true" />
          <path d={`M${x(from)} 9C${x(from)} 2 ${x(to)} 2 ${x(to)} 8`} />
          <path d={`M${x(to) - 3} 6L${x(to)} 10L${x(to) + 3} 6`} />
        </>
      )}
    </svg>
  )
}

function Tokens({ marked }: { readonly marked: number }) {
  return (
    <svg viewBox="0 0 100 20" className="du-place-tokens" focusable="false">
      {Array.from({ length: BOARD_TOKENS }, (_, at) => (
        <circle key={at} cx={10 + at * 20} cy="10" r="8" data-marked={at + 1 === marked || undefined} />
      ))}
    </svg>
  )
}

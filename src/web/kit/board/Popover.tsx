// The popover beside a piece: over everything else, with a focus trap until it is closed. Rendered at the end of the page, so that no part
// of the board clips it.
import './popover.css'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

export interface PopoverProps {
  /** The piece it is about. */
  readonly at: Element
  readonly label: string
  /** The name of the button that closes it. */
  readonly closeLabel: string
  readonly close: () => void
  readonly game: string
  readonly className: string
  readonly children: ReactNode
}

export function Popover({ at, label, closeLabel, close, game, className, children }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null)
  // Lifting the finger that opened a popover does not close it: only a press that begins beside it does.
  const pressed = useRef(false)
  // At every change of its content, which changes its size.
  useLayoutEffect(() => {
    if (popover.current !== null) place(popover.current, at)
  }, [at, children])
  useLayoutEffect(() => {
    const element = popover.current
    // Something inside may have taken the focus already.
    if (element?.contains(document.activeElement) === false) element.focus({ preventScroll: true })
  }, [at])
  const leave = () => {
    if (at instanceof HTMLElement) at.focus({ preventScroll: true })
    close()
  }
  useEffect(() => {
    const again = () => popover.current !== null && place(popover.current, at)
    addEventListener('resize', again)
    return () => removeEventListener('resize', again)
  }, [at])
  return createPortal(
    <div
      className="kit-popover-layer"
      onPointerDown={(event) => {
        pressed.current = event.target === event.currentTarget
      }}
      onClick={(event) => event.target === event.currentTarget && pressed.current && leave()}
    >
      <div
        ref={popover}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        className={`kit-popover ${className}`}
        data-game={game}
        onKeyDown={(event) => {
          if (event.key === 'Tab') goRound(event)
          if (event.key !== 'Escape') return
          event.stopPropagation()
          leave()
        }}
      >
        {children}
        <button type="button" className="kit-popover-close" aria-label={closeLabel} onClick={leave}>
          ×
        </button>
      </div>
    </div>,
    document.body,
  )
}

/** Tab goes from the last focusable element to the first one, and back. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, summary'),
  ]
  const inOrder = stops.filter(({ tabIndex }) => tabIndex >= 0)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  const { activeElement } = document
  if (event.shiftKey ? activeElement !== first && activeElement !== event.currentTarget : activeElement !== last) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

const GAP = 6
const EDGE = 8
const WIDE = 900

/** Beside the piece if there is room, so that it stays visible; otherwise below or above, and never off the screen. */
function place(popover: HTMLElement, at: Element): void {
  const piece = at.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE))
  const [beside, before] = [piece.right + GAP, piece.left - GAP - width]
  let left = piece.left + piece.width / 2 - width / 2
  let top = piece.bottom + GAP
  if (innerWidth >= WIDE && (beside + width + EDGE <= innerWidth || before >= EDGE)) {
    left = beside + width + EDGE <= innerWidth ? beside : before
    top = piece.top + piece.height / 2 - height / 2
  } else if (top + height + EDGE > innerHeight && piece.top > innerHeight - piece.bottom) top = piece.top - GAP - height
  popover.style.translate = `${within(left, width, innerWidth)}px ${within(top, height, innerHeight)}px`
}

// A small text beside a word or a number: a native popover, closed by Escape or a click elsewhere; a sheet from below on narrow screens.
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import './clause.css'

interface PopProps {
  readonly id: string
  /** The element it belongs to. */
  readonly at: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  /** The id of its heading. */
  readonly heading: string
  readonly isOurs?: boolean
  /** Changes when its content does: it is placed anew. */
  readonly content: unknown
  readonly children: ReactNode
}

export function Pop({ id, at, isOpen, onToggle, heading, isOurs = false, content, children }: PopProps) {
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (isOpen && box.current !== null && at.current !== null) place(box.current, at.current)
  }, [isOpen, content, at])
  useEffect(() => {
    if (!isOpen) return
    // Screen readers read it at once; Escape returns to what opened it.
    box.current?.focus({ preventScroll: true })
    const hide = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) box.current?.hidePopover()
    }
    addEventListener('scroll', hide, { capture: true, passive: true })
    return () => removeEventListener('scroll', hide, { capture: true })
  }, [isOpen])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && relatedTarget !== at.current)
      box.current?.hidePopover()
  }
  return (
    <span
      ref={box}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className="kit-clause"
      data-ours={isOurs || undefined}
      onToggle={({ newState, target, currentTarget }) => target === currentTarget && onToggle(newState === 'open')}
      onBlur={leave}
      // The table also uses Escape.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      {isOpen && children}
    </span>
  )
}

/** Older browsers do not support popovers: there a link leads to the page. */
export const canPop = (): boolean => 'popover' in HTMLElement.prototype

const EDGE = 8
const NARROW = 600

/** Below what it belongs to if there is room, otherwise above; on narrow screens CSS puts it at the bottom. */
function place(box: HTMLElement, at: HTMLElement): void {
  const { style } = box
  if (innerWidth < NARROW) {
    style.removeProperty('left')
    style.removeProperty('top')
  } else {
    const target = at.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = box
    const isBelow = target.bottom + EDGE + height <= innerHeight - EDGE
    style.left = `${Math.max(EDGE, Math.min(target.left, innerWidth - width - EDGE))}px`
    style.top = `${Math.max(EDGE, isBelow ? target.bottom + EDGE : target.top - height - EDGE)}px`
  }
  box.dataset['placed'] = ''
}

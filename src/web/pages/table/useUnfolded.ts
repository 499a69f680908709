import { type RefObject, useEffect, useState } from 'react'

interface Unfolded {
  /** Whether some of it cannot be seen without scrolling. */
  readonly isCut: boolean
  readonly isOpen: boolean
  open(isOpen: boolean): void
}

/** Whether the bar shows everything it tells, and whether the person has unfolded it; the next moment of the game folds it again. */
export function useUnfolded(bar: RefObject<HTMLElement | null>, moment: unknown): Unfolded {
  const [isCut, setCut] = useState(false)
  const [opened, setOpened] = useState<{ readonly at: unknown }>()
  const isOpen = opened !== undefined && opened.at === moment
  // Without dependencies: what is in the bar may be another element after any render. The observer looks when the layout is done.
  useEffect(() => {
    const element = bar.current
    if (element === null || isOpen) return
    const parts = [element, ...element.children]
    const observer = new ResizeObserver(() => setCut(parts.some(isScrolled)))
    for (const one of parts) observer.observe(one)
    return () => observer.disconnect()
  })
  return { isCut, isOpen, open: (wanted) => setOpened(wanted ? { at: moment } : undefined) }
}

const isScrolled = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + 2 && getComputedStyle(element).overflowY === 'auto'

// Keeps keyboard focus on the board: when the focused piece has gone, focus goes to the next piece that can be chosen.
import { type RefObject, useEffect, useRef } from 'react'

const BOARD = '.kit-board, .kit-popover'
const NEXT = '.kit-first, .kit-spot[data-lit]'

export function useKeptFocus(root: RefObject<HTMLElement | null>, waiting: boolean): void {
  const byKeys = useRef(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target
      if (at instanceof Element) byKeys.current = at.closest(BOARD) !== null
    }
    const onPointer = () => {
      byKeys.current = false
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPointer, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPointer, true)
    }
  }, [])
  useEffect(() => {
    if (!waiting || !byKeys.current) return
    // The popover returns the focus first, if the element is still there.
    const timer = setTimeout(() => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost) root.current?.querySelector<HTMLElement>(NEXT)?.focus()
    }, 60)
    return () => clearTimeout(timer)
  })
}

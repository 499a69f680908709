// Whoever plays by keyboard stays on the board: when the piece in focus has gone, focus goes to what can be chosen next.
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
    // The popover gives focus back first, if there is still something to give it to.
    const timer = setTimeout(() => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost) root.current?.querySelector<HTMLElement>(NEXT)?.focus()
    }, 60)
    return () => clearTimeout(timer)
  })
}

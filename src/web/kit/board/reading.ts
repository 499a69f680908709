// Reading a piece without playing it: by long press, right click or `?` on the keyboard.
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { HintHandlers } from './Hint.tsx'

const HELD = 450
/** A finger that moves further scrolls. */
const STRAY = 12

interface Press {
  readonly timer: ReturnType<typeof setTimeout>
  readonly x: number
  readonly y: number
}

/** Handlers for a piece with a popover. `isHeld` says that a click only ends a long press. */
export function useReading(read: (at: Element) => void, hint: HintHandlers) {
  const press = useRef<Press>(undefined)
  const held = useRef(false)
  const end = (): void => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => end, [])
  const open = (at: Element): void => {
    hint.onPointerLeave?.()
    read(at)
  }
  const handlers = {
    ...hint,
    onPointerDown(event: PointerEvent) {
      held.current = false
      if (event.pointerType === 'mouse') return hint.onPointerDown?.(event)
      const { currentTarget: at, clientX: x, clientY: y } = event
      const timer = setTimeout(() => {
        held.current = true
        open(at)
      }, HELD)
      press.current = { timer, x, y }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const begun = press.current
      if (begun !== undefined && Math.hypot(clientX - begun.x, clientY - begun.y) > STRAY) end()
    },
    onPointerUp() {
      end()
      hint.onPointerUp?.()
    },
    onPointerCancel() {
      end()
      hint.onPointerCancel?.()
    },
    onContextMenu(event: MouseEvent) {
      event.preventDefault()
      end()
      open(event.currentTarget)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== '?') return
      event.preventDefault()
      open(event.currentTarget)
    },
  }
  return { handlers, isHeld: () => held.current }
}

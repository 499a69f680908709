// A finger or a mouse that moves over the places of a drawing.
import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'

/** How far it may go between two looks at what is under it, in pixels. */
const STEP = 6

interface Sweep {
  x: number
  y: number
  readonly first: string | undefined
  readonly seen: Set<string>
}

const placeAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place']

const refuse = (event: TouchEvent): void => event.preventDefault()

interface Told {
  /** A place is swept over; `isNew` for the first one of a sweep, which is the one where it began. A press in one place is a tap. */
  over(place: string, isNew: boolean): void
  /** A sweep has ended. */
  end(): void
}

export function useSweep(told: Told) {
  const call = useRef(told)
  useEffect(() => {
    call.current = told
  })
  const now = useRef<Sweep>(undefined)
  return useMemo(
    () => ({
      // A sweep is no swipe: after a swipe the browser takes the next tap for the end of its scrolling.
      ref: (drawing: HTMLElement | null) => {
        drawing?.addEventListener('touchmove', refuse, { passive: false })
        return () => drawing?.removeEventListener('touchmove', refuse)
      },
      onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
        now.current = { x, y, first: placeAt(x, y), seen: new Set() }
      },
      onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
        const sweep = now.current
        if (sweep === undefined || buttons === 0) return
        const [dx, dy] = [clientX - sweep.x, clientY - sweep.y]
        const steps = Math.ceil(Math.hypot(dx, dy) / STEP)
        for (let step = 1; step <= steps; step++) {
          const place = placeAt(sweep.x + (dx * step) / steps, sweep.y + (dy * step) / steps)
          if (place === undefined || sweep.seen.has(place)) continue
          if (sweep.seen.size === 0) {
            if (place === sweep.first) continue
            call.current.over(sweep.first ?? place, true)
            sweep.seen.add(sweep.first ?? place)
          }
          if (!sweep.seen.has(place)) call.current.over(place, false)
          sweep.seen.add(place)
        }
        Object.assign(sweep, { x: clientX, y: clientY })
      },
      onPointerUp: () => call.current.end(),
      onPointerCancel: () => call.current.end(),
      // A sweep that ends where it began is no tap.
      onClickCapture: (event: MouseEvent) => {
        if ((now.current?.seen.size ?? 0) > 0) event.stopPropagation()
        now.current = undefined
      },
    }),
    [],
  )
}

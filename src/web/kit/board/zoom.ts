// A world larger than its window: dragged with a finger or the mouse, zoomed with two fingers or the wheel, shown whole on request. The
// world has one layout in its own pixels; only its transform changes. CSS reads the scale as --zoom.
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { enlargedBy } from './enlarged.ts'

/** A part of the world, in its own pixels. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The position of the window: the world's point at its top left, and the scale. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** How much of the window is covered at each edge, in its pixels. */
export interface Margins {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const NO_MARGINS: Margins = { left: 0, top: 0, right: 0, bottom: 0 }

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The position that shows a whole area in the middle of the uncovered window. */
export function placeOf(area: Area, view: Size, world: Size, most: number, margins: Margins = NO_MARGINS): Place {
  const width = Math.max(1, view.width - margins.left - margins.right)
  const height = Math.max(1, view.height - margins.top - margins.bottom)
  const scale = clamp(Math.min(width / area.width, height / area.height), leastScale(view, world), most)
  return within(
    {
      x: area.left + area.width / 2 - (margins.left + width / 2) / scale,
      y: area.top + area.height / 2 - (margins.top + height / 2) / scale,
      scale,
    },
    view,
    world,
  )
}

/** The smallest scale at which no edge of the world is visible. */
export const leastScale = (view: Size, world: Size): number =>
  Math.max(view.width / world.width, view.height / world.height)

export function within({ x, y, scale }: Place, view: Size, world: Size): Place {
  return {
    x: clamp(x, 0, Math.max(0, world.width - view.width / scale)),
    y: clamp(y, 0, Math.max(0, world.height - view.height / scale)),
    scale,
  }
}

/** Zooms so that a point of the window stays over the same point of the world. */
export function zoomed(
  place: Place,
  factor: number,
  at: readonly [number, number],
  view: Size,
  world: Size,
  most: number,
) {
  const scale = clamp(place.scale * factor, leastScale(view, world), most)
  const x = place.x + at[0] / place.scale - at[0] / scale
  const y = place.y + at[1] / place.scale - at[1] / scale
  return within({ x, y, scale }, view, world)
}

/** The scale after the window has changed: what was shown whole stays whole. */
export function resized(scale: number, was: Size, seen: Size, world: Size): number {
  const least = leastScale(seen, world)
  return scale <= 1.001 * leastScale(was, world) ? least : Math.max(scale, least)
}

export interface Zoom {
  /** Around the middle of the window. */
  by(factor: number): void
  /** Shows a whole area; by default the initial one. */
  show(area?: Area): void
  /** Whether it shows the initial area. */
  isHome(): boolean
  /** Moves as little as needed to bring an element of the world into sight. */
  reveal(element: Element): void
}

interface Setup {
  readonly view: RefObject<HTMLElement | null>
  readonly world: RefObject<HTMLElement | null>
  readonly size: Size
  readonly home: Area
  readonly most: number
  /** How much of the window is covered now; nothing by default. */
  readonly margins?: () => Margins
  /** Called after every change. */
  readonly moved?: (place: Place) => void
}

/** A trembling finger does not drag. */
const SLACK = 6
/** The distance from the edge of an element that was brought into sight. */
const EDGE = 18

export function useZoom({ view, world, size, home, most, margins, moved }: Setup): Zoom {
  const place = useRef<Place>(undefined)
  /** Shows the initial area until somebody moves it. */
  const atHome = useRef(true)
  const told = useRef({ moved, margins })
  told.current = { moved, margins }
  const go = useCallback(
    (next: Place, { gentle = false, isHome = false } = {}) => {
      const element = world.current
      if (element === null) return
      place.current = next
      atHome.current = isHome
      element.toggleAttribute('data-gentle', gentle)
      element.style.transform = `scale(${next.scale}) translate(${-next.x}px, ${-next.y}px)`
      element.style.setProperty('--zoom', String(next.scale))
      told.current.moved?.(next)
    },
    [world],
  )
  const zoom = useMemo<Zoom>(() => {
    const sizeOfView = (): Size | undefined => {
      const element = view.current
      return element === null ? undefined : { width: element.clientWidth, height: element.clientHeight }
    }
    return {
      by(factor) {
        const seen = sizeOfView()
        if (seen === undefined || place.current === undefined) return
        go(zoomed(place.current, factor, [seen.width / 2, seen.height / 2], seen, size, most), { gentle: true })
      },
      show(area = home) {
        const seen = sizeOfView()
        if (seen === undefined) return
        go(placeOf(area, seen, size, most, told.current.margins?.()), { gentle: true, isHome: area === home })
      },
      isHome: () => atHome.current,
      reveal(element) {
        const [seen, around] = [sizeOfView(), view.current?.getBoundingClientRect()]
        if (seen === undefined || around === undefined || place.current === undefined) return
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const over = told.current.margins?.() ?? NO_MARGINS
        const by = enlargedBy(element)
        const dx =
          Math.min(0, (left - around.left) / by - over.left - EDGE) +
          Math.max(0, (right - around.right) / by + over.right + EDGE)
        const dy =
          Math.min(0, (top - around.top) / by - over.top - EDGE) +
          Math.max(0, (bottom - around.bottom) / by + over.bottom + EDGE)
        if (dx === 0 && dy === 0) return
        const { x, y, scale } = place.current
        go(within({ x: x + dx / scale, y: y + dy / scale, scale }, seen, size), { gentle: true })
      },
    }
  }, [view, size, home, most, go])

  // The middle stays in the middle when the window changes; at first it is the initial area.
  useLayoutEffect(() => {
    const element = view.current
    if (element === null) return
    let was: Size | undefined
    const fit = () => {
      const seen = { width: element.clientWidth, height: element.clientHeight }
      if (seen.width === 0 || seen.height === 0 || (was?.width === seen.width && was.height === seen.height)) return
      const at = place.current
      if (at === undefined || was === undefined || atHome.current)
        go(placeOf(home, seen, size, most, told.current.margins?.()), { isHome: true })
      else {
        const scale = resized(at.scale, was, seen, size)
        const middle = [at.x + was.width / at.scale / 2, at.y + was.height / at.scale / 2] as const
        go(within({ x: middle[0] - seen.width / scale / 2, y: middle[1] - seen.height / scale / 2, scale }, seen, size))
      }
      was = seen
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [view, size, home, most, go])

  useLayoutEffect(() => {
    const element = view.current
    return element === null ? undefined : follow(element, place, (next) => go(next), size, most)
  }, [view, size, most, go])
  return zoom
}

/** Fingers, mouse and wheel. */
function follow(
  element: HTMLElement,
  place: RefObject<Place | undefined>,
  go: (next: Place) => void,
  size: Size,
  most: number,
): () => void {
  const fingers = new Map<number, readonly [number, number]>()
  let dragged = false
  const seen = (): Size => ({ width: element.clientWidth, height: element.clientHeight })
  /** A point of the screen in the pixels of the window, from where the world begins. */
  const at = (x: number, y: number): readonly [number, number] => {
    const { left, top } = element.getBoundingClientRect()
    const by = enlargedBy(element)
    return [(x - left) / by - element.clientLeft, (y - top) / by - element.clientTop]
  }
  let from: readonly [number, number] = [0, 0]
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (fingers.size === 0) dragged = false
    fingers.set(event.pointerId, [event.clientX, event.clientY])
    from = [event.clientX, event.clientY]
  }
  const move = (event: PointerEvent) => {
    const was = fingers.get(event.pointerId)
    const now = place.current
    if (was === undefined || now === undefined) return
    const [x, y] = [event.clientX, event.clientY]
    if (!dragged && fingers.size === 1 && Math.hypot(x - from[0], y - from[1]) < SLACK) return
    if (!dragged) element.setPointerCapture(event.pointerId)
    dragged = true
    const [a, b] = [...fingers.values()]
    fingers.set(event.pointerId, [x, y])
    if (a === undefined) return
    const shiftedBy = (old: readonly [number, number], next: readonly [number, number]): Place => ({
      ...now,
      x: now.x - (next[0] - old[0]) / now.scale,
      y: now.y - (next[1] - old[1]) / now.scale,
    })
    if (b === undefined) {
      go(within(shiftedBy(at(was[0], was[1]), at(x, y)), seen(), size))
      return
    }
    const [c, d] = [...fingers.values()]
    if (c === undefined || d === undefined) return
    const factor = Math.hypot(c[0] - d[0], c[1] - d[1]) / Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1]))
    const [old, middle] = [at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), at((c[0] + d[0]) / 2, (c[1] + d[1]) / 2)]
    go(zoomed(shiftedBy(old, middle), factor, middle, seen(), size, most))
  }
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId)
  // The end of a drag does not click what lies under it.
  const click = (event: MouseEvent) => {
    if (!dragged) return
    dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
  const wheel = (event: WheelEvent) => {
    const now = place.current
    if (now === undefined) return
    const next = zoomed(now, Math.exp(-event.deltaY * 0.0016), at(event.clientX, event.clientY), seen(), size, most)
    // At the end of the zoom range the wheel scrolls the page, as elsewhere.
    if (next.scale === now.scale) return
    event.preventDefault()
    go(next)
  }
  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', up)
  element.addEventListener('click', click, true)
  element.addEventListener('wheel', wheel, { passive: false })
  return () => {
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', up)
    element.removeEventListener('click', click, true)
    element.removeEventListener('wheel', wheel)
  }
}

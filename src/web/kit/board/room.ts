// How high the space is that the board has: the nearest part of the page that scrolls, or the window. Styles read it as --room.
import { type RefObject, useLayoutEffect } from 'react'

function scroller(from: Element): Element {
  for (let at = from.parentElement; at !== null; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.documentElement
}

export function useRoom(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const around = scroller(element)
    const tell = () => element.style.setProperty('--room', `${around.clientHeight}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(around)
    return () => observer.disconnect()
  }, [root])
}

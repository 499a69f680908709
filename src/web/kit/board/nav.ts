// Arrow keys in a group of pieces go to the nearest one in that direction. One piece of each group is a tab stop.
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const piecesIn = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('.kit-spot')]

function centre(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

export function onArrows(event: KeyboardEvent<HTMLElement>): void {
  const way = ARROWS[event.key]
  const from = event.target
  if (way === undefined || !(from instanceof HTMLElement)) return
  const [x, y] = centre(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const piece of piecesIn(event.currentTarget)) {
    if (piece === from) continue
    const [px, py] = centre(piece)
    const along = (px - x) * way[0] + (py - y) * way[1]
    const aside = Math.abs((px - x) * way[1]) + Math.abs((py - y) * way[0])
    if (along < 4) continue
    const far = along + aside * 2.5
    if (far < least) [best, least] = [piece, far]
  }
  event.preventDefault()
  best?.focus()
}

/** Keeps exactly one piece of the group in the tab order: the one in focus, else the first lit one, else the first. */
export function useTabStop(group: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = group.current
    if (element === null) return
    const settle = () => {
      const pieces = piecesIn(element)
      const current = pieces.find((piece) => piece === document.activeElement)
      const stop = current ?? pieces.find((piece) => piece.dataset['lit'] !== undefined) ?? pieces[0]
      // Written only if it changes: a new tab index on the focused piece forces a layout.
      for (const piece of pieces) {
        const index = piece === stop ? 0 : -1
        if (piece.tabIndex !== index) piece.tabIndex = index
      }
    }
    settle()
    element.addEventListener('focusin', settle)
    // When focus comes back, it starts at a piece that can be chosen.
    element.addEventListener('focusout', settle)
    return () => {
      element.removeEventListener('focusin', settle)
      element.removeEventListener('focusout', settle)
    }
  })
}

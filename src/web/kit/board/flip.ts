// Animates the difference between two snapshots: an element with a name (data-flip) travels from its old place to its new one.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { enlargedBy } from './enlarged.ts'

interface Place {
  readonly rect: DOMRect
  readonly node: HTMLElement
}

/** A move between two places without a name of its own: a card off a deck, a payment. */
export interface Flight {
  readonly from: string
  readonly to: string
}

type Running = { cancel(): void; ghost?: Element }
type Places = ReadonlyMap<string, Place>

/** A flight takes longer than the small motions the setting is made for. */
const SLOWER = 1.6

function duration(root: Element): number {
  const text = getComputedStyle(root).getPropertyValue('--motion').trim()
  const value = Number.parseFloat(text)
  return Number.isNaN(value) ? 0 : text.endsWith('ms') ? value / 1000 : value
}

/**
 * Calls `flights` once per snapshot; with `still` everything is in its place at once. A piece that replaces the one named in its
 * `data-from` is turned over.
 */
export function useFlip(
  root: RefObject<HTMLElement | null>,
  snapshot: unknown,
  still: boolean,
  flights: () => readonly Flight[],
): void {
  const places = useRef<Places>(new Map())
  const running = useRef<Running[]>([])
  const asked = useRef(flights)
  asked.current = flights
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    for (const { cancel, ghost } of running.current) {
      cancel()
      ghost?.remove()
    }
    running.current = []
    const was = places.current
    // Measures nothing if nothing moves: measuring would force an early layout.
    if (still || was.size === 0) return
    const now = measure(element)
    places.current = now
    const seconds = duration(element)
    if (seconds === 0) return
    running.current = move(element, asked.current(), was, now, seconds * SLOWER)
    const settled = setTimeout(
      () => {
        running.current = []
        places.current = measure(element)
      },
      seconds * SLOWER * 1300,
    )
    return () => clearTimeout(settled)
  }, [root, snapshot, still])

  // The start is where things were just before the next change: a resize or a font that loads moves everything. The observer first fires
  // when the first snapshot has its layout.
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const again = () => {
      if (running.current.length === 0) places.current = measure(element)
    }
    const observer = new ResizeObserver(again)
    observer.observe(element)
    document.fonts?.addEventListener('loadingdone', again)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', again)
    }
  }, [root])
}

function measure(root: HTMLElement): Places {
  const origin = root.getBoundingClientRect()
  const by = enlargedBy(root)
  const found = new Map<string, Place>()
  for (const node of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const { left, top, width, height } = node.getBoundingClientRect()
    // A piece in a closed tray has no place to come from or go to.
    if (width === 0) continue
    found.set(node.dataset['flip'] ?? '', {
      rect: new DOMRect((left - origin.left) / by, (top - origin.top) / by, width / by, height / by),
      node,
    })
  }
  return found
}

function move(root: HTMLElement, flights: readonly Flight[], was: Places, now: Places, seconds: number): Running[] {
  const started: Running[] = []
  const arriving = new Set(flights.map(({ to }) => to))
  for (const [name, { rect, node }] of now) {
    const old = was.get(name)
    if (old === undefined) {
      const turned = was.has(node.dataset['from'] ?? '')
      started.push(turned ? turnUp(node, seconds) : appear(node, seconds, arriving.has(name) ? seconds * 0.6 : 0))
    } else if (old.node !== node) started.push(fly(root, old, rect, seconds), appear(node, seconds, seconds * 0.6))
    else if (Math.hypot(old.rect.x - rect.x, old.rect.y - rect.y) > 2)
      started.push(glide(node, old.rect, rect, seconds))
  }
  for (const { from, to } of flights) {
    const [old, target] = [was.get(from), now.get(to)]
    if (old !== undefined && target !== undefined) started.push(fly(root, old, target.rect, seconds))
  }
  return started
}

interface Timing {
  readonly seconds: number
  readonly easing: string
  readonly delay?: number
}

/** Until it begins, the first frame shows. */
const play = (node: HTMLElement, frames: PropertyIndexedKeyframes, { seconds, easing, delay = 0 }: Timing): Animation =>
  node.animate(frames, { duration: 1000 * seconds, delay: 1000 * delay, easing, fill: 'backwards' })

function appear(node: HTMLElement, seconds: number, delay = 0): Running {
  const playing = play(node, { opacity: [0, 1] }, { seconds: seconds * 0.6, delay, easing: 'ease-out' })
  return { cancel: () => playing.cancel() }
}

function turnUp(node: HTMLElement, seconds: number): Running {
  const playing = play(
    node,
    { transform: ['perspective(600px) rotateY(90deg)', 'perspective(600px) rotateY(0deg)'] },
    { seconds: seconds * 0.7, easing: 'ease-out' },
  )
  return { cancel: () => playing.cancel() }
}

function glide(node: HTMLElement, from: DOMRect, to: DOMRect, seconds: number): Running {
  const playing = play(
    node,
    { transform: [`translate(${from.x - to.x}px, ${from.y - to.y}px)`, 'translate(0, 0)'] },
    { seconds, easing: 'ease-in-out' },
  )
  return { cancel: () => playing.cancel() }
}

/** A copy of the piece flies; the piece at its destination appears when the copy arrives. */
function fly(root: HTMLElement, old: Place, to: DOMRect, seconds: number): Running {
  const ghost = old.node.cloneNode(true) as HTMLElement
  for (const name of ['data-flip', 'data-lit', 'data-news']) ghost.removeAttribute(name)
  ghost.className += ' kit-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  const { x, y, width, height } = old.rect
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  ghost.style.setProperty('--card-w', `${width}px`)
  root.append(ghost)
  const scale = Math.min(1, Math.max(0.15, Math.min(to.width / width, to.height / height)))
  const dx = to.x + to.width / 2 - (x + width / 2)
  const dy = to.y + to.height / 2 - (y + height / 2)
  const playing = play(
    ghost,
    {
      transform: ['translate(0, 0) scale(1)', `translate(${dx}px, ${dy}px) scale(${scale})`],
      opacity: [1, 1, 0.1],
    },
    { seconds, easing: 'ease-in-out' },
  )
  playing.addEventListener('finish', () => ghost.remove())
  return { cancel: () => playing.cancel(), ghost }
}

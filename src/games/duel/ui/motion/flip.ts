// Motion from the difference of two snapshots: what has a name keeps it, and travels from where it was to where it is.
import { animate } from 'motion/mini'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { PLAYER, SOLO } from '../../asks.ts'
import type { State } from '../../state.ts'

interface Place {
  readonly rect: DOMRect
  readonly node: HTMLElement
}

type Running = { cancel(): void; ghost?: Element }

/** Where a card has gone that shows no head of its own any more. */
function exitOf(s: State, name: string): string | undefined {
  const [kind, no] = name.split(':')
  if (kind !== 'card') return undefined
  const card = Number(no)
  if (s.discard.includes(card)) return 'pile'
  for (const side of [SOLO, PLAYER]) {
    const at = s.cities[side].buried.indexOf(card)
    if (at >= 0) return `wonder:${s.cities[side].built[at]}`
  }
  return undefined
}

function duration(root: Element): number {
  const text = getComputedStyle(root).getPropertyValue('--motion').trim()
  const value = Number.parseFloat(text)
  return Number.isNaN(value) ? 0 : text.endsWith('ms') ? value / 1000 : value
}

export function useFlip(root: RefObject<HTMLElement | null>, s: State, still: boolean): void {
  const places = useRef<ReadonlyMap<string, Place>>(new Map())
  const running = useRef<Running[]>([])
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    for (const { cancel, ghost } of running.current) {
      cancel()
      ghost?.remove()
    }
    running.current = []
    const was = places.current
    const now = measure(element)
    places.current = now
    const seconds = still || was.size === 0 ? 0 : duration(element)
    if (seconds > 0) running.current = move(element, s, was, now, seconds * 1.6)
  }, [root, s, still])

  // A resize or a scroll moves everything: what counts is where things were just before the next change.
  useLayoutEffect(() => {
    const again = () => {
      if (root.current !== null) places.current = measure(root.current)
    }
    window.addEventListener('resize', again)
    return () => window.removeEventListener('resize', again)
  }, [root])
}

function measure(root: HTMLElement): ReadonlyMap<string, Place> {
  const origin = root.getBoundingClientRect()
  const found = new Map<string, Place>()
  for (const node of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const { left, top, width, height } = node.getBoundingClientRect()
    found.set(node.dataset['flip'] ?? '', {
      rect: new DOMRect(left - origin.left, top - origin.top, width, height),
      node,
    })
  }
  return found
}

function move(
  root: HTMLElement,
  s: State,
  was: ReadonlyMap<string, Place>,
  now: ReadonlyMap<string, Place>,
  seconds: number,
): Running[] {
  const started: Running[] = []
  for (const [name, { rect, node }] of now) {
    const old = was.get(name)
    const from = node.dataset['from']
    if (old === undefined) {
      const turned = from !== undefined && was.has(from)
      started.push(turned ? turnUp(node, seconds) : appear(node, seconds))
    } else if (old.node !== node) {
      started.push(fly(root, old, rect, seconds), appear(node, seconds, seconds * 0.6))
    } else if (Math.hypot(old.rect.x - rect.x, old.rect.y - rect.y) > 2) {
      started.push(glide(node, old.rect, rect, seconds))
    }
  }
  for (const [name, old] of was) {
    if (now.has(name)) continue
    const exit = exitOf(s, name)
    const target = exit === undefined ? undefined : now.get(exit)
    if (target !== undefined) started.push(fly(root, old, target.rect, seconds))
  }
  return started
}

function appear(node: HTMLElement, seconds: number, delay = 0): Running {
  const playing = animate(node, { opacity: [0, 1] }, { duration: seconds * 0.6, delay })
  return { cancel: () => playing.cancel() }
}

function turnUp(node: HTMLElement, seconds: number): Running {
  const playing = animate(
    node,
    { transform: ['perspective(600px) rotateY(90deg)', 'perspective(600px) rotateY(0deg)'] },
    { duration: seconds * 0.7, ease: 'easeOut' },
  )
  return { cancel: () => playing.cancel() }
}

function glide(node: HTMLElement, from: DOMRect, to: DOMRect, seconds: number): Running {
  const playing = animate(
    node,
    { transform: [`translate(${from.x - to.x}px, ${from.y - to.y}px)`, 'translate(0, 0)'] },
    { duration: seconds, ease: 'easeInOut' },
  )
  return { cancel: () => playing.cancel() }
}

/** The piece as it looked, on its way; what stands at its goal appears as it arrives. */
function fly(root: HTMLElement, old: Place, to: DOMRect, seconds: number): Running {
  const ghost = old.node.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-flip')
  ghost.className += ' du-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.tabIndex = -1
  ghost.inert = true
  const { x, y, width, height } = old.rect
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  ghost.style.setProperty('--card-w', `${width}px`)
  root.append(ghost)
  const scale = Math.max(0.15, Math.min(to.width / width, to.height / height))
  const dx = to.x + to.width / 2 - (x + width / 2)
  const dy = to.y + to.height / 2 - (y + height / 2)
  const playing = animate(
    ghost,
    {
      transform: ['translate(0, 0) scale(1)', `translate(${dx}px, ${dy}px) scale(${scale})`],
      opacity: [1, 1, 0.1],
    },
    { duration: seconds, ease: 'easeInOut' },
  )
  void playing.then(() => ghost.remove())
  return { cancel: () => playing.cancel(), ghost }
}

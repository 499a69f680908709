import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Who waits to be drawn, in the order of the page. */
const waiting = new Set<() => void>()
let isBusy = false

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 200 })
  else setTimeout(work)
}

function goOn(): void {
  const [next] = waiting
  isBusy = next !== undefined
  if (next === undefined) return
  waiting.delete(next)
  startTransition(next)
  whenIdle(goOn)
}

// Paper shows everything.
globalThis.addEventListener?.('beforeprint', () =>
  flushSync(() => {
    for (const show of waiting) show()
    waiting.clear()
  }),
)

interface InTurnProps {
  /** Draws it at once. */
  readonly now: boolean
  readonly children: ReactNode
}

/** A part of a long page: drawn when the browser is idle, one after the other, so that the page answers from the beginning. */
export function InTurn({ now, children }: InTurnProps) {
  const [isShown, setShown] = useState(now)
  if (now && !isShown) setShown(true)
  useEffect(() => {
    if (isShown) return
    const show = (): void => setShown(true)
    waiting.add(show)
    if (!isBusy) {
      isBusy = true
      whenIdle(goOn)
    }
    return () => void waiting.delete(show)
  }, [isShown])
  return isShown ? children : null
}

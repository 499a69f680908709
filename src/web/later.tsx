// Parts of the page that are loaded on demand.
import { type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from 'react'

/** A part that is loaded when it is first rendered, or before, by `prepare`. */
export interface Later<Props> {
  (props: Props): ReactNode
  /** Loads it; once loaded it renders at once. A failed load is tried again the next time. */
  prepare(): Promise<void>
}

/**
 * Instead of React's `lazy`: after a fallback was shown, React holds back what has arrived for up to 300 ms. A table consists of several
 * parts, one inside the other, and took more than a second to open because of that. A part that does not arrive breaks the nearest
 * `Boundary`, as with `lazy`.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: () => ReactNode = () => null,
): Later<Props> {
  let Part: ComponentType<Props> | undefined
  async function prepare(): Promise<void> {
    Part ??= await load()
  }
  function LaterPart(props: Props): ReactNode {
    const [settled, setSettled] = useState<{ readonly error?: unknown }>()
    useLayoutEffect(() => {
      if (Part !== undefined) return
      let isGone = false
      prepare().then(
        // It may be much to render: a transition lets the page react in between.
        () => isGone || startTransition(() => setSettled({})),
        (error: unknown) => isGone || setSettled({ error }),
      )
      return () => {
        isGone = true
      }
    }, [])
    if (settled !== undefined && 'error' in settled) throw settled.error
    return Part === undefined ? <Waiting /> : <Part {...props} />
  }
  return Object.assign(LaterPart, { prepare })
}

// Which popover is open: known to the popover alone, so that opening one draws nothing else anew.
import { type Ref, useCallback, useEffect, useImperativeHandle, useState } from 'react'

export interface Opened<T> {
  readonly target: T
  /** The piece it opened at. */
  readonly at: Element
}

/** What the rest of the board can do about it. */
export interface PopoverHandle<T> {
  open(target: T, at: Element): void
  close(): void
}

/** What is open now, and how to close it. */
export function useOpened<T>(
  handle: Ref<PopoverHandle<T>>,
  snapshot: unknown,
): readonly [Opened<T> | undefined, () => void] {
  const [opened, setOpened] = useState<Opened<T>>()
  const close = useCallback(() => setOpened(undefined), [])
  useImperativeHandle(
    handle,
    () => ({
      // From inside the popover another piece opens in its place.
      open: (target, at) =>
        setOpened((was) => ({ target, at: was !== undefined && at.closest('.kit-popover') ? was.at : at })),
      close() {
        letGo()
        close()
      },
    }),
    [close],
  )
  // A piece that has left the table takes its popover with it.
  useEffect(() => setOpened((was) => (was?.at.isConnected ? was : undefined)), [snapshot])
  return [opened, close]
}

/** The popover gives up the focus while the page is still: taking away what has it makes the browser lay out a page that is changing. */
function letGo(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('.kit-popover')) activeElement.blur()
}

// Which popover is open. Only the popover has this state, so that opening one renders nothing else.
import { type Ref, useCallback, useEffect, useImperativeHandle, useState } from 'react'

export interface Opened<T> {
  readonly target: T
  /** The piece it opened at. */
  readonly at: Element
}

/** How the rest of the board opens and closes it. */
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
      // A piece inside the popover opens in its place.
      open: (target, at) =>
        setOpened((was) => ({ target, at: was !== undefined && at.closest('.kit-popover') ? was.at : at })),
      close() {
        letGo()
        close()
      },
    }),
    [close],
  )
  // The popover closes when its piece leaves the table.
  useEffect(() => setOpened((was) => (was?.at.isConnected ? was : undefined)), [snapshot])
  return [opened, close]
}

/** The popover gives up the focus before the page changes: removing the focused element later would force a layout. */
function letGo(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('.kit-popover')) activeElement.blur()
}

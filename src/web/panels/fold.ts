import { type SyntheticEvent, useEffect, useState } from 'react'

/** What a `details` needs to open and close by itself, and with all the others. */
export function useFold(open: boolean) {
  const [isShown, setShown] = useState(open)
  useEffect(() => setShown(open), [open])
  return {
    open: isShown,
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => setShown(event.currentTarget.open),
  }
}

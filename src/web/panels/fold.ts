import { type SyntheticEvent, useEffect, useState } from 'react'

/** Lets a `details` open and close by itself, and together with all others. */
export function useFold(open: boolean) {
  const [isShown, setShown] = useState(open)
  useEffect(() => setShown(open), [open])
  return {
    open: isShown,
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => setShown(event.currentTarget.open),
  }
}

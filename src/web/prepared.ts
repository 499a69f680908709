// Loads the page behind a link as soon as somebody points at it, so that it is there when the link is followed.
import { useEffect } from 'react'
import { pageBehind } from './pages.ts'

/** What tells that a link may be followed. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

function see({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null
  // A page that does not arrive matters only when it is opened.
  if (link !== null)
    void pageBehind(link.getAttribute('href') ?? '')
      ?.prepare()
      .catch(() => undefined)
}

export function usePreparedLinks(): void {
  useEffect(() => {
    for (const sign of SIGNS) addEventListener(sign, see, { passive: true })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, see)
    }
  }, [])
}

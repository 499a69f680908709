// Keeps the screen on during a game, if the browser supports it.
import { useEffect } from 'react'

/** Keeps the screen on while it is wanted and the page is visible. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    let lock: WakeLockSentinel | undefined
    let gone = false
    const keep = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      try {
        const got = await navigator.wakeLock?.request('screen')
        if (gone) await got?.release()
        else lock = got
      } catch {
        // A low battery or a policy forbids it: then the screen goes dark as usual.
      }
    }
    void keep()
    // The browser releases the lock of pages that are hidden.
    const again = (): void => void keep()
    document.addEventListener('visibilitychange', again)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [wanted])
}

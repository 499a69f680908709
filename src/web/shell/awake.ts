// While somebody plays, the screen does not go dark, where the browser can see to that.
import { useEffect } from 'react'

/** Keeps the screen awake for as long as it is wanted and the page is in sight. */
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
        // A low battery or a policy forbids it: the screen goes dark as it always did.
      }
    }
    void keep()
    // The browser takes the lock away from pages that go out of sight.
    const again = (): void => void keep()
    document.addEventListener('visibilitychange', again)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [wanted])
}

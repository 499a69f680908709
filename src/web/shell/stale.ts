// After an update, an old page may ask for files that are gone. Reloading brings the new ones; all games are saved.
import { shelf } from '../store/browser.ts'

const KEY = 'solotavolo/reloaded'
const ONCE_IN = 30_000

export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    // A game that could not be saved would be lost: then the page says what is missing and goes on.
    if (shelf.store.getState().trouble !== undefined || !navigator.onLine || !mayReload()) return
    event.preventDefault()
    location.reload()
  })
}

/** Only once: a file that is missing for good must not reload the page for ever. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_IN) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}

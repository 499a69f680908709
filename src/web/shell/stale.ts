// A page from before an update asks for parts that are gone. Reloading brings the new ones; everything played is on the shelf.
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

/** Not again and again: a part that is missing for good must not keep the page spinning. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_IN) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}

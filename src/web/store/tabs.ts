// Several tabs, one game. The tab that holds the game's lock plays; the others watch, and may take the lock over.
import type { Channel } from './shelf.ts'

/** Tells every other tab which game has changed; does nothing if the browser has no channels. */
export function openChannel(name: string): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    post: (id) => channel.postMessage(id),
    listen(heard) {
      const on = (event: MessageEvent): void => {
        if (typeof event.data === 'string') heard(event.data)
      }
      channel.addEventListener('message', on)
      return () => channel.removeEventListener('message', on)
    },
  }
}

const PATIENCE = 400

export interface Seating {
  /** Plays here from now on; the tab that played before watches. */
  takeOver(): void
  leave(): void
}

/**
 * Waits for the lock of a game. Calls `onChange(true)` when this tab may play, `onChange(false)` when another one does. Without locks in
 * the browser every tab may play, and the revisions of the shelf protect them from each other.
 */
export function sitDown(id: string, onChange: (mine: boolean) => void): Seating {
  const locks = globalThis.navigator?.locks
  if (locks === undefined) {
    onChange(true)
    return { takeOver: () => undefined, leave: () => undefined }
  }
  const name = `solotavolo/game/${id}`
  let left = false
  let release: (() => void) | undefined
  let waiting: AbortController | undefined

  const hold = (): Promise<void> | undefined => {
    if (left) return undefined
    onChange(true)
    return new Promise((resolve) => {
      release = resolve
    })
  }

  const request = (steal: boolean): void => {
    waiting?.abort()
    waiting = new AbortController()
    const options = steal ? { steal } : { signal: waiting.signal }
    locks.request(name, options, hold).catch((error: unknown) => {
      // A stolen lock fails with the same error as a cancelled wait.
      if (left || !(error instanceof Error) || error.name !== 'AbortError' || release === undefined) return
      release = undefined
      onChange(false)
      request(false)
    })
  }

  request(false)
  // A page that is reloading releases its lock a moment later: only a longer wait means another tab.
  setTimeout(() => {
    if (!left && release === undefined) onChange(false)
  }, PATIENCE)
  return {
    takeOver: () => request(true),
    leave() {
      left = true
      waiting?.abort()
      release?.()
    },
  }
}

// Newer builds of the app: announces them, and loads them on request.
import { createStore } from 'zustand/vanilla'
import { shelf } from '../store/browser.ts'
import { allWritten } from '../store/session.ts'
import { SHELL } from '../words/shell.ts'
import { toast } from './toasts.ts'

interface Updates {
  /** A newer build is waiting. */
  readonly ready: boolean
  /** Somebody has asked for it. */
  readonly updating: boolean
}

export const updates = createStore<Updates>(() => ({ ready: false, updating: false }))

export const later = (): void => updates.setState({ ready: false })

/** Loads the newest build, in this tab and all others. Asks first if a game could not be saved. */
export function updateNow(): void {
  if (shelf.store.getState().trouble === undefined) void update()
  else toast(SHELL.updateUnsaved, { text: SHELL.updateAnyway, run: () => void update() })
}

async function update(): Promise<void> {
  updates.setState({ updating: true })
  const next = await nextWorker().catch(() => undefined)
  // The page reloads when the worker has taken over.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is always of this origin
  if (next !== undefined) return next.postMessage({ type: 'SKIP_WAITING' })
  await allWritten()
  location.reload()
}

/** The worker of a newer build, ready to take over; undefined if there is none. */
async function nextWorker(): Promise<ServiceWorker | undefined> {
  const registration = await (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.getRegistration()
  if (registration === undefined) return undefined
  // Fails without a network; an earlier one may be waiting.
  await registration.update().catch(() => undefined)
  const { installing, waiting } = registration
  const next = installing ?? waiting
  if (next === null) return undefined
  return (await isInstalled(next)) ? next : undefined
}

/** Waits for it; false if it cannot be installed. */
function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant')
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

// The installed app: cached for offline use, with a notice when there is a newer build. Nothing replaces it during a game unasked; once one
// tab is updated, all of them are.
import { builds, shelf } from '../store/browser.ts'
import { allWritten } from '../store/session.ts'
import { updates } from './updates.ts'

export function registerApp(): void {
  if (!import.meta.env.PROD) return
  // Missing if the page is not served securely.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  // The very first worker only caches the app: the page it takes over is of the same build.
  let first = container?.getRegistration().then(
    (registration) => registration?.active == null,
    () => false,
  )
  container?.addEventListener('controllerchange', async () => {
    const isFirst = await first
    first = Promise.resolve(false)
    if (!isFirst || updates.getState().updating) await giveWay()
  })
  if (container === undefined) return
  if (document.readyState === 'complete') void register(container)
  else addEventListener('load', () => void register(container), { once: true })
}

/** After the page has loaded: the worker asks for everything at once. */
async function register(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await container.register('sw.js', { scope: './' })
    const announce = (): void => {
      // Without a controller it is the first worker, which replaces nothing.
      if (registration.waiting !== null && container.controller !== null) updates.setState({ ready: true })
    }
    announce()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', announce),
    )
  } catch {
    // Without a worker the app only needs its server.
  }
}

/** A newer build has taken over: this one plays no further moves, and the page reloads once everything is saved. */
async function giveWay(): Promise<void> {
  builds.outdate()
  await allWritten()
  // A game that could not be saved would be lost, unless the person has agreed to that.
  if (shelf.store.getState().trouble === undefined || updates.getState().updating) location.reload()
}

// The installed app: kept for offline use, and told when there is a newer one. It is never replaced in the middle of a game unasked; once
// one tab is updated, all of them are.
import { registerSW } from 'virtual:pwa-register'
import { builds, shelf } from '../store/browser.ts'
import { allWritten } from '../store/session.ts'
import { updates } from './updates.ts'

export function registerApp(): void {
  if (!import.meta.env.PROD) return
  // Not there where the page is not served safely.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  // The first worker of all only keeps the app for offline use: the page it takes over is of its own build.
  let first = container?.getRegistration().then(
    (registration) => registration?.active == null,
    () => false,
  )
  container?.addEventListener('controllerchange', async () => {
    const isFirst = await first
    first = Promise.resolve(false)
    if (!isFirst || updates.getState().updating) await giveWay()
  })
  registerSW({ onNeedRefresh: () => updates.setState({ ready: true }), onNeedReload: () => undefined })
}

/** A newer build has taken over: nothing is played in this one any more, and the page is loaded anew once everything is on the shelf. */
async function giveWay(): Promise<void> {
  builds.outdate()
  await allWritten()
  // A game that could not be saved would be lost, unless somebody has said that it may.
  if (shelf.store.getState().trouble === undefined || updates.getState().updating) location.reload()
}

// The installed app: kept for offline use, and told when there is a newer one. It is never replaced in the middle of a game unasked.
import { createStore } from 'zustand/vanilla'
import { registerSW } from 'virtual:pwa-register'

export const updates = createStore<{ readonly ready: boolean; readonly offline: boolean }>(() => ({
  ready: false,
  offline: false,
}))

let update: ((reload?: boolean) => Promise<void>) | undefined

export function registerApp(): void {
  if (!import.meta.env.PROD) return
  update = registerSW({
    onNeedRefresh: () => updates.setState({ ready: true }),
    onOfflineReady: () => updates.setState({ offline: true }),
  })
}

export async function updateNow(): Promise<void> {
  await update?.(true)
}

export const later = (): void => updates.setState({ ready: false })

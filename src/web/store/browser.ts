// The one shelf and the channels of this tab, and preferences that outlive it.
import { watchBuilds } from './builds.ts'
import { idbBackend, readPrefs, writePrefs } from './idb.ts'
import { prefsStore, readPrefsFrom } from './prefs.ts'
import { createShelf } from './shelf.ts'
import { openChannel } from './tabs.ts'

export const channel = openChannel('solotavolo')
export const shelf = createShelf(idbBackend, channel)
export const builds = watchBuilds(openChannel('solotavolo/builds'))

const load = async (): Promise<void> => prefsStore.setState(readPrefsFrom(await readPrefs()))

/** Preferences from the last visit, and what else the first page shows of it; a browser that keeps nothing keeps nobody waiting. */
export async function loadPrefs(besides?: Promise<unknown>): Promise<void> {
  const ready = Promise.all([load().catch(() => undefined), besides])
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 800))])
  const others = openChannel('solotavolo/prefs')
  let heard = false
  others.listen(() => {
    heard = true
    void load().catch(() => undefined)
  })
  prefsStore.subscribe((prefs) => {
    if (heard) return void (heard = false)
    void writePrefs(prefs).then(
      () => others.post('changed'),
      () => undefined,
    )
  })
}

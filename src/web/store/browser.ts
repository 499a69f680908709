// The shelf, the results and the channels of this tab, and the stored preferences.
import { watchBuilds } from './builds.ts'
import { createCopies } from './copies.ts'
import { idbBackend, readPrefs, resultsBackend, writePrefs } from './idb.ts'
import { createLifeboat } from './lifeboat.ts'
import { cacheBox, localBox } from './local.ts'
import { createMirror } from './mirror.ts'
import { askOnce } from './persistence.ts'
import { prefsStore, readPrefsFrom } from './prefs.ts'
import { countGame } from './reminder.ts'
import { createResultCopies } from './result-copies.ts'
import { createResults } from './results.ts'
import { createShelf } from './shelf.ts'
import { openChannel } from './tabs.ts'

export const channel = openChannel('solotavolo')
export const shelf = createShelf(idbBackend, channel, {
  copies: createCopies(createMirror(localBox()), createLifeboat(cacheBox())),
  kept: () => void askOnce(),
})
export const results = createResults(resultsBackend, {
  channel: openChannel('solotavolo/results'),
  copies: createResultCopies(localBox()),
  entered: () => countGame(),
})
let entering: Promise<unknown> | undefined

/** Enters the results of games that ended before there was a list of results: once per visit, and again after a backup. */
export async function enterOldResults(again = false): Promise<void> {
  if (again) entering = undefined
  entering ??= import('./old-results.ts').then(({ enterOld }) => enterOld(shelf, results))
  await entering.catch(() => undefined)
}

export const builds = watchBuilds(openChannel('solotavolo/builds'))

/** A lost database takes the preferences with it, so they are stored twice, like games. */
const PREFS = 'solotavolo.prefs'

function mirroredPrefs(): unknown {
  try {
    return JSON.parse(localBox()?.getItem(PREFS) ?? 'null')
  } catch {
    return undefined
  }
}

async function keepPrefs(prefs: unknown): Promise<void> {
  try {
    localBox()?.setItem(PREFS, JSON.stringify(prefs))
  } catch {
    // The database has them.
  }
  await writePrefs(prefs)
}

async function load(): Promise<void> {
  const stored = await readPrefs().catch(() => undefined)
  prefsStore.setState(readPrefsFrom(stored ?? mirroredPrefs()))
}

/** Preferences from the last visit, and what else the first page needs. Does not wait if the browser stores nothing. */
export async function loadPrefs(besides?: Promise<unknown>): Promise<void> {
  prefsStore.setState(readPrefsFrom(mirroredPrefs()))
  const ready = Promise.all([load(), besides])
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 800))])
  const others = openChannel('solotavolo/prefs')
  let heard = false
  others.listen(() => {
    heard = true
    void load()
  })
  prefsStore.subscribe((prefs) => {
    if (heard) return void (heard = false)
    void keepPrefs(prefs).then(
      () => others.post('changed'),
      () => undefined,
    )
  })
  // A database that was lost and recreated has none.
  shelf.store.subscribe(({ trouble }, before) => {
    if (trouble === undefined && before.trouble !== undefined)
      void keepPrefs(prefsStore.getState()).catch(() => undefined)
  })
}

// Whether the browser promises not to clear what is stored here, and how much room there is.
import { localBox } from './local.ts'

/** `unknown` where the browser cannot say. */
export type Promised = 'granted' | 'refused' | 'unknown'

export interface Room {
  readonly promised: Promised
  /** In bytes, about; nothing where the browser does not tell. */
  readonly used?: number
  readonly left?: number
}

type Manager = Pick<Partial<StorageManager>, 'persist' | 'persisted' | 'estimate'>

/** Missing on pages that are not served safely, and in old browsers. */
const manager = (): Manager => globalThis.navigator?.storage ?? {}

const told = (answer: boolean | undefined): Promised =>
  answer === undefined ? 'unknown' : answer ? 'granted' : 'refused'

export async function roomOf(storage: Manager = manager()): Promise<Room> {
  const [answer, { usage, quota } = {}] = await Promise.all([
    storage.persisted?.().catch(() => undefined),
    storage.estimate?.().catch(() => undefined),
  ])
  return {
    promised: told(answer),
    ...(usage === undefined ? {} : { used: usage }),
    ...(usage === undefined || quota === undefined ? {} : { left: Math.max(0, quota - usage) }),
  }
}

/** Some browsers ask the person, others decide by themselves. */
export async function askForPromise(storage: Manager = manager()): Promise<Promised> {
  return told(await storage.persist?.().catch(() => undefined))
}

const ASKED = 'solotavolo.persistence'
let isAsked = false

/** Asks when there is something to keep, once in this browser: who has said no is not asked at every game. */
export async function askOnce(box = localBox(), storage: Manager = manager()): Promise<void> {
  if (isAsked) return
  isAsked = true
  try {
    if (box?.getItem(ASKED) !== null) return
    box.setItem(ASKED, 'asked')
    await askForPromise(storage)
  } catch {
    // Nothing depends on the answer.
  }
}

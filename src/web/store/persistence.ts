// Whether the browser promises to keep what is stored here, and how much space there is.
import { localBox } from './local.ts'

/** `unknown` if the browser cannot say. */
export type Promised = 'granted' | 'refused' | 'unknown'

export interface Room {
  readonly promised: Promised
  /** Approximate bytes; undefined if the browser does not say. */
  readonly used?: number
  readonly left?: number
}

type Manager = Pick<Partial<StorageManager>, 'persist' | 'persisted' | 'estimate'>

/** Missing on insecure pages and in old browsers. */
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

/** Asks once per browser, as soon as there is something to keep: nobody who refused is asked again. */
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

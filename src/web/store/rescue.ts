// What happens when the browser's storage has refused something. A browser may take writes again and still have lost everything at the
// next start: a full disk tears the database's file, and that shows only when the file is read anew. So nothing is believed until the
// database has been closed, opened again and read back; what is missing then is written again.
import { type GameRecord, isUnread, readRecord } from './record.ts'
import { isKept } from './revision.ts'
import type { Backend } from './shelf.ts'
import { type Trouble, troubleOf, worseOf } from './trouble.ts'

interface Setting {
  readonly backend: Backend
  /** Between two attempts; ends early when it is called off. */
  readonly pause: (milliseconds: number, wake: Promise<void>) => Promise<void>
  /** Keeps games elsewhere as long as the database cannot be believed. */
  readonly copy: (records: readonly GameRecord[]) => unknown
  readonly tell: (now: { readonly trouble: Trouble | undefined; readonly proving: boolean }) => void
}

const RETRY = 5000

type Rows = ReadonlyMap<string, unknown>

export function createRescue({ backend, pause, copy, tell }: Setting) {
  let trouble: Trouble | undefined
  /** In trouble: everything the database has to hold, written here since or found in it. */
  const held = new Map<string, unknown>()
  const removed = new Set<string>()
  let changes = 0
  let wake: (() => void) | undefined

  function hold(id: string, value: unknown): void {
    if (isKept(id, held.get(id), value)) return
    held.set(id, value)
    changes++
  }

  /** Writes what the database does not hold yet. */
  async function write(there: Rows): Promise<void> {
    for (const [id, value] of held)
      if (!isKept(id, there.get(id), value))
        await backend.put(id, (current) => (isKept(id, current, value) ? undefined : value))
    for (const id of removed) if (there.has(id)) await backend.remove(id)
  }

  const read = async (): Promise<Rows> => new Map(await backend.all())

  /** Takes everything out, puts back what is missing, opens the database again, and is done if everything is there then. */
  async function prove(): Promise<void> {
    const before = await read()
    for (const [id, value] of before) if (!removed.has(id)) hold(id, value)
    copy([...held].flatMap(([id, value]) => gameIn(id, value) ?? []))
    await write(before)
    tell({ trouble, proving: true })
    const expected = new Map(held)
    await backend.reopen()
    const there = await read()
    if (![...expected].every(([id, value]) => isKept(id, there.get(id), value))) return
    // It can be believed: what was played meanwhile goes to the rest.
    for (let seen = -1; seen !== changes; ) {
      seen = changes
      await write(await read())
    }
    held.clear()
    removed.clear()
    trouble = undefined
    tell({ trouble, proving: false })
  }

  async function run(): Promise<void> {
    while (trouble !== undefined) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      try {
        await prove()
      } catch (error) {
        trouble = worseOf(trouble, troubleOf(error))
        tell({ trouble, proving: false })
        await pause(RETRY, woken)
      }
    }
  }

  return {
    isOn: (): boolean => trouble !== undefined,
    held: held as Rows,
    begin(error: unknown): void {
      const isFirst = trouble === undefined
      trouble = worseOf(trouble, troubleOf(error))
      tell({ trouble, proving: false })
      if (isFirst) void run()
    },
    hold(id: string, value: unknown): void {
      removed.delete(id)
      hold(id, value)
      wake?.()
    },
    remove(id: string): void {
      held.delete(id)
      removed.add(id)
      changes++
      wake?.()
    },
  }
}

function gameIn(id: string, value: unknown): GameRecord | undefined {
  const record = readRecord(id, value)
  return isUnread(record) ? undefined : record
}

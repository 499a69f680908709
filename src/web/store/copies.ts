// All copies of games outside the database: the mirror at all times, the lifeboat during trouble.
import { type Lifeboat, NO_LIFEBOAT } from './lifeboat.ts'
import { type Head, type Mirror, NO_MIRROR } from './mirror.ts'
import type { GameRecord } from './record.ts'

export interface Copies extends Pick<Mirror, 'keep' | 'forget' | 'recall' | 'isGone'> {
  /** During trouble: copies games wherever possible; returns whether the mirror has all of them. */
  rescue(records: readonly GameRecord[]): boolean
  /** All copies, except those of deleted games. */
  heads(): Promise<readonly Pick<Head, 'id' | 'rev'>[]>
  /** The newest copy. */
  get(id: string): Promise<GameRecord | undefined>
  /** The database has everything, so the lifeboat can go. */
  settle(): void
}

export function createCopies(mirror: Mirror, lifeboat: Lifeboat): Copies {
  let boarded: ReturnType<Lifeboat['aboard']> | undefined
  let isUsed = false

  async function aboard(): ReturnType<Lifeboat['aboard']> {
    boarded ??= lifeboat.aboard()
    const records = await boarded
    isUsed ||= records.size > 0
    return records
  }

  return {
    keep: mirror.keep,
    recall: mirror.recall,
    isGone: mirror.isGone,
    rescue(records) {
      isUsed = true
      lifeboat.take(records)
      return mirror.keepNow(records)
    },
    heads: async () =>
      [...mirror.heads(), ...(await aboard()).values()].filter(({ id, updated }) => !mirror.isGone(id, updated)),
    async get(id) {
      const [a, b] = [mirror.get(id), (await aboard()).get(id)]
      const newest = (b?.rev ?? -1) > (a?.rev ?? -1) ? b : a
      return newest !== undefined && mirror.isGone(id, newest.updated) ? undefined : newest
    },
    forget(id) {
      mirror.forget(id)
      lifeboat.drop(id)
    },
    settle() {
      if (!isUsed) return
      isUsed = false
      boarded = Promise.resolve(new Map())
      lifeboat.leave()
    },
  }
}

/** For tests that are about something else. */
export const NO_COPIES = createCopies(NO_MIRROR, NO_LIFEBOAT)

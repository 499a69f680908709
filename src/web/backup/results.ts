import { isUnreadResult, readResult } from '../store/result-record.ts'
import type { Results } from '../store/results.ts'
import { BACKUP, RESULTS_MERGED } from '../words/backup.ts'
import { counting, fieldsOf, type Part, type Told, telling } from './part.ts'

/** The results. A result never changes, so what is here stays, and only what is missing is added. */
export const resultsPart = (results: Pick<Results, 'list' | 'add'>): Part => ({
  id: 'results',
  title: BACKUP.results,

  /** What only a newer build can read is written as it is. */
  async write() {
    const { results: readable, unread } = await results.list()
    return [...readable, ...unread.filter((each) => each.unread === 'newer').map(({ raw }) => raw)]
  },

  async merge(data) {
    if (!Array.isArray(data)) throw new TypeError('not a list')
    const refused: Told[] = []
    const values = data.flatMap((item: unknown, at) => {
      const read = readResult(idOf(item), item)
      if (!isUnreadResult(read)) return [[read.id, read] as const]
      refused.push(telling(read.unread === 'newer' ? BACKUP.newerResult : BACKUP.damagedResult, { n: at + 1 }))
      return []
    })
    return { changed: counting(await results.add(values), RESULTS_MERGED), stayed: [], refused }
  },
})

function idOf(item: unknown): string {
  try {
    return String(fieldsOf(item)['id'])
  } catch {
    return ''
  }
}

import { type Learning, learning, readLearning } from '../store/learning.ts'
import { BACKUP, LESSONS_MERGED } from '../words/backup.ts'
import { counting, fieldsOf, type Part } from './part.ts'

/** Lessons taken and games known here or there; a lesson that is done stays done. */
export const learningPart = (here: Pick<typeof learning, 'store' | 'set'> = learning): Part => ({
  id: 'learning',
  title: BACKUP.learning,

  async write() {
    const { lessons, knows, guided } = here.store.getState()
    return [lessons, knows, guided].every((part) => Object.keys(part).length === 0)
      ? undefined
      : { lessons, knows, guided }
  },

  async merge(data) {
    const given = fieldsOf(data)
    const there = readLearning(given)
    if (countOf(there) !== countOf(given)) throw new TypeError('something that is no progress')
    const mine = here.store.getState()
    let added = 0
    const lessons = { ...mine.lessons }
    for (const [game, taken] of Object.entries(there.lessons))
      for (const [lesson, state] of Object.entries(taken)) {
        const known = lessons[game]?.[lesson]
        if (known === 'done' || known === state) continue
        lessons[game] = { ...lessons[game], [lesson]: state }
        added++
      }
    const knows = { ...there.knows, ...mine.knows }
    const guided = { ...there.guided, ...mine.guided }
    here.set({ lessons, knows, guided })
    return { changed: counting(added, LESSONS_MERGED), stayed: [], refused: [] }
  },
})

/** How many entries there are, of whatever shape. */
const countOf = (data: Readonly<Partial<Record<keyof Learning, unknown>>>): number =>
  Object.values(data.lessons ?? {}).reduce(
    (sum: number, of) => sum + Object.keys((of as object | null) ?? {}).length,
    0,
  ) +
  Object.keys(data.knows ?? {}).length +
  Object.keys(data.guided ?? {}).length

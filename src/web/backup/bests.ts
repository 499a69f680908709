import { GAMES } from '../../games/index.ts'
import { bestsOf, isBest, mergeBests } from '../store/best.ts'
import { localBox } from '../store/local.ts'
import { BACKUP, BESTS_MERGED } from '../words/backup.ts'
import { counting, fieldsOf, type Part, type Told, telling } from './part.ts'

/** The best scores of every game; the highest of each category stays. */
export const bestsPart = (box: Pick<Storage, 'getItem' | 'setItem'> | undefined = localBox()): Part => ({
  id: 'best-scores',
  title: BACKUP.bests,

  async write() {
    const bests = GAMES.map(({ id }) => [id, bestsOf(id, box)] as const).filter(([, list]) => list.length > 0)
    return Object.fromEntries(bests)
  },

  async merge(data) {
    let raised = 0
    const refused: Told[] = []
    for (const [game, list] of Object.entries(fieldsOf(data))) {
      const title = GAMES.find(({ id }) => id === game)?.title
      const items: readonly unknown[] = Array.isArray(list) ? list : [list]
      const bests = title === undefined ? [] : items.filter(isBest)
      if (bests.length < items.length)
        refused.push(telling(BACKUP.damagedBests, { title: title ?? BACKUP.unknownTitle }))
      raised += mergeBests(game, bests, box)
    }
    return { changed: counting(raised, BESTS_MERGED), stayed: [], refused }
  },
})

import { GAMES } from '../../games/index.ts'
import type { JsonObject } from '../panels/types.ts'
import { readDraft, writeDraft } from '../pages/new/draft.ts'
import { BACKUP } from '../words/backup.ts'
import { fieldsOf, type Part, type Told, telling } from './part.ts'

/** Positions that were entered by hand and not played yet; one that is being entered here stays. */
export const draftsPart: Part = {
  id: 'drafts',
  title: BACKUP.drafts,

  async write() {
    const drafts = GAMES.flatMap(({ id }) => {
      const draft = readDraft(id)
      return draft === undefined ? [] : [[id, draft] as const]
    })
    return drafts.length === 0 ? undefined : Object.fromEntries(drafts)
  },

  async merge(data) {
    const changed: Told[] = []
    const stayed: Told[] = []
    const refused: Told[] = []
    for (const [game, value] of Object.entries(fieldsOf(data))) {
      const title = GAMES.find(({ id }) => id === game)?.title
      const draft = draftIn(value)
      const here = readDraft(game)
      if (title === undefined || draft === undefined)
        refused.push(telling(BACKUP.damagedDraft, { title: title ?? BACKUP.unknownTitle }))
      else if (here === undefined) {
        writeDraft(game, draft)
        changed.push(telling(BACKUP.draftRestored, { title }))
      } else if (JSON.stringify(here) !== JSON.stringify(draft)) stayed.push(telling(BACKUP.draftStays, { title }))
    }
    return { changed, stayed, refused }
  },
}

function draftIn(value: unknown): ReturnType<typeof readDraft> {
  try {
    const { chosen, position } = fieldsOf(value)
    return { chosen: fieldsOf(chosen) as JsonObject, position: fieldsOf(position) as JsonObject }
  } catch {
    return undefined
  }
}

import { checksum } from '../../kernel/checksum.ts'
import { draftOf, keepDraft, listDrafts, readDraft, type VariantDraft } from '../variants/drafts.ts'
import { BACKUP, VARIANTS_MERGED } from '../words/backup.ts'
import { counting, type Part, type Told, telling } from './part.ts'

/** Drafts of variants. One that was changed in another way here stays, and the backup's is added beside it. */
export const variantsPart: Part = {
  id: 'variants',
  title: BACKUP.variants,

  async write() {
    const drafts = listDrafts()
    return drafts.length === 0 ? undefined : drafts
  },

  async merge(data) {
    if (!Array.isArray(data)) throw new TypeError('not a list')
    const refused: Told[] = []
    let added = 0
    for (const [at, each] of data.entries()) {
      const draft = readDraft(each)
      if (draft === undefined) {
        refused.push(telling(BACKUP.damagedVariant, { n: at + 1 }))
        continue
      }
      const fresh = besides(draft)
      if (fresh === undefined) continue
      if (keepDraft(fresh)) added++
      else refused.push(telling(BACKUP.unkeptVariant, { n: at + 1 }))
    }
    return { changed: counting(added, VARIANTS_MERGED), stayed: [], refused }
  },
}

const isSame = (a: VariantDraft, b: VariantDraft): boolean => JSON.stringify(a.data) === JSON.stringify(b.data)

/** The draft under its own name, or under one made from what it says; undefined if it is here already. */
function besides(draft: VariantDraft): VariantDraft | undefined {
  const here = draftOf(draft.id)
  if (here === undefined) return draft
  if (isSame(here, draft)) return undefined
  const id = `${draft.id.slice(0, MOST_OF_ID)}-${checksum(JSON.stringify(draft.data)).toLowerCase()}`
  return draftOf(id) === undefined ? { ...draft, id } : undefined
}

const MOST_OF_ID = 20

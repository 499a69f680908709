// Back to the editor with the table a game began with. Everything is still there; a game in which nothing has happened goes once it is
// begun anew.
import { isObject } from '../../panels/types.ts'
import { navigate } from '../../router.ts'
import type { Session } from '../../store/session.ts'
import { choicesOf } from '../new/choices.ts'
import { writeDraft } from '../new/draft.ts'

export function editAgain({ id, manifest, tableStore }: Session): void {
  const { table } = tableStore.store.getState()
  const { position, options, chance } = table.setup
  if (!isObject(position)) return
  writeDraft(manifest.id, { position, choices: choicesOf(options, chance), replaces: id })
  navigate(`/new/${manifest.id}?from=position`)
}

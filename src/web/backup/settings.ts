import type { Prefs } from '../contract.ts'
import { INITIAL, prefsStore, readPrefsFrom } from '../store/prefs.ts'
import { BACKUP } from '../words/backup.ts'
import { fieldsOf, type Part, plainly } from './part.ts'

const FIELDS = Object.keys(INITIAL) as readonly (keyof Prefs)[]

/** Settings of the backup that still have their default here; what was set here stays. */
export const settingsPart: Part = {
  id: 'settings',
  title: BACKUP.settings,
  write: async () => prefsStore.getState(),

  async merge(data) {
    const given = fieldsOf(data)
    const read = readPrefsFrom(given)
    const known = FIELDS.filter((field) => given[field] !== undefined)
    if (known.some((field) => given[field] !== read[field])) throw new TypeError('a value that cannot be set')
    const here = prefsStore.getState()
    const other = known.filter((field) => read[field] !== here[field])
    const wanted = other.filter((field) => here[field] === INITIAL[field])
    if (wanted.length > 0) prefsStore.setState(Object.fromEntries(wanted.map((field) => [field, read[field]])))
    return {
      changed: wanted.length > 0 ? [plainly(BACKUP.settingsRestored)] : [],
      stayed: wanted.length < other.length ? [plainly(BACKUP.settingsStay)] : [],
      refused: [],
    }
  },
}

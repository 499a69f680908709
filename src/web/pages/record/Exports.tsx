import { useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { csvOf, jsonOf } from '../../record/export.ts'
import { download } from '../../shell/download.ts'
import type { StoredResults } from '../../store/results.ts'
import { RECORD } from '../../words/record.ts'

/** Results as files, for a spreadsheet or a program. */
export function Exports({ stored, name }: { readonly stored: StoredResults; readonly name: string }) {
  const say = useSay()
  return (
    <p className="row rec-export">
      <Button onClick={() => download(`${name}.csv`, csvOf(stored.results), 'text/csv')}>
        <Icon name="file" /> {say(RECORD.csv)}
      </Button>
      <Button onClick={() => download(`${name}.json`, jsonOf(stored), 'application/json')}>
        <Icon name="file" /> {say(RECORD.json)}
      </Button>
    </p>
  )
}

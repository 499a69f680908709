import { useEffect, useState } from 'react'
import { useSay } from '../../hooks.ts'
import type { Session } from '../../store/session.ts'
import type { TableView } from '../../store/table-store.ts'
import { SHELL } from '../../words/shell.ts'
import { TABLE } from '../../words/table.ts'

/** Says why this tab cannot play: another one does, the game is of an older edition, or the save does not open here. */
export function Onlooker({ session, view }: { readonly session: Session; readonly view: TableView }) {
  const say = useSay()
  const late = useLate(!view.mine)
  // A notice above all pages says that this tab is outdated, and updates it.
  if (view.barred === 'outdated') return null
  if (view.barred === 'unreadable')
    return (
      <p className="onlooker" role="status">
        {say(TABLE.unreadable)}
        <button type="button" className="kit-button kit-button--main small" onClick={() => location.reload()}>
          {say(SHELL.reload)}
        </button>
      </p>
    )
  if (view.table.stuck) return <p className="onlooker">{say(TABLE.readOnly)}</p>
  if (view.mine || !late) return null
  return (
    <p className="onlooker" role="status">
      {say(TABLE.elsewhere)}
      <button type="button" className="kit-button kit-button--main small" onClick={() => session.takeOver()}>
        {say(TABLE.playHere)}
      </button>
    </p>
  )
}

/** True after a moment: a reload releases its own lock in between. */
function useLate(is: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!is) return setLate(false)
    const timer = setTimeout(() => setLate(true), 600)
    return () => clearTimeout(timer)
  }, [is])
  return late
}

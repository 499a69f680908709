import { memo } from 'react'
import { SPEEDS } from '../../contract.ts'
import { usePrefs, useSay } from '../../hooks.ts'
import { prefsStore } from '../../store/prefs.ts'
import type { Session } from '../../store/session.ts'
import { TABLE } from '../../words/table.ts'

/** The speed of the automa's moves, always at hand. */
export const SpeedChips = memo(function SpeedChips({ session }: { readonly session: Session }) {
  const say = useSay()
  const { speed } = usePrefs()
  return (
    <fieldset className="speed" data-guide="speed">
      <legend className="hidden">{say(TABLE.speed)}</legend>
      {SPEEDS.map((id) => (
        <label key={id} className="speed-chip">
          <input
            type="radio"
            name="speed"
            checked={speed === id}
            onChange={() => {
              prefsStore.setState({ speed: id })
              session.tableStore.start()
            }}
          />
          <span>{say(TABLE[id])}</span>
        </label>
      ))}
    </fieldset>
  )
})

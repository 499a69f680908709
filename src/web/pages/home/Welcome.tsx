import { useState } from 'react'
import { coverOf } from '../../games.ts'
import { useSay } from '../../hooks.ts'
import { GUIDED, startGuided } from '../../store/guided.ts'
import { prepareTable } from '../../tables.ts'
import { HOME } from '../../words/home.ts'

/** Loaded when somebody reaches for it, so that other visitors do not pay for it. */
const prepare = (): void => void prepareTable(GUIDED.game)

/** For new visitors: the shortest way to a table that explains itself. */
export function Welcome() {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    await startGuided()
  }
  return (
    <section className="resume" data-accent={GUIDED.game} aria-labelledby="welcome">
      <img src={coverOf(GUIDED.game)?.image} alt="" width="72" height="90" />
      <div>
        <h2 id="welcome">{say(HOME.firstTime)}</h2>
        <p className="soft">{say(HOME.firstTimeAbout)}</p>
      </div>
      <button
        type="button"
        className="kit-button kit-button--main"
        disabled={busy}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void start()}
      >
        {say(HOME.firstTimeGo)}
      </button>
    </section>
  )
}

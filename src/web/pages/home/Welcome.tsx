import { useState } from 'react'
import { coverOf } from '../../games.ts'
import { useSay } from '../../hooks.ts'
import { startFirst } from '../../store/first-game.ts'
import { prepareTable } from '../../tables.ts'
import { HOME } from '../../words/home.ts'

const GAME = 'duel'

/** Loaded when somebody reaches for it, so that other visitors do not pay for it. */
const prepare = (): void => void prepareTable(GAME)

/** For new visitors: the shortest way to a table that explains itself. */
export function Welcome() {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    await startFirst(GAME)
  }
  return (
    <section className="resume" data-accent={GAME} aria-labelledby="welcome">
      <img src={coverOf(GAME)?.image} alt="" width="72" height="90" />
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

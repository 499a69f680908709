import { useState } from 'react'
import { Link } from 'wouter'
import { counted } from '../../../kernel/text.ts'
import { useLang, useSay } from '../../hooks.ts'
import { gamesToBackUp, remindLater } from '../../store/reminder.ts'
import { RECORD, TO_BACK_UP } from '../../words/record.ts'
import './reminder.css'

/** Shown after some games without a backup. */
export function Reminder() {
  const say = useSay()
  const lang = useLang()
  const [games, setGames] = useState(gamesToBackUp)
  if (games === undefined) return null
  const wait = (): void => {
    remindLater()
    setGames(undefined)
  }
  return (
    <div className="rec-reminder" role="status">
      <p>{counted(games, TO_BACK_UP, lang)}</p>
      <Link href="/settings?at=backup" className="kit-button small">
        {say(RECORD.backUp)}
      </Link>
      <button type="button" className="kit-button kit-button--quiet small" onClick={wait}>
        {say(RECORD.later)}
      </button>
    </div>
  )
}

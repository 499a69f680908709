import { useState } from 'react'
import { counted } from '../../../../kernel/text.ts'
import { useLang, useSay } from '../../../hooks.ts'
import { countScore, type Score } from '../../../store/best.ts'
import type { Session } from '../../../store/session.ts'
import { PLAN, POINTS } from '../../../words/plan.ts'

interface BestScoreProps {
  readonly session: Session
  readonly record: Score
}

/** How the score compares with others of its category. */
export function BestScore({ session, record }: BestScoreProps) {
  const say = useSay()
  const lang = useLang()
  if (session.imported)
    return (
      <p className="best-score">
        {say(PLAN.notCounted)} {record.text[lang]}
      </p>
    )
  return <Counted session={session} record={record} />
}

/** The best of its category, including this game. */
function Counted({ session, record }: BestScoreProps) {
  const say = useSay()
  const lang = useLang()
  const [before] = useState(() => countScore(session.manifest.id, record, { by: session.id, when: Date.now() }))
  if (before === undefined)
    return (
      <p className="best-score">
        <b>{say(PLAN.firstResult)}</b> {record.text[lang]}
      </p>
    )
  const isBetter = record.points > before
  return (
    <p className="best-score">
      <b>{isBetter ? say(PLAN.newBest) : `${say(PLAN.best)}: ${counted(before, POINTS, lang)}`}</b>{' '}
      {isBetter ? say(PLAN.bestBefore, { n: before }) : null} {record.text[lang]}
    </p>
  )
}

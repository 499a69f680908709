import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { counted } from '../../../kernel/text.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { navigate } from '../../router.ts'
import { Loading } from '../../shell/Loading.tsx'
import { shelf } from '../../store/browser.ts'
import { newGame, type Session } from '../../store/session.ts'
import type { TableView } from '../../store/table-store.ts'
import { countScore, type Score } from '../../store/best.ts'
import { COACH } from '../../words/coach.ts'
import { PLAN, POINTS } from '../../words/plan.ts'
import { TABLE } from '../../words/table.ts'
import { randomSeed } from '../new/choices.ts'
import { Marks } from './Marks.tsx'

const ScoreSheet = lazy(async () => ({ default: (await import('../../panels/ScoreSheet.tsx')).ScoreSheet }))

interface GameOverProps {
  readonly session: Session
  readonly view: TableView
  readonly onClose: () => void
  /** Looks at the choices of the game again. */
  readonly onReview: () => void
}

const TITLES = { you: TABLE.won, automa: TABLE.lost, shared: TABLE.shared, none: TABLE.over } as const

/** How it ended, with every point by its source, and what to do next. */
export function GameOver({ session, view, onClose, onReview }: GameOverProps) {
  const say = useSay()
  const lang = useLang()
  const { module, setup } = view.table
  const { outcome, record } = module.score(view.state)
  const again = async (): Promise<void> => {
    const { chance, options } = setup
    const fresh = chance.kind === 'dealt' ? chance : { ...chance, seed: randomSeed() }
    navigate(`/table/${await newGame(shelf, session.manifest, { options, chance: fresh })}`)
  }
  return (
    <Sheet
      title={say(TITLES[outcome.winner])}
      lang={lang}
      onClose={onClose}
      actions={
        <>
          <Link href="/" className="kit-button">
            {say(TABLE.home)}
          </Link>
          <Link href={`/new/${session.manifest.id}`} className="kit-button">
            {say(TABLE.newGame)}
          </Link>
          <button type="button" className="kit-button kit-button--main" onClick={() => void again()}>
            {say(TABLE.again)}
          </button>
        </>
      }
    >
      {record === undefined ? null : session.imported ? (
        <p className="best-score">
          {say(PLAN.notCounted)} {record.text[lang]}
        </p>
      ) : (
        <BestScore session={session} record={record} />
      )}
      <Suspense fallback={<Loading />}>
        <ScoreSheet module={module} state={view.state} lang={lang} />
      </Suspense>
      <Marks marks={view.table.marks} />
      <button type="button" className="over-review" onClick={onReview}>
        <Icon name="review" />
        <span>
          {say(COACH.begin)}
          <small>{say(COACH.beginAbout)}</small>
        </span>
        <Icon name="right" />
      </button>
    </Sheet>
  )
}

interface BestScoreProps {
  readonly session: Session
  readonly record: Score
}

/** The best of its category, this game counted. */
function BestScore({ session, record }: BestScoreProps) {
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

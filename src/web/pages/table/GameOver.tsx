import { Link } from 'wouter'
import { calledAutoma } from '../../../kernel/called.ts'
import { isReferee } from '../../../kernel/referee.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { navigate } from '../../router.ts'
import { Loading } from '../../shell/Loading.tsx'
import { shelf } from '../../store/browser.ts'
import { newGame, type Session } from '../../store/session.ts'
import type { TableView } from '../../store/table-store.ts'
import { COACH } from '../../words/coach.ts'
import { OVER } from '../../words/over.ts'
import { TABLE } from '../../words/table.ts'
import { randomSeed } from '../new/choices.ts'
import { Marks } from './Marks.tsx'
import { BestScore } from './over/BestScore.tsx'
import { later } from '../../later.tsx'

const Afterwards = later(async () => (await import('./over/Afterwards.tsx')).Afterwards)
const Ending = later(async () => (await import('./over/Ending.tsx')).Ending, Loading)

interface GameOverProps {
  readonly session: Session
  readonly view: TableView
  readonly onClose: () => void
  /** Opens the review of the game. */
  readonly onReview: () => void
}

const TITLES = { you: TABLE.won, shared: TABLE.shared, none: TABLE.over } as const

/** The result and what decided it, with all points by source, and what to do next. */
export function GameOver({ session, view, onClose, onReview }: GameOverProps) {
  const say = useSay()
  const lang = useLang()
  const { module, setup } = view.table
  const {
    record,
    outcome: { winner },
  } = module.score(view.state)
  const again = async (): Promise<void> => {
    const { chance, options } = setup
    const fresh = chance.kind === 'dealt' ? chance : { ...chance, seed: randomSeed() }
    navigate(`/table/${await newGame(shelf, session.manifest, { options, chance: fresh })}`)
  }
  const look = (entries: number): void => {
    onClose()
    session.tableStore.look(entries)
  }
  return (
    <Sheet
      title={
        winner === 'automa' ? say(OVER.itWins, { name: calledAutoma(module, view.state, lang) }) : say(TITLES[winner])
      }
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
      <Ending view={view} lang={lang} onLook={look}>
        {record === undefined ? null : <BestScore session={session} record={record} />}
      </Ending>
      <Afterwards session={session} table={view.table} />
      <Marks marks={view.table.marks} />
      {isReferee(setup.options) ? null : (
        <button type="button" className="over-review" onClick={onReview}>
          <Icon name="review" />
          <span>
            {say(COACH.begin)}
            <small>{say(COACH.beginAbout)}</small>
          </span>
          <Icon name="right" />
        </button>
      )}
    </Sheet>
  )
}

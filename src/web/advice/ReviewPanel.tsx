// The review of a game: a graph of your chances, the effect of luck and choices, the costliest choices. Every point leads to its moment.
import { useEffect, useState } from 'react'
import type { Moment, Progress, Review } from '../../coach/review.ts'
import type { Lang } from '../../kernel/contract.ts'
import { openBrain } from '../brain/brain.ts'
import { movesIn } from '../../kernel/moves.ts'
import { useSay } from '../hooks.ts'
import { Button } from '../kit/Button.tsx'
import type { TableStore, TableView } from '../store/table-store.ts'
import { COACH } from '../words/coach.ts'
import { differenceOf } from './numbers.ts'
import { ReviewGraph } from './ReviewGraph.tsx'
import './coach.css'

/** Enough playouts to tell a mistake from noise at every choice of a game. */
const PLAYOUTS = 100
const WORST = 5
/** Smaller differences (of a chance, of points) are noise. */
const NOISE = { chance: 0.02, points: 0.5 } as const

interface ReviewPanelProps {
  readonly tableStore: TableStore
  readonly view: TableView
  readonly lang: Lang
}

type State =
  | { readonly at: 'idle' }
  | { readonly at: 'work'; readonly progress?: Progress }
  | { readonly at: 'done'; readonly review: Review }
  | { readonly at: 'failed' }

export function ReviewPanel({ tableStore, view, lang }: ReviewPanelProps) {
  const say = useSay()
  const [brain] = useState(openBrain)
  const [state, setState] = useState<State>({ at: 'idle' })
  useEffect(() => () => brain.close(), [brain])
  const begin = (): void => {
    const { table } = view
    setState({ at: 'work' })
    const question = {
      kind: 'review',
      game: table.module.game.id,
      start: table.stateAt(0),
      moves: table.log.map(({ move }) => move),
      playouts: PLAYOUTS,
    } as const
    brain.ask(question, (answer) => {
      if (answer.kind === 'progress') setState({ at: 'work', progress: answer.progress })
      else if (answer.kind === 'review') setState({ at: 'done', review: answer.review })
      else if (answer.kind === 'failed') setState({ at: 'failed' })
    })
  }
  const stop = (): void => {
    brain.cancel()
    setState({ at: 'idle' })
  }
  switch (state.at) {
    case 'idle':
      return (
        <div className="side-scroll review">
          <p>{say(COACH.beginAbout)}</p>
          <Button look="main" onClick={begin}>
            {say(COACH.begin)}
          </Button>
        </div>
      )
    case 'work':
      return (
        <div className="side-scroll review">
          <p role="status">
            {state.progress === undefined ? say(COACH.thinking) : say(COACH.looking, { ...state.progress })}
          </p>
          <progress value={state.progress?.done ?? 0} max={state.progress?.of ?? 1} aria-label={say(COACH.review)} />
          <Button onClick={stop}>{say(COACH.stop)}</Button>
        </div>
      )
    case 'failed':
      return <p className="side-empty">{say(COACH.failed)}</p>
    case 'done':
      return <Result tableStore={tableStore} view={view} lang={lang} review={state.review} />
  }
}

function Result({ tableStore, view, lang, review }: ReviewPanelProps & { readonly review: Review }) {
  const say = useSay()
  const { unit, moments, luck, cost } = review
  const told = (worth: number, signed = true) => differenceOf(worth, unit, lang, signed)
  const worst = [...moments]
    .filter((moment) => moment.cost > NOISE[unit])
    .sort((a, b) => b.cost - a.cost)
    .slice(0, WORST)
  return (
    <div className="side-scroll review">
      <h3>{say(unit === 'chance' ? COACH.graph : COACH.graphPoints)}</h3>
      <ReviewGraph review={review} shown={view.shown} lang={lang} onLook={(n) => tableStore.look(n)} />
      <dl className="review-sum">
        <div>
          <dt>
            {say(COACH.luck)} <small>{say(COACH.luckAbout)}</small>
          </dt>
          <dd>{told(luck)}</dd>
        </div>
        <div>
          <dt>
            {say(COACH.cost)} <small>{say(COACH.costAbout)}</small>
          </dt>
          <dd>{told(-cost)}</dd>
        </div>
      </dl>
      <h3>{say(COACH.worst)}</h3>
      {worst.length === 0 ? <p>{say(COACH.flawless)}</p> : null}
      <ol className="review-worst">
        {worst.map((moment) => (
          <WorstMove
            key={moment.at}
            moment={moment}
            view={view}
            lang={lang}
            cost={told(moment.cost, false)}
            onLook={() => tableStore.look(moment.at)}
          />
        ))}
      </ol>
    </div>
  )
}

interface WorstMoveProps {
  readonly moment: Moment
  readonly view: TableView
  readonly lang: Lang
  readonly cost: string
  readonly onLook: () => void
}

function WorstMove({ moment, view: { table }, lang, cost, onLook }: WorstMoveProps) {
  const say = useSay()
  const { module } = table
  const state = table.stateAt(moment.at)
  const sentence = (key: string): string => {
    const option = module.game.options(state).find(({ move }) => module.game.key(move) === key)
    return option === undefined ? key : module.say(option.move, lang, state)
  }
  const better = moment.better[0]
  // Counted as everywhere: draws do not count as moves.
  const n = movesIn(table.log.slice(0, moment.at + 1))
  return (
    <li>
      <button type="button" className="move" onClick={onLook}>
        {say(COACH.moment, { n, move: sentence(moment.key) })} <b>{say(COACH.lost, { n: cost })}</b>
      </button>
      {better === undefined ? null : <p className="soft">{say(COACH.better, { move: sentence(better.key) })}</p>}
    </li>
  )
}

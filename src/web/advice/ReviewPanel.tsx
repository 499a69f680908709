// The review of a game: a graph of your chances, the effect of luck and choices, the costliest choices. Every point leads to its moment.
import { useEffect, useState } from 'react'
import { costliest, type Moment, type Progress, type Review, type TurningPoint } from '../../coach/review.ts'
import type { Lang } from '../../kernel/contract.ts'
import { openBrain } from '../brain/brain.ts'
import { movesIn } from '../../kernel/moves.ts'
import { useSay } from '../hooks.ts'
import { Button } from '../kit/Button.tsx'
import type { TableStore, TableView } from '../store/table-store.ts'
import { COACH } from '../words/coach.ts'
import { TABLE } from '../words/table.ts'
import { differenceOf } from './numbers.ts'
import { ReviewGraph } from './ReviewGraph.tsx'
import './coach.css'

/** Enough playouts to tell a clear mistake from noise at every choice of a game. */
const PLAYOUTS = 60
/** As many draws of a turning point are named. */
const NAMED = 3

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
          <progress value={state.progress?.done ?? 0} max={state.progress?.of ?? 1} aria-label={say(TABLE.review)} />
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
  const { unit, moments, start, luck, cost, error, noise, end, turning } = review
  const difference = (worth: number, signed = true) => differenceOf(worth, unit, lang, signed)
  const rows = [
    { name: COACH.start, about: say(COACH.startAbout), value: difference(start, false) },
    { name: COACH.luck, about: say(COACH.luckAbout), value: difference(luck) },
    { name: COACH.cost, about: say(COACH.costAbout), value: difference(-cost) },
    { name: COACH.error, about: say(COACH.errorAbout, { n: difference(noise, false) }), value: difference(error) },
    { name: COACH.end, about: '', value: difference(end, false) },
  ]
  const worst = costliest(moments, unit)
  return (
    <div className="side-scroll review">
      <h3>{say(unit === 'chance' ? COACH.graph : COACH.graphPoints)}</h3>
      <ReviewGraph
        review={review}
        shown={view.shown}
        lang={lang}
        numberOf={(at) => numberOf(view, at)}
        onLook={(n) => tableStore.look(n)}
      />
      <h3>{say(COACH.sum)}</h3>
      <dl className="review-sum">
        {rows.map(({ name, about, value }) => (
          <div key={name.en}>
            <dt>
              {say(name)} {about === '' ? null : <small>{about}</small>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{say(COACH.turning)}</h3>
      {turning === undefined ? (
        <p>{say(COACH.noTurning)}</p>
      ) : (
        <button type="button" className="move review-turning" onClick={() => tableStore.look(turning.at)}>
          {turningText(view, turning, say, lang)} <b>{difference(turning.by)}</b>
        </button>
      )}
      <h3>{say(COACH.worst)}</h3>
      {worst.length === 0 ? <p>{say(COACH.flawless)}</p> : null}
      <ol className="review-worst">
        {worst.map((moment) => (
          <WorstMove
            key={moment.at}
            moment={moment}
            view={view}
            lang={lang}
            cost={difference(moment.cost, false)}
            onLook={() => tableStore.look(moment.at)}
          />
        ))}
      </ol>
    </div>
  )
}

/** The number of the move at an entry, as everywhere: draws do not count. */
const numberOf = ({ table }: TableView, at: number): number => movesIn(table.log.slice(0, at + 1))

/** The choice, or what chance showed. */
function turningText(view: TableView, { kind, at }: TurningPoint, say: ReturnType<typeof useSay>, lang: Lang): string {
  const { table } = view
  const { module, log } = table
  const said = (entry: number): string =>
    module.say(table.entry(entry + 1).move, lang, table.stateAt(entry)).replace(/\.$/, '')
  if (kind === 'choice') return say(COACH.moment, { n: numberOf(view, at), move: said(at) })
  const drawn = log.flatMap(({ seat }, entry) => (entry >= at && seat === 'chance' ? [entry] : []))
  const until = log.findIndex(({ seat }, entry) => entry > at && seat === 'you')
  const among = drawn.filter((entry) => until < 0 || entry < until)
  const named = among.slice(0, NAMED).map(said)
  const what = [...named, ...(among.length > NAMED ? [say(COACH.andMore)] : [])].join('; ')
  return say(COACH.turningDraw, { n: numberOf(view, at), what })
}

interface WorstMoveProps {
  readonly moment: Moment
  readonly view: TableView
  readonly lang: Lang
  readonly cost: string
  readonly onLook: () => void
}

function WorstMove({ moment, view, lang, cost, onLook }: WorstMoveProps) {
  const say = useSay()
  const { table } = view
  const { module } = table
  const state = table.stateAt(moment.at)
  const sentence = (key: string): string => {
    const option = module.game.options(state).find(({ move }) => module.game.key(move) === key)
    return option === undefined ? key : module.say(option.move, lang, state)
  }
  const { better, why } = moment
  const n = numberOf(view, moment.at)
  return (
    <li>
      <button type="button" className="move" onClick={onLook}>
        {say(COACH.moment, { n, move: sentence(moment.key) })} <b>{say(COACH.lost, { n: cost })}</b>
      </button>
      {better === undefined ? null : (
        <p className="review-better">
          {say(COACH.better, { move: sentence(better).replace(/\.$/, '') })}. {why?.text[lang]}
        </p>
      )}
    </li>
  )
}

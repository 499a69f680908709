// The best moves so far and why the first one, while a worker goes on searching. The page never waits for it, and nothing on it jumps.
import { useEffect, useState } from 'react'
import type { Advice, Hint } from '../../coach/hint.ts'
import { marginText, percentOf } from '../../coach/numbers.ts'
import type { Lang } from '../../kernel/contract.ts'
import { openBrain } from '../brain/brain.ts'
import type { Reason } from '../brain/messages.ts'
import { useSay } from '../hooks.ts'
import type { TableStore, TableView } from '../store/table-store.ts'
import { COACH } from '../words/coach.ts'
import { wholeOf } from './numbers.ts'
import './coach.css'

/** How long a person usually looks at a hint. */
const PLAYOUTS = 6000
const SHOWN = 3
/** From here on the first move is told to be the best, almost certainly or probably. */
const SURE = 0.95
const LIKELY = 0.75

interface HintPanelProps {
  readonly tableStore: TableStore
  readonly view: TableView
  readonly lang: Lang
}

interface Thoughts {
  readonly of: unknown
  readonly hint?: Hint
  readonly why?: Reason | undefined
  readonly done: boolean
  readonly failed?: boolean
}

export function HintPanel({ tableStore, view, lang }: HintPanelProps) {
  const say = useSay()
  const { table, state, seat, options } = view
  const asks = seat === 'you' && options.length > 1
  const thoughts = useThoughts(table.module.game.id, state, asks)
  const hinted = thoughts?.hint !== undefined
  useEffect(() => {
    if (hinted) tableStore.mark('hint')
  }, [tableStore, hinted])
  if (!asks) return <p className="side-empty">{say(options.length === 1 ? COACH.onlyOne : COACH.notNow)}</p>
  if (thoughts?.failed) return <p className="side-empty">{say(COACH.failed)}</p>
  const { hint, done = false } = thoughts ?? {}
  const moves = hint?.moves ?? []
  const [first] = moves
  const why = thoughts?.why?.key === first?.key ? thoughts?.why?.text[lang] : undefined
  const rows = Array.from({ length: Math.min(SHOWN, options.length) }, (_, at) => moves[at])
  return (
    <div className="side-scroll hint">
      <ol className="hint-list" aria-busy={!done}>
        {rows.map((one, at) =>
          one === undefined || hint === undefined ? (
            // The place of a move that is not known yet.
            <li key={at} className="hint-row" aria-hidden="true" />
          ) : (
            <HintRow
              key={one.key}
              one={one}
              hint={hint}
              view={view}
              lang={lang}
              onPlay={() => tableStore.play(one.key)}
            />
          ),
        )}
      </ol>
      <p className="soft hint-sure">
        {hint === undefined ? say(COACH.thinking) : `${sureness(hint, say, lang)} ${tried(hint, done, say, lang)}`}
      </p>
      <section className="hint-why" aria-label={say(COACH.why)}>
        <h3>{say(COACH.why)}</h3>
        <p>{why ?? (done ? '' : say(COACH.thinking))}</p>
      </section>
      {hint?.likely === undefined ? null : <p className="soft hint-between">{betweenText(hint.likely, say, lang)}</p>}
      {/* Read out once, when it is settled. */}
      <p className="hidden" role="status">
        {done && hint !== undefined && first !== undefined
          ? say(COACH.settled, {
              move: sentenceOf(view, first, lang),
              worth: worthText(first, hint, say, lang),
              why: why ?? '',
            })
          : ''}
      </p>
      <p className="soft hint-about">
        {say(COACH.about)} {say(COACH.remembered)}
      </p>
    </div>
  )
}

type Say = ReturnType<typeof useSay>

function sureness({ sure }: Hint, say: Say, lang: Lang): string {
  if (sure < LIKELY) return say(COACH.open)
  return say(sure < SURE ? COACH.likely : COACH.sure, { n: percentOf(sure, lang) })
}

const tried = ({ playouts }: Hint, done: boolean, say: Say, lang: Lang): string =>
  say(done ? COACH.thought : COACH.stillThinking, { n: wholeOf(playouts, lang) })

function betweenText(likely: NonNullable<Hint['likely']>, say: Say, lang: Lang): string {
  const [low, high] = likely.map((points) => wholeOf(Math.round(points), lang)) as [string, string]
  return say(COACH.between, { low, high })
}

/** "56 ± 3 % to win", "107 ± 4 points at the end". */
function worthText({ value, error }: Advice, { unit }: Hint, say: Say, lang: Lang): string {
  const within = marginText(error, unit, lang)
  if (unit === 'points') return say(COACH.pointsWithin, { n: wholeOf(Math.round(value), lang), within })
  return say(COACH.chance, { n: `${percentOf(value, lang)} ${within}`.trim() })
}

function sentenceOf({ table, state, options }: TableView, { key }: Advice, lang: Lang): string {
  const { module } = table
  const option = options.find(({ move }) => module.game.key(move) === key)
  return option === undefined ? '' : module.say(option.move, lang, state).replace(/\.$/, '')
}

interface HintRowProps {
  readonly one: Advice
  readonly hint: Hint
  readonly view: TableView
  readonly lang: Lang
  readonly onPlay: () => void
}

function HintRow({ one, hint, view, lang, onPlay }: HintRowProps) {
  const say = useSay()
  const sentence = sentenceOf(view, one, lang)
  const most = Math.max(1, ...hint.moves.map(({ value }) => value))
  const share = hint.unit === 'chance' ? one.value : one.value / most
  return (
    <li className="hint-row">
      <button
        type="button"
        className="move hint-move"
        aria-label={say(COACH.play, { move: sentence })}
        onClick={onPlay}
      >
        {sentence}
      </button>
      <div className="hint-worth">
        <span className="hint-bar" aria-hidden="true">
          <i style={{ inlineSize: `${Math.round(100 * Math.min(1, Math.max(0, share)))}%` }} />
        </span>
        <span>{worthText(one, hint, say, lang)}</span>
      </div>
      <p className="hint-same">{one.isAsGood ? say(COACH.asGood) : ''}</p>
    </li>
  )
}

/** The worker's estimate of the state on screen, asked again for every state. */
function useThoughts(game: string, state: unknown, asks: boolean): Thoughts | undefined {
  const [brain] = useState(openBrain)
  const [thoughts, setThoughts] = useState<Thoughts>()
  useEffect(() => () => brain.close(), [brain])
  useEffect(() => {
    if (!asks) return
    brain.ask({ kind: 'hint', game, state, playouts: PLAYOUTS }, (answer) => {
      if (answer.kind === 'advice') setThoughts({ of: state, hint: answer.hint, why: answer.why, done: answer.done })
      else if (answer.kind === 'failed') setThoughts({ of: state, done: true, failed: true })
    })
    return () => brain.cancel()
  }, [brain, game, state, asks])
  return thoughts?.of === state ? thoughts : undefined
}

// The best three moves so far, while a worker goes on searching. The page never waits for it.
import { useEffect, useState } from 'react'
import type { Advice } from '../../coach/hint.ts'
import type { Lang } from '../../kernel/contract.ts'
import { counted } from '../../kernel/text.ts'
import { openBrain } from '../brain/brain.ts'
import { useSay } from '../hooks.ts'
import type { TableStore, TableView } from '../store/table-store.ts'
import { COACH, END_POINTS } from '../words/coach.ts'
import { percentOf, wholeOf } from './numbers.ts'
import './coach.css'

/** How long a person usually looks at a hint. */
const PLAYOUTS = 6000

interface HintPanelProps {
  readonly tableStore: TableStore
  readonly view: TableView
  readonly lang: Lang
}

interface Thoughts {
  readonly of: unknown
  readonly advice: readonly Advice[]
  readonly done: boolean
  readonly failed?: boolean
}

export function HintPanel({ tableStore, view, lang }: HintPanelProps) {
  const say = useSay()
  const { table, state, seat, options } = view
  const asks = seat === 'you' && options.length > 1
  const thoughts = useThoughts(table.module.game.id, state, asks)
  const hinted = (thoughts?.advice.length ?? 0) > 0
  useEffect(() => {
    if (hinted) tableStore.mark('hint')
  }, [tableStore, hinted])
  if (!asks) return <p className="side-empty">{say(options.length === 1 ? COACH.onlyOne : COACH.notNow)}</p>
  if (thoughts?.failed) return <p className="side-empty">{say(COACH.failed)}</p>
  const advice = thoughts?.advice ?? []
  const tried = advice.reduce((sum, { playouts }) => sum + playouts, 0)
  return (
    <div className="side-scroll hint">
      <ol className="hint-list" aria-busy={thoughts?.done !== true}>
        {advice.map((one) => (
          <HintRow
            key={one.key}
            one={one}
            best={advice[0]}
            view={view}
            lang={lang}
            onPlay={() => tableStore.play(one.key)}
          />
        ))}
      </ol>
      <p className="soft" role="status">
        {advice.length === 0 || thoughts?.done !== true
          ? say(COACH.thinking)
          : say(COACH.thought, { n: wholeOf(tried, lang) })}
      </p>
      <p className="soft hint-about">
        {say(COACH.about)} {say(COACH.remembered)}
      </p>
    </div>
  )
}

interface HintRowProps {
  readonly one: Advice
  readonly best: Advice | undefined
  readonly view: TableView
  readonly lang: Lang
  readonly onPlay: () => void
}

function HintRow({ one, best, view, lang, onPlay }: HintRowProps) {
  const say = useSay()
  const { table, state, options } = view
  const { module } = table
  const option = options.find(({ move }) => module.game.key(move) === one.key)
  if (option === undefined) return null
  const sentence = module.say(option.move, lang, state)
  const share = one.chance ?? (one.points ?? 0) / Math.max(1, best?.points ?? 1)
  return (
    <li>
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
        <span>
          {one.chance === undefined
            ? counted(Math.round(one.points ?? 0), END_POINTS, lang)
            : say(COACH.chance, { n: percentOf(one.chance, lang) })}
        </span>
      </div>
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
      if (answer.kind === 'advice') setThoughts({ of: state, advice: answer.advice, done: answer.done })
      else if (answer.kind === 'failed') setThoughts({ of: state, advice: [], done: true, failed: true })
    })
    return () => brain.cancel()
  }, [brain, game, state, asks])
  return thoughts?.of === state ? thoughts : undefined
}

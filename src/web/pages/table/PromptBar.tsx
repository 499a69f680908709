import { useRef } from 'react'
import type { Lang } from '../../../kernel/contract.ts'
import type { GameUi, Marked } from '../../contract.ts'
import { useSay } from '../../hooks.ts'
import type { TableStore, TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { Linked } from '../../learn/Linked.tsx'
import { WhatIsThis } from '../../learn/WhatIsThis.tsx'
import { movesIn } from '../../../kernel/moves.ts'
import { Ahead } from './Ahead.tsx'
import { News } from './News.tsx'
import { PromptActions } from './PromptActions.tsx'
import { turnOf, whoOf } from './turn.ts'
import { useUnfolded } from './useUnfolded.ts'

interface PromptBarProps {
  readonly tableStore: TableStore
  readonly view: TableView
  /** The view a frame late: news change the height of the bar, and with it the whole board. */
  readonly late: TableView
  readonly lang: Lang
  readonly onWhy: (entry: number) => void
  readonly onResult: () => void
  readonly onMark: (marked: Marked) => void
  /** Whether to tell what happened: the list for the hands tells it otherwise. */
  readonly news: boolean
  /** Whether to show the forecast. */
  readonly ahead: boolean
  /** Starts a plan, if the game has a planner and none is running. */
  readonly onPlan?: (() => void) | undefined
  /** Back to the editor, if the table was entered by hand and nothing has happened yet. */
  readonly onEdit?: (() => void) | undefined
  /** What is turned up together. */
  readonly spread: GameUi['spread']
}

/** Whose turn it is, the question, what happened since the person's last decision, and the forecast. */
export function PromptBar(props: PromptBarProps) {
  const { tableStore, view, late, lang, onWhy, onMark, onResult, onPlan, onEdit, news, ahead, spread } = props
  const say = useSay()
  const turn = turnOf(view)
  const { step, table } = view
  const asked = table.module.handbook !== undefined && turn === 'you' && step.kind === 'choice' ? step.ask : undefined
  const bar = useRef<HTMLDivElement>(null)
  const { isCut, isOpen, open } = useUnfolded(bar, view.state)
  return (
    <div
      ref={bar}
      className="prompt"
      data-turn={turn}
      data-guide="prompt"
      data-open={isOpen || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        open(false)
      }}
    >
      <div className="prompt-line">
        <WhatIsThis
          game={view.table.module.game.id}
          about={asked === undefined ? undefined : { ask: asked }}
          title={asked === undefined ? '' : view.table.module.prompt(view.state, lang)}
        >
          <p role="status">
            <span className="prompt-who">{say(whoOf(view))}</span>{' '}
            <span className="prompt-ask">
              <Ask view={view} lang={lang} spread={spread} />
            </span>
          </p>
        </WhatIsThis>
        {isCut || isOpen ? (
          <button
            type="button"
            className="kit-icon-button prompt-unfold"
            aria-expanded={isOpen}
            title={say(TABLE.unfold)}
            aria-label={say(TABLE.unfold)}
            onClick={() => open(!isOpen)}
          >
            <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
          </button>
        ) : null}
      </div>
      {news ? <News view={late} lang={lang} onWhy={onWhy} /> : null}
      {ahead ? <Ahead view={view} lang={lang} onMark={onMark} /> : null}
      <PromptActions
        tableStore={tableStore}
        view={view}
        turn={turn}
        onResult={onResult}
        onPlan={onPlan}
        onEdit={onEdit}
      />
    </div>
  )
}

const onlyMoveOf = ({ table, options, state }: TableView, lang: Lang): string =>
  options.map(({ move }) => table.module.say(move, lang, state)).join()

function Ask({ view, lang, spread }: Pick<PromptBarProps, 'view' | 'lang' | 'spread'>) {
  const say = useSay()
  const { table, state, shown, log } = view
  switch (turnOf(view)) {
    case 'past':
      return shown === 0
        ? say(TABLE.atStart)
        : say(TABLE.lookingAt, { n: movesIn(log.slice(0, shown)), all: movesIn(log) })
    // One announcement for all of them: laying out twenty cards is not twenty announcements.
    case 'chance':
      return say(TABLE.dealing)
    case 'event':
      return say(TABLE.seeEvent)
    case 'begin':
      return say(TABLE.toBegin)
    case 'over':
      return table.module.score(state).outcome.text[lang]
    case 'only':
      return say(TABLE.onlyMove, { move: onlyMoveOf(view, lang) })
    default:
      if (view.seat === 'chance' && spread?.(state)?.paint !== undefined) return say(TABLE.allTurnedUp)
      return <Linked game={table.module.game.id} text={table.module.prompt(state, lang)} lang={lang} />
  }
}

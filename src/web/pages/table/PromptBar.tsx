import type { Lang } from '../../../kernel/contract.ts'
import type { Marked } from '../../contract.ts'
import { useSay } from '../../hooks.ts'
import type { TableStore, TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { movesIn } from '../../../kernel/moves.ts'
import { Ahead } from './Ahead.tsx'
import { News } from './News.tsx'
import { PromptActions } from './PromptActions.tsx'
import { turnOf, whoOf } from './turn.ts'

interface PromptBarProps {
  readonly tableStore: TableStore
  readonly view: TableView
  readonly lang: Lang
  readonly onWhy: (entry: number) => void
  readonly onResult: () => void
  readonly onMark: (marked: Marked) => void
  /** Whether to show the forecast. */
  readonly ahead: boolean
  /** Starts a plan, if the game has a planner and none is running. */
  readonly onPlan?: (() => void) | undefined
}

/** Whose turn it is, the question, what happened since the person's last decision, and the forecast. */
export function PromptBar({ tableStore, view, lang, onWhy, onMark, onResult, onPlan, ahead }: PromptBarProps) {
  const say = useSay()
  const turn = turnOf(view)
  return (
    <div className="prompt" data-turn={turn} data-guide="prompt">
      <p className="prompt-line" role="status">
        <span className="prompt-who">{say(whoOf(view))}</span>{' '}
        <span className="prompt-ask">
          <Ask view={view} lang={lang} />
        </span>
      </p>
      <News view={view} lang={lang} onWhy={onWhy} />
      {ahead ? <Ahead view={view} lang={lang} onMark={onMark} /> : null}
      <PromptActions tableStore={tableStore} view={view} turn={turn} onResult={onResult} onPlan={onPlan} />
    </div>
  )
}

const onlyMoveOf = ({ table, options, state }: TableView, lang: Lang): string =>
  options.map(({ move }) => table.module.say(move, lang, state)).join()

function Ask({ view, lang }: { readonly view: TableView; readonly lang: Lang }) {
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
    case 'over':
      return table.module.score(state).outcome.text[lang]
    case 'only':
      return say(TABLE.onlyMove, { move: onlyMoveOf(view, lang) })
    default:
      return table.module.prompt(state, lang)
  }
}

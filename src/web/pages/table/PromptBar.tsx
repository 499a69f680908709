import type { Lang } from '../../../kernel/contract.ts'
import { useSay } from '../../hooks.ts'
import type { TableStore, TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { lastNews, sentenceOf } from './describe.ts'
import { PromptActions } from './PromptActions.tsx'
import { turnOf, whoOf } from './turn.ts'

interface PromptBarProps {
  readonly game: TableStore
  readonly view: TableView
  readonly lang: Lang
  readonly onWhy: (entry: number) => void
  readonly onResult: () => void
  /** Begins a plan, where the game has a planner and none is begun. */
  readonly onPlan?: (() => void) | undefined
}

/** Whose turn it is, what is asked, and what the automa did last; looking back, the move that is looked at. */
export function PromptBar({ game, view, lang, onWhy, onResult, onPlan }: PromptBarProps) {
  const say = useSay()
  const turn = turnOf(view)
  const told = turn === 'past' ? view.shown || undefined : lastNews(view, view.shown)
  return (
    <div className="prompt" data-turn={turn} data-guide="prompt">
      <p className="prompt-line" role="status">
        <span className="prompt-who">{say(whoOf(view))}</span>{' '}
        <span className="prompt-ask">
          <Ask view={view} lang={lang} />
        </span>
      </p>
      {told === undefined ? null : (
        <p className="prompt-last">
          <span>{sentenceOf(view, told, lang)}</span>
          {view.log[told - 1]?.seat === 'automa' ? (
            <button
              type="button"
              className="prompt-why"
              data-guide="why"
              aria-label={say(TABLE.whyOf, { move: sentenceOf(view, told, lang) })}
              onClick={() => onWhy(told)}
            >
              {say(TABLE.why)}
            </button>
          ) : null}
        </p>
      )}
      <PromptActions game={game} view={view} turn={turn} onResult={onResult} onPlan={onPlan} />
    </div>
  )
}

function Ask({ view, lang }: { readonly view: TableView; readonly lang: Lang }) {
  const say = useSay()
  const { table, state, shown, cursor } = view
  switch (turnOf(view)) {
    case 'past':
      return shown === 0 ? say(TABLE.atStart) : say(TABLE.lookingAt, { n: shown, all: cursor })
    // One word for all of them: twenty cards laid out are not twenty announcements.
    case 'chance':
      return say(TABLE.dealing)
    case 'over':
      return table.module.score(state).outcome.text[lang]
    default:
      return table.module.prompt(state, lang)
  }
}

import { useSay } from '../../hooks.ts'
import { IconButton } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import type { TableStore, TableView } from '../../store/table-store.ts'
import { PLAN } from '../../words/plan.ts'
import { TABLE } from '../../words/table.ts'
import type { Turn } from './turn.ts'

interface PromptActionsProps {
  readonly tableStore: TableStore
  readonly view: TableView
  readonly turn: Turn
  readonly onResult: () => void
  readonly onPlan: (() => void) | undefined
  readonly onEdit: (() => void) | undefined
}

/** Buttons for the moment on screen: continue, step through the past, show the result. */
export function PromptActions({ tableStore, view, turn, onResult, onPlan, onEdit }: PromptActionsProps) {
  const say = useSay()
  const { shown, waiting, mine } = view
  if (turn === 'past')
    return (
      <div className="prompt-actions">
        <IconButton label={say(TABLE.earlier)} disabled={shown === 0} onClick={() => tableStore.look(shown - 1)}>
          <Icon name="left" />
        </IconButton>
        <IconButton label={say(TABLE.after)} onClick={() => tableStore.look(shown + 1)}>
          <Icon name="right" />
        </IconButton>
        {mine && !view.table.stuck ? (
          <button type="button" className="kit-button small" onClick={() => tableStore.playFromHere()}>
            {say(TABLE.fromHere)}
          </button>
        ) : null}
        <button type="button" className="kit-button kit-button--main small" onClick={() => tableStore.backToNow()}>
          {say(TABLE.toNow)}
        </button>
      </div>
    )
  if (turn === 'over')
    return (
      <div className="prompt-actions">
        <button type="button" className="kit-button kit-button--main small" onClick={onResult}>
          {say(TABLE.result)}
        </button>
      </div>
    )
  if (mine && onEdit !== undefined)
    return (
      <div className="prompt-actions">
        <button type="button" className="kit-button small" onClick={onEdit}>
          {say(TABLE.toEditor)}
        </button>
        {turn === 'begin' ? (
          <button type="button" className="kit-button kit-button--main small" onClick={() => tableStore.begin()}>
            {say(TABLE.begin)}
          </button>
        ) : null}
      </div>
    )
  if (turn === 'you' && mine && onPlan !== undefined)
    return (
      <div className="prompt-actions">
        <button type="button" className="kit-button small" title={say(PLAN.beginAbout)} onClick={onPlan}>
          {say(PLAN.begin)}
        </button>
      </div>
    )
  if (!waiting) return null
  return (
    <div className="prompt-actions">
      <button type="button" className="kit-button kit-button--main small" onClick={() => tableStore.next()}>
        <Icon name="next" /> {say(TABLE.next)}
      </button>
    </div>
  )
}

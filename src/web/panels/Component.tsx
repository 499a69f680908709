// A component of a game by its id: drawn if the game's UI can draw it, otherwise by name.
import type { AnyModule, Lang } from '../../kernel/contract.ts'
import type { GameUi } from '../contract.ts'
import './component.css'

/** Panels also work for a game without a UI. */
export type MaybeUi = GameUi | undefined

const drawn = new WeakMap<GameUi, ReadonlySet<string>>()

export function canDraw(ui: MaybeUi, id: string): ui is GameUi {
  if (ui === undefined) return false
  let ids = drawn.get(ui)
  if (ids === undefined) drawn.set(ui, (ids = new Set(ui.pieces.flatMap((group) => group.ids))))
  return ids.has(id)
}

export interface ComponentProps {
  readonly id: string
  readonly module: AnyModule
  readonly ui: MaybeUi
  readonly lang: Lang
  readonly size?: 'mini' | 'small' | 'large'
  readonly faded?: boolean
  readonly state?: unknown
}

export function Component({ id, module, ui, lang, size = 'small', faded = false, state }: ComponentProps) {
  if (canDraw(ui, id)) return <ui.Piece id={id} lang={lang} size={size} faded={faded} state={state} />
  return (
    <span className="component-name" data-faded={faded || undefined}>
      {module.nameOf(id, lang)}
    </span>
  )
}

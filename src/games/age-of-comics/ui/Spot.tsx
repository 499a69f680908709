// A piece that can be pressed: lit when an option is about it, and asked about when not.
import type { CSSProperties, ReactNode } from 'react'
import { useHint } from '../../../web/kit/board/Hint.tsx'
import { movesOn, nameOfTarget, type Target, useView } from './view.ts'

export interface SpotProps {
  readonly target: Target
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  /** The name it keeps from one snapshot to the next, to move under; the target's own unless told. */
  readonly flip?: string | false
  readonly hint?: (() => ReactNode) | undefined
  /** The id of its component, where the why panel may speak of it. */
  readonly id?: string | undefined
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
  readonly children?: ReactNode
}

export function Spot({ target, label, className = '', style, flip, hint, id, data, children }: SpotProps) {
  const view = useView()
  const name = nameOfTarget(target)
  const handlers = useHint(hint)
  // One option alone is played at once; anything else opens the leaf.
  const opens = movesOn(view.options, name).length !== 1
  return (
    <button
      type="button"
      className={`kit-spot ac-spot ${className}`}
      style={style}
      aria-haspopup={opens ? 'dialog' : undefined}
      data-piece={name}
      data-flip={flip === false ? undefined : (flip ?? name)}
      data-lit={view.lit.has(name) || undefined}
      data-news={view.news.has(name) || undefined}
      data-asked={view.asked === name || undefined}
      data-mark={markOf(view.marked, id)}
      {...data}
      {...handlers}
      onClick={(event) => view.press(target, event.currentTarget)}
    >
      <span className="ac-away">{label}</span>
      <span className="ac-face" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

/** How the decision that is being explained took it. */
function markOf(
  marked: { readonly kept: readonly string[]; readonly dropped: readonly string[] } | undefined,
  id?: string,
) {
  if (marked === undefined || id === undefined) return undefined
  const names = (list: readonly string[]) => list.some((each) => each === id || each.split('+').includes(id))
  return names(marked.kept) ? 'kept' : names(marked.dropped) ? 'dropped' : undefined
}

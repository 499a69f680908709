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
  readonly data?: Readonly<Record<`data-${string}`, string | boolean | undefined>>
  readonly children?: ReactNode
}

export function Spot({ target, label, className = '', style, flip, hint, data, children }: SpotProps) {
  const view = useView()
  const name = nameOfTarget(target)
  const handlers = useHint(hint)
  // One option alone is played at once, but for a Wonder; anything else opens the leaf.
  const opens = target.kind === 'wonder' || movesOn(view.options, name).length !== 1
  return (
    <button
      type="button"
      className={`kit-spot ar-spot ${className}`}
      style={style}
      aria-haspopup={opens ? 'dialog' : undefined}
      data-flip={flip === false ? undefined : (flip ?? name)}
      data-lit={view.lit.has(name) || undefined}
      data-news={view.news.has(name) || undefined}
      {...data}
      {...handlers}
      onClick={(event) => view.press(target, event.currentTarget)}
    >
      <span className="ar-away">{label}</span>
      <span className="ar-face" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

// A piece that can be pressed: lit when an option is about it, and asked about when not.
import type { CSSProperties, ReactNode } from 'react'
import { useHint } from '../../../web/kit/board/Hint.tsx'
import { nameOfTarget, type Target, useView } from './view.ts'

export interface SpotProps {
  readonly target: Target
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  /** The name it keeps from one snapshot to the next, to move under; the target's own unless told. */
  readonly flip?: string | false
  readonly hint?: (() => ReactNode) | undefined
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
  readonly children?: ReactNode
}

export function Spot({ target, label, className = '', style, flip, hint, data, children }: SpotProps) {
  const view = useView()
  const name = nameOfTarget(target)
  const handlers = useHint(hint)
  const moves = view.offers.get(name)
  return (
    <button
      type="button"
      className={`kit-spot co-spot ${className}`}
      style={style}
      // One option alone is played at once; anything else opens the leaf.
      aria-haspopup={moves?.length === 1 ? undefined : 'dialog'}
      data-flip={flip === false ? undefined : (flip ?? name)}
      data-lit={moves !== undefined || undefined}
      data-news={view.news.of.has(name) || undefined}
      data-at={name}
      {...data}
      {...handlers}
      onClick={(event) => view.press(target, event.currentTarget)}
    >
      <span className="co-away">{label}</span>
      <span className="co-face" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

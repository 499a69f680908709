// A piece that can be pressed: lit when an option is about it, and asked about when not.
import type { CSSProperties, ReactNode } from 'react'
import { useHint } from '../../../web/kit/board/Hint.tsx'
import { nameOfTarget, type Target, useView } from './view.ts'

export interface SpotProps {
  readonly target: Target
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly hint?: (() => ReactNode) | undefined
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
  readonly children?: ReactNode
}

export function Spot({ target, label, className = '', style, hint, data, children }: SpotProps) {
  const view = useView()
  const name = nameOfTarget(target)
  const handlers = useHint(hint)
  const moves = view.offers.get(name)
  return (
    <button
      type="button"
      className={`kit-spot tm-spot ${className}`}
      style={style}
      // One option alone is played at once; anything else opens the leaf.
      aria-haspopup={moves?.length === 1 ? undefined : 'dialog'}
      data-lit={moves !== undefined || undefined}
      data-news={view.news.has(name) || undefined}
      data-at={name}
      {...data}
      {...handlers}
      onClick={(event) => view.press(target, event.currentTarget)}
    >
      <span className="tm-away">{label}</span>
      <span className="tm-face" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

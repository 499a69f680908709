// A piece that can be pressed: lit when an option is about it, and asked about when not. Its name is text beside the drawing: as a label
// it would have to repeat every numeral drawn.
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
  readonly data?: Readonly<Record<`data-${string}`, string | boolean | undefined>>
  readonly children: ReactNode
}

export function Spot({ target, label, className = '', style, flip, hint, data, children }: SpotProps) {
  const view = useView()
  const name = nameOfTarget(target)
  const handlers = useHint(hint)
  return (
    <button
      type="button"
      className={`kit-spot du-spot ${className}`}
      style={style}
      aria-haspopup="dialog"
      data-flip={flip === false ? undefined : (flip ?? name)}
      data-lit={view.lit.has(name) || undefined}
      data-news={view.news.has(name) || undefined}
      {...data}
      {...handlers}
      onClick={(event) => view.show(target, event.currentTarget)}
    >
      <span className="du-away">{label}</span>
      <span className="du-face" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

// A piece that can be pressed: lit when an option is about it. Its name is hidden text beside the drawing, because a label would have to
// repeat every number drawn.
import './spot.css'
import type { AriaAttributes, CSSProperties, ReactElement, ReactNode } from 'react'
import { useHint } from './Hint.tsx'
import { useReading } from './reading.ts'
import { type BoardSpec, type BoardView, moveAtOnce } from './view.ts'

type Data = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>

export interface SpotProps<T> {
  readonly target: T
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  /** The name under which it moves from one snapshot to the next; by default the target's own. */
  readonly flip?: string | false
  readonly hint?: (() => ReactNode) | undefined
  readonly data?: Data
  readonly children?: ReactNode
}

/** What the spots of a game add or replace. */
type More<P, V> = (
  name: string,
  props: P,
  view: V,
) => Data & Pick<AriaAttributes, 'aria-haspopup' | 'aria-pressed' | 'aria-description'>

/** Makes the Spot component of a game, once, so that each piece is a single component. */
export function spotOf<S, M, T, V extends BoardView<S, M, T>, P extends SpotProps<T>>(
  spec: BoardSpec<S, M, T>,
  useView: () => V,
  more?: More<P, V>,
): (props: P) => ReactElement {
  const { prefix, nameOf } = spec
  return function Spot(props: P) {
    const { target, label, className = '', style, flip, hint, data, children } = props
    const view = useView()
    const name = nameOf(target)
    const { handlers, isHeld } = useReading((at) => view.read(target, at), useHint(hint))
    const moves = view.offers.get(name)
    return (
      <button
        type="button"
        className={`kit-spot ${prefix}-spot ${className}`}
        style={style}
        aria-haspopup={moveAtOnce(spec, view, target) === undefined ? 'dialog' : undefined}
        data-flip={flip === false ? undefined : (flip ?? name)}
        data-lit={moves !== undefined || undefined}
        data-news={view.news.has(name) || undefined}
        {...more?.(name, props, view)}
        {...data}
        {...handlers}
        onClick={(event) => {
          if (!isHeld()) view.press(target, event.currentTarget)
        }}
      >
        <span className="kit-name">{label}</span>
        <span className="kit-face" aria-hidden="true">
          {children}
        </span>
      </button>
    )
  }
}

// A piece that can be pressed: lit when an option is about it, and asked about when not. Its name is text beside the drawing: as a label
// it would have to repeat every numeral drawn.
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
  /** The name it keeps from one snapshot to the next, to move under; the target's own unless told. */
  readonly flip?: string | false
  readonly hint?: (() => ReactNode) | undefined
  readonly data?: Data
  readonly children?: ReactNode
}

/** What a game's spots carry besides, or instead of, what those of all games do. */
type More<P, V> = (
  name: string,
  props: P,
  view: V,
) => Data & Pick<AriaAttributes, 'aria-haspopup' | 'aria-pressed' | 'aria-description'>

/** The spots of a game: made once, so that each of them is one component and no more. */
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

// A named group of pieces with arrow keys among them.
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { onArrows, useTabStop } from './nav.ts'

export function Group(props: {
  readonly label: string
  readonly className: string
  readonly style?: CSSProperties
  /** The part of the board it is, for figures of the handbook. */
  readonly part?: string
  readonly children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  useTabStop(ref)
  return (
    <div
      ref={ref}
      role="group"
      aria-label={props.label}
      className={props.className}
      style={props.style}
      data-part={props.part}
      onKeyDown={onArrows}
    >
      {props.children}
    </div>
  )
}

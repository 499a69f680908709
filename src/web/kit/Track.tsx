// A row of spaces with a marker on one of them.
import './pieces.css'

export interface TrackProps {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly label: string
  /** Spaces to highlight, such as those where something happens. */
  readonly marks?: readonly number[]
}

export function Track({ from, to, at, label, marks = [] }: TrackProps) {
  const spaces = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return (
    <div
      className="kit-track"
      role="meter"
      aria-label={label}
      aria-valuemin={from}
      aria-valuemax={to}
      aria-valuenow={at}
      // On a narrow screen it scrolls, also by keyboard.
      tabIndex={0}
    >
      {spaces.map((space) => (
        <span
          key={space}
          className="kit-track__space"
          data-mark={marks.includes(space) || undefined}
          data-here={space === at || undefined}
          aria-hidden="true"
        >
          {space}
        </span>
      ))}
    </div>
  )
}

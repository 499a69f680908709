import type { KeyboardEvent } from 'react'
import { percentOf } from '../../coach/numbers.ts'
import type { Review } from '../../coach/review.ts'
import type { Lang } from '../../kernel/contract.ts'
import { counted, figure } from '../../kernel/text.ts'
import { useSay } from '../hooks.ts'
import { COACH, END_POINTS } from '../words/coach.ts'

const WIDTH = 320
const HEIGHT = 130
const LEFT = 30
const BOTTOM = 16

interface ReviewGraphProps {
  readonly review: Review
  /** Number of log entries before the moment on screen. */
  readonly shown: number
  readonly lang: Lang
  /** The number of the move at an entry of the log. */
  readonly numberOf: (at: number) => number
  readonly onLook: (entries: number) => void
}

/** The value of each position, with a slider that steps from choice to choice. */
export function ReviewGraph({ review, shown, lang, numberOf, onLook }: ReviewGraphProps) {
  const say = useSay()
  const { unit, moments, end } = review
  const values = [...moments.map(({ best }) => best), end]
  const low = unit === 'chance' ? 0 : Math.min(...values)
  const high = unit === 'chance' ? 1 : Math.max(...values)
  const x = (at: number) => LEFT + ((WIDTH - LEFT - 4) * at) / Math.max(1, values.length - 1)
  const y = (value: number) => 6 + ((HEIGHT - BOTTOM - 6) * (high - value)) / Math.max(1e-9, high - low)
  const told = (value: number) =>
    unit === 'chance' ? say(COACH.chance, { n: percentOf(value, lang) }) : counted(Math.round(value), END_POINTS, lang)
  const here = moments.findLastIndex(({ at }) => at <= shown)
  const at = Math.max(0, here)
  const go = (to: number): void => onLook(moments[Math.min(moments.length - 1, Math.max(0, to))]?.at ?? 0)
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: moments.length - 1,
  }
  const onKey = (event: KeyboardEvent) => {
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  return (
    <svg
      className="review-graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="slider"
      tabIndex={0}
      aria-label={say(unit === 'chance' ? COACH.graph : COACH.graphPoints)}
      aria-valuemin={1}
      aria-valuemax={moments.length}
      aria-valuenow={at + 1}
      aria-valuetext={`${say(COACH.see, { n: numberOf(moments[at]?.at ?? 0) })}: ${told(moments[at]?.best ?? end)}`}
      onKeyDown={onKey}
    >
      <path
        className="review-axis"
        d={`M${LEFT} ${y(low)}H${WIDTH - 4}M${LEFT} ${y((low + high) / 2)}H${WIDTH - 4}M${LEFT} ${y(high)}H${WIDTH - 4}`}
      />
      {[low, (low + high) / 2, high].map((value) => (
        <text key={value} x={LEFT - 4} y={y(value) + 4} textAnchor="end">
          {figure(Math.round(unit === 'chance' ? 100 * value : value))}
        </text>
      ))}
      <path
        className="review-line"
        d={values.map((value, n) => `${n === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${y(value).toFixed(1)}`).join('')}
      />
      {here < 0 ? null : <path className="review-here" d={`M${x(here)} 4V${HEIGHT - BOTTOM}`} />}
      {moments.map((moment, n) => (
        <g key={moment.at} className="review-point" onClick={() => onLook(moment.at)}>
          <rect
            x={x(n) - (WIDTH - LEFT) / values.length / 2}
            y={0}
            width={(WIDTH - LEFT) / values.length}
            height={HEIGHT}
          />
          <circle
            cx={x(n)}
            cy={y(moment.best)}
            r={moment.cost > 0.05 * (high - low) ? 3.5 : 1.8}
            data-costly={moment.cost > 0.05 * (high - low) || undefined}
          />
        </g>
      ))}
    </svg>
  )
}

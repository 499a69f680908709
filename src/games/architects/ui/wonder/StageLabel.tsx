// The cost and gain of a Stage, written on it: shapes for the Resources (all alike or all different), the points, the effect.
import { LaurelShape } from '../../../../web/kit/board/icons.tsx'
import type { Stage } from '../../catalogue/index.ts'
import type { Power } from '../../catalogue/vocabulary.ts'
import { at, POWER_SHAPES } from '../icons/index.tsx'
import type { StageArt } from './art.tsx'

/** Four clearly different shapes, on a grid of 8. */
const SHAPES = [
  'M.8.8h6.4v6.4H.8z',
  'M4 .4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z',
  'M4 .3 7.8 7.3H.2z',
  'M4-.3 8 4 4 8.3 0 4z',
]
const STEP = 9.5

export const costWidth = (amount: number): number => amount * STEP + 9

/** The Resources of a cost followed by = or ≠, from a left end and a middle line. */
export function CostShapes({ amount, identical, x, y }: { amount: number; identical: boolean; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y - 4})`} fill="var(--ar-label-ink)">
      {Array.from({ length: amount }, (_, n) => (
        <path key={n} d={SHAPES[identical ? 0 : n]} transform={`translate(${n * STEP} 0)`} />
      ))}
      <path
        d={identical ? 'M0 2h6M0 6h6' : 'M0 2h6M0 6h6M1.2 8.5 4.8-.5'}
        transform={`translate(${amount * STEP + 1} 0)`}
        stroke="var(--ar-label-ink)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  )
}

const ICON = 18

/** A wreath filled by its number, because pictures of Wonders are small on a phone. */
const Points = ({ amount }: { readonly amount: number }) => (
  <>
    <LaurelShape amount="" />
    <text x="12" y="19" textAnchor="middle" className="ar-label-vp">
      {amount}
    </text>
  </>
)

export interface StageLabelProps {
  readonly stage: Stage
  readonly power: Power
  readonly art: StageArt
  readonly built: boolean
  readonly faint: boolean
}

const CLOSE = 2

/** Where the label of a plan lies: its middle, its size, and the widths of its cost and gains. */
export function labelBox(stage: Stage, art: StageArt) {
  const [cx, cy] = art.label ?? middleOf(art)
  const cost = costWidth(stage.amount)
  const gains = gainsWidth(stage)
  const stacked = art.narrow === true
  const width = (stacked ? Math.max(cost, gains) : cost + 2 * CLOSE + gains) + 8
  return { cx, cy, width, height: stacked ? 34 : 22, cost, gains, stacked }
}

const middleOf = ({ box: [left, top, width, height] }: StageArt): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
]

const gainsWidth = ({ vp, effect }: Stage): number => (Number(vp > 0) + Number(effect)) * (ICON + CLOSE) - CLOSE

export function StageLabel({ stage, power, art, built, faint }: StageLabelProps) {
  const gains = [
    ...(stage.vp > 0 ? [<Points key="vp" amount={stage.vp} />] : []),
    ...(stage.effect ? [<g key="power">{POWER_SHAPES[power]}</g>] : []),
  ]
  const row = (x: number, y: number) =>
    gains.map((shape, n) => <g key={n}>{at(x + n * (ICON + CLOSE), y, ICON, shape)}</g>)
  const box = labelBox(stage, art)
  if (built) {
    const [x, y] = art.seal ?? [box.cx, box.cy]
    return <g className="ar-label-built">{row(x - box.gains / 2, y - ICON / 2)}</g>
  }
  const { cx, cy, width, height, cost, stacked } = box
  const x = cx - width / 2 + 4
  return (
    <g className="ar-label" data-faint={faint || undefined}>
      <rect x={cx - width / 2} y={cy - height / 2} width={width} height={height} rx="6" className="ar-label-paper" />
      <CostShapes
        amount={stage.amount}
        identical={stage.identical}
        x={stacked ? cx - cost / 2 + 1 : x + 1}
        y={stacked ? cy - 9.5 : cy}
      />
      {stacked ? row(cx - box.gains / 2, cy - 3.5) : row(x + cost + 2 * CLOSE, cy - ICON / 2)}
    </g>
  )
}

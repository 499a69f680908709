// What a Stage costs and gives, written on it: shapes for the Resources (all alike or all different), the points, the effect.
import { LaurelShape } from '../../../../web/kit/board/icons.tsx'
import type { Stage } from '../../catalogue/index.ts'
import type { Power } from '../../catalogue/vocabulary.ts'
import { at, POWER_SHAPES } from '../icons/index.tsx'
import type { StageArt } from './art.tsx'

/** Four shapes that nobody takes for one another, on a grid of 8. */
const SHAPES = [
  'M.8.8h6.4v6.4H.8z',
  'M4 .4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z',
  'M4 .3 7.8 7.3H.2z',
  'M4-.3 8 4 4 8.3 0 4z',
]
const STEP = 9.5

export const costWidth = (amount: number): number => amount * STEP + 9

/** The Resources of a cost with = or ≠ behind them, from a left end and a middle line. */
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

/** A wreath that its figure fills: pictures of Wonders are small on a phone. */
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

export function StageLabel({ stage, power, art, built, faint }: StageLabelProps) {
  const [left, top, width, height] = art.box
  const [cx, cy] = (built ? art.seal : undefined) ?? art.label ?? [left + width / 2, top + height / 2]
  const gains = [
    ...(stage.vp > 0 ? [<Points key="vp" amount={stage.vp} />] : []),
    ...(stage.effect ? [<g key="power">{POWER_SHAPES[power]}</g>] : []),
  ]
  const wide = gains.length * (ICON + 2) - 2
  if (built)
    return (
      <g className="ar-label-built">
        {gains.map((shape, n) => (
          <g key={n}>{at(cx - wide / 2 + n * (ICON + 2), cy - ICON / 2, ICON, shape)}</g>
        ))}
      </g>
    )
  const cost = costWidth(stage.amount)
  const stacked = art.narrow === true
  const w = (stacked ? Math.max(cost, wide) : cost + 4 + wide) + 8
  const h = stacked ? 34 : 22
  const x = cx - w / 2 + 4
  return (
    <g className="ar-label" data-faint={faint || undefined}>
      <rect x={cx - w / 2} y={cy - h / 2} width={w} height={h} rx="6" className="ar-label-paper" />
      <CostShapes
        amount={stage.amount}
        identical={stage.identical}
        x={stacked ? cx - cost / 2 + 1 : x + 1}
        y={stacked ? cy - 9.5 : cy}
      />
      {gains.map((shape, n) => (
        <g key={n}>
          {at(
            (stacked ? cx - wide / 2 : x + cost + 4) + n * (ICON + 2),
            stacked ? cy - 3.5 : cy - ICON / 2,
            ICON,
            shape,
          )}
        </g>
      ))}
    </g>
  )
}

// A Wonder in its current state: finished parts painted, the others as plans with cost and gain.
import './wonder.css'
import { useId } from 'react'
import { Svg } from '../../../../web/kit/board/icons.tsx'
import type { Stage, Wonder as WonderItem } from '../../catalogue/index.ts'
import { COMPLETE } from '../../catalogue/index.ts'
import type { WonderId } from '../../catalogue/wonders.ts'
import { STATUES } from './art-statues.tsx'
import { RIVER } from './art-river.tsx'
import { TEMPLES } from './art-temples.tsx'
import type { StageArt, WonderArt } from './art.tsx'
import { StageLabel } from './StageLabel.tsx'

const ART: Readonly<Record<WonderId, WonderArt>> = { ...RIVER, ...TEMPLES, ...STATUES }

export const stageArt = (item: Stage, id: WonderId): StageArt => ART[id].stages[item.cost]
export const stageBackdrop = (id: WonderId) => ART[id].backdrop

export interface WonderProps {
  readonly item: WonderItem
  /** Bits of the finished Stages, and of those that could be next. */
  readonly built?: number
  readonly next?: number
  readonly lit?: number
  readonly news?: number
  /** A picture without labels. */
  readonly bare?: boolean
}

export function Wonder({ item, built = COMPLETE, next = 0, lit = 0, news = 0, bare = false }: WonderProps) {
  const plan = useId()
  const art = ART[item.id]
  return (
    <Svg box="0 0 200 220" className="ar-wonder-art">
      <defs>
        <pattern id={plan} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v7" stroke="var(--ar-plan-ink)" strokeWidth="1.1" strokeOpacity=".22" />
        </pattern>
      </defs>
      {art.backdrop}
      {item.stages.map((each) => {
        const { outline, built: finished } = stageArt(each, item.id)
        const has = (bits: number) => (bits & each.bit) !== 0
        if (has(built))
          return (
            <g key={each.id}>
              {has(news) && (
                <>
                  <path d={outline} className="ar-stage-glow ar-stage-glow-faint" />
                  <path d={outline} className="ar-stage-glow" />
                </>
              )}
              {finished}
            </g>
          )
        return (
          <g
            key={each.id}
            className="ar-stage-plan"
            data-next={has(next) || undefined}
            data-lit={has(lit) || undefined}
          >
            <path d={outline} className="ar-plan-paper" />
            <path d={outline} fill={`url(#${plan})`} className="ar-plan-hatch" />
            <path d={outline} className="ar-plan-line" />
          </g>
        )
      })}
      <path d="M0 0h200v220H0z" fill="var(--ar-veil)" />
      {!bare &&
        item.stages.map((each) => (
          <StageLabel
            key={each.id}
            stage={each}
            power={item.power}
            art={stageArt(each, item.id)}
            built={(built & each.bit) !== 0}
            faint={((built | next) & each.bit) === 0}
          />
        ))}
    </Svg>
  )
}

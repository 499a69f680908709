// The conflict track: SOLO's capital left, yours right; the pawn, the points of each zone, the remaining looting tokens (R1.4, R1.5).
import './track.css'
import type { ReactNode } from 'react'
import { PLAYER, SOLO } from '../../asks.ts'
import { LaurelShape, LostCoinShape } from '../../../../web/kit/board/icons.tsx'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { leadText, word } from '../words.ts'

const UNIT = 20
const at = (space: number): number => (space + 9) * UNIT + UNIT / 2
/** The inner and outer border of each zone, and its points. */
const ZONES = [
  { from: 1, to: 2, vp: 2, loot: undefined },
  { from: 3, to: 5, vp: 5, loot: 2 },
  { from: 6, to: 8, vp: 10, loot: 5 },
] as const
const SPACES = Array.from({ length: 19 }, (_, space) => space - 9)

export function Track() {
  const { s, lang } = useView()
  return (
    <Spot
      target={{ kind: 'track' }}
      label={`${word('track', lang)}. ${leadText(s.pawn, lang)}`}
      className="du-track"
      flip={false}
      hint={() => leadText(s.pawn, lang)}
    >
      <svg viewBox="0 0 380 49" aria-hidden="true" focusable="false">
        <rect x="1" y="10" width="378" height="24" rx="12" className="du-road" />
        {([-1, 1] as const).map((half) =>
          ZONES.map(({ from, to, vp, loot }) => {
            const left = Math.min(at(from * half), at(to * half)) - UNIT / 2
            const width = (to - from + 1) * UNIT
            const left0 = left + width / 2
            const there = loot !== undefined && s.loot[half === -1 ? SOLO : PLAYER].includes(loot)
            return (
              <g key={from * half}>
                <rect
                  x={left + 0.8}
                  y="12"
                  width={width - 1.6}
                  height="20"
                  rx="4"
                  className={`du-zone du-zone-${vp}`}
                />
                <Amount x={left0} y={38.3} text={`${vp}`} className="du-track-vp">
                  <LaurelShape amount="" />
                </Amount>
                {there && (
                  <Amount x={left0} y={10.5} text={`−${loot}`} className="du-track-loot">
                    <LostCoinShape />
                  </Amount>
                )}
              </g>
            )
          }),
        )}
        {SPACES.map((space) =>
          Math.abs(space) === 9 ? null : (
            <circle key={space} cx={at(space)} cy="22" r={space === 0 ? 4 : 2.2} className="du-space" />
          ),
        )}
        <Capital x={at(-9)} className="du-capital-solo" />
        <Capital x={at(9)} className="du-capital-player" />
        <g className="du-pawn" style={{ transform: `translate(${at(s.pawn)}px, 2px)` }}>
          <ellipse cx="0" cy="30" rx="7.5" ry="2.4" fill="rgb(0 0 0 / 30%)" />
          <path
            d="M-7 29.5c0-3 2-4.5 3.5-6 1-1 1.6-3 1.7-5h3.6c.1 2 .7 4 1.7 5 1.5 1.5 3.5 3 3.5 6z"
            className="du-pawn-body"
          />
          <circle cx="0" cy="14.5" r="4.8" className="du-pawn-body" />
          <path
            d="M-2.5 13a3 3 0 0 1 2-1.7"
            fill="none"
            stroke="#fff"
            strokeWidth="1.2"
            strokeLinecap="round"
            opacity=".8"
          />
        </g>
      </svg>
    </Spot>
  )
}

/** A drawing of 21 units around a point with numbers of 13: on the narrowest phone they still have twelve pixels. */
function Amount(props: { x: number; y: number; text: string; className: string; children: ReactNode }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <g transform="translate(-10.5 -10.5) scale(.875)">{props.children}</g>
      <text y="4.5" textAnchor="middle" className={props.className}>
        {props.text}
      </text>
    </g>
  )
}

/** A city gate. */
function Capital({ x, className }: { readonly x: number; readonly className: string }) {
  return (
    <g transform={`translate(${x - 9} 11)`} className={className}>
      <path d="M0 22V3h3v3h3V3h2.5v3h1V3H12v3h3V3h3v19z" strokeWidth="1" strokeLinejoin="round" />
      <path d="M5.5 22v-7a3.5 3.5 0 0 1 7 0v7z" fill="#2b2318" stroke="none" />
    </g>
  )
}

// Houses and colonists. Yours are gabled houses, figures with a round head and sailing ships; the AI's are towers and hooded figures.
import type { ReactNode } from 'react'
import { type IconProps, Svg } from '../../../../web/kit/board/icons.tsx'

export type Whose = 'you' | 'ai'

const FILL = { you: 'var(--co-you)', ai: 'var(--co-ai)' } as const
const EDGE = {
  stroke: 'var(--co-piece-edge)',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const

/** The shape and distance of a piece's shadow on the map: a shape is much faster to draw than a filter. */
const SHADOW = 1.8
const shadow = (outline: (down: number) => string) => (
  <path
    d={outline(SHADOW)}
    fill="rgb(30 20 5)"
    fillOpacity=".42"
    stroke="rgb(30 20 5)"
    strokeOpacity=".2"
    strokeWidth="3"
  />
)

/** The outlines, moved down by this much. */
const gabled = (down: number) => `M12 ${2.5 + down}l10 8.5h-2.5v10.5h-15v-10.5H2z`
const tower = (down: number) => `M4 ${21.5 + down}v-13.5H2.8v-5h4v2.2h3.2v-2.2h4v2.2h3.2v-2.2h4v5H20v13.5z`
const cloak = (down: number) => `M10.5 ${9.2 + down}c3.2 0 4.6 2 5 5l.8 7.3H4.7l.8-7.3c.4-3 1.8-5 5-5z`
const round = (down: number) => `M6.9 ${5.7 + down}a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0z`
const hood = (down: number) =>
  `M12 ${2 + down}c3 2 4 4.6 3.6 7.4 2.2 1.3 3.2 3.7 3.2 6.6v5.5H5.2v-5.5c0-2.9 1-5.3 3.2-6.6-.4-2.8.6-5.4 3.6-7.4z`
const sail = (down: number) => `M5 ${4 + down}h12.5c1.6 3 1.6 5.8 0 8.8H5c1.4-3 1.4-5.8 0-8.8z`
const hull = (down: number) => `M1.8 ${14.8 + down}h18.4l2-3c.6 5.5-2.7 9.2-6.2 9.2H7.5c-3 0-5.2-2.6-5.7-6.2z`

const HOUSE_SHADOWS: Readonly<Record<Whose, ReactNode>> = { you: shadow(gabled), ai: shadow(tower) }
const COLONIST_SHADOWS = {
  land: shadow((down) => cloak(down) + round(down)),
  sea: shadow((down) => sail(down) + hull(down)),
  ai: shadow(hood),
} as const

const HOUSES: Readonly<Record<Whose, ReactNode>> = {
  you: (
    <>
      <path d={gabled(0)} fill={FILL.you} />
      <path d="M9.7 21.5v-6.3h4.6v6.3z" fill="#fff4dd" fillOpacity=".85" strokeWidth=".9" />
      <path d="M12 2.5 22 11H2z" fill="#fff" fillOpacity=".22" stroke="none" />
    </>
  ),
  ai: (
    <>
      <path d={tower(0)} fill={FILL.ai} />
      <path d="M9.7 21.5v-4.8a2.3 2.3 0 0 1 4.6 0v4.8z" fill="#fff4dd" fillOpacity=".85" strokeWidth=".9" />
      <path d="M7 10.5h2.5M14.5 10.5H17" stroke="#fff4dd" strokeWidth="1.6" />
    </>
  ),
}

const FIGURES: Readonly<Record<Whose, ReactNode>> = {
  you: (
    <>
      <path d="M18.5 3v18.5" fill="none" strokeWidth="1.9" stroke="#5b3c1b" />
      <path d={cloak(0)} fill={FILL.you} />
      <path d={round(0)} fill={FILL.you} />
      <path d="M10.5 9.2 8 21.5" stroke="#fff" strokeOpacity=".45" fill="none" />
    </>
  ),
  ai: (
    <>
      <path d={hood(0)} fill={FILL.ai} />
      <circle cx="12" cy="8.5" r="2" fill="#fff4dd" stroke="none" />
      <path d="M12 12.5v9" stroke="#fff4dd" strokeWidth="1.2" fill="none" />
    </>
  ),
}

const SHIP = (
  <>
    <path d="M12 2v13" fill="none" strokeWidth="1.8" stroke="#5b3c1b" />
    <path d={sail(0)} fill="#fff4dd" />
    <path d="M9.5 4c1.3 3 1.3 5.8 0 8.8h3.8c1.3-3 1.3-5.8 0-8.8z" fill={FILL.you} stroke="none" />
    <path d={hull(0)} fill={FILL.you} />
    <path d="M4 17.3h15.5" stroke="#fff" strokeOpacity=".5" fill="none" />
  </>
)

const Shape = ({ className, children }: IconProps & { readonly children: ReactNode }) => (
  <Svg className={className}>
    <g {...EDGE}>{children}</g>
  </Svg>
)

interface OnMap extends IconProps {
  /** Whether it stands on the map, with its own shadow. */
  readonly stands?: boolean
}

export const House = ({ whose, stands = false, className }: OnMap & { readonly whose: Whose }) => (
  <Shape className={className}>
    {stands && HOUSE_SHADOWS[whose]}
    {HOUSES[whose]}
  </Shape>
)

/** The AI's colonists never move, so their type does not matter (S2.4). */
export const Colonist = ({ kind, stands = false, className }: OnMap & { readonly kind: 'land' | 'sea' | 'ai' }) => (
  <Shape className={className}>
    {stands && COLONIST_SHADOWS[kind]}
    {kind === 'sea' ? SHIP : FIGURES[kind === 'ai' ? 'ai' : 'you']}
  </Shape>
)

/** A gate stands for the capital, a temple for every other city. */
export const Gate = ({ className }: IconProps) => (
  <Svg className={className}>
    <g {...EDGE}>
      <path d="M2 22V7h20v15h-6v-7a4 4 0 0 0-8 0v7z" fill="#f3e6c4" />
      <path d="M1 3h22v4H1z" fill="#e0c98f" />
      <path d="M4.5 10.5h2M17.5 10.5h2M10.5 9.5h3" fill="none" />
    </g>
  </Svg>
)

export const Temple = ({ className }: IconProps) => (
  <Svg className={className}>
    <g {...EDGE} strokeWidth="1.1">
      <path d="M12 2.5 22.5 8.5h-21z" fill="#efdfb4" />
      <path d="M3 8.5h18v2H3zM2 19.5h20v2.5H2z" fill="#e0c98f" />
      <path d="M4.5 10.5h2.6v9H4.5zM10.7 10.5h2.6v9h-2.6zM16.9 10.5h2.6v9h-2.6z" fill="#fbf2d8" />
    </g>
  </Svg>
)

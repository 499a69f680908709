// How a Wonder is painted: a backdrop, and for each Stage its outline on the plan and its finished part. 200 by 220.
import type { ReactNode } from 'react'
import type { CostId } from '../../catalogue/vocabulary.ts'

export interface StageArt {
  /** Its touch area: left, top, width, height. */
  readonly box: readonly [number, number, number, number]
  readonly outline: string
  readonly built: ReactNode
  /** The middle of its label, if that is not the middle of the box. */
  readonly label?: readonly [number, number]
  /** The same once it is built, if the label would hide the best of the picture. */
  readonly seal?: readonly [number, number]
  /** Too narrow for a label in one line. */
  readonly narrow?: true
}

export interface WonderArt {
  readonly backdrop: ReactNode
  readonly stages: Readonly<Record<CostId, StageArt>>
}

export const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`

/** Joints of masonry, row by row. */
export function Joints(props: {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly row?: number
  readonly block?: number
  readonly ink?: string
}) {
  const { x, y, w, h, row = 9, block = 18, ink = 'rgb(70 45 15 / 32%)' } = props
  const lines: string[] = []
  for (let top = y + row, at = 0; top <= y + h + 0.1; top += row, at++) {
    if (top < y + h - 1) lines.push(`M${x} ${top}h${w}`)
    for (let left = x + (at % 2 === 0 ? block : block / 2); left < x + w - 2; left += block)
      lines.push(`M${left} ${top - row}v${Math.min(row, y + h - top + row)}`)
  }
  return <path d={lines.join('')} stroke={ink} strokeWidth="1" fill="none" />
}

export const each = <T,>(list: readonly T[], draw: (item: T, at: number) => ReactNode): ReactNode =>
  list.map((item, at) => <g key={at}>{draw(item, at)}</g>)

/** A fluted column between two heights. */
export const column = (x: number, top: number, bottom: number, w: number, light: string, dark: string): ReactNode => (
  <>
    <path d={rect(x + w * 0.12, top + 5, w * 0.76, bottom - top - 10)} fill={light} />
    <path d={rect(x + w * 0.5, top + 5, w * 0.38, bottom - top - 10)} fill={dark} fillOpacity=".55" />
    <path
      d={`M${x + w * 0.3} ${top + 7}v${bottom - top - 14}M${x + w * 0.5} ${top + 7}v${bottom - top - 14}M${x + w * 0.7} ${top + 7}v${bottom - top - 14}`}
      stroke={dark}
      strokeWidth="1"
    />
    <path d={`${rect(x, top, w, 5)}${rect(x, bottom - 5, w, 5)}`} fill={light} stroke={dark} strokeWidth=".8" />
  </>
)

export const tree = (x: number, y: number, r: number, fill: string): ReactNode => (
  <>
    <path d={`M${x} ${y + r * 1.9}V${y}`} stroke="#6b4423" strokeWidth={r * 0.32} strokeLinecap="round" />
    <circle cx={x} cy={y} r={r} fill={fill} />
    <circle cx={x - r * 0.6} cy={y + r * 0.35} r={r * 0.66} fill={fill} />
    <circle cx={x + r * 0.6} cy={y + r * 0.35} r={r * 0.66} fill={fill} />
    <circle cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.34} fill="rgb(255 255 220 / 30%)" />
  </>
)

export function Sky({
  top,
  low,
  sun,
}: {
  readonly top: string
  readonly low: string
  readonly sun: readonly [number, number]
}) {
  return (
    <>
      <path d="M0 0h200v220H0z" fill={low} />
      <path d="M0 0h200v62c-50 12-70-8-110 2S40 78 0 66z" fill={top} />
      <circle cx={sun[0]} cy={sun[1]} r="15" fill="#fff7dc" fillOpacity=".45" />
      <circle cx={sun[0]} cy={sun[1]} r="10" fill="#fff3cb" />
    </>
  )
}

// The five goods as small objects: each has its own shape, so that nothing depends on colour alone.
import type { ReactNode } from 'react'
import type { GoodId } from '../../catalogue/vocabulary.ts'
import { type IconProps, Svg } from '../../../../web/kit/board/icons.tsx'

const EDGE = { stroke: '#2a1a10', strokeWidth: 1.1, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const BRICK = (
  <g {...EDGE}>
    <path d="M2.5 9.5 9 5.5l12.5 3.2v7L15 20 2.5 16z" fill="#8f3c31" />
    <path d="M2.5 9.5 9 5.5l12.5 3.2L15 12.6z" fill="#c0604c" />
    <path d="M15 12.6 21.5 8.7v7L15 20z" fill="#6d2a23" />
    <path d="m8.2 9.3 2.3-1.3 5.3 1.4-2.3 1.4z" fill="#8f3c31" strokeWidth=".8" />
  </g>
)
const FOOD = (
  <g {...EDGE}>
    <path d="M12 22v-8M8.5 21.5 11 14M15.5 21.5 13 14" fill="none" stroke="#8a5a10" strokeWidth="1.8" />
    {['M12 1.5c2 2 2 4.5 0 6.5-2-2-2-4.5 0-6.5z', 'M6 3.5c2.6.8 3.9 2.9 3.6 5.6C7 8.3 5.7 6.2 6 3.5z'].map((d) => (
      <path key={d} d={d} fill="#f2c14a" />
    ))}
    <path d="M18 3.5c-2.6.8-3.9 2.9-3.6 5.6 2.6-.8 3.9-2.9 3.6-5.6z" fill="#f2c14a" />
    <path d="M4.5 9c2.9.2 4.7 1.9 5.1 4.6C6.7 13.4 4.9 11.7 4.5 9z" fill="#e2a332" />
    <path d="M19.5 9c-2.9.2-4.7 1.9-5.1 4.6 2.9-.2 4.7-1.9 5.1-4.6z" fill="#e2a332" />
    <path d="M12 8.5c1.9 1.6 1.9 3.9 0 5.5-1.9-1.6-1.9-3.9 0-5.5z" fill="#f2c14a" />
    <path d="M8.5 15.8h7v2.4h-7z" fill="#a5661c" />
  </g>
)
const TOOL = (
  <g {...EDGE}>
    <path d="M1.5 7.5h6V6h14.5v3.6c-3.4 0-5.4 1.2-6 3.7l3 1.7v4.5H5.5V15l3-1.7c-.2-2.6-2.6-4-7-4.3z" fill="#7d868f" />
    <path d="M7.5 6h14.5v1.9H7.5z" fill="#c2cad1" strokeWidth=".7" />
    <path d="M5.5 16.6h13.5" fill="none" stroke="#4d555c" />
  </g>
)
const WINE = (
  <g {...EDGE}>
    <path
      d="M8.6 6.2C4.6 5.4 3.9 9.7 7 11.4M15.4 6.2c4-.8 4.7 3.5 1.6 5.2"
      fill="none"
      stroke="#7c1d16"
      strokeWidth="1.9"
    />
    <path
      d="M9 1.8h6v2.6l-.7 2c2.9 1.2 4 3.4 3.6 6-.5 3.6-3 6.2-4.4 8.2v1.6h-3v-1.6c-1.4-2-3.9-4.6-4.4-8.2-.4-2.6.7-4.8 3.6-6L9 4.4z"
      fill="#cf3a2b"
    />
    <path d="M6.3 11h11.4M6.6 14h10.8" fill="none" stroke="#ffd9a8" strokeWidth="1.2" />
    <path d="M9 1.8h6v2H9z" fill="#8c2118" />
  </g>
)
const CLOTH = (
  <g {...EDGE}>
    <path
      d="M6 6h13c2 0 3 1.4 3 3.2S21 12.5 19 12.5l1.5 7.7c-3 1.3-5.6-.8-8.4.2-2.6.9-4.8 1.3-7.1.2L6 12.5z"
      fill="#3455c4"
    />
    <path d="M6 6h13c-1.8.2-2.8 1.5-2.8 3.2s1 3.1 2.8 3.3H6z" fill="#5674dd" />
    <ellipse cx="6" cy="9.25" rx="3.5" ry="3.25" fill="#8fa6f0" />
    <path d="M6 7.7c1.2 0 1.6.8 1.6 1.5S7 10.5 6.1 10.5" fill="none" />
    <path d="M7 15.3c3.6 1.3 8.2-.6 12-.1M7 18c3.6 1.3 8.6-.6 12.5-.1" fill="none" stroke="#cfd9ff" strokeWidth=".9" />
  </g>
)
const ANY = (
  <g {...EDGE}>
    <circle cx="12" cy="12" r="9.8" fill="#f6ecd2" strokeDasharray="3 1.8" />
    <path d="M8.8 9.4c0-2 1.4-3.3 3.3-3.3s3.3 1.2 3.3 2.9c0 2.6-3.2 2.5-3.2 5.1" fill="none" strokeWidth="2.2" />
    <circle cx="12.2" cy="17.7" r="1.3" fill="#2a1a10" stroke="none" />
  </g>
)

export const GOOD_SHAPES: Readonly<Record<string, ReactNode>> = {
  brick: BRICK,
  food: FOOD,
  tool: TOOL,
  wine: WINE,
  cloth: CLOTH,
  any: ANY,
} satisfies Readonly<Record<GoodId | 'any', ReactNode>>

export const GoodIcon = ({ id, className }: IconProps & { readonly id: string }) => (
  <Svg className={className}>{GOOD_SHAPES[id]}</Svg>
)

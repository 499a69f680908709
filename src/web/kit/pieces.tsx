// Small pieces on tables: coins, tokens, meeples.
import type { CSSProperties, ReactNode } from 'react'
import './pieces.css'

/** A custom property, which React's style type does not know. */
const tint = (colour: string | undefined): CSSProperties =>
  colour === undefined ? {} : ({ '--tint': colour } as CSSProperties)

export interface CoinProps {
  readonly value: number
  readonly label?: string
}

export function Coin({ value, label = String(value) }: CoinProps) {
  return (
    <svg className="kit-coin" viewBox="0 0 40 40" role="img" aria-label={label}>
      <circle cx="20" cy="20" r="18" />
      <circle className="kit-coin__rim" cx="20" cy="20" r="14" />
      <text x="20" y="26.5" textAnchor="middle">
        {value}
      </text>
    </svg>
  )
}

export interface TokenProps {
  readonly label: string
  readonly children: ReactNode
  readonly colour?: string
}

/** A round chip with a sign. */
export function Token({ label, children, colour }: TokenProps) {
  return (
    <span className="kit-token" role="img" aria-label={label} style={tint(colour)}>
      {children}
    </span>
  )
}

export interface MeepleProps {
  readonly label: string
  readonly colour?: string
}

export function Meeple({ label, colour }: MeepleProps) {
  return (
    <svg className="kit-meeple" viewBox="0 0 40 40" role="img" aria-label={label} style={tint(colour)}>
      <path d="M20 3.5a6.5 6.5 0 0 1 6.1 8.8c4.6 1.3 10.4 3.7 10.4 6.6 0 2.6-4.3 2.6-8.3 3.1 1.3 4.3 4.8 8.2 4.8 12.2 0 1.7-1.4 2.3-3.3 2.3h-5.4c-1.9 0-2.5-4.6-4.3-4.6s-2.4 4.6-4.3 4.6h-5.4C8.4 36.5 7 35.9 7 34.2c0-4 3.5-7.9 4.8-12.2-4-.5-8.3-.5-8.3-3.1 0-2.9 5.8-5.3 10.4-6.6A6.5 6.5 0 0 1 20 3.5z" />
    </svg>
  )
}

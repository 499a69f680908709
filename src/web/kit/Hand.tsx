// Pieces held like a hand of cards: they overlap as far as the width requires and spread under the pointer.
import { type CSSProperties, Children, type ReactNode } from 'react'
import './pieces.css'

export interface HandProps {
  readonly label: string
  readonly children: ReactNode
}

export function Hand({ label, children }: HandProps) {
  const held = Children.toArray(children)
  const middle = (held.length - 1) / 2
  return (
    <ul className="kit-hand" aria-label={label}>
      {held.map((piece, at) => (
        // Pieces in a hand have no other identity than their index.
        <li
          key={at}
          style={{ '--turn': `${(at - middle) * 3}deg`, '--sink': `${(at - middle) ** 2 * 1.5}px` } as CSSProperties}
        >
          {piece}
        </li>
      ))}
    </ul>
  )
}

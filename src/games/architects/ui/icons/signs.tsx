// Science symbols, horns, the cat, conflict and victory: shapes on a grid of 24.
import type { ReactNode } from 'react'
import { LINE } from '../../../../web/kit/board/icons.tsx'
import type { SymbolId } from '../../catalogue/vocabulary.ts'

export const SYMBOL_SHAPES: Readonly<Record<SymbolId, ReactNode>> = {
  compass: (
    <g {...LINE}>
      <circle cx="12" cy="4.4" r="2.2" fill="currentColor" />
      <path d="M11 6.4 5.4 20.5M13 6.4l5.6 14.1" strokeWidth="2.4" />
      <path d="M5.2 15.2c4 3 9.6 3 13.6 0" strokeWidth="1.7" />
    </g>
  ),
  gear: (
    <g fill="currentColor">
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path key={angle} d="M10 1.6h4l.7 4.2H9.3z" transform={`rotate(${angle} 12 12)`} />
      ))}
      <path
        d="M12 4.6a7.4 7.4 0 1 0 0 14.8 7.4 7.4 0 0 0 0-14.8zm0 4.2a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z"
        fillRule="evenodd"
      />
    </g>
  ),
  tablet: (
    <g {...LINE}>
      <path d="M5 21V7.5a7 7 0 0 1 14 0V21z" fill="currentColor" fillOpacity=".25" />
      <path d="M8.6 9.4h6.8M8.6 13h6.8M8.6 16.6h4" strokeWidth="1.8" />
    </g>
  ),
}

/** A curved horn of war. */
export const HORN: ReactNode = (
  <>
    <path
      d="M2.5 8.2c0-2.6 1.7-4.7 3.2-4.7S8.4 5 9 6.6c1.8 4.6 5.6 6.4 11.6 6-.7 4-4 7.6-8.6 7.6C6 20.2 2.5 14.6 2.5 8.2z"
      fill="#e8c987"
      stroke="#3d2410"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path
      d="M5.8 12.8c.8 2.4 2.2 4 4 4.8M9.8 8.8c-1 1-2.4 1.8-4.4 1.8"
      stroke="#8d5a22"
      strokeWidth="1.4"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M20.6 11.2c1.2.3 1.4 2-.1 2.6" stroke="#3d2410" strokeWidth="1.6" fill="none" strokeLinecap="round" />
  </>
)

/** A sitting cat seen from behind its shoulder. */
export const CAT: ReactNode = (
  <path d="M7.2 2.2l2.4 2.5a6 6 0 0 1 3.6 0l2.4-2.5.6 5.2c.3 2-.6 3.7-2 4.7 2.6 1.6 4.1 4.2 4.1 7.4l-.1 1.6h-4.5c2.3.5 5.7.4 6.4-1.2.5-1.2-.6-1.8-.3-2.8.3-.8 1.4-.8 1.8.1.9 2-.2 5-3.6 5H7.4c-.9-6-.5-8.3 1.1-10.1C7.2 11.1 6.3 9.4 6.6 7.4z" />
)

/** An olive twig. */
export const PEACE: ReactNode = (
  <>
    <path d="M4.5 19.5C9 15.5 13.5 10.5 18.5 4.5" {...LINE} strokeWidth="1.7" />
    <g fill="currentColor">
      <path d="M9 15.6c-3.2.3-4.6-1-5-3.6 2.6-.3 4.5.8 5 3.6zM12.4 11.8c-3.2.1-4.5-1.4-4.7-4 2.7-.1 4.4 1.1 4.7 4zM15.8 7.8c-3-.1-4-1.7-3.9-4.2 2.5.1 4 1.4 3.9 4.2zM10 14.7c.1 3.2 1.7 4.5 4.3 4.6.1-2.7-1.3-4.4-4.3-4.6zM13.6 10.6c.2 3 1.8 4.2 4.3 4.1 0-2.6-1.5-4-4.3-4.1zM16.9 6.6c.4 2.6 1.9 3.5 4.1 3.2-.1-2.3-1.6-3.4-4.1-3.2z" />
    </g>
  </>
)

/** Crossed swords. */
export const WAR: ReactNode = (
  <g {...LINE} strokeWidth="2.1">
    <path d="M4 3.5l12.5 13M20 3.5 7.5 16.5" strokeWidth="2.6" />
    <path d="M13.8 19.2l5.4-5.4M10.2 19.2l-5.4-5.4M17.5 17.5l3 3M6.5 17.5l-3 3" />
  </g>
)

export const EYE: ReactNode = (
  <g {...LINE}>
    <path d="M2.6 12S6 5.6 12 5.6 21.4 12 21.4 12 18 18.4 12 18.4 2.6 12 2.6 12z" />
    <circle cx="12" cy="12" r="2.8" fill="currentColor" />
  </g>
)

/** Two who sit opposite: you as a builder's square, the Opponent as a bronze mask. */
export const YOU: ReactNode = (
  <>
    <circle cx="12" cy="12" r="11" fill="#2c5d73" />
    <path d="M6 18V6l12 12zm3-4.8V15.2h2z" fill="#f4e8cc" fillRule="evenodd" />
    <path
      d="M14 5.5h4.5V10"
      stroke="#e0b25a"
      strokeWidth="2"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)
export const OPPONENT_MASK: ReactNode = (
  <>
    <circle cx="12" cy="12" r="11" fill="#6d4424" />
    <path d="M6 6.5c4-2.5 8-2.5 12 0 .8 6-1 11.5-6 14-5-2.5-6.8-8-6-14z" fill="#d79b56" />
    <path d="M12 4.6c2 0 4 .6 6 1.9.8 6-1 11.5-6 14z" fill="#b4752f" />
    <path d="M8 10.5h2.8M13.2 10.5H16M9.5 15.5h5" stroke="#3a2008" strokeWidth="1.7" strokeLinecap="round" />
  </>
)

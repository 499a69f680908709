// The frame of every drawing: square unless told otherwise, hidden from readers because the words around it say what it means.
import type { ReactNode } from 'react'

export interface IconProps {
  readonly className?: string | undefined
}

interface SvgProps extends IconProps {
  readonly box?: string
  /** Fills its frame and loses what does not fit, instead of fitting whole. */
  readonly crop?: boolean
  readonly children: ReactNode
}

export function Svg({ box = '0 0 24 24', className = 'du-icon', crop = false, children }: SvgProps) {
  return (
    <svg
      viewBox={box}
      className={className}
      preserveAspectRatio={crop ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** Lines in the colour of the text around them. */
export const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

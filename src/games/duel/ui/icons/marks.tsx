// A shape for each colour of card, so that nothing depends on colour alone.
import type { ReactNode } from 'react'
import type { ColourId } from '../../catalogue/vocabulary.ts'
import { type IconProps, Svg } from '../../../../web/kit/board/icons.tsx'

const SHAPES: Readonly<Record<ColourId, ReactNode>> = {
  brown: <path d="M1.5 10 5 3l2.2 3.6L8.6 5l2.4 5z" />,
  grey: <path d="M6 1l4.5 2.6v4.9L6 11 1.5 8.5V3.6z" />,
  yellow: <circle cx="6" cy="6" r="4.6" />,
  red: <path d="M6 .8l4.5 1.3v4C10.5 9 8.5 10.6 6 11.5 3.5 10.6 1.5 9 1.5 6.1v-4z" />,
  green: <path d="M10.8 1.2C4.5 1 1.2 4.2 1.2 10.8 7.5 10.9 10.9 7.5 10.8 1.2z" />,
  blue: <path d="M6 .8 11.2 4v1.3H.8V4zM1.8 6.2h2v3.3h-2zM5 6.2h2v3.3H5zM8.2 6.2h2v3.3h-2zM.8 10.2h10.4v1.2H.8z" />,
  purple: <path d="M6 .6l1.6 3.5 3.8.4-2.8 2.6.8 3.8L6 9l-3.4 1.9.8-3.8L.6 4.5l3.8-.4z" />,
}

export function ColourShape({ colour, className }: IconProps & { readonly colour: ColourId }) {
  return (
    <Svg box="0 0 12 12" className={className}>
      <g fill="currentColor">{SHAPES[colour]}</g>
    </Svg>
  )
}

/** A little card in a colour, with its shape: "for each such card". */
export function ColourChip({ colour }: { readonly colour: ColourId }) {
  return (
    <span className="du-chip-colour" data-colour={colour}>
      <ColourShape colour={colour} />
    </span>
  )
}

/** A little wonder: "for each wonder". */
export function WonderChip() {
  return (
    <Svg box="0 0 20 13" className="kit-drawing du-chip-wonder">
      <rect x=".7" y=".7" width="18.6" height="11.6" rx="1.8" fill="#e9dcb9" stroke="#3b2f1c" strokeWidth="1.2" />
      <path d="M3 10.5 8 3.5l3.2 4.4 1.8-2.3 4 4.9z" fill="#a97b2c" />
    </Svg>
  )
}

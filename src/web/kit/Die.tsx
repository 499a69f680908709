// Dice: pips for the faces of a d6, a number for anything else.
import './pieces.css'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [11, 11],
    [29, 29],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
}

export interface DieProps {
  readonly face: number
  readonly sides?: number
  readonly label?: string
}

export function Die({ face, sides = 6, label = String(face) }: DieProps) {
  const pips = sides === 6 ? PIPS[face] : undefined
  return (
    <svg className="kit-die" viewBox="0 0 40 40" role="img" aria-label={label}>
      <rect x="1.5" y="1.5" width="37" height="37" rx="8" />
      {pips === undefined ? (
        <text x="20" y="27" textAnchor="middle">
          {face}
        </text>
      ) : (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.6" />)
      )}
    </svg>
  )
}

const [WIDTH, HEIGHT, EDGE] = [120, 18, 4]

interface BarProps {
  /** From 0 to 1. */
  readonly share: number
  /** A second bar below the first. */
  readonly other?: number | undefined
  /** What players of the lab reach, on the same scale. */
  readonly beginner?: number | undefined
  readonly good?: number | undefined
}

/** A bar in a row of a table. The row says the same in figures. */
export function Bar({ share, other, beginner, good }: BarProps) {
  const x = (value: number): number => EDGE + (WIDTH - 2 * EDGE) * Math.max(0, Math.min(1, value))
  const isDouble = other !== undefined
  return (
    <svg className="rec-bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <rect className="rec-bar-ground" x={EDGE} y={4} width={WIDTH - 2 * EDGE} height={10} rx={2} />
      <rect className="rec-bar-you" x={EDGE} y={4} width={x(share) - EDGE} height={isDouble ? 5 : 10} rx={2} />
      {isDouble ? <rect className="rec-bar-automa" x={EDGE} y={9} width={x(other) - EDGE} height={5} rx={2} /> : null}
      {beginner === undefined ? null : <circle className="rec-mark-beginner" cx={x(beginner)} cy={9} r={3.4} />}
      {good === undefined ? null : <circle className="rec-mark-good" cx={x(good)} cy={9} r={3.4} />}
    </svg>
  )
}

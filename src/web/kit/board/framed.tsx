// The frame of a component drawn by its id. A function instead of a component, because galleries hold hundreds.
import type { ReactElement, ReactNode } from 'react'
import type { PieceProps } from '../../contract.ts'
import type { BoardSpec } from './view.ts'

export const framed = (
  { game, prefix }: Pick<BoardSpec<never, never, never>, 'game' | 'prefix'>,
  { size = 'small', faded = false, bare = false }: PieceProps,
  label: string,
  drawing: ReactNode,
): ReactElement => (
  <span
    className={`${prefix}-piece ${prefix}-piece-${size}`}
    data-game={game}
    data-faded={faded || undefined}
    data-bare={bare || undefined}
    role="img"
    aria-label={label}
    title={label}
  >
    {drawing}
  </span>
)

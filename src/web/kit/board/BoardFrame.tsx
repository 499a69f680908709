// The frame of a board: its root, the layer of hints over the table, the popover.
import type { ReactNode, RefObject } from 'react'
import type { Prefs } from '../../contract.ts'
import { HintLayer } from './Hint.tsx'
import type { BoardSpec } from './view.ts'

export function BoardFrame(props: {
  readonly of: Pick<BoardSpec<never, never, never>, 'game' | 'prefix'>
  readonly root: RefObject<HTMLDivElement | null>
  readonly prefs: Prefs
  readonly still: boolean
  readonly popover: ReactNode
  readonly children: ReactNode
}) {
  const { of, root, prefs, still, popover, children } = props
  const { game, prefix } = of
  const classes = [`${prefix}-root`, 'kit-board', prefs.patterns && `${prefix}-patterns`, still && `${prefix}-still`]
  return (
    <div ref={root} className={classes.filter(Boolean).join(' ')} data-game={game}>
      <HintLayer>{children}</HintLayer>
      {popover}
    </div>
  )
}

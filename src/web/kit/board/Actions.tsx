// What can be done with a piece now, one button per option; or one sentence on why nothing can.
import type { ReactElement, ReactNode } from 'react'
import type { Lang } from '../../../kernel/contract.ts'
import type { BoardSpec, BoardView, Pause } from './view.ts'
import { type Reason, reasonFor, Why } from './Why.tsx'

interface ActionsProps<M> {
  readonly piece: string
  /** Why it cannot be chosen in your turn, if the piece knows. */
  readonly why?: Reason | undefined
  readonly label?: (move: M) => ReactNode
}

export function actionsOf<S, M, T>(
  spec: BoardSpec<S, M, T>,
  useView: () => BoardView<S, M, T>,
  word: (name: Pause | 'otherAsk', lang: Lang) => string,
): (props: ActionsProps<M>) => ReactElement {
  return function Actions({ piece, why, label }) {
    const view = useView()
    const { module, lang, s, play } = view
    const moves = view.offers.get(piece)
    if (moves === undefined) return <Why spec={spec} reason={reasonFor(spec, view, word, why)} />
    return (
      <div className={`${spec.prefix}-actions`}>
        {moves.map((move, at) => {
          const key = module.game.key(move)
          return (
            <button
              key={key}
              type="button"
              className={`${spec.prefix}-button`}
              data-key={key}
              autoFocus={at === 0}
              onClick={() => play(move)}
            >
              {label?.(move) ?? module.say(move, lang, s)}
            </button>
          )
        })}
      </div>
    )
  }
}

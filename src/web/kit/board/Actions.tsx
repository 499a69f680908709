// What can be done with a piece now, one button per option; or one sentence on why nothing can.
import type { ReactElement, ReactNode } from 'react'
import type { Lang } from '../../../kernel/contract.ts'
import { type BoardSpec, type BoardView, type Pause, pause } from './view.ts'
import { sentence } from './words.ts'

interface ActionsProps<M> {
  readonly piece: string
  /** Why it cannot be chosen in your turn, if the piece knows. */
  readonly why?: string | undefined
  readonly label?: (move: M) => ReactNode
}

export function actionsOf<S, M, T>(
  { prefix }: BoardSpec<S, M, T>,
  useView: () => BoardView<S, M, T>,
  word: (name: Pause | 'otherAsk', lang: Lang) => string,
): (props: ActionsProps<M>) => ReactElement {
  return function Actions({ piece, why, label }) {
    const view = useView()
    const { module, lang, s, play } = view
    const moves = view.offers.get(piece)
    if (moves === undefined) {
      // That it is not your turn comes first: nothing else matters then.
      const paused = pause(view)
      return <Why prefix={prefix} text={paused === undefined ? (why ?? word('otherAsk', lang)) : word(paused, lang)} />
    }
    return (
      <div className={`${prefix}-actions`}>
        {moves.map((move, at) => {
          const key = module.game.key(move)
          return (
            <button
              key={key}
              type="button"
              className={`${prefix}-button`}
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

export function Why({ prefix, text }: { readonly prefix: string; readonly text: string }) {
  return (
    <p className={`${prefix}-why`} role="status">
      {sentence(text)}
    </p>
  )
}

// What can be done with a piece now, each option a button; or one sentence on why nothing can.
import type { ReactNode } from 'react'
import { key, type Move } from '../../moves.ts'
import { pause, useView } from '../view.ts'
import { sentence, word } from '../words.ts'

export interface ActionsProps {
  readonly piece: string
  /** Why it cannot be chosen in your turn, where the piece knows. */
  readonly why?: string | undefined
  readonly label?: (move: Move) => ReactNode
}

export function Actions({ piece, why, label }: ActionsProps) {
  const view = useView()
  const moves = view.offers.get(piece)
  const paused = pause(view)
  if (moves === undefined)
    return (
      <p className="co-why" role="status">
        {sentence(paused === undefined ? (why ?? word('otherAsk', view.lang)) : word(paused, view.lang))}
      </p>
    )
  return (
    <div className="co-actions">
      {moves.map((move, at) => (
        <button
          key={key(move)}
          type="button"
          className="co-button"
          data-key={key(move)}
          autoFocus={at === 0}
          onClick={() => view.play(move)}
        >
          {label?.(move) ?? view.module.say(move, view.lang, view.s)}
        </button>
      ))}
    </div>
  )
}

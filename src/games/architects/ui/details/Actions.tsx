// What can be done with a piece now, each option a button; or one sentence on why nothing can.
import type { ReactNode } from 'react'
import { topAsk } from '../../state.ts'
import { key, type Move } from '../../moves.ts'
import { movesOn, pause, useView, type View } from '../view.ts'
import { sentence, type Word, word } from '../words.ts'

export interface ActionsProps {
  readonly piece: string
  /** Why it cannot be chosen in your turn, where the piece knows. */
  readonly why?: string | undefined
  readonly label?: (move: Move) => ReactNode
}

export function Actions({ piece, why, label }: ActionsProps) {
  const view = useView()
  const moves = movesOn(view.options, piece)
  if (moves.length === 0) return <Why text={reason(view, why)} />
  return (
    <div className="ar-actions">
      {moves.map((move, at) => (
        <button
          key={key(move)}
          type="button"
          className="ar-button"
          autoFocus={at === 0}
          onClick={() => view.play(move)}
        >
          {label?.(move) ?? view.module.say(move, view.lang, view.s)}
        </button>
      ))}
    </div>
  )
}

export function Why({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="ar-why" role="status">
      {sentence(text)}
    </p>
  )
}

/** The pause comes first: nothing about a piece matters while it is not your turn. */
export function reason(view: View, why: string | undefined): string | undefined {
  const paused = pause(view)
  if (paused !== undefined) return word(paused, view.lang)
  return why ?? word('otherAsk', view.lang)
}

/** Why no card may be taken now. */
export function takeReason(view: View): Word {
  const ask = topAsk(view.s)?.ask
  return ask === 'act' ? 'noExtra' : 'otherAsk'
}

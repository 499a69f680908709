// What can be done with a piece now, each option a button; or one sentence on why nothing can.
import { key } from '../../moves.ts'
import { movesOn, pause, useView, type View } from '../view.ts'
import { sentence, word } from '../words.ts'

export interface ActionsProps {
  readonly piece: string
  /** Why it cannot be chosen in your turn, where the piece knows. */
  readonly why?: string | undefined
}

export function Actions({ piece, why }: ActionsProps) {
  const view = useView()
  const moves = movesOn(view.options, piece)
  if (moves.length === 0) return <Why text={reason(view, why)} />
  return (
    <div className="ac-actions">
      {moves.map((move, at) => (
        <button
          key={key(move)}
          type="button"
          className="ac-button"
          autoFocus={at === 0}
          onClick={() => view.play(move)}
        >
          {view.module.say(move, view.lang, view.s)}
        </button>
      ))}
    </div>
  )
}

function Why({ text }: { readonly text: string }) {
  return (
    <p className="ac-why" role="status">
      {sentence(text)}
    </p>
  )
}

/** The pause comes first: nothing about a piece matters while it is not your turn. */
function reason(view: View, why: string | undefined): string {
  const paused = pause(view)
  if (paused !== undefined) return word(paused, view.lang)
  return why ?? word('otherAsk', view.lang)
}

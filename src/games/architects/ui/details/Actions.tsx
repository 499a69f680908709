import { actionsOf } from '../../../../web/kit/board/Actions.tsx'
import { topAsk } from '../../state.ts'
import { board, useView, type View } from '../view.ts'
import { type Word, word } from '../words.ts'

export const Actions = actionsOf(board, useView, word)

/** Why no card may be taken now. */
export function takeReason(view: View): Word {
  const ask = topAsk(view.s)?.ask
  return ask === 'act' ? 'noExtra' : 'otherAsk'
}

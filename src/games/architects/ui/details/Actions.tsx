import { actionsOf } from '../../../../web/kit/board/Actions.tsx'
import { because, type Reason } from '../../../../web/kit/board/Why.tsx'
import { topAsk } from '../../state.ts'
import { board, useView, type View } from '../view.ts'
import { word } from '../words.ts'

export const Actions = actionsOf(board, useView, word)

/** Why no card may be taken now; undefined if something else is asked. */
export const takeReason = ({ s, lang }: View): Reason | undefined =>
  topAsk(s)?.ask === 'act' ? because(word('noExtra', lang), 'R3.2', 'R8.2') : undefined

import { actionsOf } from '../../../../web/kit/board/Actions.tsx'
import { board, useView } from '../view.ts'
import { word } from '../words.ts'

export const Actions = actionsOf(board, useView, word)

// What a move would give, before it is made.
import { listen } from '../../../kernel/consequences.ts'
import type { Consequence } from '../consequences/records.ts'
import type { Move } from '../moves.ts'
import { toPlay } from '../play.ts'
import type { State } from '../state.ts'

export const preview = (s: State, move: Move): { readonly after: State; readonly told: readonly Consequence[] } =>
  listen(toPlay.game, s, move)

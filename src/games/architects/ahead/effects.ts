// What a move would cause, before it is made: also a Battle at the end of the turn, whatever card turns up in between.
import { tellings } from '../../../kernel/consequences.ts'
import { copy } from '../../../kernel/copy.ts'
import type { Lang } from '../../../kernel/text.ts'
import { apply } from '../apply/index.ts'
import type { Consequence } from '../consequences/records.ts'
import { consequences } from '../consequences/words.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { passUnknown } from './opponent.ts'

export function effectsOf(s: State, move: Move, lang: Lang): readonly string[] {
  const after = copy(s)
  const told: Consequence[] = []
  const tell = (consequence: Consequence) => told.push(consequence)
  apply(after, move, tell)
  passUnknown(after, tell)
  return tellings({ consequences }, told, lang).flatMap(({ rank, text }) => (rank === 'section' ? [] : [text]))
}

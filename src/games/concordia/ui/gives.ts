// What a move of yours would give the AI, found by making the move on a copy of the table.
import { copy } from '../../../kernel/copy.ts'
import type { Lang } from '../../../kernel/text.ts'
import { apply } from '../apply/index.ts'
import { AI } from '../asks.ts'
import { noGoods } from '../catalogue/index.ts'
import type { Consequence } from '../consequences/records.ts'
import { consequences } from '../consequences/words.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

export interface Gift {
  readonly goods: readonly number[]
  /** Sentences, including goods it has no room for. */
  readonly texts: readonly string[]
}

export function giftOf(s: State, move: Move, lang: Lang): Gift {
  const told: Consequence[] = []
  apply(copy(s), move, (c) => {
    if (isForAi(c)) told.push(c)
  })
  const goods = told.find((c) => c.what === 'goods')?.goods ?? noGoods()
  return { goods, texts: told.map((c) => consequences.say(c, lang)) }
}

const isForAi = (c: Consequence): boolean =>
  c.what === 'ai-colonist' || ((c.what === 'goods' || c.what === 'lost') && c.side === AI)

// The first state of a game: everything is still to come.
import { variantOf } from '../../kernel/variant.ts'
import { SOLO, toAsk } from './asks.ts'
import { WONDERS } from './catalogue/index.ts'
import { BOARD_TOKENS, bare, type Options, pushDraft, type State } from './state.ts'
import { levelOf } from './variant/index.ts'

export function start(options: Options): State {
  const s = bare()
  s.variant = variantOf(options)
  s.level = options.level
  s.cities[SOLO].coins = levelOf(s).coins // S14.3
  for (const { no, id, promo } of WONDERS)
    if (!promo || options.promos === 'both' || options.promos === id) s.wonders |= 1 << no
  // The stack is read from its end: tokens, then the two groups of the selection (R2.6).
  pushDraft(s, 2)
  pushDraft(s, 1)
  for (let i = 0; i < BOARD_TOKENS; i++) s.asks.push(toAsk('place')) // R2.2
  return s
}

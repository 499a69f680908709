// What a game also needs to continue from a position: a question may leave it out.
import { refusal } from '../../../kernel/refusal.ts'
import { SIDES } from '../asks.ts'
import { SIDE_NAMES } from '../moves.ts'
import { NONE, type State } from '../state.ts'

const needed = refusal('architects.needed-to-play', { it: 'serve per continuare', en: 'it is needed to play on' })

export function checkPlayable(s: State): void {
  // During set-up the Wonders are still to be chosen.
  if (s.asks.some(({ ask }) => ask === 'wonder' || ask === 'opponent-wonder')) return
  for (const side of SIDES) if (s.boards[side].wonder === NONE) throw needed([SIDE_NAMES[side], 'wonder'])
}

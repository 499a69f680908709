// What has turned up.
import type { Ask } from '../asks.ts'
import type { CardNo, TokenNo } from '../catalogue/index.ts'
import type { State } from '../state.ts'
import { gain, land, leave, uncover } from './landing.ts'

export function applyCard(s: State, kind: CardNo, { ask, side, deck: no }: Ask): void {
  const deck = s.decks[no]
  uncover(deck, kind)
  switch (ask) {
    case 'draw':
      leave(s, no)
      land(s, side, kind)
      return
    case 'peek':
      s.seen = kind
      return
    case 'show':
      s.revealed.push(kind)
      return
    default: // the top of a Wonder deck, or the central card turned up
      deck.top = kind
  }
}

export function applyProgress(s: State, no: TokenNo, { ask, side, deck }: Ask): void {
  if (ask === 'prize') gain(s, side, no)
  // A token that replaces another lies where that one lay (R6.3): the ask holds the place.
  else s.faceUp.splice(deck, 0, no)
}

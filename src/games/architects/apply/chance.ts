// What has turned up.
import { type Ask, CENTRAL } from '../asks.ts'
import type { CardNo, TokenNo } from '../catalogue/index.ts'
import type { Listener } from '../consequences/records.ts'
import { NONE, type State } from '../state.ts'
import { gain, land, leave, uncover } from './landing.ts'

export function applyCard(s: State, kind: CardNo, { ask, side, deck: no }: Ask, tell: Listener): void {
  const deck = s.decks[no]
  const from = uncover(deck, kind)
  switch (ask) {
    case 'draw':
      leave(s, no)
      tell?.({ what: 'card', side, card: kind, deck: CENTRAL, from, open: NONE, because: 'draw' })
      land(s, side, kind, tell)
      return
    case 'peek':
      s.seen = kind
      tell?.({ what: 'seen', card: kind, from })
      return
    case 'show':
      s.revealed.push(kind)
      tell?.({ what: 'shown', deck: no, card: kind, from })
      return
    default: // the top of a Wonder deck, or the central card turned up
      deck.top = kind
      tell?.({ what: 'open', deck: no, card: kind, from })
  }
}

export function applyDie(s: State, face: number): void {
  s.rolls.push(face)
  s.dice++
}

export function applyProgress(s: State, no: TokenNo, { ask, side, deck }: Ask, tell: Listener): void {
  if (ask === 'prize') {
    gain(s, side, no, 'stack', tell)
    return
  }
  // A token that replaces another lies where that one lay (R6.3): the ask holds the place.
  s.faceUp.splice(deck, 0, no)
  tell?.({ what: 'laid', token: no })
}

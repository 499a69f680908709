// Checks a set-up in progress, and the results of chance that are still open.
import { refusal } from '../../../kernel/refusal.ts'
import { CENTRAL, OPPONENT, PLAYER, SIDES } from '../asks.ts'
import { levelOf } from '../variant/index.ts'
import { SIDE_NAMES } from '../moves.ts'
import { deckSize, FACE_UP, NONE, stackSize, type State, sumOf, topAsk } from '../state.ts'
import type { PositionData } from './format.ts'

const notYet = refusal('architects.set-up', {
  it: 'nella preparazione questo viene dopo',
  en: 'in the set-up this comes later',
})

/**
 * R2.9: the Wonders, the starting tokens, the tops of both decks, the face-up tokens; nothing is taken or constructed before the first
 * turn.
 */
export function checkSetUp(s: State, p: PositionData): void {
  for (const side of SIDES) {
    const { wonder, stages, cards, military } = s.boards[side]
    const name = SIDE_NAMES[side]
    if (stages !== 0) throw notYet([name, 'stages'])
    if (sumOf(cards) > 0) throw notYet([name, 'cards'])
    if (military > 0) throw notYet([name, 'military'])
    if (wonder === NONE && s.decks[side].count > 0) throw notYet(['decks', name])
    if (wonder !== NONE && p.decks[name] !== undefined && s.decks[side].count < deckSize(s, side))
      throw notYet(['decks', name])
  }
  const [player, opponent] = s.boards
  const wondersKnown = player.wonder !== NONE && opponent.wonder !== NONE
  if (player.tokens.length > 0) throw notYet(['player', 'tokens'])
  const { tokens } = levelOf(s)
  if (opponent.tokens.length > (wondersKnown ? tokens : 0)) throw notYet(['opponent', 'tokens'])
  const tops = s.decks[PLAYER].top >= 0 && s.decks[OPPONENT].top >= 0
  if (s.decks[PLAYER].top >= 0 && opponent.tokens.length < tokens) throw notYet(['decks', 'player'])
  if (s.decks[OPPONENT].top >= 0 && s.decks[PLAYER].top < 0) throw notYet(['decks', 'opponent'])
  if (s.faceUp.length > 0 && !tops) throw notYet(['progress', 'faceUp'])
  if (s.decks[CENTRAL].count < deckSize(s, CENTRAL) || s.seen !== NONE) throw notYet(['decks', 'central'])
  if (sumOf(s.discard) > 0) throw notYet(['discard'])
  if (p.due !== null) throw notYet(['due'])
  if (s.used !== 0) throw notYet(['used'])
  if (s.pending > 0) throw notYet(['pending'])
}

const eventNotNow = refusal('architects.event', {
  it: 'adesso il caso non ha niente da dire qui',
  en: 'chance has nothing to say here now',
})

/** Open results of chance follow from the last action: one at a time. */
export function checkEvents(s: State, { events, taken }: PositionData): void {
  const [event] = events
  if (event === undefined) return
  const central = s.decks[CENTRAL]
  const unseen = central.count > 0 && central.top < 0 && s.seen === NONE
  const top = topAsk(s)
  const first = top?.ask === 'turn'
  const fits = {
    draw: () => taken && unseen,
    flip: () => first && unseen && s.active === OPPONENT && s.cat === OPPONENT,
    peek: () => first && unseen && s.active === PLAYER && s.cat === PLAYER,
    prize: () => taken && stackSize(s) > 0,
    die: () => top !== undefined && top.side === OPPONENT && top.ask !== 'top' && top.ask !== 'show',
  }
  const fine =
    typeof event === 'number'
      ? taken && stackSize(s) > 0 && s.faceUp.length === FACE_UP - 1 && event <= s.faceUp.length
      : fits[event]()
  if (!fine || events.length > 1) throw eventNotNow(['events'])
}

// Choices that a move has opened (R13.3), and the decks a card may come from.
import { SIDES } from '../asks.ts'
import { numbered, OPTION, type Option } from '../moves.ts'
import { stackSize, type State } from '../state.ts'

/** All three decks, as at most moments. */
const ANY_DECK: readonly Option[] = OPTION.take

/** The same list again and again where nothing has to be added to it. */
export const decksToTake = (s: State): readonly Option[] =>
  s.decks[0].count > 0 && s.decks[1].count > 0 && s.decks[2].count > 0 ? ANY_DECK : takeOptions(s)

/** Any deck that has cards (R3.2, R10.1). */
export function takeOptions(s: State): Option[] {
  const found: Option[] = []
  const { decks } = s
  if (decks[0].count > 0) found.push(OPTION.take[0])
  if (decks[1].count > 0) found.push(OPTION.take[1])
  if (decks[2].count > 0) found.push(OPTION.take[2])
  return found
}

/** Each different face-up token, and the stack (R6.3). */
export function tokenOptions(s: State): Option[] {
  const found = s.faceUp.filter((no, at) => s.faceUp.indexOf(no) === at).map((no) => numbered(OPTION.token, no))
  if (stackSize(s) > 0) found.push(OPTION.stack)
  return found
}

export function haliDeckOptions(s: State): Option[] {
  return SIDES.filter((deck) => s.decks[deck].count > 0).map((deck) => OPTION['hali-deck'][deck])
}

/** Equal kinds are one choice. */
export function haliCardOptions(s: State): Option[] {
  return s.revealed
    .filter((kind, at) => s.revealed.indexOf(kind) === at)
    .map((kind) => numbered(OPTION['hali-card'], kind))
}

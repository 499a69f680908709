// The first state of a game.
import { NO_CHOICE } from '../../kernel/options.ts'
import { variantOf } from '../../kernel/variant.ts'
import { CHALLENGES } from './catalogue/challenges.ts'
import { STANDARD } from './deck.ts'
import { bare, openRound, openSetUp, type Options, type State } from './state.ts'
import { docOf } from './variant/index.ts'

/** All chance is still to come, in the order of R2. */
export function start(options: Options): State {
  const s = bare()
  s.variant = variantOf(options)
  s.level = options.level
  s.deck = deckFor(s, options.deck)
  s.challenges = challengesIn(options.challenges)
  openRound(s)
  openSetUp(s)
  return s
}

/** The chosen challenges as bits. */
function challengesIn(option: string): number {
  if (option === NO_CHOICE) return 0
  const chosen = option.split(',')
  let bits = 0
  for (const [no, { id }] of CHALLENGES.entries()) if (chosen.includes(id)) bits |= 1 << no
  return bits
}

/** The deck somebody has chosen; that of the document or of its variant where they have not. */
export const deckFor = (s: Pick<State, 'variant'>, chosen: string): string =>
  chosen === STANDARD ? docOf(s.variant).deck : chosen

// Moves that would do nothing: nobody makes them without being asked.
import type { Text } from '../../kernel/text.ts'
import { powerAction, TOP_LEVEL } from './catalogue/index.ts'
import { priestsLeft } from './goods.ts'
import type { Move } from './moves.ts'
import { levelOf, type State } from './state.ts'

const AT_TOP: Text = {
  it: 'Il segnalino non avanza: è già in cima.',
  en: 'The marker does not advance: it is at the top already.',
}
const NO_KEY: Text = {
  it: 'Il segnalino non avanza: per il livello 10 serve una chiave.',
  en: 'The marker does not advance: level 10 takes a key.',
}
const NO_PRIEST: Text = {
  it: 'Non ci sono sacerdoti in riserva: non ne ricevi nessuno.',
  en: 'There is no priest in the supply: you get none.',
}

/** R22.2: no step; R4.2: no priest to recruit. */
export function idle({ player }: State, move: Move): Text | undefined {
  if (move.do === 'power')
    return powerAction(move.action).gain.priests > 0 && priestsLeft(player) === 0 ? NO_PRIEST : undefined
  if (move.do !== 'send' && move.do !== 'step') return undefined
  const level = levelOf(player, move.cult)
  if (level === TOP_LEVEL) return AT_TOP
  return level === TOP_LEVEL - 1 && player.keys === 0 ? NO_KEY : undefined
}

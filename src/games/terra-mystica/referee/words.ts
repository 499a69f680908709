// The sentences of a referee game that the whole game does not have.
import type { Lang, Phrase, Text } from '../../../kernel/text.ts'
import { ROUNDS } from '../catalogue/index.ts'
import { prompt as promptOf } from '../prompts.ts'
import { say as sayWhole } from '../words.ts'
import { isNextRoundDue, type RefereeMove } from './rules.ts'
import { type RefereeState, toldOf } from './state.ts'
import { TALLIES } from './tallies.ts'

const AT_THE_TABLE: Text = {
  it: `Gioca i ${ROUNDS} turni al tavolo. Quando la partita è finita, dillo qui.`,
  en: `Play the ${ROUNDS} rounds at the table. When the game has ended, say so here.`,
}
const ROUND_AT_THE_TABLE: Phrase<[round: number]> = {
  it: (round) => `Gioca il turno ${round} al tavolo. Quando hai passato, dillo qui.`,
  en: (round) => `Play round ${round} at the table. When you have passed, say so here.`,
}
const NEXT_ROUND: Phrase<[round: number]> = {
  it: (round) => `Comincia il turno ${round}`,
  en: (round) => `Begin round ${round}`,
}
const SOME_ROUND: Text = { it: 'Comincia il turno successivo', en: 'Begin the next round' }
const FINISH: Text = { it: 'La partita è finita: si contano i punti', en: 'The game has ended: count the points' }
const OVER: Text = { it: 'La partita è finita.', en: 'The game is over.' }

export function prompt(s: RefereeState, lang: Lang): string {
  if (s.asks.length > 0) return promptOf(s, lang)
  if (s.phase === 'game-end') return TALLIES[s.told.length]?.asks[lang] ?? OVER[lang]
  return isNextRoundDue(s) || s.power === 'blocked-each-round' ? ROUND_AT_THE_TABLE[lang](s.round) : AT_THE_TABLE[lang]
}

export function say(m: RefereeMove, lang: Lang, before?: RefereeState): string {
  switch (m.do) {
    case 'next-round':
      return before === undefined ? SOME_ROUND[lang] : NEXT_ROUND[lang](before.round + 1)
    case 'finish':
      return FINISH[lang]
    case 'tell': {
      const tens = before === undefined ? undefined : toldOf(before, 'tens')
      return TALLIES.find(({ id }) => id === m.of)?.says[lang](m.value, tens ?? 0) ?? ''
    }
    default:
      return sayWhole(m, lang, before)
  }
}

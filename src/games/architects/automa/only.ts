// What made a move of the Opponent the only one, where no rung had anything to choose from.
import type { Text } from '../../../kernel/text.ts'
import { OPPONENT } from '../asks.ts'
import type { Move } from '../moves.ts'
import { options } from '../options/index.ts'
import { type State, topAsk } from '../state.ts'

const WHY_ONLY: Readonly<Partial<Record<Move['do'], Text>>> = {
  take: { it: 'solo questo mazzo ha ancora carte', en: 'only this deck has cards left' },
  token: { it: 'non c’è altro segnalino Progresso', en: 'there is no other Progress token' },
  construct: {
    it: 'può pagare solo questo Stadio, e solo con queste carte',
    en: 'it can pay for this Stage only, and only with these cards',
  },
  science: { it: 'ha solo questa combinazione di carte Verdi', en: 'it has only this set of Green cards' },
  'hali-deck': { it: 'solo questo mazzo Meraviglia ha ancora carte', en: 'only this Wonder deck has cards left' },
  'hali-card': { it: 'sono state mostrate solo carte di questo tipo', en: 'only cards of this kind were shown' },
  reveal: {
    it: 'con il Gatto scopre sempre la carta centrale, prima di prenderne una',
    en: 'with the Cat it always turns up the central card before it takes one',
  },
  discard: {
    it: 'la carta centrale è ancora scoperta e non gli resta altro da fare',
    en: 'the central card still lies face up, and nothing else is left to do',
  },
  end: { it: 'non gli resta altro da fare', en: 'nothing else is left to do' },
}

/** Of its options only this one is of its kind: extra cards are never declined, and the die is only asked for. */
export function onlyMove(s: State, m: Move): Text | undefined {
  if (topAsk(s)?.side !== OPPONENT) return undefined
  const alike = options(s).filter(({ move }) => move.do === m.do)
  return alike.length === 1 ? WHY_ONLY[m.do] : undefined
}

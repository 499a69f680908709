// Why the AI had only one move, where no ladder had anything to choose from.
import { inWords, type Phrase, type Text } from '../../../kernel/text.ts'
import type { GoodId } from '../catalogue/vocabulary.ts'
import type { Move } from '../moves.ts'
import { options } from '../options/index.ts'
import type { State } from '../state.ts'
import { ONE } from './numbers.ts'

/** By what it does; moves of yours and of chance have no such reason. */
const WHY: Readonly<Partial<Record<Move['do'], Text>>> = {
  house: {
    it: 'c’era una sola città in cui poteva costruire',
    en: 'there was only one city in which it could build',
  },
  purchase: { it: 'c’era una sola carta che poteva pagare', en: 'there was only one card it could pay for' },
  roll: { it: 'quale merce prende lo dice il tiro', en: 'the roll says which good it takes' },
  settle: {
    it: 'con il magazzino pieno non può prendere merci, e aveva ancora un colono da collocare',
    en: 'with a full storehouse it can take no goods, and it had a colonist left to place',
  },
  none: {
    it: 'nulla di ciò che la variante le chiede era possibile',
    en: 'nothing the variant asks of it was possible',
  },
}

const LAST_GOOD: Phrase<[one: string]> = {
  it: (one) => `nell’ultimo turno la merce è ${one}, senza tirare (S9.3)`,
  en: (one) => `in the last turn the good is ${one}, without a roll (S9.3)`,
}

/** Of moves of its kind there was no other. */
export function onlyMove(s: State, m: Move): Text | undefined {
  const alike = options(s).filter(({ move }) => move.do === m.do)
  if (alike.length !== 1) return undefined
  return m.do === 'goods' ? inWords(LAST_GOOD, (lang) => [ONE[m.goods[0] as GoodId][lang]]) : WHY[m.do]
}

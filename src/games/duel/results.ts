// What statistics and the sheet of wins know of a finished game.
import type { ResultSpec } from '../../kernel/result.ts'
import { inEachLang } from '../../kernel/text.ts'
import { addressName } from './automa/scales.ts'
import { ADDRESSES } from './catalogue/vocabulary.ts'
import { SOURCE_NAMES } from './score.ts'
import type { State } from './state.ts'

export const results: ResultSpec<State> = {
  sources: SOURCE_NAMES,
  facets: [
    {
      id: 'address', // S2.2
      title: { it: 'Indirizzo strategico di SOLO', en: 'SOLO’s strategic address' },
      choices: ADDRESSES.map((id) => ({ id, title: inEachLang((lang) => `${id} (${addressName(id)[lang]})`) })),
    },
  ],
  facts: ({ address }) => ({ address: address === null ? [] : [address] }),
  sheet: [
    { title: { it: 'Il gioco base e i sette livelli', en: 'The base game and the seven levels' }, columns: 'level' },
  ],
}

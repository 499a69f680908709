// What statistics and the sheet of wins know of a finished game.
import type { Facet, ResultSpec } from '../../kernel/result.ts'
import { OPPONENT, PLAYER, type Side } from './asks.ts'
import { wonder, WONDERS } from './catalogue/index.ts'
import { SOURCE_NAMES } from './score.ts'
import { NONE, type State } from './state.ts'

const CHOICES: Facet['choices'] = WONDERS.map(({ id, name }) => ({ id, title: name }))

const wonderOf = ({ boards }: State, side: Side): readonly string[] => {
  const no = boards[side].wonder
  return no === NONE ? [] : [wonder(no).id]
}

export const results: ResultSpec<State> = {
  sources: SOURCE_NAMES,
  facets: [
    { id: 'wonder', title: { it: 'La tua Meraviglia', en: 'Your Wonder' }, choices: CHOICES },
    {
      id: 'opponent',
      title: { it: 'Meraviglia dell’Avversario', en: 'The Opponent’s Wonder' },
      choices: CHOICES,
    },
  ],
  facts: (s) => ({ wonder: wonderOf(s, PLAYER), opponent: wonderOf(s, OPPONENT) }),
  sheet: [{ title: { it: 'Le tre difficoltà', en: 'The three difficulties' }, columns: 'level' }],
}

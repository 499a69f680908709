// What statistics and the sheet of wins know of a finished game.
import type { ResultSpec } from '../../kernel/result.ts'
import { CHALLENGES, PLAYER_TITLES } from './catalogue/challenges.ts'
import { challengesOf, result, SOURCE_NAMES, titleOf } from './score.ts'
import type { State } from './state.ts'

export const results: ResultSpec<State> = {
  sources: SOURCE_NAMES,
  facets: [
    {
      id: 'met', // S15.2
      title: { it: 'Sfide superate', en: 'Challenges met' },
      choices: CHALLENGES.map(({ id, name }) => ({ id, title: name })),
    },
    {
      id: 'title', // S14.1
      title: { it: 'Titolo', en: 'Title' },
      choices: PLAYER_TITLES.toReversed().map(({ id, name }) => ({ id, title: name })),
    },
  ],
  facts(s) {
    const title = titleOf(result(s).forTitle)
    return {
      met: challengesOf(s).flatMap(({ challenge: { id }, met }) => (met ? [id] : [])),
      title: title === undefined ? [] : [title.id],
    }
  },
  sheet: [
    { title: { it: 'I tre livelli', en: 'The three levels' }, columns: 'level' },
    {
      title: { it: 'Le sfide, superate in una partita vinta', en: 'The challenges, met in a game you won' },
      columns: 'met',
    },
    { title: { it: 'I titoli', en: 'The titles' }, columns: 'title', climbs: true },
  ],
}

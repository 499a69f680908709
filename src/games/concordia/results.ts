// What statistics and the sheet of wins know of a finished game.
import type { ResultSpec } from '../../kernel/result.ts'
import type { Text } from '../../kernel/text.ts'
import { sourceName, SOURCES } from './score.ts'
import type { State } from './state.ts'

export const results: ResultSpec<State> = {
  sources: Object.fromEntries(SOURCES.map((source): [string, Text] => [source, sourceName(source)])),
  facets: [],
  facts: () => ({}),
  sheet: [{ title: { it: 'I tabelloni', en: 'The boards' }, columns: 'map' }],
}

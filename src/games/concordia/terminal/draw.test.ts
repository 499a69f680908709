import { testDrawings } from '../../../../test/fixtures/drawings.ts'
import { MAPS } from '../catalogue/geography.ts'
import { CARDS } from '../catalogue/index.ts'
import { cardName } from '../names.ts'

testDrawings('concordia', {
  games: 60,
  names: (lang) => [
    ...CARDS.map(({ id }) => cardName(id, lang)),
    ...MAPS.flatMap(({ cities, provinces }) => [...cities, ...provinces].map(({ name }) => name[lang])),
  ],
})

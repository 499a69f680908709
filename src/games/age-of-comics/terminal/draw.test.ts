import { testDrawings } from '../../../../test/fixtures/drawings.ts'
import { CARDS } from '../catalogue/index.ts'

testDrawings('age-of-comics', {
  games: 60,
  names: (lang) => CARDS.filter(({ kind }) => kind !== 'ripoff').map(({ name }) => name[lang]),
})

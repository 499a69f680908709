import { testDrawings } from '../../../../test/fixtures/drawings.ts'
import { CARDS, TOKENS, WONDERS } from '../catalogue/index.ts'

testDrawings('architects', {
  games: 150,
  names: (lang) => [...CARDS, ...WONDERS, ...TOKENS].map(({ name }) => name[lang]),
})

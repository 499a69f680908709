import { expect, test } from 'vitest'
import { ageOfComicsModule } from '../module.ts'
import { INLINE } from '../state.ts'
import { slotsOf } from './labels.ts'

const { read } = ageOfComicsModule.position
const cards = { revealed: ['automa-09', 'automa-01'] }

test('S4.4 the automa cards of a round lie in the order in which they were turned up, the one in play last', () => {
  expect(slotsOf(read({ card: 'automa-03', automa: { cards } }))).toEqual([8, 0, 2])
  expect(slotsOf(read({ phase: 'player-turn', automa: { cards } }))).toEqual([8, 0])
})

test('S4.4 a card that is told by its actions and genres lies last too', () => {
  const card = {
    actions: ['hire', 'develop', 'ideas'],
    genrePriority: ['crime', 'sci-fi', 'superhero', 'romance', 'western', 'horror'],
  }
  expect(slotsOf(read({ card, automa: { cards } }))).toEqual([8, 0, INLINE])
})

import { expect, test } from 'vitest'
import { ageOfComicsModule } from '../module.ts'
import { INLINE, type State } from '../state.ts'
import { genreNo, IDEAS, PRINT, ROYALTIES } from '../catalogue/vocabulary.ts'
import { nodeNo, orderCode, spaceNo } from '../catalogue/map.ts'
import { type Move, read as readMove } from '../moves.ts'
import { areaLabel, nodeLabel, orderLabel, priceOf, slotsOf, whyNotPlaced } from './labels.ts'

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

test('R6.2 an area tells what each of its spaces gives, who stands there, and why nobody can', () => {
  const free = read({ phase: 'player-turn' })
  expect(areaLabel(free, ROYALTIES, 'en')).toBe('Royalties; space 1: $4; space 2: $3; space 3: $3')
  expect(areaLabel(free, IDEAS, 'it')).toContain('casella 1: 2 idee dal tabellone, 2 dalla riserva')
  const taken = { ...free, spaces: free.spaces.with(ROYALTIES, [1, 0]) as typeof free.spaces }
  expect(areaLabel(taken, ROYALTIES, 'it')).toBe('Royalties; casella 1: Automa; casella 2: Tu; casella 3: $3')
  const asked: State = { ...free, asks: [{ ask: 'place' }] }
  expect(whyNotPlaced(asked, PRINT, 'en', false)).toMatch(/cannot/)
  expect(whyNotPlaced(asked, PRINT, 'en', true)).toBeUndefined()
})

test('R13.1 a node is described with its neighbours, the orders around it and the cost of going there', () => {
  const free = read({ phase: 'player-turn' })
  const space = spaceNo('o-6-5') ?? -1
  const s: State = { ...free, map: free.map.with(space, orderCode(genreNo('horror') ?? 0, 4)) }
  const label = nodeLabel(s, nodeNo('n-3-2') ?? -1, 'en', 'ticket')
  expect(label).toMatch(/^node C5; costs a ticket; next to: node C3, node A5, node E5, node C7, node E7; /)
  expect(label).toContain('Horror, value 4')
  expect(orderLabel(s, space, 'it')).toMatch(/^casella D5 \(fra snodo C5, snodo E5\): Horror, valore 4/)
})

test('R13.1 a node that needs a ticket is described differently from a step, free or paid', () => {
  const s = read({ phase: 'player-turn' })
  const moves = (...lines: string[]) => lines.map((line) => readMove(line) as Move)
  const sales = (walked: boolean) => ({ ...s, asks: [{ ask: 'sales', flips: 1, collects: 1, walked } as const] })
  expect(priceOf(undefined, sales(false))).toBeUndefined()
  expect(priceOf(moves('ticket n-1-1'), sales(false))).toBe('ticket')
  expect(priceOf(moves('walk n-3-2', 'ticket n-3-2'), sales(false))).toBe('free')
  expect(priceOf(moves('walk n-3-2'), sales(true))).toBe('paid')
})

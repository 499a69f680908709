// Why the Opponent did something: where a clause stands on paper, what a ruling reads, how values add up, what left it no choice.
import { expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { recorder } from '../../../src/kernel/trace.ts'
import { textsOf } from '../../../src/games/architects/automa/clauses.ts'
import { architectsModule } from '../../../src/games/architects/module.ts'
import type { Move } from '../../../src/games/architects/moves.ts'
import type { World } from './world.ts'

const { clauses: CLAUSES, rulings: RULINGS } = textsOf()

const { automa, game, ladders, onlyMove, position } = architectsModule
const TOKENS = { faceUp: ['culture', 'decor', 'education'] } as const

test('every clause names its heading, every ruling what it rests on, and none both', () => {
  expect(CLAUSES.filter(({ heading, ground }) => heading === undefined || ground !== undefined)).toEqual([])
  expect(RULINGS.filter(({ heading, ground }) => heading !== undefined || ground === undefined)).toEqual([])
  expect(CLAUSES.find(({ id }) => id === 'S7.3')?.heading).toEqual({
    it: '«SOLO MODE - The Opponent’s Turn» (turno dell’Avversario), 2',
    en: 'SOLO MODE - The Opponent’s Turn, 2',
  })
})

test('every ladder says what is asked, but for the split die, which answers to whatever asks for it', () => {
  expect(ladders.filter(({ question }) => question === undefined).map(({ id }) => id)).toEqual(
    [2, 3, 4, 5, 6].map((size) => `architects.split-${size}`),
  )
})

test('Q30 Q32 S13 S11 rungs whose words are ours cite the ruling, those of the document their clause', () => {
  const cites = new Map(ladders.flatMap(({ rungs }) => rungs.map(({ id, cite }) => [id, cite])))
  expect(cites.get('architects.science.symbol')).toBe('Q30')
  expect(cites.get('architects.payment.printed')).toBe('Q32')
  expect(cites.get('architects.token-value.printed')).toBe('S13')
  expect(cites.get('architects.several-decks.not-central')).toBe('S11')
})

test('S7.6 Q12 how far ahead it is on Shields is told in words', () => {
  const world: World = {
    player: { wonder: 'giza', cards: { 'red-0': 1 } },
    opponent: { wonder: 'rhodes', cards: { 'red-0': 1 }, tokens: ['tactics'] },
    progress: TOKENS,
    decks: { player: 'red-1', opponent: 'blue-3' },
  }
  const tracer = recorder()
  automa.decide(position.read(world), tracer)
  const entry = tracer.entries.find(({ rung }) => rung.id === 'architects.priority.6a')
  expect(entry?.sums?.['player']?.map(({ text, value }) => `${text.en} ${value}`)).toEqual([
    'its Shields 3',
    'your Shields -1',
  ])
})

test('S15 a move that was chosen among several has no such reason', () => {
  let several = 0
  for (let n = 0; n < 20; n++) {
    const stream = dice(n)
    const s = game.start({ level: 'normal', opponent: 'random', first: 'you' })
    for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
      const theirs = step.kind === 'choice' && step.seat === 'automa'
      const move: Move = theirs ? automa.decide(s) : pickWeighted(game.options(s), stream).move
      const alike = game.options(s).filter((option) => option.move.do === move.do)
      if (!theirs) expect(onlyMove?.(s, move)).toBeUndefined()
      else if (alike.length > 1) {
        several++
        expect(onlyMove?.(s, move)).toBeUndefined()
      }
      game.apply(s, move)
    }
  }
  expect(several).toBeGreaterThan(100)
})

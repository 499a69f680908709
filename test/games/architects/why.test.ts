// Why the Opponent did something: where a clause stands on paper, what a ruling reads, how values add up, what left it no choice.
import { expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { recorder } from '../../../src/kernel/trace.ts'
import { CLAUSES, RULINGS } from '../../../src/games/architects/automa/clauses.ts'
import { architectsModule } from '../../../src/games/architects/module.ts'
import type { Move } from '../../../src/games/architects/moves.ts'
import type { World } from './world.ts'

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

test('S7.6 Q12 how far ahead it is on Shields is told as a sum', () => {
  const world: World = {
    player: { wonder: 'giza', cards: { 'red-0': 1 } },
    opponent: { wonder: 'rhodes', cards: { 'red-0': 1 }, tokens: ['tactics'] },
    progress: TOKENS,
    decks: { player: 'red-1', opponent: 'blue-3' },
  }
  const tracer = recorder()
  automa.decide(position.read(world), tracer)
  const entry = tracer.entries.find(({ rung }) => rung.id === 'architects.priority.6a')
  expect(entry?.values).toEqual({ player: 2 })
  expect(entry?.sums?.['player']?.map(({ text, value }) => `${text.en} ${value}`)).toEqual([
    'its Shields 3',
    'your Shields -1',
  ])
})

interface Only {
  readonly says: string
  readonly world: World
  readonly it: string
  readonly en: string
}

const ONLY: readonly Only[] = [
  {
    says: 'Q14 one deck left',
    world: { decks: { player: 'empty', opponent: 'compass', central: 'empty' } },
    it: 'solo questo mazzo ha ancora carte',
    en: 'only this deck has cards left',
  },
  {
    says: 'S16 one Stage, one payment',
    world: {
      opponent: { wonder: 'giza', cards: { wood: 1, stone: 1 } },
      taken: true,
      decks: { player: 'coin', opponent: 'coin' },
    },
    it: 'può pagare solo questo Stadio, e solo con queste carte',
    en: 'it can pay for this Stage only, and only with these cards',
  },
  {
    says: 'S15 one set of Green cards',
    world: {
      opponent: { wonder: 'giza', cards: { gear: 2 } },
      taken: true,
      decks: { player: 'coin', opponent: 'coin' },
    },
    it: 'ha solo questa combinazione di carte Verdi',
    en: 'it has only this set of Green cards',
  },
  {
    says: 'S14 one Wonder deck with cards',
    world: {
      opponent: { wonder: 'halicarnassus' },
      taken: true,
      due: { kind: 'hali-deck' },
      decks: { player: 'coin', opponent: 'empty' },
    },
    it: 'solo questo mazzo Meraviglia ha ancora carte',
    en: 'only this Wonder deck has cards left',
  },
  {
    says: 'S6 the Cat',
    world: {
      opponent: { wonder: 'giza', cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: { player: 'coin', opponent: 'coin' },
    },
    it: 'con il Gatto scopre sempre la carta centrale, prima di prenderne una',
    en: 'with the Cat it always turns up the central card before it takes one',
  },
]

test.each(ONLY.map((each) => [each.says, each] as const))('%s: what left it no choice', (_, { world, it, en }) => {
  const s = position.read({
    progress: TOKENS,
    player: { wonder: 'rhodes' },
    ...world,
    opponent: { wonder: 'giza', ...world.opponent },
  })
  expect(onlyMove?.(s, automa.decide(s))).toEqual({ it, en })
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

// The set-up, event by event (R2, R16), and what a state does not hold.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { MAPS } from '../../../src/games/concordia/catalogue/geography.ts'
import { GOODS } from '../../../src/games/concordia/catalogue/vocabulary.ts'
import { concordiaModule } from '../../../src/games/concordia/module.ts'
import type { State } from '../../../src/games/concordia/state.ts'

const { game, position } = concordiaModule
const IDS = ['italia', 'hispania', 'imperium'] as const

/** Chance until the player is asked; the bags that were drawn from. */
function setUp(map: (typeof IDS)[number], seed: number): { s: State; bags: string[] } {
  const s = game.start({ map, dice: 'd12' })
  const stream = dice(seed)
  const bags: string[] = []
  for (let step = game.step(s); step.kind === 'chance'; step = game.step(s)) {
    bags.push(step.bag)
    game.apply(s, pickWeighted(game.options(s), stream).move)
  }
  return { s, bags }
}

describe.each(MAPS)('$id', (map) => {
  const id = map.id as (typeof IDS)[number]

  test('R16.1 R16.3 the token of every city in their order, then the seven cards of the display', () => {
    const { s, bags } = setUp(id, 1)
    expect(bags).toEqual([...map.cities.map((city) => `token/${city.id}`), ...new Array<string>(7).fill('cards/I')])
    expect(game.step(s)).toEqual({ kind: 'choice', seat: 'you', ask: 'card' })
  })

  test('R2.2 Q34 every letter lays exactly its tokens', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { s } = setUp(id, seed)
      for (const [letter, tokens] of Object.entries(map.tokens)) {
        const cities = map.provinces.filter((each) => each.letter === letter).flatMap((each) => each.cities)
        const laid = GOODS.map((_, good) => cities.filter(({ no }) => s.goodOf[no] === good).length)
        expect(laid).toEqual(tokens)
      }
    }
  })

  test('R2.3 the marker of a province shows the most valuable good of its cities', () => {
    const { s } = setUp(id, 3)
    const { markers } = concordiaModule.answer(position.write(s), { kind: 'bonus-markers' }) as {
      markers: Record<string, string>
    }
    for (const province of map.provinces) {
      const goods = province.cities.map(({ no }) => s.goodOf[no] as number)
      expect(markers[province.id]).toBe(GOODS[Math.max(...goods)])
    }
  })
})

test('R2.2 how likely a token is follows from those left of its letter', () => {
  const s = game.start({ map: 'italia', dice: 'd12' })
  // Aleria has the letter B: 2 brick, 2 food, 2 tool, 1 wine, 1 cloth.
  expect(game.options(s).map(({ weight }) => weight)).toEqual([2, 2, 2, 1, 1])
  game.apply(s, { do: 'token', good: 'wine' })
  // Ancona has the letter C: 3 brick, 2 food, 2 tool, 2 wine, 1 cloth.
  expect(game.options(s).map(({ weight }) => weight)).toEqual([3, 2, 2, 2, 1])
})

test('R2.4 S3.3 R2.5 deck I lies on top: seven of its eight cards are turned up, the eighth comes before deck II', () => {
  const { s } = setUp('italia', 5)
  expect(s.market).toHaveLength(7)
  expect(s.down).toEqual([1, 7])
  expect(position.write(s)).toMatchObject({ endTriggeredBy: null, faceDown: { I: 1, II: 7 } })
})

test('R2.6 R2.7 R1.2 S2.6 S3.1 both sides begin alike, but for the player’s 5 sestertii', () => {
  const { s } = setUp('hispania', 7)
  const goods = { brick: 1, food: 2, tool: 1, wine: 1, cloth: 1 }
  expect(position.write(s)).toMatchObject({
    turn: 'player',
    houses: { player: [], ai: [] },
    player: {
      coins: 5,
      goods,
      storedColonists: { land: 2, sea: 2 },
      colonists: [
        { type: 'land', at: 'saguntum' },
        { type: 'sea', at: 'saguntum' },
      ],
      discard: [],
    },
    ai: { goods, storedColonists: 4, bought: [] },
  })
  expect(s.player.hand).toHaveLength(7)
})

test('S2.1 R1.5 colours are a choice of the table, and a state holds no secret', () => {
  const { s } = setUp('imperium', 9)
  expect(JSON.stringify(s)).not.toMatch(/colour|seed|order/)
  // The order of the face-down cards is nowhere: only how many there are.
  expect(s.down).toEqual([1, 7])
})

test('R16.2 nothing else is random: refilled cards and rolls are the only events of a game', () => {
  const { s } = setUp('italia', 11)
  const stream = dice(11)
  const bags = new Set<string>()
  for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
    if (step.kind === 'chance') bags.add(step.bag.split('/')[0] ?? '')
    const theirs = step.kind === 'choice' && step.seat === 'automa'
    game.apply(s, theirs ? concordiaModule.automa.decide(s) : pickWeighted(game.options(s), stream).move)
  }
  expect([...bags].sort()).toEqual(['cards', 'die'])
})

test('S1.2 the dice weigh as they fall', () => {
  const weights = (kind: 'd12' | '2d6') => {
    const s = position.read({ map: 'italia', dice: kind })
    return game.options(s).map(({ weight }) => weight)
  }
  expect(weights('d12')).toEqual(new Array(12).fill(1))
  expect(weights('2d6')).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
})

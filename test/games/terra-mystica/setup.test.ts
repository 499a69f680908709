// The set-up, event by event (R6, S2 to S16).
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { counter } from '../../../src/kernel/trace.ts'
import { colour, HEXES } from '../../../src/games/terra-mystica/catalogue/index.ts'
import { counting } from '../../../src/games/terra-mystica/consequences/counting.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import type { Options, State } from '../../../src/games/terra-mystica/state.ts'

const { game, automa, score, position } = terraMysticaModule

const OPTIONS: Options = {
  level: 'medium',
  style: 'random',
  faction: 'open',
  power: 'all-available',
  bonus: 'drawn',
  ties: 'random',
  limit: 'round',
  cultists: 'power',
}

/** Plays the lines, decides for the opponents where `automa` stands, and tells who was asked what before each. */
function play(s: State, lines: readonly string[]): string[] {
  return lines.map((line) => {
    const step = game.step(s)
    const wanted = line === 'automa' ? game.key(automa.decide(s)) : line
    const option = game.options(s).find(({ move }) => game.key(move) === wanted)
    if (option === undefined) throw new Error(`"${wanted}" is not possible`)
    game.apply(s, option.move)
    return step.kind === 'choice' ? `${step.seat} ${step.ask}` : step.kind === 'chance' ? step.bag : 'over'
  })
}

const SCORING = ['spade', 'town', 'dwelling-water', 'stronghold-fire', 'dwelling-fire', 'trading-post-air']
const lines = (scoring: readonly string[]) => scoring.map((id) => `scoring scoring-${id}`)
const TILES = ['tile bonus-coins', 'tile bonus-priest', 'tile bonus-spade', 'tile bonus-cult']

test('Q27 S2 S5 S6 S8 R6.1 R6.2 random: faction, colours, tiles, pawns, dwellings, bonus tile, in this order', () => {
  const s = game.start(OPTIONS)
  const asked = play(s, [
    'faction witches',
    'third red',
    'automa',
    ...lines(SCORING),
    ...TILES,
    'automa',
    'place A10',
    'place G3',
    'automa',
    'automa',
    'automa',
    'bonus bonus-coins',
  ])
  expect(asked).toEqual([
    'faction',
    'third',
    'automa colours',
    ...SCORING.map(() => 'scoring'),
    ...TILES.map(() => 'tile'),
    'automa pawns',
    'you place',
    'you place',
    'automa settle',
    'automa settle',
    'automa settle',
    'you bonus',
  ])
  expect(position.write(s)).toMatchObject({
    round: 1,
    phase: 'actions',
    opponents: [
      { colour: 'blue', structures: { A11: 'dwelling', H4: 'dwelling' } },
      { colour: 'gray', structures: { C5: 'dwelling', I9: 'dwelling' } },
      { colour: 'red', structures: { A9: 'dwelling', G2: 'dwelling' } },
    ],
    bonusTiles: { 'bonus-priest': 1, 'bonus-spade': 1, 'bonus-cult': 1 },
  })
})

test('S2 Q1 Q34 deliberate: faction, third colour and tiles are the player’s', () => {
  const s = game.start({ ...OPTIONS, style: 'deliberate', bonus: 'chosen', faction: 'open' })
  const asked = play(s, ['faction nomads', 'third black', 'automa', ...lines(SCORING), ...TILES, 'automa', 'place F3'])
  expect(asked.filter((each) => !each.startsWith('you'))).toEqual(['automa colours', 'automa pawns'])
})

test('Q1 the bonus tiles are drawn unless they are to be chosen, and always in the random style', () => {
  const bags = (more: Partial<Options>) => {
    const s = game.start({ ...OPTIONS, faction: 'witches', ...more })
    return play(s, ['third red', 'automa', ...lines(SCORING), 'tile bonus-coins']).at(-1)
  }
  expect(bags({ style: 'deliberate' })).toBe('tile')
  expect(bags({ style: 'random', bonus: 'chosen' })).toBe('tile')
  expect(bags({ style: 'deliberate', bonus: 'chosen' })).toBe('you tile')
})

test('Q35 R6.4 also in the random choice your dwellings go on any free hex of your colour', () => {
  const s = game.start({ ...OPTIONS, style: 'random', faction: 'witches' })
  play(s, ['third red', 'automa', ...lines(SCORING), ...TILES, 'automa'])
  expect(game.step(s)).toEqual({ kind: 'choice', seat: 'you', ask: 'place' })
  const green = HEXES.filter(({ printed }) => colour(printed).id === 'green').map(({ id }) => `place ${id}`)
  expect(game.options(s).map(({ move }) => game.key(move))).toEqual(green)
})

test('Q36 S10 S29 the pawns stay where they are to the end, and cult points compare with them', () => {
  const s = game.start({ ...OPTIONS, level: 'hard', faction: 'witches' })
  const pawns = () => Object.keys(counting.numbers(s)).filter((name) => name.startsWith('pawn/'))
  const placed = ['fire', 'water', 'earth', 'air'].flatMap((id) => [5, 7, 9].map((level) => `pawn/${id}/${level}`))
  const stream = dice(36)
  for (let stand = false; game.step(s).kind !== 'over'; stand ||= pawns().length > 0) {
    expect(pawns()).toEqual(stand ? placed : [])
    const step = game.step(s)
    const decides = step.kind === 'choice' && step.seat === 'automa'
    game.apply(s, decides ? automa.decide(s) : pickWeighted(game.options(s), stream).move)
  }
  expect(pawns()).toEqual(placed)
  s.player.cults = [10, 9, 6, 4]
  const points = score(s).sides[0]?.items.filter(({ source }) => ['fire', 'water', 'earth', 'air'].includes(source))
  expect(points?.map((item) => item.points)).toEqual([8, 6, 2, 0])
})

test('R6.1 Q34 the spade tile cannot lie on rounds 5 and 6, and no tile lies twice', () => {
  const s = game.start({ ...OPTIONS, faction: 'witches' })
  play(s, ['third red', 'automa', ...lines(SCORING.slice(1, 5))])
  const left = game.options(s).map(({ move }) => game.key(move))
  expect(left).toEqual([
    'scoring scoring-trading-post-water',
    'scoring scoring-stronghold-air',
    'scoring scoring-trading-post-air',
  ])
})

describe('S15 ties', () => {
  const SETUP = ['third red', 'automa', ...lines(SCORING), ...TILES, 'automa', 'place A3', 'place I6']

  test('S15 at random: a die of as many faces as there are sets', () => {
    const s = game.start({ ...OPTIONS, faction: 'witches' })
    play(s, [...SETUP, 'automa'])
    expect(game.step(s)).toEqual({ kind: 'chance', bag: 'die/0' })
    expect(game.options(s)).toHaveLength(2)
    play(s, ['tie 2', 'settle A4 I4'])
  })

  test('S15 by choice: the player is handed the sets', () => {
    const s = game.start({ ...OPTIONS, faction: 'witches', ties: 'choice' })
    expect(play(s, [...SETUP, 'hand-over', 'settle A4 H4']).at(-1)).toBe('you choose-hexes')
  })
})

test('S13 S15 statistics count the rungs that decide without telling the rest', () => {
  const s = game.start({ ...OPTIONS, faction: 'witches' })
  play(s, ['third red', 'automa', ...lines(SCORING), ...TILES, 'automa', 'place A10', 'place G3'])
  const { counts, decided } = counter()
  const move = automa.decide(s, { decided: (rung) => decided?.(rung) })
  expect(game.key(move)).toBe('settle A11 H4')
  expect([...counts]).toEqual([['terra-mystica.initial-hexes.distance', 1]])
})

test('S20 Q2 the rolls of all six rounds are made before the first dwelling', () => {
  const s = game.start({ ...OPTIONS, faction: 'witches', power: 'blocked-predetermined', level: 'easy' })
  play(s, ['third red', 'automa', ...lines(SCORING), ...TILES])
  for (let round = 1; round <= 6; round++) play(s, ['roll', 'die 1', 'roll', 'die 1', 'roll', 'die 4', 'automa'])
  expect(position.write(s)).toMatchObject({
    blockedByRound: Array.from({ length: 6 }, () => ['power-bridge', 'power-coins']),
  })
})

test('S5 the faction may be named beforehand', () => {
  const s = game.start({ ...OPTIONS, faction: 'giants' })
  expect(game.step(s)).toEqual({ kind: 'chance', bag: 'third' })
})

test('Q26 S4 S30 nobody wins: the result is the score, kept per scenario, power mode, style and faction', () => {
  const s = position.read({
    round: 6,
    phase: 'game-end',
    player: { faction: 'witches', vp: 50, structures: { A10: 'dwelling' } },
  })
  const { outcome, record, sides } = score(s)
  expect(outcome.winner).toBe('none')
  expect(sides).toHaveLength(1)
  expect(record).toMatchObject({ category: 'medium/all-available/random/witches', points: sides[0]?.total })
})

test('Q29 the opponents take no tiles and no slots: only the player’s are told', () => {
  const s = position.read({
    player: { faction: 'witches', structures: { A10: 'dwelling' } },
    opponents: [{ colour: 'blue' }],
  })
  expect(Object.keys((position.write(s) as { opponents: object[] }).opponents[0] ?? {})).toEqual([
    'colour',
    'structures',
    'placed',
    'upgraded',
  ])
})

// Positions and questions that cannot be: refused with one sentence that says what and where. And moments within an action.
import { describe, expect, test } from 'vitest'
import { BadInput } from '../../../src/kernel/contract.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'

const { answer, game, position } = terraMysticaModule
const WITCHES = { player: { faction: 'witches', structures: { A10: 'dwelling' } } }

const BAD: readonly (readonly [string, unknown])[] = [
  ['position: is not an object', []],
  ['position: unknown field "map"', { map: {} }],
  ['scenario: unknown scenario "brutal"', { scenario: 'brutal' }],
  ['round: is above 6', { round: 7 }],
  ['phase: round 0 is the set-up, not "actions"', { round: 0, phase: 'actions' }],
  ['phase: the set-up is round 0, not round 2', { round: 2, phase: 'setup' }],
  ['phase: there is no cult bonus in round 6', { round: 6, phase: 'cult-spades' }],
  ['player faction: unknown faction "orcs"', { player: { faction: 'orcs' } }],
  ['player faction: structures stand on the map, so it is needed', { player: { structures: { A10: 'dwelling' } } }],
  [
    'player structures A10: unknown structure "tower"',
    { player: { faction: 'witches', structures: { A10: 'tower' } } },
  ],
  ['player priests: is above 7', { player: { faction: 'witches', priests: 8 } }],
  ['player coins: is not a whole number', { player: { faction: 'witches', coins: 1.5 } }],
  ['player cults fire: is above 10', { player: { faction: 'witches', cults: { fire: 11 } } }],
  [
    'player structures: there are more than 1 of "stronghold"',
    { player: { faction: 'witches', structures: { A10: 'stronghold', C3: 'stronghold' } } },
  ],
  [
    'opponents 0 structures: there is a structure on A10 already',
    { ...WITCHES, opponents: [{ colour: 'blue', structures: { A10: 'dwelling' } }] },
  ],
  ['opponents 1 colour: "blue" is there twice', { opponents: [{ colour: 'blue' }, { colour: 'blue' }] }],
  ['opponents: there are more than 3', { opponents: ['blue', 'gray', 'red', 'black'].map((colour) => ({ colour })) }],
  [
    'opponents 0 structures A11: unknown structure of an opponent "temple"',
    { opponents: [{ colour: 'blue', structures: { A11: 'temple' } }] },
  ],
  [
    'player bridges 0: there is no place for a bridge from A1 to A2',
    { player: { faction: 'witches', bridges: [['A1', 'A2']] } },
  ],
  [
    'player bridges 1: there is a bridge from C3 to A7 already',
    {
      player: {
        faction: 'witches',
        bridges: [
          ['A7', 'C3'],
          ['C3', 'A7'],
        ],
      },
    },
  ],
  [
    'player favours: "favour-air-1" is there twice',
    { player: { faction: 'witches', favours: ['favour-air-1', 'favour-air-1'] } },
  ],
  [
    'player priests: there are more than 7 with those on the cults',
    { player: { faction: 'witches', priests: 6, cultPriests: { fire: { 2: 2 } } } },
  ],
  ['player shipping: is above 3', { player: { faction: 'witches', shipping: 4 } }],
  ['player dig: is above 1', { player: { faction: 'fakirs', dig: 2 } }],
  [
    'player used: "witches-ride" is there twice',
    { player: { faction: 'witches', used: ['witches-ride', 'witches-ride'] } },
  ],
  [
    'player towns: there are more than 2 of "town-coins"',
    { player: { faction: 'witches', towns: [{ tile: 'town-coins' }, { tile: 'town-coins' }, { tile: 'town-coins' }] } },
  ],
  ['blocked: "power-coins" is there twice', { ...WITCHES, blocked: ['power-coins', 'power-coins'] }],
  ['powerUsed: "power-coins" is there twice', { ...WITCHES, powerUsed: ['power-coins', 'power-coins'] }],
  ['bonusTiles: "bonus-coins" is there twice', { bonusTiles: ['bonus-coins', 'bonus-coins'] }],
  ['scoringTiles: "scoring-town" is there twice', { scoringTiles: ['scoring-town', 'scoring-town'] }],
  ['bonusTiles: unknown field "bonus-luck"', { bonusTiles: ['bonus-luck'] }],
  ['pending: the game waits for nothing', { ...WITCHES, pending: [] }],
  ['pending: "colour" names no hex', { ...WITCHES, pending: [{ ask: 'act' }, { ask: 'colour' }] }],
]

describe('a position that cannot be', () => {
  test.each(BAD)('%s', (message, json) => {
    expect(() => position.read(json)).toThrow(new BadInput(message))
  })
})

const WRONG: readonly (readonly [string, unknown, unknown])[] = [
  ['ask kind: unknown kind of question', WITCHES, { kind: 'weather' }],
  ['player faction: it is needed for this question', {}, { kind: 'income' }],
  ['player faction: it is needed for this question', {}, { kind: 'legal' }],
  ['chance: a value from 1 to 2 is needed, and none is left', WITCHES, { kind: 'opponent-colours' }],
  ['ask third: "yellow" is not 2 spades from the home colour', WITCHES, { kind: 'opponent-colours', third: 'yellow' }],
  ['chance: 9 is above 2', { ...WITCHES, chance: [9] }, { kind: 'opponent-colours' }],
  [
    'chance: a value from 1 to 6 is needed, and none is left',
    { ...WITCHES, powerMode: 'blocked-each-round', chance: [1] },
    { kind: 'block-power-actions' },
  ],
  [
    'opponents: their colours are needed for this question',
    { ...WITCHES, round: 0 },
    { kind: 'initial-opponents', own: ['A10'] },
  ],
  [
    'ask own: 1 to 3 starting dwellings are needed, not 0',
    { round: 0, player: { faction: 'witches' }, opponents: [{ colour: 'blue' }] },
    { kind: 'initial-opponents' },
  ],
  [
    'ask own 1: "A10" is there twice',
    { ...WITCHES, round: 0, opponents: [{ colour: 'gray' }] },
    { kind: 'initial-opponents', own: ['A10', 'A10'] },
  ],
  [
    'ask own 0: an opponent stands on C5',
    { ...WITCHES, round: 0, opponents: [{ colour: 'gray', structures: { C5: 'dwelling' } }] },
    { kind: 'initial-opponents', own: ['C5', 'G3'] },
  ],
  [
    'ask action to: unknown colour or structure "castle"',
    WITCHES,
    { kind: 'legal', action: { type: 'upgrade', hex: 'A10', to: 'castle' } },
  ],
  [
    'ask action: it is not legal in this position',
    WITCHES,
    { kind: 'cost', action: { type: 'upgrade', hex: 'C3', to: 'temple' } },
  ],
  ['ask action type: unknown action "dance"', WITCHES, { kind: 'legal', action: { type: 'dance' } }],
  ['position: nothing is to be decided for the opponents here', WITCHES, undefined],
]

describe('a question that cannot be answered', () => {
  test.each(WRONG)('%s', (message, json, ask) => {
    expect(() => answer(json, ask)).toThrow(new BadInput(message))
  })
})

describe('without a question the next decision for the opponents is told', () => {
  const setup = (more: object) => answer({ round: 0, chance: [1, 1, 1], ...more }, undefined).action

  test('colours, then dwellings, then the blocked actions', () => {
    expect(setup({ player: { faction: 'witches' } })).toMatchObject({ type: 'set-opponent-colours' })
    const tiles = {
      scoringTiles: [
        'town',
        'dwelling-water',
        'dwelling-fire',
        'stronghold-fire',
        'stronghold-air',
        'trading-post-air',
      ].map((id) => `scoring-${id}`),
      bonusTiles: ['bonus-coins'],
      opponents: [{ colour: 'blue' }],
      player: { faction: 'witches', structures: { A10: 'dwelling', G3: 'dwelling' } },
    }
    expect(setup(tiles)).toMatchObject({ type: 'place-initial-opponents', placements: { blue: ['A11', 'H4'] } })
    expect(
      setup({
        ...tiles,
        scenario: 'easy',
        powerMode: 'blocked-predetermined',
        chance: [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
      }),
    ).toMatchObject({ type: 'block-power-actions', rollsUsed: 12 })
  })
})

describe('without a question, in the middle of a decision, what is decided and rolled already stays', () => {
  const READY = {
    round: 0,
    scoringTiles: [
      'town',
      'dwelling-water',
      'dwelling-fire',
      'stronghold-fire',
      'stronghold-air',
      'trading-post-air',
    ].map((id) => `scoring-${id}`),
    bonusTiles: ['bonus-coins', 'bonus-priest', 'bonus-spade', 'bonus-cult'],
    player: { faction: 'witches', structures: { A10: 'dwelling', G3: 'dwelling' } },
  }

  test('S7 the third colour that is known', () => {
    const asks = ['bonus', 'settle', 'place', 'pawns', 'tile'].map((ask) => ({ ask }))
    const pending = [...asks, { ask: 'colours', colour: 'red' }]
    expect(answer({ round: 0, player: { faction: 'witches' }, pending }, undefined).action).toEqual({
      type: 'set-opponent-colours',
      colours: ['blue', 'gray', 'red'],
    })
  })

  test('S13 colours that have settled', () => {
    const opponents = [{ colour: 'blue', structures: { A11: 'dwelling', H4: 'dwelling' } }, { colour: 'gray' }]
    expect(answer({ ...READY, opponents }, undefined).action).toEqual({
      type: 'place-initial-opponents',
      placements: { gray: ['C5', 'I9'] },
    })
  })

  test('S19 Q11 faces that have been rolled', () => {
    const asked = answer(
      {
        scenario: 'easy',
        powerMode: 'blocked-each-round',
        player: { faction: 'witches', structures: { A10: 'dwelling' } },
        pending: [{ ask: 'act' }, { ask: 'block' }],
        rolls: [4, 4],
        chance: [1],
      },
      undefined,
    )
    expect(asked.action).toEqual({
      type: 'block-power-actions',
      blocked: ['power-coins', 'power-bridge'],
      rollsUsed: 1,
    })
  })

  test('S20 rounds that have been rolled for', () => {
    const blockedByRound = Array.from({ length: 5 }, () => ['power-spade', 'power-spades'])
    const opponents = [{ colour: 'blue', structures: { A11: 'dwelling', H4: 'dwelling' } }]
    const more = { scenario: 'easy', powerMode: 'blocked-predetermined', blockedByRound, chance: [1, 2] }
    expect(answer({ ...READY, ...more, opponents }, undefined).action).toEqual({
      type: 'block-power-actions',
      blockedByRound: [...blockedByRound, ['power-bridge', 'power-priest']],
      rollsUsed: 2,
    })
  })
})

test('every move of a moment is told with its cost, and the score as it stands', () => {
  const world = {
    player: { faction: 'witches', structures: { A10: 'dwelling' }, workers: 2, coins: 6, bowls: [12, 0, 0] },
  }
  expect(answer(world, { kind: 'legal' })).toEqual({
    legal: [
      { move: 'upgrade A10 trading-post', cost: { coins: 6, workers: 2 } },
      { move: 'convert worker-to-coin', cost: { workers: 1 } },
      { move: 'pass', cost: {} },
    ],
  })
  expect(answer(world, { kind: 'score' })).toEqual(answer(world, { kind: 'final-score' }))
})

test('a moment within an action is told and read back: a dig half done', () => {
  const s = position.read({ player: { faction: 'witches', structures: { C3: 'dwelling' }, bowls: [0, 0, 6] } })
  for (const line of ['power power-spades', 'dig D5', 'colour green']) {
    const option = game.options(s).find(({ move }) => game.key(move) === line)
    if (option !== undefined) game.apply(s, option.move)
  }
  const written = position.write(s)
  expect(written).toMatchObject({ pending: [{ ask: 'act' }, { ask: 'dig', n: 1, from: 'free' }], dug: ['D5'] })
  expect(position.write(position.read(written))).toEqual(written)
})

test('a player who has passed has no action left', () => {
  expect(game.step(position.read({ round: 6, player: { faction: 'witches', passed: true } })).kind).toBe('over')
  const s = position.read({ round: 3, player: { faction: 'witches', passed: true } })
  expect(game.options(s).map(({ move }) => game.key(move))).toEqual(['done'])
})

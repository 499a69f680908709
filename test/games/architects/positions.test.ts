// Positions that cannot be: refused with one sentence that says what and where. And positions that leave out what is not needed.
import { describe, expect, test } from 'vitest'
import { BadInput } from '../../../src/kernel/contract.ts'
import { architectsModule } from '../../../src/games/architects/module.ts'
import type { Move } from '../../../src/games/architects/moves.ts'

const { answer, position } = architectsModule
const SEATS = { player: { wonder: 'giza' }, opponent: { wonder: 'rhodes' } }

const BAD: readonly (readonly [string, unknown])[] = [
  ['position: is not an object', []],
  ['position: unknown field "deck"', { deck: {} }],
  ['opponent wonder: unknown Wonder "troy"', { opponent: { wonder: 'troy' } }],
  ['opponent wonder: both sides have giza', { player: { wonder: 'giza' }, opponent: { wonder: 'giza' } }],
  ['player stages 0: unknown Stage "giza-1"', { player: { wonder: 'giza', stages: ['giza-1'] } }],
  ['player stages: "rhodes-2d" is not a Stage of giza', { player: { wonder: 'giza', stages: ['rhodes-2d'] } }],
  ['player stages: "giza-2i" rests on "giza-2d"', { player: { wonder: 'giza', stages: ['giza-2i'] } }],
  ['player stages: "giza-2d" is there twice', { player: { wonder: 'giza', stages: ['giza-2d', 'giza-2d'] } }],
  ['player stages: its wonder is not told', { player: { stages: ['giza-2d'] } }],
  ['player cards: unknown card "clay"', { player: { cards: { clay: 1 } } }],
  ['player cards wood: is below 0', { player: { cards: { wood: -1 } } }],
  ['player cards wood: is not a whole number', { player: { cards: { wood: 0.5 } } }],
  ['player tokens 0: unknown Progress token "luck"', { player: { tokens: ['luck'] } }],
  [
    'progress: "decor" is there 2 times, the game has 1',
    { player: { tokens: ['decor'] }, opponent: { tokens: ['decor'] } },
  ],
  [
    'progress stack: 12 of the 15 tokens are neither held nor face up',
    { progress: { faceUp: ['decor', 'culture', 'culture'], stack: 9 } },
  ],
  ['progress faceUp: three tokens lie face up while the stack lasts', { progress: { faceUp: ['decor'] } }],
  ['used: the active side does not hold "economy"', { ...SEATS, used: ['economy'] }],
  [
    'conflict: the Horns in front of both sides turn 1 tokens, not 2',
    { player: { cards: { 'red-1': 1 } }, conflict: 2 },
  ],
  ['conflict: is above 3', { conflict: 4 }],
  ['cat: somebody has Cat cards, so somebody owns the Cat pawn', { player: { cards: { 'blue-2-cat': 1 } } }],
  ['cat: the opponent has no Cat card', { cat: 'opponent' }],
  ['decks player: this deck has no "red-2"', { ...SEATS, decks: { player: 'red-2' } }],
  ['decks player: unknown card "clay"', { ...SEATS, decks: { player: 'clay' } }],
  ['decks player top: unknown card "clay"', { ...SEATS, decks: { player: { top: 'clay' } } }],
  ['decks player: unknown field "size"', { ...SEATS, decks: { player: { size: 4 } } }],
  ['decks player: there are 26 cards, the deck has 25', { ...SEATS, decks: { player: { top: 'wood', count: 26 } } }],
  ['decks player: an empty deck has no top card', { ...SEATS, decks: { player: { top: 'wood', count: 0 } } }],
  [
    'decks player left: there are 1 cards, the count says 4',
    { ...SEATS, decks: { player: { top: 'wood', count: 5, left: { coin: 1 } } } },
  ],
  [
    "decks central: it lies face up only in the Opponent's turn, while the Opponent owns the Cat",
    { ...SEATS, decks: { central: 'wood' } },
  ],
  [
    'seen: the central card that lies face up is another',
    {
      player: { wonder: 'giza' },
      opponent: { wonder: 'rhodes', cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      seen: 'wood',
      decks: { central: 'coin' },
    },
  ],
  ['seen: the central deck is empty', { ...SEATS, seen: 'wood', decks: { central: 'empty' } }],
  [
    'there are 9 of "wood", the three decks have 8',
    { player: { wonder: 'giza', cards: { wood: 9 } }, opponent: { wonder: 'rhodes' } },
  ],
  ['there are 9 of "wood", the three decks have 8', { decks: { central: { top: null, count: 9, left: { wood: 9 } } } }],
  [
    'there are 111 cards, the game has 110',
    {
      ...SEATS,
      discard: { wood: 4, stone: 4, brick: 4, papyrus: 4, glass: 4, coin: 1 },
      decks: { player: 'coin', opponent: 'coin', central: null },
    },
  ],
  ['due kind: unknown kind of answer owed "card"', { due: { kind: 'card' } }],
  [
    'due revealed: the cards shown are missing',
    { ...SEATS, decks: { player: 'wood' }, due: { kind: 'hali-card', deck: 'player' } },
  ],
  [
    'due deck: Halicarnassus looks at a Wonder deck',
    { ...SEATS, due: { kind: 'hali-card', deck: 'central', revealed: ['wood'] } },
  ],
  [
    'due revealed: the first card shown is the top of its deck',
    { ...SEATS, decks: { player: 'wood' }, due: { kind: 'hali-card', deck: 'player', revealed: ['coin'] } },
  ],
  ['chance 0: is above 6', { chance: [7] }],
  ['chance 0: is neither a die from 1 to 6 nor a name', { chance: [{}] }],
]

describe('a position that cannot be is refused', () => {
  test.each(BAD)('%s', (message, json) => {
    expect(() => position.read(json)).toThrow(new BadInput(message))
  })
})

const DECKS = { player: 'wood', opponent: 'stone', central: null }
const ODD: readonly (readonly [string, unknown, unknown])[] = [
  ['ask kind: unknown kind of question', SEATS, { kind: 'weather' }],
  ['ask stage: is missing', SEATS, { kind: 'payments' }],
  ['ask stage: unknown Stage "giza-1"', SEATS, { kind: 'payments', stage: 'giza-1' }],
  ['ask stage: "rhodes-2d" is not a Stage of giza', SEATS, { kind: 'payments', stage: 'rhodes-2d' }],
  ['opponent wonder: it is needed for this question', { decks: DECKS }, { kind: 'take' }],
  ['player wonder: it is needed for this question', {}, { kind: 'setup-wonder' }],
  ['decks player: its top card is not told', { ...SEATS, decks: { player: null, opponent: 'wood' } }, { kind: 'take' }],
  [
    'chance: a die is rolled here, and there is no value left for it',
    { ...SEATS, decks: { player: 'coin', opponent: 'coin' } },
    { kind: 'take' },
  ],
  [
    'chance: a die is rolled here, it cannot be "wood"',
    { ...SEATS, decks: { player: 'coin', opponent: 'coin' }, chance: ['wood'] },
    { kind: 'take' },
  ],
  [
    'chance: a card of the player deck is turned up here, and there is no value left for it',
    { ...SEATS, decks: { player: 'coin', opponent: 'blue-3' } },
    undefined,
  ],
  [
    'chance: a card of the player deck is turned up here, it cannot be "red-2"',
    { ...SEATS, decks: { player: 'coin', opponent: 'blue-3' }, chance: ['red-2'] },
    undefined,
  ],
  ['ask revealed: has no card', SEATS, { kind: 'hali-card', revealed: [] }],
  [
    'ask revealed: has more than 5 cards',
    SEATS,
    { kind: 'hali-card', revealed: ['coin', 'wood', 'coin', 'wood', 'coin', 'wood'] },
  ],
  ["active: it is the player's turn, not the Opponent's", { ...SEATS, active: 'player', decks: DECKS }, undefined],
  ["active: it is the Opponent's turn, not the player's", { ...SEATS, decks: DECKS }, { kind: 'moves' }],
]

describe('a question that cannot be answered is told why', () => {
  test.each(ODD)('%s', (message, json, ask) => {
    expect(() => answer(json, ask)).toThrow(new BadInput(message))
  })
})

describe('what a question does not need may be left out', () => {
  test.each([
    [{ kind: 'legal-take' }, {}, { legal: ['central'] }],
    [{ kind: 'shields' }, {}, { shields: { player: 0, opponent: 0 } }],
    [
      { kind: 'token' },
      { progress: { faceUp: ['decor', 'culture', 'tactics'] } },
      { action: { type: 'token', token: 'culture' } },
    ],
    [{ kind: 'science' }, { opponent: { cards: { gear: 2 } } }, { action: { type: 'science', discard: { gear: 2 } } }],
    [{ kind: 'start' }, {}, { action: { type: 'none' } }],
    [{ kind: 'take' }, {}, { action: { type: 'take', deck: 'central' } }],
    [{ kind: 'take' }, { decks: { central: 'empty' } }, { action: { type: 'none' } }],
    [{ kind: 'priorities' }, {}, { priorities: { player: null, opponent: null, central: null } }],
    [
      { kind: 'moves' },
      { active: 'player', taken: true, due: { kind: 'token' } },
      { legal: [{ type: 'token', token: 'stack' }] },
    ],
    [{ kind: 'turn' }, { decks: { central: 'empty' } }, { action: { type: 'turn', steps: [{ type: 'end-game' }] } }],
    [
      { kind: 'turn' },
      { opponent: { wonder: 'giza' }, decks: { opponent: 'coin' }, chance: ['wood'] },
      { action: { type: 'turn', steps: [{ type: 'take', deck: 'opponent', card: 'coin' }] } },
    ],
    [{ kind: 'score' }, {}, { score: { winner: 'shared' } }],
    [
      { kind: 'setup' },
      { difficulty: 'easy', opponent: { wonder: 'giza' } },
      { action: { type: 'setup', tokens: [] } },
    ],
  ])('%o', (ask, json, expected) => {
    expect(answer(json, ask)).toMatchObject(expected)
  })
})

test('S6 Q26 a card you had looked at may still be told as seen once it lies open', () => {
  const json = {
    player: { wonder: 'giza' },
    opponent: { wonder: 'rhodes', cards: { 'blue-2-cat': 1 } },
    cat: 'opponent',
    seen: 'coin',
    decks: { player: 'wood', opponent: 'blue-3', central: 'coin' },
  }
  expect(answer(json, { kind: 'take' })).toMatchObject({ action: { type: 'take', deck: 'central' } })
  expect(position.write(position.read(json))).toMatchObject({ seen: null, decks: { central: { top: 'coin' } } })
})

test('S2 S11 S16 what led to a whole turn is told once, when its dice have been rolled, by the names of the format', () => {
  const json = {
    player: { wonder: 'rhodes' },
    opponent: { wonder: 'giza', stages: ['giza-2d'], cards: { wood: 1, stone: 1 } },
    decks: { player: 'coin', opponent: 'coin' },
    chance: [5, 'blue-3', 2],
  }
  expect(answer(json, undefined)['trace']).toEqual([
    { clause: 'S7.2', ladder: 'priority', step: '2', kept: ['player', 'opponent'], dropped: [] },
    { clause: 'S11', ladder: 'several-decks', step: 5, kept: ['opponent'], dropped: ['player'] },
    { clause: 'S2', ladder: 'payment', step: 2, kept: ['wood'], dropped: ['stone'] },
  ])
})

test.each([
  [{ kind: 'setup-wonder' }, { player: { wonder: 'giza' }, chance: [1] }, 'setup'],
  [{ kind: 'setup' }, { opponent: { wonder: 'giza' }, chance: [1] }, 'setup'],
  [{ kind: 'token' }, { progress: { faceUp: ['politics', 'strategy', 'crafts'] }, chance: [1] }, 'token'],
  [{ kind: 'token' }, { progress: { faceUp: ['decor', 'culture', 'crafts'] } }, 'token'],
  [
    { kind: 'hali-deck' },
    { ...SEATS, decks: { player: 'blue-3', opponent: 'blue-3', central: null }, chance: [1] },
    'hali-deck',
  ],
  [{ kind: 'hali-card', revealed: ['blue-3', 'gear'] }, { ...SEATS, chance: [1] }, 'hali-card'],
])('S2 the die of %o is told with what it decides', (ask, json, ladder) => {
  expect(answer(json, ask)['trace']).toMatchObject([{ ladder }])
})

test('R2.2 a position of any moment, also one that waits for chance, reads back to the same moment', () => {
  const { game, automa } = architectsModule
  const s = game.start({ level: 'hard', opponent: 'random', first: 'you' })
  for (let n = 0; game.step(s).kind !== 'over'; n++) {
    const again = position.read(JSON.parse(JSON.stringify(position.write(s))))
    const keys = (state: typeof s) => game.options(state).map(({ move, weight }) => `${game.key(move)} ${weight}`)
    expect(keys(again), `moment ${n}`).toEqual(keys(s))
    expect(again.asks).toEqual(s.asks)
    const options = game.options(s)
    const step = game.step(s)
    const theirs = step.kind === 'choice' && step.seat === 'automa'
    game.apply(s, theirs ? automa.decide(s) : (options[(n * 7) % options.length]?.move as Move))
  }
})

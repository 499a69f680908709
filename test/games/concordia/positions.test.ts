// Positions that cannot be: refused with one sentence that says what and where. And positions of any moment.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { BadInput } from '../../../src/kernel/contract.ts'
import { concordiaModule } from '../../../src/games/concordia/module.ts'
import { positionLabels } from '../../../src/games/concordia/position/labels.ts'

const { answer, position, game, automa } = concordiaModule
const ON = { map: 'italia' }
const MINE = { ...ON, turn: 'player' }

const BAD: readonly (readonly [string, unknown])[] = [
  ['position: is not an object', []],
  ['map: is missing', {}],
  ['map: unknown map "gallia"', { map: 'gallia' }],
  ['position: unknown field "board"', { ...ON, board: 1 }],
  ['dice: unknown kind of dice "d6"', { ...ON, dice: 'd6' }],
  ['turn: unknown side "me"', { ...ON, turn: 'me' }],
  ['phase: unknown phase "late"', { ...ON, phase: 'late' }],
  ['cityGoods: unknown city "troia"', { ...ON, cityGoods: { troia: 'wine' } }],
  ['cityGoods cosa: unknown good "salt"', { ...ON, cityGoods: { cosa: 'salt' } }],
  ['cityGoods tolosa: "tolosa" is not on the map of italia', { ...ON, cityGoods: { tolosa: 'wine' } }],
  ['coinProvinces: "africa" is not on the map of italia', { ...ON, coinProvinces: ['africa'] }],
  ['houses ai: "tolosa" is not on the map of italia', { ...ON, houses: { ai: ['tolosa'] } }],
  ['houses player 0: unknown city "roma"', { ...ON, houses: { player: ['roma'] } }],
  ['houses player: "cosa" is there twice', { ...ON, houses: { player: ['cosa', 'cosa'] } }],
  ['market 0: unknown card for sale "start-senator"', { ...ON, market: ['start-senator'] }],
  ['market: "i-mason" is there twice', { ...ON, market: ['i-mason', 'i-mason'] }],
  ['player hand 0: unknown card "iv-consul"', { ...ON, player: { hand: ['iv-consul'] } }],
  ['ai goods: is not an object', { ...ON, ai: { goods: null } }],
  ['player goods: unknown good "salt"', { ...ON, player: { goods: { salt: 1 } } }],
  ['player goods brick: is below 0', { ...ON, player: { goods: { brick: -1 } } }],
  ['player coins: is not a whole number', { ...ON, player: { coins: 1.5 } }],
  ['player storedColonists: unknown type of colonist "air"', { ...ON, player: { storedColonists: { air: 1 } } }],
  ['player colonists 0 at: unknown place "troia"', { ...ON, player: { colonists: [{ type: 'land', at: 'troia' }] } }],
  [
    'player colonists 0 at: "tolosa" is not on the map of italia',
    { ...ON, player: { colonists: [{ type: 'land', at: 'tolosa' }] } },
  ],
  [
    'player colonists 0 at: a land colonist does not use "sea-cosa-roma"',
    { ...ON, player: { colonists: [{ type: 'land', at: 'sea-cosa-roma' }] } },
  ],
  [
    'player colonists 1 at: "sea-cosa-roma" is taken already',
    { ...ON, player: { colonists: [0, 1].map(() => ({ type: 'sea', at: 'sea-cosa-roma' })) } },
  ],
  ['ai storedColonists: is above 6', { ...ON, ai: { storedColonists: 7 } }],
  ['chance 0: is above 12', { ...ON, chance: [13] }],
  ['chance 0: unknown card for sale "roma"', { ...ON, chance: ['roma'] }],
  ['chance 0: is neither a roll nor a card', { ...ON, chance: [1.5] }],
  ['setup: a game that is being set up has no last turn', { ...ON, setup: true, phase: 'over' }],
  ['rolls: two dice cannot show 1', { ...ON, dice: '2d6', rolls: [1] }],
  ['player hand: a card has to be played, and there is none', { ...MINE, player: { hand: [] } }],
  ['doing ask: "build" is not asked in the turn of the ai', { ...ON, doing: { ask: 'build' } }],
  ['doing ask: "die" is not asked in the turn of the player', { ...MINE, doing: { ask: 'die' } }],
  ['rolls: a good is rolled for after the action', { ...ON, doing: { ask: 'die' } }],
  ['doing bought: space 1 cannot have been empty', { ...MINE, doing: { ask: 'buy', bought: [1] } }],
  ['doing colonist: there are 2 colonists on the board', { ...MINE, doing: { ask: 'line', colonist: 2 } }],
  ['doing: there is nothing that could be done here', { ...MINE, doing: { ask: 'line', steps: 0, colonist: 0 } }],
  ['doing: there is nothing that could be done here', { ...MINE, doing: { ask: 'give-up' } }],
]

describe('a position that cannot be is refused', () => {
  test.each(BAD)('%s', (message, json) => {
    expect(() => position.read(json)).toThrow(new BadInput(message))
  })

  test('and what reading says has its words in both languages', () => {
    const patterns = Object.keys(positionLabels)
      .filter((key) => key.startsWith('! '))
      .map(
        (key) =>
          new RegExp(
            `^${key
              .slice(2)
              .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
              .replaceAll('{}', '.*')}$`,
          ),
      )
    const untold = BAD.map(([message]) => message.replace(/^[^:]*: /, ''))
      .filter((text) => !/^is not an? /.test(text))
      .filter((text) => !patterns.some((pattern) => pattern.test(text)))
    expect(untold).toEqual([])
  })
})

const ODD: readonly (readonly [string, unknown, unknown])[] = [
  ['setup: not every city has its token yet', { ...ON, setup: true }, { kind: 'score' }],
  ['ask kind: unknown kind of question', ON, { kind: 'weather' }],
  ['ask city: "tolosa" is not on the map of italia', ON, { kind: 'house-cost', city: 'tolosa' }],
  [
    'ask space: there is no card on space 3',
    { ...ON, market: ['i-mason'] },
    { kind: 'card-cost', space: 3, by: 'consul' },
  ],
  ['ask colonist: there is no colonist 4, there are 2', ON, { kind: 'legal-lines', colonist: 4 }],
  ['ask province: "africa" is not on the map of italia', ON, { kind: 'prefect-produce', province: 'africa' }],
  ['ask card: unknown Mercator "i-mason"', ON, { kind: 'mercator', card: 'i-mason', trades: [] }],
  ['player hand: the Tribune is not there', { ...ON, player: { hand: [] } }, { kind: 'tribune' }],
  [
    'ask reveals: 1 card is turned up, not 0',
    { ...ON, faceDown: { I: 0, II: 3 } },
    { kind: 'refill', bought: [2], reveals: [] },
  ],
  [
    'ask reveals: 1 card is turned up, not 2',
    ON,
    { kind: 'refill', bought: [2], reveals: ['ii-weaver', 'ii-vintner'] },
  ],
  ['ask reveals: "i-prefect" is there twice', ON, { kind: 'refill', bought: [1], reveals: ['i-prefect'] }],
  [
    'ask trades 0: has no whole number to buy or to sell',
    ON,
    { kind: 'mercator', card: 'start-mercator', trades: [{ good: 'wine' }] },
  ],
  ['ask bought: space 2 is there twice', ON, { kind: 'refill', bought: [2, 2], reveals: ['i-smith', 'ii-consul'] }],
  ['chance: the dice are rolled here, and there is no value left for them', ON, undefined],
  ['chance: the dice are rolled here, they cannot be 1', { ...ON, dice: '2d6', chance: [1] }, undefined],
  ["turn: it is the player's turn, not the AI's", MINE, undefined],
  ["turn: it is the AI's turn, not the player's", ON, { kind: 'legal' }],
  ['phase: the game is over, the AI has no turn', { ...ON, phase: 'over' }, undefined],
  [
    'endTriggeredBy: the AI has triggered the end and acts no more',
    { ...ON, phase: 'final', endTriggeredBy: 'ai' },
    undefined,
  ],
  ['doing: the AI has acted already', { ...ON, market: [], faceDown: { I: 1 }, doing: { ask: 'reveal' } }, undefined],
]

describe('a question that cannot be answered is told why', () => {
  test.each(ODD)('%s', (message, json, ask) => {
    expect(() => answer(json, ask)).toThrow(new BadInput(message))
  })
})

describe('what a question does not need may be left out or not add up', () => {
  test.each([
    [{ kind: 'diplomat' }, { player: { discard: ['start-senator'] } }, { copies: 'senator' }],
    [{ kind: 'tribune' }, { player: { discard: ['start-senator'] } }, { coins: 0, hand: 8 }],
    [
      { kind: 'prefect-produce', province: 'etruria' },
      { player: { goods: { brick: 12 } } },
      { gain: { playerMustLose: 1 } },
    ],
    [{ kind: 'end-check', after: 'ai' }, { market: [] }, { end: { triggered: true } }],
    [{ kind: 'end-check', after: 'ai' }, { market: [], faceDown: { I: 1 } }, { end: { triggered: false } }],
  ])('%o', (ask, json, expected) => {
    expect(answer({ ...ON, ...json }, ask)).toMatchObject(expected)
  })
})

test('R10.6 a display is refilled with what is turned up, unless the deck is told', () => {
  const short = { ...ON, market: ['i-mason', 'i-architect', 'i-mercator'] }
  const refill = (json: unknown, ...reveals: string[]) => answer(json, { kind: 'refill', bought: [2], reveals })
  const full = [...short.market, 'i-colonist', 'i-smith', 'i-prefect', 'i-diplomat']
  const left = full.filter((id) => id !== 'i-architect')
  expect(refill({ ...ON, market: full })).toEqual({ market: left })
  expect(refill(short)).toEqual({ market: ['i-mason', 'i-mercator'] })
  expect(refill(short, 'ii-weaver')).toEqual({ market: ['i-mason', 'i-mercator', 'ii-weaver'] })
  expect(() => refill({ ...short, faceDown: { I: 0, II: 0 } }, 'ii-weaver')).toThrow('0 cards are turned up, not 1')
  const within = { ...short, turn: 'player', doing: { ask: 'buy', bought: [1] } }
  expect(refill(within)).toEqual({ market: ['i-architect', 'i-mercator'] })
})

test('R13.3 whose last turn it is has not triggered the end, and when the game is over only scoring is left', () => {
  const end = (json: object, after: string) => answer({ ...ON, ...json }, { kind: 'end-check', after })['end']
  expect(end({ phase: 'final' }, 'ai')).toEqual({ triggered: true, by: 'player', next: 'scoring' })
  expect(end({ phase: 'final' }, 'player')).toEqual({ triggered: true, by: 'player', next: 'ai' })
  expect(end({ phase: 'final', turn: 'player' }, 'player')).toEqual({ triggered: true, by: 'ai', next: 'scoring' })
  const over = { phase: 'over', endTriggeredBy: 'player' }
  expect(end(over, 'player')).toEqual({ triggered: true, by: 'player', next: 'scoring' })
})

test('R16.3 a position of any moment, also one that waits for chance, reads back to the same moment', () => {
  for (let seed = 0; seed < 12; seed++) {
    const s = game.start({ map: (['italia', 'hispania', 'imperium'] as const)[seed % 3] ?? 'italia', dice: 'd12' })
    const stream = dice(seed)
    for (let n = 0; ; n++) {
      const told = JSON.parse(JSON.stringify(position.write(s)))
      const again = position.read(told)
      const keys = (state: typeof s) => game.options(state).map(({ move, weight }) => `${game.key(move)} ${weight}`)
      expect(keys(again), `moment ${n}`).toEqual(keys(s))
      expect({ ...again, rolled: s.rolled }, `moment ${n}`).toEqual(s)
      expect(position.write(again)).toEqual(told)
      const step = game.step(s)
      if (step.kind === 'over') break
      const theirs = step.kind === 'choice' && step.seat === 'automa'
      game.apply(s, theirs ? automa.decide(s) : pickWeighted(game.options(s), stream).move)
    }
  }
})

test('S5.1 S5.2 Q2 rolls that a position tells have been rolled when the game goes on from it', () => {
  const after = (chance: readonly number[]) => {
    const s = position.read({ ...ON, chance })
    return [s.rolls, game.step(s)]
  }
  const decides = { kind: 'choice', seat: 'automa', ask: 'ai' }
  expect(after([1])).toEqual([[1], decides])
  expect(after([1, 5])).toEqual([[1], decides])
  expect(after([9, 5])).toEqual([[9, 5], decides])
  expect(after([])).toEqual([[], { kind: 'chance', bag: 'die/0' }])
})

test('R17.6 R6.7 legal moves are told with their cost', () => {
  const legal = (doing: unknown, player: unknown) => answer({ ...MINE, doing, player }, { kind: 'legal' })['legal']
  const colonists = [{ type: 'land', at: 'land-cosa-florentia' }]
  expect(legal({ ask: 'build' }, { colonists })).toEqual([
    { move: 'build cosa', cost: { coins: 5, goods: { brick: 1, cloth: 1 } } },
    { move: 'build florentia', cost: { coins: 1, goods: { food: 1 } } },
    { move: 'done' },
  ])
  expect(legal({ ask: 'buy', by: 'senator' }, { goods: { tool: 2 } })).toEqual([
    { move: 'acquire i-architect', cost: { tool: 1 } },
    { move: 'done' },
  ])
  expect(answer({ ...MINE, phase: 'over' }, { kind: 'legal' })).toEqual({ legal: [] })
})

test('R10.6 a game goes on where more cards are counted face down than have not been seen', () => {
  const s = position.read({
    ...MINE,
    market: ['i-mason', 'i-architect', 'i-mercator', 'i-colonist', 'i-smith', 'i-prefect', 'i-diplomat'],
    faceDown: { I: 2, II: 0 },
    player: { hand: ['start-tribune', 'start-senator'], goods: { food: 4, tool: 4 } },
    ai: { bought: ['i-farmer'] },
  })
  for (const key of ['play start-senator', 'acquire i-mason', 'done'])
    game.apply(s, game.options(s).find(({ move }) => game.key(move) === key)?.move ?? { do: 'none' })
  expect(game.step(s)).toMatchObject({ kind: 'chance', bag: 'die/0' })
})

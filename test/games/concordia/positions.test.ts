// Positions that cannot be: refused with one sentence that says what and where. And positions of any moment.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { BadInput } from '../../../src/kernel/contract.ts'
import { concordiaModule } from '../../../src/games/concordia/module.ts'

const { answer, position, game, automa } = concordiaModule
const ON = { map: 'italia' }
const MINE = { ...ON, turn: 'player' }

const BAD: readonly (readonly [en: string, it: string, position: unknown])[] = [
  ['map: is missing', 'map: manca', {}],
  ['map: unknown map "gallia"', 'map: "gallia" non è un tabellone', { map: 'gallia' }],
  ['dice: unknown kind of dice "d6"', 'dice: "d6" non è un tipo di dadi', { ...ON, dice: 'd6' }],
  ['turn: unknown side "me"', 'turn: "me" non è una delle due parti', { ...ON, turn: 'me' }],
  ['phase: unknown phase "late"', 'phase: "late" non è una fase', { ...ON, phase: 'late' }],
  ['cityGoods: unknown city "troia"', 'cityGoods: "troia" non è una città', { ...ON, cityGoods: { troia: 'wine' } }],
  [
    'cityGoods cosa: unknown good "salt"',
    'cityGoods cosa: "salt" non è una merce',
    { ...ON, cityGoods: { cosa: 'salt' } },
  ],
  [
    'cityGoods tolosa: Tolosa is not on the map of Italia',
    'cityGoods tolosa: Tolosa non è sul tabellone Italia',
    { ...ON, cityGoods: { tolosa: 'wine' } },
  ],
  [
    'coinProvinces 0: Africa is not on the map of Italia',
    'coinProvinces 0: Africa non è sul tabellone Italia',
    { ...ON, coinProvinces: ['africa'] },
  ],
  [
    'houses ai 0: Tolosa is not on the map of Italia',
    'houses ai 0: Tolosa non è sul tabellone Italia',
    { ...ON, houses: { ai: ['tolosa'] } },
  ],
  [
    'houses player 0: unknown city "roma"',
    'houses player 0: "roma" non è una città',
    { ...ON, houses: { player: ['roma'] } },
  ],
  [
    'houses player 1: Cosa is there twice',
    'houses player 1: Cosa c’è due volte',
    { ...ON, houses: { player: ['cosa', 'cosa'] } },
  ],
  [
    'market 0: unknown card for sale "start-senator"',
    'market 0: "start-senator" non è una carta in vendita',
    { ...ON, market: ['start-senator'] },
  ],
  ['market 1: Mason is there twice', 'market 1: Muratore c’è due volte', { ...ON, market: ['i-mason', 'i-mason'] }],
  [
    'player hand 0: unknown card "iv-consul"',
    'player hand 0: "iv-consul" non è una carta',
    { ...ON, player: { hand: ['iv-consul'] } },
  ],
  ['ai goods: is not an object { … }', 'ai goods: non è un oggetto { … }', { ...ON, ai: { goods: null } }],
  [
    'player goods: unknown good "salt"',
    'player goods: "salt" non è una merce',
    { ...ON, player: { goods: { salt: 1 } } },
  ],
  ['player goods brick: is below 0', 'player goods brick: il minimo è 0', { ...ON, player: { goods: { brick: -1 } } }],
  ['player coins: is not a whole number', 'player coins: non è un numero intero', { ...ON, player: { coins: 1.5 } }],
  [
    'player storedColonists: unknown type of colonist "air"',
    'player storedColonists: "air" non è un tipo di colono',
    { ...ON, player: { storedColonists: { air: 1 } } },
  ],
  [
    'player colonists 0 at: unknown place "troia"',
    'player colonists 0 at: "troia" non è un luogo del tabellone',
    { ...ON, player: { colonists: [{ type: 'land', at: 'troia' }] } },
  ],
  [
    'player colonists 0 at: Tolosa is not on the map of Italia',
    'player colonists 0 at: Tolosa non è sul tabellone Italia',
    { ...ON, player: { colonists: [{ type: 'land', at: 'tolosa' }] } },
  ],
  [
    'player colonists 0 at: a land colonist does not use the sea route Cosa–Roma',
    'player colonists 0 at: un colono di terra non può stare sulla via di mare Cosa–Roma',
    { ...ON, player: { colonists: [{ type: 'land', at: 'sea-cosa-roma' }] } },
  ],
  [
    'player colonists 1 at: there is a colonist on the sea route Cosa–Roma already',
    'player colonists 1 at: sulla via di mare Cosa–Roma c’è già un colono',
    { ...ON, player: { colonists: [0, 1].map(() => ({ type: 'sea', at: 'sea-cosa-roma' })) } },
  ],
  ['ai storedColonists: is above 6', 'ai storedColonists: il massimo è 6', { ...ON, ai: { storedColonists: 7 } }],
  ['chance 0: is above 12', 'chance 0: il massimo è 12', { ...ON, chance: [13] }],
  ['chance 0: is neither a roll nor a card', 'chance 0: non è né un tiro né una carta', { ...ON, chance: ['roma'] }],
  ['chance 0: is neither a roll nor a card', 'chance 0: non è né un tiro né una carta', { ...ON, chance: [1.5] }],
  [
    'setup: a game that is being set up has no last turn',
    'setup: durante la preparazione non c’è un ultimo turno',
    { ...ON, setup: true, phase: 'over' },
  ],
  ['rolls: two dice cannot show 1', 'rolls: due dadi non possono dare 1', { ...ON, dice: '2d6', rolls: [1] }],
  [
    'player hand: a card has to be played, and there is none',
    'player hand: bisogna giocare una carta, e non ce n’è',
    { ...MINE, player: { hand: [] } },
  ],
  [
    'doing ask: "build" is not asked in the turn of the AI',
    'doing ask: "build" non succede nel turno dell’IA',
    { ...ON, doing: { ask: 'build' } },
  ],
  [
    'doing ask: "die" is not asked in the turn of the player',
    'doing ask: "die" non succede nel tuo turno',
    { ...MINE, doing: { ask: 'die' } },
  ],
  [
    'rolls: a good is rolled for after the action, which is rolled for once',
    'rolls: prima della merce si tira per l’azione, una volta',
    { ...ON, doing: { ask: 'die' } },
  ],
  [
    'doing bought: space 1 cannot have been empty',
    'doing bought: lo spazio 1 non può essere vuoto',
    { ...MINE, doing: { ask: 'buy', bought: [1] } },
  ],
  [
    'doing colonist: there is no colonist 2 (counted from 0): there are 2 colonists on the board',
    'doing colonist: il colono 2 (contando da 0) non esiste: ci sono 2 coloni sul tabellone',
    { ...MINE, doing: { ask: 'line', colonist: 2 } },
  ],
  [
    'doing: there is nothing that could be done here',
    'doing: qui non si può fare niente',
    { ...MINE, doing: { ask: 'line', steps: 0, colonist: 0 } },
  ],
  [
    'doing: there is nothing that could be done here',
    'doing: qui non si può fare niente',
    { ...MINE, doing: { ask: 'give-up' } },
  ],
]

function refusalOf(act: () => unknown): BadInput {
  try {
    act()
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  throw new Error('it was not refused')
}

const told = (act: () => unknown): string[] => {
  const error = refusalOf(act)
  return [error.tell('en'), error.tell('it')]
}

describe('a position that cannot be is refused in both languages', () => {
  test.each(BAD)('%s', (en, it, json) => {
    expect(told(() => position.read(json))).toEqual([en, it])
  })

  test.each([
    ['read.not-object', []],
    ['read.unknown-field', { ...ON, board: 1 }],
  ])('as a whole: %s', (code, json) => {
    const error = refusalOf(() => position.read(json))
    expect(error.code).toBe(code)
    expect(error.path.every((step) => typeof step === 'object')).toBe(true)
  })
})

const ODD: readonly (readonly [en: string, it: string, position: unknown, ask: unknown])[] = [
  [
    'setup: not every city has its token yet',
    'setup: non tutte le città hanno già il loro segnalino',
    { ...ON, setup: true },
    { kind: 'score' },
  ],
  [
    'ask kind: unknown kind of question "weather"',
    'ask kind: "weather" non è un tipo di domanda',
    ON,
    { kind: 'weather' },
  ],
  [
    'ask city: Tolosa is not on the map of Italia',
    'ask city: Tolosa non è sul tabellone Italia',
    ON,
    { kind: 'house-cost', city: 'tolosa' },
  ],
  [
    'ask space: there is no card on space 3',
    'ask space: nello spazio 3 non c’è nessuna carta',
    { ...ON, market: ['i-mason'] },
    { kind: 'card-cost', space: 3, by: 'consul' },
  ],
  [
    'ask colonist: there is no colonist 4 (counted from 0): there are 2 colonists on the board',
    'ask colonist: il colono 4 (contando da 0) non esiste: ci sono 2 coloni sul tabellone',
    ON,
    { kind: 'legal-lines', colonist: 4 },
  ],
  [
    'ask province: Africa is not on the map of Italia',
    'ask province: Africa non è sul tabellone Italia',
    ON,
    { kind: 'prefect-produce', province: 'africa' },
  ],
  [
    'ask card: unknown Mercator "i-mason"',
    'ask card: "i-mason" non è un Mercante',
    ON,
    { kind: 'mercator', card: 'i-mason', trades: [] },
  ],
  [
    'player hand: the Tribune is not there',
    'player hand: il Tribuno non c’è',
    { ...ON, player: { hand: [] } },
    { kind: 'tribune' },
  ],
  [
    'ask reveals: 1 card is turned up, not 0',
    'ask reveals: si scopre 1 carta, non 0',
    { ...ON, faceDown: { I: 0, II: 3 } },
    { kind: 'refill', bought: [2], reveals: [] },
  ],
  [
    'ask reveals: 1 card is turned up, not 2',
    'ask reveals: si scopre 1 carta, non 2',
    ON,
    { kind: 'refill', bought: [2], reveals: ['ii-weaver', 'ii-vintner'] },
  ],
  [
    'ask reveals 0: Prefect I is there twice',
    'ask reveals 0: Prefetto I c’è due volte',
    ON,
    { kind: 'refill', bought: [1], reveals: ['i-prefect'] },
  ],
  [
    'ask trades 0: needs a number to buy or to sell, not both',
    'ask trades 0: serve un numero di unità da comprare o da vendere, non entrambi',
    ON,
    { kind: 'mercator', card: 'start-mercator', trades: [{ good: 'wine' }] },
  ],
  [
    'ask bought 1: space 2 is there twice',
    'ask bought 1: lo spazio 2 c’è due volte',
    ON,
    { kind: 'refill', bought: [2, 2], reveals: ['i-smith', 'ii-consul'] },
  ],
  [
    'chance: the dice are rolled here, and there is no value left for them',
    'chance: qui si tirano i dadi, e manca il risultato',
    ON,
    undefined,
  ],
  [
    'chance: the dice are rolled here, they cannot be 1',
    'chance: qui si tirano i dadi, e non possono dare 1',
    { ...ON, dice: '2d6', chance: [1] },
    undefined,
  ],
  ['turn: it is the player’s turn, not the AI’s', 'turn: è il tuo turno, non quello dell’IA', MINE, undefined],
  ['turn: it is the AI’s turn, not the player’s', 'turn: è il turno dell’IA, non il tuo', ON, { kind: 'legal' }],
  [
    'phase: the game is over, the AI has no turn',
    'phase: la partita è finita, l’IA non ha più turni',
    { ...ON, phase: 'over' },
    undefined,
  ],
  [
    'endTriggeredBy: the AI has triggered the end and acts no more',
    'endTriggeredBy: l’IA ha provocato la fine e non agisce più',
    { ...ON, phase: 'final', endTriggeredBy: 'ai' },
    undefined,
  ],
  [
    'doing: the AI has acted already',
    'doing: l’IA ha già agito',
    { ...ON, market: [], faceDown: { I: 1 }, doing: { ask: 'reveal' } },
    undefined,
  ],
]

describe('a question that cannot be answered is told why', () => {
  test.each(ODD)('%s', (en, it, json, ask) => {
    expect(told(() => answer(json, ask))).toEqual([en, it])
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
  const { values } = refusalOf(() => refill({ ...short, faceDown: { I: 0, II: 0 } }, 'ii-weaver'))
  expect(values).toEqual({ needed: 0, told: 1 })
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

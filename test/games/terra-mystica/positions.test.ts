// Positions and questions that cannot be: refused with one sentence that says what and where. And moments within an action.
import { describe, expect, test } from 'vitest'
import { BadInput } from '../../../src/kernel/contract.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'

const { answer, game, position } = terraMysticaModule
const WITCHES = { player: { faction: 'witches', structures: { A10: 'dwelling' } } }

/** What is told in English and in Italian. */
function refusalOf(act: () => unknown): readonly string[] {
  try {
    act()
  } catch (error) {
    if (error instanceof BadInput) return [error.tell('en'), error.tell('it')]
    throw error
  }
  return []
}

const BAD: readonly (readonly [en: string, it: string, position: unknown])[] = [
  ['position: is not an object { … }', 'posizione: non è un oggetto { … }', []],
  ['position: unknown field "map"', 'posizione: il campo "map" non esiste', { map: {} }],
  ['scenario: unknown scenario "brutal"', 'scenario: "brutal" non è uno scenario', { scenario: 'brutal' }],
  ['round: is above 6', 'round: il massimo è 6', { round: 7 }],
  ['phase: round 0 is the set-up', 'phase: il turno 0 è la preparazione', { round: 0, phase: 'actions' }],
  [
    'phase: the set-up is round 0, not round 2',
    'phase: la preparazione è il turno 0, non il 2',
    { round: 2, phase: 'setup' },
  ],
  [
    'phase: there is no cult bonus in round 6',
    'phase: nel turno 6 non c’è il bonus dei culti',
    { round: 6, phase: 'cult-spades' },
  ],
  ['player faction: unknown faction "orcs"', 'player faction: "orcs" non è una razza', { player: { faction: 'orcs' } }],
  [
    'player faction: structures stand on the map, so it is needed',
    'player faction: ci sono edifici sulla mappa: serve la razza',
    { player: { structures: { A10: 'dwelling' } } },
  ],
  [
    'player structures A10: unknown structure "tower"',
    'player structures A10: "tower" non è un edificio',
    { player: { faction: 'witches', structures: { A10: 'tower' } } },
  ],
  ['player priests: is above 7', 'player priests: il massimo è 7', { player: { faction: 'witches', priests: 8 } }],
  [
    'player coins: is not a whole number',
    'player coins: non è un numero intero',
    { player: { faction: 'witches', coins: 1.5 } },
  ],
  [
    'player cults fire: is above 10',
    'player cults fire: il massimo è 10',
    { player: { faction: 'witches', cults: { fire: 11 } } },
  ],
  [
    'player structures: “Stronghold”: at most 1',
    'player structures: «Fortezza»: al massimo 1',
    { player: { faction: 'witches', structures: { A10: 'stronghold', C3: 'stronghold' } } },
  ],
  [
    'opponents 0 structures: there is a structure on A10 already',
    'opponents 0 structures: in A10 c’è già un edificio',
    { ...WITCHES, opponents: [{ colour: 'blue', structures: { A10: 'dwelling' } }] },
  ],
  [
    'opponents 1 colour: “Blue” is there twice',
    'opponents 1 colour: «Blu» c’è due volte',
    { opponents: [{ colour: 'blue' }, { colour: 'blue' }] },
  ],
  [
    'opponents: there are more than 3',
    'opponents: gli avversari sono al massimo 3',
    { opponents: ['blue', 'gray', 'red', 'black'].map((colour) => ({ colour })) },
  ],
  [
    'opponents 0 structures A11: unknown structure of an opponent "temple"',
    'opponents 0 structures A11: "temple" non è un edificio di un avversario',
    { opponents: [{ colour: 'blue', structures: { A11: 'temple' } }] },
  ],
  [
    'player bridges 0: there is no place for a bridge from A1 to A2',
    'player bridges 0: fra A1 e A2 non si può costruire un ponte',
    { player: { faction: 'witches', bridges: [['A1', 'A2']] } },
  ],
  [
    'player bridges 1: there is a bridge from C3 to A7 already',
    'player bridges 1: fra C3 e A7 c’è già un ponte',
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
    'player favours: “Air 1 favour (pass with trading posts)” is there twice',
    'player favours: «Favore Aria 1 (passare con empori)» c’è due volte',
    { player: { faction: 'witches', favours: ['favour-air-1', 'favour-air-1'] } },
  ],
  [
    'player priests: there are more than 7 with those on the cults',
    'player priests: con quelli sui culti sono più di 7',
    { player: { faction: 'witches', priests: 6, cultPriests: { fire: { 2: 2 } } } },
  ],
  ['player shipping: is above 3', 'player shipping: il massimo è 3', { player: { faction: 'witches', shipping: 4 } }],
  ['player dig: is above 1', 'player dig: il massimo è 1', { player: { faction: 'fakirs', dig: 2 } }],
  [
    'player used: “Witches: ride” is there twice',
    'player used: «Streghe: volo» c’è due volte',
    { player: { faction: 'witches', used: ['witches-ride', 'witches-ride'] } },
  ],
  [
    'player towns: “Town: 6 coins”: at most 2',
    'player towns: «Città: 6 monete»: al massimo 2',
    { player: { faction: 'witches', towns: [{ tile: 'town-coins' }, { tile: 'town-coins' }, { tile: 'town-coins' }] } },
  ],
  [
    'blocked: “Gain 7 coins” is there twice',
    'blocked: «Riscuotere 7 monete» c’è due volte',
    { ...WITCHES, blocked: ['power-coins', 'power-coins'] },
  ],
  [
    'powerUsed: “Gain 7 coins” is there twice',
    'powerUsed: «Riscuotere 7 monete» c’è due volte',
    { ...WITCHES, powerUsed: ['power-coins', 'power-coins'] },
  ],
  [
    'bonusTiles: “Coins bonus tile” is there twice',
    'bonusTiles: «Tessera bonus Monete» c’è due volte',
    { bonusTiles: ['bonus-coins', 'bonus-coins'] },
  ],
  [
    'scoringTiles: “Towns / Earth spade” is there twice',
    'scoringTiles: «Città / Terra vanga» c’è due volte',
    { scoringTiles: ['scoring-town', 'scoring-town'] },
  ],
  [
    'bonusTiles: unknown bonus tile "bonus-luck"',
    'bonusTiles: "bonus-luck" non è una tessera bonus',
    { bonusTiles: ['bonus-luck'] },
  ],
  ['pending: the game waits for nothing', 'pending: manca ciò che il gioco aspetta', { ...WITCHES, pending: [] }],
  [
    'pending: “colour” names no hex',
    'pending: «colour» non indica un esagono',
    { ...WITCHES, pending: [{ ask: 'act' }, { ask: 'colour' }] },
  ],
]

const THREE = { opponents: ['blue', 'gray', 'brown'].map((colour) => ({ colour })) }
const SIX = ['town', 'dwelling-water', 'dwelling-fire', 'stronghold-fire', 'stronghold-air', 'trading-post-air']
/** Set-up of the Witches with everything told but their dwellings, and what is asked for then. */
const SETTING_UP = {
  round: 0,
  player: { faction: 'witches' },
  scoringTiles: SIX.map((id) => `scoring-${id}`),
  bonusTiles: ['bonus-spade', 'bonus-coins', 'bonus-priest', 'bonus-cult'],
  ...THREE,
}
const asks = (...names: string[]) => ({ pending: names.map((ask) => ({ ask })) })

/** What a game is asked to wait for and never would (S7, S13, S15, S19, Q27; R10, R13, R15, R18, R20, R22). */
const WAITING: typeof BAD = [
  [
    'pending: the game is over',
    'pending: la partita è finita',
    { ...WITCHES, round: 6, phase: 'game-end', ...asks('act') },
  ],
  ['player faction: it is needed to play on', 'player faction: serve per continuare', { round: 1 }],
  [
    'pending: only cult spades are to be used',
    'pending: qui si usano solo le vanghe dei culti',
    { ...WITCHES, phase: 'cult-spades', ...asks('act') },
  ],
  [
    'pending: this is not the order of set-up',
    'pending: questo non è l’ordine della preparazione',
    { ...SETTING_UP, ...asks('bonus', 'place', 'settle') },
  ],
  [
    'pending: the scoring tiles do not come out',
    'pending: il numero delle tessere turno non torna',
    { ...SETTING_UP, ...asks('bonus', 'settle', 'place', 'scoring') },
  ],
  [
    'pending: “settle” is there twice',
    'pending: «settle» c’è due volte',
    { ...SETTING_UP, ...asks('bonus', 'settle', 'settle', 'place') },
  ],
  [
    'pending: the faction is asked for if it is not told',
    'pending: la razza si chiede solo se non è indicata',
    { ...SETTING_UP, ...asks('bonus', 'settle', 'place', 'faction') },
  ],
  [
    'pending: the opponents are told',
    'pending: gli avversari sono già indicati',
    { ...SETTING_UP, ...asks('bonus', 'settle', 'place', 'third') },
  ],
  [
    'player structures: there are 2 starting dwellings',
    'player structures: ci sono 2 abitazioni iniziali, non di più',
    { ...SETTING_UP, player: { faction: 'witches', structures: { A10: 'dwelling', C3: 'dwelling', G3: 'dwelling' } } },
  ],
  [
    'player structures: there is 1 starting dwelling',
    'player structures: c’è 1 abitazione iniziale, non di più',
    { ...SETTING_UP, player: { faction: 'chaos-magicians', structures: { A6: 'dwelling', A9: 'dwelling' } } },
  ],
  [
    'pending: starting dwellings are placed while some are missing',
    'pending: le abitazioni iniziali si piazzano finché ne manca qualcuna',
    { ...SETTING_UP, ...asks('bonus', 'settle') },
  ],
  [
    'pending: there is no such opponent',
    'pending: questo avversario non c’è',
    { ...SETTING_UP, pending: [{ ask: 'bonus' }, { ask: 'settle', n: 3 }, { ask: 'place' }] },
  ],
  [
    'pending: an action phase waits for “act” first',
    'pending: nella fase azioni il gioco aspetta prima «act»',
    { ...WITCHES, ...asks('step') },
  ],
  [
    'pending: “pawns” cannot be asked there',
    'pending: «pawns» qui non si può chiedere',
    { ...WITCHES, ...asks('act', 'pawns') },
  ],
  [
    'pending: “favour” is there twice',
    'pending: «favour» c’è due volte',
    { ...WITCHES, ...asks('act', 'favour', 'favour') },
  ],
  ['pending: the die decides nothing', 'pending: il dado non decide niente', { ...WITCHES, ...asks('act', 'die') }],
  ['pending: no town is founded', 'pending: non si fonda nessuna città', { ...WITCHES, ...asks('act', 'town') }],
  [
    'pending: there is no round 7',
    'pending: il turno 7 non c’è',
    { ...WITCHES, pending: [{ ask: 'act' }, { ask: 'block', n: 7 }] },
  ],
  ['pending: there is no key', 'pending: non ci sono chiavi', { ...WITCHES, ...asks('act', 'tenth') }],
  [
    'pending: nothing can be done',
    'pending: da qui non si può fare niente',
    {
      player: { faction: 'witches', structures: { A10: 'dwelling' }, workers: 0 },
      pending: [{ ask: 'act' }, { ask: 'colour', hex: 'A9' }],
    },
  ],
  ['pending: “colours” names no colour', 'pending: «colours» non indica un colore', { round: 0, ...asks('colours') }],
  ['rolls: a die has six faces', 'rolls: un dado ha sei facce', { ...WITCHES, ...asks('act', 'block'), rolls: [7] }],
]

const SHAPES: typeof BAD = [
  ['player bowls: is not three numbers', 'player bowls: servono tre numeri', { player: { bowls: [1, 2] } }],
  ['player bridges 0: is not two hexes', 'player bridges 0: servono due esagoni', { player: { bridges: [['A7']] } }],
  [
    'player structures: unknown hex "Z1"',
    'player structures: "Z1" non è un esagono',
    { player: { structures: { Z1: 'dwelling' } } },
  ],
  [
    'player cultPriests: unknown cult "spirit"',
    'player cultPriests: "spirit" non è un culto',
    { player: { cultPriests: { spirit: {} } } },
  ],
  [
    'scoringTiles: has more than 6 tiles',
    'scoringTiles: le tessere: al massimo 6',
    { scoringTiles: [...SIX, 'spade'].map((id) => `scoring-${id}`) },
  ],
  ['opponents 0 colour: is missing', 'opponents 0 colour: manca', { opponents: [{}] }],
  [
    'opponents 0 structures: there are more than 8 dwellings or 4 trading posts',
    'opponents 0 structures: un avversario ha 8 abitazioni e 4 empori, non di più',
    {
      opponents: [
        {
          colour: 'blue',
          structures: Object.fromEntries(['A4', 'A11', 'D2', 'D5', 'E4'].map((id) => [id, 'trading-post'])),
        },
      ],
    },
  ],
]

describe('a position that cannot be', () => {
  test.each([...BAD, ...SHAPES, ...WAITING])('%s', (en, it, json) => {
    expect(refusalOf(() => position.read(json))).toEqual([en, it])
  })
})

const WRONG: readonly (readonly [en: string, it: string, position: unknown, ask: unknown])[] = [
  ['ask kind: unknown kind of question', 'ask kind: questo tipo di domanda non esiste', WITCHES, { kind: 'weather' }],
  [
    'player faction: it is needed for this question',
    'player faction: serve per questa domanda',
    {},
    { kind: 'income' },
  ],
  ['ask: is not an object { … }', 'ask: non è un oggetto { … }', WITCHES, 'weather'],
  [
    'ask action build: is neither a hex nor true or false',
    'ask action build: non è un esagono, e nemmeno true o false',
    WITCHES,
    { kind: 'legal', action: { type: 'transform-build', hex: 'A9', build: 'Z1' } },
  ],
  [
    'ask action hex: unknown hex "Z1"',
    'ask action hex: "Z1" non è un esagono',
    WITCHES,
    { kind: 'legal', action: { type: 'transform-build', hex: 'Z1' } },
  ],
  ['player faction: it is needed for this question', 'player faction: serve per questa domanda', {}, { kind: 'legal' }],
  [
    'chance: a value from 1 to 2 is needed, and none is left',
    'chance: serve un valore da 1 a 2, e non ne restano',
    WITCHES,
    { kind: 'opponent-colours' },
  ],
  [
    'ask third: “Yellow” is not 2 spades from the home colour',
    'ask third: «Giallo» non dista 2 vanghe dal tuo colore',
    WITCHES,
    { kind: 'opponent-colours', third: 'yellow' },
  ],
  ['chance: 9 is above 2', 'chance: 9 è più di 2', { ...WITCHES, chance: [9] }, { kind: 'opponent-colours' }],
  [
    'chance: a value from 1 to 6 is needed, and none is left',
    'chance: serve un valore da 1 a 6, e non ne restano',
    { ...WITCHES, powerMode: 'blocked-each-round', chance: [1] },
    { kind: 'block-power-actions' },
  ],
  [
    'opponents: their colours are needed for this question',
    'opponents: per questa domanda servono i loro colori',
    { ...WITCHES, round: 0 },
    { kind: 'initial-opponents', own: ['A10'] },
  ],
  [
    'ask own: 1 to 3 starting dwellings are needed, not 0',
    'ask own: servono da 1 a 3 abitazioni iniziali, non 0',
    { round: 0, player: { faction: 'witches' }, opponents: [{ colour: 'blue' }] },
    { kind: 'initial-opponents' },
  ],
  [
    'ask own 1: “A10” is there twice',
    'ask own 1: «A10» c’è due volte',
    { ...WITCHES, round: 0, opponents: [{ colour: 'gray' }] },
    { kind: 'initial-opponents', own: ['A10', 'A10'] },
  ],
  [
    'ask own 0: an opponent stands on C5',
    'ask own 0: in C5 c’è un avversario',
    { ...WITCHES, round: 0, opponents: [{ colour: 'gray', structures: { C5: 'dwelling' } }] },
    { kind: 'initial-opponents', own: ['C5', 'G3'] },
  ],
  [
    'ask action to: unknown colour or structure "castle"',
    'ask action to: "castle" non è un colore né un edificio',
    WITCHES,
    { kind: 'legal', action: { type: 'upgrade', hex: 'A10', to: 'castle' } },
  ],
  [
    'ask action: it is not legal in this position',
    'ask action: in questa posizione non si può fare',
    WITCHES,
    { kind: 'cost', action: { type: 'upgrade', hex: 'C3', to: 'temple' } },
  ],
  [
    'ask action type: unknown action "dance"',
    'ask action type: "dance" non è un’azione',
    WITCHES,
    { kind: 'legal', action: { type: 'dance' } },
  ],
  [
    'nothing is to be decided for the opponents here',
    'qui per gli avversari non c’è niente da decidere',
    WITCHES,
    undefined,
  ],
]

describe('a question that cannot be answered', () => {
  test.each(WRONG)('%s', (en, it, json, ask) => {
    expect(refusalOf(() => answer(json, ask))).toEqual([en, it])
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

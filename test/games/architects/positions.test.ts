// Positions that cannot be: refused with one sentence that says what and where. And positions that leave out what is not needed.
import { describe, expect, test } from 'vitest'
import { BadInput } from '../../../src/kernel/contract.ts'
import { inEachLang, type Text } from '../../../src/kernel/text.ts'
import { architectsModule } from '../../../src/games/architects/module.ts'
import type { Move } from '../../../src/games/architects/moves.ts'

const { answer, position } = architectsModule
const SEATS = { player: { wonder: 'giza' }, opponent: { wonder: 'rhodes' } }

const SHOWN = { kind: 'hali-card', deck: 'player', revealed: ['wood', 'coin'] }

function refusalOf(act: () => unknown): Text {
  try {
    act()
  } catch (error) {
    if (error instanceof BadInput) return inEachLang((lang) => error.tell(lang))
    throw error
  }
  throw new Error('it was not refused')
}

const BAD: readonly (readonly [en: string, it: string, position: unknown])[] = [
  ['position: is not an object { … }', 'posizione: non è un oggetto { … }', []],
  ['position: unknown field "deck"', 'posizione: il campo "deck" non esiste', { deck: {} }],
  [
    'opponent wonder: unknown Wonder "troy"',
    'opponent wonder: "troy" non è una Meraviglia',
    { opponent: { wonder: 'troy' } },
  ],
  [
    'opponent wonder: both sides have Giza',
    'opponent wonder: Gizah è già la tua Meraviglia',
    { player: { wonder: 'giza' }, opponent: { wonder: 'giza' } },
  ],
  [
    'player stages 0: unknown Stage "giza-1"',
    'player stages 0: "giza-1" non è uno Stadio',
    { player: { wonder: 'giza', stages: ['giza-1'] } },
  ],
  [
    'player stages: Rhodes (2 different Resources) is not a Stage of Giza',
    'player stages: Rhódos (2 Risorse diverse) non è uno Stadio di Gizah',
    { player: { wonder: 'giza', stages: ['rhodes-2d'] } },
  ],
  [
    'player stages: Giza (2 identical Resources) rests on Giza (2 different Resources), which is missing',
    'player stages: Gizah (2 Risorse identiche) poggia su Gizah (2 Risorse diverse), che manca',
    { player: { wonder: 'giza', stages: ['giza-2i'] } },
  ],
  [
    'player stages: Giza (2 different Resources) is there twice',
    'player stages: Gizah (2 Risorse diverse) c’è due volte',
    { player: { wonder: 'giza', stages: ['giza-2d', 'giza-2d'] } },
  ],
  [
    'player stages: say first which Wonder it is',
    'player stages: prima indica la Meraviglia',
    { player: { stages: ['giza-2d'] } },
  ],
  ['player cards: unknown card "clay"', 'player cards: "clay" non è una carta', { player: { cards: { clay: 1 } } }],
  ['player cards wood: is below 0', 'player cards wood: il minimo è 0', { player: { cards: { wood: -1 } } }],
  [
    'player cards wood: is not a whole number',
    'player cards wood: non è un numero intero',
    { player: { cards: { wood: 0.5 } } },
  ],
  [
    'player tokens 0: unknown Progress token "luck"',
    'player tokens 0: "luck" non è un segnalino Progresso',
    { player: { tokens: ['luck'] } },
  ],
  [
    'progress: Decor is there 2 times, the game has 1',
    'progress: in tutto Decorazioni compare 2 volte, ma il gioco ne ha 1',
    { player: { tokens: ['decor'] }, opponent: { tokens: ['decor'] } },
  ],
  [
    'progress stack: of the 15 tokens, those neither held nor face up are 12',
    'progress stack: dei 15 segnalini del gioco, quelli che nessuno ha e che non sono scoperti sono 12',
    { progress: { faceUp: ['decor', 'culture', 'culture'], stack: 9 } },
  ],
  [
    'progress faceUp: three tokens lie face up while the stack lasts',
    'progress faceUp: finché la pila non è esaurita i segnalini scoperti sono tre',
    { progress: { faceUp: ['decor'] } },
  ],
  [
    'used: the active side does not hold Economy',
    'used: chi è di turno non ha Economia',
    { ...SEATS, used: ['economy'] },
  ],
  [
    'conflict: the Horns in front of both sides turn 1 token, not 2',
    'conflict: i Corni davanti ai due giocatori girano 1 segnalino, non 2',
    { player: { cards: { 'red-1': 1 } }, conflict: 2 },
  ],
  ['conflict: is above 3', 'conflict: il massimo è 3', { conflict: 4 }],
  [
    'cat: somebody has Cat cards, so somebody owns the Cat pawn',
    'cat: c’è una carta con il Gatto, quindi qualcuno ha la pedina',
    { player: { cards: { 'blue-2-cat': 1 } } },
  ],
  ['cat: the Opponent has no Cat card', 'cat: l’Avversario non ha carte con il Gatto', { cat: 'opponent' }],
  [
    'decks player: this deck has no Red card (2 Horns)',
    'decks player: in questo mazzo non c’è la carta Rossa (2 Corni)',
    { ...SEATS, decks: { player: 'red-2' } },
  ],
  [
    'decks player: unknown card "clay"',
    'decks player: "clay" non è una carta',
    { ...SEATS, decks: { player: 'clay' } },
  ],
  [
    'decks player top: unknown card "clay"',
    'decks player top: "clay" non è una carta',
    { ...SEATS, decks: { player: { top: 'clay' } } },
  ],
  [
    'decks player: unknown field "size"',
    'decks player: il campo "size" non esiste',
    { ...SEATS, decks: { player: { size: 4 } } },
  ],
  [
    'decks player: there are 26 cards, the deck has 25',
    'decks player: le carte sono 26, ma il mazzo completo ne ha 25',
    { ...SEATS, decks: { player: { top: 'wood', count: 26 } } },
  ],
  [
    'decks player: an empty deck has no top card',
    'decks player: un mazzo esaurito non ha una carta in cima',
    { ...SEATS, decks: { player: { top: 'wood', count: 0 } } },
  ],
  [
    'decks player left: there is 1 card, by the number of cards in the deck there should be 4',
    'decks player left: qui è indicata 1 carta, ma per il numero di carte nel mazzo dovrebbero essere 4',
    { ...SEATS, decks: { player: { top: 'wood', count: 5, left: { coin: 1 } } } },
  ],
  [
    'decks central: it lies face up only in the Opponent’s turn, while the Opponent owns the Cat',
    'decks central: la carta è scoperta solo nel turno dell’Avversario, quando è lui ad avere il Gatto',
    { ...SEATS, decks: { central: 'wood' } },
  ],
  [
    'seen: the central card that lies face up is another',
    'seen: la carta scoperta in cima al mazzo centrale è un’altra',
    {
      player: { wonder: 'giza' },
      opponent: { wonder: 'rhodes', cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      seen: 'wood',
      decks: { central: 'coin' },
    },
  ],
  [
    'seen: the central deck is empty',
    'seen: il mazzo centrale è esaurito',
    { ...SEATS, seen: 'wood', decks: { central: 'empty' } },
  ],
  [
    'Wood: there are 9 cards in all, the three decks have 8',
    'Legno: in tutto ci sono 9 carte, ma i tre mazzi ne hanno 8',
    { player: { wonder: 'giza', cards: { wood: 9 } }, opponent: { wonder: 'rhodes' } },
  ],
  [
    'Wood: there are 9 cards in all, the three decks have 8',
    'Legno: in tutto ci sono 9 carte, ma i tre mazzi ne hanno 8',
    { decks: { central: { top: null, count: 9, left: { wood: 9 } } } },
  ],
  [
    'there are 111 cards, the game has 110',
    'in tutto ci sono 111 carte, ma il gioco ne ha 110',
    {
      ...SEATS,
      discard: { wood: 4, stone: 4, brick: 4, papyrus: 4, glass: 4, coin: 1 },
      decks: { player: 'coin', opponent: 'coin', central: null },
    },
  ],
  [
    'due kind: unknown kind of answer owed "card"',
    'due kind: "card" non è una scelta da fare',
    { due: { kind: 'card' } },
  ],
  [
    'due revealed: the cards shown are missing',
    'due revealed: mancano le carte mostrate',
    { ...SEATS, decks: { player: 'wood' }, due: { kind: 'hali-card', deck: 'player' } },
  ],
  [
    'due deck: Halicarnassus looks at a Wonder deck: say which',
    'due deck: Halikarnassos guarda un mazzo Meraviglia: indica quale',
    { ...SEATS, due: { kind: 'hali-card', deck: 'central', revealed: ['wood'] } },
  ],
  [
    'due revealed: the first card shown is the top of its deck',
    'due revealed: la prima carta mostrata è quella in cima al mazzo',
    { ...SEATS, decks: { player: 'wood' }, due: { kind: 'hali-card', deck: 'player', revealed: ['coin'] } },
  ],
  ['chance 0: is above 6', 'chance 0: il massimo è 6', { chance: [7] }],
  [
    'chance 0: is neither a die from 1 to 6 nor a name',
    'chance 0: non è né un dado da 1 a 6 né un nome',
    { chance: [{}] },
  ],
  [
    'decks player left: a card that is shown is missing here: Coin',
    'decks player left: fra queste manca una carta mostrata: Moneta',
    { ...SEATS, decks: { player: { top: 'wood', left: { stone: 2 } } }, due: SHOWN },
  ],
  [
    'due revealed: they are more than the cards of the deck: 1',
    'due revealed: sono più di quante carte ha il mazzo: 1',
    { ...SEATS, decks: { player: { top: 'wood', count: 1 } }, due: SHOWN },
  ],
  [
    'player stages: has more than 5 Stages',
    'player stages: gli Stadi: al massimo 5',
    { player: { wonder: 'giza', stages: ['giza-2d', 'giza-2d', 'giza-2d', 'giza-2d', 'giza-2d', 'giza-2d'] } },
  ],
  [
    'decks player: is neither a card nor a deck',
    'decks player: non è né una carta né un mazzo',
    { ...SEATS, decks: { player: 3 } },
  ],
  ['events 0: unknown event "storm"', 'events 0: "storm" non è un evento', { events: ['storm'] }],
  ['cat: you have no Cat card', 'cat: non hai carte con il Gatto', { cat: 'player' }],
]

describe('a position that cannot be is refused', () => {
  test.each(BAD)('%s', (en, it, json) => {
    expect(refusalOf(() => position.read(json))).toEqual({ en, it })
  })
})

const DECKS = { player: 'wood', opponent: 'stone', central: null }
const ODD: readonly (readonly [en: string, it: string, position: unknown, ask: unknown])[] = [
  ['ask kind: unknown kind of question "weather"', 'ask kind: "weather" non è una domanda', SEATS, { kind: 'weather' }],
  ['ask stage: is missing', 'ask stage: manca', SEATS, { kind: 'payments' }],
  [
    'ask stage: unknown Stage "giza-1"',
    'ask stage: "giza-1" non è uno Stadio',
    SEATS,
    { kind: 'payments', stage: 'giza-1' },
  ],
  [
    'ask stage: Rhodes (2 different Resources) is not a Stage of Giza',
    'ask stage: Rhódos (2 Risorse diverse) non è uno Stadio di Gizah',
    SEATS,
    { kind: 'payments', stage: 'rhodes-2d' },
  ],
  [
    'opponent wonder: it is needed for this question',
    'opponent wonder: serve per questa domanda',
    { decks: DECKS },
    { kind: 'take' },
  ],
  [
    'player wonder: it is needed for this question',
    'player wonder: serve per questa domanda',
    {},
    { kind: 'setup-wonder' },
  ],
  [
    'decks player: its top card is not told',
    'decks player: non è indicata la carta in cima',
    { ...SEATS, decks: { player: null, opponent: 'wood' } },
    { kind: 'take' },
  ],
  [
    'chance: a die is rolled here, and there is no value left for it',
    'chance: qui si tira un dado, e non ci sono più valori per il caso',
    { ...SEATS, decks: { player: 'coin', opponent: 'coin' } },
    { kind: 'take' },
  ],
  [
    'chance: a die is rolled here, it cannot be "wood"',
    'chance: qui si tira un dado: non può essere "wood"',
    { ...SEATS, decks: { player: 'coin', opponent: 'coin' }, chance: ['wood'] },
    { kind: 'take' },
  ],
  [
    'chance: a card of the player deck is turned up here, and there is no value left for it',
    'chance: qui si scopre una carta del tuo mazzo, e non ci sono più valori per il caso',
    { ...SEATS, decks: { player: 'coin', opponent: 'blue-3' } },
    undefined,
  ],
  [
    'chance: a card of the player deck is turned up here, it cannot be "red-2"',
    'chance: qui si scopre una carta del tuo mazzo: non può essere "red-2"',
    { ...SEATS, decks: { player: 'coin', opponent: 'blue-3' }, chance: ['red-2'] },
    undefined,
  ],
  ['ask revealed: has no card', 'ask revealed: non c’è nessuna carta', SEATS, { kind: 'hali-card', revealed: [] }],
  [
    'ask revealed: has more than 5 cards',
    'ask revealed: le carte: al massimo 5',
    SEATS,
    { kind: 'hali-card', revealed: ['coin', 'wood', 'coin', 'wood', 'coin', 'wood'] },
  ],
  [
    'active: it is the player’s turn, not the Opponent’s',
    'active: tocca a te, non all’Avversario',
    { ...SEATS, active: 'player', decks: DECKS },
    undefined,
  ],
  [
    'active: it is the Opponent’s turn, not the player’s',
    'active: tocca all’Avversario, non a te',
    { ...SEATS, decks: DECKS },
    { kind: 'moves' },
  ],
]

describe('a question that cannot be answered is told why', () => {
  test.each(ODD)('%s', (en, it, json, ask) => {
    expect(refusalOf(() => answer(json, ask))).toEqual({ en, it })
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

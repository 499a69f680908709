// What moves cause, told in both languages: the law of consequences (random-games) says that nothing is left out, these scenes that it is
// said well and for the right reason.
import { describe, expect, test } from 'vitest'
import { listen } from '../../../src/kernel/consequences.ts'
import { LANGS } from '../../../src/kernel/text.ts'
import { duelModule } from '../../../src/games/duel/module.ts'
import { laid, type World } from './world.ts'

const { game, position, consequences } = duelModule

interface Scene {
  readonly rule: string
  readonly world: World
  /** Made one after the other; what the last one causes is told. */
  readonly moves: readonly string[]
  /** As `rank: sentence`, without what the move itself says. */
  readonly en: readonly string[]
  readonly it: readonly string[]
}

function played(world: World, moves: readonly string[]) {
  let state = position.read(world)
  for (const [at, line] of moves.entries()) {
    const option = game.options(state).find(({ move }) => game.key(move) === line)
    if (option === undefined) throw new Error(`${line} is not possible`)
    const { after, told } = listen(game, state, option.move)
    if (at === moves.length - 1) return told
    state = after
  }
  return []
}

const tellings = (world: World, moves: readonly string[]) => {
  const told = played(world, moves).filter((c) => consequences?.rank(c) !== 'said')
  return Object.fromEntries(
    LANGS.map((lang) => [lang, told.map((c) => `${consequences?.rank(c)}: ${consequences?.say(c, lang)}`)]),
  )
}

const SIX = ['apothecary', 'pharmacist', 'scriptorium', 'workshop', 'academy'] as const

const SCENES: readonly Scene[] = [
  {
    rule: 'R11.5 R17.1 an extra turn of SOLO, with what its wonder brings and takes',
    world: {
      ...laid(1, 'altar', 'baths'),
      address: 'MS',
      solo: { coins: 20, unbuilt: ['appian-way'] },
      player: { coins: 2 },
    },
    moves: ['wonder appian-way altar'],
    en: [
      'event: SOLO builds the wonder The Appian Way',
      'line: SOLO gains 3 coins: The Appian Way',
      'line: You lose 2 coins: The Appian Way',
      'event: SOLO takes an extra turn: The Appian Way',
    ],
    it: [
      'event: SOLO costruisce la meraviglia Via Appia',
      'line: SOLO riceve 3 monete: Via Appia',
      'line: Perdi 2 monete: Via Appia',
      'event: SOLO gioca un turno extra: Via Appia',
    ],
  },
  {
    rule: 'R11.5 R18.1 the extra turn is lost with the last card of the Age, and the next Age begins',
    world: { ...laid(1, 'altar'), address: 'MS', solo: { coins: 20, unbuilt: ['sphinx'] } },
    moves: ['wonder sphinx altar'],
    en: [
      'event: SOLO builds the wonder The Sphinx',
      'event: SOLO loses its extra turn: the Age is over',
      'section: Age II',
    ],
    it: [
      'event: SOLO costruisce la meraviglia Sfinge',
      'event: SOLO perde il turno extra: l’Epoca è finita',
      'section: Epoca II',
    ],
  },
  {
    rule: 'R14.9 Theology gives your own wonder an extra turn; that you build it your move has said',
    world: {
      ...laid(1, 'altar', 'baths'),
      turn: 'player',
      address: 'MS',
      player: { coins: 20, unbuilt: ['pyramids'], tokens: ['theology'] },
    },
    moves: ['wonder pyramids altar'],
    en: ['event: You take an extra turn: Theology'],
    it: ['event: Giochi un turno extra: Teologia'],
  },
  {
    rule: 'R12.5 an instant defeat by military: the pawn, what is looted on its way, and the end',
    world: {
      ...laid(3, 'arsenal', 'palace'),
      age: 3,
      address: 'MS',
      conflict: 5,
      loot: { player: [5] },
      solo: { coins: 40, tokens: ['strategy'] },
      player: { coins: 3 },
    },
    moves: ['build arsenal'],
    en: [
      'line: The conflict pawn moves 4 spaces towards your capital: Arsenal and Strategy',
      'line: You lose 3 coins: looting token of 5',
      'event: Military supremacy: SOLO wins at once, the conflict pawn has reached your capital',
    ],
    it: [
      'line: La pedina conflitto avanza di 4 caselle verso la tua Capitale: Arsenale e Strategia',
      'line: Perdi 3 monete: segnalino saccheggio da 5',
      'event: Supremazia Militare: SOLO vince subito, la pedina conflitto è arrivata alla tua Capitale',
    ],
  },
  {
    rule: 'R13.5 an instant defeat by science',
    world: { ...laid(3, 'university', 'palace'), address: 'MS', solo: { coins: 40, cards: SIX } },
    moves: ['build university'],
    en: ['event: Scientific supremacy: SOLO wins at once with 6 different science symbols'],
    it: ['event: Scienza e Progresso: SOLO vince subito, ha 6 simboli scientifici diversi'],
  },
  {
    rule: 'R13.2 a pair of symbols',
    world: { ...laid(2, 'school', 'walls'), address: 'MS', solo: { coins: 40, cards: ['apothecary'] }, board: ['law'] },
    moves: ['build school'],
    en: ['event: SOLO has a pair of symbols (Wheel) and takes a progress token'],
    it: ['event: SOLO ha una coppia di simboli (Ruota) e prende un gettone progresso'],
  },
  {
    rule: 'R13.2 a pair brings nothing where no token is left on the board',
    world: { ...laid(2, 'school', 'walls'), address: 'MS', solo: { coins: 40, cards: ['apothecary'] }, board: [] },
    moves: ['build school'],
    en: [],
    it: [],
  },
  {
    rule: 'S9.1 R12.2 SOLO begins to adapt when the pawn enters its last zone; a side without coins loses none',
    world: {
      ...laid(2, 'walls', 'temple'),
      turn: 'player',
      address: 'MS',
      conflict: -4,
      loot: { solo: [5] },
      solo: { coins: 0 },
      player: { coins: 40 },
    },
    moves: ['build walls'],
    en: [
      'line: The conflict pawn moves 2 spaces towards SOLO’s capital: Walls',
      'line: SOLO has no coins to lose to the looting token of 5',
      'event: SOLO adapts: the conflict pawn is in the last zone before its capital, red cards come before all others',
    ],
    it: [
      'line: La pedina conflitto avanza di 2 caselle verso la Capitale di SOLO: Mura',
      'line: SOLO non ha monete da perdere per il segnalino saccheggio da 5',
      'event: SOLO si adatta: la pedina conflitto è nell’ultima zona prima della sua Capitale, le carte rosse vengono prima di tutte',
    ],
  },
  {
    rule: 'S9.1 SOLO ceases to adapt when the pawn leaves the zone',
    world: { ...laid(2, 'walls', 'temple'), address: 'MS', conflict: -7, solo: { coins: 40 } },
    moves: ['build walls'],
    en: [
      'line: The conflict pawn moves 2 spaces towards your capital: Walls',
      'event: SOLO goes back to its usual operative scale',
    ],
    it: [
      'line: La pedina conflitto avanza di 2 caselle verso la tua Capitale: Mura',
      'event: SOLO torna alla sua scala operativa normale',
    ],
  },
  {
    rule: 'S9.2 SOLO begins to adapt with your fifth symbol',
    world: {
      ...laid(3, 'academy', 'palace'),
      turn: 'player',
      address: 'MS',
      player: { coins: 40, cards: SIX.slice(0, 4) },
    },
    moves: ['build academy'],
    en: ['event: SOLO adapts: you have 5 different science symbols, green cards come before all others'],
    it: ['event: SOLO si adatta: hai 5 simboli scientifici diversi, le carte verdi vengono prima di tutte'],
  },
  {
    rule: 'S9.3 both conditions at once',
    world: {
      ...laid(3, 'academy', 'palace'),
      turn: 'player',
      address: 'MS',
      conflict: -6,
      player: { coins: 40, cards: SIX.slice(0, 4) },
    },
    moves: ['build academy'],
    en: ['event: SOLO adapts: you are near both instant victories, green and red cards come before all others'],
    it: [
      'event: SOLO si adatta: ti manca poco a entrambe le vittorie istantanee, le carte verdi e rosse vengono prima di tutte',
    ],
  },
  {
    rule: 'R14.3 what SOLO pays for resources goes to your Economy',
    world: {
      ...laid(1, 'baths', 'altar'),
      address: 'MS',
      solo: { coins: 9 },
      player: { cards: ['quarry'], tokens: ['economy'] },
    },
    moves: ['build baths'],
    en: ['line: You gain 3 coins: Economy'],
    it: ['line: Ricevi 3 monete: Economia'],
  },
  {
    rule: 'R14.10 Urbanism pays for a chain',
    world: {
      ...laid(2, 'aqueduct', 'walls'),
      turn: 'player',
      address: 'MS',
      player: { cards: ['baths'], tokens: ['urbanism'] },
    },
    moves: ['build aqueduct'],
    en: ['line: You gain 4 coins: Urbanism'],
    it: ['line: Ricevi 4 monete: Urbanistica'],
  },
  {
    rule: 'R10.2 the eighth wonder is out',
    world: {
      ...laid(3, 'palace', 'arsenal'),
      turn: 'player',
      address: 'MS',
      solo: { unbuilt: ['colossus'], built: ['sphinx', 'messe', 'piraeus'] },
      player: { coins: 40, unbuilt: ['pyramids'], built: ['mausoleum', 'great-library', 'statue-of-zeus'] },
    },
    moves: ['wonder pyramids palace'],
    en: ['line: SOLO loses The Colossus: seven wonders are built'],
    it: ['line: SOLO perde Colosso: le meraviglie costruite sono sette'],
  },
  {
    rule: 'R17.4 the tokens of the Great Library that are not taken go back',
    world: {
      ...laid(2, 'walls'),
      phase: 'token-box',
      turn: 'player',
      address: 'MS',
      chance: ['law', 'economy', 'agriculture'],
    },
    moves: ['token agriculture'],
    en: ['line: Back to the box: Law and Economy', 'line: You gain 6 coins: Agriculture'],
    it: ['line: Di nuovo nella scatola: Legge e Economia', 'line: Ricevi 6 monete: Agricoltura'],
  },
  {
    rule: 'S14.2 the level moves the pawn',
    world: { ...laid(2, 'walls', 'temple'), phase: 'age-start', level: 'facile', address: 'MS', conflict: -1 },
    moves: ['age-start'],
    en: ['line: The conflict pawn moves 1 space towards your capital: the level of challenge'],
    it: ['line: La pedina conflitto avanza di 1 casella verso la tua Capitale: il livello di sfida'],
  },
  {
    rule: 'S2.2 the first wonder fixes the address',
    world: { phase: 'draft', offer: ['colossus', 'sphinx', 'pyramids', 'messe'] },
    moves: ['draft colossus'],
    en: ['line: SOLO’s strategic address is MS (Military/Science)'],
    it: ['line: L’indirizzo strategico di SOLO è MS (Militare/Scienza)'],
  },
  {
    rule: 'R2.5 three cards of an Age stay in the box',
    world: { phase: 'draft', group: 2, turn: 'player', address: 'MS', offer: ['sphinx'] },
    moves: ['draft sphinx', 'lay altar'],
    en: ['line: 3 cards of Age I stay in the box, face down'],
    it: ['line: 3 carte dell’Epoca I restano nella scatola, coperte'],
  },
]

describe('what a move causes', () => {
  test.each(SCENES.map((scene) => [scene.rule, scene] as const))('%s', (_, { world, moves, en, it }) => {
    expect(tellings(world, moves)).toEqual({ en, it })
  })

  test('a payment is told with what it is for, and the move has said it', () => {
    const world: World = { ...laid(1, 'baths', 'altar'), address: 'MS', solo: { coins: 9 } }
    const pays = played(world, ['build baths']).find(({ what }) => what === 'pays')
    if (pays === undefined || consequences === undefined) throw new Error('nothing was paid')
    expect(consequences.rank(pays)).toBe('said')
    expect([consequences.say(pays, 'en'), consequences.say(pays, 'it')]).toEqual([
      'SOLO pays 2 coins: Baths',
      'SOLO paga 2 monete: Bagni',
    ])
  })
})

describe('R19 the end by points', () => {
  const last = (player: World['player'], solo: World['solo']): World => ({
    ...laid(3, 'palace'),
    turn: 'player',
    address: 'MS',
    player: { coins: 0, ...player },
    solo: { coins: 0, ...solo },
  })
  // Discarding brings 2 coins, no point.
  test.each([
    ['R19.2 more points', last({ cards: ['altar'] }, {}), 'You win 3 to 0', 'Vinci 3 a 0'],
    [
      'R19.3 as many points, more of them blue',
      last({ built: ['sphinx'] }, { cards: ['altar', 'baths'] }),
      '6 all: SOLO wins with more points of blue cards',
      '6 a 6: vince SOLO, che ha più punti di carte blu',
    ],
    [
      'R19.3 nothing tells them apart',
      last({ cards: ['altar'] }, { cards: ['baths'] }),
      '3 all, and the blue cards are level: the victory is shared',
      '3 a 3, anche le carte blu sono pari: la vittoria è condivisa',
    ],
  ])('%s', (_, world, en, it) => {
    expect(tellings(world, ['discard palace'])).toEqual({ en: [`event: ${en}`], it: [`event: ${it}`] })
  })
})

describe('where the game stands', () => {
  test.each<[string, World, string, string]>([
    [
      'the selection of wonders',
      { phase: 'draft', offer: ['colossus', 'sphinx', 'pyramids', 'messe'] },
      'Choosing wonders',
      'Scelta delle meraviglie',
    ],
    ['an Age', { ...laid(2, 'walls'), address: 'MS' }, 'Age II', 'Epoca II'],
  ])('%s', (_, world, en, it) => {
    expect(duelModule.stage?.(position.read(world))).toEqual({ en, it })
  })

  test('the set-up, from the first token on', () => {
    expect(duelModule.stage?.(game.start({ level: 'base', promos: 'none' })).en).toBe('Choosing wonders')
  })
})

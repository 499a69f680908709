// Positions that cannot be: each is refused with one sentence that says what is wrong and where.
import { describe, expect, test } from 'vitest'
import { BadInput } from '../../../src/kernel/contract.ts'
import { duelModule } from '../../../src/games/duel/module.ts'
import { move, type Scenario } from './world.ts'

type Ask = Scenario['ask']
const moves = (...lines: readonly string[]): Ask => ({ kind: 'after', moves: lines.map(move) })
const OPEN = { turn: 'player', structure: { '1.1': 'baths', '1.2': 'altar' }, player: { coins: 0 } }
const MESSE = { phase: 'messe', age: 2, address: 'MS', structure: { '2.1': 'walls', '1.1': '?', '1.2': 'temple' } }
const LAYOUT = 'palace senate ?guild ?guild ?guild circus arena town-hall study ? ? gardens port obelisk armory'.split(
  ' ',
)
const LAST = ['academy', 'arsenal']
const GUILDS = ['builders-guild', 'merchants-guild', 'scientists-guild', 'tacticians-guild']

/** What is wrong, the position, what is said of it, and the question where it is not SOLO's decision. */
const BAD: readonly (readonly [what: string, position: unknown, en: string, it: string, ask?: unknown])[] = [
  [
    'a card in two places',
    { structure: { '1.1': 'altar' }, discard: ['altar'] },
    'discard: Altar is already in “Structure of the Age 1.1”',
    'discard: Altare è già in «Schema dell’Epoca 1.1»',
  ],
  [
    'a card twice in a city',
    { solo: { cards: ['altar', 'altar'] } },
    'solo cards: Altar is already in “SOLO’s city, Cards constructed”',
    'solo cards: Altare è già in «La città di SOLO, Carte costruite»',
  ],
  [
    'a card in a city and under a wonder',
    { solo: { buried: ['altar'] }, player: { cards: ['altar'] } },
    'solo buried: Altar is already in “Your city, Cards constructed”',
    'solo buried: Altare è già in «La tua città, Carte costruite»',
  ],
  [
    'a card set aside and built',
    { setAside: ['altar'], player: { cards: ['altar'] } },
    'setAside: Altar is already in “Your city, Cards constructed”',
    'setAside: Altare è già in «La tua città, Carte costruite»',
  ],
  [
    'a wonder twice',
    { solo: { unbuilt: ['sphinx'] }, player: { built: ['sphinx'] } },
    'player built: The Sphinx is already in “SOLO’s city, Wonders not yet built”',
    'player built: Sfinge è già in «La città di SOLO, Meraviglie da costruire»',
  ],
  [
    'a wonder on offer and built',
    { phase: 'draft', offer: ['sphinx'], player: { built: ['sphinx'] } },
    'offer: The Sphinx is already in “Your city, Wonders built”',
    'offer: Sfinge è già in «La tua città, Meraviglie costruite»',
  ],
  [
    'a token twice',
    { board: ['law'], player: { tokens: ['law'] } },
    'player tokens: Law is already in “On the board”',
    'player tokens: Legge è già in «Sul tabellone»',
  ],
  [
    'a token on the board and in the box',
    { board: ['law'], box: ['law'] },
    'box: Law is already in “On the board”',
    'box: Legge è già in «Sul tabellone»',
  ],
  [
    'an unknown card',
    { solo: { cards: ['alter'] } },
    'solo cards 0: unknown card "alter"',
    'solo cards 0: "alter" non è una carta',
  ],
  [
    'an unknown wonder',
    { solo: { built: ['tower'] } },
    'solo built 0: unknown wonder "tower"',
    'solo built 0: "tower" non è una meraviglia',
  ],
  [
    'an unknown token',
    { board: ['laws'] },
    'board 0: unknown progress token "laws"',
    'board 0: "laws" non è un gettone progresso',
  ],
  [
    'an unknown address',
    { address: 'XX' },
    'address: unknown address "XX"',
    'address: "XX" non è un indirizzo strategico',
  ],
  ['an unknown level', { level: 'hard' }, 'level: unknown level "hard"', 'level: "hard" non è un livello di sfida'],
  ['an unknown phase', { phase: 'lunch' }, 'phase: unknown phase "lunch"', 'phase: "lunch" non è una fase'],
  ['an unknown side', { turn: 'me' }, 'turn: unknown side "me"', 'turn: "me" non è uno dei due giocatori'],
  [
    'an unknown field',
    { colour: 'red' },
    'position: unknown field "colour"',
    'posizione: il campo "colour" non esiste',
  ],
  [
    'an unknown field of a city',
    { solo: { coin: 1 } },
    'solo: unknown field "coin"',
    'solo: il campo "coin" non esiste',
  ],
  [
    'an unknown slot',
    { structure: { '9.9': 'altar' } },
    'structure 9.9: Age I has no such slot',
    'structure 9.9: nell’Epoca I questo posto non c’è',
  ],
  [
    'a slot of another Age',
    { age: 2, structure: { '1.1': 'walls', '7.1': 'temple' } },
    'structure 7.1: Age II has no such slot',
    'structure 7.1: nell’Epoca II questo posto non c’è',
  ],
  [
    'an open card face down',
    { structure: { '1.1': '?' } },
    'structure 1.1: an accessible card cannot lie face down: say which it is, or what lies over it',
    'structure 1.1: una carta accessibile non può essere coperta: indica quale è, o che cosa ha sopra',
  ],
  [
    'a hole under a card',
    { structure: { '3.1': 'altar' } },
    'structure 3.1: it covers 2.1, which is empty',
    'structure 3.1: copre il posto 2.1, che è vuoto',
  ],
  [
    'a card of another Age',
    { structure: { '1.1': 'walls' } },
    'structure 1.1: Walls is not a card of Age I',
    'structure 1.1: Mura non è una carta dell’Epoca I',
  ],
  [
    'a guild before Age III',
    { age: 2, structure: { '1.1': 'builders-guild' } },
    'structure 1.1: Builders Guild is not a card of Age II',
    'structure 1.1: Gilda dei Costruttori non è una carta dell’Epoca II',
  ],
  [
    'a guild back before Age III',
    { age: 2, structure: { '2.1': 'walls', '1.1': '?guild' } },
    'structure 1.1: a face-down guild is not a card of Age II',
    'structure 1.1: una gilda coperta non è una carta dell’Epoca II',
  ],
  [
    'more than three guilds',
    {
      age: 3,
      structure: {
        '2.1': '?',
        '2.2': '?',
        '2.3': '?',
        ...Object.fromEntries(GUILDS.map((id, at) => [`3.${at + 1}`, id])),
      },
    },
    'structure: there are more than 3 guilds',
    'structure: le gilde sono più di 3',
  ],
  [
    'a set-aside card of another Age',
    { setAside: ['walls'] },
    'setAside: Walls is not a card of Age I',
    'setAside: Mura non è una carta dell’Epoca I',
  ],
  [
    'too many set-aside cards',
    { setAside: ['?', '?', '?', '?'] },
    'setAside: has more than 3 cards',
    'setAside: le carte: al massimo 3',
  ],
  [
    'an unused guild that is none',
    { guildsAside: ['walls'] },
    'guildsAside: Walls is not a guild',
    'guildsAside: Mura non è una gilda',
  ],
  ['negative coins', { solo: { coins: -1 } }, 'solo coins: is below 0', 'solo coins: il minimo è 0'],
  [
    'half a coin',
    { player: { coins: 1.5 } },
    'player coins: is not a whole number',
    'player coins: non è un numero intero',
  ],
  [
    'coins in words',
    { player: { coins: 'seven' } },
    'player coins: is not a whole number',
    'player coins: non è un numero intero',
  ],
  ['a pawn off the track', { conflict: 10 }, 'conflict: is above 9', 'conflict: il massimo è 9'],
  ['a pawn off its other end', { conflict: -10 }, 'conflict: is below −9', 'conflict: il minimo è −9'],
  ['an Age IV', { age: 4 }, 'age: is not 1, 2, or 3', 'age: può essere solo 1, 2 o 3'],
  [
    'a looting token of 3',
    { loot: { solo: [3], player: [] } },
    'loot solo 0: is not a looting token: they are 2 and 5',
    'loot solo 0: i segnalini saccheggio sono da 2 e da 5',
  ],
  [
    'a board of six spaces',
    { board: [null, null, null, null, null, null] },
    'board: has more than 5 spaces',
    'board: i posti: al massimo 5',
  ],
  [
    'more than seven wonders',
    {
      solo: { built: ['sphinx', 'pyramids', 'colossus', 'messe'] },
      player: { built: ['piraeus', 'mausoleum', 'appian-way', 'great-library'] },
    },
    'solo built: more than 7 wonders are built in the two cities',
    'solo built: le meraviglie costruite nelle due città sono più di 7',
  ],
  [
    'more cards under wonders than wonders (R10.1)',
    { solo: { built: ['sphinx'], buried: ['altar', 'baths'] } },
    'solo buried: has more cards than wonders are built',
    'solo buried: le carte sono più delle meraviglie costruite',
  ],
  ['a city that is a list', { solo: [] }, 'solo: is not an object { … }', 'solo: non è un oggetto { … }'],
  [
    'cards that are no list',
    { solo: { cards: 'altar' } },
    'solo cards: is not a list [ … ]',
    'solo cards: non è un elenco [ … ]',
  ],
  [
    'a follow-up that is none',
    { phase: 'mausoleum', queue: [['turn', 'solo']] },
    'queue 0 0: unknown follow-up "turn"',
    'queue 0 0: "turn" non è una decisione che segue',
  ],
  [
    'a follow-up of nobody',
    { phase: 'mausoleum', queue: ['messe'] },
    'queue 0: is not a pair of a phase and a side',
    'queue 0: serve una coppia: che cosa si decide e chi lo decide',
  ],
  ['no position', null, 'position: is not an object { … }', 'posizione: non è un oggetto { … }'],
  ['a list of positions', [], 'position: is not an object { … }', 'posizione: non è un oggetto { … }'],
  // Questions that cannot be answered
  [
    'a decision of the player',
    OPEN,
    'turn: the player decides here, not SOLO',
    'turn: qui decide il giocatore, non SOLO',
  ],
  [
    'a decision without an address',
    { ...OPEN, turn: 'solo' },
    'address: SOLO’s strategic address is needed for this decision',
    'address: senza indirizzo strategico SOLO non può decidere',
  ],
  [
    'a turn without a card',
    { address: 'MS' },
    'structure: there is no accessible card',
    'structure: non c’è nessuna carta accessibile',
  ],
  ['a decision after the end', { phase: 'over' }, 'phase: the game is over', 'phase: la partita è finita'],
  [
    'an end of an Age that leaves open who chooses',
    { phase: 'age-end', conflict: 0 },
    'lastActive: with the pawn on 0 it decides who chooses',
    'lastActive: con la pedina sullo 0 serve per sapere chi sceglie',
  ],
  [
    'an end of Age III',
    { phase: 'age-end', age: 3, conflict: 1 },
    'age: after Age III the game is over',
    'age: dopo l’Epoca III la partita è finita',
  ],
  [
    'a question of no kind',
    OPEN,
    'ask kind: unknown kind of question: there are cost, printed, need, score, legal and after',
    'ask kind: non è un tipo di domanda: ci sono cost, printed, need, score, legal e after',
    {},
  ],
  [
    'an unknown kind of question',
    OPEN,
    'ask kind: unknown kind of question: there are cost, printed, need, score, legal and after',
    'ask kind: non è un tipo di domanda: ci sono cost, printed, need, score, legal e after',
    { kind: 'weather' },
  ],
  [
    'a price of something unknown',
    OPEN,
    'ask item: unknown card or wonder "tower"',
    'ask item: "tower" non è una carta o una meraviglia',
    { kind: 'cost', side: 'solo', item: 'tower' },
  ],
  ['a price of nothing', OPEN, 'ask item: is missing', 'ask item: manca', { kind: 'cost', side: 'solo' }],
  ['moves that are no list', OPEN, 'ask moves: is missing', 'ask moves: manca', { kind: 'after' }],
  [
    'an unknown move',
    OPEN,
    'ask moves 0 type: is not a kind of move',
    'ask moves 0 type: non è un tipo di mossa',
    { kind: 'after', moves: [{ type: 'jump' }] },
  ],
  [
    'a move with an unknown card',
    OPEN,
    'ask moves 0 card: unknown card "alter"',
    'ask moves 0 card: "alter" non è una carta',
    { kind: 'after', moves: [{ type: 'build', card: 'alter' }] },
  ],
  [
    'a building that cannot be paid for',
    OPEN,
    'move 1: "build baths" is not legal here',
    'mossa 1: qui "build baths" non è una mossa possibile',
    moves('build baths'),
  ],
  [
    'a card that is not open',
    OPEN,
    'move 1: "discard theater" is not legal here',
    'mossa 1: qui "discard theater" non è una mossa possibile',
    moves('discard theater'),
  ],
  [
    'a second move that is not legal',
    { ...OPEN, address: 'MS' },
    'move 2: "discard altar" is not legal here',
    'mossa 2: qui "discard altar" non è una mossa possibile',
    moves('discard altar', 'discard altar'),
  ],
  ['a pass (R5.1)', OPEN, 'move 1: a choice has to be made here', 'mossa 1: qui bisogna scegliere', moves('none')],
  [
    'a card not destroyed (R11.7)',
    { phase: 'destroy-grey', solo: { cards: [] }, player: { cards: ['press'] } },
    'move 1: a choice has to be made here',
    'mossa 1: qui bisogna scegliere',
    moves('none'),
  ],
  [
    'a gift of the card taken',
    { phase: 'liberty', age: 2, setAside: ['walls', 'temple', 'statue'] },
    'move 1: "liberty walls walls" is not legal here',
    'mossa 1: qui "liberty walls walls" non è una mossa possibile',
    moves('liberty walls walls'),
  ],
  [
    'a move after the end',
    { phase: 'over' },
    'move 1: the game is over',
    'mossa 1: la partita è finita',
    moves('discard altar'),
  ],
  // Chance
  [
    'no random card of the level',
    { phase: 'age-start', level: 'normale' },
    'chance: the random card of the level is missing',
    'chance: manca la carta casuale del livello',
  ],
  [
    'no random card when the level is applied',
    { phase: 'age-start', level: 'normale' },
    'move 1: the random card of the level is missing',
    'mossa 1: manca la carta casuale del livello',
    moves('age-start'),
  ],
  [
    'a random card of another Age',
    { phase: 'age-start', level: 'normale', chance: ['walls'] },
    'chance: "walls" is not possible now',
    'chance: adesso "walls" non può uscire',
  ],
  [
    'a random card that lies in the structure',
    { phase: 'age-start', level: 'normale', structure: { '1.1': 'altar' }, chance: ['altar'] },
    'chance: "altar" is not possible now',
    'chance: adesso "altar" non può uscire',
  ],
  [
    'no tokens drawn',
    { phase: 'token-box', address: 'MS' },
    'chance: the tokens drawn are missing',
    'chance: mancano i gettoni pescati',
  ],
  [
    'two tokens drawn',
    { phase: 'token-box', address: 'MS', chance: ['law', 'economy'] },
    'chance: the tokens drawn are missing',
    'chance: mancano i gettoni pescati',
  ],
  [
    'a token drawn that lies on the board',
    { phase: 'token-box', address: 'MS', board: ['law'], chance: ['law', 'economy', 'strategy'] },
    'chance: Law is not in the box',
    'chance: Legge non è nella scatola',
  ],
  [
    'a token drawn twice',
    { phase: 'token-box', address: 'MS', chance: ['law', 'law', 'strategy'] },
    'chance: Law is not in the box',
    'chance: Legge non è nella scatola',
  ],
  [
    'set-aside cards nobody has shown',
    { phase: 'liberty', age: 2, address: 'MS', setAside: ['?', '?', '?'] },
    'setAside: the cards have to be known',
    'setAside: le carte devono essere note',
  ],
  [
    'a face-down card the Messe could take (R17.13)',
    MESSE,
    'structure 1.1: row 1 lies face up, its cards have to be known',
    'structure 1.1: la riga 1 è scoperta: le sue carte devono essere note',
  ],
  [
    'a legal choice among them',
    MESSE,
    'structure 1.1: row 1 lies face up, its cards have to be known',
    'structure 1.1: la riga 1 è scoperta: le sue carte devono essere note',
    { kind: 'legal' },
  ],
  [
    'a choice made among them',
    MESSE,
    'move 1: structure 1.1: row 1 lies face up, its cards have to be known',
    'mossa 1: structure 1.1: la riga 1 è scoperta: le sue carte devono essere note',
    moves('free temple'),
  ],
  [
    'a layout of Age III with four guild backs (R4.4)',
    {
      age: 2,
      turn: 'player',
      structure: { '1.1': 'walls' },
      conflict: 1,
      chance: [...LAYOUT, '?guild', '?', '?', ...LAST],
    },
    'chance: "?guild" is not possible in slot 6.1',
    'chance: nel posto 6.1 non può esserci "?guild"',
    moves('discard walls'),
  ],
  [
    'a card turned up that is known',
    { turn: 'player', structure: { '3.1': 'altar', '2.1': '?' }, chance: ['altar'] },
    'chance: "altar" is not possible now',
    'chance: adesso "altar" non può uscire',
    moves('discard altar'),
  ],
  [
    'a card turned up of another Age',
    { turn: 'player', structure: { '3.1': 'altar', '2.1': '?' }, chance: ['walls'] },
    'chance: "walls" is not possible now',
    'chance: adesso "walls" non può uscire',
    moves('discard altar'),
  ],
  [
    'half a layout',
    { turn: 'player', structure: { '1.1': 'altar' }, conflict: 1, chance: ['walls'] },
    'chance: a layout needs 20 entries, not 1',
    'chance: per disporre un’Epoca servono 20 carte, non 1',
    moves('discard altar'),
  ],
]

describe('a position that cannot be', () => {
  test.each(BAD.map((bad) => [bad[0], bad] as const))(
    '%s is refused with a sentence',
    (_, [, position, en, it, ask]) => {
      let error: unknown
      try {
        duelModule.answer(position, ask)
      } catch (thrown) {
        error = thrown
      }
      expect(error).toBeInstanceOf(BadInput)
      const refused = error as BadInput
      expect([refused.tell('en'), refused.tell('it')]).toEqual([en, it])
    },
  )
})

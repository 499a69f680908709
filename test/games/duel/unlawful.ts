import { CARDS } from '../../../src/games/duel/catalogue/index.ts'
import type { Unlawful } from '../unlawful.ts'

const AGE_I = CARDS.filter(({ deck }) => deck === 0).map(({ id }) => id)
const GUILDS = CARDS.filter(({ deck }) => deck === 3).map(({ id }) => id)
const TURN = { address: 'SM', structure: { '1.1': 'altar' } } as const
const SELECTION = { phase: 'draft', group: 2, address: 'SM', turn: 'player', offer: ['sphinx', 'colossus'] } as const

export const unlawful: Unlawful = {
  refused: [
    [
      'R2.2 a progress token that is nowhere',
      { ...TURN, board: ['law', 'strategy', 'economy', 'masonry', null], box: ['agriculture', 'urbanism'] },
      'box: there are 6 progress tokens, the game has 10: Architecture is missing',
      'box: i gettoni progresso sono 6, il gioco ne ha 10: manca Architettura',
    ],
    [
      'R1.5 a looting token the pawn has passed',
      { ...TURN, conflict: -4, loot: { solo: [2, 5] } },
      'loot solo: the pawn has already passed the looting token of 2',
      'loot solo: la pedina è già passata dal segnalino saccheggio da 2',
    ],
    [
      'R4.4 more cards face down than nobody has seen',
      { address: 'SM', player: { cards: AGE_I.slice(0, 21) }, setAside: ['?', '?', '?'] },
      'setAside: 3 cards of the Age are face down, and 2 have not been seen',
      'setAside: le carte coperte dell’Epoca sono 3, e quelle che nessuno ha visto 2',
    ],
    [
      'R2.5 more unused guilds than the game leaves out',
      { ...TURN, guildsAside: GUILDS.slice(0, 5) },
      'guildsAside: there are 5 unused guilds, the game leaves 4 out',
      'guildsAside: le gilde escluse sono 5, il gioco ne esclude 4',
    ],
  ],
  unplayable: [
    [
      'S2.3 without an address SOLO cannot decide',
      { turn: 'player', structure: { '1.1': 'altar', '1.2': 'baths' } },
      'address: SOLO’s strategic address is needed for this decision',
      'address: senza indirizzo strategico SOLO non può decidere',
    ],
    [
      'R18.2 cards of an Age that has not begun',
      { ...TURN, solo: { cards: ['school'] } },
      'School is a card of Age II, which has not begun',
      'Scuola è una carta dell’Epoca II, che non è ancora cominciata',
    ],
    [
      'R3 cards during the selection of wonders',
      { ...SELECTION, discard: ['altar'] },
      'Altar is a card of Age I, which has not begun',
      'Altare è una carta dell’Epoca I, che non è ancora cominciata',
    ],
    [
      'R3 a selection of wonders in another Age',
      { ...SELECTION, age: 3 },
      'age: the wonders are chosen before Age I',
      'age: le meraviglie si scelgono prima dell’Epoca I',
    ],
    [
      'R17.13 a back in row 1',
      { ...TURN, structure: { '1.1': '?', '1.2': 'baths', '2.1': 'altar', '2.2': 'theater' } },
      'structure 1.1: row 1 lies face up, its cards have to be known',
      'structure 1.1: la riga 1 è scoperta: le sue carte devono essere note',
    ],
    [
      'R17.4 a queue with the Great Library in it',
      {
        ...TURN,
        phase: 'mausoleum',
        discard: ['baths'],
        queue: [['token-box', 'solo']],
      },
      'queue: the tokens of the Great Library and the cards of the Statue of Liberty are chosen at once, not later',
      'queue: i gettoni della Grande Biblioteca e le carte della Statua della Libertà si scelgono subito, non dopo',
    ],
    [
      'a turn without a card',
      { address: 'SM' },
      'nothing can be done from here: something is missing on the table',
      'da qui non si può fare niente: manca qualcosa sul tavolo',
    ],
  ],
  opened: [
    ['R12.5 a pawn on a capital: the game is over', { ...TURN, conflict: -9 }],
    [
      'R13.5 six symbols: the game is over',
      { ...TURN, player: { cards: ['apothecary', 'pharmacist', 'scriptorium', 'workshop', 'academy', 'university'] } },
    ],
    ['whose turn is resolved is told only within one', { ...TURN, actor: 'player', next: 'solo' }],
    ['wonders are on offer only while they are chosen', { ...TURN, group: 2, offer: ['pyramids', 'appian-way'] }],
    ['who begins the next Age is not decided yet', { phase: 'age-end', age: 1, conflict: 2, address: 'SM' }],
  ],
}

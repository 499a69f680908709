import type { Unlawful } from '../unlawful.ts'

const SIDES = { player: { wonder: 'giza' }, opponent: { wonder: 'rhodes' } } as const
const TABLE = { ...SIDES, decks: { player: 'wood', opponent: 'stone' } } as const
const SET_UP = { setup: true, difficulty: 'easy', active: 'player' } as const

export const unlawful: Unlawful = {
  refused: [
    [
      'R2.9 Stages during the set-up',
      { ...SET_UP, player: { wonder: 'giza', stages: ['giza-2d'] } },
      'player stages: in the set-up this comes later',
      'player stages: nella preparazione questo viene dopo',
    ],
    [
      'R2.9 cards in front of a side during the set-up',
      { ...SET_UP, ...SIDES, opponent: { wonder: 'rhodes', cards: { wood: 1 } } },
      'opponent cards: in the set-up this comes later',
      'opponent cards: nella preparazione questo viene dopo',
    ],
    [
      'R2.2 a deck before its Wonder',
      { ...SET_UP, opponent: { wonder: 'rhodes' }, decks: { player: 'wood' } },
      'decks player: in the set-up this comes later',
      'decks player: nella preparazione questo viene dopo',
    ],
    [
      'R2.9 face-up tokens before the starting tokens',
      { ...SET_UP, ...SIDES, difficulty: 'hard', progress: { faceUp: ['culture'], stack: 14 } },
      'progress faceUp: in the set-up this comes later',
      'progress faceUp: nella preparazione questo viene dopo',
    ],
    [
      'R2.2 a deck with more of a kind than all decks have',
      {
        ...SET_UP,
        ...SIDES,
        decks: {
          opponent: {
            top: null,
            count: 25,
            left: { wood: 4, stone: 4, brick: 4, papyrus: 4, glass: 4, coin: 5 },
          },
        },
      },
      'Wood: there are 10 cards in all, the three decks have 8',
      'Legno: in tutto ci sono 10 carte, ma i tre mazzi ne hanno 8',
    ],
    [
      'S6 the central card turned up in the turn of the player',
      { ...TABLE, active: 'player', events: ['flip'] },
      'events: chance has nothing to say here now',
      'events: adesso il caso non ha niente da dire qui',
    ],
    [
      'R6.3 two tokens turned up at once',
      { ...TABLE, active: 'player', taken: true, progress: { faceUp: ['culture'] }, events: [0, 1] },
      'events: chance has nothing to say here now',
      'events: adesso il caso non ha niente da dire qui',
    ],
    [
      'S12 the central card open after the end',
      {
        ...TABLE,
        over: true,
        cat: 'opponent',
        opponent: { wonder: 'rhodes', cards: { 'blue-2-cat': 1 } },
        decks: { central: 'wood' },
      },
      'decks central: it lies face up only in the Opponent’s turn, while the Opponent owns the Cat',
      'decks central: la carta è scoperta solo nel turno dell’Avversario, quando è lui ad avere il Gatto',
    ],
    [
      'what is left below an open central card counts one less than the deck',
      {
        ...TABLE,
        cat: 'opponent',
        opponent: { wonder: 'rhodes', cards: { 'blue-2-cat': 1 } },
        decks: { central: { top: 'wood', count: 4, left: { stone: 2 } } },
      },
      'decks central left: there are 2 cards, by the number of cards in the deck there should be 3',
      'decks central left: qui sono indicate 2 carte, ma per il numero di carte nel mazzo dovrebbero essere 3',
    ],
  ],
  unplayable: [
    [
      'R2.1 a side without a Wonder',
      { opponent: { wonder: 'rhodes' }, decks: { opponent: 'wood' } },
      'player wonder: it is needed to play on',
      'player wonder: serve per continuare',
    ],
  ],
  opened: [
    ['face-up tokens that are not told', TABLE],
    ['R13.2 a turn of a side whose Wonder is not told yet', { ...TABLE, active: 'player', taken: true, pending: 1 }],
    ['R2.9 a set-up in which the Wonders are known', { ...SET_UP, ...SIDES }],
    [
      'R2.9 a set-up with nothing left to do',
      {
        ...SET_UP,
        ...SIDES,
        decks: { player: { top: 'wood', count: 25 }, opponent: { top: 'stone', count: 25 } },
        progress: { faceUp: ['culture', 'science', 'tactics'], stack: 12 },
      },
    ],
    ['what lies below the face-down central card', { ...TABLE, decks: { central: { count: 3, left: { wood: 2 } } } }],
  ],
}

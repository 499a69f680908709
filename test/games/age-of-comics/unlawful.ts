import type { Unlawful } from '../unlawful.ts'

const YOU = { phase: 'player-turn', round: 1 } as const
const SET_UP = { phase: 'setup' } as const
const crime = (spaces: readonly string[]) => Object.fromEntries(spaces.map((space) => [space, { genre: 'crime' }]))

export const unlawful: Unlawful = {
  refused: [
    [
      'R9.3 a rip-off of nothing',
      { ...YOU, player: { printed: [{ id: 'ripoff-vampyria', fans: 1 }] } },
      'player printed: “Vampyria” (rip-off) copies “Carmilla”, which the other side has not printed',
      'player printed: «Vampyria» (plagio) copia «Carmilla», che l’altro lato non ha stampato',
    ],
    [
      'R9.3 also where only the score is left',
      { phase: 'final', round: 5, player: { printed: [{ id: 'ripoff-vampyria', fans: 1 }] } },
      'player printed: “Vampyria” (rip-off) copies “Carmilla”, which the other side has not printed',
      'player printed: «Vampyria» (plagio) copia «Carmilla», che l’altro lato non ha stampato',
    ],
    [
      'R2.6 four cards in a display',
      {
        ...YOU,
        display: { writers: ['writer-crime-1', 'writer-crime-2a', 'writer-crime-2b', 'writer-crime-3'] },
      },
      'display writers: there are 4 cards on 3 spaces',
      'display writers: le carte esposte sono 4, i posti 3',
    ],
    [
      'R2.2 three orders of a genre around a node',
      { ...YOU, map: crime(['o-3-4', 'o-4-3', 'o-4-5']) },
      'map: there are more than 2 crime orders around node C3',
      'map: attorno allo snodo C3 ci sono più di 2 ordini polizieschi',
    ],
    [
      'S7.1 five creatives of the Automa',
      {
        ...YOU,
        automa: {
          writers: ['writer-crime-1', 'writer-crime-3', 'writer-horror-1'],
          artists: ['artist-crime-1', 'artist-crime-3'],
        },
      },
      'automa writers: the Automa has at most 4 creatives',
      'automa writers: l’Automa ha al massimo 4 creativi',
    ],
    [
      'S8.1 three developed comics',
      { ...YOU, automa: { developed: ['comic-carmilla', 'comic-outlaws', 'comic-neptunio'] } },
      'automa developed: the Automa has at most 2 developed comics',
      'automa developed: l’Automa ha al massimo 2 fumetti sviluppati',
    ],
    [
      'R12.2 an order that is fulfilled at once',
      {
        ...YOU,
        player: {
          orders: [{ genre: 'crime', value: 4 }],
          printed: [{ id: 'comic-gang-wars', fans: 2, writer: 'writer-crime-2a', artist: 'artist-crime-2a' }],
        },
      },
      'player orders: the crime order of value 4 is fulfilled at once: a comic of yours will do',
      'player orders: l’ordine poliziesco di valore 4 si soddisfa subito: un tuo fumetto basta',
    ],
    [
      'R10.1 an original without a fan',
      { ...YOU, player: { printed: [{ id: 'comic-gang-wars', fans: 0 }] } },
      'player printed 0 fans: “Gang Wars” always has a fan',
      'player printed 0 fans: «Gang Wars» ha sempre almeno un fan',
    ],
    [
      'R2 orders that are gone during the set-up',
      { ...SET_UP, gone: [{ genre: 'crime', value: 6 }] },
      'gone: in the set-up this comes later',
      'gone: nella preparazione questo viene dopo',
    ],
    [
      'R2.2 values of orders during the set-up',
      { ...SET_UP, map: { 'o-2-5': { genre: 'crime', value: 6 } } },
      'gone: in the set-up this comes later',
      'gone: nella preparazione questo viene dopo',
    ],
    [
      'Q31 creatives of the Automa before yours',
      { ...SET_UP, automa: { writers: ['writer-crime-2a'] } },
      'automa writers: in the set-up this comes later',
      'automa writers: nella preparazione questo viene dopo',
    ],
    [
      'R2.5 starting cards in the middle of a game',
      { ...YOU, round: 3, doing: [{ ask: 'start-card', for: 'automa', card: 'comics' }, { ask: 'place' }] },
      'doing: the set-up goes in another order',
      'doing: la preparazione va in un altro ordine',
    ],
    [
      'a game that waits for nothing',
      { ...YOU, doing: [] },
      'doing: nothing can be done here',
      'doing: da qui non si può fare niente',
    ],
    [
      'S7.1 a Hire of an Automa that has its four creatives',
      {
        phase: 'automa-turn',
        card: 'automa-08',
        display: { writers: ['writer-sci-fi-1'], artists: ['artist-sci-fi-1'] },
        automa: { writers: ['writer-crime-1', 'writer-crime-3'], artists: ['artist-crime-1', 'artist-crime-3'] },
        doing: [{ ask: 'automa-hire' }],
      },
      'doing: the Automa has no room left for this',
      'doing: l’Automa non ha più posto per questo',
    ],
    [
      'R2.3 a calendar that has been turned up',
      { phase: 'increase', calendar: ['crime', null, null, null, null, null], doing: [{ ask: 'calendar' }] },
      'calendar: the tiles of this round have been turned up already',
      'calendar: le tessere di questo round sono già scoperte',
    ],
    [
      'R1.8 an order turned up twice',
      {
        ...YOU,
        map: crime(['o-2-5']),
        doing: [
          { ask: 'value', space: 'o-2-5', collected: false },
          { ask: 'value', space: 'o-2-5', collected: false },
          { ask: 'extra-editor' },
        ],
      },
      'doing: there is no order to turn on that space',
      'doing: su quella casella non c’è un ordine da girare',
    ],
    [
      'R13.1 an order to turn up below another decision',
      {
        ...YOU,
        map: crime(['o-2-5', 'o-12-5']),
        doing: [
          { ask: 'sales', flips: 1, collects: 1, walked: false },
          { ask: 'value', space: 'o-2-5', collected: false },
        ],
      },
      'doing: these things are not decided one after the other',
      'doing: queste cose non si decidono una dopo l’altra',
    ],
    [
      'S2.5 an editor that the Automa does not have',
      {
        phase: 'automa-turn',
        card: 'automa-08',
        spaces: { hire: ['automa'], ideas: ['automa'], sales: ['automa'], print: ['automa'] },
        doing: [{ ask: 'automa' }],
      },
      'spaces: the Automa has no editor left',
      'spaces: l’Automa non ha più redattori',
    ],
    [
      'R3.2 an editor that you do not have',
      {
        ...YOU,
        spaces: { hire: ['player'], ideas: ['player'], sales: ['player'], print: ['player'] },
        doing: [{ ask: 'place' }],
      },
      'spaces: you have no editor left to place',
      'spaces: non ti resta nessun redattore da piazzare',
    ],
  ],
  unplayable: [
    [
      'S7.1 an odd number of creatives',
      {
        phase: 'automa-turn',
        card: 'automa-01',
        automa: { writers: ['writer-sci-fi-2a'], artists: ['artist-sci-fi-2a', 'artist-western-2b'] },
      },
      'automa artists: the Automa has writers (1) and artists (2) in unequal numbers: they come and go together',
      'automa artists: gli scrittori dell’Automa sono 1 e gli artisti 2: arrivano e se ne vanno insieme',
    ],
    [
      'S4.7 too few automa cards until they are shuffled',
      {
        ...YOU,
        round: 3,
        automa: { cards: { discard: ['automa-01', 'automa-02', 'automa-03', 'automa-04', 'automa-05'] } },
      },
      'automa cards: 8 automa cards are needed until they are shuffled, and 7 are left',
      'automa cards: fino al prossimo rimescolamento servono 8 carte Automa, e ne restano 7',
    ],
  ],
  opened: [
    ['R15.1 the end of the last round', { phase: 'end-of-round', round: 5 }],
    [
      'R11.3 a mastery token that is not told',
      {
        card: 'automa-01',
        player: {
          printed: [
            { id: 'comic-love-letter', fans: 2 },
            { id: 'comic-teen-drama', fans: 2 },
          ],
        },
      },
    ],
    ['R1.10 backs that nobody has looked at', { phase: 'automa-turn', doing: [{ ask: 'reveal' }, { ask: 'automa' }] }],
  ],
}

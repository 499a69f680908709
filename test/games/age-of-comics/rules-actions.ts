// Your actions: placing, Hire, Develop, Ideas, Royalties, the hand limit (R3.1 to R9.1, R17.1).
import { CARDS } from '../../../src/games/age-of-comics/catalogue/index.ts'
import { GENRES } from '../../../src/games/age-of-comics/catalogue/vocabulary.ts'
import { asked, BACKS, comic, plays, type Scenario, type World } from './world.ts'

const DISPLAY = {
  writers: ['writer-crime-1', 'writer-horror-3'],
  artists: ['artist-crime-1'],
  comics: ['comic-outlaws', 'comic-carmilla'],
}

export const rulesActions: readonly Scenario[] = [
  asked(
    'R2.1 R9.1 R10.1 R13.2 R17.1 the first space of an area gives most',
    { kind: 'action-gain', space: 'ideas-1' },
    {},
    { gain: { boardIdeas: 2, supplyIdeas: 2 } },
    'As printed.',
  ),
  asked(
    'R10.1 x2 on the first space of Print',
    { kind: 'action-gain', space: 'print-1' },
    {},
    { gain: { maxPrints: 2 } },
    'As printed.',
  ),
  asked(
    'R13.2 two orders on the third space of Sales',
    { kind: 'action-gain', space: 'sales-3' },
    {},
    { gain: { flipsAndCollects: 2 } },
    'As printed.',
  ),
  plays(
    'R6.1 R17.1 R18.7 an editor goes on the first free space, and Royalties pays by it',
    { spaces: { royalties: ['player'], sales: ['automa', 'automa'] }, player: { money: 1 } },
    ['place royalties'],
    { spaces: { royalties: ['player', 'player'] }, player: { money: 4 } },
    '$3 on the second space.',
  ),
  plays(
    'R6.2 R6.3 R19 every area with a free space that can be used is open, and no pass',
    {
      spaces: { sales: ['automa', 'player', 'player'], ideas: ['automa'] },
      display: DISPLAY,
    },
    [],
    { legal: ['place hire', 'place develop', 'place ideas', 'place royalties'] },
    'Sales is full, and there is nothing to print.',
  ),
  plays(
    'R7.1 R7.2 R1.3 R6.4 one writer and one artist, in the order you like; a value-1 creative brings an idea',
    { display: DISPLAY },
    ['place hire', 'take artist-crime-1', 'take writer-crime-1'],
    {
      player: { hand: ['artist-crime-1', 'writer-crime-1'], ideas: { crime: 2 } },
      display: { writers: ['writer-horror-3'], artists: [] },
      phase: 'automa-turn',
    },
    'Two ideas of crime; the display is not refilled.',
  ),
  plays(
    'R7.1 R1.10 R1.9 a card drawn from a deck is seen before the second choice, and the new back too',
    { display: DISPLAY },
    ['place hire', 'deck writers', 'card writer-western-2a', 'back writers 3'],
    {
      player: { hand: ['writer-western-2a'] },
      decks: { writerTop: 3 },
      legal: ['take artist-crime-1', 'deck artists'],
    },
    'Only cards of value 2 could be drawn.',
  ),
  plays(
    'R7.3 R8.2 an emptied deck is made up from its discard pile at once',
    {
      ...oneWriterLeft(),
    },
    ['place hire', 'deck writers', 'card writer-western-2a'],
    { discards: { writers: [] }, legal: ['back writers 1', 'back writers 3'] },
    'The deck is what was discarded, and shows a back.',
  ),
  plays(
    'R7.4 above six cards you discard',
    {
      display: DISPLAY,
      player: {
        hand: ['writer-sci-fi-1', 'artist-sci-fi-1', 'comic-neptunio', 'comic-alien-worlds'],
        hyped: [{ id: 'comic-gang-wars', tokens: 1 }],
      },
    },
    ['place hire', 'take artist-crime-1', 'take writer-crime-1', 'discard artist-sci-fi-1'],
    {
      player: { hand: ['writer-sci-fi-1', 'comic-neptunio', 'comic-alien-worlds', 'artist-crime-1', 'writer-crime-1'] },
      discards: { artists: ['artist-sci-fi-1'] },
      phase: 'automa-turn',
    },
    'The hyped comic counts; seven cards, one goes.',
  ),
  plays(
    'R8.1 a face-up comic',
    { display: DISPLAY },
    ['place develop', 'take comic-carmilla'],
    { player: { hand: ['comic-carmilla'] }, display: { comics: ['comic-outlaws'] } },
    'Free of charge.',
  ),
  plays(
    'R8.1 the top of the deck, of the genre it shows',
    { display: DISPLAY },
    ['place develop', 'deck comics', 'card comic-love-letter', 'back comics crime'],
    { player: { hand: ['comic-love-letter'] }, decks: { comicTop: 'crime' } },
    'Romance lay on top.',
  ),
  plays(
    'R8.1 R8.2 for $4 cards are turned until the genre appears, the others are discarded',
    { display: DISPLAY, player: { money: 5 } },
    [
      'place develop',
      'search western',
      'card comic-love-letter',
      'card comic-gang-wars',
      'card comic-wild-annie',
      'back comics horror',
    ],
    {
      player: { money: 1, hand: ['comic-wild-annie'] },
      discards: { comics: ['comic-gang-wars', 'comic-love-letter'] },
    },
    'The first card is of the genre the deck shows.',
  ),
  plays(
    'R8.1 without $4 there is no search',
    { display: DISPLAY, player: { money: 3 } },
    ['place develop'],
    { legal: ['take comic-outlaws', 'take comic-carmilla', 'deck comics'] },
    'Three dollars are not enough.',
  ),
  plays(
    'R9.1 R2.8 R18.2 two from the board, two from the supply, fewer if you like',
    { ideasBoard: ['crime', 'horror'] },
    ['place ideas', 'board horror', 'done', 'idea crime', 'idea crime'],
    { ideasBoard: ['crime'], player: { ideas: { crime: 2, horror: 1 } }, phase: 'automa-turn' },
    'One of the two from the board was left.',
  ),
  plays(
    'R3.1 R4.1 R4.3 R4.4 R15.6 R2.3 a new round: cards, backs, the calendar, Hype',
    {
      round: 4,
      spaces: {
        hire: ['automa', 'player'],
        develop: ['automa', 'player'],
        ideas: ['automa', 'player'],
        sales: ['automa'],
      },
      display: { writers: [], artists: [], comics: [] },
      calendar: ['crime', 'horror', 'romance', 'sci-fi', null, null],
      map: { 'o-2-5': { genre: 'western' }, 'o-5-4': { genre: 'western', value: 6 }, 'o-7-4': { genre: 'superhero' } },
      player: { hyped: [{ id: 'comic-gang-wars', tokens: 1 }] },
      decks: { comicTop: 'crime', writerTop: 1, artistTop: 3 },
    },
    [
      'place royalties',
      'card writer-crime-1',
      'card writer-western-3',
      'card writer-crime-2a',
      'card artist-crime-3',
      'card artist-western-3',
      'card artist-crime-2a',
      'card comic-killer-dames',
      'card comic-outlaws',
      'card comic-carmilla',
      'back writers 2',
      'back artists 1',
      'back comics crime',
    ],
    {
      round: 5,
      display: {
        writers: ['writer-crime-1', 'writer-western-3', 'writer-crime-2a'],
        comics: ['comic-killer-dames', 'comic-outlaws', 'comic-carmilla'],
      },
      player: { hyped: [{ id: 'comic-gang-wars', tokens: 2 }] },
      legal: ['calendar superhero', 'calendar western'],
    },
    'Only the first card of each deck has to fit the back everybody saw.',
  ),
  plays(
    'R4.1 R1.8 every face-down order of the genre is turned, in map reading order',
    {
      phase: 'increase',
      round: 2,
      doing: [{ ask: 'calendar' }, { ask: 'increase' }],
      calendar: ['crime', null, null, null, null, null],
      spaces: {},
      map: { 'o-9-2': { genre: 'western' }, 'o-2-5': { genre: 'western' }, 'o-5-4': { genre: 'horror' } },
      gone: [{ genre: 'western', value: 3 }],
    },
    ['calendar western', 'value o-2-5 6'],
    {
      calendar: ['crime', 'western', null, null, null, null],
      map: { 'o-2-5': { genre: 'western', value: 6 }, 'o-9-2': { genre: 'western' }, 'o-5-4': { genre: 'horror' } },
      legal: ['value o-9-2 3', 'value o-9-2 4', 'value o-9-2 5'],
    },
    'The 6 is gone from what the second can be.',
  ),
  asked(
    'R5.1 R5.2 R1.6 only matching creatives of printed comics, up to 3',
    { kind: 'increase', used: [] },
    {
      phase: 'increase',
      player: {
        money: 9,
        printed: [
          comic('comic-gang-wars', 2, { writer: 'writer-crime-1', artist: 'artist-horror-1' }),
          comic('comic-outlaws', 2, { writer: 'writer-western-3', artist: 'artist-western-2a' }),
        ],
      },
    },
    {
      legal: [
        { comic: 'comic-gang-wars', kind: 'writer', mode: 'train', cost: 2, newValue: 2 },
        { comic: 'comic-outlaws', kind: 'artist', mode: 'learn', cost: 1, newValue: 3 },
      ],
    },
    'The horror artist does not match, the western writer has 3 already.',
  ),
  plays(
    'R5.2 R5.3 R5.4 R5.5 who learns first may see the partner train afterwards',
    {
      phase: 'increase',
      round: 2,
      spaces: {},
      player: {
        money: 4,
        printed: [comic('comic-gang-wars', 2, { writer: 'writer-crime-2a', artist: 'artist-crime-1' })],
      },
    },
    ['increase comic-gang-wars artist', 'increase comic-gang-wars writer'],
    {
      player: {
        money: 0,
        printed: [{ id: 'comic-gang-wars', fans: 2, writerValue: 3, artistValue: 2 }],
      },
      phase: 'automa-turn',
    },
    'Learning costs $1, training to 3 costs $3; fans do not change.',
  ),
  plays(
    'R5.3 training the partner first blocks the learning',
    {
      phase: 'increase',
      round: 2,
      spaces: {},
      player: {
        money: 9,
        printed: [comic('comic-gang-wars', 2, { writer: 'writer-crime-2a', artist: 'artist-crime-1' })],
      },
    },
    ['increase comic-gang-wars writer'],
    { player: { money: 6 }, phase: 'automa-turn' },
    'Nothing is left to increase, so the round goes on by itself.',
  ),
  asked(
    'R5.2 R5.3 of two equal creatives the second trains too, by the values the phase began with',
    { kind: 'increase', used: [{ comic: 'comic-gang-wars', kind: 'artist', mode: 'train' }] },
    {
      phase: 'increase',
      player: {
        money: 3,
        printed: [
          comic('comic-gang-wars', 2, { writer: 'writer-crime-2b', artist: 'artist-crime-2a', artistValue: 3 }),
        ],
      },
    },
    { legal: [{ comic: 'comic-gang-wars', kind: 'writer', mode: 'train', cost: 3, newValue: 3 }] },
    'The artist has 3 now but began with 2: neither learning nor blocked.',
  ),
  plays(
    'R5.4 R13.3 an order is fulfilled as soon as the value is there',
    {
      phase: 'increase',
      round: 2,
      spaces: {},
      player: {
        money: 2,
        orders: [{ genre: 'crime', value: 4 }],
        printed: [comic('comic-gang-wars', 2, { writer: 'writer-crime-1', artist: 'artist-horror-2a' })],
      },
    },
    ['increase comic-gang-wars writer'],
    { player: { orders: [], fulfilled: 1, printed: [{ fans: 4, writerValue: 2 }] } },
    'Value 4 gives its two fans.',
  ),
]

/** One writer left in the deck, two in the discard pile, all others with the Automa. */
function oneWriterLeft(): World {
  const elsewhere = new Set([
    'writer-crime-1',
    'writer-horror-3',
    'writer-western-2a',
    'writer-sci-fi-1',
    'writer-sci-fi-3',
  ])
  const writers = CARDS.filter(({ kind, id }) => kind === 'writer' && !elsewhere.has(id))
  const comics = CARDS.filter(({ kind, genre }) => kind === 'comic' && genre !== GENRES.indexOf('western'))
  return {
    decks: { ...BACKS, comicTop: 'western' },
    discards: { writers: ['writer-sci-fi-1', 'writer-sci-fi-3'] },
    display: { ...DISPLAY, comics: ['comic-outlaws'] },
    automa: { printed: writers.map(({ id }, at) => comic(comics[at]?.id ?? '', 2, { writer: id })) },
  }
}

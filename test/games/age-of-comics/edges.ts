// Edges of the rules: the first card of a kind, the least and the most that is enough, and what is just not there.
import { asked, BACKS, card, comic, decides, orders, plays, type Scenario } from './world.ts'

const FINAL = { kind: 'final' } as const
/** The first original and the first rip-off of the catalogue. */
const FIRST = 'comic-killer-dames'
const FIRST_RIP_OFF = 'ripoff-deadly-dames'
const GENRES = ['crime', 'horror', 'romance', 'sci-fi', 'superhero', 'western']
const ALL_WRITERS = GENRES.flatMap((genre) => ['1', '2a', '2b', '3'].map((value) => `writer-${genre}-${value}`))

/** A sheet as it ends: sources of points with what they bring, who wins by what, and how it is told. */
const ends = (says: string, world: Scenario['world'], sheet: Scenario['expect'], why: string): Scenario => ({
  says,
  world: { phase: 'final', round: 5, ...world },
  expect: { sheet },
  why,
})
const points = (vp: number): readonly (readonly [string, number])[] => [
  ['fans', 0],
  ['vpTokens', vp],
  ['mastery', 0],
  ['betterColors', 0],
  ['money', 0],
  ['ideas', 0],
  ['originals', 0],
  ['fifthComic', 0],
  ['sixthComicAndBeyond', 0],
  ['unfulfilledOrders', 0],
]
/** A team for $3, and the ideas of a crime comic. */
const PAYABLE = { money: 9, ideas: { crime: 2 }, hand: ['writer-crime-2a', 'artist-horror-1'] }
/** In the middle of a print, the team still to be chosen. */
const printing = (money: number): Scenario['world'] => ({
  phase: 'player-turn',
  decks: BACKS,
  spaces: { sales: ['automa'], print: ['player'] },
  player: { ...PAYABLE, money, hand: [...PAYABLE.hand, 'comic-gang-wars'] },
  doing: [{ ask: 'print-writer', comic: 'comic-gang-wars' }],
})
/** A beginner's points, and no others. */
const ITS = [
  ['fans', 0],
  ['vpTokens', 0],
  ['mastery', 0],
  ['level', 18],
]

export const edges: readonly Scenario[] = [
  decides(
    'S7.1 without a face-up writer Hire fails',
    { card: card('hire develop ideas'), display: { artists: ['artist-crime-1'], comics: ['comic-outlaws'] } },
    { type: 'develop', via: 'card' },
    'An artist alone is no pair.',
  ),
  decides(
    'S9.1 a single fan keeps a comic on the chart',
    { card: card('ideas hire print'), automa: { printed: [comic('comic-carmilla', 1)] } },
    { type: 'ideas', via: 'card', gainFan: ['comic-carmilla'] },
    'One fan is enough.',
  ),
  decides(
    'S9.1 R1.7 a comic without a fan is off the chart',
    {
      card: card('ideas hire print'),
      display: { writers: ['writer-crime-1'], artists: ['artist-crime-1'] },
      automa: { printed: [comic('comic-carmilla', 0)] },
    },
    { type: 'hire', via: 'card' },
    'Ideas fails.',
  ),
  decides(
    'S10.1 S10.7 a writer without an artist is no team',
    {
      card: card('print develop ideas'),
      display: { comics: ['comic-outlaws'] },
      automa: { writers: ['writer-crime-1'], developed: ['comic-carmilla'] },
    },
    { type: 'develop', via: 'card' },
    'Print fails.',
  ),
  decides(
    'S11.4 Q21 S3.1 at the intermediate level two orders worth 7 are enough',
    {
      level: 'intermediate',
      card: card('sales ideas print'),
      spaces: { sales: ['player'] },
      map: orders('o-2-5 crime 4', 'o-3-4 crime 3', 'o-4-3 crime 3'),
    },
    { type: 'sales', collected: ['o-2-5', 'o-3-4'], total: 7 },
    'The third stays.',
  ),
  plays(
    'S5.1 S5.7 the Automa may do what is possible, and nothing else',
    {
      phase: 'automa-turn',
      card: 'automa-01',
      spaces: {},
      display: { writers: ['writer-crime-1'], artists: ['artist-crime-1'] },
    },
    [],
    { legal: ['act hire', 'act develop'] },
    'A pair lies there, the comic deck has a top; nothing is printed, no team, no order.',
  ),
  asked(
    'R10.3 the first original can be ripped off',
    { kind: 'ripoffs' },
    { automa: { printed: [comic(FIRST)] } },
    { legal: [FIRST_RIP_OFF] },
    'Nobody has done so.',
  ),
  asked(
    'R10.3 the first rip-off is printed once',
    { kind: 'ripoffs' },
    { automa: { printed: [comic(FIRST)] }, player: { printed: [comic(FIRST_RIP_OFF, 1)] } },
    { legal: [] },
    'You have printed it.',
  ),
  asked(
    'R10.3 Q17 there is no rip-off of a rip-off',
    { kind: 'ripoffs' },
    { automa: { printed: [comic(FIRST_RIP_OFF, 2)] }, player: { printed: [comic(FIRST)] } },
    { legal: [] },
    'The Automa has printed nothing but a rip-off.',
  ),
  asked(
    'R11.1 a rip-off earns no token where your originals are of other genres',
    { kind: 'print', id: 'ripoff-vampyria', writer: 'writer-crime-2a', artist: 'artist-horror-1' },
    {
      player: { money: 9, hand: ['writer-crime-2a', 'artist-horror-1'], printed: [comic('comic-gang-wars')] },
      automa: { printed: [comic('comic-carmilla', 4)] },
    },
    { print: { legal: true, mastery: 'none' } },
    'Gang Wars is no horror comic.',
  ),
  asked(
    'R11.1 two rip-offs of a genre earn no token',
    { kind: 'print', id: 'ripoff-bang-wars', writer: 'writer-crime-2a', artist: 'artist-horror-1' },
    {
      player: { money: 9, hand: ['writer-crime-2a', 'artist-horror-1'], printed: [comic(FIRST_RIP_OFF, 1)] },
      automa: { printed: [comic(FIRST), comic('comic-gang-wars')] },
    },
    { print: { legal: true, mastery: 'none' } },
    'An original of the genre is needed.',
  ),
  asked(
    'R10.2 the cheapest artist of the catalogue is an artist',
    { kind: 'print', id: 'comic-gang-wars', writer: 'writer-crime-2a', artist: 'artist-crime-1' },
    { player: { money: 3, ideas: { crime: 2 }, hand: ['writer-crime-2a', 'artist-crime-1', 'comic-gang-wars'] } },
    { print: { legal: true, value: 3, fans: 4 } },
    '1 + 2 for those that match + 1 for mastery.',
  ),
  asked(
    'R10.2 R14.2 a hyped comic costs its ideas too',
    { kind: 'print', id: 'comic-gang-wars', writer: 'writer-crime-2a', artist: 'artist-horror-1' },
    {
      player: {
        money: 9,
        hand: ['writer-crime-2a', 'artist-horror-1'],
        hyped: [{ id: 'comic-gang-wars', tokens: 1 }],
      },
    },
    { print: { legal: false, why: 'ideas' } },
    'There are none.',
  ),
  plays(
    'R6.3 R10.2 R14.2 a hyped comic without its ideas does not open Print',
    { player: { ...PAYABLE, hyped: [{ id: 'comic-carmilla', tokens: 1 }] } },
    [],
    { legal: ['place hire', 'place develop', 'place ideas', 'place royalties', 'place sales'] },
    'The team costs $3 of $9, and the ideas are of crime.',
  ),
  plays(
    'R6.3 R10.2 R14.2 a hyped comic with its ideas opens Print',
    { player: { ...PAYABLE, hyped: [{ id: 'comic-gang-wars', tokens: 1 }] } },
    [],
    { legal: ['place hire', 'place develop', 'place ideas', 'place print', 'place royalties', 'place sales'] },
    'Two ideas of crime, and a team that can be paid.',
  ),
  {
    says: 'R10.2 nobody is in the middle of a print whose team costs more than there is',
    world: printing(2),
    expect: { refused: 'age-of-comics.no-print' },
    why: 'The team costs $3.',
  },
  {
    says: 'R10.2 a print goes on where there is just the money for a team',
    world: printing(3),
    expect: { refused: null },
    why: 'The team costs $3.',
  },
  plays(
    'R6.3 R10.2 Print needs the money for some team, and a comic is no creative',
    { player: { money: 5, ideas: { crime: 2 }, hand: ['writer-crime-3', 'artist-crime-3', FIRST] } },
    [],
    { legal: ['place hire', 'place develop', 'place ideas', 'place royalties', 'place sales'] },
    'The team costs $6.',
  ),
  plays(
    'R10.2 a writer is offered only with an artist that can be paid besides',
    {
      player: {
        money: 4,
        ideas: { crime: 2 },
        hand: ['writer-crime-1', 'writer-crime-3', 'artist-crime-3', 'comic-gang-wars'],
      },
    },
    ['place print', 'print comic-gang-wars'],
    { legal: ['use writer-crime-1'] },
    '3 + 3 is too much.',
  ),
  plays(
    'R10.4 the writer is chosen among the writers',
    { player: { money: 9, ideas: { crime: 2 }, hand: ['writer-crime-1', 'artist-crime-1', 'comic-gang-wars'] } },
    ['place print', 'print comic-gang-wars'],
    { legal: ['use writer-crime-1'] },
    'The artist comes after.',
  ),
  plays(
    'R10.4 R10.2 the artist is chosen among the artists that can be paid',
    {
      player: {
        money: 2,
        ideas: { crime: 2 },
        hand: ['writer-crime-1', 'artist-crime-1', 'artist-crime-3', FIRST, 'comic-gang-wars'],
      },
    },
    ['place print', 'print comic-gang-wars', 'use writer-crime-1'],
    { legal: ['use artist-crime-1'] },
    'One dollar is left.',
  ),
  plays(
    'R6.3 R7.1 without any writer nobody can be hired',
    { decks: { comicTop: 'romance', artistTop: 2 }, player: { hand: ALL_WRITERS } },
    [],
    { legal: ['place develop', 'place ideas', 'place royalties', 'place sales'] },
    'All writers are in your hand.',
  ),
  plays(
    'R8.1 a genre of which nothing is left cannot be searched for',
    {
      player: {
        money: 9,
        hand: [FIRST, 'comic-its-a-felony', 'comic-call-the-police', 'comic-gang-wars'],
      },
    },
    ['place develop'],
    {
      legal: ['deck comics', 'search horror', 'search romance', 'search sci-fi', 'search superhero', 'search western'],
    },
    'The four crime comics are in your hand.',
  ),
  plays(
    'R8.1 a single comic of a genre can be searched for',
    { player: { money: 9, hand: ['comic-its-a-felony', 'comic-call-the-police', 'comic-gang-wars'] } },
    ['place develop'],
    { legal: ['deck comics', ...GENRES.map((genre) => `search ${genre}`)] },
    'Killer Dames is still in the deck.',
  ),
  plays(
    'R14.1 the cheapest artist of the catalogue takes the place of an artist',
    {
      display: { writers: ['writer-romance-2a'], artists: ['artist-romance-2a'] },
      player: {
        money: 9,
        hand: ['artist-crime-1'],
        cubes: ['special-reassign'],
        printed: [comic('comic-gang-wars', 2, { writer: 'writer-horror-1', artist: 'artist-horror-3' })],
      },
    },
    ['place hire', 'take writer-romance-2a', 'take artist-romance-2a', 'swap comic-gang-wars artist-crime-1'],
    {
      player: {
        money: 11,
        printed: [{ writer: 'writer-horror-1', artist: 'artist-crime-1', artistValue: 1, fans: 3 }],
      },
    },
    'Two dollars come back, and the place matches now.',
  ),
  plays(
    'R5.2 R5.3 a creative that has learned has not trained',
    {
      phase: 'increase',
      round: 2,
      spaces: {},
      player: {
        money: 9,
        printed: [comic('comic-gang-wars', 2, { writer: 'writer-crime-2a', artist: 'artist-crime-1' })],
      },
    },
    ['increase comic-gang-wars artist'],
    {
      player: { money: 8, printed: [{ artistValue: 2, learned: ['artist'], trained: [] }] },
      legal: ['increase comic-gang-wars writer', 'done'],
    },
    'It learned for $1; its partner may train afterwards.',
  ),
  plays(
    'R5.1 a creative increases once in a round',
    {
      phase: 'increase',
      round: 2,
      spaces: {},
      player: {
        money: 9,
        printed: [
          comic('comic-gang-wars', 2, { writer: 'writer-crime-1', artist: 'artist-western-1' }),
          comic('comic-carmilla', 2, { writer: 'writer-horror-1', artist: 'artist-western-2a' }),
        ],
      },
    },
    ['increase comic-gang-wars writer'],
    {
      player: { money: 7, printed: [{ writerValue: 2, learned: [], trained: ['writer'] }, { writerValue: 1 }] },
      legal: ['increase comic-carmilla writer', 'done'],
    },
    'It could become 3 only in the next round.',
  ),
  asked(
    'R15.2 what a comic pays from one fan to ten',
    { kind: 'income' },
    {
      player: {
        printed: [
          comic(FIRST, 1),
          comic('comic-its-a-felony', 2),
          comic('comic-call-the-police', 3),
          comic('comic-gang-wars', 4),
          comic('comic-haunting-tales', 5),
          comic('comic-it-lives', 6),
          comic('comic-true-terror', 7),
          comic('comic-carmilla', 8),
          comic('comic-love-letter', 9),
          comic('comic-heartbreakers', 10),
        ],
      },
    },
    { income: 1 + 2 + 2 + 3 + 3 + 3 + 4 + 4 + 4 + 6 },
    'By the table.',
  ),
  asked(
    'R10.5 R16 S15.2 Q28 the first rip-off is a rip-off',
    FINAL,
    {
      phase: 'final',
      challenges: ['challenge-ethical-publisher', 'challenge-wheeler-dealer'],
      player: { printed: [comic(FIRST_RIP_OFF, 2, { writer: 'writer-crime-1', artist: 'artist-crime-1' })] },
      automa: { printed: [comic(FIRST)] },
    },
    {
      score: {
        player: { originals: 0 },
        challenges: { 'challenge-ethical-publisher': false, 'challenge-wheeler-dealer': true },
      },
    },
    'It scores nothing as an original.',
  ),
  asked(
    'S15.2 Q28 an original among rip-offs',
    FINAL,
    {
      phase: 'final',
      challenges: ['challenge-ethical-publisher', 'challenge-wheeler-dealer'],
      player: { printed: [comic('comic-carmilla'), comic(FIRST_RIP_OFF, 1)] },
      automa: { printed: [comic(FIRST)] },
    },
    { score: { challenges: { 'challenge-ethical-publisher': false, 'challenge-wheeler-dealer': false } } },
    'Neither no rip-off nor nothing else.',
  ),
  asked(
    'R12.3 R16 five comics are enough for the fifth, and not for the sixth',
    FINAL,
    {
      phase: 'final',
      player: {
        printed: [
          comic('comic-gang-wars'),
          comic('comic-carmilla'),
          comic('comic-love-letter'),
          comic('comic-neptunio'),
          comic(FIRST_RIP_OFF, 1),
        ],
      },
      automa: { printed: [comic(FIRST)] },
    },
    { score: { player: { fifthComic: 4, sixthComicAndBeyond: 0 } } },
    'One for each of four originals.',
  ),
  asked(
    'S15.2 five genres are not all, whichever is missing',
    FINAL,
    {
      phase: 'final',
      challenges: ['challenge-every-genre'],
      player: {
        printed: [
          comic('comic-carmilla'),
          comic('comic-love-letter'),
          comic('comic-neptunio'),
          comic('comic-miss-tiger'),
          comic('comic-outlaws'),
        ],
      },
    },
    { score: { challenges: { 'challenge-every-genre': false } } },
    'No crime comic.',
  ),
  ends(
    'S13.2 Q24 a tie is told as one',
    { player: { vp: 18 } },
    {
      items: [points(18), ITS],
      winner: 'automa',
      by: 'tie',
      text: { it: 'a parità di PV vince l’Automa', en: 'the Automa wins a tie' },
    },
    'No title with 18 points, and no row for challenges that nobody chose.',
  ),
  ends(
    'S13.2 S14.1 a win is told with the title',
    { player: { vp: 60 } },
    {
      items: [points(60), ITS],
      winner: 'you',
      by: 'points',
      text: { it: 'più PV; il tuo titolo: Assistente redattore', en: 'more VP; your title: Assistant Editor' },
    },
    '60 against 18.',
  ),
  ends(
    'S15.1 challenges have a row of their own, what they cost or nothing',
    { player: { vp: 60 }, challenges: ['challenge-business-genius', 'challenge-ethical-publisher'] },
    { items: [[...points(60), ['challenges', -15]], ITS], winner: 'you', by: 'points' },
    'One of two is met.',
  ),
]

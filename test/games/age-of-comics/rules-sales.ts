// The sales map, orders, the end of rounds and the score (R13.1 to R13.4, R15.1 to R16, R18.1 to R18.7).
import { asked, comic, orders, plays, type Scenario } from './world.ts'

const CRIME = comic('comic-gang-wars', 2, { writer: 'writer-crime-2a', artist: 'artist-crime-2a' })
const OWN = { printed: [CRIME] }
const MASTERY = { crime: 'player' }

export const rulesSales: readonly Scenario[] = [
  asked(
    'R13.1 from the X the four central nodes, the first step free',
    { kind: 'agent-moves', walked: false },
    {},
    {
      legal: [
        { to: 'n-3-2', money: 0 },
        { to: 'n-3-3', money: 0 },
        { to: 'n-4-2', money: 0 },
        { to: 'n-4-3', money: 0 },
      ],
    },
    'Nobody steps back on it.',
  ),
  asked(
    'R13.1 the central nodes are adjacent across the X; further steps cost $2',
    { kind: 'agent-moves', walked: true },
    { player: { agent: 'n-3-2', money: 2 } },
    {
      legal: [
        { to: 'n-2-2', money: 2 },
        { to: 'n-3-1', money: 2 },
        { to: 'n-3-3', money: 2 },
        { to: 'n-4-2', money: 2 },
        { to: 'n-4-3', money: 2 },
      ],
    },
    'Five neighbours.',
  ),
  asked(
    'R13.1 without $2 there is no further step',
    { kind: 'agent-moves', walked: true },
    { player: { agent: 'n-3-2', money: 1 } },
    { legal: [] },
    'One dollar.',
  ),
  asked(
    'R13.2 the orders around the agent',
    { kind: 'orders-here' },
    { player: { agent: 'n-2-2' }, map: orders('o-3-4 crime', 'o-4-5 horror 3', 'o-9-2 western 3') },
    { legal: ['o-3-4', 'o-4-5'] },
    'Two of the four spaces of that node hold an order.',
  ),
  plays(
    'R13.1 R13.2 turning, walking and collecting in any order',
    {
      spaces: { hire: ['automa'] },
      map: orders('o-5-4 crime', 'o-6-5 western 3', 'o-7-4 horror'),
      player: { money: 2, agent: 'n-2-2', ...OWN },
      mastery: MASTERY,
    },
    [
      'place sales',
      'flip o-5-4',
      'value o-5-4 4',
      'collect o-5-4',
      'walk n-3-2',
      'collect o-7-4',
      'value o-7-4 6',
      'walk n-4-2',
    ],
    {
      player: {
        money: 0,
        agent: 'n-4-2',
        fulfilled: 1,
        orders: [{ genre: 'horror', value: 6 }],
        printed: [{ fans: 4 }],
      },
      map: { 'o-6-5': { genre: 'western', value: 3 } },
      legal: ['done'],
    },
    'An unseen order is turned when it is taken; the second step cost $2.',
  ),
  plays(
    'R13.1 a ticket goes anywhere but to the X, for nothing',
    { spaces: {}, player: { tickets: 1 } },
    ['place sales', 'ticket n-6-4'],
    { player: { tickets: 0, agent: 'n-6-4' }, legal: ['walk n-5-4', 'walk n-6-3', 'done'] },
    'The free step is still there.',
  ),
  plays(
    'R13.2 no more collects than the space says',
    {
      spaces: { sales: ['automa'] },
      map: orders('o-3-4 crime 3', 'o-4-3 horror 3', 'o-4-5 western 3'),
      player: { agent: 'n-2-2' },
    },
    ['place sales', 'collect o-3-4', 'collect o-4-3', 'walk n-2-3'],
    { legal: ['done'] },
    'Two on the second space; no money for another step.',
  ),
  plays(
    'R13.3 of several comics that could fulfil an order you choose',
    {
      spaces: {},
      map: orders('o-3-4 crime 3'),
      player: {
        agent: 'n-2-2',
        printed: [CRIME, comic('comic-killer-dames', 3, { writer: 'writer-crime-1', artist: 'artist-crime-3' })],
      },
      mastery: MASTERY,
    },
    ['place sales', 'collect o-3-4', 'fulfil comic-killer-dames'],
    { player: { orders: [], fulfilled: 1, printed: [{ fans: 2 }, { fans: 4 }] } },
    'One fan for a value of 3.',
  ),
  asked(
    'R13.3 R10.4 a print fulfils the orders of its genre it is good enough for',
    { kind: 'print', id: 'comic-gang-wars', writer: 'writer-crime-2a', artist: 'artist-horror-2a' },
    {
      player: {
        money: 9,
        ideas: { crime: 2 },
        hand: ['comic-gang-wars', 'writer-crime-2a', 'artist-horror-2a'],
        orders: [
          { genre: 'crime', value: 3 },
          { genre: 'crime', value: 5 },
          { genre: 'horror', value: 3 },
        ],
      },
    },
    { print: { value: 4, ordersFulfilled: 1, fans: 4 } },
    '1 + 1 + 1 mastery + 1 of the order of value 3.',
  ),
  asked(
    'R15.1 R1.7 a side without a comic on the chart gets nothing',
    { kind: 'end-of-round' },
    {
      player: { printed: [comic('ripoff-vampyria', 0)] },
      automa: { printed: [comic('comic-carmilla', 3)] },
    },
    { endOfRound: { playerVp: 0, automaVp: 3, playerIncome: 0, playerFans: { 'ripoff-vampyria': 0 } } },
    'Off the chart: no points, no income, no decay.',
  ),
  asked(
    'R15.2 income by fans, above ten six per full ten and the rest',
    { kind: 'income' },
    {
      player: {
        printed: [
          comic('comic-gang-wars', 3),
          comic('comic-carmilla', 10),
          comic('comic-outlaws', 11),
          comic('comic-neptunio', 20),
        ],
      },
    },
    { income: 2 + 6 + 7 + 12 },
    'By the table.',
  ),
  asked(
    'R15.3 R1.1 no decay after the fifth round',
    { kind: 'end-of-round' },
    { round: 5, player: { printed: [comic('comic-gang-wars', 3)] } },
    { endOfRound: { playerFans: { 'comic-gang-wars': 3 }, gameOver: true, playerVp: 3, automaVp: 0 } },
    'The game ends.',
  ),
  plays(
    'R15.3 R15.7 the fifth round ends the game',
    {
      round: 5,
      spaces: {
        hire: ['automa', 'player'],
        develop: ['automa', 'player'],
        ideas: ['automa', 'player'],
        sales: ['automa'],
      },
      player: { money: 1, ...OWN },
      mastery: MASTERY,
    },
    ['place royalties'],
    { phase: 'final', player: { vp: 3, money: 7, printed: [{ fans: 2 }] } },
    '1 + 4 + 2 of income; no turn order, no decay.',
  ),
  plays(
    'R15.6 R18.6 where deck and discard pile are both empty no card is dealt',
    {
      phase: 'increase',
      round: 2,
      spaces: {},
      doing: [{ ask: 'deal', deck: 'comics' }, { ask: 'increase' }],
      discards: { comics: ['comic-carmilla'], writers: [], artists: [] },
      player: { printed: allComics() },
      decks: { comicTop: null, writerTop: 1, artistTop: 1 },
    },
    ['card comic-carmilla'],
    { display: { comics: ['comic-carmilla'] }, phase: 'automa-turn' },
    'One card was there, two places stay empty.',
  ),
  asked(
    'R16 R12.3 R13.4 R11.4 R14.4 all that counts',
    { kind: 'final' },
    {
      phase: 'final',
      round: 5,
      mastery: { crime: 'player', horror: 'player' },
      player: {
        money: 7,
        vp: 13,
        ideas: { crime: 2, western: 3 },
        orders: [
          { genre: 'horror', value: 6 },
          { genre: 'crime', value: 3 },
        ],
        printed: [
          comic('comic-gang-wars', 5, { writer: 'writer-crime-1', artist: 'artist-crime-1', betterColor: true }),
          comic('comic-carmilla', 4, { writer: 'writer-crime-2a', artist: 'artist-horror-1' }),
          comic('comic-outlaws', 1, { writer: 'writer-crime-2b', artist: 'artist-horror-2a' }),
          comic('ripoff-saturnio', 0, { writer: 'writer-sci-fi-1', artist: 'artist-sci-fi-1' }),
          comic('ripoff-love-notes', 2, { writer: 'writer-romance-1', artist: 'artist-western-1' }),
          comic('ripoff-miss-kitty', 1, { writer: 'writer-western-1', artist: 'artist-western-2a' }),
        ],
      },
      automa: { printed: [comic('comic-neptunio'), comic('comic-love-letter'), comic('comic-miss-tiger')] },
    },
    {
      score: {
        player: {
          fans: 13,
          vpTokens: 13,
          mastery: 4,
          betterColors: 2,
          money: 1,
          ideas: 1,
          originals: 12,
          fifthComic: 3,
          sixthComicAndBeyond: 2,
          unfulfilledOrders: -5,
          total: 46,
        },
      },
    },
    '6 + 4 + 2 for the originals, +1 each for the fifth comic, 2 for the sixth, −4 −1 for the orders.',
  ),
]

/** Every original but one, on your mat. */
function allComics(): Scenario['world'][string] {
  const ids = [
    ['killer-dames', 'its-a-felony', 'call-the-police', 'gang-wars'],
    ['haunting-tales', 'it-lives', 'true-terror'],
    ['just-a-feeling', 'love-letter', 'heartbreakers', 'teen-drama'],
    ['stories-of-tomorrow', 'neptunio', 'future-wonder', 'alien-worlds'],
    ['star-spangled-duo', 'miss-tiger', 'angel-of-liberty', 'freedom-comics'],
    ['kings-of-the-plains', 'hey-ranger', 'outlaws', 'wild-annie'],
  ].flat()
  return ids.map((id) => comic(`comic-${id}`, 1))
}

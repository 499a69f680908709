// Print (S10.1 to S10.7) and Sales (S11.1 to S11.6).
import { card, comic, decides, orders, plays, type Scenario } from './world.ts'

const PRINT = card('print hire ideas')
const SALES = card('sales hire ideas')
const TEAM = { writers: ['writer-crime-2a'], artists: ['artist-horror-2a'] }
const TEAMS = {
  writers: ['writer-crime-2a', 'writer-sci-fi-1'],
  artists: ['artist-horror-2a', 'artist-western-3'],
}
/** Not on the x2 space. */
const SECOND = { print: ['player'] }

export const soloPrint: readonly Scenario[] = [
  decides(
    'S10.1 Q13 Q14 the oldest writer with the oldest artist; neither matching nor the bonus count',
    {
      card: PRINT,
      spaces: SECOND,
      automa: { ...TEAMS, developed: ['comic-killer-dames'] },
      player: { printed: [comic('comic-gang-wars')] },
      mastery: { crime: 'player' },
    },
    {
      space: 'print-2',
      prints: [{ id: 'comic-killer-dames', writer: 'writer-crime-2a', artist: 'artist-horror-2a', fans: 3 }],
    },
    '2 + round 1: the matching writer and the +1 fan of Killer Dames are nothing to it.',
  ),
  decides(
    'S10.2 a comic that earns a token goes before one that does not',
    {
      card: PRINT,
      spaces: SECOND,
      automa: { ...TEAM, developed: ['comic-killer-dames', 'comic-carmilla'] },
      player: { printed: [comic('comic-gang-wars')] },
      mastery: { crime: 'player' },
    },
    { prints: [{ id: 'comic-carmilla', mastery: 'gained', fans: 4 }] },
    'Crime is first in the priority, but would only tie.',
  ),
  decides(
    'S10.2 of two that earn one the one that takes it from you',
    {
      card: PRINT,
      spaces: SECOND,
      automa: {
        ...TEAM,
        developed: ['comic-neptunio', 'comic-carmilla'],
        printed: [comic('comic-true-terror', 4)],
      },
      player: { printed: [comic('comic-it-lives')] },
      mastery: { horror: 'player' },
    },
    { prints: [{ id: 'comic-carmilla', mastery: 'taken', alsoFans: ['comic-true-terror'] }] },
    'Sci-fi is free and ahead in the priority; horror is yours, 2 against 1.',
  ),
  decides(
    'S10.2 R11.4 as many comics as you take nothing',
    {
      card: card('print hire ideas', 'HCFSRW'),
      spaces: SECOND,
      automa: {
        ...TEAM,
        developed: ['comic-true-terror', 'comic-outlaws'],
        printed: [comic('comic-haunting-tales', 4)],
      },
      player: { printed: [comic('comic-carmilla'), comic('comic-it-lives')] },
      mastery: { horror: 'player' },
    },
    { prints: [{ id: 'comic-outlaws', mastery: 'gained', fans: 4 }] },
    'Two horror comics against two; western is free, though last in the priority.',
  ),
  decides(
    'S10.2 a token it holds is not earned again',
    {
      card: PRINT,
      spaces: SECOND,
      automa: { ...TEAM, developed: ['comic-gang-wars', 'comic-carmilla'], printed: [comic('comic-killer-dames', 4)] },
      mastery: { crime: 'automa' },
    },
    { prints: [{ id: 'comic-carmilla', mastery: 'gained', fans: 4 }] },
    'Gang Wars would have the mastery fan too and is ahead in the priority, but only Carmilla earns a token.',
  ),
  decides(
    'S10.2 Q15 otherwise the genre priority',
    {
      card: PRINT,
      spaces: SECOND,
      automa: { ...TEAM, developed: ['comic-carmilla', 'comic-neptunio'] },
    },
    { prints: [{ id: 'comic-neptunio' }] },
    'Both earn a free token; sci-fi is ahead of horror.',
  ),
  decides(
    'S10.2 Q15 same genre: the one developed first',
    {
      card: PRINT,
      spaces: SECOND,
      automa: { ...TEAM, developed: ['comic-carmilla', 'comic-it-lives'] },
    },
    { prints: [{ id: 'comic-carmilla' }] },
    'The older card.',
  ),
  decides(
    'S10.3 Q3 Q16 Q29 S3.1 fans of the level, the round number, and one for a token it holds',
    {
      card: PRINT,
      level: 'intermediate',
      round: 3,
      spaces: SECOND,
      automa: { ...TEAM, developed: ['comic-carmilla'], printed: [comic('comic-it-lives', 4)] },
      mastery: { horror: 'automa' },
    },
    { prints: [{ id: 'comic-carmilla', fans: 7, mastery: 'held', alsoFans: [] }] },
    '3 + 3 + 1; the earlier comic has had its fan.',
  ),
  decides(
    'S10.3 R11.2 on taking a token only comics that never had the mastery fan gain it',
    {
      card: PRINT,
      level: 'expert',
      round: 5,
      spaces: SECOND,
      automa: {
        ...TEAM,
        developed: ['comic-true-terror'],
        printed: [comic('comic-haunting-tales', 2, { masteryFan: true }), comic('comic-it-lives', 2)],
      },
      player: { printed: [comic('comic-carmilla'), comic('ripoff-harrowing-tales')] },
      mastery: { horror: 'player' },
    },
    { prints: [{ id: 'comic-true-terror', fans: 11, mastery: 'taken', alsoFans: ['comic-it-lives'] }] },
    '5 + 5 + 1; Haunting Tales had its fan before the token was lost.',
  ),
  decides(
    'S10.4 Q17 your rip-offs are skipped',
    {
      card: PRINT,
      spaces: SECOND,
      automa: { ...TEAM, printed: [comic('comic-carmilla', 4)] },
      player: { printed: [comic('comic-gang-wars'), comic('ripoff-vampyria', 1)] },
      mastery: { horror: 'automa', crime: 'player' },
    },
    { prints: [{ id: 'ripoff-bang-wars', fans: 2, mastery: 'none' }] },
    'There is no rip-off of a rip-off.',
  ),
  decides(
    'S10.4 the last printed first',
    {
      card: PRINT,
      spaces: SECOND,
      automa: TEAM,
      player: { printed: [comic('comic-gang-wars'), comic('comic-outlaws')] },
    },
    { prints: [{ id: 'ripoff-bandits' }] },
    'Outlaws was printed last.',
  ),
  decides(
    'S10.5 Q18 a rip-off gets the fans of the level only',
    {
      card: PRINT,
      level: 'expert',
      round: 5,
      spaces: SECOND,
      automa: TEAM,
      player: { printed: [comic('comic-gang-wars')] },
      mastery: { crime: 'player' },
    },
    { prints: [{ id: 'ripoff-bang-wars', fans: 5, mastery: 'none' }] },
    'No round number, and a rip-off alone earns no token.',
  ),
  decides(
    'S10.5 Q16 a rip-off earns a token where the Automa has an original of the genre',
    {
      card: PRINT,
      spaces: SECOND,
      automa: { ...TEAM, printed: [comic('comic-killer-dames', 4)] },
      player: { printed: [comic('comic-gang-wars')] },
      mastery: { crime: 'player' },
    },
    { prints: [{ id: 'ripoff-bang-wars', fans: 3, mastery: 'taken', alsoFans: ['comic-killer-dames'] }] },
    'Two crime comics against one.',
  ),
  decides(
    'S10.6 two rip-offs on the x2 space',
    {
      card: PRINT,
      automa: TEAMS,
      player: { printed: [comic('comic-gang-wars'), comic('comic-outlaws')] },
    },
    {
      space: 'print-1',
      prints: [
        { id: 'ripoff-bandits', writer: 'writer-crime-2a', artist: 'artist-horror-2a' },
        { id: 'ripoff-bang-wars', writer: 'writer-sci-fi-1', artist: 'artist-western-3' },
      ],
    },
    'The second is chosen anew, with the second team.',
  ),
  decides(
    'S10.6 Q19 one team prints one comic also on the x2 space',
    { card: PRINT, automa: { ...TEAM, developed: ['comic-carmilla', 'comic-neptunio'] } },
    { space: 'print-1', prints: [{ id: 'comic-neptunio' }] },
    'There is no second team.',
  ),
  decides(
    'S10.6 Q19 the second print counts with what the first has changed',
    {
      card: PRINT,
      automa: { ...TEAMS, developed: ['comic-carmilla', 'comic-it-lives'] },
    },
    {
      prints: [
        { id: 'comic-carmilla', mastery: 'gained', fans: 4 },
        { id: 'comic-it-lives', mastery: 'held', fans: 4 },
      ],
    },
    'The token is gained with the first and held with the second.',
  ),
  decides(
    'S10.6 S10.5 Q16 a rip-off takes the token that the comic before it could not',
    {
      card: PRINT,
      automa: { ...TEAMS, developed: ['comic-its-a-felony'] },
      player: { printed: [comic('comic-gang-wars')] },
      mastery: { crime: 'player' },
    },
    {
      prints: [
        { id: 'comic-its-a-felony', mastery: 'none', fans: 3, alsoFans: [] },
        { id: 'ripoff-bang-wars', mastery: 'taken', fans: 3, alsoFans: ['comic-its-a-felony'] },
      ],
    },
    'One against one is a tie; with the rip-off it is two, one of them an original.',
  ),
  decides(
    'S10.6 if the second is impossible it prints one',
    { card: PRINT, automa: { ...TEAMS, developed: ['comic-carmilla'] } },
    { space: 'print-1', prints: [{ id: 'comic-carmilla' }] },
    'Nothing is left to print, and you have printed nothing.',
  ),
  decides(
    'S10.7 without a team Print fails',
    { card: card('print develop hire'), decks: { comicTop: 'crime' }, automa: { writers: ['writer-crime-2a'] } },
    { type: 'develop' },
    'A writer alone is no team.',
  ),
  decides(
    'S10.7 Q30 a rip-off that is used up cannot be printed again',
    {
      card: card('print develop hire'),
      decks: { comicTop: 'crime' },
      automa: { ...TEAM, printed: [comic('ripoff-bang-wars', 2)] },
      player: { printed: [comic('comic-gang-wars')] },
      mastery: { crime: 'player' },
    },
    { type: 'develop' },
    'Gang Wars has been ripped off.',
  ),
  plays(
    'S10.1 S10.6 Q33 its team goes with the comic, and it may print again',
    {
      phase: 'automa-turn',
      card: 'automa-04',
      spaces: {},
      automa: { ...TEAMS, developed: ['comic-carmilla', 'comic-neptunio'] },
    },
    ['act print', 'print comic-carmilla', 'print comic-neptunio'],
    {
      automa: {
        writers: [],
        artists: [],
        developed: [],
        printed: [
          { id: 'comic-carmilla', fans: 4, writer: 'writer-crime-2a', artist: 'artist-horror-2a' },
          { id: 'comic-neptunio', fans: 4, writer: 'writer-sci-fi-1', artist: 'artist-western-3' },
        ],
      },
      mastery: { horror: 'automa', 'sci-fi': 'automa' },
      phase: 'player-turn',
    },
    'Both tokens were free.',
  ),
  decides(
    'S11.1 S11.2 the last genre that has a face-down order is turned, all of it',
    {
      card: SALES,
      map: orders('o-2-5 crime 3', 'o-5-4 western', 'o-9-2 western', 'o-7-4 horror'),
      player: { printed: [comic('comic-outlaws'), comic('comic-gang-wars')] },
      chance: [
        { space: 'o-5-4', value: 3 },
        { space: 'o-9-2', value: 5 },
      ],
    },
    { flipGenre: 'western', flipped: ['o-5-4', 'o-9-2'], collected: ['o-2-5', 'o-9-2', 'o-5-4'], total: 11 },
    'Crime is the last genre but lies face up; collecting begins with it all the same.',
  ),
  decides(
    'S11.2 the genre priority where no face-down order is of your genres',
    {
      card: SALES,
      map: orders('o-2-5 horror', 'o-5-4 western'),
      chance: [{ space: 'o-5-4', value: 6 }],
    },
    { flipGenre: 'western', flipped: ['o-5-4'], collected: ['o-5-4'] },
    'Western is ahead of horror; the horror order stays face down and cannot be collected.',
  ),
  decides(
    'S11.2 nothing to turn: the step is skipped',
    { card: SALES, map: orders('o-2-5 horror 3') },
    { flipGenre: null, flipped: [], collected: ['o-2-5'] },
    'Collecting goes on.',
  ),
  decides(
    'S11.3 Q20 within a genre the highest value, then map reading order',
    {
      card: SALES,
      spaces: { sales: ['player'] },
      map: orders('o-9-2 crime 3', 'o-2-5 crime 3', 'o-7-4 crime 5'),
    },
    { space: 'sales-2', collected: ['o-7-4', 'o-2-5'], total: 8 },
    'Two on the second space.',
  ),
  decides(
    'S11.3 Q20 reading order goes by the rows of the map',
    {
      card: SALES,
      spaces: { sales: ['player'] },
      map: orders('o-10-3 crime 3', 'o-11-4 crime 3', 'o-9-8 crime 3'),
    },
    { collected: ['o-9-8', 'o-10-3'], total: 6 },
    'Row 9 comes before row 10, however the names are spelt.',
  ),
  decides(
    'S11.3 S11.2 an order of yours that stays face down is passed over',
    {
      card: SALES,
      map: orders('o-2-5 crime', 'o-5-4 western', 'o-12-5 horror 6'),
      player: { printed: [comic('comic-outlaws'), comic('comic-gang-wars')] },
      chance: [{ space: 'o-2-5', value: 5 }],
    },
    { flipGenre: 'crime', flipped: ['o-2-5'], collected: ['o-2-5', 'o-12-5'], total: 11 },
    'Only crime is turned; western comes next in your genres but lies face down.',
  ),
  decides(
    'S11.3 your genres first, then the priority',
    {
      card: SALES,
      map: orders('o-2-5 crime 6', 'o-5-4 horror 3', 'o-7-4 romance 3', 'o-9-2 western 6'),
      player: { printed: [comic('comic-carmilla')] },
    },
    { collected: ['o-5-4', 'o-2-5', 'o-7-4'] },
    'Horror is yours; then crime, then romance ahead of western.',
  ),
  decides(
    'S11.4 Q21 the minimum of the level adds an order',
    {
      card: SALES,
      level: 'intermediate',
      spaces: { sales: ['player'] },
      map: orders('o-2-5 crime 3', 'o-5-4 crime 3', 'o-7-4 romance 3'),
    },
    { collected: ['o-2-5', 'o-5-4', 'o-7-4'], total: 9 },
    'Two orders are worth 6, the intermediate minimum is 7.',
  ),
  decides(
    'S11.4 Q21 S3.1 the minimum is reached by the very value',
    {
      card: SALES,
      level: 'expert',
      spaces: { sales: ['player', 'player'] },
      map: orders('o-2-5 crime 5', 'o-5-4 crime 4', 'o-12-5 crime 3'),
    },
    { space: 'sales-3', collected: ['o-2-5', 'o-5-4'], total: 9 },
    'Two orders worth 9: no third.',
  ),
  decides(
    'S11.4 S3.1 a beginner stops at two orders worth 6',
    {
      card: SALES,
      spaces: { sales: ['player'] },
      map: orders('o-2-5 crime 3', 'o-5-4 crime 3', 'o-7-4 romance 3'),
    },
    { collected: ['o-2-5', 'o-5-4'], total: 6 },
    'The minimum of 6 is reached.',
  ),
  decides(
    'S11.4 fewer where no more lie face up',
    { card: SALES, level: 'expert', map: orders('o-2-5 crime 3') },
    { collected: ['o-2-5'], total: 3 },
    'Neither the number nor the minimum can be reached.',
  ),
  decides(
    'S11.5 Q12 all fans go to its best comic, ties by the priority',
    {
      card: SALES,
      map: orders('o-2-5 crime 3', 'o-5-4 crime 3'),
      automa: { printed: [comic('comic-outlaws', 5), comic('comic-neptunio', 5)] },
    },
    { fansTo: 'comic-neptunio', fans: 2 },
    'Sci-fi is ahead of western.',
  ),
  plays(
    'S11.5 Q22 collected orders leave the game',
    {
      phase: 'automa-turn',
      card: 'automa-05',
      spaces: {},
      map: orders('o-2-5 crime 3', 'o-5-4 western', 'o-9-2 western 4'),
      automa: { printed: [comic('comic-outlaws', 5)] },
      mastery: { western: 'automa' },
    },
    [
      'act sales',
      'turn western',
      'value o-5-4 6',
      'collect o-5-4',
      'collect o-9-2',
      'collect o-2-5',
      'fan comic-outlaws',
    ],
    {
      map: {},
      gone: [
        { genre: 'crime', value: 3 },
        { genre: 'western', value: 4 },
        { genre: 'western', value: 6 },
      ],
      automa: { printed: [{ id: 'comic-outlaws', fans: 8 }] },
      phase: 'player-turn',
    },
    'Three orders on the first space, three fans.',
  ),
  decides(
    'S11.6 with an empty map Sales fails',
    { card: card('sales develop hire'), decks: { comicTop: 'crime' } },
    { type: 'develop' },
    'There is nothing to collect.',
  ),
]

// The end of an Age and of the game (R18 to R20).
import { after, decidesAfter, laid, legal, move, scores, type Scenario, tells } from './world.ts'

const AGE_TWO =
  'walls temple brewery school rostrum forum ? ? ? ? ? statue sawmill library barracks ? ? ? aqueduct brickyard'
const AGE_THREE =
  'palace senate ? ?guild ? circus arena builders-guild study ? ? gardens port obelisk armory ? ?guild ? academy arsenal'
const AGE_THREE_UNNOTED =
  'palace senate ? ? ? circus arena town-hall study ? ? gardens port obelisk armory ? ? ? academy arsenal'

const SIX = { cards: ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'university', 'study'] } as const

export const rulesAges: readonly Scenario[] = [
  after(
    'R18.1 an Age ends only when the effects of its last card are resolved',
    {
      ...laid(2, 'library'),
      turn: 'player',
      player: { cards: ['scriptorium'] },
      board: ['law', 'economy', null, null, null],
      chance: AGE_THREE.split(' '),
    },
    ['build library'],
    { phase: 'token-board', age: 2, turn: 'player' },
    'The token comes before the layout of Age III.',
  ),
  after(
    'R18.2 R4.1 the next Age is laid out before the side with the weaker army chooses',
    { ...laid(1, 'altar'), turn: 'player', conflict: -2, chance: AGE_TWO.split(' ') },
    ['discard altar'],
    {
      phase: 'age-end',
      age: 2,
      turn: 'solo',
      lastActive: 'player',
      accessible: ['aqueduct', 'brickyard'],
      setAside: ['?', '?', '?'],
    },
    'The pawn is on SOLO’s half.',
  ),
  after(
    'R18.2 on 0 the side that took the last turn chooses, and may let the other begin',
    { ...laid(1, 'altar'), turn: 'player', conflict: 0, chance: AGE_TWO.split(' ') },
    ['discard altar', 'starter solo', 'age-start'],
    { phase: 'turn', age: 2, turn: 'solo' },
    'By the first printing the player would begin.',
  ),
  ...(['player', 'solo'] as const).map((last) =>
    decidesAfter(
      `R18.2 S8.3 on 0, after a last turn of ${last}, that side chooses`,
      { ...laid(1, 'altar'), turn: last, address: 'MS', chance: AGE_TWO.split(' ') },
      ['discard altar'],
      last === 'solo' ? 'starter solo' : 'starter null player',
      'Who took the last turn is remembered while the Age is laid out.',
    ),
  ),
  ...[AGE_THREE_UNNOTED, AGE_THREE_UNNOTED.replace('?', '?guild')].map((faces) =>
    after(
      'R4.4 where not every guild back of Age III was noted, a face-down card may turn out to be a guild',
      {
        ...laid(2, 'walls'),
        turn: 'player',
        conflict: 1,
        address: 'MS',
        chance: [...faces.split(' '), 'merchants-guild'],
      },
      ['discard walls', 'starter solo', 'age-start', 'discard academy'],
      { phase: 'turn', age: 3, turn: 'player', structure: { '6.1': 'merchants-guild', '6.2': '?' } },
      'The plain backs of the layout hold the guilds nobody noted.',
    ),
  ),
  after(
    'R18.2 R18.3 R2.5 Age III lies with three guilds, shown by their backs, and begins after the effects of the level',
    {
      ...laid(2, 'walls'),
      turn: 'player',
      level: 'facile',
      conflict: -1,
      address: 'MS',
      chance: AGE_THREE.split(' '),
    },
    ['discard walls', 'starter player', 'age-start'],
    {
      phase: 'turn',
      age: 3,
      turn: 'player',
      conflict: 0,
      accessible: ['academy', 'arsenal'],
      structure: { '2.2': '?guild', '3.3': 'builders-guild' },
    },
    'The choice was made before the step on the track.',
  ),
  legal(
    'R18.2 R20.1 the side that chooses may choose either side',
    { phase: 'age-end', ...laid(2, 'walls'), conflict: 3 },
    ['starter player', 'starter solo'],
    'The player, behind by 3.',
  ),
  after(
    'R19.1 the game ends with the last card of Age III',
    { ...laid(3, 'palace'), turn: 'player', player: { coins: 0, cards: ['gardens'] }, solo: { coins: 5 } },
    ['discard palace'],
    { phase: 'over', winner: 'player', by: 'civilian' },
    '6 points against 1.',
  ),
  ...(
    [
      [0, 0, 0],
      [1, 2, 0],
      [2, 2, 0],
      [3, 5, 0],
      [5, 5, 0],
      [6, 10, 0],
      [8, 10, 0],
      [-2, 0, 2],
      [-3, 0, 5],
      [-8, 0, 10],
    ] as const
  ).map(([conflict, solo, player]) =>
    scores(
      `R19.2 with the pawn on ${conflict} military is worth ${solo} to SOLO and ${player} to the player`,
      { age: 3, conflict },
      { solo: { military: solo }, player: { military: player } },
      '0, 2, 5 or 10 by zone, to the side that is ahead.',
    ),
  ),
  scores(
    'R19.2 points of every source are added up',
    {
      age: 3,
      conflict: -4,
      solo: { coins: 2 },
      player: {
        coins: 8,
        cards: ['quarry', 'walls', 'altar', 'school', 'port', 'builders-guild'],
        built: ['sphinx'],
        tokens: ['agriculture'],
      },
    },
    {
      player: { military: 5, blue: 3, green: 1, yellow: 3, purple: 2, wonders: 6, progress: 4, coins: 2, total: 26 },
      solo: { total: 0 },
      winner: 'player',
    },
    'Brown and red cards are worth nothing; 8 coins 2 points, 2 coins none.',
  ),
  {
    ...scores(
      'R11.1 R4.3 a supremacy ends the game before open cards are turned up: they stay as they lie',
      {
        age: 1,
        turn: 'solo',
        conflict: 8,
        structure: { '3.1': 'guard-tower', '2.1': '?', '1.1': 'altar' },
        player: { coins: 0, cards: ['theater'] },
      },
      { solo: { total: 2 }, player: { total: 3 }, winner: 'solo' },
      'The Guard Tower has uncovered a card that lies face down when the game is over; SOLO wins whatever the points.',
    ),
    first: [move('build guard-tower')],
  },
  scores(
    'R19.3 a tie goes to the side with more points from blue cards',
    { age: 3, solo: { coins: 0, cards: ['obelisk'] }, player: { coins: 15 } },
    { solo: { total: 5, blue: 5 }, player: { total: 5, blue: 0 }, winner: 'solo' },
    '5 points each.',
  ),
  scores(
    'R19.3 a tie goes to the player too, with more points from blue cards',
    { age: 3, solo: { coins: 15 }, player: { coins: 0, cards: ['obelisk'] } },
    { solo: { total: 5, blue: 0 }, player: { total: 5, blue: 5 }, winner: 'player' },
    '5 points each.',
  ),
  scores(
    'R19.3 the tie is broken by points of blue cards, not by their number',
    { age: 3, solo: { coins: 0, cards: ['palace'] }, player: { coins: 3, cards: ['altar', 'theater'] } },
    { solo: { total: 7, blue: 7 }, player: { total: 7, blue: 6 }, winner: 'solo' },
    '7 against 6 on blue cards.',
  ),
  scores(
    'R19.3 a tie in blue points too is a shared victory',
    { age: 3, solo: { coins: 6 }, player: { coins: 8 } },
    { solo: { total: 2 }, player: { total: 2 }, winner: 'shared' },
    'Coins left over do not count.',
  ),
  tells(
    'R19.3 the sheet tells a shared victory',
    { age: 3, solo: { coins: 6 }, player: { coins: 8 } },
    { sheet: { winner: 'shared', by: 'civilian' } },
    '2 points each, none of them blue.',
  ),
  ...([9, -9] as const).map((conflict) =>
    tells(
      `R12.5 R19.1 with the pawn on ${conflict} the sheet tells who has won`,
      { age: 3, conflict, solo: { coins: 0 }, player: { coins: 0 } },
      { sheet: { winner: conflict > 0 ? 'automa' : 'you', by: 'military' } },
      'The capital of the other side.',
    ),
  ),
  ...(['solo', 'player'] as const).map((side) =>
    tells(
      `R13.5 R19.1 with six different symbols of ${side} the sheet tells who has won`,
      { age: 3, solo: { coins: 20 }, player: { coins: 20 }, [side]: { coins: 0, ...SIX } },
      { sheet: { winner: side === 'solo' ? 'automa' : 'you', by: 'science' } },
      'Whatever the points.',
    ),
  ),
]

// Shields and Battles (R7), the end of the game and the score (R8.7, R8.8, R11).
import { asked, type BoardWorld, plays, type Scenario, tells } from './world.ts'

const battle = (own: number, rival: number, gain: number): Scenario =>
  asked(
    `R7.4 ${own} Shields against ${rival} gain ${gain}`,
    { kind: 'battle' },
    { player: { cards: { 'red-0': own } }, opponent: { wonder: 'babylon', cards: { 'red-0': rival } } },
    { battle: { player: gain, opponent: 0 } },
    'One, or two with at least twice as many and at least 2.',
  )

const score = (says: string, progress: number, player: BoardWorld, why: string): Scenario =>
  asked(says, { kind: 'score' }, { player }, { score: { player: { progress } } }, why)

export const rulesBattle: readonly Scenario[] = [
  asked(
    'R7.1 R8.7 R4.5 Shields: every Red card one, Rhodes’ Stages, Tactics two',
    { kind: 'shields' },
    {
      player: { wonder: 'rhodes', stages: ['rhodes-2d', 'rhodes-2i', 'rhodes-3d', 'rhodes-3i'], cards: { 'red-0': 1 } },
      opponent: { wonder: 'olympia', cards: { 'red-1': 1, 'red-2': 1 }, tokens: ['tactics'] },
    },
    { shields: { player: 3, opponent: 4 } },
    'rhodes-2i and rhodes-3i have the effect.',
  ),
  ...(
    [
      [1, 0, 1],
      [2, 0, 2],
      [2, 1, 2],
      [3, 2, 1],
      [4, 2, 2],
      [3, 1, 2],
      [5, 3, 1],
      [2, 2, 0],
      [0, 0, 0],
    ] as const
  ).map(([own, rival, gain]) => battle(own, rival, gain)),
  plays(
    'R7.2 R7.3 R7.5 the third token means a Battle at the end of the turn; Horns leave, the others stay',
    {
      decks: { player: 'red-1', opponent: 'stone', central: null },
      player: { cards: { 'red-0': 1 } },
      opponent: { cards: { 'red-2': 1, 'red-0': 1 } },
    },
    ['take player', 'card wood'],
    {
      conflict: 0,
      player: { cards: { 'red-0': 1 }, military: 0 },
      opponent: { cards: { 'red-0': 1 }, military: 0 },
      discard: { 'red-1': 1, 'red-2': 1 },
    },
    '2 against 2: nobody gains.',
  ),
  plays(
    'R7.2 R7.6 R12.4 Horns beyond the third token are ignored, and there is one Battle',
    {
      decks: { player: 'red-1', opponent: 'red-2', central: null },
      player: { tokens: ['propaganda'] },
      opponent: { wonder: 'olympia', cards: { 'red-2': 1 } },
    },
    ['take player', 'card wood', 'take opponent', 'card gear'],
    { conflict: 0, player: { military: 2, cards: {} }, opponent: { military: 0 } },
    '2 Shields against 1: the second Horn card came after the third token and its Shield counts.',
  ),
  plays(
    'R11.1 R13.5 a complete Wonder ends the game with its turn',
    {
      decks: { player: 'glass', opponent: 'red-2', central: null },
      player: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i', 'giza-3d', 'giza-3i'],
        cards: { wood: 1, stone: 1, brick: 1 },
      },
      opponent: { wonder: 'olympia' },
    },
    ['take player', 'card wood', 'construct giza-4d wood stone brick glass'],
    { over: true, player: { stages: ['giza-2d', 'giza-2i', 'giza-3d', 'giza-3i', 'giza-4d'] } },
    'The rival gets no further turn.',
  ),
  asked(
    'R11.2 R9.4 R4.3 R1.4 R1.5 the score: Stages, Cat, Blue cards, Military Victory tokens',
    { kind: 'score' },
    {
      player: {
        stages: ['giza-2d', 'giza-2i'],
        cards: { 'blue-3': 2, 'blue-2-cat': 1, coin: 5, wood: 2 },
        military: 2,
      },
      cat: 'player',
    },
    { score: { player: { stages: 9, cat: 2, blue: 8, military: 6, progress: 0, total: 25 }, winner: 'player' } },
    'Grey and Yellow cards are worth nothing.',
  ),
  score('R8.8 Decor 4 with an unfinished Wonder', 4, { tokens: ['decor'] }, 'Not complete.'),
  score(
    'R8.8 Decor 6 with a complete one',
    6,
    { stages: ['giza-2d', 'giza-2i', 'giza-3d', 'giza-3i', 'giza-4d'], tokens: ['decor'] },
    'Complete.',
  ),
  score('R8.8 Strategy 1 per Military Victory token', 3, { military: 3, tokens: ['strategy'] }, 'Three of them.'),
  score(
    'R8.8 Education 2 per token, itself included',
    6,
    { tokens: ['education', 'tactics', 'science'] },
    'Three tokens.',
  ),
  score('R8.8 one Culture 4', 4, { tokens: ['culture'] }, 'One copy.'),
  score('R8.8 R1.3 both Culture tokens 12', 12, { tokens: ['culture', 'culture'] }, 'In all.'),
  asked(
    'R8.8 Politics 1 per Cat icon, the pawn not counted',
    { kind: 'score' },
    { player: { cards: { 'blue-2-cat': 3 }, tokens: ['politics'] }, cat: 'player' },
    { score: { player: { progress: 3, cat: 2 } } },
    'Three icons.',
  ),
  {
    says: 'R11.2 before the Wonders are chosen nobody has points',
    world: {},
    ask: { kind: 'score' },
    expect: { score: { player: { stages: 0, total: 0 }, opponent: { stages: 0, total: 0 }, winner: 'shared' } },
    why: 'No Stage is constructed, nothing lies on the table.',
  },
  tells(
    'R11.3 one point more is enough',
    { player: { wonder: 'olympia', stages: ['olympia-2d', 'olympia-2i'] }, opponent: { stages: ['rhodes-2d'] } },
    {
      sheet: {
        items: [
          [
            ['stages', 5],
            ['cat', 0],
            ['blue', 0],
            ['military', 0],
            ['progress', 0],
          ],
          [
            ['stages', 4],
            ['cat', 0],
            ['blue', 0],
            ['military', 0],
            ['progress', 0],
          ],
        ],
        winner: 'you',
        by: 'points',
      },
    },
    '3 and 2 against 4.',
  ),
  tells(
    'R11.3 Q27 equal points: more Stages win, also for the Opponent',
    { player: { cards: { 'blue-3': 1 } }, opponent: { wonder: 'babylon', stages: ['babylon-2d'] } },
    { sheet: { winner: 'automa', by: 'stages' } },
    '3 against 3; no Stage against one.',
  ),
  tells(
    'R11.3 Q27 equal points and equal Stages are shared',
    { player: { stages: ['giza-2d'] }, opponent: { stages: ['rhodes-2d'] } },
    { sheet: { winner: 'shared', by: 'shared' } },
    '4 against 4, one Stage each.',
  ),
]

// The end of the game (R13) and the score (R14).
import { acts, asked, plays, type Scenario, tells } from './world.ts'

const FIFTEEN = [
  'aleria',
  'ancona',
  'aquileia',
  'bauzanum',
  'brundisium',
  'casinum',
  'comum',
  'croton',
  'florentia',
  'genua',
  'hadria',
  'luceria',
  'messana',
  'mutina',
  'neapolis',
]
const FOURTEEN = FIFTEEN.slice(0, 14)
const score = (player: Record<string, number>, ai: Record<string, number>, winner: string) => ({
  score: { player, ai, winner },
})

export const rulesEnd: readonly Scenario[] = [
  asked(
    'R13.1 R13.3 S9.1 fifteen houses of the player: the AI has one more turn',
    { kind: 'end-check', after: 'player' },
    { houses: { player: FIFTEEN } },
    { end: { triggered: true, by: 'player', next: 'ai' } },
    'The player has just built the last house.',
  ),
  asked(
    'Q26 R13.3 fifteen houses of the AI: the player has one more turn',
    { kind: 'end-check', after: 'ai' },
    { houses: { ai: FIFTEEN } },
    { end: { triggered: true, by: 'ai', next: 'player' } },
    'The AI does not act again.',
  ),
  asked(
    'R13.3 after the last turn the game is scored',
    { kind: 'end-check', after: 'ai' },
    { phase: 'final', endTriggeredBy: 'player', houses: { player: FIFTEEN } },
    { end: { triggered: true, by: 'player', next: 'scoring' } },
    'Every other player has exactly one more turn.',
  ),
  asked(
    'R13.1 Q29 S9.1 nothing left to buy',
    { kind: 'end-check', after: 'ai' },
    { market: [], faceDown: { I: 0, II: 0 } },
    { end: { triggered: true, by: 'ai', next: 'player' } },
    'Display and deck are empty.',
  ),
  asked(
    'R13.1 the game goes on while a card lies there',
    { kind: 'end-check', after: 'player' },
    { market: ['i-mason'], faceDown: { I: 0, II: 0 } },
    { end: { triggered: false, by: null, next: 'ai' } },
    'One card is left.',
  ),
  plays(
    'R15.5 R13.1 R13.2 S9.2 the last two cards with one Senator trigger the end once',
    {
      market: ['i-mason', 'i-architect'],
      faceDown: {},
      player: { hand: ['start-tribune', 'start-senator'], goods: { food: 1, tool: 2 } },
    },
    ['play start-senator', 'acquire i-mason', 'acquire i-architect tool'],
    { turn: 'ai', phase: 'final', endTriggeredBy: 'player', market: [] },
    'The action is completed, then the AI has its last turn.',
  ),
  plays(
    'S9.3 R13.3 the AI’s last turn has no roll, then the game is over',
    { turn: 'ai', phase: 'final', endTriggeredBy: 'player', market: [], faceDown: {} },
    ['house cosa cloth'],
    { phase: 'over', endTriggeredBy: 'player', houses: { ai: ['cosa'] } },
    'There is no card to buy, so it builds.',
  ),
  plays(
    'Q26 S9.2 the AI’s fifteenth house gives it the Concordia card',
    { turn: 'ai', houses: { ai: FOURTEEN } },
    ['die 1', 'house cosa cloth'],
    { turn: 'player', phase: 'final', endTriggeredBy: 'ai' },
    'The player’s last turn is a normal one.',
  ),
  plays(
    'R13.3 R13.2 no second Concordia card in the last turn',
    {
      phase: 'final',
      endTriggeredBy: 'ai',
      market: ['i-mason'],
      faceDown: {},
      player: { hand: ['start-tribune', 'start-senator'], goods: { food: 1 } },
    },
    ['play start-senator', 'acquire i-mason'],
    { phase: 'over', endTriggeredBy: 'ai', market: [] },
    'The player empties the display, too late.',
  ),
  plays(
    'Q29 R13.1 the AI’s purchase empties the display',
    { turn: 'ai', market: ['i-mason'], faceDown: {}, ai: { goods: { food: 1 } } },
    ['die 5', 'purchase i-mason'],
    { turn: 'player', phase: 'final', endTriggeredBy: 'ai' },
    'The deck is empty as well.',
  ),
  acts(
    'S9.3 Q26 after its own trigger the AI has no turn',
    { phase: 'final', endTriggeredBy: 'player', market: [], ai: { goods: {} } },
    'take cloth',
    'Only the player’s trigger gives the AI a last turn; the question for the other case is refused.',
  ),
  asked(
    'R14.1 R14.8 S9.4 Q30 Vesta: coins and goods by ten, for the AI goods alone',
    { kind: 'score' },
    { phase: 'over', player: { coins: 13, goods: { cloth: 1 }, hand: ['start-senator'] }, ai: { goods: { cloth: 4 } } },
    score({ vesta: 2 }, { vesta: 2 }, 'ai'),
    '13 + 7 = 20; 28. Stored colonists score nothing.',
  ),
  asked(
    'R14.2 R14.3 R14.4 Jupiter, Saturnus, Mercurius: each card once',
    { kind: 'score' },
    {
      phase: 'over',
      houses: { player: ['cosa', 'florentia', 'casinum'] },
      player: {
        coins: 0,
        goods: {},
        hand: ['start-architect', 'start-diplomat', 'i-diplomat', 'start-mercator'],
        discard: ['start-prefect-1'],
      },
    },
    score({ jupiter: 4, saturnus: 4, mercurius: 6, total: 14 }, {}, 'player'),
    'Two cards of Jupiter for two houses outside brick cities; two of Saturnus for Etruria and Campania; three types for one Mercator.',
  ),
  asked(
    'R14.5 R14.8 Mars: colonists on the board, at most twelve points a card',
    { kind: 'score' },
    {
      phase: 'over',
      player: {
        coins: 0,
        goods: {},
        storedColonists: {},
        colonists: [
          { type: 'land', at: 'roma' },
          { type: 'land', at: 'land-cosa-roma' },
          { type: 'land', at: 'cosa' },
          { type: 'sea', at: 'roma' },
          { type: 'sea', at: 'sea-cosa-roma' },
          { type: 'sea', at: 'genua' },
        ],
        hand: ['start-tribune', 'i-colonist'],
      },
      ai: { storedColonists: 0 },
    },
    score({ mars: 24 }, { mars: 12 }, 'player'),
    'Six colonists each, two cards against one (its own Tribune).',
  ),
  ...(
    [
      ['i-mason', 'genua', 3],
      ['i-farmer', 'casinum', 3],
      ['i-smith', 'olbia', 3],
      ['ii-vintner', 'panormus', 4],
      ['ii-weaver', 'cosa', 5],
    ] as const
  ).map(([card, city, vp]) =>
    asked(
      `R14.6 ${card} scores ${vp} per house in a city of its good`,
      { kind: 'score' },
      {
        phase: 'over',
        houses: { player: [city], ai: [city] },
        player: { coins: 0, goods: {}, hand: [card] },
        ai: { bought: [card] },
      },
      { score: { player: { minerva: vp, total: vp }, ai: { minerva: vp } } },
      'For both sides alike.',
    ),
  ),
  asked(
    'R14.7 S9.2 seven points for the Concordia card',
    { kind: 'score' },
    { phase: 'over', endTriggeredBy: 'ai' },
    { score: { player: { concordia: 0 }, ai: { concordia: 7 } } },
    'The AI has it.',
  ),
  asked(
    'Q27 R14.9 R2.8 equal totals are a tie',
    { kind: 'score' },
    { phase: 'over', player: { coins: 0 } },
    { score: { player: { total: 6 }, ai: { total: 6 }, winner: 'tie' } },
    'Vesta 2 and Mars 4 for both: 29 sestertii in goods each.',
  ),
  tells(
    'Q27 R14.1 one point more wins',
    { phase: 'over', player: { coins: 1 } },
    {
      sheet: {
        names: ['Vesta', 'Jupiter', 'Saturnus', 'Mercurius', 'Mars', 'Minerva', 'Concordia card'],
        items: [
          [
            ['vesta', 3],
            ['jupiter', 0],
            ['saturnus', 0],
            ['mercurius', 0],
            ['mars', 4],
            ['minerva', 0],
            ['concordia', 0],
          ],
          [
            ['vesta', 2],
            ['jupiter', 0],
            ['saturnus', 0],
            ['mercurius', 0],
            ['mars', 4],
            ['minerva', 0],
            ['concordia', 0],
          ],
        ],
        winner: 'you',
        by: 'points',
      },
    },
    '29 sestertii in goods each, and one coin: 30.',
  ),
]

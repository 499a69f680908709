// The Architect (R6), and where colonists may stand (R1.3).
import { asked, offers, plays, type Scenario } from './world.ts'

const ARCHITECT = { hand: ['start-tribune', 'start-architect'] } as const
const IN_BAUZANUM = { type: 'land', at: 'bauzanum' } as const
const TO_AQUILEIA = { type: 'land', at: 'land-aquileia-bauzanum' } as const
const TO_VERONA = { type: 'land', at: 'land-bauzanum-verona' } as const

export const rulesArchitect: readonly Scenario[] = [
  asked(
    'R6.3 R1.3 R6.4 a colonist in a city steps onto a line of its type that touches it',
    { kind: 'legal-lines', colonist: 0, steps: 1 },
    { turn: 'player' },
    { legal: ['land-casinum-roma', 'land-cosa-roma', 'land-roma-spoletum'] },
    'One step: the land lines of Roma. The sea line to Cosa is another line.',
  ),
  asked(
    'R6.3 from a line to lines that share an end, through the capital and cities with houses too',
    { kind: 'legal-lines', colonist: 0, steps: 1 },
    { turn: 'player', houses: { ai: ['cosa'] }, player: { colonists: [{ type: 'land', at: 'land-cosa-roma' }] } },
    { legal: ['land-casinum-roma', 'land-roma-spoletum', 'land-cosa-florentia'] },
    'Neither Roma nor the house in Cosa is in the way.',
  ),
  asked(
    'R6.4 a line that is taken is passed over but not stopped on',
    { kind: 'legal-lines', colonist: 0, steps: 2 },
    {
      turn: 'player',
      player: {
        colonists: [
          { type: 'sea', at: 'sea-ancona-aquileia' },
          { type: 'sea', at: 'sea-ancona-hadria' },
        ],
      },
    },
    { legal: ['sea-ancona-ravenna', 'sea-aquileia-ravenna', 'sea-brundisium-hadria'] },
    'Ancona–Hadria is taken; Brundisium–Hadria lies behind it.',
  ),
  offers(
    'R6.2 R15.2 R6.5 as many steps as colonists on the board, shared, in portions',
    { player: ARCHITECT },
    ['play start-architect', 'pick land roma', 'to land-cosa-roma'],
    ['pick land land-cosa-roma', 'pick sea roma', 'done'],
    'Two colonists, one step used: either may still go one step.',
  ),
  plays(
    'R6.5 R6.2 both steps for one colonist',
    { player: { ...ARCHITECT, goods: {} } },
    ['play start-architect', 'pick land roma', 'to land-cosa-florentia'],
    {
      turn: 'ai',
      player: {
        colonists: [
          { type: 'land', at: 'land-cosa-florentia' },
          { type: 'sea', at: 'roma' },
        ],
      },
    },
    'Two steps; without goods nothing can be built, so the turn is over.',
  ),
  offers(
    'R6.1 R6.6 R17.2 move first, then build next to colonists on lines',
    { player: { ...ARCHITECT, coins: 20, goods: { brick: 3, food: 2, cloth: 1 } } },
    ['play start-architect', 'pick land roma', 'to land-cosa-florentia'],
    ['build cosa', 'build florentia', 'done'],
    'Cosa and Florentia are at the ends of the line. The sea colonist still in Roma allows nothing.',
  ),
  plays(
    'R6.1 moving may be skipped',
    {
      houses: { player: ['florentia'] },
      player: { ...ARCHITECT, coins: 9, colonists: [{ type: 'land', at: 'land-cosa-florentia' }] },
    },
    ['play start-architect', 'done', 'build cosa'],
    {
      turn: 'ai',
      houses: { player: ['cosa', 'florentia'] },
      player: { coins: 4, goods: { food: 2, tool: 1, wine: 1 } },
    },
    'Cloth city: brick, cloth and 5 coins.',
  ),
  plays(
    'R6.6 several houses in one action; R3.3 paid at once',
    {
      player: {
        ...ARCHITECT,
        coins: 9,
        goods: { brick: 2, food: 3, wine: 1, cloth: 1 },
        colonists: [{ type: 'land', at: 'land-cosa-florentia' }],
      },
    },
    ['play start-architect', 'done', 'build cosa', 'build florentia'],
    {
      turn: 'ai',
      houses: { player: ['cosa', 'florentia'] },
      player: { coins: 3, goods: { brick: 1, food: 2, wine: 1 } },
    },
    '5 coins and 1 coin. Nothing more can be built, so the turn is over.',
  ),
  ...(
    [
      ['brick', 'florentia', 1, { food: 1 }],
      ['food', 'casinum', 2, { brick: 1, food: 1 }],
      ['tool', 'olbia', 3, { brick: 1, tool: 1 }],
      ['wine', 'panormus', 4, { brick: 1, wine: 1 }],
      ['cloth', 'cosa', 5, { brick: 1, cloth: 1 }],
    ] as const
  ).map(([good, city, coins, goods]) =>
    asked(
      `R6.7 R1.1 a house in a ${good} city`,
      { kind: 'house-cost', city },
      { turn: 'player' },
      { cost: { coins, goods } },
      'The price by the city’s good.',
    ),
  ),
  plays(
    'R6.8 Q12 a house of the AI doubles the coins, not the goods',
    {
      houses: { ai: ['cosa'] },
      player: { ...ARCHITECT, coins: 10, colonists: [{ type: 'land', at: 'land-cosa-florentia' }] },
    },
    ['play start-architect', 'done', 'build cosa'],
    { player: { coins: 0, goods: { food: 2, tool: 1, wine: 1 } } },
    'The second house in the city: 5 coins twice.',
  ),
  asked(
    'R6.9 R1.3 nobody builds in the capital',
    { kind: 'house-cost', city: 'roma' },
    { turn: 'player' },
    { cost: null },
    'The capital has no token and no production.',
  ),
  asked(
    'R6.9 one house per player in a city',
    { kind: 'house-cost', city: 'cosa' },
    { turn: 'player', houses: { player: ['cosa'] } },
    { cost: null },
    'There is one already.',
  ),
  asked(
    'R6.6 R6.8 houses that can be paid now, without moving',
    { kind: 'legal-houses' },
    {
      turn: 'player',
      houses: { ai: ['panormus'] },
      player: {
        coins: 7,
        colonists: [
          { type: 'sea', at: 'sea-neapolis-panormus' },
          { type: 'land', at: 'roma' },
        ],
      },
    },
    { legal: ['neapolis'] },
    'Panormus would cost 8 coins with the AI’s house there.',
  ),
  plays(
    'R15.4 R13.1 R13.2 R6.9 building ends with the fifteenth house, which triggers the end',
    {
      houses: {
        player: [
          'aleria',
          'ancona',
          'aquileia',
          'bauzanum',
          'brundisium',
          'casinum',
          'comum',
          'croton',
          'genua',
          'hadria',
          'luceria',
          'messana',
          'mutina',
          'neapolis',
        ],
      },
      player: {
        ...ARCHITECT,
        coins: 50,
        goods: { brick: 2, food: 2, cloth: 2 },
        colonists: [{ type: 'land', at: 'land-cosa-florentia' }],
      },
    },
    ['play start-architect', 'done', 'build cosa'],
    { turn: 'ai', phase: 'final', endTriggeredBy: 'player', player: { coins: 45 } },
    'Florentia could be paid, but there is no house left. The AI has its last turn.',
  ),
  offers(
    'R1.3 R6.3 the sea colonist reaches sea lines only',
    { player: { ...ARCHITECT, colonists: [{ type: 'sea', at: 'roma' }] } },
    ['play start-architect', 'pick sea roma'],
    ['to sea-cosa-roma', 'to sea-neapolis-roma', 'to sea-olbia-roma', 'to sea-panormus-roma'],
    'One step for one colonist.',
  ),
  offers(
    'R6.3 R6.4 with one step nobody gets past lines that are taken',
    { player: { ...ARCHITECT, colonists: [IN_BAUZANUM, TO_AQUILEIA, TO_VERONA] }, doing: { ask: 'move', steps: 1 } },
    [],
    ['pick land land-aquileia-bauzanum', 'pick land land-bauzanum-verona', 'done'],
    'Both land lines of Bauzanum are taken; from them Aquileia and Verona lead on.',
  ),
  offers(
    'R6.4 with two steps a line that is taken is passed over',
    { player: { ...ARCHITECT, colonists: [IN_BAUZANUM, TO_AQUILEIA, TO_VERONA] }, doing: { ask: 'move', steps: 2 } },
    [],
    ['pick land bauzanum', 'pick land land-aquileia-bauzanum', 'pick land land-bauzanum-verona', 'done'],
    'The lines behind Aquileia and Verona are free.',
  ),
  offers(
    'R6.3 one free line is enough: to Verona',
    { player: { ...ARCHITECT, colonists: [IN_BAUZANUM, TO_AQUILEIA] }, doing: { ask: 'move', steps: 1 } },
    [],
    ['pick land bauzanum', 'pick land land-aquileia-bauzanum', 'done'],
    'Only the line to Aquileia is taken.',
  ),
  offers(
    'R6.3 one free line is enough: to Aquileia',
    { player: { ...ARCHITECT, colonists: [IN_BAUZANUM, TO_VERONA] }, doing: { ask: 'move', steps: 1 } },
    [],
    ['pick land bauzanum', 'pick land land-bauzanum-verona', 'done'],
    'Only the line to Verona is taken.',
  ),
  offers(
    'R6.3 R1.3 a colonist in a city without a line of its type stays',
    { player: { ...ARCHITECT, colonists: [{ type: 'sea', at: 'bauzanum' }] }, doing: { ask: 'move', steps: 1 } },
    [],
    ['done'],
    'No sea line touches Bauzanum.',
  ),
  asked(
    'R6.6 a colonist on any line lets houses be built at both its ends',
    { kind: 'legal-houses' },
    {
      turn: 'player',
      player: {
        coins: 20,
        goods: { brick: 2, food: 1, wine: 1 },
        colonists: [{ type: 'land', at: 'land-ancona-hadria' }],
      },
    },
    { legal: ['ancona', 'hadria'] },
    'A brick and a wine for Ancona, a brick and a food for Hadria.',
  ),
]

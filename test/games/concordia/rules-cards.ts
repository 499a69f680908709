// The storehouse (R4), Tribune (R5), Prefect (R7), Colonist (R11), specialists (R12).
import { asked, offers, plays, type Scenario, tells } from './world.ts'

const PROVINCES = [
  'venetia',
  'transpadana',
  'liguria',
  'aemilia',
  'etruria',
  'corsica',
  'umbria',
  'campania',
  'apulia',
  'lucania',
  'sicilia',
]

export const rulesCards: readonly Scenario[] = [
  offers(
    'R3.1 R3.2 R17 one card of the hand, whichever',
    {
      player: { hand: ['start-tribune', 'start-prefect-1', 'start-prefect-2', 'i-mason'], discard: ['start-senator'] },
    },
    [],
    ['play start-tribune', 'play start-prefect-1', 'play start-prefect-2', 'play i-mason'],
    'The Mason may be played without brick cities, for nothing.',
  ),
  plays(
    'R5.1 R5.2 R9.2 the Tribune takes all cards back and brings a coin for each beyond the third',
    {
      player: {
        coins: 1,
        goods: { brick: 2 },
        hand: ['start-tribune', 'start-diplomat'],
        discard: ['start-architect', 'start-prefect-1', 'start-mercator', 'start-senator'],
      },
    },
    ['play start-tribune'],
    {
      turn: 'ai',
      player: {
        coins: 3,
        hand: [
          'start-diplomat',
          'start-architect',
          'start-prefect-1',
          'start-mercator',
          'start-senator',
          'start-tribune',
        ],
        discard: [],
      },
    },
    'Five cards with the Tribune: two coins. Without food and tool no colonist can be bought.',
  ),
  asked(
    'R5.2 three cards bring nothing',
    { kind: 'tribune' },
    { turn: 'player', player: { hand: ['start-tribune'], discard: ['start-mercator', 'start-senator'] } },
    { coins: 0, hand: 3 },
    'The Tribune counted.',
  ),
  plays(
    'R5.3 R4.3 R17.1 then a colonist may be bought, which frees a space',
    {},
    ['play start-tribune', 'place land roma'],
    {
      turn: 'ai',
      player: {
        goods: { brick: 1, food: 1, wine: 1, cloth: 1 },
        storedColonists: { land: 1, sea: 2 },
        colonists: [
          { type: 'land', at: 'roma' },
          { type: 'sea', at: 'roma' },
          { type: 'land', at: 'roma' },
        ],
      },
    },
    'One food and one tool, in the capital, one colonist only.',
  ),
  offers(
    'R17.1 land, sea or none',
    {},
    ['play start-tribune'],
    ['place land roma', 'place sea roma', 'done'],
    'Both types are in the storehouse.',
  ),
  offers(
    'R7.1 R7.3 R17.3 a province whose marker shows its good, or the coins',
    { map: 'hispania', coinProvinces: ['africa', 'baetica', 'cantabria', 'gallaecia', 'gallia', 'italia'] },
    ['play start-prefect-1'],
    ['produce lusitania', 'produce mare-tyrrhenicum', 'produce tarraconensis', 'coins'],
    'Three markers still show their goods.',
  ),
  offers(
    'R7.3 without a marker on its coin side there are no coins',
    { map: 'hispania' },
    ['play start-prefect-1'],
    [
      'africa',
      'baetica',
      'cantabria',
      'gallaecia',
      'gallia',
      'italia',
      'lusitania',
      'mare-tyrrhenicum',
      'tarraconensis',
    ].map((id) => `produce ${id}`),
    'Production only.',
  ),
  offers(
    'R7.4 all markers on their coin side: only the coins',
    {
      map: 'hispania',
      coinProvinces: [
        'africa',
        'baetica',
        'cantabria',
        'gallaecia',
        'gallia',
        'italia',
        'lusitania',
        'mare-tyrrhenicum',
        'tarraconensis',
      ],
    },
    ['play start-prefect-1'],
    ['coins'],
    'No marker shows its good.',
  ),
  asked(
    'R7.3 R1.4 one coin for a cloth marker, two for every other',
    { kind: 'prefect-coins' },
    { turn: 'player', coinProvinces: ['etruria', 'umbria', 'venetia', 'sicilia'], ai: { storedColonists: 0 } },
    { coins: 5, aiPlacesColonist: false },
    'Three cloth markers and a wine marker.',
  ),
  plays(
    'R7.1 R7.2 bonus and production arrive together, without an own house only the bonus',
    { houses: { player: ['cosa'] } },
    ['play start-prefect-1', 'produce etruria'],
    { coinProvinces: ['etruria'], player: { goods: { brick: 1, food: 2, tool: 1, wine: 1, cloth: 3 } } },
    'Cloth as a bonus, cloth from Cosa: both free spaces are used.',
  ),
  offers(
    'R4.1 R4.2 R17.3 what does not fit is given up by choice among the goods received',
    { houses: { player: ['cosa', 'florentia'] }, player: { goods: { food: 7 } } },
    ['play start-prefect-1', 'produce etruria'],
    ['give-up brick', 'give-up cloth'],
    'Two cloth and a brick for one space; the stored food stays.',
  ),
  plays(
    'R4.2 exactly as many as fit are kept',
    { houses: { player: ['cosa', 'florentia'] }, player: { goods: { food: 7 } } },
    ['play start-prefect-1', 'produce etruria', 'give-up brick'],
    { turn: 'ai', player: { goods: { food: 7, cloth: 1 } } },
    'Two cloth are left for one space: they are alike, so one is stored and one lost.',
  ),
  plays(
    'R15.1 R4.2 with a full storehouse the goods are lost, the marker is turned and the AI produces',
    { houses: { player: ['cosa'], ai: ['florentia'] }, player: { goods: { food: 8 } } },
    ['play start-prefect-1', 'produce etruria'],
    {
      turn: 'ai',
      coinProvinces: ['etruria'],
      player: { goods: { food: 8 } },
      ai: { goods: { brick: 2, food: 2, tool: 1, wine: 1, cloth: 1 } },
    },
    'Nothing is chosen where nothing fits.',
  ),
  offers(
    'R11.1 R17.7 the coins, or colonists in the capital and in cities with an own house',
    { houses: { player: ['verona', 'olbia'] }, player: { hand: ['start-tribune', 'i-colonist'] } },
    ['play i-colonist'],
    ['coins', 'place land roma', 'place land verona', 'place sea roma', 'place sea olbia', 'done'],
    'No sea line touches Verona, no land line Olbia.',
  ),
  plays(
    'R11.1 any number of colonists, each for food and tool',
    {
      player: { hand: ['start-tribune', 'i-colonist'], goods: { food: 3, tool: 2 } },
    },
    ['play i-colonist', 'place land roma', 'place sea roma'],
    { turn: 'ai', player: { goods: { food: 1 }, storedColonists: { land: 1, sea: 1 } } },
    'After two colonists the tools are gone.',
  ),
  plays(
    'R11.2 or five sestertii and one per colonist on the board',
    { player: { hand: ['start-tribune', 'i-colonist'] } },
    ['play i-colonist', 'coins'],
    { turn: 'ai', player: { coins: 12 } },
    '5 + 5 + 2.',
  ),
  asked(
    'R11.2 R14.5 colonists in cities and on lines count',
    { kind: 'colonist-coins' },
    {
      turn: 'player',
      player: {
        colonists: [
          { type: 'land', at: 'roma' },
          { type: 'land', at: 'land-cosa-roma' },
          { type: 'sea', at: 'cosa' },
        ],
      },
    },
    { coins: 8 },
    'Three colonists on the board.',
  ),
  ...(
    [
      ['i-mason', 'brick', 2],
      ['i-farmer', 'food', 1],
      ['i-smith', 'tool', 1],
      ['ii-vintner', 'wine', 1],
      ['ii-weaver', 'cloth', 2],
    ] as const
  ).map(([card, good, count]) =>
    asked(
      `R12.1 ${card}: one ${good} per own house in such a city`,
      { kind: 'specialist', card },
      {
        turn: 'player',
        houses: {
          player: ['genua', 'segusio', 'casinum', 'olbia', 'panormus', 'cosa', 'spoletum'],
          ai: ['neapolis', 'bauzanum'],
        },
      },
      { gain: { good, count } },
      'Houses of the AI do not count.',
    ),
  ),
  plays(
    'R12.1 R17.8 R4.2 a specialist’s goods that do not fit are lost, the AI gets nothing, markers stay',
    {
      houses: { player: ['genua', 'segusio', 'neapolis'], ai: ['messana'] },
      player: { hand: ['start-tribune', 'i-mason'] },
    },
    ['play i-mason'],
    {
      turn: 'ai',
      coinProvinces: [],
      player: { goods: { brick: 3, food: 2, tool: 1, wine: 1, cloth: 1 } },
      ai: { goods: { brick: 1, food: 2, tool: 1, wine: 1, cloth: 1 } },
    },
    'Three bricks for two free spaces.',
  ),
  ...(
    [
      ['R7.1 no marker turned: a province is asked for', 0, 'Prefect: which province produces?'],
      ['R7.3 one marker turned: or the money', 1, 'Prefect: which province produces? Or do you take the money?'],
      ['R7.3 all but one turned: the same', 10, 'Prefect: which province produces? Or do you take the money?'],
      ['R7.4 all turned: the money only', 11, 'Prefect: all markers are turned, you can only take the money.'],
    ] as const
  ).map(([says, turned, prompt]) =>
    tells(
      says,
      { turn: 'player', coinProvinces: PROVINCES.slice(0, turned), doing: { ask: 'prefect' } },
      { prompt },
      'A province produces while its marker shows a good; coins are there once a marker shows them.',
    ),
  ),
]

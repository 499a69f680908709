// What is told of the AI's decisions: what it looked at, what left it no choice, what its tables print.
import { type Scenario, tells } from './world.ts'

export const soloTold: readonly Scenario[] = [
  tells(
    'S7.1 S5.2 it waits for the goods roll, and nothing counts as decided',
    { rolls: [9] },
    { now: { move: 'roll', looked: ['action-d12.take: take / build / buy', 'take.good'], decided: [], counted: [] } },
    '9 is take; two spaces are free, so the dice are rolled again.',
  ),
  tells(
    'S7.1 S7.2 the second roll says the good, and now it counts',
    { rolls: [9, 12] },
    {
      now: {
        looked: [
          'action-d12.take: take / build / buy',
          'goods-d12.cloth: cloth / brick / food / tool / wine',
          'take.good',
        ],
        values: [{ take: 9 }, { cloth: 12 }, {}],
        decided: ['action-d12.take', 'goods-d12.cloth', 'take.good'],
        counted: ['action-d12.take', 'goods-d12.cloth', 'take.good'],
      },
    },
    '12 is cloth.',
  ),
  tells(
    'S4.1 in your turn there is nothing for the AI to decide',
    { turn: 'player' },
    { now: { refused: 'concordia.nothing-to-decide' } },
    'The turns alternate.',
  ),
  tells(
    'S6.3 Q3 Q4 where it builds: empty, nearest, first in the alphabet',
    { ai: { goods: { brick: 1 } }, houses: { player: ['neapolis'] }, rolls: [3] },
    {
      now: {
        looked: [
          'action-d12.build: build / take / buy',
          'empty-city.empty: brundisium florentia genua messana potentia segusio / neapolis',
          'build-city.distance: florentia genua messana potentia / brundisium / segusio',
          'build-city.name: florentia / genua / messana / potentia',
          'build.house',
        ],
        values: [
          { build: 3 },
          {},
          { brundisium: 3, florentia: 2, genua: 2, messana: 2, potentia: 2, segusio: 3 },
          { florentia: 10, genua: 11, messana: 14, potentia: 20 },
          {},
        ],
      },
    },
    'Distances are those of the map; Florentia is the tenth of the cities in the alphabet.',
  ),
  tells(
    'S6.6 without goods it takes two, by its own clause',
    { ai: { goods: {} }, rolls: [1, 7] },
    { now: { decided: ['action-d12.build', 'goods-d12.tool', 'build.goods'] } },
    'No goods, nothing to build with.',
  ),
  tells(
    'Q11 with one good that builds nothing it takes two, by the ruling',
    { ai: { goods: { wine: 1 } }, houses: { player: ['ancona', 'aquileia', 'mutina', 'panormus'] }, rolls: [1, 7] },
    { now: { decided: ['action-d12.build', 'goods-d12.tool', 'build.unusable'] } },
    'Every wine city is the player’s, and there is no second good.',
  ),
  tells(
    'S8.1 S8.3 Q18 Q20 what cards cost and what is missing, alone and in pairs of those it can pay',
    {
      ai: { goods: { brick: 1, food: 2, cloth: 1 } },
      market: ['i-mason', 'i-colonist', 'i-prefect', 'i-farmer'],
      rolls: [5],
    },
    {
      now: {
        looked: [
          'action-d12.buy: buy / build / take',
          'affordable.price: i-farmer i-colonist i-mason / i-prefect',
          'together.price: i-farmer+i-mason i-colonist+i-mason / i-farmer+i-colonist',
          'buy.two: i-farmer+i-mason i-colonist+i-mason / i-farmer / i-colonist / i-mason',
          'buy.right: i-farmer+i-mason / i-colonist+i-mason',
          'purchase.cards',
        ],
        values: [
          { buy: 5 },
          { 'i-prefect': 1 },
          { 'i-farmer+i-colonist': 1 },
          {},
          { 'i-farmer+i-mason': 4, 'i-colonist+i-mason': 2 },
          {},
        ],
        sums: [
          {},
          { 'i-farmer': [2, 1, -3], 'i-prefect': [1, 1, -1], 'i-colonist': [1, 1, -2], 'i-mason': [1, 0, -1] },
          { 'i-farmer+i-colonist': [3, 2, -4], 'i-farmer+i-mason': [3, 1, -4], 'i-colonist+i-mason': [2, 1, -3] },
          {},
          {},
          {},
        ],
      },
    },
    'The Prefect lacks its wine. Farmer and Colonist use up all four goods and lack one for the "any" of space 2.',
  ),
  tells(
    'S8.3 Q20 a first card it cannot pay is in no pair',
    { ai: { goods: { food: 4 } }, market: ['i-prefect', 'i-mason', 'i-colonist'], rolls: [5] },
    {
      now: {
        looked: [
          'action-d12.buy: buy / build / take',
          'affordable.price: i-colonist i-mason / i-prefect',
          'buy.two: i-colonist+i-mason / i-colonist / i-mason',
          'purchase.cards',
        ],
      },
    },
    'Of the two others one pair is possible: a food each, and one for each "any".',
  ),
  tells(
    'S8.2 S8.3 Q19 Q20 the pair furthest right, by its right card, then by its left one',
    {
      ai: { goods: { food: 4, cloth: 1 } },
      market: ['i-mason', 'i-colonist', 'ii-colonist', 'i-farmer'],
      rolls: [6],
    },
    {
      now: {
        looked: [
          'action-d12.buy: buy / build / take',
          'affordable.price: ii-colonist i-colonist i-mason / i-farmer',
          'buy.two: ii-colonist+i-colonist ii-colonist+i-mason i-colonist+i-mason / ii-colonist / i-colonist / i-mason',
          'buy.right: ii-colonist+i-colonist ii-colonist+i-mason / i-colonist+i-mason',
          'buy.left: ii-colonist+i-colonist / ii-colonist+i-mason',
          'any-good.cheapest: food / cloth',
          'any-good.cheapest: food / cloth',
          'purchase.cards',
        ],
        values: [
          { buy: 6 },
          { 'i-farmer': 1 },
          {},
          { 'ii-colonist+i-colonist': 3, 'ii-colonist+i-mason': 3, 'i-colonist+i-mason': 2 },
          { 'ii-colonist+i-colonist': 2, 'ii-colonist+i-mason': 1 },
          { food: 4, cloth: 7 },
          { food: 4, cloth: 7 },
          {},
        ],
      },
    },
    'Spaces 3 and 2; two "any", each paid with the cheaper of food and cloth.',
  ),
  tells(
    'S8.2 S8.3 Q20 no pair: the single card furthest right, and what the others lack',
    {
      ai: { goods: { wine: 2, cloth: 1 } },
      market: ['i-mason', 'i-architect', 'i-mercator', 'i-colonist', 'i-smith', 'i-prefect', 'i-diplomat'],
      rolls: [6],
    },
    {
      now: {
        looked: [
          'action-d12.buy: buy / build / take',
          'affordable.price: i-prefect i-mercator / i-diplomat / i-smith / i-colonist / i-architect / i-mason',
          'together.price:  / i-prefect+i-mercator',
          'buy.single: i-prefect / i-mercator',
          'purchase.cards',
        ],
        values: [
          { buy: 6 },
          { 'i-diplomat': 2, 'i-smith': 2, 'i-colonist': 1, 'i-architect': 1, 'i-mason': 1 },
          { 'i-prefect+i-mercator': 2 },
          { 'i-prefect': 6, 'i-mercator': 3 },
          {},
        ],
        sums: [
          {},
          {
            'i-diplomat': [1, 2, -1],
            'i-prefect': [1, 2, -3],
            'i-smith': [2, 1, -1],
            'i-colonist': [1, 1, -1],
            'i-mercator': [1, 1, -2],
            'i-architect': [1, 1, -1],
            'i-mason': [1, 0, 0],
          },
          { 'i-prefect+i-mercator': [2, 3, -3] },
          {},
          {},
        ],
      },
    },
    'Both cards together cost two wine, a cloth and two of any kind: two of five are missing.',
  ),
  tells(
    'S8.4 the roll leaves no choice',
    { ai: { goods: {} }, market: ['i-mason'], faceDown: { I: 0, II: 0 }, rolls: [5] },
    { only: { it: 'quale merce prende lo dice il tiro', en: 'the roll says which good it takes' } },
    'No card is payable, and there is room.',
  ),
  tells(
    'S9.3 in the last turn the one cloth leaves no choice',
    { phase: 'final', endTriggeredBy: 'player', market: [], ai: { goods: {} } },
    {
      only: {
        it: 'nell’ultimo turno la merce è una stoffa, senza tirare (S9.3)',
        en: 'in the last turn the good is one cloth, without a roll (S9.3)',
      },
    },
    'No card is payable and no house possible: a cloth, without a roll.',
  ),
  tells('S6.3 a house chosen among several has no such reason', { rolls: [1] }, { only: null }, 'Its ladders chose.'),
  tells(
    'S1.2 one 12-sided die',
    { dice: 'd12' },
    {
      weights: {
        'die 1': 1,
        'die 2': 1,
        'die 3': 1,
        'die 4': 1,
        'die 5': 1,
        'die 6': 1,
        'die 7': 1,
        'die 8': 1,
        'die 9': 1,
        'die 10': 1,
        'die 11': 1,
        'die 12': 1,
      },
    },
    'Twelve faces, all alike.',
  ),
  tells(
    'S1.2 Q2 two 6-sided dice, summed',
    { dice: '2d6' },
    {
      weights: {
        'die 2': 1,
        'die 3': 2,
        'die 4': 3,
        'die 5': 4,
        'die 6': 5,
        'die 7': 6,
        'die 8': 5,
        'die 9': 4,
        'die 10': 3,
        'die 11': 2,
        'die 12': 1,
      },
    },
    '36 ways in all, six of them for a 7.',
  ),
  tells(
    'S5.1 S5.2 Q1 the tables of the dice, as they are printed',
    {},
    {
      prints: {
        'action-d12': ['Why this action?', '1-4 build houses', '8-12 take a good', '5-7 buy role cards'],
        'action-2d6': ['Why this action?', '2-5 build houses', '6-8 take a good', '9-12 buy role cards'],
        'goods-d12': ['Why this good?', '1-4 brick', '5-6 food', '7-8 tool', '9-10 wine', '11-12 cloth'],
        'goods-2d6': ['Why this good?', '2-4 brick', '5-6 food', '7-8 tool', '9-10 wine', '11-12 cloth'],
        'last-turn': [
          '',
          'buy up to two cards',
          'build a house',
          'take one cloth, without a roll',
          'place a colonist in the start city',
          'do nothing',
        ],
      },
    },
    'Red numbers for two dice, blue ones for the 12-sided die; a list of plans answers no question of its own.',
  ),
]

// Decisions that only a variant brings about, and what is told of its dice and its numbers.
import { acts, type Scenario, tells, type World } from './world.ts'

const CLOTH = ['cosa', 'spoletum', 'bauzanum']

const TWO_DICE = { it: 'Due dadi a 6 facce', en: 'Two 6-sided dice' }
const TWENTY = { die: 20, rows: { '1-7': 'build', '8-14': 'take', '15-20': 'buy' } }

/** Four goods pay for each of these cards, for Architect and Mason, and for Farmer and Mason. */
const SHOP: World = {
  ai: { goods: { brick: 1, food: 2, tool: 1 } },
  market: ['i-mason', 'i-farmer', 'i-architect'],
  rolls: [5],
}
const buysBy = (rung: string): World => ({
  ...SHOP,
  variant: { ladders: { buy: [rung, 'two', 'right', 'left', 'single'] } },
})

export const soloVariants: readonly Scenario[] = [
  acts(
    'S6.4 Q9 two extra goods of a variant may be of the same type',
    {
      variant: { settings: { 'extra-goods': 2 } },
      ai: { goods: { brick: 2, wine: 1, cloth: 1 } },
      houses: { player: CLOTH },
      chance: [1],
    },
    'build cosa cloth brick brick',
    'After the first brick the second one is the cheapest good left.',
  ),
  acts(
    'S6.4 the extra goods of a variant are told from the cheapest on, however they were chosen',
    {
      variant: {
        settings: { 'extra-goods': 2 },
        ladders: { 'extra-good': [{ rung: 'cheapest', reversed: true }] },
      },
      ai: { goods: { brick: 1, tool: 1, wine: 1, cloth: 1 } },
      houses: { player: CLOTH },
      chance: [1],
    },
    'build cosa cloth tool wine',
    'By this variant the dearest are paid first: the wine, then the tool, and the brick stays.',
  ),
  tells(
    'S1.2 without a variant the dice are one of 12 faces or two of 6',
    {},
    { dice: [{ it: 'Un dado a 12 facce', en: 'One 12-sided die' }, TWO_DICE] },
    'The two kinds of dice of the document.',
  ),
  tells(
    'S1.2 a variant with another single die for actions and goods names it',
    {
      variant: {
        tables: { 'action-d12': TWENTY, 'goods-d12': { die: 20, rows: { '1-10': 'brick', '11-20': 'cloth' } } },
      },
    },
    { dice: [{ it: 'Un dado a 20 facce', en: 'One 20-sided die' }, TWO_DICE] },
    'Both tables are rolled on with the same die; the two 6-sided dice stay as they are.',
  ),
  tells(
    'S1.2 S5.2 a variant with one die for actions and another for goods names both',
    { variant: { tables: { 'action-d12': TWENTY } } },
    {
      dice: [
        {
          it: 'Un dado a 20 facce per le azioni, uno a 12 per le merci',
          en: 'One 20-sided die for actions, one with 12 sides for goods',
        },
        TWO_DICE,
      ],
    },
    'The table of goods is still the document’s.',
  ),
  tells(
    'S8.3 an AI that wants specialists counts its houses in the cities of every specialist of an offer',
    { ...buysBy('more-offers.specialist'), houses: { ai: ['aleria', 'florentia', 'hadria'] } },
    {
      now: {
        move: 'purchase i-farmer i-mason',
        looked: [
          'action-d12.buy: buy / build / take',
          'together.price: i-architect+i-mason i-farmer+i-mason / i-architect+i-farmer',
          'buy.more-offers.specialist: i-farmer+i-mason / i-architect+i-mason / i-architect / i-farmer / i-mason',
          'purchase.cards',
        ],
        values: [
          { buy: 5 },
          { 'i-architect+i-farmer': 1 },
          { 'i-architect+i-mason': 1, 'i-farmer+i-mason': 3, 'i-architect': 0, 'i-farmer': 2, 'i-mason': 1 },
          {},
        ],
      },
    },
    'Two houses in food cities for the Farmer, one in a brick city for the Mason; an Architect counts none.',
  ),
  tells(
    'S8.3 an AI that wants new gods counts those of an offer of which it has bought no card',
    { ...buysBy('more-offers.new-gods'), ai: { ...SHOP.ai, bought: ['i-smith'] } },
    {
      now: {
        move: 'purchase i-architect i-mason',
        looked: [
          'action-d12.buy: buy / build / take',
          'together.price: i-architect+i-mason i-farmer+i-mason / i-architect+i-farmer',
          'buy.more-offers.new-gods: i-architect+i-mason i-architect / i-farmer+i-mason / i-farmer / i-mason',
          'buy.two: i-architect+i-mason / i-architect',
          'any-good.cheapest: brick / food',
          'purchase.cards',
        ],
        values: [
          { buy: 5 },
          { 'i-architect+i-farmer': 1 },
          { 'i-architect+i-mason': 1, 'i-farmer+i-mason': 0, 'i-architect': 1, 'i-farmer': 0, 'i-mason': 0 },
          {},
          { brick: 3, food: 4 },
          {},
        ],
      },
    },
    'The Smith it has is of Minerva, as Farmer and Mason are: only Jupiter’s Architect brings a new god.',
  ),
  tells(
    'S7.1 an AI that takes three goods says so',
    { variant: { settings: { taken: 3 } }, rolls: [9, 12] },
    {
      now: {
        move: 'goods cloth wine tool',
        texts: [
          { en: 'take a good' },
          { en: 'cloth' },
          {
            it: 'tirare e prendere una merce e altre 2, ciascuna del valore inferiore successivo',
            en: 'roll and take a good and 2 more, each of the next lower value',
          },
        ],
      },
    },
    'The rolled good and two more.',
  ),
  tells(
    'S9.3 in its last turn a variant’s good leaves no choice either',
    {
      variant: { settings: { 'last-good': 'wine' } },
      phase: 'final',
      endTriggeredBy: 'player',
      market: [],
      ai: { goods: {} },
    },
    {
      only: {
        it: 'nell’ultimo turno la merce è un vino, senza tirare (S9.3)',
        en: 'in the last turn the good is one wine, without a roll (S9.3)',
      },
    },
    'No card, no goods to build with: one wine instead of the cloth.',
  ),
]

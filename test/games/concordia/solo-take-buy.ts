// The actions Prendere una Merce (S7.1 to S7.4) and Acquistare Carte Ruolo (S8.1 to S8.5), and the AI's last turn (S9.3).
import type { CardId } from '../../../src/games/concordia/catalogue/cards.ts'
import { acts, type Scenario } from './world.ts'

const DISPLAY: readonly CardId[] = [
  'i-mason',
  'i-architect',
  'i-mercator',
  'i-colonist',
  'i-smith',
  'i-prefect',
  'i-diplomat',
]
const BRICKS = ['brundisium', 'florentia', 'genua', 'messana', 'neapolis', 'potentia', 'segusio']

export const soloTakeBuy: readonly Scenario[] = [
  ...(
    [
      [8, 1, 'brick'],
      [9, 4, 'brick'],
      [10, 5, 'food'],
      [11, 7, 'tool'],
      [12, 9, 'wine'],
      [12, 11, 'cloth'],
    ] as const
  ).map(([roll, good, name]) =>
    acts(
      `S5.1 S5.2 S7.1 S7.2 one 12-sided die: ${roll}, then ${good}`,
      { chance: [roll, good] },
      `take ${name}`,
      `8-12 is take; ${good} is ${name}.`,
    ),
  ),
  ...(
    [
      [6, 2, 'brick'],
      [7, 6, 'food'],
      [8, 7, 'tool'],
      [6, 10, 'wine'],
      [8, 12, 'cloth'],
    ] as const
  ).map(([roll, good, name]) =>
    acts(
      `Q1 Q2 S7.2 two 6-sided dice: ${roll}, then ${good}`,
      { dice: '2d6', chance: [roll, good] },
      `take ${name}`,
      `6-8 is take; ${good} is ${name}.`,
    ),
  ),
  acts(
    'S5.1 Q1 two 6-sided dice: 5 is build, 9 is buy',
    { dice: '2d6', houses: { player: ['cosa', 'bauzanum'] }, chance: [5] },
    'build spoletum cloth',
    'On the 12-sided die 5 would be buy.',
  ),
  acts(
    'S5.1 S8.1 two 6-sided dice: 9 is buy',
    { dice: '2d6', ai: { goods: { food: 1 } }, market: DISPLAY, chance: [9] },
    'buy 1 i-mason : food',
    'On the 12-sided die 9 would be take.',
  ),
  acts(
    'S7.3 Q15 full before the roll: a colonist, and no good although it frees a space',
    { ai: { goods: { wine: 8 }, storedColonists: 4 }, chance: [8, 12] },
    'colonist',
    'The second value of chance is not used.',
  ),
  acts(
    'S7.4 Q18 full and no colonists: one card, priced by card and space',
    { ai: { goods: { brick: 9, tool: 2, cloth: 1 }, storedColonists: 0 }, market: DISPLAY, chance: [8] },
    'buy 5 i-smith : brick tool cloth',
    'Space 7 needs two cloth, space 6 wine. One card only, although two could be paid.',
  ),
  acts(
    'Q16 full, no colonists, no card payable: build',
    { ai: { goods: { brick: 12 }, storedColonists: 0 }, market: DISPLAY, chance: [8] },
    'build neapolis brick',
    '"The same rules" include S8.5.',
  ),
  acts(
    'Q16 and if that is impossible too: nothing',
    { ai: { goods: { brick: 12 }, storedColonists: 0 }, houses: { ai: BRICKS }, market: DISPLAY, chance: [8] },
    'none',
    'Twelve bricks and a house in every brick city: the AI stands still.',
  ),
  acts(
    'S8.2 S8.3 Q19 Q20 two cards, the right one first',
    { ai: { goods: { food: 2, tool: 2, cloth: 1 } }, market: DISPLAY, chance: [5] },
    'buy 4 i-colonist 2 i-architect : food tool cloth food',
    'The Colonist on space 4 costs food and cloth; with the Architect on 2 tool and any, paid with the cheapest left: food.',
  ),
  acts(
    'S8.3 Q19 the left card decides among pairs with the same right card',
    { ai: { goods: { food: 4, cloth: 1 } }, market: ['i-mason', 'i-colonist', 'ii-colonist', 'i-farmer'], chance: [6] },
    'buy 3 ii-colonist 2 i-colonist : food food food food',
    'Space 3 with 2 or with 1: the left card is as far right as can be. The two "any" are food, the cheapest left.',
  ),
  acts(
    'Q20 an "any" never uses up a good the other card needs',
    { ai: { goods: { brick: 1, food: 2, wine: 1 } }, market: ['i-farmer', 'i-mason'], chance: [7] },
    'buy 2 i-mason 1 i-farmer : food food brick wine',
    'Brick is cheaper, but the Farmer needs it: wine is what is left.',
  ),
  acts(
    'S8.3 Q19 a pair goes before the dearest single card',
    {
      ai: { goods: { food: 3, cloth: 2 } },
      market: ['i-mason', 'i-colonist', 'i-mercator', 'ii-colonist'],
      chance: [5],
    },
    'buy 4 ii-colonist 2 i-colonist : food food cloth food',
    'Space 4 with 2, then the cheapest good left for the "any".',
  ),
  acts(
    'S8.2 S8.3 the right card decides where only one pair has it',
    { ai: { goods: { brick: 1, food: 2 } }, market: ['i-mason', 'i-colonist', 'ii-colonist'], chance: [5] },
    'buy 3 ii-colonist 1 i-mason : food food brick',
    'Three goods do not pay for spaces 3 and 2, but for 3 and 1; the pair of 2 and 1 is further left.',
  ),
  acts(
    'S8.3 S8.1 the only pair goes before both single cards',
    { ai: { goods: { brick: 1, food: 1, tool: 1 } }, market: ['i-mason', 'i-architect'], chance: [5] },
    'buy 2 i-architect 1 i-mason : tool food brick',
    'Tool and any (the brick) for the Architect, food for the Mason.',
  ),
  acts(
    'S8.2 a single card: the payable one furthest right',
    { ai: { goods: { wine: 2, cloth: 1 } }, market: DISPLAY, chance: [6] },
    'buy 6 i-prefect : wine wine cloth',
    'No pair is payable; of the Mercator on 3 and the Prefect on 6 it takes the one on 6.',
  ),
  acts(
    'S8.3 Q20 all fixed goods and nothing for an "any": the pair without one',
    { ai: { goods: { brick: 1, food: 2, cloth: 3 } }, chance: [6] },
    'buy 7 i-farmer 4 i-colonist : brick food food cloth cloth cloth',
    'With the Mason on space 6 the fixed goods would be the same, but its "any" cannot be paid.',
  ),
  acts(
    'S8.3 Q20 one good more pays for that "any"',
    { ai: { goods: { brick: 2, food: 2, cloth: 3 } }, chance: [6] },
    'buy 7 i-farmer 6 i-mason : brick food food cloth cloth cloth brick',
    'The second brick is the "any" of space 6.',
  ),
  acts(
    'S8.1 R10.1 the cloth of a card and of its space add up',
    { ai: { goods: { cloth: 3 } }, market: [...DISPLAY.slice(0, 6), 'ii-consul'], chance: [5] },
    'buy 7 ii-consul : cloth cloth cloth',
    'One cloth on the Consul, two below space 7.',
  ),
  acts(
    'S8.4 Q14 no card payable: two goods, as many as fit',
    { ai: { goods: { brick: 7 }, storedColonists: 4 }, market: DISPLAY, chance: [5, 12] },
    'take cloth / wine',
    'One free space.',
  ),
  acts(
    'S8.4 with an empty display nothing is payable',
    { market: [], chance: [5, 5] },
    'take food brick',
    'Food, and one of the next lower value.',
  ),
  acts(
    'S8.5 Q33 Q31 no card payable and full: a house by the normal order',
    { ai: { goods: { brick: 6, cloth: 2 }, storedColonists: 4 }, market: ['i-mason'], chance: [6] },
    'build cosa cloth',
    'The most valuable good held is cloth; no roll is made.',
  ),
  acts(
    'S8.5 Q16 a house goes before a colonist',
    { ai: { goods: { wine: 6 }, storedColonists: 6 }, market: ['i-mason'], chance: [7] },
    'build panormus wine',
    'After an impossible purchase the colonist is the last remedy, other than in S7.3.',
  ),
  acts(
    'Q16 S8.5 no house possible either: a colonist',
    { ai: { goods: { brick: 8 }, storedColonists: 4 }, houses: { ai: BRICKS }, market: DISPLAY, chance: [6] },
    'colonist',
    'Eight bricks, a house in every brick city, four colonists in the storehouse.',
  ),
  acts(
    'Q16 S8.5 and without colonists nothing',
    { ai: { goods: { brick: 12 }, storedColonists: 0 }, houses: { ai: BRICKS }, market: DISPLAY, chance: [6] },
    'none',
    'No remedy is left.',
  ),
  acts(
    'S9.3 Q25 the last turn: cards, without a roll',
    { phase: 'final', endTriggeredBy: 'player', market: DISPLAY },
    'buy 6 i-prefect 2 i-architect : wine cloth tool brick food',
    'No roll. Space 7 needs two cloth; 6 goes with 2: wine, cloth and tool, and the two cheapest goods left.',
  ),
  acts(
    'S9.3 Q25 no card payable: a house, not the goods of S8.4',
    { phase: 'final', endTriggeredBy: 'player', ai: { goods: { brick: 2 } }, market: DISPLAY },
    'build neapolis brick',
    'Buying is not possible, building is.',
  ),
  acts(
    'S9.3 neither cards nor a house: one cloth',
    { phase: 'final', endTriggeredBy: 'player', ai: { goods: { brick: 2 } }, houses: { ai: BRICKS }, market: DISPLAY },
    'take cloth',
    'One cloth without a roll; S6.6 is not used instead.',
  ),
  acts(
    'S9.3 Q9 one single cloth and only occupied cloth cities: no house is possible',
    {
      phase: 'final',
      endTriggeredBy: 'player',
      market: [],
      ai: { goods: { cloth: 1 } },
      houses: { player: ['cosa', 'spoletum', 'bauzanum'] },
    },
    'take cloth',
    'There is no second good to pay with.',
  ),
  acts(
    'Q25 the cloth does not fit: a colonist',
    {
      phase: 'final',
      endTriggeredBy: 'player',
      ai: { goods: { brick: 8 }, storedColonists: 4 },
      houses: { ai: BRICKS },
      market: DISPLAY,
    },
    'colonist',
    'The storehouse is full.',
  ),
  acts(
    'Q25 nor a colonist: nothing',
    {
      phase: 'final',
      endTriggeredBy: 'player',
      ai: { goods: { brick: 12 }, storedColonists: 0 },
      houses: { ai: BRICKS },
      market: DISPLAY,
    },
    'none',
    'Nothing is left to do.',
  ),
]

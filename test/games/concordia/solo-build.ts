// The action Costruire le Abitazioni (S6.1 to S6.6).
import { acts, type Scenario } from './world.ts'

const CLOTH = ['cosa', 'spoletum', 'bauzanum']
const WINE = ['ancona', 'aquileia', 'mutina', 'panormus']
const BRICKS = ['brundisium', 'florentia', 'genua', 'messana', 'neapolis', 'potentia', 'segusio']

export const soloBuild: readonly Scenario[] = [
  acts(
    'S6.1 Q12 Q38 one house, one good, no coins, no colonist nearby',
    { houses: { player: ['spoletum', 'cosa'] }, chance: [1] },
    'build bauzanum cloth',
    'Bauzanum is four lines away; the AI still builds there for one cloth, although it holds six goods.',
  ),
  acts(
    'S6.2 the most valuable good it holds is the type of the city',
    { ai: { goods: { food: 3, wine: 1 } }, chance: [4] },
    'build panormus wine',
    'Without cloth the most valuable good is wine, however many others there are.',
  ),
  acts(
    'S6.3 Q3 the nearest of the cities in new provinces',
    { ai: { goods: { wine: 1 } }, houses: { ai: ['syracusae'] }, chance: [2] },
    'build ancona wine',
    'Panormus (1) is in Sicilia, where the AI has a house; of the others Ancona (2) is nearer than Aquileia and Mutina (3).',
  ),
  acts(
    'S6.3 Q5 a house of the player is no presence of the AI',
    { ai: { goods: { wine: 1 } }, houses: { player: ['syracusae'] }, chance: [2] },
    'build panormus wine',
    'Only AI houses count for presence.',
  ),
  acts(
    'S6.3 Q4 of cities alike the first in the alphabet',
    { ai: { goods: { brick: 1 } }, houses: { player: ['neapolis'] }, chance: [3] },
    'build florentia brick',
    'Florentia, Genua, Messana and Potentia are all two lines away.',
  ),
  acts(
    'S6.3 Q6 Q3 presence everywhere: the nearest',
    { ai: { goods: { tool: 1 } }, houses: { ai: ['aleria', 'messana', 'segusio', 'potentia', 'mutina'] }, chance: [1] },
    'build olbia tool',
    'All five tool cities lie in provinces with an AI house: Olbia (1) is nearest.',
  ),
  acts(
    'S6.3 one city in a new province goes before all others',
    { ai: { goods: { tool: 1 } }, houses: { ai: ['aleria', 'messana', 'potentia', 'mutina'] }, chance: [1] },
    'build comum tool',
    'Transpadana is the only province of a tool city without an AI house.',
  ),
  acts(
    'S6.3 Q4 Q28 on Imperium, names of two words included, the first in the alphabet',
    { map: 'imperium', ai: { goods: { brick: 1 } }, houses: { player: ['carthago', 'novaria'] }, chance: [4] },
    'build colonia-a brick',
    'Colonia A., Cyrene and Lutetia are two lines away; the nearer brick cities are the player’s.',
  ),
  acts(
    'S6.3 Q5 Q3 on Hispania a farther city in a new province goes before two neighbours of Saguntum',
    { map: 'hispania', ai: { goods: { food: 1 } }, houses: { ai: ['tingis', 'toletum'] }, chance: [4] },
    'build narbo-martius food',
    'Corduba and Tarraco (1) are in Baetica and Tarraconensis, where the AI has houses; Narbo Martius comes before Thamugadi (2).',
  ),
  acts(
    'S6.2 Q8 an empty city goes before nearer occupied ones, presence or not',
    { houses: { player: ['cosa', 'spoletum'], ai: ['verona'] }, chance: [4] },
    'build bauzanum cloth',
    'Bauzanum is far away and in a province with an AI house, but it is the only empty cloth city: no extra good.',
  ),
  acts(
    'S6.4 Q7 Q5 an occupied city in a new province',
    { ai: { goods: { cloth: 1, tool: 1 } }, houses: { player: CLOTH, ai: ['ancona', 'florentia'] }, chance: [1] },
    'build bauzanum cloth tool',
    'Cosa and Spoletum are nearer, but the AI has houses in Etruria and Umbria.',
  ),
  acts(
    'S6.4 Q7 Q3 of occupied cities the nearest',
    { ai: { goods: { wine: 2 } }, houses: { player: WINE }, chance: [1] },
    'build panormus wine wine',
    'No presence anywhere: Panormus is one line away. The extra good is of the same type (Q9).',
  ),
  acts(
    'S6.4 Q7 Q4 of occupied cities alike the first in the alphabet',
    { ai: { goods: { cloth: 1, wine: 1, tool: 1 } }, houses: { player: CLOTH }, chance: [1] },
    'build cosa cloth tool',
    'Cosa and Spoletum are both one line away. The cheapest good left is tool (Q9).',
  ),
  acts(
    'S6.4 Q8 a city with houses of both sides is no candidate',
    { ai: { goods: { cloth: 2 } }, houses: { player: CLOTH, ai: ['cosa', 'spoletum'] }, chance: [1] },
    'build bauzanum cloth cloth',
    'One house per side and city.',
  ),
  acts(
    'S6.4 an occupied city of the dearest good goes before an empty one of the next type',
    { ai: { goods: { wine: 1, food: 1 } }, houses: { player: WINE }, chance: [1] },
    'build panormus wine food',
    'Casinum is empty and could be paid with the food alone; S6.5 only follows when the AI is in every wine city.',
  ),
  acts(
    'S6.4 Q9 the extra good may be dearer than the good of the city',
    { ai: { goods: { brick: 1, cloth: 1 } }, houses: { player: BRICKS, ai: CLOTH }, chance: [1] },
    'build neapolis brick cloth',
    'The AI is in every cloth city, every brick city is the player’s: cloth is the cheapest good left after the brick.',
  ),
  acts(
    'S6.5 a good without any city is passed over',
    { cityGoods: { cosa: 'brick', spoletum: 'brick', bauzanum: 'brick' }, chance: [2] },
    'build panormus wine',
    'There is no cloth city at all, so wine is next.',
  ),
  acts(
    'S6.5 Q10 the next type it holds',
    { ai: { goods: { cloth: 2, food: 1 } }, houses: { ai: CLOTH }, chance: [1] },
    'build casinum food',
    'The AI is in every cloth city; it has no wine and no tool, so food is next, paid with food.',
  ),
  acts(
    'S6.5 Q9 without a second good an occupied city cannot be paid',
    { ai: { goods: { wine: 1 } }, houses: { player: WINE }, chance: [1, 7] },
    'take tool food',
    'One single wine, and every wine city is the player’s: nothing can be built, as if there were no goods (Q11).',
  ),
  acts(
    'S6.6 Q2 without goods the dice are rolled again: tool and food',
    { dice: '2d6', ai: { goods: {} }, chance: [2, 8] },
    'take tool food',
    'Two dice: 2 is build, 8 is tool.',
  ),
  acts('S6.6 S5.2 food and brick', { ai: { goods: {} }, chance: [1, 6] }, 'take food brick', '6 is food.'),
  acts('S6.6 cloth and wine', { ai: { goods: {} }, chance: [1, 12] }, 'take cloth wine', '12 is cloth.'),
  acts(
    'S6.6 Q11 goods, but a house in every city of their types',
    { ai: { goods: { cloth: 3 } }, houses: { ai: CLOTH }, chance: [2, 3] },
    'take brick brick',
    'Three cloth and a house in all cloth cities: S6.6. Brick: two bricks.',
  ),
  acts(
    'Q14 S6.6 one free space: the rolled good stays, the other is lost',
    { ai: { goods: { cloth: 7 }, storedColonists: 4 }, houses: { ai: CLOTH }, chance: [1, 9] },
    'take wine / tool',
    'Seven goods and four colonists leave one space.',
  ),
  acts(
    'Q17 Q13 nothing to build and the storehouse full: a colonist',
    { ai: { goods: { cloth: 8 }, storedColonists: 4 }, houses: { ai: CLOTH }, chance: [1] },
    'colonist',
    'No goods roll is made.',
  ),
  acts(
    'Q17 a colonist goes before a card it could pay for',
    {
      map: 'hispania',
      ai: { goods: { cloth: 6 }, storedColonists: 6 },
      houses: { ai: ['aleria', 'ossonoba', 'salamantica'] },
      market: ['ii-consul'],
      chance: [3],
    },
    'colonist',
    'Six cloth and six colonists fill the storehouse; the Consul would cost one cloth. The start city is Saguntum.',
  ),
  acts(
    'Q17 without colonists a single card',
    {
      ai: { goods: { cloth: 12 }, storedColonists: 0 },
      houses: { ai: CLOTH },
      market: ['ii-consul', 'i-mason'],
      chance: [1],
    },
    'buy 1 ii-consul : cloth',
    'Twelve cloth: the Consul on space 1 costs one. The Mason needs food.',
  ),
  acts(
    'Q17 no card payable either: nothing',
    { ai: { goods: { cloth: 12 }, storedColonists: 0 }, houses: { ai: CLOTH }, market: ['i-mason'], chance: [1] },
    'none',
    'S8.5 belongs to the action buy.',
  ),
  acts(
    'S6.1 R6.9 with fifteen houses nothing can be built',
    {
      houses: {
        ai: [
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
        ],
      },
      chance: [1, 10],
    },
    'take wine tool',
    'Cosa is empty and the AI holds cloth, but all its houses are built.',
  ),
]

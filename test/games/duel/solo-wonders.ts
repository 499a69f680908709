// The tactical scale and wonders (S4, S5).
import { after, decides, laid, type Scenario, type World } from './world.ts'

/** The Hanging Gardens (papyrus, glass, 2 wood) at a price that the cities set. */
const gardens = (
  age: 1 | 2 | 3,
  coins: number,
  own: NonNullable<World['solo']>['cards'],
  their: NonNullable<World['player']>['cards'] = [],
  level = 'base',
): World => ({
  ...laid(age, age === 1 ? 'guard-tower' : age === 2 ? 'brewery' : 'pretorium'),
  address: 'CS',
  level,
  solo: { coins, cards: own ?? [], unbuilt: ['hanging-gardens'] },
  player: { cards: their ?? [] },
})

const LACKS_ONE = ['press', 'glassworks', 'lumber-yard'] as const
const LACKS_WOOD = ['press', 'glassworks'] as const
const LACKS_TWO = ['glassworks', 'lumber-yard'] as const

export const soloWonders: readonly Scenario[] = [
  decides(
    'S4 S5 a wonder within reach goes before a guild',
    {
      ...laid(3, 'scientists-guild', 'gardens', 'circus'),
      address: 'SM',
      solo: {
        coins: 20,
        cards: ['quarry', 'shelf-quarry', 'press'],
        unbuilt: ['pyramids'],
        built: ['sphinx', 'colossus'],
      },
    },
    'wonder pyramids gardens 0',
    'SOLO could pay for the guild, the first type of the operative scale: the tactical scale is asked first.',
  ),
  decides(
    'S4 S7 a structure within reach goes before coins',
    { ...laid(2, 'courthouse', 'barracks'), address: 'SM', solo: { coins: 3 } },
    'build barracks 3',
    'Discarding (the Courthouse, blue last) is only the third of the tactical scale.',
  ),
  after(
    'S4 R11.5 SOLO takes its extra turn before the player moves',
    {
      ...laid(2, 'courthouse', 'barracks'),
      address: 'SM',
      solo: { coins: 0, cards: ['glassworks', 'glassblower', 'clay-pit', 'quarry'], unbuilt: ['sphinx'] },
    },
    ['wonder sphinx courthouse'],
    { phase: 'turn', turn: 'solo', solo: { built: ['sphinx'], buried: ['courthouse'] } },
    'Extra turns are turns of SOLO like the others.',
  ),
  decides(
    'S5.1 in Age I three coins are within the cap',
    gardens(1, 3, LACKS_ONE, ['logging-camp']),
    'wonder hanging-gardens guard-tower 3',
    'One wood at 2 + 1: 3 coins, exactly the cap and all SOLO has.',
  ),
  decides(
    'S5.1 in Age I four coins are over the cap',
    gardens(1, 7, LACKS_WOOD),
    'build guard-tower 0',
    'Two wood at 2: 4 coins. SOLO has 7, the cap is 3.',
  ),
  decides(
    'S5.1 in Age II four coins are within the cap',
    gardens(2, 7, LACKS_WOOD),
    'wonder hanging-gardens brewery 4',
    'Two wood at 2: 4 coins, the cap of Age II.',
  ),
  decides(
    'S5.1 in Age II five coins are over the cap',
    gardens(2, 7, LACKS_TWO, ['press']),
    'build brewery 0',
    'Wood 2 and papyrus 2 + 1: 5 coins.',
  ),
  decides(
    'S5.1 in Age III five coins are within the cap',
    gardens(3, 9, LACKS_TWO, ['press']),
    'wonder hanging-gardens pretorium 5',
    'Wood 2 and papyrus 2 + 1: 5 coins, the cap of Age III.',
  ),
  decides(
    'S5.1 in Age III six coins are over the cap',
    gardens(3, 9, LACKS_WOOD, ['logging-camp']),
    'build pretorium 8',
    'Two wood at 3: 6 coins.',
  ),
  decides(
    'S5.1 R6.7 a wonder within the cap must also be paid for',
    gardens(3, 4, LACKS_TWO, ['press']),
    'discard pretorium 2',
    '5 coins are within the cap but SOLO has 4; the Pretorium costs 8.',
  ),
  decides(
    'S5.1 a wonder that needs no coins is always within the cap',
    gardens(1, 0, ['press', 'glassworks', 'lumber-yard', 'logging-camp']),
    'wonder hanging-gardens guard-tower 0',
    'Nothing is missing: 0 coins.',
  ),
  decides(
    'S5.1 Q25 a wonder whose resources are all bought within the cap may be built',
    {
      ...laid(2, 'courthouse', 'barracks'),
      address: 'SM',
      solo: { coins: 4, cards: ['customs-house', 'clay-reserve', 'stone-reserve'], unbuilt: ['sphinx'] },
    },
    'wonder sphinx courthouse 4',
    'SOLO produces nothing: 2 glass, clay and stone at 1 coin each, exactly the cap of Age II. If part had to be paid in resources it would build the Barracks.',
  ),
  decides(
    'S5.1 S14 S14.3 at level leggendario five coins are within the cap of Age I',
    gardens(1, 7, LACKS_TWO, ['press'], 'leggendario'),
    'wonder hanging-gardens guard-tower 5',
    'Cap 5 in every Age; 3 in Age I at any other level.',
  ),
  decides(
    'S5.1 S14 at level leggendario five coins are within the cap of Age II',
    gardens(2, 7, LACKS_TWO, ['press'], 'leggendario'),
    'wonder hanging-gardens brewery 5',
    'Cap 5 in every Age; 4 in Age II at any other level.',
  ),
  ...(
    [
      [1, 'build guard-tower 0'],
      [2, 'build brewery 0'],
      [3, 'build pretorium 8'],
    ] as const
  ).map(([age, line]) =>
    decides(
      `S5.1 S14 at level leggendario six coins are over the cap of Age ${age}`,
      gardens(age, 10, LACKS_WOOD, ['logging-camp'], 'leggendario'),
      line,
      'Two wood at 3: 6 coins. There is still a cap.',
    ),
  ),
  decides(
    'S5.1 S14 level estremo does not raise the cap',
    gardens(1, 10, LACKS_WOOD, [], 'estremo'),
    'build guard-tower 0',
    '4 coins over the cap of 3: only leggendario changes it.',
  ),
  decides(
    'S5.1 R14.2 Architecture counts for the cap',
    {
      ...laid(1, 'guard-tower'),
      address: 'CS',
      solo: { coins: 2, cards: ['press'], unbuilt: ['hanging-gardens'], tokens: ['architecture'] },
    },
    'wonder hanging-gardens guard-tower 2',
    'Glass and two wood are missing, two of them fall away: 2 coins. Without the token 6.',
  ),
  decides(
    'S5.1 Q21 R6.6 the cheapest payment decides whether a wonder is within the cap',
    {
      ...laid(2, 'brewery'),
      address: 'CS',
      solo: { coins: 9, cards: ['lumber-yard', 'caravansery'], unbuilt: ['piraeus'] },
      player: { cards: ['shelf-quarry'] },
    },
    'wonder piraeus brewery 4',
    'Wood and clay at 2, stone at 4. The Caravansery makes the stone: 4 coins. Used on wood or clay it would leave 6, over the cap.',
  ),
  decides(
    'S5.1 R10.2 with seven wonders built none is possible',
    {
      ...laid(2, 'brewery'),
      address: 'MS',
      solo: { coins: 9, built: ['colossus', 'sphinx', 'piraeus', 'mausoleum'] },
      player: { built: ['pyramids', 'messe', 'appian-way'] },
    },
    'build brewery 0',
    'The eighth has been removed: SOLO goes on to structures.',
  ),
  decides(
    'S5.2 Q2 the wonder with the lowest printed cost is built, not the one that takes fewest coins',
    {
      ...laid(2, 'aqueduct', 'brewery'),
      address: 'SM',
      solo: {
        coins: 6,
        cards: ['press', 'glassworks', 'sawmill', 'lumber-yard', 'quarry', 'clay-pit'],
        unbuilt: ['great-library', 'sphinx'],
      },
    },
    'wonder sphinx aqueduct 2',
    'The Great Library (printed 10) would cost 0 coins and stands first in the scale; the Sphinx (printed 8) costs 2.',
  ),
  decides(
    'S5.2 Q2 SOLO does not wait for a cheaper wonder that it cannot build yet',
    {
      ...laid(2, 'aqueduct', 'brewery'),
      address: 'SM',
      solo: {
        coins: 3,
        cards: ['press', 'glassworks', 'sawmill', 'lumber-yard'],
        unbuilt: ['great-library', 'sphinx'],
      },
    },
    'wonder great-library aqueduct 0',
    'The Sphinx lacks glass, clay and stone: 6 coins. Cheapest is among those possible now.',
  ),
  ...(['MS', 'SM'] as const).map((address) =>
    decides(
      `S5.3 with address ${address} wonders of equal cost go by its strategic scale`,
      {
        ...laid(2, 'aqueduct', 'brewery'),
        address,
        solo: {
          coins: 0,
          cards: ['brickyard', 'clay-pit', 'glassworks', 'shelf-quarry', 'quarry', 'press'],
          unbuilt: address === 'MS' ? ['pyramids', 'colossus'] : ['colossus', 'pyramids'],
        },
      },
      `wonder ${address === 'MS' ? 'colossus' : 'pyramids'} aqueduct 0`,
      'Both printed 8 and free to build. Not the one picked first; with MS not the one worth more.',
    ),
  ),
  decides(
    'S5.4 Q24 a card SOLO could build is buried as readily as one it could not',
    {
      ...laid(1, 'theater', 'baths'),
      address: 'SM',
      solo: { coins: 2, cards: ['quarry', 'stone-pit', 'press'], unbuilt: ['pyramids'] },
    },
    'wonder pyramids theater 2',
    'Both are blue and give a chain; the Theater is printed 0, the Baths 2. SOLO could have the Theater for nothing.',
  ),
  decides(
    'S5.4 Q24 a guild is buried last, however dear',
    {
      ...laid(3, 'port', 'builders-guild'),
      address: 'SM',
      solo: { coins: 0, cards: ['quarry', 'shelf-quarry', 'press', 'sawmill', 'glassworks'], unbuilt: ['pyramids'] },
    },
    'wonder pyramids port 0',
    'Reversed, purple is the last type; SOLO could have built the Port and not the guild, which does not matter.',
  ),
  decides(
    'S5.4 Q24 a guild is buried if nothing else is accessible',
    {
      ...laid(3, 'merchants-guild', 'builders-guild'),
      address: 'SM',
      solo: { coins: 0, cards: ['quarry', 'shelf-quarry', 'press'], unbuilt: ['pyramids'] },
    },
    'wonder pyramids merchants-guild 0',
    'All accessible cards, purple ones too. Discard scale: printed 8 against 10.',
  ),
  decides(
    'S5.4 S7.3 S7.5 of brown and grey cards the one the player needs most is buried, before a cheaper one',
    {
      ...laid(1, 'press', 'lumber-yard'),
      address: 'SM',
      solo: { coins: 2, cards: ['glassworks', 'clay-pool', 'quarry'], unbuilt: ['sphinx'] },
      player: { unbuilt: ['great-lighthouse'] },
    },
    'wonder sphinx press 2',
    'The player needs papyrus 2 and wood 1; the Lumber Yard is printed 0, the Press 1.',
  ),
  decides(
    'S5.4 S7.3 a fixed price for what the player needs most is buried before a card that gives a chain',
    {
      ...laid(2, 'customs-house', 'brewery'),
      address: 'SM',
      solo: { coins: 0, cards: ['quarry', 'shelf-quarry', 'press'], unbuilt: ['pyramids'] },
      player: { unbuilt: ['sphinx'] },
    },
    'wonder pyramids customs-house 0',
    'The player needs glass 2. By chain or cost the Brewery would go.',
  ),
  decides(
    'S5.4 S7.3 so is a choice with what the player needs most',
    {
      ...laid(2, 'forum', 'brewery'),
      address: 'SM',
      solo: { coins: 0, cards: ['quarry', 'shelf-quarry', 'press'], unbuilt: ['pyramids'] },
      player: { unbuilt: ['sphinx'] },
    },
    'wonder pyramids forum 0',
    'Step 3 before step 4: the Forum offers glass.',
  ),
]

// Structures: what SOLO can build, which type, which card (S6).
import type { CardId } from '../../../src/games/duel/catalogue/cards.ts'
import type { AddressId } from '../../../src/games/duel/catalogue/vocabulary.ts'
import { decides, laid, needs, type Scenario } from './world.ts'

/** S6.2: the last three types by address. */
export const LAST_TYPES: Readonly<Record<AddressId, readonly ('red' | 'green' | 'blue')[]>> = {
  MS: ['red', 'green', 'blue'],
  MC: ['red', 'blue', 'green'],
  SM: ['green', 'red', 'blue'],
  SC: ['green', 'blue', 'red'],
  CM: ['blue', 'red', 'green'],
  CS: ['blue', 'green', 'red'],
}

/** One card of Age II for each type, none of them free. */
export const SAMPLES = {
  brown: 'sawmill',
  yellow: 'customs-house',
  red: 'walls',
  green: 'library',
  blue: 'temple',
} as const satisfies Record<string, CardId>

const PAYS = { sawmill: 2, 'customs-house': 4, walls: 4, library: 6, temple: 4 } as const

const byType = (Object.entries(LAST_TYPES) as [AddressId, readonly ('red' | 'green' | 'blue')[]][]).flatMap(
  ([address, last]) => {
    const types = ['brown', 'yellow', ...last] as const
    return types.slice(1).map((later, at) => {
      const sooner = types[at] ?? 'brown'
      return decides(
        `S6.2 with address ${address} ${sooner} goes before ${later}`,
        { ...laid(2, SAMPLES[later], SAMPLES[sooner]), address, solo: { coins: 20 } },
        `build ${SAMPLES[sooner]} ${PAYS[SAMPLES[sooner]]}`,
        'SOLO can pay for both; the other one lies on its side, so another order of types would show.',
      )
    })
  },
)

export const soloStructures: readonly Scenario[] = [
  decides(
    'S6 S6.1 R8.1 a card that a chain makes free is within reach, a dearer type that is not is left aside',
    { ...laid(2, 'walls', 'aqueduct'), address: 'MS', solo: { coins: 0, cards: ['baths'] } },
    'build aqueduct 0',
    'Red goes first with MS but cannot be paid for. Choosing the type before looking at what can be paid would end in a discard.',
  ),
  decides(
    'S6.1 with nothing within reach SOLO discards',
    { ...laid(2, 'walls', 'aqueduct'), address: 'MS', solo: { coins: 3 } },
    'discard aqueduct 2',
    'Walls cost 4, the Aqueduct 6.',
  ),
  ...byType,
  decides(
    'S6.2 purple goes before yellow and all the rest',
    { ...laid(3, 'arena', 'palace', 'circus', 'builders-guild'), address: 'CM', solo: { coins: 20 } },
    'build builders-guild 10',
    'The guild is the dearest and the farthest from SOLO’s side.',
  ),
  // Choice scale
  decides(
    'S6.3 a green card that closes a pair goes before one that gives a chain',
    { ...laid(2, 'laboratory', 'dispensary'), address: 'SM', solo: { coins: 20, cards: ['pharmacist'] } },
    'build dispensary 0',
    'Step 1: the second mortar. Both are printed 6; collecting different symbols, or step 6 first, would take the Laboratory.',
  ),
  decides(
    'S6.3 a pair goes before a lower cost',
    { ...laid(3, 'university', 'study'), address: 'SM', solo: { coins: 20, cards: ['academy'] } },
    'build study 8',
    'Step 1: the second sundial, printed 8 against 6.',
  ),
  decides(
    'S6.3 S6.6 the resource needed most goes before the lowest cost',
    { ...laid(2, 'glassblower', 'brickyard'), address: 'MS', solo: { coins: 3, unbuilt: ['colossus'] } },
    'build brickyard 2',
    'Step 2: clay 3, glass 1. The Glass-Blower is free and nearer. (The Colossus would cost 8.)',
  ),
  decides(
    'S6.3 S6.5 Q27 brown and grey compete as one type, and the amount produced does not matter',
    { ...laid(2, 'sawmill', 'glassblower'), address: 'MC', solo: { coins: 3, unbuilt: ['circus-maximus'] } },
    'build glassblower 0',
    'Wood and glass are both needed once: step 5 decides, 0 against 2. Brown before grey, or two wood before one glass, would take the Sawmill.',
  ),
  decides(
    'S6.3 a fixed price for the most needed resource goes before free coins',
    { ...laid(2, 'brewery', 'customs-house'), address: 'SM', solo: { coins: 5, unbuilt: ['sphinx'] } },
    'build customs-house 4',
    'Step 3: glass 2 is needed most. By cost the Brewery would be taken.',
  ),
  decides(
    'S6.3 Q4 a fixed price for another resource than the most needed does not count',
    {
      ...laid(1, 'wood-reserve', 'tavern'),
      address: 'SC',
      solo: { coins: 5, unbuilt: ['pyramids', 'hanging-gardens'] },
    },
    'build tavern 0',
    'Stone 3, wood 2: the step keeps all, then the lowest cost. Ranking the cards by need would take the Wood Reserve.',
  ),
  decides(
    'S6.3 Q4 of several most needed resources one is enough',
    { ...laid(1, 'wood-reserve', 'tavern'), address: 'SC', solo: { coins: 5, unbuilt: ['sphinx', 'hanging-gardens'] } },
    'build wood-reserve 3',
    'Glass 2 and wood 2 are both the highest.',
  ),
  decides(
    'S6.3 a fixed price goes before a choice of resources',
    { ...laid(2, 'forum', 'customs-house'), address: 'SM', solo: { coins: 5, unbuilt: ['sphinx'] } },
    'build customs-house 4',
    'Step 3 before step 4; both serve glass. With the steps exchanged the Forum would stay.',
  ),
  decides(
    'S6.3 a choice that offers the most needed resource goes before free coins',
    { ...laid(2, 'brewery', 'forum'), address: 'SM', solo: { coins: 5, unbuilt: ['sphinx'] } },
    'build forum 5',
    'Step 4: glass. By cost the Brewery (0) goes before the Forum (5).',
  ),
  decides(
    'S6.3 Q4 a choice without the most needed resource does not count',
    { ...laid(2, 'forum', 'brewery'), address: 'SC', solo: { coins: 5, unbuilt: ['pyramids'] } },
    'build brewery 0',
    'Stone 3 is needed most, papyrus 1 is needed too: the Forum does not serve the highest.',
  ),
  decides(
    'S6.3 Q3 the lowest cost is the printed one: a chain is a modifier',
    { ...laid(2, 'aqueduct', 'statue'), address: 'CS', solo: { coins: 20, cards: ['baths'] } },
    'build statue 4',
    'Step 5: printed 4 against 6, although the Baths make the Aqueduct free.',
  ),
  decides(
    'S6.3 Q3 the lowest cost is the printed one: own production does not count',
    { ...laid(2, 'aqueduct', 'statue'), address: 'CS', solo: { coins: 20, cards: ['shelf-quarry', 'quarry'] } },
    'build statue 4',
    'Three stone are there for the Aqueduct, no clay for the Statue: 0 and 4 coins, printed 6 and 4.',
  ),
  decides(
    'S6.3 the lowest cost goes before a chain',
    { ...laid(1, 'palisade', 'guard-tower'), address: 'MS', solo: { coins: 5 } },
    'build guard-tower 0',
    'Step 5 before step 6. The discard scale has them the other way round.',
  ),
  decides(
    'S6.3 a chain goes before points',
    { ...laid(2, 'library', 'school'), address: 'SM', solo: { coins: 20 } },
    'build school 6',
    'Step 6 before step 7: the School (1 point) gives a chain, the Library (2 points) none.',
  ),
  decides(
    'S6.3 among red cards most shields',
    { ...laid(3, 'circus', 'pretorium'), address: 'MS', solo: { coins: 8 } },
    'build pretorium 8',
    'Step 7: both printed 8, 3 shields against 2.',
  ),
  decides(
    'S6.3 among blue cards most points',
    { ...laid(3, 'senate', 'pantheon'), address: 'CS', solo: { coins: 8 } },
    'build pantheon 8',
    'Step 7: both printed 8, 6 points against 5.',
  ),
  decides(
    'S6.3 among yellow cards most coins at once, not most points',
    { ...laid(3, 'armory', 'arena'), address: 'CS', solo: { coins: 8, cards: ['stable'], built: ['pyramids'] } },
    'build arena 6',
    'Step 7: 2 coins for a wonder against 1 for a red card; both are worth 3 points and printed 6.',
  ),
  decides(
    'S6.3 Q8 the Lighthouse counts itself among the yellow cards it pays for',
    { ...laid(3, 'armory', 'lighthouse'), address: 'CS', solo: { coins: 8, cards: ['stone-reserve', 'stable'] } },
    'build lighthouse 6',
    'Step 7: 2 coins against 1. Without itself they would be equal and the Armory is nearer.',
  ),
  decides(
    'S6.3 Q8 coins of Urbanism are not counted',
    {
      ...laid(3, 'port', 'arena'),
      address: 'CS',
      solo: { coins: 8, cards: ['brewery', 'lumber-yard'], built: ['pyramids'], tokens: ['urbanism'] },
    },
    'build port 4',
    'Step 7: 2 coins each. The Brewery makes the Arena a chain worth 4 more coins, which do not count: nearest SOLO’s side.',
  ),
  decides(
    'S6.3 Q8 a guild is worth what it would score now, its coins counted before paying',
    {
      ...laid(3, 'magistrates-guild', 'moneylenders-guild'),
      address: 'CS',
      solo: { coins: 12, cards: ['theater', 'altar'] },
      player: { coins: 0 },
    },
    'build moneylenders-guild 8',
    'Step 7: 12 coins are 4 points, two blue cards 2. After paying 8 only 4 coins would be left, 1 point.',
  ),
  decides(
    'S6.3 Q8 R15.2 a guild is worth what the better city gives, also the player’s',
    {
      ...laid(3, 'magistrates-guild', 'scientists-guild'),
      address: 'CS',
      solo: { coins: 12, cards: ['theater', 'altar'] },
      player: { cards: ['workshop', 'apothecary', 'pharmacist'] },
    },
    'build scientists-guild 8',
    'Step 7: three green cards of the player against two blue ones of SOLO.',
  ),
  decides(
    'S6.3 shields, points or coins go before the cards uncovered',
    {
      age: 3,
      address: 'MS',
      structure: { '2.1': 'circus', '2.3': 'pretorium', '1.2': 'palace' },
      solo: { coins: 8 },
    },
    'build pretorium 8',
    'Step 7 before step 8: 3 shields, although the Palace is uncovered.',
  ),
  decides(
    'S6.3 Q10 cards uncovered face down count as well',
    {
      age: 1,
      address: 'MS',
      structure: { '3.2': 'garrison', '3.3': 'stable', '3.4': 'altar', '2.1': '?', '2.2': '?', '2.3': '?' },
      solo: { coins: 5 },
    },
    'build stable 2',
    'Step 8: the Garrison uncovers 2.1, the Stable nothing (2.2 and 2.3 stay covered). Counting only visible cards the Garrison would be first.',
  ),
  decides(
    'S6.3 Q10 a card that stays covered is not uncovered',
    {
      age: 1,
      address: 'MS',
      structure: { '2.1': 'garrison', '2.2': 'altar', '2.3': 'stable', '1.1': 'baths' },
      solo: { coins: 5 },
    },
    'build garrison 2',
    'Step 8: 1.1 lies under the Garrison and the Altar, so taking the Garrison uncovers nothing, like the Stable; then the side.',
  ),
  decides(
    'S6.3 Q11 the first from SOLO’s side is the one with the smallest x, not the one of the first row',
    { age: 2, address: 'SM', structure: { '1.3': 'sawmill', '2.1': 'brickyard' }, solo: { coins: 5 } },
    'build brickyard 2',
    'Step 9: x 2 against 5. In the order of slots 1.3 comes first.',
  ),
  decides(
    'S6.4 Q20 for a structure SOLO may spend all its coins, and does',
    { ...laid(3, 'pretorium'), address: 'SM', solo: { coins: 8 } },
    'build pretorium 8',
    'The cap of 5 is for wonders only.',
  ),
  needs(
    'S6.6 Q7 need counts the most of one wonder, and what is owned by choice, but no price and no token',
    {
      age: 3,
      solo: {
        cards: ['forum', 'caravansery', 'stone-reserve', 'customs-house', 'sawmill'],
        built: ['piraeus', 'great-lighthouse'],
        unbuilt: ['colossus', 'hanging-gardens'],
        tokens: ['architecture', 'masonry'],
      },
      player: { cards: ['quarry', 'press'] },
    },
    'solo',
    { wood: -2, clay: 1, stone: -2, glass: -1, papyrus: -1 },
    'Most: wood 2, clay 3, glass 1 (not 2), papyrus 1. Owned: wood 2 + 2, clay 2, stone 2, glass 2, papyrus 2.',
  ),
  decides(
    'S6.6 Q5 needs below zero are compared, not levelled',
    {
      ...laid(2, 'brickyard', 'sawmill'),
      address: 'SM',
      solo: { coins: 5, cards: ['clay-pit', 'clay-pool', 'lumber-yard'] },
    },
    'build sawmill 2',
    'Step 2: wood -1, clay -2. Levelled at 0 they would tie, and the Brickyard is nearer.',
  ),
  decides(
    'S6.7 without a wonder to build the resource owned least is needed most',
    {
      ...laid(2, 'brickyard', 'shelf-quarry'),
      address: 'SM',
      solo: { coins: 5, cards: ['clay-pit'], built: ['pyramids', 'sphinx', 'piraeus', 'colossus'] },
    },
    'build shelf-quarry 2',
    'Stone 0 owned, clay 1. With no need at all they would tie, and the Brickyard is nearer.',
  ),
  decides(
    'S6.7 Q6 the note for cities without a wonder to build serves the fixed prices too',
    { ...laid(1, 'clay-reserve', 'wood-reserve'), address: 'SM', solo: { coins: 5, cards: ['clay-pool'] } },
    'build wood-reserve 3',
    'Step 3: wood is among the resources owned least, clay is not. Otherwise they tie, and the Clay Reserve is nearer.',
  ),
  decides(
    'S6.7 Q6 and the choices of resources',
    {
      ...laid(2, 'brewery', 'caravansery'),
      address: 'SM',
      solo: { coins: 20, cards: ['glassworks', 'press', 'clay-pit', 'quarry'] },
    },
    'build caravansery 2',
    'Step 4: wood is owned least and the Caravansery offers it. Otherwise the Brewery is cheaper.',
  ),
]

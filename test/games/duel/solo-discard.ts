// Discarding for coins (S7).
import type { AddressId } from '../../../src/games/duel/catalogue/vocabulary.ts'
import { LAST_TYPES, SAMPLES } from './solo-structures.ts'
import { decides, laid, prints, type Scenario } from './world.ts'

const byType = (Object.entries(LAST_TYPES) as [AddressId, readonly ('red' | 'green' | 'blue')[]][]).flatMap(
  ([address, last]) => {
    const types = ['brown', 'yellow', ...last] as const
    return types.slice(1).map((later, at) => {
      const sooner = types[at] ?? 'brown'
      return decides(
        `S7.2 with address ${address} ${later} is discarded before ${sooner}`,
        { ...laid(2, SAMPLES[later], SAMPLES[sooner]), address, solo: { coins: 0 } },
        `discard ${SAMPLES[later]} 2`,
        'The operative scale from its end; the card that stays lies on the player’s side, where the discard scale ends.',
      )
    })
  },
)

const RED_LAST = { address: 'SC', solo: { coins: 0 } } as const

export const soloDiscard: readonly Scenario[] = [
  decides(
    'S7.1 R9.1 SOLO discards only when it can build nothing, and gets a coin more for each yellow card',
    { ...laid(2, 'walls'), address: 'MS', solo: { coins: 3, cards: ['tavern', 'wood-reserve'] } },
    'discard walls 4',
    'The Walls cost 4. 2 coins and 2 for the yellow cards.',
  ),
  decides(
    'S7.1 R9.1 yellow cards of the player add nothing',
    { ...laid(2, 'walls'), address: 'MS', solo: { coins: 3 }, player: { cards: ['tavern', 'wood-reserve'] } },
    'discard walls 2',
    'Only SOLO’s own city counts.',
  ),
  ...byType,
  decides(
    'S7.2 purple is discarded last',
    { ...laid(3, 'port', 'builders-guild'), address: 'SM', solo: { coins: 0 } },
    'discard port 2',
    'Yellow stands after purple in every operative scale.',
  ),
  // Discard scale
  decides(
    'S7.3 S7.5 of brown and grey cards the one the player needs most goes first',
    {
      ...laid(2, 'brickyard', 'sawmill'),
      address: 'SM',
      solo: { coins: 0, unbuilt: ['hanging-gardens'] },
      player: { unbuilt: ['colossus'] },
    },
    'discard brickyard 2',
    'Step 1: the player needs 3 clay and no wood. SOLO’s own need (2 wood), or the player’s side, would say the Sawmill.',
  ),
  decides(
    'S7.3 S6.5 brown and grey are one type when discarding too',
    { ...laid(1, 'press', 'stone-pit'), address: 'SM', solo: { coins: 0 }, player: { unbuilt: ['great-lighthouse'] } },
    'discard press 2',
    'Step 1: papyrus 2, stone 1. Brown before grey would discard the Stone Pit.',
  ),
  decides(
    'S7.3 of yellow cards a fixed price for what the player needs most goes first',
    {
      ...laid(1, 'stone-reserve', 'wood-reserve'),
      address: 'SM',
      solo: { coins: 0, unbuilt: ['hanging-gardens'] },
      player: { unbuilt: ['pyramids'] },
    },
    'discard stone-reserve 2',
    'Step 2: stone 3. The cost is the same; the Wood Reserve serves SOLO and lies on the player’s side.',
  ),
  decides(
    'S7.3 a fixed price goes before a choice of resources',
    { ...laid(2, 'customs-house', 'forum'), address: 'SM', solo: { coins: 0 }, player: { unbuilt: ['sphinx'] } },
    'discard customs-house 2',
    'Step 2 before step 3: both serve glass.',
  ),
  decides(
    'S7.3 Q4 of yellow cards a choice with what the player needs most goes before a cheaper card',
    {
      ...laid(2, 'caravansery', 'forum', 'customs-house'),
      address: 'SM',
      solo: { coins: 0 },
      player: { unbuilt: ['colossus'] },
    },
    'discard caravansery 2',
    'Step 3: clay 3 is needed most; glass 1 does not count. By cost the Customs House (4) would go.',
  ),
  decides(
    'S7.3 a card that gives a chain is discarded before a cheaper one',
    { ...laid(2, 'archery-range', 'barracks'), ...RED_LAST },
    'discard archery-range 2',
    'Step 4 before step 5: printed 6 with a chain against printed 3 without. The choice scale has them the other way round.',
  ),
  decides(
    'S7.3 Q3 then the lowest printed cost, whatever the player would pay',
    { ...laid(2, 'barracks', 'horse-breeders'), ...RED_LAST, player: { cards: ['stable'] } },
    'discard barracks 2',
    'Step 5: 3 against 4. The Stable makes the Horse Breeders free for the player, which does not count.',
  ),
  decides(
    'S7.3 the lowest cost goes before the cards uncovered',
    {
      age: 2,
      ...RED_LAST,
      structure: { '2.1': 'barracks', '1.1': 'temple', '1.2': 'statue', '1.6': 'horse-breeders' },
    },
    'discard barracks 2',
    'Step 5 before step 6: 3 against 4, although two cards are uncovered.',
  ),
  decides(
    'S7.3 then the card that uncovers fewest',
    {
      age: 2,
      ...RED_LAST,
      structure: { '1.1': 'horse-breeders', '2.5': 'walls', '1.5': 'temple', '1.6': 'statue' },
    },
    'discard horse-breeders 2',
    'Step 6: 0 against 2; both printed 4 without a chain. From the player’s side the Walls would be first.',
  ),
  decides(
    'S7.3 Q11 then the first from the player’s side',
    { age: 2, ...RED_LAST, structure: { '1.4': 'walls', '2.5': 'horse-breeders', '1.3': 'temple' } },
    'discard horse-breeders 2',
    'Step 7: x 10 against 7. In the order of slots, or from SOLO’s side, the Walls would be first.',
  ),
  prints('S7.4 a card costs its coins and 2 for each resource', 'forum', 5, '3 coins and 1 clay.'),
  prints('S7.4 a card of coins only costs those', 'pretorium', 8, '8 coins.'),
  prints('S7.4 a chain changes nothing about the printed cost', 'lighthouse', 6, '2 clay and 1 glass.'),
  prints('S7.4 a wonder of five resources costs 10', 'great-library', 10, '3 wood, glass and papyrus.'),
  decides(
    'S7.5 the player’s need takes off what the player owns, choices of wonders included',
    {
      ...laid(1, 'stone-pit', 'press'),
      address: 'SC',
      solo: { coins: 0 },
      player: { built: ['piraeus'], unbuilt: ['temple-of-artemis'] },
    },
    'discard stone-pit 2',
    'Papyrus 1 - 1, stone 1 - 0. Without the Piraeus they would tie at 1, and the Press is on the player’s side.',
  ),
  decides(
    'S7.6 Q6 if the player has no wonder to build, the resource the player owns least goes first',
    {
      ...laid(2, 'sawmill', 'brickyard'),
      address: 'SM',
      solo: { coins: 0, unbuilt: ['colossus'] },
      player: { cards: ['clay-pit'] },
    },
    'discard sawmill 2',
    'Step 1: the player owns 1 clay and no wood. Without the note they tie, and the Brickyard is on the player’s side.',
  ),
  decides(
    'S7.6 Q6 the same for fixed prices',
    { ...laid(1, 'wood-reserve', 'clay-reserve'), address: 'SM', solo: { coins: 0 }, player: { cards: ['clay-pool'] } },
    'discard wood-reserve 2',
    'Step 2: wood is among the resources owned least, clay is not.',
  ),
  decides(
    'S7.6 Q6 the same for choices of resources',
    {
      ...laid(2, 'caravansery', 'forum'),
      address: 'SM',
      solo: { coins: 0 },
      player: { cards: ['glassworks', 'press', 'clay-pool', 'quarry'] },
    },
    'discard caravansery 2',
    'Step 3: wood is owned least, and the Caravansery offers it. By cost the Forum (5 against 6) would go.',
  ),
]

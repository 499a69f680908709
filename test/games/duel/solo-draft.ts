// The frame of the game and the wonder selection (S1 to S3, R3).
import type { AddressId } from '../../../src/games/duel/catalogue/vocabulary.ts'
import type { WonderId } from '../../../src/games/duel/catalogue/wonders.ts'
import { after, decides, laid, legal, type Scenario } from './world.ts'

/** S2.2, as the document's table has it. */
const FIRST: Readonly<Record<AddressId, readonly WonderId[]>> = {
  MS: ['colossus', 'appian-way'],
  MC: ['circus-maximus', 'statue-of-zeus'],
  SM: ['great-library', 'sphinx'],
  SC: ['mausoleum', 'pyramids'],
  CM: ['temple-of-artemis', 'great-lighthouse'],
  CS: ['hanging-gardens', 'piraeus'],
}

const M: readonly WonderId[] = ['colossus', 'circus-maximus', 'statue-of-zeus', 'appian-way']
const S: readonly WonderId[] = ['great-library', 'mausoleum', 'sphinx', 'pyramids']
const C: readonly WonderId[] = ['temple-of-artemis', 'hanging-gardens', 'piraeus', 'great-lighthouse']
const P: readonly WonderId[] = ['messe', 'statue-of-liberty']

/** S3, written out. */
const SCALES: Readonly<Record<AddressId, readonly WonderId[]>> = {
  MS: [...M, ...S, ...C, ...P],
  MC: [...M, ...C, ...S, ...P],
  SM: [...S, ...M, ...C, ...P],
  SC: [...S, ...C, ...M, ...P],
  CM: [...C, ...M, ...S, ...P],
  CS: [...C, ...S, ...M, ...P],
}

const entries = <T>(table: Readonly<Record<AddressId, T>>) => Object.entries(table) as [AddressId, T][]

const firstPicks = entries(FIRST).flatMap(([address, wonders]) =>
  wonders.map((first) =>
    decides(
      `S2.2 ${first} revealed first is SOLO's and makes its address ${address}`,
      {
        phase: 'draft',
        group: 1,
        offer: [
          first,
          ...(['colossus', 'great-library', 'temple-of-artemis', 'pyramids'] as const).filter((id) => id !== first),
        ].slice(0, 4),
      },
      `draft ${first} ${address}`,
      'The other wonders head the blocks of the scales: a pick by scale instead of by order of reveal would take one of them.',
    ),
  ),
)

const byScale = entries(SCALES).flatMap(([address, scale]) =>
  scale.slice(1).map((later, at) => {
    const sooner = scale[at] as WonderId
    return decides(
      `S2.4 S3 with address ${address} ${sooner} goes before ${later}`,
      { phase: 'draft', group: 2, address, offer: [later, sooner] },
      `draft ${sooner}`,
      'The one that stands later was revealed first: picking in the order of the offer would take it.',
    )
  }),
)

const AGE_ONE =
  'stable tavern ? ? ? baths press clay-pit quarry ? ? ? ? ? altar theater workshop palisade glassworks wood-reserve'

export const soloDraft: readonly Scenario[] = [
  legal(
    'S1 S1.1 R20 SOLO stands under the base rules: its coin cap does not narrow what is legal',
    {
      ...laid(1, 'tavern'),
      address: 'CM',
      solo: { coins: 10, cards: ['quarry', 'press'], unbuilt: ['temple-of-artemis'] },
    },
    ['build tavern', 'discard tavern', 'wonder temple-of-artemis tavern'],
    'The Temple lacks glass and wood, 4 coins: over the cap of Age I (S5.1), which binds SOLO in choosing and is no base rule.',
  ),
  after(
    'S1.2 R2.6 SOLO begins Age I although the player took the last wonder',
    {
      phase: 'draft',
      group: 2,
      turn: 'player',
      address: 'SM',
      offer: ['piraeus'],
      solo: { unbuilt: ['sphinx', 'great-library', 'pyramids', 'colossus'] },
      player: { unbuilt: ['mausoleum', 'appian-way', 'temple-of-artemis'] },
      chance: AGE_ONE.split(' '),
    },
    ['draft piraeus', 'age-start'],
    { phase: 'turn', age: 1, turn: 'solo', solo: { coins: 7 }, player: { coins: 7 } },
    'The player opens the second group; that does not make the player the one who opens the Age.',
  ),
  after(
    'S2 S2.1 Q1 R3.1 R3.2 R3.3 the picks go SOLO, player, player, SOLO, then player, SOLO, SOLO, player',
    {
      phase: 'draft',
      group: 1,
      offer: ['sphinx', 'colossus', 'piraeus', 'mausoleum'],
      chance: ['great-library', 'pyramids', 'circus-maximus', 'appian-way'],
    },
    [
      'draft sphinx',
      'draft piraeus',
      'draft colossus',
      'draft mausoleum',
      'draft great-library',
      'draft pyramids',
      'draft circus-maximus',
      'draft appian-way',
    ],
    {
      offer: [],
      solo: { unbuilt: ['sphinx', 'mausoleum', 'pyramids', 'circus-maximus'] },
      player: { unbuilt: ['piraeus', 'colossus', 'great-library', 'appian-way'] },
    },
    'Each move is made by the side whose pick it is: a plain alternation would deal the wonders otherwise.',
  ),
  ...firstPicks,
  decides(
    'S2.2 the first wonder revealed is SOLO’s whatever a variant puts before it in the scale',
    {
      phase: 'draft',
      group: 1,
      offer: ['appian-way', 'sphinx', 'great-library', 'mausoleum'],
      variant: { ladders: { strategic: ['cheapest-wonder.printed', 'first', 'order'] } },
    },
    'draft appian-way MS',
    'The Sphinx is the cheapest, 8 against 10; but there is only one legal move.',
  ),
  legal(
    'S2.2 R20.1 at its very first pick SOLO has one legal move',
    { phase: 'draft', group: 1, offer: ['sphinx', 'colossus', 'piraeus', 'mausoleum'] },
    ['draft sphinx'],
    'Without choice: the base rule alone would offer all four.',
  ),
  after(
    'S2.2 the address stays what the first wonder made it',
    { phase: 'draft', group: 1, offer: ['sphinx', 'colossus', 'piraeus', 'mausoleum'], chance: [] },
    ['draft sphinx', 'draft piraeus', 'draft colossus', 'draft mausoleum'],
    { address: 'SM', solo: { unbuilt: ['sphinx', 'mausoleum'] } },
    'The Mausoleum alone would mean SC: a later wonder changes nothing.',
  ),
  ...(['messe', 'statue-of-liberty'] as const).map((promo) =>
    after(
      `S2.3 Q28 ${promo} revealed first leaves the address to the player, before the player's own pick`,
      { phase: 'draft', group: 1, promos: [promo], offer: [promo, 'colossus', 'piraeus', 'mausoleum'] },
      [`draft ${promo}`],
      { phase: 'address', turn: 'player', address: null, solo: { unbuilt: [promo] }, player: { unbuilt: [] } },
      'Waiting for SOLO to get a wonder with an address, or asking after the picks of the player, would go on with a draft.',
    ),
  ),
  legal(
    'S2.3 R20.1 the player may choose any of the six addresses',
    { phase: 'address', group: 1, turn: 'player', offer: ['colossus', 'piraeus', 'mausoleum'] },
    ['address CM', 'address CS', 'address MC', 'address MS', 'address SC', 'address SM'],
    'Not only those of the wonders on offer (MS, CS, SC).',
  ),
  ...byScale,
  decides(
    'S2.4 the last wonder of the first group is SOLO’s whatever its place in the scale',
    { phase: 'draft', group: 1, address: 'MS', offer: ['statue-of-liberty'] },
    'draft statue-of-liberty',
    'It stands last in every scale, and it is the only one left.',
  ),
  after(
    'S2.4 R3.2 in the second group SOLO picks twice in a row from what the player left',
    { phase: 'draft', group: 2, turn: 'player', address: 'MS', offer: ['colossus', 'sphinx', 'piraeus', 'messe'] },
    ['draft colossus', 'draft sphinx', 'draft piraeus'],
    { turn: 'player', offer: ['messe'], solo: { unbuilt: ['sphinx', 'piraeus'] }, player: { unbuilt: ['colossus'] } },
    'With one pick each in turn the Piraeus would be the player’s.',
  ),
  legal(
    'S2.5 the player may take any wonder on offer in the first group',
    { phase: 'draft', group: 1, turn: 'player', address: 'SM', offer: ['colossus', 'piraeus', 'mausoleum'] },
    ['draft colossus', 'draft mausoleum', 'draft piraeus'],
    'The forced first pick is SOLO’s alone.',
  ),
]

// Adaptive behaviour: near an instant victory, of the player or of SOLO (S9).
import { after, decides, laid, type Scenario } from './world.ts'

/** Five different symbols: all but the sundial; or the scales of Law with the four of Age I. */
const FIVE = { cards: ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'university'] } as const
const FIVE_WITH_LAW = { cards: ['workshop', 'apothecary', 'scriptorium', 'pharmacist'], tokens: ['law'] } as const
const RICH = { coins: 20 } as const
const POOR = { coins: 0 } as const
/** The Pyramids can be built for nothing. */
const PYRAMIDS = { coins: 0, cards: ['quarry', 'shelf-quarry', 'press'], unbuilt: ['pyramids'] } as const

const adaptive: readonly Scenario[] = [
  decides(
    'S9 S9.1 with the pawn on -6 red goes before purple',
    { ...laid(3, 'builders-guild', 'gardens', 'circus'), address: 'CS', conflict: -6, solo: RICH },
    'build circus 8',
    'The first space of the last zone. Red is the last type with CS.',
  ),
  decides(
    'S9.1 with the pawn on -8 still',
    { ...laid(3, 'builders-guild', 'gardens', 'circus'), address: 'CS', conflict: -8, solo: RICH },
    'build circus 8',
    'The last space before the capital.',
  ),
  decides(
    'S9 S9.1 with the pawn on -5 the normal scale is back',
    { ...laid(3, 'builders-guild', 'gardens', 'circus'), address: 'CS', conflict: -5, solo: RICH },
    'build builders-guild 10',
    'One space outside the zone: nothing is remembered of having been in it.',
  ),
  decides(
    'S9.1 with the pawn on +6, on the player’s half, nothing changes',
    { ...laid(3, 'builders-guild', 'gardens', 'circus'), address: 'CS', conflict: 6, solo: RICH },
    'build builders-guild 10',
    'The zone before the player’s capital is no danger for SOLO, and 2 shields do not win.',
  ),
  decides(
    'S9.1 without a red card the rest keeps its order',
    { ...laid(3, 'palace', 'study', 'builders-guild'), address: 'CS', conflict: -6, solo: RICH },
    'build builders-guild 10',
    'Purple, yellow, blue, green as before.',
  ),
  decides(
    'S9.2 the scales of Law count among the five symbols',
    { ...laid(3, 'builders-guild', 'circus', 'study'), address: 'MC', solo: RICH, player: FIVE_WITH_LAW },
    'build study 8',
    'Four green cards and Law: green before purple, although it is last with MC.',
  ),
  decides(
    'S9.2 five green cards with four different symbols change nothing',
    {
      ...laid(3, 'builders-guild', 'circus', 'study'),
      address: 'MC',
      solo: RICH,
      player: { cards: ['workshop', 'laboratory', 'apothecary', 'scriptorium', 'pharmacist'] },
    },
    'build builders-guild 10',
    'Workshop and Laboratory show the same symbol.',
  ),
  decides(
    'S9.2 a symbol the player lacks goes before a cheaper card',
    { ...laid(3, 'observatory', 'study'), address: 'MC', solo: RICH, player: FIVE },
    'build study 8',
    'The player has the globe and lacks the sundial; by the choice scale alone the Observatory (6) would go before the Study (8).',
  ),
  decides(
    'S9.2 of several symbols the player lacks the choice scale decides',
    { ...laid(3, 'study', 'university'), address: 'MC', solo: RICH, player: FIVE_WITH_LAW },
    'build university 6',
    'Globe and sundial are both missing: then the lowest cost.',
  ),
  decides(
    'S9.2 if no card has a symbol the player lacks, all green ones stay, still before purple',
    {
      ...laid(3, 'study', 'builders-guild', 'observatory'),
      address: 'MC',
      solo: RICH,
      player: { cards: ['workshop', 'apothecary', 'scriptorium', 'university', 'academy'] },
    },
    'build observatory 6',
    'The mortar is missing and neither shows it: choice scale, 6 against 8. The danger alone moves green to the front.',
  ),
]

const both: readonly Scenario[] = [
  decides(
    'S9.3 in both dangers the one red card goes before purple',
    { ...laid(3, 'builders-guild', 'circus', 'palace'), address: 'CS', conflict: -6, solo: RICH, player: FIVE },
    'build circus 8',
    'Red or green together are the first type.',
  ),
  decides(
    'S9.3 Q13 first the card that would make the player win, whether or not the player can pay',
    {
      ...laid(3, 'observatory', 'pretorium'),
      address: 'SM',
      conflict: -6,
      solo: RICH,
      player: { ...FIVE, coins: 0 },
      board: ['law', 'economy', null, null, null],
    },
    'build pretorium 8',
    '3 shields reach SOLO’s capital; a second globe does not win, whatever token the pair might bring. The Observatory is cheaper and green.',
  ),
  decides(
    'S9.3 Q13 the player’s Strategy counts for red cards',
    {
      ...laid(3, 'observatory', 'circus'),
      address: 'SM',
      conflict: -6,
      solo: RICH,
      player: { ...FIVE, tokens: ['strategy'] },
    },
    'build circus 8',
    '2 shields and 1: the player would win.',
  ),
  decides(
    'S9.3 without that Strategy neither wins and the cheaper card is taken',
    {
      ...laid(3, 'circus', 'observatory'),
      address: 'SM',
      conflict: -6,
      solo: { ...RICH, tokens: ['strategy'] },
      player: FIVE,
    },
    'build observatory 6',
    'SOLO’s own Strategy does not help the player.',
  ),
  decides(
    'S9.3 a card that would make the player win goes before one that gives a chain',
    { ...laid(2, 'laboratory', 'walls'), address: 'SM', conflict: -7, solo: RICH, player: FIVE_WITH_LAW },
    'build walls 4',
    'The Laboratory gives a chain, and the player has its symbol.',
  ),
  decides(
    'S9.3 then a card that gives a chain',
    { ...laid(2, 'library', 'parade-ground'), address: 'SM', conflict: -6, solo: RICH, player: FIVE_WITH_LAW },
    'build parade-ground 6',
    'Neither wins for the player. By cost they tie, and then the Library would be taken as the green one.',
  ),
  decides(
    'S9.3 a chain goes before the cards uncovered',
    {
      age: 2,
      structure: { '2.1': 'parade-ground', '1.1': 'temple', '1.2': 'statue', '1.6': 'library' },
      address: 'SM',
      conflict: -6,
      solo: RICH,
      player: FIVE_WITH_LAW,
    },
    'build parade-ground 6',
    'It uncovers two cards, the Library none.',
  ),
  decides(
    'S9.3 then the card that uncovers fewest',
    {
      age: 2,
      structure: { '2.1': 'barracks', '1.1': 'temple', '1.2': 'statue', '1.6': 'library' },
      address: 'MC',
      conflict: -6,
      solo: RICH,
      player: FIVE_WITH_LAW,
    },
    'build library 6',
    'The Barracks uncover two cards. With the cost asked first the Barracks (3) would be taken.',
  ),
  decides(
    'S9.3 Q3 then the lowest printed cost, the same for SOLO and for the player',
    { ...laid(2, 'library', 'barracks'), address: 'SM', conflict: -6, solo: RICH, player: FIVE_WITH_LAW },
    'build barracks 3',
    'Printed 3 against 6. For the player the Library would be free by chain, and it is the green one.',
  ),
  decides(
    'S9.3 then the green card',
    { ...laid(3, 'circus', 'study'), address: 'MC', conflict: -7, solo: RICH, player: FIVE },
    'build study 8',
    'Both would win for the player, both printed 8. The order of MC or the side would say the Circus.',
  ),
  decides(
    'S9.3 Q26 still tied, the choice scale decides',
    { ...laid(3, 'circus', 'pretorium'), address: 'SC', conflict: -7, solo: RICH, player: FIVE },
    'build pretorium 8',
    'Both red, both winning for the player, both printed 8: then most shields, before the side.',
  ),
]

const bypass: readonly Scenario[] = [
  {
    says: 'S9.4 the trace tells what could not be paid for and what the bypass passed over',
    world: {
      ...laid(3, 'town-hall', 'lighthouse', 'pretorium'),
      address: 'SM',
      conflict: 6,
      solo: { coins: 8, cards: ['brickyard', 'glassworks'] },
    },
    expect: {
      action: { type: 'build', card: 'pretorium', pay: 8 },
      trace: [
        {
          clause: 'S6.1',
          ladder: 'affordable',
          step: 1,
          kept: ['lighthouse', 'pretorium'],
          dropped: ['town-hall'],
        },
        { clause: 'S9.4', ladder: 'bypass', step: 1, kept: ['pretorium'], dropped: ['lighthouse'] },
      ],
    },
    why: 'Three shields from 6 reach the capital; the Town Hall would cost 10.',
  },
  decides(
    'S9.4 a sixth symbol goes before a guild',
    { ...laid(3, 'merchants-guild', 'university'), address: 'CM', solo: { ...RICH, ...FIVE_WITH_LAW } },
    'build university 6',
    'SOLO has five symbols, Law included; green is last with CM.',
  ),
  decides(
    'S9.4 SOLO’s Strategy counts',
    { ...laid(3, 'builders-guild', 'circus'), address: 'CM', conflict: 6, solo: { ...RICH, tokens: ['strategy'] } },
    'build circus 8',
    '6 + 2 + 1 = 9. Without the token the guild is built.',
  ),
  decides(
    'S9.4 R12.4 three shields and Strategy win from five spaces',
    { ...laid(3, 'builders-guild', 'pretorium'), address: 'CM', conflict: 5, solo: { ...RICH, tokens: ['strategy'] } },
    'build pretorium 8',
    '5 + 3 + 1 = 9: the farthest a card can reach.',
  ),
  decides(
    'S9.4 one shield wins from eight spaces',
    { ...laid(2, 'brewery', 'barracks'), address: 'CS', conflict: 8, solo: RICH },
    'build barracks 3',
    'Yellow goes before red, but 8 + 1 = 9.',
  ),
  decides(
    'S9.4 R12.4 Strategy adds nothing to a card without shields',
    { ...laid(2, 'brewery', 'temple'), address: 'CS', conflict: 8, solo: { ...PYRAMIDS, tokens: ['strategy'] } },
    'wonder pyramids temple 0',
    'Neither card wins, so that the wonder comes first; with CS blue is later than yellow.',
  ),
  decides(
    'S9.4 Q13 Q14 a pair is not looked into for the token that would win',
    {
      ...laid(3, 'builders-guild', 'observatory'),
      address: 'CM',
      solo: { ...RICH, ...FIVE },
      board: ['law', null, null, null, null],
    },
    'build builders-guild 10',
    'A second globe would bring Law and with it the sixth symbol: not examined.',
  ),
  decides(
    'S9.4 Q14 Q20 a winning card goes before a wonder',
    {
      ...laid(3, 'palace', 'university'),
      address: 'CM',
      solo: { coins: 6, cards: [...FIVE_WITH_LAW.cards, ...PYRAMIDS.cards], tokens: ['law'], unbuilt: ['pyramids'] },
    },
    'build university 4',
    'The Pyramids would cost nothing; by the tactical scale alone they would be built.',
  ),
  decides(
    'S9.4 a winning card that cannot be paid for may be buried',
    { ...laid(3, 'circus', 'palace'), address: 'SC', conflict: 7, solo: PYRAMIDS },
    'wonder pyramids circus 0',
    'The Circus lacks 2 clay. With SC red is buried first; keeping it for later is no rule.',
  ),
  decides(
    'S9.4 a winning card that cannot be paid for may be discarded',
    { ...laid(3, 'circus', 'palace'), address: 'SC', conflict: 7, solo: POOR },
    'discard circus 2',
    'S7.2 as always.',
  ),
  decides(
    'S9.4 a winning card that is covered does nothing',
    {
      age: 3,
      structure: { '2.1': 'builders-guild', '1.1': 'circus' },
      address: 'CM',
      conflict: 7,
      solo: RICH,
    },
    'build builders-guild 10',
    'The Circus lies under the guild.',
  ),
  ...(['SM', 'MS'] as const).map((address) =>
    decides(
      `S9.4 of several winning cards the operative scale of ${address} decides`,
      { ...laid(3, 'circus', 'university'), address, conflict: 7, solo: { ...RICH, ...FIVE_WITH_LAW } },
      address === 'SM' ? 'build university 6' : 'build circus 8',
      'Both win: shields or sixth symbol.',
    ),
  ),
  decides(
    'S9.4 of several winning cards of one type the choice scale decides',
    { ...laid(3, 'arsenal', 'circus'), address: 'SM', conflict: 7, solo: RICH },
    'build circus 8',
    'Both win; printed 8 against 10. The Arsenal’s shields or its side do not count.',
  ),
  decides(
    'S9.4 S9.3 of several winning cards in both dangers the flexibility scale decides before the choice scale',
    {
      ...laid(3, 'university', 'study'),
      address: 'SM',
      conflict: -6,
      solo: { ...RICH, ...FIVE_WITH_LAW },
      player: { cards: ['laboratory', 'school', 'library', 'dispensary', 'observatory'] },
    },
    'build study 8',
    'Both are SOLO’s sixth symbol; the sundial would also be the player’s. The choice scale would take the cheaper University.',
  ),
  decides(
    'S9.4 S11.1 a winning card in the discard pile goes before a guild',
    { phase: 'mausoleum', age: 3, address: 'SC', conflict: 7, discard: ['builders-guild', 'circus', 'study'] },
    'free circus',
    'The same test is made in the free choices.',
  ),
  decides(
    'S9.4 S11.1 a winning card in row 1 goes before the others',
    {
      phase: 'messe',
      age: 3,
      address: 'SC',
      structure: { '2.2': 'senate', '1.1': 'arena', '1.2': 'study' },
      solo: { ...FIVE_WITH_LAW, built: ['messe'] },
    },
    'free study',
    'The sixth symbol before yellow, covered or not.',
  ),
  decides(
    'S9.4 S13.1 a winning set-aside card is SOLO’s own',
    { phase: 'liberty', age: 2, address: 'SM', conflict: 7, setAside: ['statue', 'walls', 'drying-room'] },
    'liberty walls statue',
    'Brown-grey would be first. The gift: blue is last with SM.',
  ),
  decides(
    'Q14 the shields of a wonder are no reason to prefer it',
    {
      ...laid(2, 'aqueduct'),
      address: 'SC',
      conflict: 7,
      solo: {
        coins: 0,
        cards: ['brickyard', 'clay-pit', 'glassworks', 'shelf-quarry', 'quarry', 'press'],
        unbuilt: ['colossus', 'pyramids'],
      },
    },
    'wonder pyramids aqueduct 0',
    'The Colossus would reach the player’s capital. Both printed 8; with SC the Pyramids stand first.',
  ),
  after(
    'Q14 R12.5 a wonder that is chosen and wins, wins',
    {
      ...laid(2, 'aqueduct'),
      address: 'MS',
      conflict: 7,
      solo: { coins: 0, cards: ['brickyard', 'clay-pit', 'glassworks'], unbuilt: ['colossus'] },
    },
    ['wonder colossus aqueduct'],
    { phase: 'over', winner: 'solo', by: 'military', conflict: 9 },
    '7 + 2.',
  ),
  decides(
    'Q14 S10 Law is not taken for its winning symbol',
    {
      phase: 'token-board',
      age: 3,
      address: 'MC',
      solo: { ...FIVE, coins: 9, built: ['colossus', 'pyramids'] },
      board: ['law', 'strategy', null, null, null],
    },
    'token strategy',
    'Law would be the sixth symbol. The scale has no such step; MC takes Strategy.',
  ),
]

const reversed: readonly Scenario[] = [
  decides(
    'S9.5 Q15 S5.4 in the military danger red is buried last',
    { ...laid(2, 'walls', 'temple'), address: 'CS', conflict: -6, solo: PYRAMIDS },
    'wonder pyramids temple 0',
    'The normal scale of CS, reversed, begins with red.',
  ),
  decides(
    'S9.5 Q15 S7.2 in the military danger red is discarded last',
    { ...laid(2, 'walls', 'temple'), address: 'CS', conflict: -6, solo: POOR },
    'discard temple 2',
    'The normal scale of CS, reversed, begins with red.',
  ),
  decides(
    'S9.5 Q15 S7.2 in the scientific danger green is discarded last',
    { ...laid(2, 'library', 'temple'), address: 'CM', solo: POOR, player: FIVE_WITH_LAW },
    'discard temple 2',
    'The normal scale of CM, reversed, begins with green.',
  ),
  decides(
    'S9.5 Q15 S7.2 in both dangers green and red are discarded last',
    { ...laid(2, 'walls', 'library', 'temple'), address: 'CM', conflict: -6, solo: POOR, player: FIVE_WITH_LAW },
    'discard temple 2',
    'The normal scale of CM, reversed, begins with green, then red.',
  ),
  decides(
    'S9.5 Q15 S7.3 in both dangers green and red are one group for the discard scale',
    { ...laid(2, 'barracks', 'library'), address: 'CM', conflict: -6, solo: POOR, player: FIVE_WITH_LAW },
    'discard barracks 2',
    'The lowest cost, 3 against 6. Type by type the Library (green last with CM) would go; it also lies on the player’s side.',
  ),
  decides(
    'S9.5 S11.1 in the military danger a free red card goes before a guild',
    { phase: 'mausoleum', age: 3, address: 'SC', conflict: -6, discard: ['walls', 'builders-guild'] },
    'free walls',
    'The modified scale holds in free choices.',
  ),
  decides(
    'Q23 S9.2 in a free choice a symbol the player lacks goes before more points',
    {
      phase: 'mausoleum',
      age: 3,
      address: 'MC',
      discard: ['observatory', 'builders-guild', 'study'],
      player: { cards: ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'academy'] },
    },
    'free observatory',
    'The globe is missing (2 points), the sundial is known (3 points, discarded last).',
  ),
  decides(
    'Q23 S9.3 in a free choice the flexibility scale goes first',
    {
      phase: 'mausoleum',
      age: 3,
      address: 'SM',
      conflict: -6,
      discard: ['pretorium', 'observatory', 'builders-guild'],
      player: FIVE,
    },
    'free pretorium',
    'The Pretorium would make the player win, the second globe would not; green is first with SM and worth points.',
  ),
  decides(
    'Q23 S9.3 S11.2 still tied in a free choice, the free choice scale decides',
    {
      phase: 'mausoleum',
      age: 3,
      address: 'SM',
      conflict: -6,
      discard: ['circus', 'fortifications'],
      player: FIVE,
    },
    'free fortifications',
    'Two red cards alike in everything: the one discarded last. In a structure the choice scale would look at the side.',
  ),
]

export const soloAdaptive: readonly Scenario[] = [...adaptive, ...both, ...bypass, ...reversed]

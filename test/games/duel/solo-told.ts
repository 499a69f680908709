// What is told of SOLO's decisions: what it looked at, how its numbers come about, what left it no choice, what comes next.
import { laid, type Scenario, tells, type World } from './world.ts'

const only = (says: string, world: World, it: string, en: string): Scenario =>
  tells(
    `${says}: what left it no choice`,
    { address: 'MS', ...world },
    { only: { it, en } },
    'There was no other move.',
  )

const chosen = (says: string, world: World): Scenario =>
  tells(`${says}: nothing is said where there was a choice`, { address: 'MS', ...world }, { only: null }, 'Two moves.')

const refused = (says: string, world: World, code: string, why: string): Scenario =>
  tells(says, world, { now: { refused: `duel.${code}` } }, why)

const looks: readonly Scenario[] = [
  tells(
    'S4 S5.1 S5.4 what is missing for a wonder, unit by unit, and the card that goes under it',
    {
      ...laid(2, 'walls', 'temple'),
      address: 'MS',
      solo: { coins: 40, cards: ['glassworks', 'glassblower', 'clay-pit', 'quarry'], unbuilt: ['sphinx', 'pyramids'] },
    },
    {
      now: {
        move: 'wonder sphinx temple',
        looked: [
          'tactical.win: not possible',
          'affordable-wonders.coins: sphinx / pyramids',
          'reverse-operative.type: temple / walls',
          'tactical.wonder',
        ],
        values: [{}, { sphinx: 0, pyramids: 6 }, { walls: 4, temple: 6 }, {}],
        sums: [{}, { sphinx: [], pyramids: [4, 2] }, {}, {}],
      },
    },
    'The Pyramids lack two of three stone and the papyrus: 4 + 2, above 4. With MS red is the fourth type and blue the sixth.',
  ),
  tells(
    'S6.1 S6.3 S7.4 what a card costs SOLO, and what is printed on it',
    { ...laid(2, 'forum', 'barracks', 'walls'), address: 'MS', solo: { coins: 4 } },
    {
      now: {
        move: 'build barracks',
        looked: [
          'tactical.win: not possible',
          'tactical.wonder: not possible',
          'affordable.coins: barracks walls / forum',
          'choice.cheapest: barracks / walls',
          'tactical.structure',
        ],
        values: [{}, {}, { forum: 5, barracks: 3, walls: 4 }, { barracks: 3, walls: 4 }, {}],
        sums: [{}, {}, { forum: [3, 2], barracks: [], walls: [4] }, { barracks: [], walls: [4] }, {}],
      },
    },
    'Forum: 3 coins and a clay at 2. Barracks: 3 coins and nothing to add. Walls: two stone at 2. Without a wonder no card is looked at for one.',
  ),
  tells(
    'S7.4 Q3 the printed coins come first, then 2 for each resource',
    { ...laid(2, 'caravansery', 'forum'), address: 'MS', solo: { coins: 40 } },
    {
      now: {
        move: 'build forum',
        looked: [
          'tactical.win: not possible',
          'tactical.wonder: not possible',
          'choice.cheapest: forum / caravansery',
          'tactical.structure',
        ],
        values: [{}, {}, { caravansery: 6, forum: 5 }, {}],
        sums: [{}, {}, { caravansery: [2, 2, 2], forum: [3, 2] }, {}],
      },
    },
    'The document’s own example: 2 coins, glass and papyrus are 6.',
  ),
  tells(
    'S6.6 Q4 need is the most on one unbuilt wonder less what is owned',
    {
      ...laid(1, 'press', 'quarry', 'clay-pool', 'glassworks'),
      address: 'SM',
      solo: { coins: 2, cards: ['stone-pit'], unbuilt: ['statue-of-zeus', 'pyramids'] },
    },
    {
      now: {
        move: 'build quarry',
        looked: [
          'tactical.win: not possible',
          'affordable-wonders.coins:  / statue-of-zeus / pyramids',
          'tactical.wonder: not possible',
          'choice.need: press quarry / clay-pool / glassworks',
          'choice.cheapest: quarry / press',
          'tactical.structure',
        ],
        values: [
          {},
          { 'statue-of-zeus': 8, pyramids: 6 },
          {},
          { press: 2, quarry: 2, 'clay-pool': 1, glassworks: 0 },
          { press: 1, quarry: 0 },
          {},
        ],
        sums: [
          {},
          { 'statue-of-zeus': [2, 2, 4], pyramids: [4, 2] },
          {},
          { press: [2, 0], quarry: [3, -1], 'clay-pool': [1, 0], glassworks: [0, 0] },
          { press: [], quarry: [] },
          {},
        ],
      },
    },
    'Papyrus: two on Zeus, one on the Pyramids. Stone: three on the Pyramids less the Stone Pit. Clay: one on Zeus. Glass: on none.',
  ),
  tells(
    'S6.3 Q8 coins a yellow card brings now, where the cost is the same',
    {
      ...laid(3, 'port', 'armory'),
      address: 'CS',
      solo: { coins: 40, cards: ['quarry', 'guard-tower', 'walls', 'barracks'] },
    },
    {
      now: {
        move: 'build armory',
        looked: [
          'tactical.win: not possible',
          'tactical.wonder: not possible',
          'choice.value: armory / port',
          'tactical.structure',
        ],
        values: [{}, {}, { port: 2, armory: 3 }, {}],
      },
    },
    'One brown card at 2, three red ones at 1; both are printed 6 and start no chain.',
  ),
  tells(
    'S11.2 the points of discarded cards',
    { ...laid(2, 'walls'), phase: 'mausoleum', address: 'MS', discard: ['altar', 'temple'] },
    {
      now: {
        move: 'free temple',
        looked: ['free-choice.points: temple / altar'],
        values: [{ altar: 3, temple: 4 }],
        decided: ['free-choice.points'],
      },
    },
    'Both blue: 4 points against 3.',
  ),
  tells(
    'S11.1 Q18 where the cards of row 1 lie',
    {
      age: 1,
      structure: { '1.1': 'theater', '1.2': 'altar' },
      phase: 'messe',
      address: 'MS',
    },
    {
      now: { move: 'free theater', looked: ['free-choice.last: theater / altar'], values: [{ theater: 5, altar: 7 }] },
    },
    'Equal points, both start a chain: the first from SOLO’s side. The two places of row 1 are 5 and 7 in the layout.',
  ),
  tells(
    'S12 S6.6 the player’s raw materials, on cards and by choice',
    {
      ...laid(2, 'walls'),
      phase: 'destroy-brown',
      address: 'MS',
      player: { cards: ['quarry', 'clay-pool', 'caravansery', 'clay-pit'] },
    },
    {
      now: {
        move: 'destroy quarry',
        looked: ['scarcest.count: quarry / clay-pool / clay-pit'],
        values: [{ quarry: 2, 'clay-pool': 3, 'clay-pit': 3 }],
        sums: [{ quarry: [1, 1], 'clay-pool': [2, 1], 'clay-pit': [2, 1] }],
      },
    },
    'The Caravansery counts for each raw material.',
  ),
  tells(
    'S12 S6.6 a choice of raw materials is none of manufactured goods',
    {
      ...laid(2, 'walls'),
      phase: 'destroy-grey',
      address: 'MS',
      player: { cards: ['press', 'glassworks', 'caravansery', 'drying-room'] },
    },
    {
      now: {
        move: 'destroy glassworks',
        values: [{ press: 2, glassworks: 1, 'drying-room': 2 }],
        sums: [{ press: [2], glassworks: [1], 'drying-room': [2] }],
      },
    },
    'Two papyrus, one glass.',
  ),
  tells(
    'S8.1 who begins the Age',
    { ...laid(2, 'walls'), phase: 'age-end', conflict: -1 },
    { now: { move: 'starter solo', looked: ['starter.itself: solo / player'] } },
    'It chooses itself.',
  ),
  tells(
    'S3 S2.4 the places of wonders in the strategic scale',
    { phase: 'draft', group: 2, address: 'CM', offer: ['messe', 'temple-of-artemis', 'pyramids'] },
    {
      now: {
        move: 'draft temple-of-artemis',
        values: [{ messe: 13, 'temple-of-artemis': 1, pyramids: 12 }],
      },
    },
    'CM = C M S P: the first of C, the last of S, the first of P.',
  ),
  tells(
    'S2.2 that it was revealed first is all that is looked at for the first wonder',
    { phase: 'draft', group: 1, offer: ['appian-way', 'sphinx', 'great-library', 'mausoleum'] },
    {
      now: {
        move: 'draft appian-way',
        looked: ['strategic.first: appian-way / sphinx / great-library / mausoleum'],
      },
    },
    'There is no address yet, and no scale.',
  ),
  tells(
    'S10 the places of tokens in the progress scale',
    {
      ...laid(2, 'walls'),
      phase: 'token-board',
      address: 'SM',
      board: ['strategy', 'law', 'masonry'],
      solo: { coins: 7, built: ['sphinx', 'pyramids'] },
    },
    { now: { move: 'token law', values: [{ strategy: 3, law: 2 }] } },
    'SM: mathematics, law, strategy; masonry is not listed.',
  ),
]

/** What variants make of it. */
const otherwise: readonly Scenario[] = [
  tells(
    'S6.3 Q3 by the reading chain-is-free a card built by chain costs nothing, and has no parts',
    {
      age: 2,
      address: 'CS',
      solo: { coins: 9, cards: ['baths'] },
      ...laid(2, 'statue', 'aqueduct'),
      variant: { readings: ['chain-is-free'] },
    },
    {
      now: {
        move: 'build aqueduct',
        looked: [
          'tactical.win: not possible',
          'tactical.wonder: not possible',
          'choice.cheapest: aqueduct / statue',
          'tactical.structure',
        ],
        values: [{}, {}, { statue: 4, aqueduct: 0 }, {}],
        sums: [{}, {}, { statue: [4], aqueduct: [] }, {}],
      },
    },
    'The Baths start the chain of the Aqueduct. Two clay are printed on the Statue.',
  ),
  tells(
    'S12 Q7 by the reading symbols-on-trade-cards the symbol on a fixed-price card is a part of its own',
    {
      ...laid(2, 'walls'),
      phase: 'destroy-brown',
      address: 'MC',
      player: { cards: ['clay-pit', 'stone-pit', 'stone-reserve'] },
      variant: { readings: ['symbols-on-trade-cards'] },
    },
    {
      now: {
        move: 'destroy clay-pit',
        looked: ['scarcest.count: clay-pit / stone-pit'],
        values: [{ 'clay-pit': 1, 'stone-pit': 2 }],
        sums: [{ 'clay-pit': [1], 'stone-pit': [1, 1] }],
      },
    },
    'The Stone Reserve shows a stone and no clay.',
  ),
  {
    says: 'S7.2 Q15 a step that a variant puts into the operative scale keeps its own clause when the scale is reversed',
    world: {
      ...laid(2, 'walls', 'temple'),
      address: 'CM',
      solo: { coins: 0 },
      variant: { ladders: { operative: ['more-cards.shields', 'both', 'military', 'science', 'type'] } },
    },
    expect: {
      action: { type: 'discard', card: 'temple', gain: 2 },
      trace: [
        { clause: 'S6.1', ladder: 'affordable', step: 1, kept: [], dropped: ['walls', 'temple'] },
        { clause: 'V', ladder: 'reverse-operative', step: 1, kept: ['temple'], dropped: ['walls'] },
      ],
    },
    why: 'Reversed it is the fewest shields. By the types alone the Walls would go: with CM red comes after blue.',
  },
  tells(
    'S6.6 where a variant asks all cards for what SOLO needs, those that produce nothing have no parts',
    {
      ...laid(1, 'clay-pool', 'altar'),
      address: 'CM',
      solo: { coins: 9 },
      variant: { ladders: { operative: ['choice.need', 'type'] } },
    },
    {
      now: {
        move: 'build clay-pool',
        decided: ['operative.choice.need', 'tactical.structure'],
        values: [{}, {}, { 'clay-pool': 0 }, {}],
        sums: [{}, {}, { 'clay-pool': [0, 0], altar: [] }, {}],
      },
    },
    'The Altar makes nothing.',
  ),
  tells(
    'S12 where a variant asks all cards for what the player owns, those that produce nothing have no parts',
    {
      ...laid(1, 'clay-pool', 'altar'),
      address: 'CM',
      solo: { coins: 9 },
      player: { cards: ['clay-pit'] },
      variant: { ladders: { operative: ['scarcest.count', 'type'] } },
    },
    {
      now: {
        move: 'build clay-pool',
        decided: ['operative.scarcest.count', 'tactical.structure'],
        values: [{}, {}, { 'clay-pool': 1 }, {}],
        sums: [{}, {}, { 'clay-pool': [1], altar: [] }, {}],
      },
    },
    'The Altar makes nothing.',
  ),
]

const refusals: readonly Scenario[] = [
  refused('S2.3 without an address SOLO cannot decide', laid(2, 'walls', 'temple'), 'no-address', 'S6.2 needs it.'),
  refused(
    'R19.1 after the end there is nothing to decide',
    { ...laid(3, 'palace'), address: 'MS', conflict: 9 },
    'nothing-to-decide',
    'The pawn is in the player’s capital.',
  ),
  refused(
    'S10 while tokens are drawn there is nothing to decide',
    { ...laid(2, 'walls'), phase: 'token-box', address: 'MS' },
    'nothing-to-decide',
    'Chance comes first.',
  ),
  refused(
    'S13.1 without a card to show there is nothing to decide',
    { ...laid(2, 'walls'), phase: 'liberty', address: 'MS' },
    'nothing-to-decide',
    'No set-aside card is left.',
  ),
]

const onlyMoves: readonly Scenario[] = [
  only(
    'S2.2 the first wonder',
    { phase: 'draft', offer: ['colossus', 'sphinx', 'pyramids', 'messe'] },
    'la prima meraviglia rivelata va a SOLO senza scelta (S2.2)',
    'the first wonder revealed goes to SOLO without a choice (S2.2)',
  ),
  only(
    'S2.4 the last wonder of a group',
    { phase: 'draft', group: 1, offer: ['sphinx'] },
    'restava solo questa meraviglia',
    'only this wonder was left',
  ),
  only(
    'S10 the last token',
    { ...laid(2, 'walls'), phase: 'token-board', board: ['law'] },
    'c’era un solo gettone progresso',
    'there was only one progress token',
  ),
  only(
    'S11.1 the only discarded card',
    { ...laid(2, 'walls'), phase: 'mausoleum', discard: ['altar'] },
    'negli scarti c’era una sola carta',
    'there was only one card in the discard pile',
  ),
  only(
    'S12 the only card to destroy',
    { ...laid(2, 'walls'), phase: 'destroy-grey', player: { cards: ['press'] } },
    'avevi una sola carta grigia',
    'you had only one grey card',
  ),
  only(
    'S14.2 the start of an Age',
    { ...laid(2, 'walls'), phase: 'age-start' },
    'all’inizio di un’Epoca SOLO non sceglie: succede ciò che dice il livello di sfida (S14.2)',
    'at the start of an Age SOLO chooses nothing: what the level of challenge says happens (S14.2)',
  ),
  only(
    'S4 one accessible card',
    laid(2, 'walls'),
    'c’era una sola carta accessibile',
    'there was only one accessible card',
  ),
  chosen('S4 two accessible cards', laid(2, 'walls', 'temple')),
  chosen('S10 two tokens', { ...laid(2, 'walls'), phase: 'token-board', board: ['law', 'economy'] }),
]

const next: readonly Scenario[] = [
  tells(
    'S6.1 R4.3 a card that has still to be turned up is no card SOLO could build',
    {
      age: 2,
      structure: { '2.1': '?', '1.5': 'walls' },
      phase: 'token-board',
      address: 'MS',
      board: ['law', 'economy'],
    },
    { ahead: [['SOLO builds Walls for 4 coins (buying 2 Stone)', 'S6', 'walls']] },
    'It is turned up when the token is taken.',
  ),
  tells(
    'R12.5 three shields from six spaces win for the player as well',
    { ...laid(3, 'pretorium'), turn: 'player', address: 'MS', conflict: -6, solo: { coins: 0 }, player: { coins: 8 } },
    {
      ahead: [
        ['You can win at once with Pretorium (Military supremacy)', null, 'pretorium'],
        [
          'SOLO adapts: the conflict pawn is in the last zone before its capital, red cards come before all others',
          'S9.1',
          '',
        ],
        ['SOLO discards Pretorium for 2 coins', 'S7', 'pretorium'],
      ],
    },
    'The pawn is six spaces on SOLO’s half.',
  ),
  tells(
    'S7.2 Q15 the reversed scale names its own clauses',
    {},
    { cites: { 'reverse-operative': ['Q15', 'Q15', 'Q15', 'S7.2'], operative: ['S9.3', 'S9.1', 'S9.2', 'S6.2'] } },
    'Only the last rung is the reversed operative scale of the document; that it is the modified one is the ruling.',
  ),
]

export const soloTold: readonly Scenario[] = [...looks, ...otherwise, ...refusals, ...onlyMoves, ...next]

// The solo variant (S1 to S30) and its rulings.
import { act, type Answer, asked, does, refuses, type Scenario, world } from './world.ts'

const colours = (faction: string, third: string, list: readonly string[]): Scenario =>
  asked(
    `S7 the opponents of the ${faction} with ${third}`,
    { kind: 'opponent-colours', third },
    { round: 0, player: { faction } },
    { action: { type: 'set-opponent-colours', colours: list } },
    'Both neighbours on the wheel in its order, then one of those at two spades.',
  )

const settles = (
  says: string,
  faction: string,
  own: readonly string[],
  placements: Answer,
  why: string,
  more: Answer = {},
): Scenario =>
  asked(
    says,
    { kind: 'initial-opponents', own },
    { round: 0, player: { faction }, opponents: Object.keys(placements).map((colour) => ({ colour })), ...more },
    { action: { type: 'place-initial-opponents', placements } },
    why,
  )

const pawns = (scenario: string, levels: readonly number[]): Scenario =>
  asked(
    `S3 S10 S11 the pawns of ${scenario}`,
    { kind: 'cult-pawns' },
    { round: 0, scenario },
    { action: { pawns: { fire: levels, water: levels, earth: levels, air: levels } } },
    'The same three values on every cult.',
  )

const networkPrize = (scenario: string, size: number, network: number): Scenario =>
  asked(
    `S27 Q25 ${size} connected structures on ${scenario}`,
    { kind: 'final-score' },
    world('witches', CHAIN.slice(0, size).join(', '), { more: { scenario, round: 6, phase: 'game-end' } }),
    { score: { networkSize: size, network } },
    'Ranked against the three fixed numbers, ties shared.',
  )
/** The printed hexes of two colours, in map order. */
const YELLOW = ['A5', 'B1', 'B4', 'B6', 'D3', 'E8', 'F3', 'G4', 'G7', 'H1', 'I7']
const GRAY = ['A2', 'C2', 'C5', 'E7', 'F1', 'F6', 'G1', 'H6', 'H8', 'I3', 'I9']
const CHAIN = [
  'E9 dwelling',
  'E10 dwelling',
  'E11 dwelling',
  'F5 dwelling',
  'F6 dwelling',
  'F7 dwelling',
  'G5 dwelling',
  'G6 dwelling',
  'G7 trading-post',
  'H7 trading-post',
  'H8 trading-post',
  'I11 trading-post',
  'I12 temple',
  'H6 temple',
]

const cultPrize = (level: number, points: number): Scenario =>
  asked(
    `S29 Q25 level ${level} against 4, 6 and 8`,
    { kind: 'final-score' },
    world('witches', 'A10 dwelling', {
      me: { cults: { fire: level } },
      more: { scenario: 'medium', round: 6, phase: 'game-end' },
    }),
    { score: { cults: { fire: points } } },
    'Ranked against the three fixed pawns, ties shared.',
  )

const blocks = (says: string, more: Answer, action: Answer, why: string): Scenario =>
  asked(says, { kind: 'block-power-actions' }, { player: { faction: 'witches' }, ...more }, { action }, why)

const AROUND = { blue: 'A11 dwelling', gray: 'C5 dwelling', red: 'A9 dwelling' }
const place = (colour: string, hex: string, more: Answer = {}) => act('place-opponent', { colour, hex, ...more })
const evolve = (colour: string, hex: string, more: Answer = {}) => act('upgrade-opponent', { colour, hex, ...more })

export const solo: readonly Scenario[] = [
  colours('witches', 'black', ['blue', 'gray', 'black']),
  colours('nomads', 'black', ['brown', 'red', 'black']),
  colours('giants', 'green', ['yellow', 'gray', 'green']),
  asked(
    'Q3 S6 the third colour by chance: 1 is the one that comes first on the wheel',
    { kind: 'opponent-colours' },
    { round: 0, player: { faction: 'witches' }, chance: [1] },
    { action: { colours: ['blue', 'gray', 'black'] } },
    'Black comes before red.',
  ),
  pawns('easy', [3, 5, 7]),
  pawns('medium', [4, 6, 8]),
  pawns('hard', [5, 7, 9]),
  settles(
    'S13 S14 S16 Q5 Q6 Q7 the example of the document, colours in another order',
    'witches',
    ['A10', 'G3'],
    { blue: ['A11', 'H4'], gray: ['C5', 'I9'], red: ['A9', 'G2'] },
    'I9 and E7 are both two steps from G3; I9 is on its island.',
  ),
  asked(
    'S13 Q5 the starting dwellings of the question are all it needs: no faction',
    { kind: 'initial-opponents', own: ['A10', 'G3'] },
    { round: 0, opponents: [{ colour: 'gray' }] },
    { action: { type: 'place-initial-opponents', placements: { gray: ['C5', 'I9'] } } },
    'One for each own dwelling, whoever owns them.',
  ),
  asked(
    'S13 Q9 other structures on the map do not count as starting dwellings',
    { kind: 'initial-opponents', own: ['A10', 'G3'] },
    world('witches', 'A10 dwelling, G3 dwelling, A3 temple, I11 dwelling', { them: { gray: '' } }),
    { action: { type: 'place-initial-opponents', placements: { gray: ['C5', 'I9'] } } },
    'Two starting dwellings are named, so two are placed.',
  ),
  asked(
    'Q10 R19.5 no power is offered during set-up',
    { kind: 'power-offer', hex: 'A11' },
    world('witches', 'A10 dwelling, G3 dwelling', { more: { round: 0 } }),
    { offer: { full: 1, power: 0, vp: 0 } },
    'A10 is next to it, but starting dwellings give nothing.',
  ),
  settles(
    'S13 Q31 one dwelling each against the Chaos Magicians, red and yellow opponents included',
    'chaos-magicians',
    ['D4'],
    { yellow: ['E8'], gray: ['E7'], green: ['C3'] },
    'E8 and F3 are both two steps from D4 on its island; the first is E8.',
    { chance: [1] },
  ),
  settles(
    'S13 Q31 Q9 three each against the Nomads, whatever the order of placing',
    'nomads',
    ['G4', 'G7', 'H1'],
    { brown: ['F5', 'F7', 'H3'], red: ['D7', 'I1', 'I12'] },
    'The sum of the three distances is smallest.',
  ),
  settles(
    'S15 Q8 what is still tied is decided by chance, sets in map order',
    'witches',
    ['A3', 'I6'],
    { blue: ['A4', 'H4'] },
    'H4 and I4 are both two steps from I6 on its island; the first is H4.',
    { chance: [1] },
  ),
  asked(
    'S15 Q34 or left to the player',
    { kind: 'initial-opponents', own: ['A3', 'I6'] },
    { round: 0, tieMode: 'choice', player: { faction: 'witches' }, opponents: [{ colour: 'blue' }] },
    {
      action: {
        type: 'choose-initial-hexes',
        colour: 'blue',
        options: [
          ['A4', 'H4'],
          ['A4', 'I4'],
        ],
      },
    },
    'Both sets are offered.',
  ),
  settles(
    'S13 Q21 when only one free set is left there is nothing to compare',
    'chaos-magicians',
    ['D4'],
    { yellow: ['E8'] },
    'All other yellow hexes have another colour.',
    {
      terrain: Object.fromEntries(
        ['A5', 'B1', 'B4', 'B6', 'D3', 'F3', 'G4', 'G7', 'H1', 'I7'].map((id) => [id, 'red']),
      ),
    },
  ),
  asked(
    'S7 Q3 the trace of the colours: those at one spade, those at two, and which of these it is',
    { kind: 'opponent-colours', third: 'red' },
    { round: 0, player: { faction: 'witches' } },
    {
      trace: [
        { clause: 'S7', ladder: 'opponent-colours', step: 1, kept: ['blue', 'gray'], dropped: [] },
        { clause: 'S7', ladder: 'opponent-colours', step: 2, kept: ['black', 'red'], dropped: [] },
        { clause: 'Q3', ladder: 'opponent-colours', step: 3, kept: ['red'], dropped: ['black'] },
      ],
      decided: ['opponent-colours.near', 'opponent-colours.far', 'opponent-colours.third'],
    },
    'Green lies between blue and gray; black and red are two steps away.',
  ),
  asked(
    'S13 the trace of the hexes: all that are free, then the nearest; of the others the nearest five, by distance and in map order',
    { kind: 'initial-opponents', own: ['D4'] },
    { round: 0, opponents: [{ colour: 'yellow' }], chance: [1] },
    {
      trace: [
        { clause: 'S13', step: 1, kept: YELLOW, dropped: [] },
        { clause: 'S13', step: 2, kept: ['E8', 'F3'], dropped: ['A5', 'B4', 'D3', 'G4', 'I7'] },
        { clause: 'S15', step: 4, kept: ['E8'], dropped: ['F3'] },
      ],
      values: [{}, { E8: 2, F3: 2, A5: 3, B4: 3, D3: 3, G4: 5, I7: 5 }, {}],
      sums: [{}, { E8: [2], F3: [2], A5: [3], B4: [3], D3: [3], G4: [5], I7: [5] }, {}],
      passed: ['initial-hexes.island', 'initial-hexes.tie'],
      decided: ['initial-hexes.tie'],
    },
    'B1 and B6 come before D3 on the map, but six and seven steps are too far to be told.',
  ),
  asked(
    'S13 the trace of the hexes: five that are dropped are all told, as they lie on the map',
    { kind: 'initial-opponents', own: ['D4'] },
    {
      round: 0,
      opponents: [{ colour: 'yellow' }],
      terrain: Object.fromEntries(['B6', 'D3', 'F3', 'G4', 'H1'].map((id) => [id, 'red'])),
    },
    {
      trace: [
        { clause: 'S13', step: 1, kept: ['A5', 'B1', 'B4', 'E8', 'G7', 'I7'], dropped: [] },
        { clause: 'S13', step: 2, kept: ['E8'], dropped: ['A5', 'B1', 'B4', 'G7', 'I7'] },
      ],
      values: [{}, { A5: 3, B1: 6, B4: 3, E8: 2, G7: 8, I7: 5 }],
      sums: [{}, { A5: [3], B1: [6], B4: [3], E8: [2], G7: [8], I7: [5] }],
      passed: [],
      decided: ['initial-hexes.distance'],
    },
    'Only longer lists are cut.',
  ),
  asked(
    'S14 S13 the trace of the hexes: taken ones of the colour are dropped at once, and the island decides between two that are as near',
    { kind: 'initial-opponents', own: ['A10', 'G3'] },
    { round: 0, opponents: [{ colour: 'gray' }, { colour: 'green' }] },
    {
      trace: [
        { clause: 'S13', step: 1, kept: GRAY, dropped: [] },
        {
          clause: 'S13',
          step: 2,
          kept: [
            ['C5', 'E7'],
            ['C5', 'I9'],
          ],
        },
        { clause: 'S14', step: 3, kept: [['C5', 'I9']], dropped: [['C5', 'E7']] },
        {
          clause: 'S13',
          step: 1,
          kept: ['A3', 'C3', 'C4', 'D1', 'E9', 'F2', 'F4', 'I6', 'I11'],
          dropped: ['A10', 'G3'],
        },
        { clause: 'S13', step: 2, kept: [['C4', 'F4']] },
      ],
      decided: ['initial-hexes.island', 'initial-hexes.distance'],
    },
    'The own dwellings stand on green hexes.',
  ),
  asked(
    'S15 the trace of the hexes: all that chance has not picked are told',
    { kind: 'initial-opponents', own: ['F6'] },
    {
      round: 0,
      opponents: [{ colour: 'blue' }],
      terrain: {
        G6: 'red',
        ...Object.fromEntries(['D7', 'D8', 'G4', 'G7', 'H6', 'H7', 'H8'].map((id) => [id, 'blue'])),
      },
      chance: [3],
    },
    {
      action: { placements: { blue: ['E11'] } },
      trace: [
        { step: 1 },
        { step: 2, kept: ['D7', 'D8', 'E11', 'G4', 'G7', 'H6', 'H7', 'H8'] },
        { clause: 'S15', step: 4, kept: ['E11'], dropped: ['D7', 'D8', 'G4', 'G7', 'H6', 'H7', 'H8'] },
      ],
    },
    'Eight hexes are two steps from F6, all on its island.',
  ),
  asked(
    'S13 Q21 the trace of the hexes: where one set is all there is, that decides',
    { kind: 'initial-opponents', own: ['D4'] },
    {
      round: 0,
      opponents: [{ colour: 'yellow' }],
      terrain: Object.fromEntries(YELLOW.filter((id) => id !== 'E8').map((id) => [id, 'red'])),
    },
    { trace: [{ clause: 'S13', step: 1, kept: ['E8'], dropped: [] }], decided: ['initial-hexes.free'] },
    'Nothing is compared.',
  ),
  does(
    'S13 Q27 the opponents settle as soon as the last own dwelling stands',
    {
      round: 0,
      player: { faction: 'witches', structures: { A10: 'dwelling' } },
      opponents: [{ colour: 'gray' }, { colour: 'red' }],
      pending: [{ ask: 'bonus' }, { ask: 'settle' }, { ask: 'place' }],
      bonusTiles: ['bonus-coins', 'bonus-priest', 'bonus-cult', 'bonus-spade'],
    },
    [act('place-dwelling', { hex: 'G3' })],
    {
      opponents: [
        { colour: 'gray', structures: { C5: 'dwelling', I9: 'dwelling' } },
        { colour: 'red', structures: { A9: 'dwelling', G2: 'dwelling' } },
      ],
    },
    'One after the other, before the bonus tile is chosen.',
  ),
  asked(
    'S19 Q11 the trace of the dice: a face that comes again is dropped',
    { kind: 'block-power-actions' },
    { scenario: 'easy', powerMode: 'blocked-each-round', chance: [4, 4, 2], player: { faction: 'witches' } },
    {
      trace: [
        { clause: 'S19', ladder: 'block', step: 1, kept: ['power-coins'], dropped: [] },
        { clause: 'Q11', ladder: 'block', step: 2, kept: [], dropped: ['power-coins'] },
        { clause: 'S19', ladder: 'block', step: 3, kept: ['power-priest'], dropped: [] },
      ],
      values: [{ 'power-coins': 4 }, { 'power-coins': 4 }, { 'power-priest': 2 }],
      decided: ['block.roll', 'block.again', 'block.roll'],
    },
    'Every roll is a step.',
  ),
  blocks(
    'S17 S18 all power actions are available in the first alternative',
    { scenario: 'hard' },
    { blocked: [], rollsUsed: 0 },
    'Nothing is rolled.',
  ),
  blocks(
    'S19 Q11 Q30 two different ones on Easy, repeated faces rolled again',
    { scenario: 'easy', powerMode: 'blocked-each-round', chance: [4, 4, 2] },
    { blocked: ['power-coins', 'power-priest'], rollsUsed: 3 },
    'The second 4 names the same action.',
  ),
  blocks(
    'S19 four on Hard',
    { scenario: 'hard', powerMode: 'blocked-each-round', chance: [1, 2, 3, 5, 6] },
    { blocked: ['power-bridge', 'power-priest', 'power-workers', 'power-spade'], rollsUsed: 4 },
    'Four are enough.',
  ),
  blocks(
    'S20 all six rounds before the game',
    { scenario: 'easy', powerMode: 'blocked-predetermined', chance: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6] },
    {
      blockedByRound: [
        ['power-bridge', 'power-priest'],
        ['power-workers', 'power-coins'],
        ['power-spade', 'power-spades'],
        ['power-bridge', 'power-priest'],
        ['power-workers', 'power-coins'],
        ['power-spade', 'power-spades'],
      ],
      rollsUsed: 12,
    },
    'Round after round.',
  ),
  does(
    'Q12 S19 blocking comes when the round starts, after income',
    world('witches', 'A10 dwelling', {
      me: { bonusTile: 'bonus-cult', workers: 0 },
      more: {
        scenario: 'easy',
        powerMode: 'blocked-each-round',
        blocked: ['power-coins', 'power-spade'],
        bonusTiles: ['bonus-coins'],
        chance: [6, 6, 1],
      },
    }),
    [act('pass', { bonusTile: 'bonus-coins' })],
    { round: 2, blocked: ['power-spades', 'power-bridge'], player: { workers: 2 } },
    'The old ones are free again.',
  ),
  does(
    'S19 Q12 R18.2 the dice are rolled after the cult spades are used',
    world('witches', 'C3 dwelling', {
      me: { cults: { earth: 4 }, bonusTile: 'bonus-cult' },
      more: {
        scenario: 'hard',
        powerMode: 'blocked-each-round',
        scoringTiles: ['scoring-town'],
        bonusTiles: ['bonus-coins'],
        chance: [1, 1, 2, 3, 6, 5],
      },
    }),
    [act('pass', { bonusTile: 'bonus-coins' }), act('use-cult-spades')],
    { round: 2, blocked: ['power-bridge', 'power-priest', 'power-workers', 'power-spades'], chance: [5] },
    'The second 1 is rolled again; one value is left.',
  ),
  does(
    'S20 the list of the round blocks',
    world('witches', 'A10 dwelling', {
      me: { bonusTile: 'bonus-cult' },
      more: {
        powerMode: 'blocked-predetermined',
        blockedByRound: [['power-coins'], ['power-priest', 'power-workers', 'power-bridge'], [], [], [], []],
        bonusTiles: ['bonus-coins'],
      },
    }),
    [act('pass', { bonusTile: 'bonus-coins' })],
    { round: 2, blocked: ['power-priest', 'power-workers', 'power-bridge'] },
    'The second list is for round 2.',
  ),
  does(
    'S21 S22 Q14 all normal actions, and the two new ones between them for nothing',
    world('witches', 'A10 dwelling', { me: { priests: 1 }, them: AROUND }),
    [act('send-priest', { cult: 'fire', steps: 2 }), place('red', 'D4'), evolve('gray', 'C5'), act('burn')],
    {
      opponents: [
        { colour: 'blue', placed: false, upgraded: false },
        { colour: 'gray', structures: { C5: 'trading-post' }, placed: false, upgraded: true },
        { colour: 'red', structures: { D4: 'dwelling' }, placed: true, upgraded: false },
      ],
    },
    'In any order.',
  ),
  refuses(
    'S23 Q13 once per colour and round',
    world('witches', 'A10 dwelling', { them: { blue: 'A11 dwelling, D5 dwelling' } }),
    [evolve('blue', 'A11', { takePower: false }), evolve('blue', 'D5')],
    'Blue is used.',
  ),
  refuses(
    'Q33 S23 once per colour and game',
    world('witches', 'A10 dwelling', {
      me: { bonusTile: 'bonus-cult' },
      them: AROUND,
      more: { options: { 'new-action-limit': 'game' }, bonusTiles: ['bonus-coins'] },
    }),
    [place('red', 'D4'), act('pass', { bonusTile: 'bonus-coins' }), place('red', 'D6')],
    'The new round does not open it.',
  ),
  refuses(
    'S24 only on its own colour',
    world('witches', 'A10 dwelling', { them: AROUND }),
    [place('red', 'D5')],
    'D5 is blue.',
  ),
  refuses(
    'Q16 the current colour counts',
    world('witches', 'A10 dwelling', { them: AROUND, more: { terrain: { D4: 'green' } } }),
    [place('red', 'D4')],
    'D4 was red.',
  ),
  does(
    'S24 R29.7 Q16 a hex that was transformed to its colour will do, without any adjacency',
    world('witches', 'A10 dwelling', { them: AROUND, more: { terrain: { I8: 'red' } } }),
    [place('red', 'I8')],
    { opponents: [{}, {}, { structures: { I8: 'dwelling' } }] },
    'It belongs to nobody.',
  ),
  does(
    'S25 Q17 S1 an upgrade next to own structures is an offer of power',
    world('witches', 'A10 temple', { them: AROUND }),
    [evolve('red', 'A9')],
    { player: { vp: 19, bowls: [4, 8, 0] } },
    'Two power for one point.',
  ),
  asked(
    'S9 Q15 eight dwellings and four trading posts of a colour',
    { kind: 'legal-solo-actions' },
    world('witches', 'A10 dwelling', {
      them: {
        blue: 'A4 dwelling, A11 dwelling, D2 dwelling, D5 dwelling, E4 dwelling, E11 dwelling, G6 dwelling, H2 dwelling',
        red: 'A6 trading-post, A9 trading-post, A12 trading-post, D4 trading-post, D6 dwelling',
      },
    }),
    {
      legal: {
        place: { blue: [], red: ['D7', 'E3', 'G2', 'I1', 'I5', 'I12'] },
        upgrade: { blue: ['A4', 'A11', 'D2', 'D5', 'E4', 'E11', 'G6', 'H2'], red: [] },
      },
    },
    'Blue has no dwelling left, red no trading post.',
  ),
  does(
    'Q15 an upgrade brings a dwelling back, which may be placed again',
    world('witches', 'A3 dwelling', {
      them: {
        blue: 'A4 dwelling, A11 dwelling, D2 dwelling, D5 dwelling, E4 dwelling, E11 dwelling, G6 dwelling, H2 dwelling',
      },
    }),
    [evolve('blue', 'A11'), place('blue', 'I4')],
    { opponents: [{ structures: { A11: 'trading-post', I4: 'dwelling' }, placed: true, upgraded: true }] },
    'Eight dwellings stood on the map before the upgrade, seven after it.',
  ),
  asked(
    'Q14 neither of the new actions while cult spades wait',
    { kind: 'legal-solo-actions' },
    world('witches', 'C3 dwelling', {
      me: { cultSpades: 1, passed: true },
      them: { red: 'D4 dwelling' },
      more: { phase: 'cult-spades' },
    }),
    { legal: { place: { red: [] }, upgrade: { red: [] } } },
    'The player has passed.',
  ),
  asked(
    'S25 R19.1 an offer of power needs no faction: the map, the bowls and the points tell it',
    { kind: 'power-offer', hex: 'A9' },
    { player: { structures: { A10: 'stronghold', B5: 'temple' }, vp: 2, bowls: [5, 7, 0] } },
    { offer: { full: 5, power: 3, vp: 2 } },
    'A position may leave out what the question does not need.',
  ),
  refuses(
    'Q15 trading posts of opponents are not upgraded further',
    world('witches', 'A10 dwelling', { them: { blue: 'A11 trading-post' } }),
    [evolve('blue', 'A11')],
    'Only dwellings are.',
  ),
  does(
    'Q10 Q27 Q28 S8 S12 the start of a game: no power from starting dwellings, a coin on the three tiles left',
    {
      round: 0,
      bonusTiles: ['bonus-priest', 'bonus-coins', 'bonus-cult', 'bonus-spade'],
      player: { faction: 'auren' },
      opponents: [{ colour: 'blue', structures: { A11: 'dwelling' } }],
    },
    [
      act('place-dwelling', { hex: 'A10' }),
      act('place-dwelling', { hex: 'C4' }),
      act('choose-bonus', { bonusTile: 'bonus-cult' }),
    ],
    {
      round: 1,
      bonusTiles: { 'bonus-priest': 1, 'bonus-coins': 1, 'bonus-spade': 1 },
      player: { bowls: [5, 7, 0], cults: { fire: 0, water: 1, earth: 0, air: 1 }, coins: 19, workers: 6 },
    },
    'As printed on the faction board, with the income of the first round.',
  ),
  networkPrize('easy', 12, 18),
  networkPrize('easy', 9, 9),
  networkPrize('easy', 7, 3),
  networkPrize('medium', 12, 15),
  networkPrize('medium', 11, 12),
  networkPrize('medium', 10, 9),
  networkPrize('medium', 9, 6),
  networkPrize('medium', 8, 3),
  networkPrize('medium', 7, 0),
  networkPrize('hard', 9, 3),
  networkPrize('hard', 13, 15),
  networkPrize('hard', 14, 18),
  cultPrize(9, 8),
  cultPrize(8, 6),
  cultPrize(7, 4),
  cultPrize(6, 3),
  cultPrize(5, 2),
  cultPrize(4, 1),
  cultPrize(3, 0),
  asked(
    'Q23 Q22 S26 S4 level 0 never scores, and level 10 is free on every track',
    { kind: 'final-score' },
    world('witches', 'A10 dwelling', {
      me: { vp: 0, coins: 0, workers: 0, bowls: [12, 0, 0], cults: { fire: 10, water: 10, earth: 10, air: 0 } },
      more: { round: 6, phase: 'game-end' },
    }),
    { score: { cults: { fire: 8, water: 8, earth: 8, air: 0 }, total: 24 } },
    'Opponents have no score of their own.',
  ),
  asked(
    'Q26 S26 the score sheet by its sources, and the games it is compared with',
    { kind: 'final-score' },
    world('witches', 'E9 dwelling, F6 dwelling', {
      me: { vp: 60, coins: 3, workers: 0, bowls: [12, 0, 0], cults: { fire: 9, water: 7, earth: 5, air: 0 } },
      more: { round: 6, phase: 'game-end', scenario: 'hard' },
    }),
    {
      sheet: {
        items: [
          [
            ['vp', 60],
            ['fire', 6],
            ['water', 3],
            ['earth', 1],
            ['air', 0],
            ['network', 0],
            ['resources', 1],
          ],
        ],
        category: 'hard/all-available/random/witches',
        points: 71,
      },
    },
    'Pawns stand on 5, 7 and 9: all three are tied.',
  ),
  asked(
    'Q26 before there is a faction the sheet has only the points, and counts nowhere',
    { kind: 'cult-pawns' },
    { round: 0 },
    { sheet: { items: [[['vp', 20]]], category: null, points: null } },
    'Best scores are kept per faction.',
  ),
  asked(
    'S28 Q24 Q4 the example: 12 on Medium is 15',
    { kind: 'final-score' },
    world('witches', CHAIN.slice(0, 12).join(', '), { more: { round: 6, phase: 'game-end' } }),
    { score: { network: 15 } },
    '(18 + 12) / 2.',
  ),
]

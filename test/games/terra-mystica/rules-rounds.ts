// Set-up (R6), income (R5, R8), actions (R9), passing (R17), the cult bonus (R18), the end (R28).
import { act, type Answer, asked, does, refuses, type Scenario, world } from './world.ts'

const TILES: Answer = {
  scoringTiles: [
    'scoring-town',
    'scoring-spade',
    'scoring-dwelling-water',
    'scoring-stronghold-fire',
    'scoring-dwelling-fire',
    'scoring-trading-post-water',
  ],
  bonusTiles: { 'bonus-coins': 2, 'bonus-priest': 0, 'bonus-dwelling': 1 },
}
const round = (n: number, tile: string): Answer => ({
  round: n,
  scoringTiles: ['scoring-town', 'scoring-town', 'scoring-town', 'scoring-town', 'scoring-town', 'scoring-town']
    .map((_, at) => (at === n - 1 ? tile : OTHERS.filter((other) => other !== tile)[at]))
    .filter((id) => id !== undefined),
})
const OTHERS = [
  'scoring-town',
  'scoring-dwelling-water',
  'scoring-stronghold-fire',
  'scoring-dwelling-fire',
  'scoring-trading-post-water',
  'scoring-stronghold-air',
  'scoring-trading-post-air',
]

const gains = (tile: string, cults: Answer, gain: Answer): Scenario =>
  asked(
    `R18.1 R25 the cult bonus of ${tile}`,
    { kind: 'cult-bonus' },
    world('witches', 'A10 dwelling', { me: { cults }, more: round(2, tile) }),
    { gain },
    'Once for every so many steps, rounded down.',
  )

const builds = (tile: string, structures: string, action: Answer, vp: number): Scenario =>
  does(
    `R9.3 R25 the points of ${tile}`,
    world('witches', structures, { more: { scoringTiles: [tile] } }),
    [action],
    { player: { vp } },
    'On building or upgrading into it.',
  )

const earns = (tile: string, income: Answer): Scenario =>
  asked(
    `R8.1 R24 the income of ${tile}`,
    { kind: 'income' },
    world('witches', '', { me: { bonusTile: tile } }),
    { income: { coins: 0, workers: 1, priests: 0, power: 0, ...income } },
    'Besides the one worker of the board.',
  )

export const rulesRounds: readonly Scenario[] = [
  does(
    'R6.4 R6.5 R24 starting dwellings cost and give nothing; then a bonus tile, a coin on the others, income',
    {
      round: 0,
      bonusTiles: ['bonus-priest', 'bonus-coins', 'bonus-cult', 'bonus-spade'],
      player: { faction: 'engineers' },
    },
    [
      act('place-dwelling', { hex: 'E7' }),
      act('place-dwelling', { hex: 'F6' }),
      act('choose-bonus', { bonusTile: 'bonus-priest' }),
    ],
    {
      round: 1,
      phase: 'actions',
      bonusTiles: { 'bonus-coins': 1, 'bonus-cult': 1, 'bonus-spade': 1 },
      player: { coins: 10, workers: 4, priests: 1, bowls: [3, 9, 0], vp: 20 },
    },
    'Engineers: 2 workers for two dwellings, none from the board.',
  ),
  refuses(
    'R6.4 on a hex of the home colour',
    { round: 0, player: { faction: 'engineers' } },
    [act('place-dwelling', { hex: 'E8' })],
    'E8 is yellow.',
  ),
  refuses(
    'R6.5 not before all own dwellings are placed',
    { round: 0, bonusTiles: ['bonus-priest'], player: { faction: 'engineers' } },
    [act('place-dwelling', { hex: 'E7' }), act('choose-bonus', { bonusTile: 'bonus-priest' })],
    'One is missing.',
  ),
  asked(
    'R5.1 R5.2 R5.3 R6.3 R8.1 income arrays are totals by the number of structures',
    { kind: 'income' },
    world('swarmlings', 'E11 dwelling, G6 trading-post, I10 trading-post, D5 temple, D2 sanctuary, H2 stronghold'),
    { income: { coins: 4, workers: 3, priests: 3, power: 8 } },
    'Board 2 and one dwelling: 3 workers; two posts 4 coins and 4 power, the stronghold 4; temple 1 and sanctuary 2 priests.',
  ),
  earns('bonus-spade', { coins: 2 }),
  earns('bonus-cult', { coins: 4 }),
  earns('bonus-coins', { coins: 6 }),
  earns('bonus-shipping', { power: 3 }),
  earns('bonus-power-worker', { power: 3, workers: 2 }),
  earns('bonus-stronghold-sanctuary', { workers: 3 }),
  earns('bonus-trading-post', { workers: 2 }),
  earns('bonus-priest', { priests: 1 }),
  earns('bonus-dwelling', { coins: 2 }),
  asked(
    'R8.1 R23 the income of favours',
    { kind: 'income' },
    world('witches', '', { me: { favours: ['favour-earth-2', 'favour-air-2', 'favour-fire-1'] } }),
    { income: { coins: 3, workers: 2, priests: 0, power: 5 } },
    'A worker and a power, four power, three coins; one worker of the board.',
  ),
  builds('scoring-dwelling-water', 'F4 dwelling', act('transform-build', { hex: 'E7', build: true }), 22),
  builds('scoring-dwelling-fire', 'F4 dwelling', act('transform-build', { hex: 'E7', build: true }), 22),
  builds('scoring-trading-post-water', 'F4 dwelling', act('upgrade', { hex: 'F4', to: 'trading-post' }), 23),
  builds('scoring-trading-post-air', 'F4 dwelling', act('upgrade', { hex: 'F4', to: 'trading-post' }), 23),
  builds('scoring-stronghold-fire', 'F4 trading-post', act('upgrade', { hex: 'F4', to: 'stronghold' }), 25),
  builds(
    'scoring-stronghold-air',
    'F4 temple',
    act('upgrade', { hex: 'F4', to: 'sanctuary', favours: ['favour-air-3'] }),
    25,
  ),
  gains('scoring-spade', { earth: 5 }, { coins: 5 }),
  gains('scoring-town', { earth: 9 }, { spades: 2 }),
  gains('scoring-dwelling-water', { water: 8 }, { priests: 2 }),
  gains('scoring-stronghold-fire', { fire: 3 }, { workers: 1 }),
  gains('scoring-dwelling-fire', { fire: 4 }, { power: 4 }),
  gains('scoring-trading-post-water', { water: 3 }, {}),
  gains('scoring-stronghold-air', { air: 6 }, { workers: 3 }),
  gains('scoring-trading-post-air', { air: 10 }, { spades: 2 }),
  asked(
    'R18.4 R29.6 no cult bonus in round 6',
    { kind: 'cult-bonus' },
    world('witches', 'A10 dwelling', { me: { cults: { fire: 10 } }, more: round(6, 'scoring-stronghold-fire') }),
    { gain: {} },
    'Its tile gives points only.',
  ),
  does(
    'R9.1 R9.2 R7 actions go on until the player passes, which is possible at any time',
    world('witches', 'A10 dwelling', { me: { priests: 2, bonusTile: 'bonus-cult' }, more: TILES }),
    [
      act('send-priest', { cult: 'air', steps: 2 }),
      act('send-priest', { cult: 'air', steps: 2 }),
      act('pass', { bonusTile: 'bonus-coins' }),
    ],
    { round: 2, phase: 'actions', player: { cults: { air: 6 }, priests: 0 } },
    'The same action twice, then the pass.',
  ),
  asked(
    'R17.1 pass points: the bonus tile by what stands on the map, Air 1 by trading posts',
    { kind: 'pass-vp' },
    world('witches', 'A10 trading-post, C3 trading-post, D1 dwelling', {
      me: { bonusTile: 'bonus-trading-post', favours: ['favour-air-1'] },
    }),
    { passVp: 7 },
    '2 × 2 and 3.',
  ),
  asked(
    'R17.1 pass points for dwellings',
    { kind: 'pass-vp' },
    world('witches', 'A10 trading-post, C3 dwelling, D1 dwelling', { me: { bonusTile: 'bonus-dwelling' } }),
    { passVp: 2 },
    'One each.',
  ),
  asked(
    'R17.1 pass points for stronghold and sanctuary',
    { kind: 'pass-vp' },
    world('witches', 'A10 stronghold, C3 sanctuary', { me: { bonusTile: 'bonus-stronghold-sanctuary' } }),
    { passVp: 8 },
    'Four each.',
  ),
  asked(
    'R17.1 pass points need no faction: the tile and the favours tell them, bridges bring nothing',
    { kind: 'pass-vp' },
    {
      player: {
        structures: { F4: 'stronghold', G3: 'dwelling', D1: 'dwelling' },
        bridges: [['F4', 'G3']],
        bonusTile: 'bonus-dwelling',
      },
    },
    { passVp: 2 },
    'Only the Engineers are paid for bridges.',
  ),
  does(
    'R17.2 R24 the coins on the new tile, the old one back without coins',
    world('witches', 'A10 dwelling', { me: { bonusTile: 'bonus-cult', coins: 0 }, more: TILES }),
    [act('pass', { bonusTile: 'bonus-coins' })],
    {
      bonusTiles: { 'bonus-priest': 1, 'bonus-dwelling': 2, 'bonus-cult': 1 },
      player: { bonusTile: 'bonus-coins', coins: 8 },
    },
    'Two coins lay on it, six are its income; every open tile gets one.',
  ),
  refuses(
    'R17.2 the same tile cannot be kept',
    world('witches', 'A10 dwelling', { me: { bonusTile: 'bonus-cult' }, more: TILES }),
    [act('pass', { bonusTile: 'bonus-cult' })],
    'It is held.',
  ),
  refuses(
    'R17.2 a tile is taken in rounds 1 to 5',
    world('witches', 'A10 dwelling', { me: { bonusTile: 'bonus-cult' }, more: TILES }),
    [act('pass')],
    'Three lie open.',
  ),
  does(
    'R17.2 R17.3 none in round 6, and nothing can be done after it',
    world('witches', 'A10 dwelling', { me: { bonusTile: 'bonus-cult' }, more: { ...TILES, round: 6 } }),
    [act('pass')],
    { round: 6, phase: 'game-end', player: { bonusTile: null, passed: true } },
    'The tile is returned.',
  ),
  refuses(
    'R17.3 after passing no conversion is possible',
    world('witches', 'A10 dwelling', { me: { bowls: [0, 0, 9] }, more: { ...TILES, round: 6 } }),
    [act('pass'), act('convert', { id: 'power-to-coin' })],
    'The game is over.',
  ),
  does(
    'R18.2 reward spades wait for their use; reach is by shipping level, nothing is built',
    world('witches', 'C3 dwelling', { me: { cults: { earth: 8 }, bonusTile: 'bonus-cult' }, more: TILES }),
    [act('pass', { bonusTile: 'bonus-coins' })],
    { round: 1, phase: 'cult-spades', player: { cultSpades: 2, passed: true } },
    'Earth 8 gives two spades.',
  ),
  does(
    'R18.2 R18.3 spades are spread over hexes and stop on any colour; then everything can be used again',
    world('witches', 'C3 dwelling', {
      me: { cults: { earth: 8 }, cultSpades: 2, passed: true, used: ['favour-cult-action'] },
      more: { ...TILES, phase: 'cult-spades', powerUsed: ['power-coins'] },
    }),
    [act('use-cult-spades', { transforms: [{ hex: 'D4', to: 'yellow' }, { hex: 'D5' }] })],
    {
      round: 2,
      phase: 'actions',
      terrain: { D4: 'yellow', D5: 'green' },
      powerUsed: [],
      player: { used: [], cultSpades: 0, passed: false },
    },
    'One spade each, and the next round begins.',
  ),
  refuses(
    'R18.2 no spades are bought on top',
    world('witches', 'C3 dwelling', { me: { cultSpades: 1, passed: true }, more: { ...TILES, phase: 'cult-spades' } }),
    [act('use-cult-spades', { transforms: [{ hex: 'D4' }] })],
    'Red to green needs two.',
  ),
  refuses(
    'R18.2 R2.4 the bonus tile does not help them across the river',
    world('witches', 'C3 dwelling', {
      me: { cultSpades: 1, passed: true, bonusTile: 'bonus-shipping' },
      more: { ...TILES, phase: 'cult-spades' },
    }),
    [act('use-cult-spades', { transforms: [{ hex: 'A7', to: 'black' }] })],
    'A7 is one river away.',
  ),
  does(
    'R29.9 cult spades may be left unused',
    world('witches', 'C3 dwelling', { me: { cultSpades: 1, passed: true }, more: { ...TILES, phase: 'cult-spades' } }),
    [act('use-cult-spades')],
    { round: 2, terrain: {} },
    'They are lost.',
  ),
  asked(
    'R28.1 R28.2 R28.3 R28.4 R4.1 the final score adds cults, network and resources to the points',
    { kind: 'final-score' },
    world('witches', 'E9 dwelling, F6 dwelling', {
      me: {
        vp: 60,
        coins: 4,
        workers: 2,
        priests: 1,
        bowls: [3, 5, 2],
        cults: { fire: 9, water: 7, earth: 5, air: 0 },
      },
      more: { round: 6, phase: 'game-end' },
    }),
    { score: { cults: { fire: 8, water: 4, earth: 2, air: 0 }, networkSize: 2, network: 0, resources: 3, total: 77 } },
    'Medium pawns 4, 6, 8; 4 + 2 + 1 + 2 + 2 = 11 coins, 3 points.',
  ),
  asked(
    'R28.3 priests count as much as coins and workers',
    { kind: 'final-score' },
    world('witches', 'A10 dwelling', {
      me: { coins: 1, workers: 0, priests: 2, bowls: [12, 0, 0] },
      more: { round: 6, phase: 'game-end' },
    }),
    { score: { resources: 1 } },
    'Three goods are a point.',
  ),
  asked(
    'R28.2 the network counts structures connected by shipping level, without the bonus tile',
    { kind: 'network' },
    world('witches', 'A10 dwelling, C4 dwelling, E9 dwelling', { me: { shipping: 1, bonusTile: 'bonus-shipping' } }),
    { network: 1 },
    'C4 touches r11, E9 r17 and A10 r4: two rivers lie between any two of them.',
  ),
]

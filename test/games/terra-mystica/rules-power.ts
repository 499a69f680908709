// Resources, power, priests (R4, R14), power actions (R15), special actions (R16), power from neighbours (R19).
import { act, type Answer, asked, does, refuses, type Scenario, world } from './world.ts'

const spade = (more: Answer) => act('power-action', { id: 'power-spade', ...more })
const spades = (more: Answer) => act('power-action', { id: 'power-spades', ...more })

export const rulesPower: readonly Scenario[] = [
  does(
    'R4.3 power goes from bowl I to II, then from II to III, the rest is lost',
    world('witches', 'A10 dwelling', {
      me: { bowls: [1, 1, 0], priests: 1, cults: { air: 4 } },
    }),
    [act('send-priest', { cult: 'air', steps: 3 })],
    { player: { bowls: [0, 0, 2], cults: { air: 7 } } },
    'Levels 5 and 7 give 4 power; I to II, then two from II to III, the fourth is lost.',
  ),
  does(
    'R4.4 R4.6 R4.9 conversions move power from bowl III to bowl I, a whole number of times',
    world('witches', 'A10 dwelling', { me: { bowls: [0, 0, 9], workers: 0, coins: 0 } }),
    [
      act('convert', { id: 'power-to-priest' }),
      act('convert', { id: 'power-to-worker' }),
      act('convert', { id: 'power-to-coin' }),
      act('convert', { id: 'priest-to-worker' }),
      act('convert', { id: 'worker-to-coin', times: 2 }),
    ],
    { player: { bowls: [9, 0, 0], priests: 0, workers: 0, coins: 3 } },
    '5 + 3 + 1 power; the priest becomes a worker, both workers become coins.',
  ),
  refuses(
    'R4.9 a conversion is done at least once',
    world('witches', 'A10 dwelling', { me: { bowls: [0, 0, 9] } }),
    [act('convert', { id: 'power-to-coin', times: 0 })],
    'Not zero times.',
  ),
  refuses(
    'R4.2 R4.9 power becomes a priest only while one is left',
    world('witches', 'A10 dwelling', { me: { bowls: [0, 0, 9], priests: 6, cultPriests: { fire: { '3': 1 } } } }),
    [act('convert', { id: 'power-to-priest' })],
    'Six in hand and one on a slot are all seven.',
  ),
  does(
    'R4.5 burning takes one token out of the game for each one moved',
    world('witches', 'A10 dwelling', { me: { bowls: [0, 5, 0] } }),
    [act('burn', { times: 2 })],
    { player: { bowls: [0, 1, 2] } },
    'Two out, two to bowl III.',
  ),
  refuses(
    'R4.5 burning needs two tokens in bowl II',
    world('witches', 'A10 dwelling', { me: { bowls: [0, 5, 0] } }),
    [act('burn', { times: 3 })],
    'After two there is one left.',
  ),
  refuses(
    'R4.7 a cost that cannot be paid makes the action illegal',
    world('witches', 'A10 dwelling', { me: { coins: 3, priests: 1 } }),
    [act('advance-shipping')],
    'Four coins are needed.',
  ),
  does(
    'R4.8 transform, convert, then build as a second action',
    world('witches', 'F4 dwelling', { me: { workers: 3, bowls: [0, 0, 3], coins: 2 } }),
    [
      act('transform-build', { hex: 'E7' }),
      act('convert', { id: 'power-to-worker' }),
      act('transform-build', { hex: 'E7', build: true }),
    ],
    { player: { workers: 0, coins: 0, structures: { E7: 'dwelling' } } },
    'The worker for the dwelling comes between two actions.',
  ),
  refuses(
    'R14.1 each cult has one slot of three steps',
    world('witches', 'A10 dwelling', { me: { priests: 2 } }),
    [act('send-priest', { cult: 'fire', steps: 3 }), act('send-priest', { cult: 'fire', steps: 3 })],
    'The slot is taken.',
  ),
  refuses(
    'R14.1 and three slots of two steps',
    world('witches', 'A10 dwelling', { me: { priests: 1, cultPriests: { fire: { '2': 3 } } } }),
    [act('send-priest', { cult: 'fire', steps: 2 })],
    'All three are taken.',
  ),
  asked(
    'R14.1 R4.7 a priest that is sent is all it costs',
    { kind: 'cost', action: act('send-priest', { cult: 'fire', steps: 3 }) },
    world('witches', 'A10 dwelling', { me: { priests: 1 } }),
    { cost: { priests: 1 } },
    'It is put on the cult board.',
  ),
  does(
    'R14.2 a priest put back into the supply gives one step, and can be gained again',
    world('witches', 'A10 dwelling', {
      me: { priests: 1, bowls: [0, 0, 5], cultPriests: { fire: { '3': 1, '2': 3 }, water: { '2': 2 } } },
    }),
    [act('send-priest', { cult: 'fire', steps: 1 }), act('convert', { id: 'power-to-priest' })],
    { player: { priests: 1, cults: { fire: 1 } } },
    'Six on slots; the seventh went back.',
  ),
  does(
    'R15.1 R15.2 R24 power actions give a priest, workers and coins',
    world('witches', 'A10 dwelling', { me: { bowls: [0, 0, 11], workers: 0, coins: 0 } }),
    ['power-priest', 'power-workers', 'power-coins'].map((id) => act('power-action', { id })),
    { player: { bowls: [11, 0, 0], priests: 1, workers: 2, coins: 7 } },
    '3 + 4 + 4 power.',
  ),
  refuses(
    'R15.1 each of them once per round',
    world('witches', 'A10 dwelling', { me: { bowls: [0, 0, 8] } }),
    [act('power-action', { id: 'power-coins' }), act('power-action', { id: 'power-coins' })],
    'The seven coins are used.',
  ),
  does(
    'R29.3 R4.2 a power action that gives a priest is legal when none is left, and gives nothing',
    world('witches', 'A10 dwelling', { me: { bowls: [0, 0, 3], priests: 7 } }),
    [act('power-action', { id: 'power-priest' })],
    { player: { priests: 7, bowls: [3, 0, 0] } },
    'Priests never exceed seven.',
  ),
  does(
    'R15.3 R15.4 missing spades for one hex are bought on top, and a dwelling may follow',
    world('witches', 'C3 dwelling', { me: { bowls: [0, 0, 4] } }),
    [spade({ transforms: [{ hex: 'D4' }], build: 'D4' })],
    { terrain: { D4: 'green' }, player: { workers: 6, coins: 18, structures: { D4: 'dwelling' } } },
    'Red to green needs two spades: one free, one for 3 workers; the dwelling costs 1 more.',
  ),
  does(
    'R15.4 two free spades may go to two hexes, one of them left off the home colour',
    world('witches', 'C3 dwelling', { me: { bowls: [0, 0, 6] } }),
    [spades({ transforms: [{ hex: 'D4', to: 'gray' }, { hex: 'D5' }], build: 'D5' })],
    { terrain: { D4: 'gray', D5: 'green' }, player: { workers: 9, structures: { D5: 'dwelling' } } },
    'One spade each.',
  ),
  refuses(
    'R15.4 not both of them',
    world('witches', 'C3 dwelling', { me: { bowls: [0, 0, 6] } }),
    [
      spades({
        transforms: [
          { hex: 'D4', to: 'gray' },
          { hex: 'D5', to: 'black' },
        ],
      }),
    ],
    'Two hexes would be left off the home colour.',
  ),
  refuses(
    'R15.4 with bought spades only one hex is transformed',
    world('witches', 'C3 dwelling', { me: { bowls: [0, 0, 6] } }),
    [spades({ transforms: [{ hex: 'D4' }, { hex: 'D5' }] })],
    'D4 takes both free spades; D5 would need a third.',
  ),
  refuses(
    'R15.4 the second hex is reached from structures, not from the hex just transformed',
    world('witches', 'C3 dwelling', { me: { bowls: [0, 0, 6] } }),
    [spades({ transforms: [{ hex: 'D5' }, { hex: 'E7' }] })],
    'E7 touches D5, not C3.',
  ),
  refuses(
    'R15.4 a hex that already had the home colour is not built on with free spades',
    world('witches', 'C3 dwelling', { me: { bowls: [0, 0, 4] }, more: { terrain: { D5: 'green' } } }),
    [spade({ transforms: [{ hex: 'D4' }], build: 'D5' })],
    'D5 was green before.',
  ),
  does(
    'R15.5 spades that are not needed are lost',
    world('witches', 'C3 dwelling', { me: { bowls: [0, 0, 6] } }),
    [spades({ transforms: [{ hex: 'D5' }] })],
    { terrain: { D5: 'green' }, powerUsed: ['power-spades'], player: { workers: 10 } },
    'One was enough.',
  ),
  does(
    'R16.1 R16.4 the bonus tile gives a spade or a cult step, once per round',
    world('witches', 'C3 dwelling', { me: { bonusTile: 'bonus-spade' } }),
    [act('special-action', { id: 'bonus-spade-action', transforms: [{ hex: 'D5' }], build: 'D5' })],
    { player: { used: ['bonus-spade-action'], structures: { D5: 'dwelling' }, workers: 9 } },
    'One free spade, the dwelling at its price.',
  ),
  refuses(
    'R16.4 the action of a bonus tile is there only while the tile is held',
    world('witches', 'C3 dwelling', { me: { bonusTile: 'bonus-coins' } }),
    [act('special-action', { id: 'bonus-cult-action', cult: 'fire' })],
    'Another tile is held.',
  ),
  refuses(
    'R16.4 and once per round',
    world('witches', 'C3 dwelling', { me: { bonusTile: 'bonus-cult' } }),
    [
      act('special-action', { id: 'bonus-cult-action', cult: 'fire' }),
      act('special-action', { id: 'bonus-cult-action', cult: 'fire' }),
    ],
    'It is used.',
  ),
  does(
    'R16.2 a favour gives a cult step',
    world('witches', 'C3 dwelling', { me: { favours: ['favour-water-2'] } }),
    [act('special-action', { id: 'favour-cult-action', cult: 'earth' })],
    { player: { cults: { earth: 1 }, used: ['favour-cult-action'] } },
    'Water 2 is owned.',
  ),
  refuses(
    'R16.1 a single hex',
    world('witches', 'C3 dwelling', { me: { bonusTile: 'bonus-spade' } }),
    [act('special-action', { id: 'bonus-spade-action', transforms: [{ hex: 'D5' }, { hex: 'D4' }] })],
    'There is one spade.',
  ),
  asked(
    'R19.1 R19.2 the offer is the sum of adjacent own structures, bridges included, for one point less',
    { kind: 'power-offer', hex: 'D5' },
    world('witches', 'C3 temple, C4 stronghold, E7 dwelling', { me: { bridges: [['C4', 'D5']] } }),
    { offer: { full: 6, power: 6, vp: 5 } },
    '2 + 1 by edge, 3 over the bridge.',
  ),
  asked(
    'R19.3 the bowls take no more than they can',
    { kind: 'power-offer', hex: 'D5' },
    world('witches', 'C3 temple, E7 stronghold', { me: { bowls: [1, 1, 10] } }),
    { offer: { full: 5, power: 3, vp: 2 } },
    'Twice one and one.',
  ),
  asked(
    'R29.5 R19.3 without points one power is free',
    { kind: 'power-offer', hex: 'D5' },
    world('witches', 'C3 temple', { me: { vp: 0 } }),
    { offer: { full: 2, power: 1, vp: 0 } },
    'The price is at most the points owned.',
  ),
  does(
    'R19.4 each build is an offer of its own',
    world('witches', 'C3 temple', { me: { vp: 10 }, them: { blue: '', red: '' } }),
    [
      act('place-opponent', { colour: 'blue', hex: 'D5' }),
      act('place-opponent', { colour: 'red', hex: 'D4', takePower: false }),
    ],
    { player: { vp: 9, bowls: [4, 8, 0] } },
    'Two power for one point; the second is declined.',
  ),
  does(
    'R19.5 transforming gives nobody power',
    world('witches', 'C3 temple', { them: { blue: 'D4 dwelling' }, more: { terrain: { D4: 'blue' } } }),
    [act('transform-build', { hex: 'D5' })],
    { player: { vp: 20, bowls: [6, 6, 0] } },
    'Only builds and upgrades of other colours do.',
  ),
]

// Tracks (R11, R12), upgrades (R13), towns (R20, R26), cults and keys (R22), favours (R23).
import { act, type Answer, asked, does, refuses, type Scenario, world } from './world.ts'

/** Seven of power once F6 is a trading post: 2 + 2 + 1 + 2. */
const ALMOST = 'E9 trading-post, E10 trading-post, F5 dwelling, F6 dwelling'
const upgrade = (hex: string, to: string, more: Answer = {}) => act('upgrade', { hex, to, ...more })
const town = (tile: string, more: Answer = {}) => upgrade('F6', 'trading-post', { towns: [tile], ...more })
const founds = (says: string, tile: string, player: Answer, why: string, me: Answer = {}): Scenario =>
  does(says, world('auren', ALMOST, { me }), [town(tile)], { player }, why)

export const rulesBuild: readonly Scenario[] = [
  does(
    'R11 R5.4 a shipping level costs 4 coins and a priest and gives its points on arriving',
    world('witches', 'A10 dwelling', { me: { priests: 3 } }),
    [act('advance-shipping'), act('advance-shipping'), act('advance-shipping')],
    { player: { shipping: 3, vp: 29, coins: 8, priests: 0 } },
    '2 + 3 + 4 points.',
  ),
  refuses(
    'R11 three levels, no more',
    world('witches', 'A10 dwelling', { me: { priests: 1, shipping: 3 } }),
    [act('advance-shipping')],
    'It stands at its end.',
  ),
  does(
    'R12 a dig level costs 2 workers, 5 coins and a priest and gives 6 points; spades are cheaper then',
    world('witches', 'F4 dwelling', { me: { priests: 1 } }),
    [act('advance-dig'), act('transform-build', { hex: 'E7' })],
    { player: { dig: 1, vp: 26, coins: 15, workers: 6, priests: 0 } },
    '2 for the level, 2 for the spade.',
  ),
  refuses(
    'R12 two levels, no more',
    world('witches', 'F4 dwelling', { me: { priests: 1, dig: 2 } }),
    [act('advance-dig')],
    'It stands at its end.',
  ),
  does(
    'R13.1 R1.5 R13.2 dwelling, trading post, temple; what is replaced goes back to the supply',
    world('witches', 'A10 dwelling', { them: { blue: 'A11 dwelling' } }),
    [upgrade('A10', 'trading-post'), upgrade('A10', 'temple', { favours: ['favour-earth-2'] })],
    { player: { structures: { A10: 'temple' }, coins: 12, workers: 6 } },
    '3 coins with the neighbour, 5 for the temple, 2 workers each.',
  ),
  refuses(
    'R13.1 a dwelling becomes nothing but a trading post',
    world('witches', 'A10 dwelling'),
    [upgrade('A10', 'temple', { favours: ['favour-earth-2'] })],
    'A temple needs a trading post.',
  ),
  asked(
    'R13.2 a neighbour over a bridge makes the trading post cheap too',
    { kind: 'cost', action: upgrade('C3', 'trading-post') },
    world('witches', 'C3 dwelling', { me: { bridges: [['A7', 'C3']] }, them: { brown: 'A7 dwelling' } }),
    { cost: { workers: 2, coins: 3 } },
    'A7 is directly adjacent by the bridge.',
  ),
  refuses(
    'R29.2 a fifth trading post is not built',
    world('witches', 'A3 trading-post, A10 trading-post, C3 trading-post, C4 trading-post, D1 dwelling'),
    [upgrade('D1', 'trading-post')],
    'All four are on the map.',
  ),
  refuses(
    'R13.3 a temple takes a favour tile',
    world('witches', 'A10 trading-post'),
    [upgrade('A10', 'temple')],
    'None is named.',
  ),
  refuses(
    'R23 a player owns at most one of each kind',
    world('witches', 'A10 trading-post', { me: { favours: ['favour-earth-2'] } }),
    [upgrade('A10', 'temple', { favours: ['favour-earth-2'] })],
    'Earth 2 is owned.',
  ),
  does(
    'R23 R9.3 the points of a favour are for later builds',
    world('witches', 'A10 trading-post, D1 dwelling'),
    [upgrade('A10', 'temple', { favours: ['favour-water-1'] }), upgrade('D1', 'trading-post')],
    { player: { vp: 23, cults: { water: 1 } } },
    'Three for the trading post built afterwards.',
  ),
  does(
    'R13.5 the town of the upgrade itself comes before the favour, whose steps then have its key',
    world('witches', 'E9 temple, E10 trading-post, F6 trading-post', { me: { cults: { air: 8 } } }),
    [upgrade('E9', 'sanctuary', { towns: ['town-coins'], favours: ['favour-air-3'] })],
    { player: { vp: 30, keys: 0, cults: { air: 10 }, coins: 20, towns: [{ tile: 'town-coins' }] } },
    '3 + 2 + 2 with the sanctuary: 5 points and 5 of the Witches; then air goes from 8 to 10 with the key.',
  ),
  does(
    'R22.3 a step stopped at 9 goes on when the same action brings a key',
    world('witches', 'E9 trading-post, E10 trading-post, F5 dwelling, F6 dwelling', {
      me: { cults: { fire: 8 }, bowls: [12, 0, 0] },
    }),
    [upgrade('E9', 'temple', { favours: ['favour-fire-2'], towns: ['town-workers'] })],
    { player: { cults: { fire: 10 }, keys: 0, bowls: [9, 3, 0] } },
    'Fire 2 is stopped at 9, makes a town of 6 power possible, and its key brings 10.',
  ),
  does(
    'R22.3 two tracks stopped at 9 and one key: the tracks in their order',
    world('chaos-magicians', ALMOST, { me: { cults: { fire: 8, air: 8 } } }),
    [upgrade('E9', 'temple', { favours: ['favour-air-3', 'favour-fire-2'], towns: ['town-workers'] })],
    { player: { cults: { fire: 10, air: 9 }, keys: 0 } },
    'Air was stopped first, but fire comes before it.',
  ),
  does(
    'R22.3 two tracks stopped at 9 and one key: the player chooses',
    world('chaos-magicians', ALMOST, { me: { cults: { fire: 8, air: 8 } } }),
    [upgrade('E9', 'temple', { favours: ['favour-air-3', 'favour-fire-2'], towns: ['town-workers'], tenth: ['air'] })],
    { player: { cults: { fire: 9, air: 10 }, keys: 0 } },
    'Air is named.',
  ),
  does(
    'R20.2 R13.5 a favour founds two towns at once, the group with the first hex first',
    world('auren', `A8 dwelling, A9 trading-post, A10 trading-post, B5 dwelling, ${ALMOST}`),
    [upgrade('E9', 'temple', { favours: ['favour-fire-2'], towns: ['town-priest', 'town-coins'] })],
    {
      player: {
        vp: 34,
        keys: 2,
        towns: [
          { tile: 'town-priest', hexes: ['A8', 'A9', 'A10', 'B5'] },
          { tile: 'town-coins', hexes: ['E9', 'E10', 'F5', 'F6'] },
        ],
      },
    },
    'Both have 6 power; the upgrade was in the other one.',
  ),
  refuses(
    'R20.1 R20.2 and each of them needs its tile',
    world('auren', `A8 dwelling, A9 trading-post, A10 trading-post, B5 dwelling, ${ALMOST}`),
    [upgrade('E9', 'temple', { favours: ['favour-fire-2'], towns: ['town-priest'] })],
    'The second is not named.',
  ),
  founds(
    'R20.1 R20.3 R26 four structures of 7 power found a town: points, key and coins',
    'town-coins',
    { vp: 25, keys: 1, coins: 20, towns: [{ tile: 'town-coins', hexes: ['E9', 'E10', 'F5', 'F6'] }] },
    '6 coins for the trading post without a neighbour, 6 from the tile.',
  ),
  founds('R26 a town of workers', 'town-workers', { vp: 27, workers: 10 }, 'Two paid, two gained.'),
  founds('R26 a town with a priest', 'town-priest', { vp: 29, priests: 1 }, 'Nine points and a priest.'),
  founds('R26 a town of power', 'town-power', { vp: 26, bowls: [0, 10, 2] }, 'Eight power: six from I, two from II.'),
  founds(
    'R26 R22.1 a town of cults: a step on each',
    'town-cults',
    { vp: 28, cults: { fire: 3, water: 3, earth: 1, air: 2 }, bowls: [4, 8, 0] },
    'Fire and water come to 3: 1 power each.',
    { cults: { fire: 2, water: 2, earth: 0, air: 1 } },
  ),
  founds(
    'R22.4 one key and two tracks at 9: the tracks in their order unless told',
    'town-cults',
    { cults: { fire: 1, water: 10, earth: 1, air: 9 }, keys: 0 },
    'Water comes before air.',
    { cults: { fire: 0, water: 9, earth: 0, air: 9 } },
  ),
  does(
    'R22.4 the player chooses which track gets the key',
    world('auren', ALMOST, { me: { cults: { fire: 0, water: 9, earth: 0, air: 9 } } }),
    [town('town-cults', { tenth: ['air'] })],
    { player: { cults: { water: 9, air: 10 }, keys: 0 } },
    'Air is named.',
  ),
  does(
    'R20.1 three structures are enough with the sanctuary',
    world('auren', 'E9 temple, E10 trading-post, F6 trading-post'),
    [upgrade('E9', 'sanctuary', { favours: ['favour-air-1'], towns: ['town-coins'] })],
    { player: { towns: [{ tile: 'town-coins', hexes: ['E9', 'E10', 'F6'] }] } },
    '3 + 2 + 2 = 7.',
  ),
  does(
    'R20.4 a structure connected to a town joins it and founds no other',
    world('auren', 'E9 trading-post, E10 trading-post, F5 dwelling, F6 trading-post', {
      me: { towns: [{ tile: 'town-coins', hexes: ['E9', 'E10', 'F5', 'F6'] }], keys: 1 },
      more: { terrain: { G5: 'green' } },
    }),
    [act('transform-build', { hex: 'G5', build: true })],
    { player: { keys: 1, towns: [{ tile: 'town-coins', hexes: ['E9', 'E10', 'F5', 'F6', 'G5'] }] } },
    'G5 touches F5 and F6.',
  ),
  does(
    'R20.2 a bridge founds a town',
    world('auren', 'C4 trading-post, D5 trading-post, C3 trading-post, E7 dwelling', { me: { bowls: [0, 0, 3] } }),
    [act('power-action', { id: 'power-bridge', bridge: ['C4', 'D5'], towns: ['town-priest'] })],
    { player: { vp: 29, keys: 1, towns: [{ tile: 'town-priest', hexes: ['C3', 'C4', 'D5', 'E7'] }] } },
    'The bridge connects C4 with the three others.',
  ),
  refuses(
    'R20.1 a town that is founded needs its tile',
    world('auren', ALMOST),
    [upgrade('F6', 'trading-post')],
    'Founding is mandatory while a tile is left.',
  ),
  does(
    'R29.4 without a town tile nothing happens',
    world('auren', ALMOST, {
      me: {
        towns: ['town-coins', 'town-workers', 'town-priest', 'town-power', 'town-cults'].flatMap((tile) => [
          { tile, hexes: [] },
          { tile, hexes: [] },
        ]),
      },
    }),
    [upgrade('F6', 'trading-post')],
    { player: { vp: 20, keys: 0, structures: { F6: 'trading-post' } } },
    'All ten are taken; the group stays free.',
  ),
  refuses(
    'R26 there are two of each town tile',
    world('auren', ALMOST, { me: { towns: [{ tile: 'town-coins' }, { tile: 'town-coins' }] } }),
    [town('town-coins')],
    'Both are taken.',
  ),
  does(
    'R22.1 R29.8 steps give power at 3, 5, 7 and 10; steps beyond are legal and lost',
    world('witches', 'A10 dwelling', { me: { priests: 2, keys: 1, cults: { water: 7 }, bowls: [12, 0, 0] } }),
    [act('send-priest', { cult: 'water', steps: 3 }), act('send-priest', { cult: 'water', steps: 2 })],
    { player: { cults: { water: 10 }, keys: 0, bowls: [9, 3, 0] } },
    'Three power at 10; the other two steps are lost.',
  ),
  does(
    'R22.2 the key cannot be kept back',
    world('witches', 'A10 dwelling', { me: { priests: 1, keys: 1, cults: { water: 9 } } }),
    [act('send-priest', { cult: 'water', steps: 1 })],
    { player: { cults: { water: 10 }, keys: 0 } },
    'With a key at hand the step onto 10 is automatic.',
  ),
]

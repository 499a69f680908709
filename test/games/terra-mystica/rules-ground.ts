// Reach, the terrain wheel, transforming and building (R2, R3, R10), bridges (R21).
import { act, asked, does, refuses, type Scenario, world } from './world.ts'

export const rulesGround: readonly Scenario[] = [
  asked(
    'R2.2 R2.5 reachable is what shares an edge with a structure or the end of a bridge',
    { kind: 'reachable' },
    world('witches', 'C3 dwelling', { me: { bridges: [['A7', 'C3']] }, them: { red: 'D4 dwelling' } }),
    { legal: ['A7', 'D5'], skip: [] },
    'C3 touches D4 and D5; D4 is occupied; the bridge leads to A7.',
  ),
  asked(
    'R2.3 R2.4 the bonus tile adds one to the shipping range, over chains of river hexes',
    { kind: 'reachable' },
    world('witches', 'C5 dwelling', { me: { bonusTile: 'bonus-shipping' } }),
    { legal: ['A10', 'A11', 'A12', 'B5', 'B6', 'C4', 'D6', 'D7', 'D8', 'E9'], skip: [] },
    'C5 touches D7 and the rivers r4, r5, r11, r12, r17; what touches one of these is one river away.',
  ),
  asked(
    'R2.4 without a shipping track the bonus tile is of no use',
    { kind: 'reachable' },
    world('dwarves', 'C5 dwelling', { me: { bonusTile: 'bonus-shipping' } }),
    { legal: ['D7'], skip: ['A10', 'A11', 'A12', 'B5', 'B6', 'C4', 'D6', 'D8', 'E9', 'E10'] },
    'Range 0; tunnels lead to what is two steps away.',
  ),
  refuses(
    'R2.8 R3.2 an occupied hex is neither transformed nor built on',
    world('witches', 'C3 dwelling', { them: { red: 'D4 dwelling' } }),
    [act('transform-build', { hex: 'D4' })],
    'D4 holds a dwelling.',
  ),
  does(
    'R3.1 R3.3 R10.3 one spade per step by the shorter way, bought with workers, exactly as many as needed',
    world('witches', 'C3 dwelling'),
    [act('transform-build', { hex: 'D4' })],
    { terrain: { D4: 'green' }, player: { workers: 4 } },
    'Red to green is 2 steps: 2 × 3 workers.',
  ),
  does(
    'R3.2 a transform may stop on any colour',
    world('witches', 'C3 dwelling'),
    [act('transform-build', { hex: 'D4', to: 'gray' })],
    { terrain: { D4: 'gray' }, player: { workers: 7 } },
    'Red to gray is 1 step.',
  ),
  does(
    'R3.2 a hex of the home colour may be changed too',
    world('witches', 'F4 dwelling', { more: { terrain: { E7: 'green' } } }),
    [act('transform-build', { hex: 'E7', to: 'gray' })],
    { terrain: {}, player: { workers: 7 } },
    'Green to gray is 1 step; gray is what is printed there.',
  ),
  does(
    'R3.4 R25 every spade counts for the scoring tile, a wasted one too',
    world('witches', 'C3 dwelling', {
      me: { bowls: [0, 0, 6] },
      more: { scoringTiles: ['scoring-spade'] },
    }),
    [act('power-action', { id: 'power-spades', transforms: [{ hex: 'D5' }] })],
    { terrain: { D5: 'green' }, player: { vp: 24 } },
    'Two spades gained, one used (blue to green): 4 points.',
  ),
  refuses(
    'R10.1 at least one of transforming and building happens',
    world('witches', 'F4 dwelling', { more: { terrain: { E7: 'green' } } }),
    [act('transform-build', { hex: 'E7' })],
    'E7 has the home colour and nothing is built.',
  ),
  refuses(
    'R10.1 a dwelling stands on the home colour only',
    world('witches', 'C3 dwelling'),
    [act('transform-build', { hex: 'D4', to: 'gray', build: true })],
    'D4 would be gray.',
  ),
  refuses(
    'R10.2 one hex per action',
    world('witches', 'F4 dwelling'),
    [act('transform-build', { hex: 'E6', build: 'E7' })],
    'E7 is another hex.',
  ),
  does(
    'R10.4 R10.5 a reachable hex of the home colour is built on directly',
    world('witches', 'E9 dwelling', { more: { terrain: { F6: 'green' } } }),
    [act('transform-build', { hex: 'F6', build: true })],
    { player: { workers: 9, coins: 18, structures: { F6: 'dwelling' } } },
    'One worker and two coins.',
  ),
  refuses(
    'R10.2 R10.5 nor is another hex built on instead',
    world('witches', 'E9 dwelling', { more: { terrain: { F6: 'green' } } }),
    [act('transform-build', { hex: 'F6', build: 'F5' })],
    'F6 is the hex of the action.',
  ),
  refuses(
    'R10.1 a hex out of reach is no choice',
    world('witches', 'C3 dwelling'),
    [act('transform-build', { hex: 'E7' })],
    'E7 does not touch C3.',
  ),
  does(
    'R29.1 without a dwelling in the supply a hex may still be transformed',
    world(
      'witches',
      'A3 dwelling, A10 dwelling, C3 dwelling, C4 dwelling, D1 dwelling, E9 dwelling, F2 dwelling, F4 dwelling',
    ),
    [act('transform-build', { hex: 'E7' })],
    { terrain: { E7: 'green' } },
    'Eight dwellings are on the map.',
  ),
  refuses(
    'R10.4 R29.1 without a dwelling in the supply nothing is built',
    world(
      'witches',
      'A3 dwelling, A10 dwelling, C3 dwelling, C4 dwelling, D1 dwelling, E9 dwelling, F2 dwelling, F4 dwelling',
    ),
    [act('transform-build', { hex: 'E7', build: true })],
    'Eight dwellings are on the map.',
  ),
  does(
    'R21.1 R21.2 R15.2 a bridge lies at one of the 29 places and starts at an own structure',
    world('witches', 'C3 dwelling', { me: { bowls: [0, 0, 3] } }),
    [act('power-action', { id: 'power-bridge', bridge: ['A7', 'C3'] })],
    { powerUsed: ['power-bridge'], player: { bridges: [['A7', 'C3']], bowls: [3, 0, 0] } },
    'The other end may be empty.',
  ),
  refuses(
    'R21.1 a bridge lies in no other place',
    world('witches', 'C3 dwelling', { me: { bowls: [0, 0, 3] } }),
    [act('power-action', { id: 'power-bridge', bridge: ['A6', 'C3'] })],
    'A6 and C3 are no place for a bridge.',
  ),
  refuses(
    'R21.2 one end holds an own structure',
    world('witches', 'C3 dwelling', { me: { bowls: [0, 0, 3] }, them: { blue: 'A11 dwelling' } }),
    [act('power-action', { id: 'power-bridge', bridge: ['A11', 'C5'] })],
    'A11 holds another colour.',
  ),
  refuses(
    'R21.1 there are three bridges',
    world('witches', 'C3 dwelling, F2 dwelling', {
      me: {
        bowls: [0, 0, 3],
        bridges: [
          ['A7', 'C3'],
          ['B3', 'C3'],
          ['B4', 'C3'],
        ],
      },
    }),
    [act('power-action', { id: 'power-bridge', bridge: ['F2', 'G1'] })],
    'All three are built.',
  ),
]

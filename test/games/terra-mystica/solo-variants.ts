// Decisions and points that only a variant brings about.
import { type Answer, asked, type Scenario, world } from './world.ts'

/** Starting dwellings of one colour by rungs of an author's. */
const settles = (
  says: string,
  own: readonly string[],
  colour: string,
  rungs: readonly (string | Answer)[],
  expect: Answer,
  why: string,
  more: Answer = {},
): Scenario =>
  asked(
    says,
    { kind: 'initial-opponents', own },
    { round: 0, opponents: [{ colour }], variant: { ladders: { 'initial-hexes': rungs } }, ...more },
    expect,
    why,
  )

const placed = (colour: string, ...hexes: readonly string[]): Answer => ({ placements: { [colour]: hexes } })

/** A scenario of an author's, at the end of a game. */
const scores = (says: string, level: Answer, cults: Answer, score: Answer, why: string): Scenario =>
  asked(
    says,
    { kind: 'final-score' },
    world('witches', 'A10 dwelling', {
      me: { cults: { fire: 0, water: 0, earth: 0, air: 0, ...cults } },
      more: {
        scenario: 'mine',
        round: 6,
        phase: 'game-end',
        variant: { levels: { mine: { from: 'easy', ...level } } },
      },
    }),
    { score },
    why,
  )

export const soloVariants: readonly Scenario[] = [
  settles(
    'S13 as far away as possible: of the sets that fall behind the next farthest are told',
    ['D4'],
    'yellow',
    ['free', { rung: 'distance', reversed: true }, 'tie'],
    {
      action: placed('yellow', 'G7'),
      trace: [{ step: 1 }, { clause: 'S13', step: 2, kept: ['G7'], dropped: ['B6', 'H1', 'B1', 'G4', 'I7'] }],
      values: [{}, { G7: 8, B6: 7, H1: 7, B1: 6, G4: 5, I7: 5 }],
      sums: [{}, { G7: [8], B6: [7], H1: [7], B1: [6], G4: [5], I7: [5] }],
    },
    'E8 and F3, two steps from D4, are the last to be told.',
  ),
  settles(
    'S13 nearer to each other: three hexes by the sum of their three distances, which has no parts to tell',
    ['G4', 'G7', 'H1'],
    'brown',
    ['free', 'more-hexes.together', 'tie'],
    {
      action: placed('brown', 'F5', 'F7', 'H7'),
      values: [{}, { 'F5+F7+H7': 6, 'D8+F5+F7': 7, 'D8+F7+H7': 8, 'D8+F5+H7': 9, 'A7+B2+E6': 10, 'F5+H7+I8': 10 }],
      sums: [{}, {}],
      decided: ['initial-hexes.more-hexes.together'],
    },
    'Each two of F5, F7 and H7 are two steps apart.',
  ),
  settles(
    'S15 first on the map: sets compare by their first hexes, then by the second; nobody is shown a number',
    ['D1', 'G3'],
    'gray',
    ['free', 'island', 'more-hexes.map-order', 'tie'],
    {
      action: placed('gray', 'E7', 'I9'),
      looked: [
        'initial-hexes.free: A2 C2 C5 E7 F1 F6 G1 H6 H8 I3 I9',
        'initial-hexes.island: E7+I9 F1+G1 F1+I3 F1+I9 / A2+G1 / A2+I3 / A2+I9 / C2+F1 / C2+G1',
        'initial-hexes.more-hexes.map-order: E7+I9 / F1+G1 / F1+I3 / F1+I9',
      ],
    },
    'G1 comes before I9, but E7 before F1.',
  ),
  settles(
    'S15 distance after another rung is distance among what that rung leaves, also where the player decides',
    ['D4'],
    'yellow',
    ['free', { rung: 'island', reversed: true }, 'tie', 'distance'],
    { action: { type: 'choose-initial-hexes', colour: 'yellow', options: [['A5'], ['B4']] } },
    'E8 and F3 are nearer, but on the island of D4; A5 and B4 are both three steps away on another one.',
    { tieMode: 'choice' },
  ),
  scores(
    'Q23 level 0 scores nothing, also against a pawn on 0',
    { pawns: { 1: 0, 2: 1, 3: 2 } },
    {},
    { cults: { fire: 0 } },
    'Tied for third it would be 2 / 2.',
  ),
  scores(
    'S29 Q25 Q23 level 1 scores like any other above 0',
    { pawns: { 1: 0, 2: 1, 3: 2 } },
    { fire: 1 },
    { cults: { fire: 3 } },
    'Tied for second: (4 + 2) / 2.',
  ),
  scores(
    'S27 Q24 Q25 a network of one structure scores where an opponent has no more',
    { networks: { 1: 1, 2: 2, 3: 3 } },
    {},
    { network: 3 },
    'Tied for third: 6 / 2.',
  ),
]

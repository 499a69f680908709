// The die (S2, S10, S11).
import { decides, type Scenario, takes } from './world.ts'

const NOTHING = { player: 'blue-3', opponent: 'red-0', central: null } as const

const noPriority = [1, 2, 3, 4, 5, 6].map((face) =>
  takes(
    `S10 Q29 with no priority met a ${face} is ${face === 1 ? 'your deck' : face === 2 ? 'its own' : 'the central deck'}`,
    { decks: NOTHING, chance: [face] },
    face === 1 ? 'player' : face === 2 ? 'opponent' : 'central',
    '1, 2 and 3-6, the central card face down or not.',
  ),
)

const several = [1, 2, 3, 4, 5, 6].map((face) =>
  takes(
    `S11 with both Wonder decks on the best rung a ${face} is ${face < 4 ? 'yours' : 'its own'}`,
    { decks: { player: 'coin', opponent: 'coin', central: null }, chance: [face] },
    face < 4 ? 'player' : 'opponent',
    '1-3 and 4-6.',
  ),
)

const FIVE = { wood: 1, stone: 1, brick: 1, papyrus: 1, glass: 1 } as const
const NAMES = ['wood', 'stone', 'brick', 'papyrus', 'glass'] as const

/** giza-2d with five different Resources: one of five, then one of the four that are left. */
const fiveThenFour = NAMES.flatMap((first, at) =>
  NAMES.filter((each) => each !== first).map((second, next) =>
    decides(
      `S2 S16 of five equal Resources a ${at + 1}, then of four a ${next + 1}`,
      'construct',
      {
        player: { wonder: 'rhodes' },
        opponent: { wonder: 'giza', cards: FIVE },
        // What is left over of six faces is rolled again.
        chance: [6, at + 1, 5, 6, next + 1],
      },
      `construct giza-2d ${first} ${second}`,
      'One face each; a 6 of five and a 5 or 6 of four are rolled again.',
    ),
  ),
)

export const soloDice: readonly Scenario[] = [
  ...noPriority,
  takes(
    'S10 Q14 an empty deck that is rolled is rolled again',
    { decks: { player: 'blue-3', opponent: 'empty', central: null }, chance: [2, 2, 4] },
    'central',
    'Two 2s name the empty deck; the 4 is the central deck.',
  ),
  takes(
    'S10 Q14 the last deck with cards needs no die',
    { decks: { player: 'blue-3', opponent: 'empty', central: 'empty' } },
    'player',
    'There is nothing to roll between.',
  ),
  takes(
    'S10 Q14 R10.1 also if it is the central one, face down',
    { decks: { player: 'empty', opponent: 'empty', central: null } },
    'central',
    'No face-up card, one deck.',
  ),
  decides(
    'Q25 R10.2 with all decks empty there is nothing to take',
    'take',
    { decks: { player: 'empty', opponent: 'empty', central: 'empty' } },
    'none',
    'Nothing to take anywhere.',
  ),
  takes(
    'S10 Q29 a face-up central card that meets no rung can still be rolled',
    {
      opponent: { cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: { player: 'blue-3', opponent: 'red-0', central: 'blue-3' },
      chance: [6],
    },
    'central',
    '3-6: the central deck, face up or face down.',
  ),
  takes(
    'S10 R10.1 the last card of a deck is still there to be rolled',
    { decks: { player: { top: 'blue-3', count: 1 }, opponent: 'empty', central: null }, chance: [1] },
    'player',
    'Two decks have cards, so the die is rolled; a 1 is your deck.',
  ),
  ...several,
  takes(
    'S11 Q15 three decks on the best rung: the die is for the Wonder decks',
    {
      opponent: { cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: { player: 'coin', opponent: 'coin', central: 'coin' },
      chance: [4],
    },
    'opponent',
    'Never the central deck in this situation.',
  ),
  takes(
    'S11 Q8 Q15 cards of different kinds on one rung tie, and the deck that is not on it is not rolled for',
    {
      opponent: { wonder: 'olympia', cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: { player: 'wood', opponent: 'blue-2-cat', central: 'stone' },
    },
    'player',
    'Wood and stone are both 3b; the central deck drops out, your deck is left: no roll, although the Opponent’s deck shows a Cat.',
  ),
  ...fiveThenFour,
]

// The frame of the game and the set-up (S1 to S5).
import type { TokenId } from '../../../src/games/architects/catalogue/tokens.ts'
import type { WonderId } from '../../../src/games/architects/catalogue/wonders.ts'
import { asked, decides, type Scenario } from './world.ts'

const ORDER: readonly WonderId[] = ['alexandria', 'babylon', 'ephesus', 'giza', 'halicarnassus', 'olympia', 'rhodes']

/** S4, as the document's list has it once it is split at the names (Q4). */
const TOKENS: Readonly<Record<WonderId, readonly [TokenId, TokenId, TokenId]>> = {
  alexandria: ['economy', 'jewellery', 'urbanism'],
  babylon: ['crafts', 'science', 'urbanism'],
  ephesus: ['crafts', 'jewellery', 'science'],
  giza: ['architecture', 'crafts', 'jewellery'],
  halicarnassus: ['architecture', 'jewellery', 'urbanism'],
  olympia: ['crafts', 'jewellery', 'propaganda'],
  rhodes: ['crafts', 'propaganda', 'urbanism'],
}

const yours = (opponent: WonderId): WonderId => (opponent === 'giza' ? 'rhodes' : 'giza')

const wonders = ORDER.flatMap((mine) =>
  ORDER.filter((each) => each !== mine).map(
    (theirs, at): Scenario => ({
      says: `S3 with ${mine} yours a ${at + 1} gives the Opponent ${theirs}`,
      world: { player: { wonder: mine }, chance: [at + 1] },
      ask: { kind: 'setup-wonder' },
      expect: { action: { type: 'wonder', wonder: theirs } },
      why: 'Six others, one face each, in the order of the Wonders without yours.',
    }),
  ),
)

const oneToken = ORDER.flatMap((wonder) =>
  TOKENS[wonder].flatMap((token, at) =>
    [2 * at + 1, 2 * at + 2].map((face) =>
      decides(
        `S4 Q4 Q3 ${wonder} begins with ${token} on a ${face}`,
        'setup',
        { player: { wonder: yours(wonder) }, opponent: { wonder }, chance: [face] },
        `setup ${token}`,
        'Three tokens, two faces each.',
      ),
    ),
  ),
)

/** The first die over three, the second over the two that are left. */
const twoTokens = [1, 3, 5].flatMap((first) =>
  [3, 4].map((second) => {
    const all = TOKENS.olympia
    const one = all[(first - 1) / 2] as TokenId
    const rest = all.filter((token) => token !== one)
    return decides(
      `S5 S2 on Hard dice ${first} and ${second} give two different tokens`,
      'setup',
      { difficulty: 'hard', player: { wonder: 'giza' }, opponent: { wonder: 'olympia' }, chance: [first, second] },
      `setup ${one} ${rest[second < 4 ? 0 : 1]}`,
      'Of the two left, 1-3 is the first in the listed order and 4-6 the second.',
    )
  }),
)

export const soloSetup: readonly Scenario[] = [
  asked(
    'S1 the Opponent is scored like you',
    { kind: 'score' },
    {
      opponent: { stages: ['rhodes-2d', 'rhodes-2i'], cards: { 'blue-3': 2, coin: 3 }, tokens: ['decor'], military: 1 },
    },
    { score: { opponent: { stages: 8, cat: 0, blue: 6, military: 3, progress: 4, total: 21 }, winner: 'opponent' } },
    'Stages, Blue cards, Military Victory and Progress tokens count; Coins do not.',
  ),
  ...wonders,
  decides(
    'Q1 a Wonder that was named needs no die',
    'setup-wonder',
    { opponent: { wonder: 'babylon' } },
    'wonder babylon',
    'You may name it instead of rolling.',
  ),
  ...oneToken,
  decides(
    'S5 on Easy there is no token and no die',
    'setup',
    { difficulty: 'easy', opponent: { wonder: 'babylon' } },
    'setup',
    'Easy: none.',
  ),
  ...twoTokens,
]

// The choice of a progress token (S10).
import type { TokenId } from '../../../src/games/duel/catalogue/tokens.ts'
import type { AddressId } from '../../../src/games/duel/catalogue/vocabulary.ts'
import { after, decides, decidesAfter, laid, type Scenario, type World } from './world.ts'

/** S10 step 4. */
const BY_ADDRESS: Readonly<Record<AddressId, readonly TokenId[]>> = {
  MS: ['strategy', 'mathematics', 'law'],
  MC: ['strategy', 'masonry'],
  SM: ['mathematics', 'law', 'strategy'],
  SC: ['mathematics', 'law', 'masonry'],
  CM: ['masonry', 'strategy'],
  CS: ['masonry', 'mathematics', 'law'],
}

/** Two wonders, coins enough and more points on wonders than the player: no condition of steps 1 to 3 holds. */
const CALM = { coins: 4, built: ['pyramids', 'sphinx'] } as const

const board = (address: AddressId, tokens: readonly (TokenId | null)[], more: World = {}): World => ({
  phase: 'token-board',
  age: 2,
  address,
  board: tokens,
  solo: CALM,
  ...more,
})

const LISTS = Object.entries(BY_ADDRESS) as [AddressId, readonly TokenId[]][]
const byAddress = LISTS.flatMap(([address, list]) =>
  list
    .slice(1)
    .map((later, at) =>
      decides(
        `S10 with address ${address} ${list[at]} goes before ${later}`,
        board(address, [later, list[at] as TokenId]),
        `token ${list[at]}`,
        'Step 4; the other one lies on SOLO’s side.',
      ),
    ),
)
const beforeOthers = LISTS.map(([address, list]) =>
  decides(
    `S10 with address ${address} ${list.at(-1)} goes before a token that is not listed`,
    board(address, ['economy', list.at(-1) as TokenId]),
    `token ${list.at(-1)}`,
    'Step 4 before step 5.',
  ),
)

export const soloProgress: readonly Scenario[] = [
  decides(
    'S10 with no wonder built Architecture goes before Theology',
    board('MS', ['strategy', 'theology', 'architecture'], { solo: { coins: 9 } }),
    'token architecture',
    'Step 1, in the order of the scale and not of the board.',
  ),
  decides(
    'S10 with one wonder built step 1 still holds, however many the player has',
    board('MS', ['strategy', 'theology'], {
      solo: { coins: 9, built: ['pyramids'] },
      player: { built: ['sphinx', 'colossus', 'piraeus'] },
    }),
    'token theology',
    'Step 1 counts SOLO’s wonders.',
  ),
  decides(
    'S10 with two wonders built step 1 is over',
    board('MS', ['architecture', 'theology', 'strategy']),
    'token strategy',
    'Step 4; Architecture lies first.',
  ),
  decides(
    'S10 step 1 goes before step 2',
    board('MS', ['agriculture', 'theology'], { solo: { coins: 0, built: ['pyramids'] } }),
    'token theology',
    'Both conditions hold.',
  ),
  decides(
    'S10 with three coins Agriculture goes before Urbanism and Economy',
    board('MS', ['economy', 'urbanism', 'agriculture', 'strategy'], { solo: { ...CALM, coins: 3 } }),
    'token agriculture',
    'Step 2, in the order of the scale and not of the board.',
  ),
  decides(
    'S10 with three coins Urbanism goes before Economy',
    board('MS', ['economy', 'urbanism', 'strategy'], { solo: { ...CALM, coins: 3 } }),
    'token urbanism',
    'Step 2.',
  ),
  decides(
    'S10 with four coins step 2 is over',
    board('MS', ['agriculture', 'urbanism', 'economy', 'strategy']),
    'token strategy',
    'Step 4.',
  ),
  decides(
    'S10 step 2 goes before step 3',
    board('MS', ['philosophy', 'economy'], {
      solo: { coins: 3, built: ['colossus', 'appian-way'] },
      player: { built: ['sphinx'] },
    }),
    'token economy',
    'Both conditions hold.',
  ),
  decides(
    'S10 with as many points on wonders as the player Philosophy is taken',
    board('MS', ['strategy', 'philosophy'], {
      solo: { coins: 4, built: ['colossus', 'appian-way'] },
      player: { built: ['sphinx'] },
    }),
    'token philosophy',
    'Step 3: 3 + 3 against 6. Not fewer is needed, and not the number of wonders.',
  ),
  decides(
    'S10 with more points on wonders than the player it is not, whatever the player may still build',
    board('MS', ['philosophy', 'strategy'], {
      solo: { coins: 4, built: ['colossus', 'great-library'] },
      player: { built: ['sphinx'], unbuilt: ['pyramids'], cards: ['courthouse'] },
    }),
    'token strategy',
    'Step 3: 3 + 4 against 6, printed on built wonders only.',
  ),
  ...byAddress,
  ...beforeOthers,
  decides(
    'S10 Q11 otherwise the first token from SOLO’s side',
    board('MC', [null, 'economy', 'theology', null, 'law']),
    'token economy',
    'Step 5: no condition holds and MC lists none of them.',
  ),
  decides(
    'S10 or the first of the three drawn',
    {
      phase: 'token-box',
      age: 2,
      address: 'CM',
      solo: { ...CALM, built: ['pyramids', 'great-library'] },
      chance: ['theology', 'law', 'economy'],
    },
    'token theology',
    'Step 5: in the order drawn, not of the alphabet or the box.',
  ),
  decides(
    'S10 Q16 a step whose tokens are not there is skipped',
    board('CS', ['strategy', 'economy', 'masonry'], { solo: { coins: 2 } }),
    'token economy',
    'Step 1 holds without a token, step 2 finds Economy. Going to step 5 at once would take Strategy.',
  ),
  after(
    'Q17 R17.4 the Great Library is built and paid for before the token is chosen',
    {
      ...laid(2, 'aqueduct', 'brewery'),
      address: 'SM',
      solo: { coins: 6, cards: ['sawmill', 'lumber-yard', 'press'], unbuilt: ['great-library'], built: ['sphinx'] },
      board: ['law', 'strategy', 'economy', 'masonry', 'urbanism'],
      chance: ['theology', 'agriculture', 'philosophy'],
    },
    ['wonder great-library aqueduct'],
    { phase: 'token-box', turn: 'solo', solo: { coins: 4, built: ['sphinx', 'great-library'] } },
    'Glass at 2.',
  ),
  decidesAfter(
    'Q17 S10 so with the Great Library two wonders are built and step 1 is over',
    {
      ...laid(2, 'aqueduct', 'brewery'),
      address: 'SM',
      solo: { coins: 6, cards: ['sawmill', 'lumber-yard', 'press'], unbuilt: ['great-library'], built: ['sphinx'] },
      board: ['law', 'strategy', 'economy', 'masonry', 'urbanism'],
      chance: ['architecture', 'mathematics', 'philosophy'],
    },
    ['wonder great-library aqueduct'],
    'token mathematics',
    'Step 4. Counted before the Great Library stands, one wonder would be built and Architecture taken.',
  ),
  decidesAfter(
    'Q17 S10 the price of the card that closes the pair is paid before the coins are counted',
    {
      ...laid(2, 'school', 'brewery'),
      address: 'MS',
      solo: { ...CALM, coins: 9, cards: ['apothecary'] },
      board: ['strategy', 'economy', null, null, null],
    },
    ['build school'],
    'token economy',
    '9 - 6 = 3 coins: step 2. Counted before paying, step 4 would take Strategy.',
  ),
]

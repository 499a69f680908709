// Constructing and paying (S8, S16, S17).
import { asked, decides, type Scenario, turn } from './world.ts'

const GIZA = { player: { wonder: 'rhodes' } } as const
const TO_3I = ['giza-2d', 'giza-2i', 'giza-3d']

export const soloConstruct: readonly Scenario[] = [
  decides(
    'S16 nothing payable is nothing to construct',
    'construct',
    { ...GIZA, opponent: { wonder: 'giza', cards: { wood: 3 } } },
    'none',
    'Two different are wanted.',
  ),
  decides(
    'S8 S16 the Stage with an effect goes before the one worth more',
    'construct',
    {
      opponent: { wonder: 'olympia', stages: ['olympia-2d'], cards: { wood: 2, stone: 1, brick: 1 } },
    },
    'construct olympia-2i wood wood',
    'olympia-3d is payable and worth 5, olympia-2i only 2, but it has the effect.',
  ),
  decides(
    'S16 Q17 among the columns of Ephesus the one worth most points',
    'construct',
    { opponent: { wonder: 'ephesus', stages: ['ephesus-2d'], cards: { wood: 3, stone: 1, brick: 1 } } },
    'construct ephesus-3i wood wood wood',
    'All three columns are payable and have effects: 5 points before 4 and 3.',
  ),
  decides(
    'S16 S17 Q32 the printed condition goes before Engineering',
    'construct',
    {
      ...GIZA,
      opponent: { wonder: 'giza', stages: ['giza-2d'], cards: { wood: 2, stone: 1 }, tokens: ['engineering'] },
    },
    'construct giza-2i wood wood',
    'Two wood are identical; wood and stone would need Engineering.',
  ),
  decides(
    'S16 Q18 Grey cards before Yellow ones',
    'construct',
    { ...GIZA, opponent: { wonder: 'giza', stages: ['giza-2d'], cards: { wood: 2, coin: 2 } } },
    'construct giza-2i wood wood',
    'The Coins are kept.',
  ),
  decides(
    'S16 S17 Q19 Economy saves a Yellow card where two are missing',
    'construct',
    { ...GIZA, opponent: { wonder: 'giza', stages: TO_3I, cards: { wood: 1, coin: 2 }, tokens: ['economy'] } },
    'construct giza-3i wood coin',
    'Two are missing; one Coin counts 2.',
  ),
  decides(
    'S16 S17 Economy that has been used counts no more this turn',
    'construct',
    {
      ...GIZA,
      opponent: { wonder: 'giza', stages: TO_3I, cards: { wood: 1, coin: 2 }, tokens: ['economy'] },
      used: ['economy'],
    },
    'construct giza-3i wood coin coin',
    'Two Coins for two missing cards.',
  ),
  decides(
    'S16 where one card is missing Economy is not used',
    'construct',
    { ...GIZA, opponent: { wonder: 'giza', stages: ['giza-2d'], cards: { wood: 1, coin: 1 }, tokens: ['economy'] } },
    'construct giza-2i wood coin',
    'Grey cards first, as many as the cost admits; the Coin alone, counting 2, would keep the wood.',
  ),
  decides(
    'S16 Q18 identical: the Resource with most copies',
    'construct',
    { ...GIZA, opponent: { wonder: 'giza', stages: ['giza-2d'], cards: { wood: 2, glass: 3 } } },
    'construct giza-2i glass glass',
    'Three glass against two wood.',
  ),
  decides(
    'S16 identical with Coins only needs no die',
    'construct',
    { ...GIZA, opponent: { wonder: 'giza', stages: ['giza-2d'], cards: { coin: 2 } } },
    'construct giza-2i coin coin',
    'There is no Resource to choose.',
  ),
  decides(
    'S16 Q18 different: doubles first, no die while the equal ones are all needed',
    'construct',
    {
      ...GIZA,
      opponent: { wonder: 'giza', stages: ['giza-2d', 'giza-2i'], cards: { wood: 2, stone: 2, brick: 1, glass: 1 } },
      chance: [4],
    },
    'construct giza-3d wood stone glass',
    'Wood and stone have two copies and both are needed; for the third a 4 is glass, the second of two.',
  ),
  decides(
    'S16 S17 Engineering where the printed condition cannot be met: all Grey cards if no more than the cost',
    'construct',
    {
      ...GIZA,
      opponent: { wonder: 'giza', stages: TO_3I, cards: { wood: 1, stone: 1, coin: 1 }, tokens: ['engineering'] },
    },
    'construct giza-3i wood stone coin',
    'Two different Grey cards and a Coin: three identical only with Engineering.',
  ),
  decides(
    'S16 Engineering: one at a time from the Resource with most copies left',
    'construct',
    {
      ...GIZA,
      opponent: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i', 'giza-3d', 'giza-3i'],
        cards: { wood: 4, stone: 1 },
        tokens: ['engineering'],
      },
      chance: [5],
    },
    'construct giza-4d wood wood wood stone',
    'Three times wood; then one wood and one stone are left, and a 5 is the second.',
  ),
  decides(
    'S16 Engineering: every tie is rolled for',
    'construct',
    {
      ...GIZA,
      opponent: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i'],
        cards: { wood: 2, stone: 2 },
        tokens: ['engineering'],
      },
      chance: [6, 1],
    },
    'construct giza-3d wood wood stone',
    'A 6 takes stone, wood then has most; of one each a 1 takes wood.',
  ),
  turn(
    'S17 S15 R5.6 R12.2 it goes on as long as a Stage is payable, and uses each token once',
    {
      ...GIZA,
      opponent: {
        wonder: 'giza',
        cards: { wood: 1, coin: 3 },
        tokens: ['economy', 'architecture'],
      },
      decks: { player: 'stone', opponent: 'empty', central: 'empty' },
      chance: ['blue-3', 'blue-3'],
    },
    ['take player stone', 'construct giza-2d wood stone', 'construct giza-2i coin', 'take player blue-3'],
    {
      used: [],
      opponent: { stages: ['giza-2d', 'giza-2i'], cards: { coin: 2, 'blue-3': 1 } },
    },
    'Economy pays two identical with one Coin; three different would then need three Coins. Architecture brings one extra card, not two.',
  ),
  decides(
    'S16 Q18 Q31 S2 four of five equal Resources: the die each time, among those left, in their order',
    'construct',
    {
      ...GIZA,
      opponent: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i', 'giza-3d', 'giza-3i'],
        cards: { wood: 1, stone: 1, brick: 1, papyrus: 1, glass: 1 },
      },
      chance: [6, 5, 5, 1, 4, 6],
    },
    'construct giza-4d wood brick papyrus glass',
    'Of five a 6 is rolled again and a 5 is glass; of four a 5 is rolled again and a 1 is wood; of stone, brick, papyrus a 4 is brick; of the last two a 6 is papyrus.',
  ),
  decides(
    'S16 S17 Economy makes the printed condition possible, so Engineering is not used',
    'construct',
    {
      ...GIZA,
      opponent: {
        wonder: 'giza',
        stages: TO_3I,
        cards: { wood: 1, stone: 1, coin: 1 },
        tokens: ['economy', 'engineering'],
      },
      chance: [4],
    },
    'construct giza-3i stone coin',
    'One Grey card and a Coin worth 2 are three identical; with Engineering both Grey cards would go.',
  ),
  decides(
    'S16 R5.10 Economy and Engineering serve the same payment where neither alone is enough',
    'construct',
    {
      ...GIZA,
      opponent: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i', 'giza-3d', 'giza-3i'],
        cards: { wood: 2, coin: 1 },
        tokens: ['economy', 'engineering'],
      },
    },
    'construct giza-4d wood wood coin',
    'Printed 1 + 2, with Engineering alone 2 + 1; with both 2 + 2.',
  ),
  asked(
    'S16 Q18 different: a Resource that is part of the payment already is not rolled for again',
    { kind: 'construct' },
    { ...GIZA, opponent: { wonder: 'giza', cards: { wood: 2, stone: 1, brick: 1 } }, chance: [1] },
    {
      action: { type: 'construct', stage: 'giza-2d', pay: { wood: 1, stone: 1 } },
      looked: ['resource.copies: wood / stone / brick', 'split-2.1: stone / brick'],
      values: [{ wood: 2, stone: 1, brick: 1 }, { stone: 1 }],
    },
    'Wood has most copies; of the second wood, stone and brick only stone and brick are different from it: a 1 is stone.',
  ),
  decides(
    'S16 Q18 different: as many equal Resources as are needed, no die',
    'construct',
    { ...GIZA, opponent: { wonder: 'giza', cards: { wood: 2, stone: 2, brick: 1 } } },
    'construct giza-2d wood stone',
    'Two are needed, and two have most copies.',
  ),
  decides(
    'S16 Engineering: copies are counted down one at a time',
    'construct',
    {
      ...GIZA,
      opponent: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i', 'giza-3d', 'giza-3i'],
        cards: { wood: 4, stone: 3 },
        tokens: ['engineering'],
      },
      chance: [1, 1],
    },
    'construct giza-4d wood wood wood stone',
    'Wood (4 to 3); 3 and 3: a 1 is wood; stone has most (3 to 2); 2 and 2: a 1 is wood.',
  ),
  decides(
    'S16 Engineering: equal Resources are rolled for even if all of them could be paid',
    'construct',
    {
      ...GIZA,
      opponent: { wonder: 'giza', stages: TO_3I, cards: { wood: 2, stone: 2, brick: 1 }, tokens: ['engineering'] },
      chance: [6, 1],
    },
    'construct giza-3i wood wood stone',
    'Of wood and stone a 6 is stone; then wood has most; of one copy each of wood, stone and brick a 1 is wood.',
  ),
]

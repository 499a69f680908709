// Who begins an Age, and what the levels of challenge give SOLO (S8, S14).
import { after, decides, decidesAfter, laid, type Scenario, tells } from './world.ts'

/** S14: the Ages with a random card, and whether a random guild comes at the start of Age III. */
const GIFTS: Readonly<Record<string, readonly [ages: readonly number[], guild: boolean]>> = {
  base: [[], false],
  facile: [[], false],
  normale: [[1], false],
  medio: [[1, 2], false],
  impegnativo: [[1, 2, 3], false],
  difficile: [[1, 2, 3], true],
  estremo: [[1, 2, 3], true],
  leggendario: [[1, 2, 3], true],
}
const CARDS = { 1: 'altar', 2: 'statue', 3: 'gardens' } as const

const ALL_REMOVED = Object.fromEntries(Object.keys(GIFTS).map((level) => [level, 'remove']))

const byLevel = Object.entries(GIFTS).flatMap(([level, [ages, guild]]) =>
  ([1, 2, 3] as const).map((age) => {
    const free = [...(ages.includes(age) ? [CARDS[age]] : []), ...(guild && age === 3 ? ['builders-guild'] : [])]
    const step = level === 'base' ? -2 : -1
    return decides(
      `S14 S14.1 at level ${level} Age ${age} begins with ${free.join(' and ') || 'no card'} and the pawn on ${step}`,
      { phase: 'age-start', age, level, conflict: -2, setAside: ['?', '?', '?'], chance: free },
      `age-start ${free.join('+') || 'none'} ${step}`,
      'The table of the levels; at every level but base a SOLO that is behind is helped by one space.',
    )
  }),
)

export const soloLevels: readonly Scenario[] = [
  decides(
    'S8 S8.1 with the pawn on its half SOLO chooses itself, whoever took the last turn',
    { phase: 'age-end', age: 2, conflict: -1, lastActive: 'player' },
    'starter solo',
    'The weaker army chooses: neither the stronger one nor the side that took the last turn.',
  ),
  decides(
    'S8 S8.1 also when SOLO took the last turn',
    { phase: 'age-end', age: 2, conflict: -4, lastActive: 'solo' },
    'starter solo',
    'It does not take turns with the player.',
  ),
  decides(
    'S8.2 with the pawn on the player’s half the player chooses',
    { phase: 'age-end', age: 2, conflict: 1, lastActive: 'solo' },
    'starter null player',
    'SOLO, which took the last turn, has no say.',
  ),
  decides(
    'S8.3 Q12 R18.2 with the pawn on 0 SOLO chooses itself if it took the last turn',
    { phase: 'age-end', age: 1, conflict: 0, lastActive: 'solo' },
    'starter solo',
    'Erratum: the side that took the last turn chooses.',
  ),
  decides(
    'S8.3 Q12 R18.2 with the pawn on 0 the player chooses after the player’s own last turn',
    { phase: 'age-end', age: 1, conflict: 0, lastActive: 'player' },
    'starter null player',
    'By the first printing the player would simply begin.',
  ),
  ...byLevel,
  decides(
    'S14 Q30 without a level nothing happens at the start of an Age',
    { phase: 'age-start', age: 2, level: 'base', conflict: -4 },
    'age-start none -4',
    'The easiest level of the document would move the pawn.',
  ),
  decides(
    'S14.2 a variant may take the step on the track from a level',
    { phase: 'age-start', age: 2, level: 'facile', conflict: -2, variant: { levels: { facile: { step: 0 } } } },
    'age-start none -2',
    'By the document the pawn would move to -1.',
  ),
  tells(
    'S14 S5.1 S14.3 a level of a variant is told with its own numbers, alike in all Ages or not',
    {
      variant: {
        levels: {
          ...ALL_REMOVED,
          base: { cap: { 1: 5, 2: 5, 3: 3 } },
          even: { name: 'Even', cap: { 1: 2, 2: 2, 3: 2 } },
          odd: { name: 'Odd', coins: 9, cap: { 1: 2, 2: 2, 3: 4 } },
        },
      },
    },
    {
      clauses: {
        S14: {
          en: [
            'Challenge levels.',
            'Base (no level): SOLO starts with 7 coins. It pays at most 5, 5, and 3 coins for a wonder in Ages I, II and III.',
            'Even: SOLO starts with 7 coins. It pays at most 2 coins for a wonder.',
            'Odd: SOLO starts with 9 coins. It pays at most 2, 2, and 4 coins for a wonder in Ages I, II and III.',
          ].join(' '),
        },
        'S5.1': {
          en: [
            'SOLO can build one of its wonders if fewer than 7 have been built in all and the coins due for missing resources',
            '(cheapest payment, Architecture included) exceed neither the coins it has nor the cap:',
            '5 in Age I, 5 in Age II, 3 in Age III.',
            'At the Even level the cap is 2 in every Age. At the Odd level the cap is 2, 2 and 4 in the three Ages.',
          ].join(' '),
        },
        'S14.3': {
          en: 'SOLO starts with 7 coins (9 at the Odd level) and has the wonder cap of S5.1. The player always starts with 7 coins.',
        },
      },
    },
    'The cap of the first two Ages alone would be one number.',
  ),
  decides(
    'S14.2 at level facile a SOLO that is not behind gets nothing',
    { phase: 'age-start', age: 2, level: 'facile', conflict: 0 },
    'age-start none 0',
    'On 0 nobody is behind.',
  ),
  decides(
    'S14.2 Q19 the random card comes before the step on the track',
    { phase: 'age-start', age: 1, level: 'normale', conflict: -1, setAside: ['?', '?', '?'], chance: ['stable'] },
    'age-start stable 0',
    'The Stable’s shield moves the pawn to 0: SOLO is no longer behind. The other way round it would end on 1.',
  ),
  decides(
    'S14.2 the step comes as well if SOLO is still behind',
    { phase: 'age-start', age: 1, level: 'normale', conflict: -3, setAside: ['?', '?', '?'], chance: ['stable'] },
    'age-start stable -1',
    '-3 + 1 shield + 1 step.',
  ),
  decides(
    'S14.1 R12.4 Strategy strengthens a red random card',
    {
      phase: 'age-start',
      age: 2,
      level: 'impegnativo',
      conflict: -4,
      solo: { tokens: ['strategy'] },
      setAside: ['temple', 'walls', 'forum'],
      chance: ['walls'],
    },
    'age-start walls 0',
    '-4 + 2 shields + 1 of Strategy + 1 step.',
  ),
  decides(
    'S14.1 R2.5 set-aside cards that are not told are three that nobody has seen',
    { phase: 'age-start', age: 1, level: 'normale', setAside: [], chance: ['stable'] },
    'age-start stable 1',
    'An empty list is what a position has where it says nothing of them; an Age never begins without them.',
  ),
  after(
    'S14.1 S14.2 Q19 the random guild comes after the random card and counts it',
    {
      ...laid(3, 'palace', 'senate'),
      phase: 'age-start',
      level: 'difficile',
      turn: 'player',
      solo: { coins: 5 },
      setAside: ['?', '?', '?'],
      chance: ['port', 'merchants-guild'],
    },
    ['age-start port merchants-guild'],
    { phase: 'turn', turn: 'player', solo: { coins: 6, cards: ['port', 'merchants-guild'] }, setAside: ['?', '?'] },
    'One yellow card when the guild arrives: 1 coin. The Port pays nothing without brown cards. Who begins stays as decided.',
  ),
  after(
    'S14.1 R11.6 the random card costs nothing, takes effect, and is not constructed by chain',
    {
      ...laid(2, 'walls', 'temple'),
      phase: 'age-start',
      level: 'medio',
      solo: { coins: 0, cards: ['baths'], tokens: ['urbanism'] },
      setAside: ['?', '?', '?'],
      chance: ['aqueduct'],
    },
    ['age-start aqueduct'],
    { phase: 'turn', turn: 'solo', solo: { coins: 0, cards: ['baths', 'aqueduct'] } },
    'The Baths would make it a chain worth 4 coins of Urbanism.',
  ),
  after(
    'S14.1 R12.2 shields of the random card loot as always',
    {
      ...laid(1, 'altar', 'baths'),
      phase: 'age-start',
      level: 'normale',
      conflict: 2,
      setAside: ['?', '?', '?'],
      chance: ['stable'],
    },
    ['age-start stable'],
    { conflict: 3, player: { coins: 5 }, loot: { solo: [2, 5], player: [5] } },
    'A normal construction: the zone is entered.',
  ),
  after(
    'S14.2 the step on the track loots nothing',
    { ...laid(2, 'walls', 'temple'), phase: 'age-start', level: 'facile', conflict: -1, player: { coins: 7 } },
    ['age-start'],
    { conflict: 0, player: { coins: 7 }, loot: { solo: [2, 5], player: [2, 5] }, turn: 'solo' },
    'A plain step.',
  ),
  decides(
    'S14.2 R12.5 a random card that wins ends the game before the guild',
    {
      phase: 'age-start',
      age: 3,
      level: 'difficile',
      conflict: 7,
      setAside: ['?', '?', '?'],
      chance: ['arsenal', 'builders-guild'],
    },
    'age-start arsenal 9',
    'Only what happened before the victory is told.',
  ),
  after(
    'S14.2 R13.5 a random card with the sixth symbol wins at once',
    {
      ...laid(3, 'palace', 'senate'),
      phase: 'age-start',
      level: 'impegnativo',
      conflict: -2,
      solo: { cards: ['workshop', 'apothecary', 'scriptorium', 'pharmacist'], tokens: ['law'] },
      setAside: ['?', '?', '?'],
      chance: ['study'],
    },
    ['age-start study'],
    { phase: 'over', winner: 'solo', by: 'science', conflict: -2 },
    'Before the step on the track.',
  ),
  decidesAfter(
    'S14.2 Q19 S10 the token for a pair is chosen when card, guild and step are done',
    {
      ...laid(3, 'palace', 'senate'),
      phase: 'age-start',
      level: 'difficile',
      turn: 'player',
      address: 'MS',
      solo: { coins: 2, cards: ['university'], built: ['pyramids', 'sphinx'] },
      board: ['strategy', 'economy', null, null, null],
      setAside: ['?', '?', '?'],
      chance: ['observatory', 'scientists-guild'],
    },
    ['age-start observatory scientists-guild'],
    'token strategy',
    'The guild brings 2 coins first: with 4 coins step 2 is over. Chosen right after the Observatory it would be Economy.',
  ),
  after(
    'S14.2 then the token, then the first turn of the side that begins',
    {
      ...laid(2, 'walls', 'temple'),
      phase: 'age-start',
      level: 'medio',
      turn: 'player',
      address: 'MS',
      solo: { cards: ['scriptorium'] },
      board: ['law', 'strategy', null, null, null],
      setAside: ['?', '?', '?'],
      chance: ['library'],
    },
    ['age-start library'],
    { phase: 'token-board', turn: 'solo', next: 'player', queue: [] },
    'SOLO’s token does not make it SOLO’s turn.',
  ),
]

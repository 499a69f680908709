// What is told of the decisions for the opponents, with and without somebody who listens, and of what comes next.
import { type Answer, asked, type Scenario, tells, world } from './world.ts'

const CULTS = ['fire', 'water', 'earth', 'air']
const HARD = CULTS.flatMap((cult) => [5, 7, 9].map((level) => `${cult}-${level}`)).join(' ')

const BONUS_TILES = ['bonus-coins', 'bonus-priest', 'bonus-cult', 'bonus-spade']
/** What is to come in set-up, the last of them now. */
const waits = (...asks: readonly string[]): Answer => ({
  round: 0,
  bonusTiles: BONUS_TILES,
  pending: ['bonus', ...asks].map((ask) => ({ ask })),
})

const incomeToCome = (income: string): Answer => ({
  ahead: [[`the income of the next round is ${income}, and that of the bonus tile you take`, null, '']],
})

export const soloTold: readonly Scenario[] = [
  tells(
    'S10 S11 the pawns are told as they stand, and one rung places them all',
    { ...waits('settle', 'place', 'pawns'), scenario: 'hard', player: { faction: 'witches' } },
    {
      now: {
        move: 'pawns',
        looked: [`cult-pawns.values: ${HARD}`],
        values: [{}],
        decided: ['cult-pawns.values'],
        counted: ['cult-pawns.values'],
      },
    },
    'Three values on every cult, and whose pawn is where does not matter.',
  ),
  tells(
    'S13 S14 the two gray dwellings are told set by set, and statistics count the rung that decides',
    {
      ...waits('settle'),
      player: { faction: 'witches', structures: { A10: 'dwelling', G3: 'dwelling' } },
      opponents: [{ colour: 'gray' }],
    },
    {
      now: {
        move: 'settle C5 I9',
        passed: [],
        decided: ['initial-hexes.island'],
        counted: ['initial-hexes.island'],
      },
    },
    'I9 and E7 are both two steps from G3; I9 is on its island.',
  ),
  tells(
    'S13 Q21 statistics count the first step where one set is all there is',
    {
      ...waits('settle'),
      player: { faction: 'chaos-magicians', structures: { D4: 'dwelling' } },
      opponents: [{ colour: 'yellow' }],
      terrain: Object.fromEntries(
        ['A5', 'B1', 'B4', 'B6', 'D3', 'F3', 'G4', 'G7', 'H1', 'I7'].map((id) => [id, 'red']),
      ),
    },
    {
      now: {
        move: 'settle E8',
        looked: ['initial-hexes.free: E8'],
        decided: ['initial-hexes.free'],
        counted: ['initial-hexes.free'],
      },
    },
    'Nothing is compared.',
  ),
  asked(
    'S15 Q8 while nothing has been rolled the last step is idle; islands that are alike change nothing',
    { kind: 'initial-opponents', own: ['D4'] },
    { round: 0, opponents: [{ colour: 'yellow' }], chance: [2] },
    {
      action: { placements: { yellow: ['F3'] } },
      passed: ['initial-hexes.island', 'initial-hexes.tie'],
      whys: ['alike', 'idle'],
    },
    'E8 and F3 are both two steps away on the island of D4; the die then names one of them.',
  ),
  tells(
    'S6 there are three opponents, never four',
    { round: 0, opponents: ['blue', 'gray', 'black', 'red'].map((colour) => ({ colour })) },
    { refused: 'terra-mystica.too-many-opponents' },
    'Two at one spade and one at two.',
  ),
  tells(
    'R8 R17.2 the income to come leaves out the bonus tile that goes back',
    world('witches', 'A10 dwelling, G3 dwelling', { me: { bonusTile: 'bonus-power-worker' }, more: { round: 5 } }),
    incomeToCome('3 workers'),
    'One worker and one more for each dwelling; the tile with a worker and three power is not kept.',
  ),
  tells(
    'R8 R17.2 favour tiles stay, and their income comes every round',
    world('witches', 'A10 dwelling, G3 temple', {
      me: { favours: ['favour-fire-1'], bonusTile: 'bonus-trading-post' },
    }),
    incomeToCome('3 coins, 2 workers, 1 priest'),
    'Three coins of the tile besides what the dwelling and the temple bring.',
  ),
  tells(
    'R8 R28 after the last round there is no income to come, and nothing is rolled',
    world('witches', 'A10 dwelling, G3 dwelling', {
      me: { bonusTile: 'bonus-dwelling' },
      more: { round: 6, powerMode: 'blocked-each-round' },
    }),
    { ahead: [['passing brings you 2 VP', null, 'bonus-dwelling']] },
    'The game ends with the sixth round; its points on passing still count.',
  ),
]

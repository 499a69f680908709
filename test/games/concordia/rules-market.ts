// Mercator (R8), Diplomat (R9), Senator and Consul (R10).
import type { CardId } from '../../../src/games/concordia/catalogue/cards.ts'
import { asked, offers, plays, type Scenario } from './world.ts'

const DISPLAY: readonly CardId[] = [
  'i-mason',
  'i-architect',
  'i-mercator',
  'i-colonist',
  'i-smith',
  'i-prefect',
  'i-diplomat',
]
const only = (...hand: readonly CardId[]) => ({ hand: ['start-tribune', ...hand] as const })

export const rulesMarket: readonly Scenario[] = [
  asked(
    'R8.1 R8.2 R8.3 three coins, then selling pays for buying',
    {
      kind: 'mercator',
      card: 'start-mercator',
      trades: [
        { good: 'cloth', sell: 1 },
        { good: 'brick', buy: 3 },
      ],
    },
    { turn: 'player' },
    { legal: true, coins: 6 },
    '5 + 3 + 7 - 9; one space is freed before three bricks come in.',
  ),
  asked(
    'R8.1 a bought Mercator brings five',
    { kind: 'mercator', card: 'i-mercator', trades: [] },
    { turn: 'player' },
    { legal: true, coins: 10 },
    '5 + 5.',
  ),
  asked(
    'R8.2 a type goes in one direction only',
    {
      kind: 'mercator',
      card: 'start-mercator',
      trades: [
        { good: 'food', sell: 1 },
        { good: 'food', buy: 1 },
      ],
    },
    { turn: 'player' },
    { legal: false },
    'Food has been sold.',
  ),
  asked(
    'R8.2 at most two types',
    {
      kind: 'mercator',
      card: 'start-mercator',
      trades: [
        { good: 'food', sell: 1 },
        { good: 'wine', sell: 1 },
        { good: 'cloth', sell: 1 },
      ],
    },
    { turn: 'player' },
    { legal: false },
    'A third type.',
  ),
  asked(
    'R8.2 the same type again, interleaved',
    {
      kind: 'mercator',
      card: 'start-mercator',
      trades: [
        { good: 'food', sell: 1 },
        { good: 'cloth', buy: 1 },
        { good: 'food', sell: 1 },
      ],
    },
    { turn: 'player' },
    { legal: true, coins: 9 },
    '8 + 4 - 7 + 4.',
  ),
  asked(
    'R8.3 what is bought before it can be paid is not allowed, whatever is sold later',
    {
      kind: 'mercator',
      card: 'start-mercator',
      trades: [
        { good: 'cloth', buy: 1 },
        { good: 'food', sell: 2 },
      ],
    },
    { turn: 'player', player: { coins: 0 } },
    { legal: false },
    'Three coins do not pay for a cloth; the other way round they would end with 4.',
  ),
  asked(
    'R8.3 the storehouse is never over-full',
    { kind: 'mercator', card: 'i-mercator', trades: [{ good: 'brick', buy: 3 }] },
    { turn: 'player' },
    { legal: false },
    'Two free spaces only; the coins would do.',
  ),
  offers(
    'R17.4 R8.2 again and again a good, buy or sell, and a number',
    {
      player: {
        ...only('start-mercator'),
        coins: 4,
        goods: { food: 2, cloth: 1 },
        storedColonists: { land: 2, sea: 2 },
      },
    },
    ['play start-mercator', 'sell cloth 1', 'buy tool 1'],
    ['buy tool 1', 'done'],
    '4 + 3 + 7 - 5 = 9 coins: one more tool. Cloth is sold out, and food would be a third type.',
  ),
  plays(
    'R8.1 R17.5 R9.3 R9.1 a copied Mercator gives the coins of the copied card',
    { player: { hand: ['start-tribune', 'start-diplomat'], discard: ['start-senator', 'i-mercator'] } },
    ['play start-diplomat', 'done'],
    { turn: 'ai', player: { coins: 10, discard: ['start-senator', 'i-mercator', 'start-diplomat'] } },
    'The copied card stays where it is.',
  ),
  asked(
    'S4.2 Q24 R9.1 a Diplomat does not copy a Diplomat',
    { kind: 'diplomat' },
    { turn: 'player', player: { ...only('start-diplomat'), discard: ['start-mercator', 'i-diplomat'] } },
    { copies: null },
    'Nothing happens, not even what lies below.',
  ),
  asked(
    'S4.2 Q24 an empty pile: nothing to copy',
    { kind: 'diplomat' },
    { turn: 'player', player: only('start-diplomat') },
    { copies: null },
    'As after a Tribune.',
  ),
  plays(
    'R9.3 Q24 a copied Senator buys up to two cards',
    {
      market: DISPLAY,
      player: {
        hand: ['start-tribune', 'start-diplomat'],
        discard: ['start-senator'],
        goods: { food: 1, tool: 1, brick: 1 },
      },
    },
    ['play start-diplomat', 'acquire i-mason', 'acquire i-architect brick', 'reveal i-farmer', 'reveal ii-consul'],
    { turn: 'ai', player: { goods: {}, hand: ['start-tribune', 'i-mason', 'i-architect'] } },
    'Space 1 costs nothing more, space 2 any good.',
  ),
  ...(
    [
      [1, { food: 1 }],
      [2, { tool: 1, any: 1 }],
      [3, { wine: 1, any: 1 }],
      [4, { food: 1, cloth: 1 }],
      [5, { brick: 1, tool: 1, cloth: 1 }],
      [6, { wine: 1, cloth: 1, any: 1 }],
      [7, { tool: 1, cloth: 2 }],
    ] as const
  ).map(([space, cost]) =>
    asked(
      `R10.1 R10.7 the Senator’s price on space ${space}`,
      { kind: 'card-cost', space, by: 'senator' },
      { turn: 'player', market: DISPLAY },
      { cost },
      'Goods on the card and below its space, no coins.',
    ),
  ),
  asked(
    'R10.2 the Consul pays the card only',
    { kind: 'card-cost', space: 7, by: 'consul' },
    { turn: 'player', market: DISPLAY },
    { cost: { tool: 1 } },
    'The Diplomat costs a tool.',
  ),
  asked(
    'R10.1 R10.3 cards that can be bought as the only one',
    { kind: 'legal-cards', by: 'senator' },
    { turn: 'player', market: DISPLAY, player: { goods: { tool: 2, food: 1 } } },
    { legal: [1, 2] },
    'The Mason, and the Architect with any good. A tool may pay for the "any" of a tool card.',
  ),
  asked(
    'R10.4 pairs are judged together, each at its own space',
    { kind: 'legal-card-pairs' },
    { turn: 'player', market: DISPLAY, player: { goods: { food: 2, tool: 1, cloth: 1 } } },
    {
      legal: [
        [1, 2],
        [1, 4],
        [2, 4],
      ],
    },
    'Spaces 2 and 4: tool, food, cloth and any: all four goods.',
  ),
  offers(
    'R10.3 R17.6 the good paid as "any" is chosen, also one that the price names',
    {
      market: ['i-mason', 'i-architect'],
      faceDown: {},
      player: { ...only('start-senator'), goods: { tool: 2, wine: 1 } },
    },
    ['play start-senator'],
    ['acquire i-architect tool', 'acquire i-architect wine', 'done'],
    'Without food no Mason.',
  ),
  offers(
    'R10.4 no refill between the two cards, and prices stay those of their spaces',
    { market: DISPLAY, player: { ...only('start-senator'), goods: { food: 2, cloth: 1, brick: 1 } } },
    ['play start-senator', 'acquire i-mason'],
    ['acquire i-colonist', 'done'],
    'The Colonist still lies on space 4 and costs food and cloth.',
  ),
  plays(
    'R10.5 R10.6 R15.3 R16.3 cards go to the hand, the rest slides left, cards come in on the right',
    { market: DISPLAY, player: { ...only('start-senator'), goods: { food: 2, cloth: 1 } } },
    ['play start-senator', 'acquire i-colonist', 'done', 'reveal i-farmer', 'die 8'],
    {
      turn: 'ai',
      market: ['i-mason', 'i-architect', 'i-mercator', 'i-smith', 'i-prefect', 'i-diplomat', 'i-farmer'],
      player: { hand: ['start-tribune', 'i-colonist'], goods: { food: 1 } },
      rolls: [8],
    },
    'One card was bought; the second is declined.',
  ),
  plays(
    'R10.2 R17.6 the Consul buys one card, or none',
    { market: DISPLAY, player: { ...only('ii-consul'), goods: { tool: 2 } } },
    ['play ii-consul', 'acquire i-diplomat', 'reveal i-farmer'],
    { turn: 'ai', player: { goods: { tool: 1 }, hand: ['start-tribune', 'i-diplomat'] } },
    'Space 7 adds nothing, and there is no second card.',
  ),
  plays(
    'R10.6 with an empty deck the display gets shorter',
    {
      market: ['i-mason', 'i-architect', 'i-mercator'],
      faceDown: {},
      player: { ...only('ii-consul'), goods: { tool: 1 } },
    },
    ['play ii-consul', 'acquire i-architect'],
    { turn: 'ai', market: ['i-mason', 'i-mercator'] },
    'Nothing is turned up.',
  ),
  asked(
    'R10.6 with one card left in the deck the display is refilled as far as that goes',
    { kind: 'refill', bought: [7, 6], reveals: ['ii-weaver'] },
    { market: DISPLAY, faceDown: { I: 0, II: 1 } },
    { market: ['i-mason', 'i-architect', 'i-mercator', 'i-colonist', 'i-smith', 'ii-weaver'] },
    'Two cards are gone, one comes in.',
  ),
]

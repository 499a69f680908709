// Stages and payments (R4, R5), Economy and Engineering (R8.4 to R8.6).
import type { WonderId } from '../../../src/games/architects/catalogue/wonders.ts'
import { type Answer, asked, moves, plays, type Scenario } from './world.ts'

const available = (says: string, wonder: WonderId, stages: readonly string[], open: readonly string[]): Scenario =>
  asked(
    `R5.1 ${says}`,
    { kind: 'available', side: 'player' },
    {
      player: { wonder, stages: stages.map((cost) => `${wonder}-${cost}`) },
      opponent: { wonder: wonder === 'rhodes' ? 'giza' : 'rhodes' },
    },
    { available: open.map((cost) => `${wonder}-${cost}`) },
    'Every Stage it rests on is constructed.',
  )

const pays = (
  says: string,
  stage: string,
  stages: readonly string[],
  cards: Answer,
  tokens: readonly ('economy' | 'engineering')[],
  payments: readonly Answer[],
): Scenario => ({
  says,
  world: { active: 'player', player: { wonder: 'giza', stages, cards, tokens }, opponent: { wonder: 'rhodes' } },
  ask: { kind: 'payments', stage },
  expect: { payments },
  why: 'All the different ones, no other.',
})

const TO_3D = ['giza-2d', 'giza-2i']
const TO_4D = ['giza-2d', 'giza-2i', 'giza-3d', 'giza-3i']

export const rulesStages: readonly Scenario[] = [
  available('Alexandria is a column', 'alexandria', ['2d', '2i'], ['3d']),
  available('Babylon’s terrace carries two', 'babylon', ['2d', '2i', '3d'], ['3i', '4d']),
  available('Ephesus has three columns', 'ephesus', ['2d'], ['2i', '3d', '3i']),
  available('Ephesus’ roof rests on all three', 'ephesus', ['2d', '2i', '3i'], ['3d']),
  available('Giza is a column', 'giza', ['2d', '2i', '3d', '3i'], ['4d']),
  available('Halicarnassus carries two', 'halicarnassus', ['2d', '2i'], ['3d', '3i']),
  available('Halicarnassus’ roof rests on both', 'halicarnassus', ['2d', '2i', '3d'], ['3i']),
  available('Olympia has two legs', 'olympia', ['2d'], ['2i', '3d']),
  available('Olympia’s torso rests on both', 'olympia', ['2d', '2i'], ['3d']),
  available('Rhodes begins with two', 'rhodes', [], ['2d', '2i']),
  available('Rhodes’ legs rest on both', 'rhodes', ['2i'], ['2d']),
  pays(
    'R5.2 R5.3 R4.1 R4.2 two different: Coins stand for what is missing',
    'giza-2d',
    [],
    { wood: 2, stone: 1, coin: 2 },
    [],
    [{ wood: 1, stone: 1 }, { wood: 1, coin: 1 }, { stone: 1, coin: 1 }, { coin: 2 }],
  ),
  pays('R5.3 two wood are not two different', 'giza-2d', [], { wood: 4 }, [], []),
  pays(
    'R5.4 R8.4 R5.10 Economy: one Coin counts 2, and the payment is exact',
    'giza-3d',
    TO_3D,
    { wood: 1, coin: 2 },
    ['economy'],
    [{ wood: 1, coin: 1 }, { wood: 1, coin: 2 }, { coin: 2 }],
  ),
  pays(
    'R8.4 two Coins of which one counts 2 pay 3, never 2',
    'giza-2i',
    ['giza-2d'],
    { coin: 2 },
    ['economy'],
    [{ coin: 1 }, { coin: 2 }],
  ),
  pays(
    'R5.4 R8.5 Engineering: any Grey and Yellow cards',
    'giza-2i',
    ['giza-2d'],
    { wood: 1, stone: 1, coin: 1 },
    ['engineering'],
    [
      { wood: 1, stone: 1 },
      { wood: 1, coin: 1 },
      { stone: 1, coin: 1 },
    ],
  ),
  pays(
    'R5.10 Economy and Engineering may serve the same payment',
    'giza-4d',
    TO_4D,
    { wood: 2, coin: 1 },
    ['economy', 'engineering'],
    [{ wood: 2, coin: 1 }],
  ),
  asked(
    'R5.5 R5.6 R8.6 what can be paid must be constructed, tokens included',
    { kind: 'payable', side: 'player' },
    { active: 'player', player: { wonder: 'rhodes', cards: { wood: 1, coin: 1 } }, opponent: { wonder: 'giza' } },
    { payable: ['rhodes-2d', 'rhodes-2i'] },
    'Wood and a Coin pay either.',
  ),
  asked(
    'R8.6 R8.1 a token used this turn pays no more',
    { kind: 'payable', side: 'player' },
    { active: 'player', used: ['economy'], player: { cards: { coin: 1 }, tokens: ['economy'] } },
    { payable: [] },
    'One Coin counts 1 now.',
  ),
  moves(
    'R5.6 you may spend a Coin and keep a usable Grey card',
    { taken: true, player: { wonder: 'giza', stages: ['giza-2d'], cards: { wood: 2, coin: 1 } } },
    ['construct giza-2i wood wood', 'construct giza-2i wood coin'],
    'Both are offered.',
  ),
  plays(
    'R5.7 R5.10 R8.4 the payment is discarded, the Stage stands, Economy is used',
    {
      decks: { player: 'blue-3', opponent: 'stone', central: null },
      player: { wonder: 'giza', cards: { wood: 1, coin: 1 }, tokens: ['economy'] },
    },
    ['take player', 'card wood', 'construct giza-2d coin'],
    { player: { stages: ['giza-2d'], cards: { wood: 1, 'blue-3': 1 } }, discard: { coin: 1 }, active: 'opponent' },
    'With Economy used the wood pays for nothing more.',
  ),
  plays(
    'R12.2 a Stage that becomes payable by a construction must be constructed too',
    {
      decks: { player: 'wood', opponent: 'stone', central: null },
      player: { wonder: 'giza', cards: { wood: 2, stone: 1 } },
    },
    ['take player', 'card brick', 'construct giza-2d wood stone', 'construct giza-2i wood wood'],
    { player: { stages: ['giza-2d', 'giza-2i'], cards: {} }, active: 'opponent' },
    'After the first no end of the turn is offered.',
  ),
  plays(
    'R5.8 R5.9 Babylon’s token is due',
    {
      decks: { player: 'wood', opponent: 'stone', central: null },
      player: { wonder: 'babylon', stages: ['babylon-2d'], cards: { wood: 1 } },
      progress: { faceUp: ['culture', 'decor', 'tactics'] },
    },
    ['take player', 'card brick', 'construct babylon-2i wood wood', 'token stack', 'progress politics'],
    { player: { tokens: ['politics'] }, progress: { faceUp: ['culture', 'decor', 'tactics'], stack: 11 } },
    'The top of the stack, unseen.',
  ),
  plays(
    'R5.8 Alexandria: any deck, and the card is a taken card',
    {
      decks: { player: 'wood', opponent: 'red-1', central: null },
      player: { wonder: 'alexandria', stages: ['alexandria-2d'], cards: { wood: 1 } },
    },
    ['take player', 'card brick', 'construct alexandria-2i wood wood', 'take opponent', 'card coin'],
    { conflict: 1, player: { cards: { 'red-1': 1 } }, active: 'opponent' },
    'Its Horn turns a Conflict token.',
  ),
  plays(
    'R5.8 Ephesus draws blind',
    {
      decks: { player: 'wood', opponent: 'red-1', central: null },
      player: { wonder: 'ephesus', stages: ['ephesus-2d'], cards: { wood: 1 } },
    },
    ['take player', 'card brick', 'construct ephesus-2i wood wood', 'card compass'],
    { player: { cards: { compass: 1 } }, decks: { central: { count: 49 } } },
    'Nothing to decide.',
  ),
  plays(
    'R5.8 Olympia: own deck first, then the rival’s',
    {
      decks: { player: 'wood', opponent: 'red-1', central: null },
      player: { wonder: 'olympia', stages: ['olympia-2d'], cards: { wood: 1 } },
    },
    ['take player', 'card gear', 'construct olympia-2i wood wood', 'card compass', 'card tablet'],
    {
      player: { cards: { gear: 1, 'red-1': 1 } },
      decks: { player: { top: 'compass', count: 18 }, opponent: { top: 'tablet', count: 19 } },
    },
    'Both new tops are turned up, yours first.',
  ),
  plays(
    'R5.8 Halicarnassus: five shown, one kept, the others shuffled back',
    {
      decks: { player: 'wood', opponent: { top: 'red-1', count: 3 }, central: null },
      player: { wonder: 'halicarnassus', stages: ['halicarnassus-2d'], cards: { wood: 1 } },
    },
    [
      'take player',
      'card gear',
      'construct halicarnassus-2i wood wood',
      'hali-deck opponent',
      'card coin',
      'card glass',
      'hali-card coin',
      'card glass',
    ],
    {
      player: { cards: { coin: 1 } },
      decks: { opponent: { top: 'glass', count: 2 }, player: { top: 'gear', count: 19 } },
    },
    'Three cards were all there were.',
  ),
  plays(
    'R5.8 R7.1 Rhodes’ Shield is permanent',
    {
      decks: { player: 'wood', opponent: 'red-1', central: null },
      player: { wonder: 'rhodes', cards: { wood: 1 } },
      opponent: { wonder: 'giza' },
    },
    ['take player', 'card gear', 'construct rhodes-2i wood wood'],
    { player: { stages: ['rhodes-2i'] } },
    'It stays on the Stage.',
  ),
]

// The track, science, progress tokens, guilds and yellow cards (R11 to R16).
import { after, costs, laid, legal, move, scores, type Scenario, type World } from './world.ts'
import type { TokenId } from '../../../src/games/duel/catalogue/tokens.ts'

const track: readonly Scenario[] = [
  after(
    'R12.1 R1.4 a shield of the player moves the pawn towards SOLO’s capital',
    { ...laid(2, 'barracks', 'walls'), turn: 'player', player: { coins: 3 } },
    ['build barracks'],
    { conflict: -1, loot: { solo: [2, 5], player: [2, 5] } },
    'Negative: the player is ahead.',
  ),
  after(
    'R12.2 entering a zone for the first time costs the other side 2 coins',
    { ...laid(2, 'walls', 'temple'), turn: 'player', conflict: -2, solo: { coins: 5 }, player: { coins: 4 } },
    ['build walls'],
    { conflict: -4, solo: { coins: 3 }, loot: { solo: [5], player: [2, 5] } },
    'Space -3 opens the zone, not only the space where the pawn stops.',
  ),
  after(
    'R12.2 R12.4 one move through two zones loots both tokens',
    {
      ...laid(3, 'pretorium', 'palace'),
      address: 'MS',
      conflict: 2,
      solo: { coins: 8, tokens: ['strategy'] },
      player: { coins: 9 },
    },
    ['build pretorium'],
    { conflict: 6, player: { coins: 2 }, loot: { solo: [2, 5], player: [] } },
    '3 shields and 1: 2 coins at space 3, 5 at space 6.',
  ),
  after(
    'R12.2 a side with fewer coins loses all it has',
    { ...laid(2, 'walls', 'temple'), turn: 'player', conflict: -5, solo: { coins: 3 }, player: { coins: 4 } },
    ['build walls'],
    { conflict: -7, solo: { coins: 0 }, loot: { solo: [], player: [2, 5] } },
    '5 coins were due.',
  ),
  after(
    'R12.3 moving back loots nothing',
    { ...laid(2, 'walls', 'temple'), turn: 'player', conflict: 6, solo: { coins: 7 }, player: { coins: 7 } },
    ['build walls'],
    { conflict: 4, solo: { coins: 7 }, player: { coins: 3 }, loot: { solo: [2, 5], player: [] } },
    'The pawn crosses a zone of the player’s half; the player only pays for the Walls.',
  ),
  after(
    'R12.2 of looting tokens named for one half only, the other half has what its pawn space leaves',
    { ...laid(2, 'barracks', 'walls'), turn: 'player', conflict: -2, loot: { player: [5] }, player: { coins: 3 } },
    ['build barracks'],
    { conflict: -3, solo: { coins: 5 }, loot: { solo: [5], player: [5] } },
    'The pawn on -2 does not prove the 2 of SOLO’s half taken.',
  ),
  after(
    'R12.3 a zone entered again loots nothing',
    {
      ...laid(2, 'walls', 'temple'),
      address: 'MS',
      conflict: 2,
      loot: { solo: [2, 5], player: [5] },
      solo: { coins: 4 },
      player: { coins: 7 },
    },
    ['build walls'],
    { conflict: 4, player: { coins: 7 }, loot: { player: [5] } },
    'Its token was taken the first time.',
  ),
  after(
    'R12.4 R11.6 Strategy adds a shield to red cards constructed for free too',
    {
      phase: 'mausoleum',
      ...laid(2, 'temple'),
      turn: 'player',
      player: { built: ['mausoleum'], tokens: ['strategy'] },
      discard: ['walls'],
    },
    ['free walls'],
    { conflict: -3, solo: { coins: 5 } },
    '2 + 1; the zone is entered.',
  ),
  after(
    'R12.5 R19.1 the pawn stops on the capital and the game is over at once',
    { ...laid(3, 'pretorium', 'palace'), turn: 'player', conflict: -8, player: { coins: 8 } },
    ['build pretorium'],
    { phase: 'over', winner: 'player', by: 'military', conflict: -9 },
    '3 shields, 1 space.',
  ),
]

const science: readonly Scenario[] = [
  after(
    'R13.1 R13.2 a second copy of a symbol opens the choice of a token, for the side that closed the pair',
    {
      ...laid(2, 'library', 'temple'),
      turn: 'player',
      player: { cards: ['scriptorium'] },
      board: ['law', null, 'economy', null, 'urbanism'],
    },
    ['build library', 'token economy'],
    { phase: 'turn', turn: 'solo', board: ['law', null, null, null, 'urbanism'], player: { tokens: ['economy'] } },
    'The space stays empty.',
  ),
  legal(
    'R13.2 R20.1 any token on the board may be taken',
    { phase: 'token-board', age: 2, turn: 'player', board: ['law', null, 'economy', null, 'urbanism'] },
    ['token economy', 'token law', 'token urbanism'],
    'Not only the first.',
  ),
  after(
    'R13.2 two different symbols are no pair',
    {
      ...laid(2, 'library', 'temple'),
      turn: 'player',
      player: { coins: 6, cards: ['pharmacist'] },
      board: ['law', null, 'economy', null, 'urbanism'],
    },
    ['build library'],
    { phase: 'turn', turn: 'solo', player: { tokens: [] } },
    'Quill and mortar.',
  ),
  after(
    'R13.2 R11.7 a pair brings nothing when no token is left',
    {
      ...laid(2, 'library', 'temple'),
      turn: 'player',
      player: { cards: ['scriptorium'] },
      board: [null, null, null, null, null],
    },
    ['build library'],
    { phase: 'turn', turn: 'solo' },
    'Tokens are not replaced.',
  ),
  after(
    'R13.3 R14.4 Law brings a symbol and no pair',
    {
      phase: 'token-board',
      ...laid(2, 'temple'),
      turn: 'player',
      player: { cards: ['scriptorium', 'library'] },
      board: ['law', 'economy', null, null, null],
    },
    ['token law'],
    { phase: 'turn', turn: 'solo', player: { tokens: ['law'] }, board: [null, 'economy', null, null, null] },
    'There is only one pair of scales.',
  ),
  after(
    'R13.5 six different symbols win at once',
    {
      ...laid(3, 'university', 'palace'),
      turn: 'player',
      player: { coins: 6, cards: ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'academy'] },
    },
    ['build university'],
    { phase: 'over', winner: 'player', by: 'science' },
    'The sixth symbol.',
  ),
  after(
    'R13.5 five different symbols on six cards do not',
    {
      ...laid(3, 'study', 'palace'),
      turn: 'player',
      player: { coins: 8, cards: ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'academy'] },
    },
    ['build study'],
    { phase: 'turn', turn: 'solo' },
    'A second sundial.',
  ),
  after(
    'R13.5 R14.4 Law from a pair may be the sixth',
    {
      ...laid(3, 'study', 'palace'),
      turn: 'player',
      player: { coins: 8, cards: ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'academy'] },
      board: ['law', null, null, null, null],
    },
    ['build study', 'token law'],
    { phase: 'over', winner: 'player', by: 'science' },
    'The pair of sundials brings the scales.',
  ),
]

/** The player has just closed a pair; then SOLO moves, then the player again. */
const gaining = (token: TokenId, more: World): World => ({
  phase: 'token-board',
  ...laid(2, 'brewery', 'walls', 'temple', 'aqueduct', 'statue'),
  turn: 'player',
  board: [token, null, null, null, null],
  ...more,
})

const tokens: readonly Scenario[] = [
  after(
    'R14.1 Agriculture: 6 coins now',
    gaining('agriculture', { player: { coins: 1 } }),
    ['token agriculture'],
    { player: { coins: 7, tokens: ['agriculture'] } },
    'And 4 points at the end.',
  ),
  after(
    'R14.2 Architecture: wonders cost two resources fewer',
    gaining('architecture', { player: { coins: 6, unbuilt: ['pyramids'] }, solo: { cards: ['shelf-quarry'] } }),
    ['token architecture', 'discard walls', 'wonder pyramids brewery'],
    { player: { coins: 0, built: ['pyramids'] } },
    'Stone at 4 three times, papyrus at 2: two stone fall away, 6 coins are left to pay.',
  ),
  after(
    'R14.3 Economy: what the opponent pays for resources goes to the holder',
    gaining('economy', { player: { coins: 1 }, solo: { coins: 9 } }),
    ['token economy', 'build walls'],
    { player: { coins: 5 }, solo: { coins: 5 } },
    'Two stone at 2.',
  ),
  after(
    'R14.3 printed coins and discards do not go to the holder',
    { ...laid(2, 'forum', 'walls'), address: 'MS', solo: { coins: 9 }, player: { coins: 1, tokens: ['economy'] } },
    ['build forum'],
    { player: { coins: 3 }, solo: { coins: 4 } },
    'Of 5 coins 2 are for the clay.',
  ),
  after(
    'R14.3 the holder’s own payments go to the bank',
    { ...laid(2, 'forum', 'walls'), address: 'MS', solo: { coins: 9, tokens: ['economy'] }, player: { coins: 1 } },
    ['build forum'],
    { player: { coins: 1 }, solo: { coins: 4 } },
    'Only the opponent’s.',
  ),
  after(
    'R14.5 Masonry: blue cards cost two resources fewer',
    gaining('masonry', { player: { coins: 2 } }),
    ['token masonry', 'discard walls', 'build aqueduct'],
    { player: { coins: 0, cards: ['aqueduct'] } },
    'Three stone, one left to buy.',
  ),
  costs(
    'R14.5 Masonry is for blue cards only',
    { age: 2, player: { tokens: ['masonry'] } },
    ['player', 'walls'],
    [4, 4],
    'Red.',
  ),
  costs(
    'R14.2 Architecture is for wonders only',
    { age: 2, player: { tokens: ['architecture'] } },
    ['player', 'aqueduct'],
    [6, 6],
    'Blue.',
  ),
  {
    ...scores(
      'R14.6 Mathematics: 3 points for each token held, itself included',
      gaining('mathematics', { player: { coins: 0, tokens: ['economy', 'strategy'] } }),
      { player: { progress: 9 } },
      'Three tokens.',
    ),
    first: [move('token mathematics')],
  },
  {
    ...scores(
      'R14.7 Philosophy: 7 points',
      gaining('philosophy', { player: { coins: 0 } }),
      { player: { progress: 7, total: 7 } },
      'And nothing else.',
    ),
    first: [move('token philosophy')],
  },
  after(
    'R14.8 R12.4 Strategy: one shield more on each red card built later, none on those built before',
    gaining('strategy', { player: { coins: 4, cards: ['guard-tower'] }, conflict: -1 }),
    ['token strategy', 'discard temple', 'build walls'],
    { conflict: -4 },
    '-1 and then 2 + 1.',
  ),
  after(
    'R14.9 Theology: every wonder built later gives an extra turn',
    gaining('theology', { player: { coins: 8, unbuilt: ['pyramids'] } }),
    ['token theology', 'discard temple', 'wonder pyramids brewery'],
    { turn: 'player', player: { built: ['pyramids'] } },
    'The Pyramids have none of their own.',
  ),
  after(
    'R14.9 Theology from the Great Library does not give that Great Library an extra turn',
    {
      ...laid(2, 'brewery', 'walls'),
      turn: 'player',
      player: { coins: 10, unbuilt: ['great-library'] },
      chance: ['theology', 'law', 'economy'],
    },
    ['wonder great-library brewery', 'token theology'],
    { turn: 'solo', player: { tokens: ['theology'] } },
    'It was built before the token was there.',
  ),
  after(
    'R14.10 Urbanism: 6 coins now, 4 for each building by chain',
    gaining('urbanism', { player: { coins: 0, cards: ['baths'] } }),
    ['token urbanism', 'discard walls', 'build aqueduct'],
    { player: { coins: 10, cards: ['baths', 'aqueduct'] } },
    '6 + 4.',
  ),
  after(
    'R11.6 R14.10 a free building is not built by chain',
    {
      phase: 'mausoleum',
      ...laid(2, 'walls'),
      turn: 'player',
      player: { coins: 0, cards: ['baths'], built: ['mausoleum'], tokens: ['urbanism'] },
      discard: ['aqueduct'],
    },
    ['free aqueduct'],
    { player: { coins: 0, cards: ['baths', 'aqueduct'] } },
    'No coins of Urbanism.',
  ),
]

const guilds: readonly Scenario[] = [
  after(
    'R15.1 a guild pays for the cards of the city that has most of them, also the opponent’s',
    {
      ...laid(3, 'magistrates-guild', 'palace'),
      turn: 'player',
      player: { coins: 8, cards: ['altar'] },
      solo: { cards: ['theater', 'baths', 'temple'] },
    },
    ['build magistrates-guild'],
    { player: { coins: 3 }, solo: { coins: 7 } },
    'Three blue cards of SOLO.',
  ),
  after(
    'R15.1 R15.2 brown and grey are summed within one city',
    {
      ...laid(3, 'shipowners-guild', 'palace'),
      turn: 'player',
      player: { coins: 6, cards: ['quarry', 'stone-pit', 'clay-pit'] },
      solo: { cards: ['press', 'glassworks', 'lumber-yard'] },
    },
    ['build shipowners-guild'],
    { player: { coins: 3 } },
    'Glass and papyrus at 3: 6 paid. Then three cards in either city; the best of each colour would be 3 brown and 2 grey.',
  ),
  scores(
    'R15.2 R15.5 points of a guild are counted at the end, for its owner only',
    {
      age: 3,
      player: { coins: 0, cards: ['magistrates-guild', 'altar'] },
      solo: { coins: 0, cards: ['theater', 'baths', 'temple', 'palace'] },
    },
    { player: { purple: 4 }, solo: { purple: 0 } },
    'Four blue cards of SOLO now.',
  ),
  scores(
    'R15.3 the Builders Guild: 2 points for each wonder of the city that has built most',
    {
      age: 3,
      player: { coins: 0, cards: ['builders-guild'], built: ['sphinx'] },
      solo: { built: ['pyramids', 'colossus', 'piraeus'] },
    },
    { player: { purple: 6 } },
    'SOLO’s three.',
  ),
  scores(
    'R15.4 the Moneylenders Guild: 1 point for each 3 coins of the richest city',
    { age: 3, player: { coins: 5, cards: ['moneylenders-guild'] }, solo: { coins: 14 } },
    { player: { purple: 4, coins: 1 }, solo: { coins: 4 } },
    'SOLO’s 14 coins: 4, complete threes only.',
  ),
  after(
    'R11.2 R16 the Lighthouse pays for itself too',
    {
      ...laid(3, 'lighthouse', 'palace'),
      turn: 'player',
      player: { coins: 6, cards: ['forum'] },
      solo: { cards: ['brewery', 'port', 'arena'] },
    },
    ['build lighthouse'],
    { player: { coins: 4, cards: ['forum', 'lighthouse'] } },
    'The Forum gives the glass: 4 coins paid, then 2 for the yellow cards of the own city.',
  ),
  scores(
    'R16 R11.4 yellow cards of Age III are worth 3 points each, the others none',
    { age: 3, player: { coins: 0, cards: ['port', 'arena', 'forum', 'tavern'] } },
    { player: { yellow: 6 } },
    'Port and Arena.',
  ),
]

export const rulesEffects: readonly Scenario[] = [...track, ...science, ...tokens, ...guilds]

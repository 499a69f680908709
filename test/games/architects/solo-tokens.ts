// Green cards and Progress tokens (S13).
import type { TokenId } from '../../../src/games/architects/catalogue/tokens.ts'
import { asked, decides, type Scenario, turn } from './world.ts'

const ROW = (...faceUp: readonly TokenId[]) => ({ progress: { faceUp } })

/** The stack is empty when the twelve others are held. */
const ALL_HELD = {
  player: { wonder: 'giza', tokens: ['urbanism', 'crafts', 'jewellery', 'propaganda', 'architecture', 'economy'] },
  opponent: { wonder: 'rhodes', tokens: ['decor', 'politics', 'strategy', 'education', 'culture', 'culture'] },
} as const

export const soloTokens: readonly Scenario[] = [
  decides(
    'S13 Q20 Culture goes before Decor even for a first copy',
    'token',
    ROW('decor', 'culture', 'politics'),
    'token culture',
    '12 is printed on it.',
  ),
  decides(
    'S13 Q20 Decor goes before Education although the Wonder is unfinished',
    'token',
    ROW('education', 'decor', 'science'),
    'token decor',
    '6 before 2.',
  ),
  decides(
    'S13 Education goes before Strategy',
    'token',
    { ...ROW('strategy', 'education', 'science'), opponent: { wonder: 'rhodes', military: 5 } },
    'token education',
    '2 before 1, whatever Strategy would really be worth.',
  ),
  decides(
    'S13 a token with a value goes before any other',
    'token',
    ROW('tactics', 'economy', 'politics'),
    'token politics',
    '1 before none.',
  ),
  decides(
    'Q20 S2 Strategy and Politics: the die, in the order they lie',
    'token',
    { ...ROW('strategy', 'tactics', 'politics'), chance: [2] },
    'token strategy',
    '1-3 is the left one.',
  ),
  decides(
    'Q20 S2 Strategy and Politics: the second on 4-6',
    'token',
    { ...ROW('strategy', 'tactics', 'politics'), chance: [4] },
    'token politics',
    '4-6 is the right one.',
  ),
  decides(
    'Q20 two face-up Culture tokens are one choice',
    'token',
    ROW('culture', 'culture', 'decor'),
    'token culture',
    'No die.',
  ),
  decides(
    'S13 without a value it takes the top of the stack unseen',
    'token',
    ROW('science', 'tactics', 'engineering'),
    'token stack',
    'None of the three has a point value.',
  ),
  ...[1, 3, 5].map((face, at) =>
    decides(
      `Q21 with an empty stack and no value a ${face} takes one of the face-up tokens`,
      'token',
      { ...ALL_HELD, progress: { faceUp: ['science', 'tactics', 'engineering'], stack: 0 }, chance: [face] },
      `token ${['science', 'tactics', 'engineering'][at]}`,
      'Split die over the three as they lie.',
    ),
  ),
  decides(
    'S13 the last token of the stack goes before face-up ones without a value',
    'token',
    {
      player: ALL_HELD.player,
      opponent: { wonder: 'rhodes', tokens: ['decor', 'politics', 'strategy', 'education', 'culture'] },
      progress: { faceUp: ['science', 'tactics', 'engineering'], stack: 1 },
    },
    'token stack',
    'One face-down token is left.',
  ),
  decides(
    'Q21 S2 a single face-up token needs no die',
    'token',
    {
      player: { wonder: 'giza', tokens: [...ALL_HELD.player.tokens, 'science', 'tactics'] },
      opponent: ALL_HELD.opponent,
      progress: { faceUp: ['engineering'], stack: 0 },
    },
    'token engineering',
    'It is the last token of all.',
  ),
  decides(
    'Q21 R6.1 with no token left anywhere there is none to take, and no set to discard',
    'science',
    {
      player: { wonder: 'giza', tokens: [...ALL_HELD.player.tokens, 'science', 'tactics', 'engineering'] },
      opponent: { ...ALL_HELD.opponent, cards: { compass: 2 } },
      progress: { faceUp: [], stack: 0 },
    },
    'none',
    'The cards are kept and nothing happens.',
  ),
  asked(
    'Q24 S15 a pair goes before three different',
    { kind: 'science' },
    { opponent: { cards: { compass: 1, gear: 1, tablet: 2 } } },
    {
      action: { type: 'science', discard: { tablet: 2 } },
      looked: ['science.pair: tablet+tablet / compass+gear+tablet'],
    },
    'It keeps compass and gear.',
  ),
  asked(
    'S15 Q30 of two pairs the compass goes first',
    { kind: 'science' },
    { opponent: { cards: { compass: 2, gear: 2 } } },
    {
      action: { type: 'science', discard: { compass: 2 } },
      looked: ['science.symbol: compass+compass / gear+gear'],
    },
    'In the order compass, gear, tablet.',
  ),
  turn(
    'S15 R6.2 R6.3 a set is discarded, the token taken is replaced in its place',
    {
      opponent: { wonder: 'olympia', cards: { gear: 1, compass: 1 } },
      progress: { faceUp: ['science', 'decor', 'tactics'] },
      decks: { player: 'gear', opponent: 'blue-3', central: null },
      chance: ['wood', 'culture'],
    },
    ['take player gear', 'science gear gear', 'token decor'],
    {
      opponent: { cards: { compass: 1 }, tokens: ['decor'] },
      progress: { faceUp: ['science', 'culture', 'tactics'], stack: 11 },
      discard: { gear: 2 },
    },
    'Only the two gears leave.',
  ),
  turn(
    'S13 R6.4 R8.2 a token works at once, but not for what happened before it was taken',
    {
      opponent: { wonder: 'olympia', cards: { gear: 1, wood: 1 } },
      progress: { faceUp: ['urbanism', 'engineering', 'tactics'] },
      decks: { player: 'gear', opponent: 'blue-3', central: null },
      chance: ['brick', 'science'],
    },
    ['take player gear', 'science gear gear', 'token stack science'],
    { opponent: { tokens: ['science'], cards: { wood: 1 } } },
    'The gear that completed the set brings no extra card through the Science token gained with it.',
  ),
  turn(
    'Q21 R6.3 with an empty stack and no value face up the die chooses, and nothing takes the place',
    {
      player: ALL_HELD.player,
      opponent: {
        ...ALL_HELD.opponent,
        stages: ['rhodes-2d', 'rhodes-2i', 'rhodes-3d', 'rhodes-3i'],
        cards: { gear: 1 },
      },
      ...ROW('science', 'tactics', 'engineering'),
      decks: { player: 'gear', opponent: 'blue-3' },
      chance: ['wood', 4],
    },
    ['take player gear', 'science gear gear', 'token tactics'],
    { progress: { faceUp: ['science', 'engineering'], stack: 0 } },
    'Three tokens: 3-4 is the second as they lie.',
  ),
]

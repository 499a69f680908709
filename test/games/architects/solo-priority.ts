// The cat (S6) and the list of priorities (S7 to S9).
import type { CardId } from '../../../src/games/architects/catalogue/cards.ts'
import type { TokenId } from '../../../src/games/architects/catalogue/tokens.ts'
import { asked, decides, type Scenario, takes, turn, type World } from './world.ts'

const tops = (player: CardId, opponent: CardId): Pick<World, 'decks'> => ({
  decks: { player, opponent, central: null },
})

const EXTRA: readonly (readonly [TokenId, readonly CardId[]])[] = [
  ['urbanism', ['wood', 'brick']],
  ['crafts', ['papyrus', 'glass']],
  ['jewellery', ['stone', 'coin']],
  ['science', ['compass', 'gear', 'tablet']],
  ['propaganda', ['red-1', 'red-2']],
]

const ALL_CARDS: readonly CardId[] = [
  ...(['wood', 'stone', 'brick', 'papyrus', 'glass', 'coin', 'blue-3', 'blue-2-cat'] as const),
  ...(['compass', 'gear', 'tablet', 'red-0', 'red-1', 'red-2'] as const),
]

/** A complete Wonder, so that no Grey card helps and only the token speaks. */
const FINISHED = ['olympia-2d', 'olympia-2i', 'olympia-3d', 'olympia-3i', 'olympia-4d']

/** With nothing in front of either side: the rungs that need nothing. */
const OTHERWISE: Readonly<Partial<Record<CardId, string>>> = {
  coin: '2',
  'red-1': '6a',
  'red-2': '6a',
  'blue-2-cat': '7',
}

const extraCards = EXTRA.flatMap(([token, cards]) =>
  ALL_CARDS.map((top) =>
    asked(
      `S7.1 with ${token} a ${top} is ${cards.includes(top) ? '' : 'not '}a card that brings another`,
      { kind: 'priorities' },
      { opponent: { wonder: 'olympia', stages: FINISHED, tokens: [token] }, decks: { opponent: top } },
      { priorities: { opponent: cards.includes(top) ? '1' : (OTHERWISE[top] ?? null) } },
      'Only the cards the token names; what is left of the list is what it would be without the token.',
    ),
  ),
)

export const soloPriority: readonly Scenario[] = [
  decides(
    'S6 with an empty central deck there is nothing to turn up',
    'start',
    { opponent: { cards: { 'blue-2-cat': 1 } }, cat: 'opponent', decks: { player: 'wood', central: 'empty' } },
    'none',
    'The deck has no top card.',
  ),
  decides(
    'S6 Q26 your own Cat turns nothing up for the Opponent',
    'start',
    { player: { cards: { 'blue-2-cat': 1 } }, cat: 'player', ...tops('wood', 'wood') },
    'none',
    'Only the owner of the pawn uses it, and you look in secret.',
  ),
  turn(
    'Q6 S6 a Cat gained during the turn turns nothing up, and neither does the card below one taken',
    { ...tops('blue-2-cat', 'blue-3'), chance: ['wood'] },
    ['take player blue-2-cat'],
    { cat: 'opponent', decks: { central: { top: null, count: 50 } } },
    'The pawn came after the beginning of the turn.',
  ),
  turn(
    'Q6 S9 a card turned up and not taken at first is there for the extra card',
    {
      opponent: { wonder: 'olympia', cards: { 'blue-2-cat': 1 }, tokens: ['urbanism'] },
      cat: 'opponent',
      ...tops('wood', 'blue-3'),
      chance: ['coin', 'red-0'],
    },
    ['reveal-central coin', 'take player wood', 'take central coin', 'construct olympia-2d wood coin'],
    {
      opponent: { cards: { 'blue-2-cat': 1 } },
      decks: { central: { top: null, count: 49 }, player: { top: 'red-0' } },
    },
    'Wood is rung 1; the extra card is the Coin that still lies face up. The next central card stays face down.',
  ),
  turn(
    'Q26 R12.6 what you have seen is what is turned up, without a draw',
    {
      opponent: { cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      seen: 'coin',
      ...tops('blue-3', 'red-0'),
    },
    ['reveal-central coin', 'take central coin'],
    { seen: null, opponent: { cards: { 'blue-2-cat': 1, coin: 1 } } },
    'The pawn has changed hands since you looked, the card has not moved.',
  ),
  takes(
    'Q5 Q26 a face-down central card has no priority, even if you know it',
    { seen: 'coin', ...tops('compass', 'blue-2-cat') },
    'opponent',
    'The Coin is not face up; of the two others only the Cat is on the list.',
  ),
  ...extraCards,
  takes(
    'S7.1 Q7 with Architecture the card that completes a Stage comes first',
    { opponent: { cards: { wood: 1 }, tokens: ['architecture'] }, ...tops('stone', 'coin'), chance: [6] },
    'opponent',
    'Stone completes rhodes-2d, the Coin completes it too: both are rung 1, and a 6 is the Opponent’s deck.',
  ),
  takes(
    'S7.1 Q7 a card that only brings the Stage nearer does not count for Architecture',
    { opponent: { tokens: ['architecture'] }, ...tops('stone', 'coin') },
    'opponent',
    'With nothing in hand neither completes a Stage: stone is 3a, the Coin rung 2.',
  ),
  takes(
    'S7.1 Q7 Q16 where a Stage is payable already no card is rung 1 by Architecture',
    {
      opponent: { wonder: 'olympia', cards: { coin: 1 }, tokens: ['architecture', 'economy'] },
      ...tops('wood', 'coin'),
    },
    'opponent',
    'One Coin counts 2 with Economy and pays olympia-2d: it is built anyway, so wood is no rung 1.',
  ),
  takes(
    'S7.1 Q7 Architecture that has been used brings nothing',
    { opponent: { cards: { wood: 1 }, tokens: ['architecture'] }, used: ['architecture'], ...tops('stone', 'coin') },
    'opponent',
    'Stone is only 3b now; the Coin is rung 2.',
  ),
  takes(
    'S7.2 Q28 a Coin is taken even where it completes nothing',
    { opponent: { wonder: 'olympia', stages: FINISHED }, ...tops('coin', 'red-1') },
    'player',
    'Any Yellow card is rung 2; the remark on Stages with effects puts no condition on it.',
  ),
  takes(
    'S7.3 Q9 a new Resource helps a different cost',
    { opponent: { wonder: 'giza', cards: { wood: 1 } }, player: { wonder: 'rhodes' }, ...tops('wood', 'stone') },
    'opponent',
    'giza-2d wants two different: a second wood leaves one missing, stone leaves none.',
  ),
  takes(
    'S7.3 Q9 another copy of the Resource most held helps an identical cost',
    {
      player: { wonder: 'rhodes' },
      opponent: { wonder: 'giza', stages: ['giza-2d', 'giza-2i', 'giza-3d'], cards: { wood: 2, stone: 1 } },
      ...tops('stone', 'wood'),
    },
    'opponent',
    'Three identical: a second stone leaves one card missing as before.',
  ),
  takes(
    'S7.3 Q9 what Economy will pay next turn is not missing, unless the card lets the Stage be built at once',
    {
      player: { wonder: 'rhodes' },
      opponent: { wonder: 'giza', stages: ['giza-2d', 'giza-2i'], cards: { wood: 1, coin: 1 }, tokens: ['economy'] },
      ...tops('stone', 'blue-2-cat'),
    },
    'opponent',
    'giza-3d: wood and a Coin that counts 2 already reach 3. Stone brings nothing nearer and the Stage is payable now: no rung.',
  ),
  asked(
    'S8 Q10 a Grey card that helps both kinds of Stage is 3a',
    { kind: 'priorities' },
    { ...tops('wood', 'stone') },
    { priorities: { player: '3a', opponent: '3a', central: null } },
    'A first card helps rhodes-2d and rhodes-2i alike.',
  ),
  takes(
    'S8 S7.3 Q10 a card for a Stage without an effect still goes before a Green one',
    { opponent: { wonder: 'olympia', cards: { gear: 1 } }, ...tops('gear', 'glass') },
    'opponent',
    'Glass helps olympia-2d, which has no effect: 3b, before the pair of gears (4).',
  ),
  takes(
    'S7.4 a pair of Green cards goes before the missing third',
    { opponent: { wonder: 'olympia', cards: { compass: 1, gear: 1 } }, ...tops('tablet', 'gear') },
    'opponent',
    'Rung 4 before rung 5.',
  ),
  takes(
    'S7.5 Q11 two different Green cards want the third',
    { opponent: { wonder: 'olympia', cards: { compass: 1, tablet: 1 } }, ...tops('red-1', 'gear') },
    'opponent',
    'The gear is the missing symbol.',
  ),
  takes(
    'S7.6 Q12 Rhodes and Tactics are Shields',
    {
      player: { wonder: 'giza', cards: { 'red-0': 2 } },
      opponent: { stages: ['rhodes-2i'], tokens: ['tactics'] },
      ...tops('red-0', 'red-1'),
    },
    'opponent',
    'One Shield of Rhodes and two of Tactics against two: ahead, so the Horn.',
  ),
  takes(
    'S7.6 Q12 behind on Shields the Horns are left',
    { player: { wonder: 'giza', cards: { 'red-0': 1 } }, opponent: { wonder: 'olympia' }, ...tops('red-0', 'red-2') },
    'player',
    '0 against 1: a Red card without Horns is 6b, the other meets nothing.',
  ),
  takes(
    'S7.6 Q12 one Horn and two are the same rung',
    { opponent: { wonder: 'olympia' }, ...tops('red-1', 'red-2'), chance: [3] },
    'player',
    'Both 6a: the die decides.',
  ),
  takes(
    'S7.7 Q13 the Cat card is wanted by the owner of the Cat',
    { opponent: { wonder: 'olympia', cards: { 'blue-2-cat': 1 } }, cat: 'opponent', ...tops('blue-3', 'blue-2-cat') },
    'opponent',
    'The document makes no exception.',
  ),
  takes(
    'S7 Q8 a lower rung breaks no tie',
    {
      opponent: { wonder: 'olympia', tokens: ['urbanism', 'jewellery'] },
      ...tops('wood', 'coin'),
      chance: [1],
    },
    'player',
    'Both bring an extra card: that the Coin is also rung 2 does not count, and a 1 is your deck.',
  ),
  takes(
    'S9 tokens used this turn no longer count for an extra card',
    { opponent: { wonder: 'olympia', tokens: ['urbanism'] }, used: ['urbanism'], ...tops('wood', 'coin') },
    'opponent',
    'Wood is only 3b.',
  ),
  turn(
    'S9 R5.8 Alexandria’s card is chosen by the same list, as the cards lie at that moment',
    {
      opponent: { wonder: 'alexandria', stages: ['alexandria-2d'], cards: { wood: 1 } },
      ...tops('wood', 'blue-3'),
      chance: ['coin', 'red-0'],
    },
    ['take player wood', 'construct alexandria-2i wood wood', 'take player coin'],
    { opponent: { cards: { coin: 1 }, stages: ['alexandria-2d', 'alexandria-2i'] } },
    'The Coin turned up in place of the wood.',
  ),
  asked(
    'S7.1 Q7 R8.6 Architecture counts a Coin that Economy makes two of, while Economy can be used',
    { kind: 'priorities' },
    {
      player: { wonder: 'rhodes' },
      opponent: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i', 'giza-3d'],
        cards: { wood: 1 },
        tokens: ['architecture', 'economy'],
      },
      decks: { player: 'coin', opponent: 'stone' },
    },
    { priorities: { player: '1', opponent: null, central: null } },
    'Wood and a Coin worth 2 pay three identical; a stone brings nothing nearer.',
  ),
  asked(
    'S7.1 Q7 R8.1 with Economy used the same Coin completes nothing',
    { kind: 'priorities' },
    {
      player: { wonder: 'rhodes' },
      opponent: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i', 'giza-3d'],
        cards: { wood: 1 },
        tokens: ['architecture', 'economy'],
      },
      decks: { player: 'coin', opponent: 'stone' },
      used: ['economy'],
    },
    { priorities: { player: '2', opponent: null, central: null } },
    'Two of three: only a Yellow card.',
  ),
  asked(
    'S7.3 Q9 Engineering that has been used still counts for what is missing',
    { kind: 'priorities' },
    {
      player: { wonder: 'rhodes' },
      opponent: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i', 'giza-3d'],
        cards: { wood: 1, stone: 1 },
        tokens: ['engineering'],
      },
      decks: { player: 'brick', opponent: 'blue-2-cat' },
      used: ['engineering'],
    },
    { priorities: { player: '3b', opponent: '7', central: null } },
    'Any third Grey card is enough for Engineering in the next turn: from two to three.',
  ),
  asked(
    'S7.3 Q9 where Engineering could pay but has been used, only what the printed condition lacks helps',
    { kind: 'priorities' },
    {
      player: { wonder: 'rhodes' },
      opponent: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i', 'giza-3d'],
        cards: { wood: 2, stone: 1 },
        tokens: ['engineering'],
      },
      decks: { player: 'wood', opponent: 'stone' },
      used: ['engineering'],
    },
    { priorities: { player: '3b', opponent: null, central: null } },
    'Nothing is missing with Engineering; three wood are built at once, a second stone changes nothing.',
  ),
  takes(
    'S7.1 S7.6 with Propaganda a Red card with Horns comes first even behind on Shields',
    {
      player: { wonder: 'giza', cards: { 'red-0': 3 } },
      opponent: { wonder: 'rhodes', tokens: ['propaganda'] },
      decks: { player: 'red-1', opponent: 'coin' },
    },
    'player',
    'Rung 1 asks for the extra card only; 6b would leave the Horns.',
  ),
  decides(
    'S6 the last card of the central deck is turned up too',
    'start',
    {
      opponent: { cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: { player: 'wood', opponent: 'wood', central: { count: 1 } },
    },
    'reveal-central',
    'The deck is not empty.',
  ),
  turn(
    'S6 S12 Q6 whatever card it is, it is turned up once',
    {
      opponent: { wonder: 'olympia', cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      ...tops('coin', 'blue-3'),
      chance: ['wood', 'red-0'],
    },
    ['reveal-central wood', 'take player coin', 'discard-central wood'],
    { opponent: { cards: { 'blue-2-cat': 1, coin: 1 } }, discard: { wood: 1 } },
    'The Coin (2) goes before wood (3b); one Coin pays for no Stage.',
  ),
  asked(
    'S7.1 Q7 one copy more is one card nearer: Architecture wants the last one',
    { kind: 'priorities' },
    {
      player: { wonder: 'rhodes' },
      opponent: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i', 'giza-3d'],
        cards: { wood: 1 },
        tokens: ['architecture'],
      },
      ...tops('wood', 'blue-3'),
    },
    { priorities: { player: '3b', opponent: null } },
    'Two wood of three: nearer, not complete.',
  ),
  asked(
    'S7.1 Q7 R8.6 with Engineering too: two Grey cards of three complete nothing',
    { kind: 'priorities' },
    {
      player: { wonder: 'rhodes' },
      opponent: {
        wonder: 'giza',
        stages: ['giza-2d', 'giza-2i', 'giza-3d'],
        cards: { wood: 1 },
        tokens: ['architecture', 'engineering'],
      },
      ...tops('stone', 'blue-3'),
    },
    { priorities: { player: '3b', opponent: null } },
    'Wood and stone are one card nearer to three of any kind.',
  ),
  asked(
    'S7.1 R8.1 in your turn all tokens of the Opponent are still to be used',
    { kind: 'priorities' },
    { active: 'player', opponent: { wonder: 'olympia', tokens: ['urbanism'] }, ...tops('wood', 'blue-3') },
    { priorities: { player: '1', opponent: null } },
    'What is used is used by the side whose turn it is.',
  ),
]

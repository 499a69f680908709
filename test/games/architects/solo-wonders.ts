// Halicarnassus (S14) and the other effects in the Opponent's hands (S9, R5.8).
import { asked, decides, type Scenario, turn } from './world.ts'

const HALI = { wonder: 'halicarnassus', stages: ['halicarnassus-2d'] } as const

export const soloWonders: readonly Scenario[] = [
  decides(
    'S14 the better top card chooses the deck, no die',
    'hali-deck',
    { opponent: HALI, decks: { player: 'blue-2-cat', opponent: 'blue-3', central: null } },
    'hali-deck player',
    'Rung 7 against none.',
  ),
  ...[3, 4].map((face) =>
    decides(
      `S14 Q22 equal top cards: a ${face} chooses ${face < 4 ? 'your deck' : 'the Opponent’s'}`,
      'hali-deck',
      { opponent: HALI, decks: { player: 'coin', opponent: 'coin', central: null }, chance: [face] },
      `hali-deck ${face < 4 ? 'player' : 'opponent'}`,
      '1-3 and 4-6.',
    ),
  ),
  decides(
    'S14 Q22 neither top card on the list: the die, never the central deck',
    'hali-deck',
    { opponent: HALI, decks: { player: 'blue-3', opponent: 'red-0', central: null }, chance: [6] },
    'hali-deck opponent',
    'The table with the central deck cannot apply.',
  ),
  decides(
    'S14 an empty deck cannot be chosen',
    'hali-deck',
    { opponent: HALI, decks: { player: 'empty', opponent: 'blue-3', central: null } },
    'hali-deck opponent',
    'One deck is left: no die.',
  ),
  decides(
    'S14 R5.9 with both decks empty the effect is lost',
    'hali-deck',
    { opponent: HALI, decks: { central: null } },
    'none',
    'There is nothing to look at.',
  ),
  decides(
    'S14 a face-up central card is no choice of Halicarnassus',
    'hali-deck',
    {
      opponent: { ...HALI, cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: { player: 'blue-3', opponent: 'blue-2-cat', central: 'coin' },
    },
    'hali-deck opponent',
    'Only the two Wonder decks are compared: rung 7 against none.',
  ),
  asked(
    'S14 Q22 kinds that tie are rolled for in the order turned up',
    { kind: 'hali-card', revealed: ['blue-3', 'red-2', 'red-1', 'red-2'] },
    { opponent: HALI, chance: [5] },
    { action: { type: 'hali-card', card: 'red-1' } },
    'red-2 and red-1 are both 6a, two kinds: 4-6 is the second. The second red-2 is no option of its own.',
  ),
  asked(
    'S14 Q22 none on the list: the die over all kinds',
    { kind: 'hali-card', revealed: ['blue-3', 'red-0', 'gear'] },
    { opponent: HALI, chance: [3] },
    { action: { type: 'hali-card', card: 'red-0' } },
    'Three kinds: 3-4 is the second.',
  ),
  turn(
    'S14 S15 Q22 R5.8 five are shown, one is kept, a new top is turned up',
    {
      opponent: { ...HALI, cards: { wood: 1 } },
      decks: { player: 'blue-3', opponent: 'wood', central: null },
      chance: ['red-1', 'stone', 'red-0', 'coin', 'tablet', 'red-0'],
    },
    ['take opponent wood', 'construct halicarnassus-2i wood wood', 'hali-deck opponent', 'hali-card coin'],
    { opponent: { cards: { coin: 1 } }, decks: { opponent: { top: 'red-0', count: 18 }, player: { count: 20 } } },
    'red-1 (6a) turned up, your deck shows nothing of the list. Of red-1, stone, red-0, coin, tablet the Coin is best.',
  ),
  turn(
    'Q22 R5.8 with fewer than five cards all are shown',
    {
      opponent: { ...HALI, cards: { wood: 1 } },
      decks: { player: 'wood', opponent: { top: 'blue-2-cat', count: 2 }, central: null },
      chance: ['blue-3', 'coin', 'blue-2-cat'],
    },
    ['take player wood', 'construct halicarnassus-2i wood wood', 'hali-deck opponent', 'hali-card coin'],
    { decks: { opponent: { top: 'blue-2-cat', count: 1 }, player: { top: 'blue-3' } } },
    'The Cat and one more card; the Coin is kept, and the only card left is the new top.',
  ),
  turn(
    'S15 R5.8 Babylon’s token is chosen by value',
    {
      opponent: { wonder: 'babylon', stages: ['babylon-2d'], cards: { wood: 1 } },
      progress: { faceUp: ['tactics', 'strategy', 'economy'] },
      decks: { player: 'wood', opponent: 'blue-3', central: null },
      chance: ['red-0', 'education'],
    },
    ['take player wood', 'construct babylon-2i wood wood', 'token strategy'],
    { opponent: { tokens: ['strategy'] }, progress: { faceUp: ['tactics', 'education', 'economy'] } },
    'The only one with a printed value.',
  ),
  turn(
    'S15 R5.8 Ephesus draws the central card',
    {
      opponent: { wonder: 'ephesus', stages: ['ephesus-2d'], cards: { wood: 1 } },
      decks: { player: 'wood', opponent: 'blue-3', central: null },
      chance: ['red-0', 'blue-2-cat'],
    },
    ['take player wood', 'construct ephesus-2i wood wood', 'take central blue-2-cat'],
    { cat: 'opponent', opponent: { cards: { 'blue-2-cat': 1 } }, decks: { central: { count: 49, top: null } } },
    'Blind; the Cat comes with it.',
  ),
  turn(
    'S15 R5.8 R12.3 Olympia takes its own card first, both before anything else',
    {
      player: { wonder: 'giza' },
      opponent: { wonder: 'olympia', stages: ['olympia-2d'], cards: { wood: 1, compass: 1 } },
      progress: { faceUp: ['decor', 'tactics', 'economy'] },
      decks: { player: 'wood', opponent: 'red-2', central: null },
      chance: ['red-1', 'blue-3', 'blue-3'],
    },
    ['take player wood', 'construct olympia-2i wood wood', 'take opponent red-2', 'take player red-1', 'battle 0 2'],
    { opponent: { cards: { compass: 1 }, military: 2 }, conflict: 0 },
    'Three Horns turn all Conflict tokens; 2 Shields against none.',
  ),
  turn(
    'S15 R5.8 Rhodes’ Shield counts in the Battle of the same turn',
    {
      player: { wonder: 'giza', cards: { 'red-2': 1 } },
      opponent: { wonder: 'rhodes', cards: { wood: 1 }, tokens: ['propaganda'] },
      conflict: 2,
      decks: { player: 'red-1', opponent: 'wood', central: null },
      chance: ['blue-3', 'red-0'],
    },
    ['take player red-1', 'take opponent wood', 'construct rhodes-2i wood wood', 'battle 0 2'],
    { opponent: { military: 2, stages: ['rhodes-2i'] }, player: { cards: {} } },
    'red-1 and Rhodes make 2 Shields against 1. Propaganda brought the wood.',
  ),
  turn(
    'R6.4 S15 Architecture gained through Babylon answers to the next Stage, not to the one that gave it',
    {
      player: { wonder: 'giza' },
      opponent: { wonder: 'babylon', stages: ['babylon-2d'], cards: { wood: 1, stone: 1, brick: 1, coin: 1 } },
      progress: { faceUp: ['science', 'tactics', 'economy'] },
      decks: { player: 'wood', opponent: 'blue-3' },
      chance: [1, 'blue-3', 'architecture', 1, 'gear'],
    },
    [
      'take player wood',
      'construct babylon-2i wood wood',
      'token stack architecture',
      'construct babylon-3d stone brick coin',
      'take player blue-3',
    ],
    { opponent: { cards: { 'blue-3': 1 }, tokens: ['architecture'] } },
    'Wood and the Coin pay babylon-2i already, so no top card helps and the die decides; one extra card, for babylon-3d.',
  ),
  turn(
    'S6 S12 R5.8 Ephesus takes the central card that lies open, and there is nothing left to discard',
    {
      player: { wonder: 'giza' },
      opponent: { wonder: 'ephesus', stages: ['ephesus-2d'], cards: { wood: 1, 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: { player: 'wood', opponent: 'blue-3' },
      chance: ['red-0', 'gear'],
    },
    ['reveal-central red-0', 'take player wood', 'construct ephesus-2i wood wood', 'take central red-0'],
    { decks: { central: { top: null, count: 49 } }, discard: { wood: 2 } },
    'No draw for the card taken, and the one below stays face down.',
  ),
]

// The order of the Opponent's turn and its end (S12, S15, Q16, Q23, Q27).
import { asked, decides, type Scenario, turn } from './world.ts'

export const soloTurn: readonly Scenario[] = [
  turn(
    'S15 Q25 R10.2 with all decks empty the turn does not begin',
    { decks: { player: 'empty', opponent: 'empty', central: 'empty' } },
    ['end-game'],
    { over: true },
    'The game ends and is scored.',
  ),
  turn(
    'S15 Q16 science before construction, both before the extra card',
    {
      opponent: { wonder: 'olympia', cards: { gear: 1, wood: 1, stone: 1 }, tokens: ['science', 'engineering'] },
      progress: { faceUp: ['decor', 'tactics', 'economy'] },
      decks: { player: 'gear', opponent: 'blue-3', central: null },
      chance: ['brick', 'culture', 'red-0'],
    },
    ['take player gear', 'science gear gear', 'token decor', 'construct olympia-2d wood stone', 'take player brick'],
    { opponent: { cards: { brick: 1 }, stages: ['olympia-2d'], tokens: ['science', 'engineering', 'decor'] } },
    'Brick is chosen when olympia-2d stands: it then helps olympia-2i (3a).',
  ),
  turn(
    'Q16 R3.2 a Stage that is payable when the turn begins waits for the card',
    {
      opponent: { wonder: 'olympia', cards: { coin: 1 }, tokens: ['economy'] },
      decks: { player: 'blue-2-cat', opponent: 'blue-3', central: null },
      chance: ['red-0'],
    },
    ['take player blue-2-cat', 'construct olympia-2d coin'],
    { used: [], cat: 'opponent' },
    'First a card is taken, then the Stage is constructed.',
  ),
  turn(
    'S12 Q23 the face-up card goes before the Battle, and nobody gets it',
    {
      player: { wonder: 'giza', cards: { 'red-2': 1 } },
      opponent: { wonder: 'olympia', cards: { 'blue-2-cat': 1 }, tokens: ['tactics'] },
      cat: 'opponent',
      decks: { player: 'red-1', opponent: 'blue-3', central: null },
      chance: ['red-0', 'wood'],
    },
    ['reveal-central red-0', 'take player red-1', 'discard-central red-0', 'battle 0 2'],
    { discard: { 'red-0': 1, 'red-1': 1, 'red-2': 1 }, decks: { central: { top: null, count: 49 } }, conflict: 0 },
    '3 Shields against 1. The card discarded in step 3 is no part of the Battle.',
  ),
  decides(
    'S12 a face-down central card is left alone',
    'end',
    { decks: { player: 'wood', opponent: 'wood', central: null } },
    'none',
    'There is nothing to discard.',
  ),
  turn(
    'S15 R11.1 R12.5 the last Stage: extra cards and the Battle come before the end',
    {
      player: { wonder: 'giza', cards: { 'red-2': 1 } },
      opponent: {
        wonder: 'olympia',
        stages: ['olympia-2d', 'olympia-2i', 'olympia-3d', 'olympia-3i'],
        cards: { wood: 1, stone: 1, brick: 1, 'red-0': 1 },
        tokens: ['architecture'],
      },
      decks: { player: 'glass', opponent: 'red-1', central: null },
      chance: ['blue-3', 'red-0'],
    },
    [
      'take player glass',
      'construct olympia-4d wood stone brick glass',
      'take opponent red-1',
      'battle 0 2',
      'end-game',
    ],
    { over: true, opponent: { cards: { 'red-0': 1 }, military: 2 } },
    'Architecture’s card turns the third token; 2 Shields against 1.',
  ),
  turn(
    'S15 R8.3 extra cards are lost when no deck has cards',
    {
      opponent: { wonder: 'olympia', tokens: ['urbanism'] },
      decks: { player: { top: 'wood', count: 1 }, opponent: 'empty', central: 'empty' },
    },
    ['take player wood'],
    { active: 'player', pending: 0, decks: { player: { count: 0, top: null } } },
    'Wood was the last card of all.',
  ),
  turn(
    'Q26 whoever draws the card you saw draws that card',
    {
      seen: 'stone',
      opponent: { wonder: 'olympia' },
      decks: { player: 'blue-3', opponent: 'blue-3', central: null },
      chance: [5],
    },
    ['take central stone'],
    { seen: null, opponent: { cards: { stone: 1 } } },
    'No value of chance is needed for it.',
  ),
  asked(
    'Q27 R11.3 a tie on points goes to the side with more Stages',
    { kind: 'score' },
    { player: { stages: ['giza-2d'] }, opponent: { wonder: 'babylon', stages: [], cards: {}, tokens: ['culture'] } },
    { score: { player: { total: 4 }, opponent: { total: 4 }, winner: 'player' } },
    'One Stage against none.',
  ),
  asked(
    'Q27 R11.3 still equal, the victory is shared',
    { kind: 'score' },
    { player: { cards: { 'blue-3': 1 } }, opponent: { military: 1 } },
    { score: { player: { total: 3 }, opponent: { total: 3 }, winner: 'shared' } },
    '3 points each and no Stage.',
  ),
  turn(
    'S12 R7.2 a Red card that is discarded turns no Conflict token',
    {
      player: { wonder: 'giza', cards: { 'red-1': 1 } },
      opponent: { wonder: 'rhodes', stages: ['rhodes-2d', 'rhodes-2i'], cards: { 'red-1': 1, 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: { player: 'coin', opponent: 'gear' },
      chance: ['red-2', 'wood'],
    },
    ['reveal-central red-2', 'take player coin', 'discard-central red-2'],
    { conflict: 2, discard: { 'red-2': 1 }, over: false },
    'Horns count for cards that are taken; two tokens stay turned and there is no Battle.',
  ),
]

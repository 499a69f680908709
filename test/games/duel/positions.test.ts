// Positions that cannot be: each is refused with one sentence that says what is wrong and where.
import { describe, expect, test } from 'vitest'
import { BadInput } from '../../../src/kernel/contract.ts'
import { duelModule } from '../../../src/games/duel/module.ts'
import { move, type Scenario } from './world.ts'

type Ask = Scenario['ask']
const moves = (...lines: readonly string[]): Ask => ({ kind: 'after', moves: lines.map(move) })
const OPEN = { turn: 'player', structure: { '1.1': 'baths', '1.2': 'altar' }, player: { coins: 0 } }
const MESSE = { phase: 'messe', age: 2, address: 'MS', structure: { '2.1': 'walls', '1.1': '?', '1.2': 'temple' } }
const LAYOUT = 'palace senate ?guild ?guild ?guild circus arena town-hall study ? ? gardens port obelisk armory'.split(
  ' ',
)
const LAST = ['academy', 'arsenal']
const GUILDS = ['builders-guild', 'merchants-guild', 'scientists-guild', 'tacticians-guild']

/** What is wrong, the position, the words its sentence must have, and the question where it is not SOLO's decision. */
const BAD: readonly (readonly [what: string, position: unknown, words: readonly string[], ask?: unknown])[] = [
  [
    'a card in two places',
    { structure: { '1.1': 'altar' }, discard: ['altar'] },
    ['altar', 'discard', 'structure 1.1'],
  ],
  ['a card twice in a city', { solo: { cards: ['altar', 'altar'] } }, ['altar', 'solo cards']],
  [
    'a card in a city and under a wonder',
    { solo: { buried: ['altar'] }, player: { cards: ['altar'] } },
    ['altar', 'solo buried', 'player cards'],
  ],
  [
    'a card set aside and built',
    { setAside: ['altar'], player: { cards: ['altar'] } },
    ['altar', 'setAside', 'player cards'],
  ],
  [
    'a wonder twice',
    { solo: { unbuilt: ['sphinx'] }, player: { built: ['sphinx'] } },
    ['sphinx', 'player built', 'solo unbuilt'],
  ],
  [
    'a wonder on offer and built',
    { phase: 'draft', offer: ['sphinx'], player: { built: ['sphinx'] } },
    ['sphinx', 'offer', 'player built'],
  ],
  ['a token twice', { board: ['law'], player: { tokens: ['law'] } }, ['law', 'board', 'player tokens']],
  ['a token on the board and in the box', { board: ['law'], box: ['law'] }, ['law', 'board', 'box']],
  ['an unknown card', { solo: { cards: ['alter'] } }, ['alter', 'solo cards']],
  ['an unknown wonder', { solo: { built: ['tower'] } }, ['tower', 'solo built']],
  ['an unknown token', { board: ['laws'] }, ['laws', 'board']],
  ['an unknown address', { address: 'XX' }, ['XX', 'address']],
  ['an unknown level', { level: 'hard' }, ['hard', 'level']],
  ['an unknown phase', { phase: 'lunch' }, ['lunch', 'phase']],
  ['an unknown side', { turn: 'me' }, ['me', 'turn']],
  ['an unknown field', { colour: 'red' }, ['colour']],
  ['an unknown field of a city', { solo: { coin: 1 } }, ['coin', 'solo']],
  ['an unknown slot', { structure: { '9.9': 'altar' } }, ['9.9', 'Age 1']],
  ['a slot of another Age', { age: 2, structure: { '1.1': 'walls', '7.1': 'temple' } }, ['7.1', 'Age 2']],
  ['an open card face down', { structure: { '1.1': '?' } }, ['1.1', 'face down']],
  ['a hole under a card', { structure: { '3.1': 'altar' } }, ['3.1', '2.1', 'empty']],
  ['a card of another Age', { structure: { '1.1': 'walls' } }, ['walls', '1.1', 'Age 1']],
  ['a guild before Age III', { age: 2, structure: { '1.1': 'builders-guild' } }, ['builders-guild', '1.1', 'Age 2']],
  [
    'a guild back before Age III',
    { age: 2, structure: { '2.1': 'walls', '1.1': '?guild' } },
    ['?guild', '1.1', 'Age 2'],
  ],
  [
    'more than three guilds',
    {
      age: 3,
      structure: {
        '2.1': '?',
        '2.2': '?',
        '2.3': '?',
        ...Object.fromEntries(GUILDS.map((id, at) => [`3.${at + 1}`, id])),
      },
    },
    ['structure', '3 guilds'],
  ],
  ['a set-aside card of another Age', { setAside: ['walls'] }, ['walls', 'setAside', 'Age 1']],
  ['too many set-aside cards', { setAside: ['?', '?', '?', '?'] }, ['setAside', '3']],
  ['an unused guild that is none', { guildsAside: ['walls'] }, ['walls', 'guildsAside']],
  ['negative coins', { solo: { coins: -1 } }, ['solo coins', 'negative']],
  ['half a coin', { player: { coins: 1.5 } }, ['player coins']],
  ['coins in words', { player: { coins: 'seven' } }, ['player coins', 'number']],
  ['a pawn off the track', { conflict: 10 }, ['conflict', '9']],
  ['a pawn off its other end', { conflict: -10 }, ['conflict', '-9']],
  ['an Age IV', { age: 4 }, ['age', '3']],
  ['a looting token of 3', { loot: { solo: [3], player: [] } }, ['loot solo', '2 and 5']],
  ['a board of six spaces', { board: [null, null, null, null, null, null] }, ['board', '5']],
  [
    'more than seven wonders',
    {
      solo: { built: ['sphinx', 'pyramids', 'colossus', 'messe'] },
      player: { built: ['piraeus', 'mausoleum', 'appian-way', 'great-library'] },
    },
    ['7 wonders'],
  ],
  [
    'more cards under wonders than wonders (R10.1)',
    { solo: { built: ['sphinx'], buried: ['altar', 'baths'] } },
    ['solo buried', 'wonders'],
  ],
  ['a city that is a list', { solo: [] }, ['solo', 'object']],
  ['cards that are no list', { solo: { cards: 'altar' } }, ['solo cards', 'array']],
  ['a follow-up that is none', { phase: 'mausoleum', queue: [['turn', 'solo']] }, ['turn', 'queue']],
  ['a follow-up of nobody', { phase: 'mausoleum', queue: ['messe'] }, ['queue', 'side']],
  ['no position', null, ['position', 'object']],
  ['a list of positions', [], ['position', 'object']],
  // Questions that cannot be answered
  ['a decision of the player', OPEN, ['player', 'turn']],
  ['a decision without an address', { ...OPEN, turn: 'solo' }, ['address']],
  ['a turn without a card', { address: 'MS' }, ['structure', 'card']],
  ['a decision after the end', { phase: 'over' }, ['over']],
  ['an end of an Age that leaves open who chooses', { phase: 'age-end', conflict: 0 }, ['lastActive']],
  ['an end of Age III', { phase: 'age-end', age: 3, conflict: 1 }, ['age', 'III']],
  ['a question of no kind', OPEN, ['kind'], {}],
  ['an unknown kind of question', OPEN, ['kind'], { kind: 'weather' }],
  ['a price of something unknown', OPEN, ['tower', 'item'], { kind: 'cost', side: 'solo', item: 'tower' }],
  ['a price of nothing', OPEN, ['item', 'missing'], { kind: 'cost', side: 'solo' }],
  ['moves that are no list', OPEN, ['moves', 'array'], { kind: 'after' }],
  ['an unknown move', OPEN, ['moves 0'], { kind: 'after', moves: [{ type: 'jump' }] }],
  [
    'a move with an unknown card',
    OPEN,
    ['moves 0', 'alter'],
    { kind: 'after', moves: [{ type: 'build', card: 'alter' }] },
  ],
  ['a building that cannot be paid for', OPEN, ['move 1', 'build baths'], moves('build baths')],
  ['a card that is not open', OPEN, ['move 1', 'discard theater'], moves('discard theater')],
  [
    'a second move that is not legal',
    { ...OPEN, address: 'MS' },
    ['move 2', 'discard altar'],
    moves('discard altar', 'discard altar'),
  ],
  ['a pass (R5.1)', OPEN, ['move 1', 'choice'], moves('none')],
  [
    'a card not destroyed (R11.7)',
    { phase: 'destroy-grey', solo: { cards: [] }, player: { cards: ['press'] } },
    ['move 1', 'choice'],
    moves('none'),
  ],
  [
    'a gift of the card taken',
    { phase: 'liberty', age: 2, setAside: ['walls', 'temple', 'statue'] },
    ['move 1', 'liberty walls walls'],
    moves('liberty walls walls'),
  ],
  ['a move after the end', { phase: 'over' }, ['move 1', 'over'], moves('discard altar')],
  // Chance
  ['no random card of the level', { phase: 'age-start', level: 'normale' }, ['chance', 'level']],
  [
    'no random card when the level is applied',
    { phase: 'age-start', level: 'normale' },
    ['move 1', 'level'],
    moves('age-start'),
  ],
  ['a random card of another Age', { phase: 'age-start', level: 'normale', chance: ['walls'] }, ['chance', 'walls']],
  [
    'a random card that lies in the structure',
    { phase: 'age-start', level: 'normale', structure: { '1.1': 'altar' }, chance: ['altar'] },
    ['chance', 'altar'],
  ],
  ['no tokens drawn', { phase: 'token-box', address: 'MS' }, ['chance', 'token']],
  ['two tokens drawn', { phase: 'token-box', address: 'MS', chance: ['law', 'economy'] }, ['chance', 'token']],
  [
    'a token drawn that lies on the board',
    { phase: 'token-box', address: 'MS', board: ['law'], chance: ['law', 'economy', 'strategy'] },
    ['chance', 'law', 'box'],
  ],
  ['a token drawn twice', { phase: 'token-box', address: 'MS', chance: ['law', 'law', 'strategy'] }, ['chance', 'law']],
  [
    'set-aside cards nobody has shown',
    { phase: 'liberty', age: 2, address: 'MS', setAside: ['?', '?', '?'] },
    ['setAside'],
  ],
  ['a face-down card the Messe could take (R17.13)', MESSE, ['structure 1.1', 'row 1']],
  ['a legal choice among them', MESSE, ['structure 1.1', 'row 1'], { kind: 'legal' }],
  ['a choice made among them', MESSE, ['structure 1.1', 'row 1'], moves('free temple')],
  [
    'a layout of Age III with four guild backs (R4.4)',
    {
      age: 2,
      turn: 'player',
      structure: { '1.1': 'walls' },
      conflict: 1,
      chance: [...LAYOUT, '?guild', '?', '?', ...LAST],
    },
    ['chance', '?guild', '6.1'],
    moves('discard walls'),
  ],
  [
    'a card turned up that is known',
    { turn: 'player', structure: { '3.1': 'altar', '2.1': '?' }, chance: ['altar'] },
    ['chance', 'altar'],
    moves('discard altar'),
  ],
  [
    'a card turned up of another Age',
    { turn: 'player', structure: { '3.1': 'altar', '2.1': '?' }, chance: ['walls'] },
    ['chance', 'walls'],
    moves('discard altar'),
  ],
  [
    'half a layout',
    { turn: 'player', structure: { '1.1': 'altar' }, conflict: 1, chance: ['walls'] },
    ['chance', '20'],
    moves('discard altar'),
  ],
]

describe('a position that cannot be', () => {
  test.each(BAD.map((bad) => [bad[0], bad] as const))(
    '%s is refused with a sentence',
    (_, [, position, words, ask]) => {
      let error: unknown
      try {
        duelModule.answer(position, ask)
      } catch (thrown) {
        error = thrown
      }
      expect(error).toBeInstanceOf(BadInput)
      const { message } = error as BadInput
      for (const word of words) expect(message).toContain(word)
      expect(message).not.toContain('\n')
      expect(message.length).toBeLessThan(120)
    },
  )
})

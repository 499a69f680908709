// What is told of the Opponent's decisions: what it looked at, what left it no choice, what its tables print.
import { type DeckName, type Scenario, tells, type World } from './world.ts'

const TOKENS = { progress: { faceUp: ['culture', 'decor', 'education'] } } as const
const COINS = { decks: { player: 'coin', opponent: 'coin', central: null } } as const
const DECKS: readonly DeckName[] = ['player', 'opponent', 'central']
const HALI = { wonder: 'halicarnassus', stages: ['halicarnassus-2d'] } as const

const only = (says: string, world: World, it: string, en: string): Scenario =>
  tells(
    `${says}: what left it no choice`,
    { ...TOKENS, player: { wonder: 'rhodes' }, ...world, opponent: { wonder: 'giza', ...world.opponent } },
    { only: { it, en } },
    'There was no other move of this kind.',
  )

export const soloTold: readonly Scenario[] = [
  tells(
    'S11 S2 two decks on the best rung: it waits for the die, and nothing counts as decided',
    { ...TOKENS, ...COINS },
    {
      now: {
        move: 'roll',
        looked: ['priority.2: player opponent', 'roll: player opponent', 'turn.first'],
        decided: [],
        counted: [],
      },
    },
    'Both tops are rung 2; the die has still to be rolled.',
  ),
  tells(
    'S11 a 4 is the Opponent’s deck, and now it counts',
    { ...TOKENS, ...COINS, rolls: [4] },
    {
      now: {
        move: 'take opponent',
        looked: ['priority.2: player opponent', 'several-die.opponent: opponent / player', 'turn.first'],
        values: [{}, { opponent: 4 }, {}],
        decided: ['several-die.opponent', 'turn.first'],
        counted: ['several-die.opponent', 'turn.first'],
      },
    },
    '4-6 is the Opponent’s deck.',
  ),
  tells(
    'S10 S2 no rung met: the die among all three decks',
    { ...TOKENS, decks: { player: 'blue-3', opponent: 'red-0', central: null } },
    { now: { move: 'roll', looked: ['roll: player opponent central', 'turn.first'] } },
    'Blue 3 is on no rung, and with equal Shields a Red card without Horns is not either.',
  ),
  ...(['player', 'opponent', 'central'] as const).map((empty) =>
    tells(
      `S10 S2 Q14 with the deck ${empty} empty it waits for the die between the two others`,
      { ...TOKENS, decks: { player: 'blue-3', opponent: 'blue-3', central: null, [empty]: 'empty' } },
      {
        now: {
          move: 'roll',
          looked: [`roll: ${DECKS.filter((deck) => deck !== empty).join(' ')}`, 'turn.first'],
        },
      },
      'No card lies on an empty deck: the face that names it would be rolled again.',
    ),
  ),
  tells(
    'S10 Q14 a face that names an empty deck is told as not possible, and decides nothing',
    { ...TOKENS, decks: { player: 'blue-3', opponent: 'empty', central: null }, rolls: [2, 4] },
    {
      now: {
        move: 'take central',
        looked: ['no-priority.opponent: not possible', 'no-priority.central: central / player', 'turn.first'],
        decided: ['no-priority.central', 'turn.first'],
      },
    },
    'The 2 names the empty deck and is rolled again; the 4 is the central deck, before yours.',
  ),
  tells(
    'S14 S2 Halicarnassus waits for the die between equal decks',
    { ...TOKENS, ...COINS, opponent: HALI, taken: true, due: { kind: 'hali-deck' } },
    { now: { move: 'roll', looked: ['priority.2: player opponent', 'roll: player opponent'], decided: [] } },
    'Both tops are rung 2.',
  ),
  tells(
    'S14 S2 Q22 Halicarnassus waits for the die among the kinds that tie',
    {
      ...TOKENS,
      opponent: HALI,
      taken: true,
      decks: { player: 'coin', opponent: 'red-2', central: null },
      due: { kind: 'hali-card', deck: 'opponent', revealed: ['red-2', 'blue-3', 'red-1', 'blue-3', 'gear'] },
    },
    {
      now: {
        move: 'roll',
        looked: ['priority.6a: red-2 red-1 / blue-3 / gear', 'roll: red-2 red-1'],
        values: [{ 'red-2': 0, 'red-1': 0 }, {}],
      },
    },
    'With equal Shields both Horns are 6a.',
  ),
  tells(
    'S13 Q20 S2 Strategy and Politics wait for the die, as they lie',
    {
      ...COINS,
      taken: true,
      progress: { faceUp: ['strategy', 'tactics', 'politics'] },
      due: { kind: 'token' },
    },
    { now: { move: 'roll', looked: ['roll: strategy politics', 'token.valued'] } },
    'Both have 1 printed on them.',
  ),
  tells(
    'S7.6 Q12 ahead on Shields: by how many, as a sum',
    {
      ...TOKENS,
      player: { wonder: 'giza', cards: { 'red-0': 1 } },
      opponent: { cards: { 'red-0': 1 }, tokens: ['tactics'] },
      decks: { player: 'red-1', opponent: 'blue-3', central: null },
    },
    {
      now: {
        looked: ['priority.6a: player / opponent', 'turn.first'],
        values: [{ player: 2 }, {}],
        sums: [{ player: [3, -1], opponent: [3, -1] }, {}],
      },
    },
    'One Red card and two of Tactics against one; told of the card that is on the rung.',
  ),
  tells(
    'S7.6 Q12 behind on Shields: below zero',
    {
      ...TOKENS,
      player: { wonder: 'giza', cards: { 'red-0': 3 } },
      opponent: { cards: { 'red-0': 1 } },
      decks: { player: 'blue-3', opponent: 'red-0', central: null },
    },
    { now: { looked: ['priority.6b: opponent / player', 'turn.first'], values: [{ opponent: -2 }, {}] } },
    'One against three.',
  ),
  tells(
    'S15 nothing is left: one plan after the other fails, and the turn ends',
    { ...TOKENS, ...COINS, taken: true },
    {
      now: {
        move: 'end',
        looked: [
          'turn.science: not possible',
          'turn.construct: not possible',
          'turn.extra: not possible',
          'turn.discard: not possible',
        ],
      },
    },
    'No set, no payable Stage, no extra card, and the central card lies face down.',
  ),
  tells(
    'S1 in your turn there is nothing for the Opponent to decide',
    { ...TOKENS, ...COINS, active: 'player' },
    { now: { refused: 'architects.nothing-to-decide' } },
    'Each side decides in its own turn.',
  ),
  only(
    'Q14 one deck left',
    { decks: { player: 'empty', opponent: 'compass', central: 'empty' } },
    'solo questo mazzo ha ancora carte',
    'only this deck has cards left',
  ),
  only(
    'S16 one Stage, one payment',
    { opponent: { cards: { wood: 1, stone: 1 } }, taken: true, ...COINS },
    'può pagare solo questo Stadio, e solo con queste carte',
    'it can pay for this Stage only, and only with these cards',
  ),
  only(
    'S15 one set of Green cards',
    { opponent: { cards: { gear: 2 } }, taken: true, ...COINS },
    'ha solo questa combinazione di carte Verdi',
    'it has only this set of Green cards',
  ),
  only(
    'S14 one Wonder deck with cards',
    {
      opponent: { wonder: 'halicarnassus' },
      taken: true,
      due: { kind: 'hali-deck' },
      decks: { player: 'coin', opponent: 'empty' },
    },
    'solo questo mazzo Meraviglia ha ancora carte',
    'only this Wonder deck has cards left',
  ),
  only(
    'S6 the Cat',
    { opponent: { cards: { 'blue-2-cat': 1 } }, cat: 'opponent', ...COINS },
    'con il Gatto scopre sempre la carta centrale, prima di prenderne una',
    'with the Cat it always turns up the central card before it takes one',
  ),
  tells(
    'S7.2 a deck chosen among several has no such reason',
    { ...TOKENS, decks: { player: 'coin', opponent: 'blue-3', central: null } },
    { only: null },
    'The list of priorities chose among three decks.',
  ),
  tells(
    'S1 nor has a move of yours, even the only one',
    { ...TOKENS, active: 'player', decks: { player: 'coin', opponent: 'empty', central: 'empty' } },
    { only: null },
    'It is told of the Opponent only.',
  ),
  tells(
    'S2 S10 S11 the tables of the die, as they are printed',
    {},
    {
      prints: {
        'split-2': ['', '1-3 the first', '4-6 the second'],
        'split-3': ['', '1-2 the first', '3-4 the second', '5-6 the third'],
        'split-4': ['', '1 the first', '2 the second', '3 the third', '4 the fourth', '5-6 roll again'],
        'split-5': ['', '1 the first', '2 the second', '3 the third', '4 the fourth', '5 the fifth', '6 roll again'],
        'split-6': ['', '1 the first', '2 the second', '3 the third', '4 the fourth', '5 the fifth', '6 the sixth'],
        'several-die': ['Why this card?', '1-3 your deck', '4-6 the Opponent’s deck'],
        'no-priority': [
          'Why this card?',
          '1 your deck',
          '2 the Opponent’s deck',
          '3-6 the central deck, face up or face down',
        ],
      },
    },
    'What is left over of six faces is rolled again.',
  ),
]

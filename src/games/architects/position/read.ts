// Turns a position into a state: fills in defaults and rebuilds the stack of asks.
import { lawful, lawfulPart } from '../../../kernel/laws.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { counted, type Unit } from '../../../kernel/text.ts'
import { showCards } from '../apply/dues.ts'
import { type Ask, CENTRAL, type DeckNo, DECKS, OPPONENT, PLAYER, SIDES, type Side, toAsk } from '../asks.ts'
import { card, cardNo, CARDS, stage, stageNo, tokenNo, wonderNo } from '../catalogue/index.ts'
import { laws } from '../laws.ts'
import { DECK_NAMES, SIDE_NAMES } from '../moves.ts'
import {
  allEmpty,
  bare,
  type Board,
  type Deck,
  deckSize,
  giveWonder,
  HIDDEN,
  NONE,
  noCards,
  someWonderDeck,
  type State,
  sumOf,
  tokensLeft,
  topAsk,
} from '../state.ts'
import { nameOf } from '../words.ts'
import { checkState } from './check.ts'
import { checkCards } from './check-decks.ts'
import { checkEvents, checkSetUp } from './check-setup.ts'
import { openSetUp } from '../start.ts'
import { type BoardData, type Chance, type DeckData, parsePosition, type PositionData } from './format.ts'

/** The state, and the results of chance in the position. */
export interface Reading {
  readonly state: State
  readonly chance: Chance
}

/** For playing on. */
export const readState = (json: unknown): State => lawful(read(json).state, laws)

/** For a question. */
export function readPosition(json: unknown): Reading {
  const reading = read(json)
  lawfulPart(reading.state, laws)
  return reading
}

function read(json: unknown): Reading {
  const p = parsePosition(json)
  const s = bare()
  readTable(s, p)
  checkState(s, p)
  if (p.over) end(s)
  else if (p.setup) readSetUp(s, p)
  else readAsks(s, p)
  return { state: s, chance: [...p.chance] }
}

/** Values of a turn end with it. */
function end(s: State): void {
  s.over = true
  s.asks = []
  s.rolls = []
  s.revealed = []
}

const sideNo = (name: (typeof SIDE_NAMES)[number]): Side => SIDE_NAMES.indexOf(name) as Side
const deckNo = (name: (typeof DECK_NAMES)[number]): DeckNo => DECK_NAMES.indexOf(name) as DeckNo
// The format has checked every id.
const kindOf = (id: string): number => cardNo(id) as number
const tokenNumbers = (ids: readonly string[]): number[] => ids.map((id) => tokenNo(id) as number)
const bitsOf = (numbers: readonly number[]): number => numbers.reduce((bits, no) => bits | (1 << no), 0)

function countsOf(cards: Readonly<Record<string, number | undefined>>): number[] {
  return CARDS.map(({ id }) => cards[id] ?? 0)
}

function readTable(s: State, p: PositionData): void {
  s.variant = p.variant
  s.level = p.difficulty
  s.active = sideNo(p.active)
  s.boards = [readBoard(p.player), readBoard(p.opponent)]
  s.cat = p.cat === null ? NONE : sideNo(p.cat)
  s.faceUp = tokenNumbers(p.progress?.faceUp ?? [])
  s.used = bitsOf(tokenNumbers(p.used))
  s.pending = p.pending
  s.seen = p.seen === null ? NONE : kindOf(p.seen)
  s.discard = countsOf(p.discard)
  s.rolls = [...p.rolls]
  s.revealed = (p.due?.revealed ?? []).map(kindOf)
  for (const no of DECKS) s.decks[no] = readDeck(s, p, no)
  // A card the player has looked at and that is now face up is known to both: nothing to remember.
  if (s.seen === s.decks[CENTRAL].top) s.seen = NONE
}

function readBoard(data: BoardData): Board {
  const tokens = tokenNumbers(data.tokens)
  return {
    wonder: data.wonder ? (wonderNo(data.wonder) as number) : NONE,
    stages: data.stages.reduce((bits, id) => bits | stage(stageNo(id) as number).bit, 0),
    cards: countsOf(data.cards),
    tokens,
    held: bitsOf(tokens),
    military: data.military,
  }
}

const USUAL_COUNT = [20, 20, 50] as const
/** A missing Wonder deck is empty; the central deck is face down. */
const LEFT_OUT: readonly [DeckData, DeckData, DeckData] = ['empty', 'empty', null]

function readDeck(s: State, p: PositionData, no: DeckNo): Deck {
  const given = p.decks[DECK_NAMES[no]]
  const data = given === undefined ? LEFT_OUT[no] : given
  if (data === 'empty') return { top: NONE, count: 0, left: noCards(), unknown: 0, turned: 0 }
  const { top = null, count, left } = typeof data === 'object' && data !== null ? data : { top: data }
  const kind = top === null ? HIDDEN : kindOf(top)
  // A top card that is visible or was looked at is known; everything else is below it, or is the face-down top itself.
  const known = kind >= 0 || (no === CENTRAL && s.seen !== NONE) ? 1 : 0
  const shown = p.due?.kind === 'hali-card' && p.due.deck === DECK_NAMES[no] ? s.revealed.slice(1) : []
  const below = left === undefined ? noCards() : countsOf(left)
  const told = sumOf(below)
  const total = count ?? (left === undefined ? USUAL_COUNT[no] : told + known)
  if (total === 0) return { top: kind >= 0 ? kind : NONE, count: 0, left: noCards(), unknown: 0, turned: 0 }
  if (left !== undefined) checkLeft(no, below, shown, told, total - known, known === 0)
  if (left !== undefined) for (const each of shown) below[each] = (below[each] as number) - 1
  // If the top of a face-down central deck was not counted among the remaining cards, it may be any of them.
  const unknown = left === undefined ? total - known - shown.length : total - known - told
  return { top: kind, count: total, left: below, unknown, turned: deckSize(s, no) - total }
}

const TOLD: Unit = {
  one: { it: 'qui è indicata # carta', en: 'there is # card' },
  other: { it: 'qui sono indicate # carte', en: 'there are # cards' },
}
const otherCount = refusal<{ told: number; hidden: number }>('architects.left-count', {
  it: ({ told, hidden }) =>
    `${counted(told, TOLD, 'it')}, ma per il numero di carte nel mazzo dovrebbero essere ${hidden}`,
  en: ({ told, hidden }) =>
    `${counted(told, TOLD, 'en')}, by the number of cards in the deck there should be ${hidden}`,
})
const shownIsMissing = refusal<{ card: string }>('architects.shown-is-missing', {
  it: ({ card: id }) => `fra queste manca una carta mostrata: ${nameOf(id, 'it')}`,
  en: ({ card: id }) => `a card that is shown is missing here: ${nameOf(id, 'en')}`,
})

function checkLeft(
  no: DeckNo,
  below: readonly number[],
  shown: readonly number[],
  told: number,
  hidden: number,
  topUnknown: boolean,
): void {
  const path = ['decks', DECK_NAMES[no], 'left']
  const mayLackTop = no === CENTRAL && topUnknown && told === hidden - 1
  if (told !== hidden && !mayLackTop) throw otherCount({ told, hidden }, path)
  for (const kind of shown)
    if (shown.filter((each) => each === kind).length > (below[kind] ?? 0))
      throw shownIsMissing({ card: card(kind).id }, path)
}

/** Before the first turn: Wonders and starting tokens that are not given are still to come. */
function readSetUp(s: State, p: PositionData): void {
  if (p.decks.central === undefined) s.decks[CENTRAL] = bare().decks[CENTRAL]
  checkSetUp(s, p)
  for (const side of SIDES) {
    const { wonder } = s.boards[side]
    if (wonder !== NONE && p.decks[SIDE_NAMES[side]] === undefined) giveWonder(s, side, wonder)
  }
  checkCards(s)
  openSetUp(s)
  s.asks = s.asks.filter(({ ask, deck }) => ask !== 'top' || s.decks[deck].top < 0)
  if (s.asks.length === 0) s.asks.push(toAsk('turn', s.active))
  else if (p.events.includes('die') && topAsk(s)?.side === OPPONENT && topAsk(s)?.ask !== 'top')
    s.asks.push(toAsk('die', OPPONENT))
}

function readAsks(s: State, p: PositionData): void {
  const side = s.active
  if (!p.taken && p.due === null) {
    if (allEmpty(s))
      s.over = true // R10.2
    else s.asks.push(toAsk('turn', side))
  } else {
    s.asks.push(toAsk('act', side))
    readDue(s, p, side)
  }
  // Open results of chance come first.
  for (const no of [OPPONENT, PLAYER] as const) if (s.decks[no].top === HIDDEN) s.asks.push(toAsk('top', no, no))
  checkEvents(s, p)
  for (const event of p.events) s.asks.push(readEvent(event, side))
}

/** Places of Progress tokens count from 0. */
const readEvent = (event: PositionData['events'][number], side: Side): Ask =>
  typeof event === 'number' ? toAsk('lay', side, event as DeckNo) : toAsk(event, side)

/** R13.3; if no answer is possible, nothing is due (R5.9). */
function readDue(s: State, p: PositionData, side: Side): void {
  switch (p.due?.kind) {
    case 'token':
      if (tokensLeft(s)) s.asks.push(toAsk('token', side))
      return
    case 'take':
      if (!allEmpty(s)) s.asks.push(toAsk('take', side))
      return
    case 'hali-deck':
      if (someWonderDeck(s)) s.asks.push(toAsk('hali-deck', side))
      return
    case 'hali-card':
      return readShown(s, p, side)
    default:
      return
  }
}

const notWonderDeck = refusal('architects.not-wonder-deck', {
  it: 'Halikarnassos guarda un mazzo Meraviglia: indica quale',
  en: 'Halicarnassus looks at a Wonder deck: say which',
})
const nothingShown = refusal('architects.nothing-shown', {
  it: 'mancano le carte mostrate',
  en: 'the cards shown are missing',
})
const shownNotTop = refusal('architects.shown-not-top', {
  it: 'la prima carta mostrata è quella in cima al mazzo',
  en: 'the first card shown is the top of its deck',
})
const tooManyShown = refusal<{ cards: number }>('architects.too-many-shown', {
  it: ({ cards }) => `sono più di quante carte ha il mazzo: ${cards}`,
  en: ({ cards }) => `they are more than the cards of the deck: ${cards}`,
})

function readShown(s: State, p: PositionData, side: Side): void {
  const name = p.due?.deck
  if (name === undefined || name === 'central') throw notWonderDeck(['due', 'deck'])
  const no = deckNo(name)
  const deck = s.decks[no]
  if (s.revealed.length === 0) throw nothingShown(['due', 'revealed'])
  if (deck.top !== s.revealed[0]) throw shownNotTop(['due', 'revealed'])
  if (s.revealed.length > deck.count) throw tooManyShown({ cards: deck.count }, ['due', 'revealed'])
  showCards(s, side, no)
}

// What holds in every state. Checked at every step of a great many games, so nothing here makes lists it can do without.
import type { Law } from '../../kernel/contract.ts'
import { CENTRAL, DECKS, OPPONENT, SIDES } from './asks.ts'
import {
  CAT_CARD,
  COMPLETE,
  card,
  CENTRAL_COMPOSITION,
  COMPOSITIONS,
  KINDS,
  TOKENS,
  wonder as theWonder,
} from './catalogue/index.ts'
import { ones, payable, scienceSets } from './measures.ts'
import {
  allEmpty,
  type Board,
  CONFLICT_TOKENS,
  countOf,
  type Deck,
  FACE_UP,
  HIDDEN,
  horns,
  NONE,
  onTable,
  stackSize,
  type State,
  topAsk,
} from './state.ts'

export const laws: readonly Law<State>[] = [
  { id: 'a deck has as many cards as it counts', broken: countsWrong },
  { id: 'every Progress token is in at most one place', broken: tokensAstray },
  { id: 'three Progress tokens lie face up while the stack lasts, or none is told', broken: faceUpWrong },
  { id: 'every Stage rests on constructed ones', broken: stagesAstray },
  { id: 'the Cat is with a side that has a Cat card, and with nobody while there is none', broken: catAstray },
  { id: 'the central card lies face up only in the turn of an Opponent with the Cat', broken: centralOpen },
  { id: 'only tokens of the active side are used', broken: usedWrong },
  { id: 'cards are shown only while one of them is chosen', broken: shownWrong },
  { id: 'somebody is asked something until the game is over', broken: hangs },
]

/** A position does not tell how it came about, and may leave out discards, what decks hold, and the tokens that lie face up. */
export const lawsFromStart: readonly Law<State>[] = [
  { id: 'every card is in exactly one place', broken: cardsAstray },
  { id: 'three Progress tokens lie face up while the stack lasts', broken: faceUpShort },
  { id: 'Horns never outlast a turn that turned the third Conflict token', broken: battleMissed },
  { id: 'extra cards come from tokens that were used', broken: pendingWrong },
  { id: 'a turn never ends with a set of Green cards or a payable Stage left', broken: dutyMissed },
  { id: 'the game ends with a complete Wonder or without cards', broken: endEarly },
  { id: 'a complete Wonder ends the game with the turn', broken: endMissed },
]

/** While decks have no Wonder yet their cards are nowhere. */
const inSetUp = (s: State): boolean => s.boards[0].wonder === NONE || s.boards[1].wonder === NONE
function cardsAstray(s: State): string | undefined {
  if (inSetUp(s)) return undefined
  const one = COMPOSITIONS[s.boards[0].wonder] as readonly number[]
  const two = COMPOSITIONS[s.boards[1].wonder] as readonly number[]
  const three = COMPOSITIONS[CENTRAL_COMPOSITION] as readonly number[]
  for (let kind = 0; kind < KINDS; kind++) {
    let count = onTable(s, kind)
    for (let deck = 0; deck < DECKS.length; deck++) count += s.decks[deck]?.left[kind] as number
    if (count !== (one[kind] as number) + (two[kind] as number) + (three[kind] as number))
      return `there are ${count} of ${card(kind).id}`
    if ((s.boards[0].cards[kind] as number) < 0 || (s.boards[1].cards[kind] as number) < 0)
      return `a side owes a ${card(kind).id}`
  }
  return undefined
}

function countsWrong(s: State): string | undefined {
  for (const no of DECKS) {
    const deck = s.decks[no]
    let cards = deck.unknown + (deck.top >= 0 ? 1 : 0) + (no === CENTRAL && s.seen !== NONE ? 1 : 0)
    for (let kind = 0; kind < KINDS; kind++) cards += deck.left[kind] as number
    if (deck === shownFrom(s)) cards += s.revealed.length - 1
    if (cards !== deck.count) return `deck ${no} has ${cards} cards and counts ${deck.count}`
    if (!inSetUp(s) && (deck.top === NONE) !== (deck.count === 0)) return `deck ${no} is empty or not`
  }
  return undefined
}

function shownFrom(s: State): Deck | undefined {
  if (s.revealed.length === 0) return undefined
  for (let at = s.asks.length - 1; at >= 0; at--) {
    const ask = s.asks[at]
    if (ask?.ask === 'hali-card') return s.decks[ask.deck]
  }
  return undefined
}

function tokensAstray(s: State): string | undefined {
  for (const { no, copies, id } of TOKENS) {
    const shown = countOf(s.boards[0].tokens, no) + countOf(s.boards[1].tokens, no) + countOf(s.faceUp, no)
    if (shown > copies) return `${id} is there ${shown} times`
  }
  return heldWrong(s.boards[0]) ?? heldWrong(s.boards[1])
}

function heldWrong({ tokens, held }: Board): string | undefined {
  let bits = 0
  for (let i = 0; i < tokens.length; i++) bits |= 1 << (tokens[i] as number)
  return bits === held ? undefined : 'the tokens held are not those listed'
}

const faceUpWanted = (s: State): number => FACE_UP - s.asks.reduce((sum, { ask }) => (ask === 'lay' ? sum + 1 : sum), 0)

function faceUpWrong(s: State): string | undefined {
  return s.faceUp.length > faceUpWanted(s) || (s.faceUp.length > 0 && faceUpShort(s) !== undefined)
    ? `${s.faceUp.length} tokens lie face up`
    : undefined
}

function faceUpShort(s: State): string | undefined {
  return s.faceUp.length < faceUpWanted(s) && stackSize(s) > 0 ? `${s.faceUp.length} tokens lie face up` : undefined
}

function stagesAstray(s: State): string | undefined {
  for (const { wonder, stages } of s.boards) {
    if (wonder === NONE) continue
    for (const { bit, on } of theWonder(wonder).stages)
      if ((stages & bit) !== 0 && (on & ~stages) !== 0) return 'a Stage floats in the air'
  }
  return undefined
}

function catAstray(s: State): string | undefined {
  const cats = (s.boards[0].cards[CAT_CARD] as number) + (s.boards[1].cards[CAT_CARD] as number)
  if (s.cat === NONE) return cats > 0 ? 'nobody has the Cat' : undefined
  return (s.boards[s.cat as 0 | 1].cards[CAT_CARD] as number) > 0
    ? undefined
    : 'the Cat is with a side without Cat cards'
}

function battleMissed(s: State): string | undefined {
  if (topAsk(s)?.ask !== 'turn' && !s.over) return undefined
  return horns(s) >= CONFLICT_TOKENS ? 'a Battle did not take place' : undefined
}

function centralOpen(s: State): string | undefined {
  const open = s.decks[CENTRAL].top >= 0
  if (open && s.seen !== NONE) return 'the central card is seen and open'
  return open && (s.active !== OPPONENT || s.cat !== OPPONENT || s.over) ? 'the central card lies open' : undefined
}

function usedWrong(s: State): string | undefined {
  return (s.used & ~s.boards[s.active].held) !== 0 ? 'a token was used that is not held' : undefined
}

function pendingWrong(s: State): string | undefined {
  return s.pending < 0 || s.pending > ones(s.used) ? `${s.pending} extra cards are pending` : undefined
}

function shownWrong(s: State): string | undefined {
  const choosing = s.asks.some(({ ask }) => ask === 'hali-card')
  if (s.revealed.length > 0 !== choosing) return 'cards are shown to nobody'
  return choosing && shownFrom(s)?.top !== s.revealed[0] ? 'the first card shown is not the top of its deck' : undefined
}

function dutyMissed(s: State): string | undefined {
  if (topAsk(s)?.ask !== 'turn') return undefined
  for (const side of SIDES) {
    // What a token that serves again pays for was not payable when the turn ended; the side to move may be in that case.
    if (side === s.active || s.boards[side].held !== 0) continue
    if (scienceSets(s.boards[side]) !== 0 && (s.faceUp.length > 0 || stackSize(s) > 0)) return 'a set was kept'
    if (payable(s, side) !== 0) return 'a payable Stage was not constructed'
  }
  return undefined
}

function hangs(s: State): string | undefined {
  if (s.over !== (s.asks.length === 0)) return 'nobody is asked anything'
  if (topAsk(s)?.ask !== 'turn') return undefined
  return s.decks[0].top === HIDDEN || s.decks[1].top === HIDDEN ? 'a top card was not turned up' : undefined
}

const isComplete = (s: State): boolean => s.boards[0].stages === COMPLETE || s.boards[1].stages === COMPLETE

function endMissed(s: State): string | undefined {
  return topAsk(s)?.ask === 'turn' && isComplete(s) ? 'a complete Wonder did not end the game' : undefined
}

function endEarly(s: State): string | undefined {
  return s.over && !isComplete(s) && !allEmpty(s) ? 'the game ended early' : undefined
}

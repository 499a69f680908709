// Writes a state as a position: the complete public state with every field.
import type { Json } from '../../../kernel/contract.ts'
import { type AskName, CENTRAL, type DeckNo, DUES, OPPONENT, PLAYER, type Side } from '../asks.ts'
import { CARDS, card, STAGES_PER_WONDER, stage, token, TOKENS, wonder } from '../catalogue/index.ts'
import { DECK_NAMES, SIDE_NAMES } from '../moves.ts'
import { type Board, conflict, isSetUp, NONE, stackSize, type State } from '../state.ts'
import type { Chance } from './format.ts'

const TOLD: readonly string[] = ['draw', 'flip', 'peek', 'lay', 'prize', 'die'] satisfies AskName[]

type Written = { [key: string]: Json | undefined }

export function writePosition(s: State, chance: Chance = []): Written {
  return {
    ...(s.variant === '' ? {} : { variant: s.variant }),
    difficulty: s.level,
    active: SIDE_NAMES[s.active],
    player: writeBoard(s.boards[PLAYER]),
    opponent: writeBoard(s.boards[OPPONENT]),
    cat: s.cat === NONE ? null : SIDE_NAMES[s.cat as Side],
    conflict: conflict(s),
    progress: { faceUp: s.faceUp.map((no) => token(no).id), stack: stackSize(s) },
    decks: { player: writeDeck(s, 0), opponent: writeDeck(s, 1), central: writeDeck(s, CENTRAL) },
    taken: s.asks.some(({ ask }) => ask === 'act'),
    due: dueOf(s),
    used: TOKENS.filter(({ no }) => (s.used & (1 << no)) !== 0).map(({ id }) => id),
    pending: s.pending,
    seen: s.seen === NONE ? null : card(s.seen).id,
    discard: countsOf(s.discard),
    chance: [...chance],
    ...(s.over ? { over: true } : {}),
    ...(isSetUp(s) ? { setup: true } : {}),
    ...(s.rolls.length > 0 ? { rolls: [...s.rolls] } : {}),
    ...eventsOf(s),
  }
}

/** For a game: tokens not named as face up are not reported as absent either. */
export function writeState(s: State): Written {
  const untold = s.faceUp.length === 0 && stackSize(s) > 0 && !s.asks.some(({ ask }) => ask === 'lay')
  return untold ? { ...writePosition(s), progress: undefined } : writePosition(s)
}

/** Set-up has its own order; missing tops of Wonder decks and cards of Halicarnassus show by themselves. */
function eventsOf(s: State): Written {
  const told = s.asks.filter(({ ask }) => (isSetUp(s) ? ask === 'die' : TOLD.includes(ask)))
  return told.length === 0 ? {} : { events: told.map(({ ask, deck }) => (ask === 'lay' ? deck : ask)) }
}

export function countsOf(counts: readonly number[]): Record<string, number> {
  const named: Record<string, number> = {}
  for (const { id, no } of CARDS) if ((counts[no] ?? 0) > 0) named[id] = counts[no] as number
  return named
}

const writeBoard = (board: Board): Written => ({
  wonder: board.wonder === NONE ? null : wonder(board.wonder).id,
  stages: board.wonder === NONE ? [] : stageIds(board.wonder, board.stages),
  cards: countsOf(board.cards),
  tokens: board.tokens.map((no) => token(no).id),
  military: board.military,
})

/** The Stages of a Wonder whose bits are set. */
export function stageIds(wonderNo: number, bits: number): string[] {
  return Array.from({ length: STAGES_PER_WONDER }, (_, at) => at)
    .filter((at) => (bits & (1 << at)) !== 0)
    .map((at) => stage(wonderNo * STAGES_PER_WONDER + at).id)
}

function writeDeck(s: State, no: DeckNo): Written {
  const { top, count, left, unknown } = s.decks[no]
  const below = [...left]
  if (s.revealed.length > 0 && s.asks.some(({ ask, deck }) => ask === 'hali-card' && deck === no))
    for (const kind of s.revealed.slice(1)) below[kind] = (below[kind] as number) + 1
  // The cards below the face-down central card may be known even if that card is not.
  const topIsUnknown = no === CENTRAL && unknown === 1 && top < 0 && s.seen === NONE
  return {
    top: top >= 0 ? card(top).id : null,
    count,
    ...(unknown === 0 || topIsUnknown ? { left: countsOf(below) } : {}),
  }
}

function dueOf(s: State): Json {
  const due = s.asks.findLast(({ ask }) => (DUES as readonly string[]).includes(ask))
  if (due === undefined) return null
  if (due.ask !== 'hali-card') return { kind: due.ask }
  return { kind: due.ask, deck: DECK_NAMES[due.deck], revealed: s.revealed.map((kind) => card(kind).id) }
}

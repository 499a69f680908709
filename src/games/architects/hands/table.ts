// The real table of a state: every card, token, Stage and pawn, and where it lies.
import type { PhysicalTable } from '../../../kernel/hands.ts'
import { DECKS, type DeckNo, type Side, SIDES } from '../asks.ts'
import { CARDS, card, stage, STAGES_PER_WONDER, token } from '../catalogue/index.ts'
import { conflict, CONFLICT_TOKENS, NONE, stackSize, type State } from '../state.ts'
import * as at from './places.ts'

type Put = (place: string, piece: string, count?: number) => void

export function table(s: State): PhysicalTable {
  const places: Record<string, Record<string, number>> = {}
  const put: Put = (place, piece, count = 1) => {
    const pieces = (places[place] ??= {})
    pieces[piece] = (pieces[piece] ?? 0) + count
  }
  for (const side of SIDES) putSide(s, side, put)
  for (const deck of DECKS) putDeck(s, deck, put)
  for (const kind of s.revealed) put(at.SHOWN, card(kind).id)
  for (const { no, id } of CARDS) put(at.DISCARD, id, s.discard[no])
  for (const no of s.faceUp) put(at.FACE_UP, token(no).id)
  put(at.STACK, at.TOKEN, stackSize(s))
  put(at.catAt(s.cat as Side | typeof NONE), at.CAT)
  put(at.CONFLICT, at.BATTLE, conflict(s))
  put(at.CONFLICT, at.PEACE, CONFLICT_TOKENS - conflict(s))
  return places
}

function putSide(s: State, side: Side, put: Put): void {
  const { wonder, stages, cards, tokens, military } = s.boards[side]
  if (wonder !== NONE)
    for (let each = 0; each < STAGES_PER_WONDER; each++) {
      const no = wonder * STAGES_PER_WONDER + each
      put(at.stagesOf(side), (stages & (1 << each)) === 0 ? stage(no).id : at.builtStage(no))
    }
  for (const { no, id } of CARDS) put(at.cardsOf(side), id, cards[no])
  for (const no of tokens) put(at.tokensOf(side), token(no).id)
  put(at.victoriesOf(side), at.VICTORY, military)
}

/** The cards shown for Halicarnassus lie beside their deck, the top one among them. */
function putDeck(s: State, no: DeckNo, put: Put): void {
  const { top, count } = s.decks[no]
  const isShown = s.revealed.length > 0 && s.asks.some(({ ask, deck }) => ask === 'hali-card' && deck === no)
  const isOpen = top >= 0 && !isShown
  if (isOpen) put(at.topOf(no), card(top).id)
  put(at.deckOf(no), at.CARD, count - (isOpen ? 1 : isShown ? s.revealed.length : 0))
}

// The Automa's turn, played by the rules themselves and reported as one decision.
import type { Json, Tracer } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { apply } from '../apply/index.ts'
import { AUTOMA, type ItsAsk } from '../asks.ts'
import { decide, viewOf } from '../automa/decide.ts'
import { chooseAction } from '../automa/plans.ts'
import { card, genreOf } from '../catalogue/index.ts'
import { orderValue, SPACE_NAMES } from '../catalogue/map.ts'
import { AREAS, COMICS, DEVELOP, GENRES, HIRE, IDEAS, PRINT, SALES } from '../catalogue/vocabulary.ts'
import { masteryOf } from '../measures.ts'
import { type Move, type MoveOf, OPTION } from '../moves.ts'
import { NONE, orderOn, type Printed, type State, topAsk } from '../state.ts'
import { drawComic, turnOrder } from './chance.ts'
import type { Chance } from './format.ts'

type Action = { readonly [key: string]: Json }

const cardNeeded = refusal('age-of-comics.card-needed', {
  it: 'serve la carta Automa di questo turno',
  en: 'the automa card of this turn is needed',
})

export function playTurn(s: State, chance: Chance, tracer: Tracer): Action {
  if (s.card === NONE) throw cardNeeded(['card'])
  // Your turn is below on the stack: nothing after the Automa's action happens here.
  s.asks = [{ ask: 'place' }, { ask: 'automa' }]
  const { area, via } = chooseAction(viewOf(s), tracer)
  if (area === NONE) return { type: 'none', via }
  apply(s, OPTION.act(area).move)
  const head = { type: AREAS[area], via, space: `${AREAS[area]}-${s.spaces[area].length}` }
  switch (area) {
    case HIRE:
      return { ...head, ...hired(decide(s, tracer)) }
    case DEVELOP:
      return { ...head, ...developed(s, chance, tracer) }
    case IDEAS:
      return { ...head, ...ideas(s, tracer) }
    case PRINT:
      return { ...head, prints: prints(s, tracer) }
    case SALES:
      return { ...head, ...sales(s, chance, tracer) }
  }
}

const hired = (m: Move): Action => (m.do === 'hire' ? { writer: card(m.writer).id, artist: card(m.artist).id } : {})

function developed(s: State, chance: Chance, tracer: Tracer): Action {
  const { top } = s.decks[COMICS]
  const move = decide(s, tracer)
  if (move.do === 'take') return { from: 'display', genre: GENRES[genreOf(move.card)], comic: card(move.card).id }
  apply(s, move)
  return { from: 'deck', genre: GENRES[top] ?? '', comic: drawComic(s, chance) }
}

/** Plays on while the Automa has the same ask. */
function* moves(s: State, ask: ItsAsk['ask'], tracer: Tracer): Generator<Move> {
  while (topAsk(s)?.ask === ask) {
    const move = decide(s, tracer)
    yield move
    apply(s, move)
  }
}

function ideas(s: State, tracer: Tracer): Action {
  const removed: string[] = []
  const gainFan: string[] = []
  for (const move of moves(s, 'automa-remove', tracer)) if (move.do === 'remove') removed.push(GENRES[move.genre])
  for (const move of moves(s, 'automa-fan', tracer)) if (move.do === 'fan') gainFan.push(card(move.card).id)
  return { removed, gainFan }
}

function prints(s: State, tracer: Tracer): Action[] {
  const told: Action[] = []
  while (topAsk(s)?.ask === 'automa-print') {
    const move = decide(s, tracer)
    if (move.do !== 'print') break
    told.push(printed(s, move))
  }
  return told
}

function printed(s: State, move: MoveOf<'print'>): Action {
  const mastery = masteryOf(s, AUTOMA, move.card)
  const [writer = NONE, artist = NONE] = [s.automa.writers[0], s.automa.artists[0]]
  const also = alsoFans(s.automa.printed)
  apply(s, move)
  const entry = s.automa.printed.find(({ comic }) => comic === move.card) as Printed
  return {
    id: card(move.card).id,
    writer: card(writer).id,
    artist: card(artist).id,
    fans: entry.fans,
    mastery,
    alsoFans: also(),
  }
}

/** Earlier comics to which a print brings their mastery fan (R11.2): started before the print, reported after it. */
export function alsoFans(printed: readonly Printed[]): () => string[] {
  const without = printed.filter(({ masteryFan }) => !masteryFan)
  return () => without.filter(({ masteryFan }) => masteryFan).map(({ comic }) => card(comic).id)
}

function sales(s: State, chance: Chance, tracer: Tracer): Action {
  let flipGenre: string | null = null
  const flipped: string[] = []
  for (const move of moves(s, 'automa-flip', tracer)) if (move.do === 'turn') flipGenre = GENRES[move.genre]
  for (let ask = topAsk(s); ask?.ask === 'value'; ask = topAsk(s)) {
    flipped.push(SPACE_NAMES[ask.space] ?? '')
    turnOrder(s, ask.space, chance)
  }
  const collected: string[] = []
  let total = 0
  for (const move of moves(s, 'automa-collect', tracer)) {
    if (move.do !== 'collect') continue
    collected.push(SPACE_NAMES[move.space] ?? '')
    total += orderValue(orderOn(s, move.space))
  }
  let fansTo: string | null = null
  for (const move of moves(s, 'automa-reward', tracer)) if (move.do === 'fan') fansTo = card(move.card).id
  return { flipGenre, flipped, collected, total, fansTo, fans: fansTo === null ? 0 : collected.length }
}

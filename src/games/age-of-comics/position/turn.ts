// The Automa's turn, played by the rules themselves and told as one decision.
import type { Json, Tracer } from '../../../kernel/contract.ts'
import { BadInput } from '../../../kernel/contract.ts'
import { apply } from '../apply/index.ts'
import { AUTOMA, toAsk } from '../asks.ts'
import { decide } from '../automa/decide.ts'
import { chooseAction } from '../automa/plans.ts'
import { viewOf } from '../automa/view.ts'
import { card, GENRE_OF } from '../catalogue/index.ts'
import { SPACE_NAMES } from '../catalogue/map.ts'
import { AREAS, COMICS, DEVELOP, GENRES, HIRE, IDEAS, PRINT } from '../catalogue/vocabulary.ts'
import { masteryOf } from '../measures.ts'
import type { Move } from '../moves.ts'
import { NONE, orderValue, type Printed, type State, topAsk } from '../state.ts'
import { drawComic, turnOrder } from './chance.ts'
import type { Chance } from './format.ts'

type Action = { readonly [key: string]: Json }

export function playTurn(s: State, chance: Chance, tracer: Tracer): Action {
  if (s.card === NONE) throw new BadInput('card: the automa card of this turn is needed')
  // Your turn lies beneath: nothing that comes after the Automa's action happens here.
  s.asks = [toAsk('place'), toAsk('automa')]
  const { area, via } = chooseAction(viewOf(s))
  const move = decide(s, tracer)
  if (area === NONE) return { type: 'none', via }
  apply(s, move)
  const head = { type: AREAS[area] ?? '', via, space: `${AREAS[area]}-${s.spaces[area]?.length}` }
  switch (area) {
    case HIRE:
      return { ...head, ...hired(decide(s, tracer)) }
    case DEVELOP:
      return { ...head, ...developed(s, chance, tracer) }
    case IDEAS:
      return { ...head, ...ideas(s, tracer) }
    case PRINT:
      return { ...head, prints: prints(s, tracer) }
    default:
      return { ...head, ...sales(s, chance, tracer) }
  }
}

const hired = (m: Move): Action => (m.do === 'hire' ? { writer: card(m.writer).id, artist: card(m.artist).id } : {})

function developed(s: State, chance: Chance, tracer: Tracer): Action {
  const { top } = s.decks[COMICS]
  const move = decide(s, tracer)
  if (move.do === 'take')
    return { from: 'display', genre: GENRES[GENRE_OF[move.card] as number] ?? '', comic: card(move.card).id }
  apply(s, move)
  return { from: 'deck', genre: GENRES[top] ?? '', comic: drawComic(s, chance) }
}

/** Plays on while the Automa is asked the same. */
function* moves(s: State, ask: string, tracer: Tracer): Generator<Move> {
  while (topAsk(s)?.ask === ask) {
    const move = decide(s, tracer)
    yield move
    apply(s, move)
  }
}

function ideas(s: State, tracer: Tracer): Action {
  const removed: string[] = []
  const gainFan: string[] = []
  for (const move of moves(s, 'automa-remove', tracer)) if (move.do === 'remove') removed.push(GENRES[move.genre] ?? '')
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

function printed(s: State, move: Extract<Move, { do: 'print' }>): Action {
  const mastery = masteryOf(s, AUTOMA, move.card)
  const [writer = NONE, artist = NONE] = [s.automa.writers[0], s.automa.artists[0]]
  const before = s.automa.printed.map(({ fans }) => fans)
  apply(s, move)
  const entry = s.automa.printed.find(({ comic }) => comic === move.card) as Printed
  return {
    id: card(move.card).id,
    writer: card(writer).id,
    artist: card(artist).id,
    fans: entry.fans,
    mastery,
    alsoFans: gainers(s.automa.printed, before),
  }
}

/** Earlier comics that have gained a fan. */
export const gainers = (now: readonly Printed[], before: readonly number[]): string[] =>
  before.flatMap((fans, at) => {
    const entry = now[at] as Printed
    return entry.fans > fans ? [card(entry.comic).id] : []
  })

function sales(s: State, chance: Chance, tracer: Tracer): Action {
  let flipGenre: string | null = null
  const flipped: string[] = []
  for (const move of moves(s, 'automa-flip', tracer)) if (move.do === 'turn') flipGenre = GENRES[move.genre] ?? ''
  while (topAsk(s)?.ask === 'value') {
    flipped.push(SPACE_NAMES[topAsk(s)?.n ?? 0] ?? '')
    turnOrder(s, chance)
  }
  const collected: string[] = []
  let total = 0
  for (const move of moves(s, 'automa-collect', tracer)) {
    if (move.do !== 'collect') continue
    collected.push(SPACE_NAMES[move.space] ?? '')
    total += orderValue(s.map[move.space] as number)
  }
  let fansTo: string | null = null
  for (const move of moves(s, 'automa-reward', tracer)) if (move.do === 'fan') fansTo = card(move.card).id
  return { flipGenre, flipped, collected, total, fansTo, fans: fansTo === null ? 0 : collected.length }
}

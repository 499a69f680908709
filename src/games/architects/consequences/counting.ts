// Everything on the table that can be counted, and what each consequence moves. Numbers have the names of places and components:
// `cards/player/wood`, `discard/gear`, `top/opponent/coin`.
import type { Counting, PublicNumbers } from '../../../kernel/consequences.ts'
import { CENTRAL, DECKS, type DeckNo, type Side, SIDES } from '../asks.ts'
import {
  CARDS,
  type CardNo,
  card,
  COMPOSITIONS,
  DECK_SIZES,
  RED_1,
  RED_2,
  STAGES_PER_WONDER,
  stage,
  TOKENS,
  type TokenNo,
  token,
  wonder,
} from '../catalogue/index.ts'
import { shields } from '../measures.ts'
import { DECK_NAMES, SETS, SIDE_NAMES } from '../moves.ts'
import { conflict, NONE, stackSize, type State } from '../state.ts'
import type { Consequence, Unseen } from './records.ts'

/** Sums by name; what comes to nothing stays 0. */
type Sums = Record<string, number>
const add = (sums: Sums, name: string, by: number): void => {
  if (by !== 0) sums[name] = (sums[name] ?? 0) + by
}

const held = (side: Side, kind: CardNo): string => `cards/${SIDE_NAMES[side]}/${card(kind).id}`
const discarded = (kind: CardNo): string => `discard/${card(kind).id}`
const top = (deck: DeckNo, kind: CardNo): string => `top/${DECK_NAMES[deck]}/${card(kind).id}`
const left = (deck: DeckNo, kind: CardNo): string => `left/${DECK_NAMES[deck]}/${card(kind).id}`
const unknown = (deck: DeckNo): string => `unknown/${DECK_NAMES[deck]}`
const inDeck = (deck: DeckNo): string => `deck/${DECK_NAMES[deck]}`
const seen = (kind: CardNo): string => `seen/${card(kind).id}`
const shown = (deck: DeckNo, kind: CardNo): string => `shown/${DECK_NAMES[deck]}/${card(kind).id}`
const shieldsOf = (side: Side): string => `shields/${SIDE_NAMES[side]}`
const owned = (side: Side, no: TokenNo): string => `tokens/${SIDE_NAMES[side]}/${token(no).id}`
const faceUp = (no: TokenNo): string => `face-up/${token(no).id}`
const used = (no: TokenNo): string => `used/${token(no).id}`
const cat = (side: Side): string => `cat/${SIDE_NAMES[side]}`
const military = (side: Side): string => `military/${SIDE_NAMES[side]}`
const turnOf = (side: Side): string => `turn/${SIDE_NAMES[side]}`
const STACK = 'stack'
const CONFLICT = 'conflict'
const PENDING = 'pending'
const OVER = 'over'

export const counting: Counting<State, Consequence> = { numbers, moves }

function numbers(s: State): PublicNumbers {
  const sums: Sums = {}
  for (const side of SIDES) {
    const { wonder: no, stages, cards, tokens, military: victories } = s.boards[side]
    if (no !== NONE) add(sums, `wonder/${SIDE_NAMES[side]}/${wonder(no).id}`, 1)
    for (let at = 0; at < STAGES_PER_WONDER; at++)
      if ((stages & (1 << at)) !== 0) add(sums, builtName(no * STAGES_PER_WONDER + at), 1)
    for (const { no: kind } of CARDS) add(sums, held(side, kind), cards[kind] as number)
    for (const each of tokens) add(sums, owned(side, each), 1)
    add(sums, military(side), victories)
    add(sums, shieldsOf(side), shields(s.boards[side]))
  }
  for (const deck of DECKS) countDeck(s, deck, sums)
  for (const { no: kind } of CARDS) add(sums, discarded(kind), s.discard[kind] as number)
  if (s.seen !== NONE) add(sums, seen(s.seen), 1)
  const showing = s.asks.find(({ ask }) => ask === 'hali-card')
  if (showing !== undefined) for (const kind of s.revealed) add(sums, shown(showing.deck, kind), 1)
  for (const each of s.faceUp) add(sums, faceUp(each), 1)
  for (const { no } of TOKENS) add(sums, used(no), (s.used >> no) & 1)
  if (s.cat !== NONE) add(sums, cat(s.cat as Side), 1)
  add(sums, STACK, stackSize(s))
  add(sums, CONFLICT, conflict(s))
  add(sums, PENDING, s.pending)
  add(sums, turnOf(s.active), 1)
  add(sums, OVER, s.over ? 1 : 0)
  return sums
}

const builtName = (no: number): string => `stages/${stage(no).id}`

function countDeck(s: State, no: DeckNo, sums: Sums): void {
  const deck = s.decks[no]
  add(sums, inDeck(no), deck.count)
  add(sums, unknown(no), deck.unknown)
  if (deck.top >= 0) add(sums, top(no, deck.top), 1)
  for (const { no: kind } of CARDS) add(sums, left(no, kind), deck.left[kind] as number)
}

/** A card that nobody had seen leaves those whose place is not known. */
const uncovered = (sums: Sums, deck: DeckNo, kind: CardNo, from: Unseen): void =>
  add(sums, from === 'left' ? left(deck, kind) : unknown(deck), -1)

function moves(c: Consequence): PublicNumbers {
  const sums: Sums = {}
  switch (c.what) {
    case 'wonder':
      add(sums, `wonder/${SIDE_NAMES[c.side]}/${wonder(c.wonder).id}`, 1)
      add(sums, inDeck(c.side), DECK_SIZES[c.wonder] as number)
      for (const [kind, copies] of (COMPOSITIONS[c.wonder] as readonly number[]).entries())
        add(sums, left(c.side, kind), copies)
      break
    case 'card':
      movesOfCard(c, sums)
      break
    case 'open':
      add(sums, top(c.deck, c.card), 1)
      if (c.from === 'seen') add(sums, seen(c.card), -1)
      else uncovered(sums, c.deck, c.card, c.from)
      break
    case 'seen':
      add(sums, seen(c.card), 1)
      uncovered(sums, CENTRAL, c.card, c.from)
      break
    case 'shown':
      add(sums, shown(c.deck, c.card), 1)
      if (c.from !== 'open') uncovered(sums, c.deck, c.card, c.from)
      break
    case 'shuffled':
      for (const kind of c.cards) {
        add(sums, shown(c.deck, kind), -1)
        add(sums, left(c.deck, kind), 1)
      }
      break
    case 'central-discarded':
      add(sums, top(CENTRAL, c.card), -1)
      add(sums, inDeck(CENTRAL), -1)
      add(sums, discarded(c.card), 1)
      break
    case 'cat':
      add(sums, cat(c.side), 1)
      if (c.from !== NONE) add(sums, cat(c.from), -1)
      break
    case 'conflict':
      add(sums, CONFLICT, c.by)
      break
    case 'extra':
      add(sums, PENDING, 1)
      add(sums, used(c.because), 1)
      break
    case 'extra-taken':
      add(sums, PENDING, -1)
      break
    case 'extra-lost':
      add(sums, PENDING, -c.by)
      break
    case 'used':
      add(sums, used(c.token), 1)
      break
    case 'paid':
      for (const [kind, copies] of c.cards.entries()) discard(sums, c.side, kind, copies)
      break
    case 'stage':
      add(sums, builtName(c.stage), 1)
      break
    case 'set':
      for (const kind of SETS[c.set] ?? []) discard(sums, c.side, kind, 1)
      break
    case 'token':
      add(sums, owned(c.side, c.token), 1)
      add(sums, c.from === 'stack' ? STACK : faceUp(c.token), -1)
      break
    case 'laid':
      add(sums, faceUp(c.token), 1)
      add(sums, STACK, -1)
      break
    case 'shields':
      add(sums, shieldsOf(c.side), c.by)
      break
    case 'victory':
      add(sums, military(c.side), c.by)
      break
    case 'horns':
      discard(sums, c.side, RED_1, c.red1)
      discard(sums, c.side, RED_2, c.red2)
      add(sums, shieldsOf(c.side), -c.red1 - c.red2)
      break
    case 'peace':
      add(sums, CONFLICT, -c.by)
      break
    case 'turn':
      for (const side of SIDES) add(sums, turnOf(side), side === c.side ? 1 : -1)
      for (const no of c.used) add(sums, used(no), -1)
      break
    case 'over':
      add(sums, OVER, 1)
      break
    case 'battle':
    case 'complete':
    case 'part':
      break
  }
  return sums
}

function movesOfCard(c: Extract<Consequence, { what: 'card' }>, sums: Sums): void {
  add(sums, held(c.side, c.card), 1)
  add(sums, inDeck(c.deck), -1)
  if (card(c.card).colour === 'red') add(sums, shieldsOf(c.side), 1)
  if (c.open !== NONE) add(sums, top(c.deck, c.open), -1)
  if (c.from === 'seen') add(sums, seen(c.card), -1)
  else if (c.from === 'shown') add(sums, shown(c.deck, c.card), -1)
  else if (c.from !== 'open') uncovered(sums, c.deck, c.card, c.from)
}

function discard(sums: Sums, side: Side, kind: CardNo, copies: number): void {
  add(sums, held(side, kind), -copies)
  add(sums, discarded(kind), copies)
}

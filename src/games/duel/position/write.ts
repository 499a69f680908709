// Writes a state as a position: the complete public state with every field.
import type { Json } from '../../../kernel/contract.ts'
import { WONDERS, card, token, wonder } from '../catalogue/index.ts'
import { SIDE_NAMES, face } from '../moves.ts'
import { bagOf } from '../options/index.ts'
import { type Ask, isFollowUp, PLAYER, type Side, SOLO } from '../asks.ts'
import { type City, EMPTY, NONE, type State, accessible, layoutOf, topAsk } from '../state.ts'
import type { Phase } from './format.ts'

/** The next decision, skipping what chance has to settle before it. */
export function decisionOf(s: State): Ask | undefined {
  return s.asks.findLast((ask) => bagOf(s, ask) === undefined)
}

export function writePosition(s: State, chance: readonly string[] = []): { [key: string]: Json | undefined } {
  const unlaid = isUnlaid(s)
  const ask = decisionOf(s)
  const phase = phaseOf(s, ask)
  return {
    ...(s.variant === '' ? {} : { variant: s.variant }),
    age: unlaid && phase === 'age-end' ? s.age - 1 : s.age,
    phase,
    turn: nameOf(phase === 'age-start' || phase === 'over' || ask === undefined ? s.next : ask.side),
    address: s.address,
    level: s.level,
    promos: promosOf(s),
    conflict: s.pawn,
    loot: { solo: [...s.loot[SOLO]], player: [...s.loot[PLAYER]] },
    board: s.board.map((no) => (no === NONE ? null : token(no).id)),
    box: s.box.map((no) => token(no).id),
    structure: unlaid ? {} : structureOf(s),
    solo: cityOf(s.cities[SOLO]),
    player: cityOf(s.cities[PLAYER]),
    discard: s.discard.map(face),
    setAside: s.setAside.map(face),
    guildsAside: s.guildsAside.map(face),
    ...detailsOf(s, phase, ask),
    chance: [...s.drawn.map((no) => token(no).id), ...chance],
    accessible: unlaid ? [] : accessible(s).map((slot) => face(s.slots[slot] as number)),
  }
}

const nameOf = (side: Side): string => SIDE_NAMES[side]

/** An Age whose first card has not been laid out: nothing of it is on the table yet. */
function isUnlaid(s: State): boolean {
  const top = topAsk(s)
  return top?.ask === 'lay' && top.slot === 0
}

function phaseOf(s: State, ask: Ask | undefined): Phase {
  if (ask === undefined) return 'over'
  if (ask.ask === 'starter') return 'age-end'
  // Age I is laid out at the end of the selection; until then the selection is where the game stands.
  if (ask.ask === 'age-start' && isUnlaid(s)) return 'draft'
  return ask.ask === 'draft-1' || ask.ask === 'draft-2' ? 'draft' : (ask.ask as Phase)
}

function detailsOf(s: State, phase: Phase, ask: Ask | undefined): { [key: string]: Json | undefined } {
  switch (phase) {
    case 'draft':
    case 'address':
      return {
        offer: s.offer.map((no) => wonder(no).id),
        group: ask?.ask === 'draft-1' || phase === 'address' ? 1 : 2,
      }
    case 'age-end':
      return { lastActive: nameOf(s.actor) }
    case 'over':
      return s.result === null
        ? {}
        : { winner: s.result.winner === 'shared' ? 'shared' : nameOf(s.result.winner), by: s.result.by }
    case 'turn':
    case 'age-start':
      return {}
    default:
      return { actor: nameOf(s.actor), next: nameOf(s.next), queue: queueOf(s, ask) }
  }
}

/** Follow-ups that come after the present one, in order. */
function queueOf(s: State, present: Ask | undefined): Json {
  const later = s.asks.filter((ask) => ask !== present && isFollowUp(ask))
  return later.toReversed().map((ask) => [ask.ask, nameOf(ask.side)])
}

function structureOf(s: State): { [slot: string]: string } {
  const { slots } = layoutOf(s)
  return Object.fromEntries(
    slots.flatMap(({ id }, at) => (s.slots[at] === EMPTY ? [] : [[id, face(s.slots[at] as number)]])),
  )
}

const cityOf = (city: City): { [key: string]: Json } => ({
  coins: city.coins,
  cards: city.cards.map((no) => card(no).id),
  unbuilt: city.unbuilt.map((no) => wonder(no).id),
  built: city.built.map((no) => wonder(no).id),
  buried: city.buried.map((no) => card(no).id),
  tokens: city.tokens.map((no) => token(no).id),
})

/** Promos that are in use: unseen, on offer, or with a side. */
function promosOf(s: State): string[] {
  const seen = new Set([...s.offer, ...s.cities.flatMap(({ unbuilt, built }) => [...unbuilt, ...built])])
  return WONDERS.filter(({ no, promo }) => promo && ((s.wonders & (1 << no)) !== 0 || seen.has(no))).map(({ id }) => id)
}

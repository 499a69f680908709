// What holds in every state.
import type { Law } from '../../kernel/contract.ts'
import { WHOLE_DECK, CARDS, TOKENS, WONDERS, card } from './catalogue/index.ts'
import { SIDES } from './asks.ts'
import {
  BOARD_TOKENS,
  EMPTY,
  GUILDS_IN_AGE_III,
  HIDDEN,
  MAX_WONDERS,
  NONE,
  type State,
  accessible,
  builtWonders,
  layoutOf,
  topAsk,
} from './state.ts'
import { recount } from './tally.ts'

export const laws: readonly Law<State>[] = [
  { id: 'every card lies in at most one place, and a card that is seen lies somewhere', broken: cardsAstray },
  { id: 'every wonder is in at most one place', broken: (s) => twice(wondersOf(s), (no) => WONDERS[no]?.id) },
  { id: 'every progress token is in exactly one place', broken: tokensAstray },
  {
    id: 'coins are never negative',
    broken: (s) => (s.cities.some(({ coins }) => coins < 0) ? 'a city owes coins' : undefined),
  },
  { id: 'the pawn stays on the track, and reaches a capital only at the end', broken: pawnAstray },
  { id: 'a looting token is taken when its zone is entered', broken: lootAstray },
  { id: 'at most seven wonders are built, each over one card', broken: wondersAstray },
  { id: 'the tallies are what a recount says', broken: talliesWrong },
  { id: 'no accessible card lies face down when a side is to move', broken: facesWrong },
  { id: 'a covered slot is never empty, row 1 excepted', broken: structureWrong },
  { id: 'the structure of Age III holds three guilds', broken: guildsWrong },
  {
    id: 'somebody is asked something until there is a result',
    broken: (s) => ((s.result === null) === (s.asks.length === 0) ? 'the game hangs' : undefined),
  },
]

function twice(numbers: readonly number[], name: (no: number) => string | undefined): string | undefined {
  const seen = new Set<number>()
  for (const no of numbers) {
    if (seen.has(no)) return `${name(no)} is in two places`
    seen.add(no)
  }
  return undefined
}

function cardsAstray(s: State): string | undefined {
  const placed = [
    ...s.cities.flatMap(({ cards, buried }) => [...cards, ...buried]),
    ...s.discard,
    ...s.slots.filter((no) => no >= 0),
    ...s.setAside.filter((no) => no >= 0),
    ...s.guildsAside,
  ]
  const unseen = CARDS.filter(({ deck, bit }) => (s.unseen[deck] & bit) !== 0).map(({ no }) => no)
  if (s.unseen.some((bits, deck) => (bits & ~(WHOLE_DECK[deck] ?? 0)) !== 0)) return 'a deck has cards it never had'
  return twice([...placed, ...unseen], (no) => CARDS[no]?.id)
}

const wondersOf = (s: State): number[] => [
  ...s.offer,
  ...s.cities.flatMap(({ unbuilt, built }) => [...unbuilt, ...built]),
  ...WONDERS.filter(({ no }) => (s.wonders & (1 << no)) !== 0).map(({ no }) => no),
]

function tokensAstray(s: State): string | undefined {
  const all = [...s.board.filter((no) => no !== NONE), ...s.box, ...s.cities.flatMap(({ tokens }) => tokens)]
  if (all.length !== TOKENS.length) return `${all.length} progress tokens are in the game`
  if (s.board.length > BOARD_TOKENS) return 'the board has too many spaces'
  if (s.drawn.some((no) => !s.box.includes(no))) return 'a drawn token did not come from the box'
  return twice(all, (no) => TOKENS[no]?.id)
}

function pawnAstray(s: State): string | undefined {
  const distance = Math.abs(s.pawn)
  if (distance > 9) return 'the pawn has left the track'
  return distance === 9 && s.result?.by !== 'military' ? 'the pawn stands on a capital and nobody has won' : undefined
}

function lootAstray(s: State): string | undefined {
  for (const side of SIDES) {
    const behind = side === 0 ? -s.pawn : s.pawn
    if ((behind >= 3 && s.loot[side].includes(2)) || (behind >= 6 && s.loot[side].includes(5)))
      return 'a zone was not looted'
  }
  return undefined
}

function wondersAstray(s: State): string | undefined {
  if (builtWonders(s) > MAX_WONDERS) return 'more than seven wonders are built'
  if (builtWonders(s) === MAX_WONDERS && s.cities.some(({ unbuilt }) => unbuilt.length > 0))
    return 'the eighth wonder was not removed'
  return s.cities.some(({ built, buried }) => built.length !== buried.length)
    ? 'a wonder has no card under it'
    : undefined
}

function talliesWrong(s: State): string | undefined {
  for (const city of s.cities) {
    const fresh = JSON.stringify(recount(city))
    if (fresh !== JSON.stringify(city.tally)) return `a tally is off: ${JSON.stringify(city.tally)} instead of ${fresh}`
  }
  return undefined
}

function facesWrong(s: State): string | undefined {
  if (topAsk(s)?.ask !== 'turn') return undefined
  return accessible(s).some((slot) => (s.slots[slot] as number) <= HIDDEN)
    ? 'an accessible card lies face down'
    : undefined
}

function structureWrong(s: State): string | undefined {
  const { slots } = layoutOf(s)
  const full = s.slots.reduce((bits, no, at) => (no === EMPTY ? bits : bits | (1 << at)), 0)
  if (full !== s.occupied) return 'the occupied slots are not those that hold something'
  if (s.asks.some(({ ask }) => ask === 'lay')) return undefined
  const hole = slots.find(({ row, coveredBy }, at) => row > 1 && (full & (1 << at)) === 0 && (coveredBy & full) !== 0)
  return hole && `slot ${hole.id} is empty under a card`
}

function guildsWrong(s: State): string | undefined {
  if (s.age !== 3 || s.asks.some(({ ask }) => ask === 'lay')) return undefined
  const lying = s.slots.filter((no) => no === -3 || (no >= 0 && card(no).deck === 3)).length
  return lying > GUILDS_IN_AGE_III || s.guildsToCome < 0 ? 'too many guilds lie in the structure' : undefined
}

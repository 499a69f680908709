// What holds in every state. Checked at every step of a great many games, so nothing here makes lists it can do without.
import type { Law } from '../../kernel/contract.ts'
import { SIDES } from './asks.ts'
import { CARDS, card, DECK_START, GUILDS, TOKENS, WHOLE_DECK, WONDERS } from './catalogue/index.ts'
import {
  accessible,
  BOARD_TOKENS,
  builtWonders,
  type City,
  EMPTY,
  GUILD_BACK,
  GUILDS_IN_AGE_III,
  HIDDEN,
  layoutOf,
  MAX_WONDERS,
  NONE,
  type State,
  topAsk,
} from './state.ts'
import { recount } from './tally.ts'

export const laws: readonly Law<State>[] = [
  { id: 'every card is in at most one place', broken: cardsAstray },
  { id: 'every wonder is in at most one place', broken: wondersTwice },
  { id: 'every progress token is in exactly one place', broken: tokensAstray },
  {
    id: 'coins are never negative',
    broken: (s) => (s.cities.some(({ coins }) => coins < 0) ? 'a city owes' : undefined),
  },
  { id: 'the pawn stays on the track, and reaches a capital only at the end', broken: pawnAstray },
  { id: 'a looting token is taken when its zone is entered', broken: lootAstray },
  { id: 'at most seven wonders are built, each over one card', broken: wondersAstray },
  { id: 'the tallies are what a recount says', broken: talliesWrong },
  { id: 'no accessible card lies face down when a side is to move', broken: facesWrong },
  { id: 'a covered slot is never empty, row 1 excepted', broken: structureWrong },
  { id: 'the structure of Age III holds at most three guilds', broken: guildsWrong },
  { id: 'somebody is asked something until there is a result', broken: hangs },
]

/** Marks what has been placed, and remembers the first thing that was placed twice. */
class Ledger {
  private readonly seen: Uint8Array
  double = NONE
  constructor(size: number) {
    this.seen = new Uint8Array(size)
  }
  place(no: number): void {
    if (no < 0) return
    if (this.seen[no] === 1) this.double = no
    this.seen[no] = 1
  }
  placeAll(list: readonly number[]): this {
    for (let i = 0; i < list.length; i++) this.place(list[i] as number)
    return this
  }
}

function cardsAstray(s: State): string | undefined {
  const ledger = new Ledger(CARDS.length)
  for (const { cards, buried } of s.cities) ledger.placeAll(cards).placeAll(buried)
  ledger.placeAll(s.discard).placeAll(s.slots).placeAll(s.setAside).placeAll(s.guildsAside)
  for (let deck = 0; deck < s.unseen.length; deck++) {
    const bits = s.unseen[deck] as number
    if ((bits & ~(WHOLE_DECK[deck] as number)) !== 0) return 'a deck has cards it never had'
    for (let left = bits; left !== 0; left &= left - 1)
      ledger.place((DECK_START[deck] as number) + 31 - Math.clz32(left & -left))
  }
  return ledger.double === NONE ? undefined : `${card(ledger.double).id} is in two places`
}

function wondersTwice(s: State): string | undefined {
  const ledger = new Ledger(WONDERS.length).placeAll(s.offer)
  for (const { unbuilt, built } of s.cities) ledger.placeAll(unbuilt).placeAll(built)
  for (const { no } of WONDERS) if ((s.wonders & (1 << no)) !== 0) ledger.place(no)
  return ledger.double === NONE ? undefined : `${WONDERS[ledger.double]?.id} is in two places`
}

function tokensAstray(s: State): string | undefined {
  const [solo, player] = s.cities
  const ledger = new Ledger(TOKENS.length)
    .placeAll(s.board)
    .placeAll(s.box)
    .placeAll(solo.tokens)
    .placeAll(player.tokens)
  if (ledger.double !== NONE) return `${TOKENS[ledger.double]?.id} is in two places`
  let all = s.box.length + solo.tokens.length + player.tokens.length
  for (const no of s.board) if (no !== NONE) all++
  if (all !== TOKENS.length) return `${all} progress tokens are in the game`
  if (s.board.length > BOARD_TOKENS) return 'the board has too many spaces'
  return s.drawn.some((no) => !s.box.includes(no)) ? 'a drawn token did not come from the box' : undefined
}

function pawnAstray(s: State): string | undefined {
  const distance = Math.abs(s.pawn)
  if (distance > 9) return 'the pawn has left the track'
  return distance === 9 && s.result?.by !== 'military' ? 'the pawn stands on a capital and nobody has won' : undefined
}

function lootAstray(s: State): string | undefined {
  for (const side of SIDES) {
    const behind = side === 0 ? -s.pawn : s.pawn
    const left = s.loot[side]
    if ((behind >= 3 && left.includes(2)) || (behind >= 6 && left.includes(5))) return 'a zone was not looted'
  }
  return undefined
}

function wondersAstray(s: State): string | undefined {
  const built = builtWonders(s)
  if (built > MAX_WONDERS) return 'more than seven wonders are built'
  if (built === MAX_WONDERS && s.cities.some(({ unbuilt }) => unbuilt.length > 0))
    return 'the eighth wonder is still there'
  return s.cities.some(({ built, buried }) => built.length !== buried.length)
    ? 'a wonder has no card under it'
    : undefined
}

function talliesWrong(s: State): string | undefined {
  return tallyWrong(s.cities[0]) ?? tallyWrong(s.cities[1])
}

function tallyWrong(city: City): string | undefined {
  const { tally } = city
  const fresh = recount(city)
  const same =
    fresh.rawByChoice === tally.rawByChoice &&
    fresh.fineByChoice === tally.fineByChoice &&
    fresh.fixed === tally.fixed &&
    fresh.chains === tally.chains &&
    fresh.tokens === tally.tokens &&
    alike(fresh.produced, tally.produced) &&
    alike(fresh.colours, tally.colours) &&
    alike(fresh.symbols, tally.symbols)
  return same ? undefined : `${JSON.stringify(tally)} instead of ${JSON.stringify(fresh)}`
}

function alike(one: readonly number[], two: readonly number[]): boolean {
  if (one.length !== two.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== two[i]) return false
  return true
}

function facesWrong(s: State): string | undefined {
  if (topAsk(s)?.ask !== 'turn') return undefined
  return accessible(s).some((slot) => (s.slots[slot] as number) <= HIDDEN) ? 'an open card lies face down' : undefined
}

function structureWrong(s: State): string | undefined {
  const full = s.slots.reduce((bits, no, at) => (no === EMPTY ? bits : bits | (1 << at)), 0)
  if (full !== s.occupied) return 'the occupied slots are not those that hold something'
  if (topAsk(s)?.ask === 'lay') return undefined
  const { slots } = layoutOf(s)
  const hole = slots.find(({ row, coveredBy }, at) => row > 1 && (full & (1 << at)) === 0 && (coveredBy & full) !== 0)
  return hole && `slot ${hole.id} is empty under a card`
}

function guildsWrong(s: State): string | undefined {
  if (s.age !== 3) return undefined
  const lying = s.slots.filter((no) => no === GUILD_BACK || (no >= 0 && card(no).deck === GUILDS)).length
  return lying > GUILDS_IN_AGE_III || s.guildsToCome < 0 ? 'too many guilds lie in the structure' : undefined
}

function hangs(s: State): string | undefined {
  return (s.result === null) === (s.asks.length === 0) ? 'nobody is asked anything' : undefined
}

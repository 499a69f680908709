// What holds in every state. Checked at every step of a great many games, so nothing here makes lists it can do without.
import type { Breach, Law } from '../../kernel/contract.ts'
import type { Text } from '../../kernel/text.ts'
import { PLAYER, SIDES, SOLO } from './asks.ts'
import { CARDS, card, DECK_START, GUILDS, TOKENS, token, WHOLE_DECK, WONDERS, wonder } from './catalogue/index.ts'
import { CAPITAL, SYMBOLS_TO_WIN } from './measures.ts'
import { SIDE_NAMES } from './moves.ts'
import { ones } from '../../common/bits.ts'
import { ageDeck } from './options/structure.ts'
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
import { different, recount } from './tally.ts'

const UNUSED_GUILDS = CARDS.filter(({ deck }) => deck === GUILDS).length - GUILDS_IN_AGE_III

export const laws: readonly Law<State>[] = [
  { id: 'every card is in at most one place', broken: cardsAstray },
  { id: 'every wonder is in at most one place', broken: wondersTwice },
  { id: 'every progress token is in at most one place', broken: tokensTwice },
  { id: 'a progress token that is nowhere lies on a space that is not told', whole: true, broken: tokensMissing },
  {
    id: 'coins are never negative',
    broken: (s) => (s.cities.some(({ coins }) => coins < 0) ? 'a city owes' : undefined),
  },
  { id: 'a supremacy ends the game', whole: true, broken: supremacyMissed },
  { id: 'a looting token is taken when its zone is entered', broken: lootAstray },
  { id: 'at most seven wonders are built, none over two cards', broken: wondersAstray },
  { id: 'the tallies are what a recount says', broken: talliesWrong },
  { id: 'no accessible card lies face down when a side is to move', broken: facesWrong },
  { id: 'a covered slot is never empty, row 1 excepted', broken: structureWrong },
  { id: 'the structure of Age III holds at most three guilds', broken: guildsWrong },
  { id: 'there is a card for everything that lies face down', broken: supplyShort },
  { id: 'somebody is asked something until there is a result', broken: hangs },
]

/** A position may leave out the cards under wonders. */
export const lawsFromStart: readonly Law<State>[] = [
  {
    id: 'a wonder is built over a card',
    broken: (s) =>
      s.cities.some(({ built, buried }) => built.length !== buried.length)
        ? 'a wonder has no card under it'
        : undefined,
  },
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

const twice = ({ it, en }: Text): Breach => ({
  says: { it: `${it} è in due posti`, en: `${en} is in two places` },
})

function cardsAstray(s: State): Breach | undefined {
  const ledger = new Ledger(CARDS.length)
  for (const { cards, buried } of s.cities) ledger.placeAll(cards).placeAll(buried)
  ledger.placeAll(s.discard).placeAll(s.slots).placeAll(s.setAside).placeAll(s.guildsAside)
  for (let deck = 0; deck < s.unseen.length; deck++) {
    const bits = s.unseen[deck] as number
    if ((bits & ~(WHOLE_DECK[deck] as number)) !== 0) return 'a deck has cards it never had'
    for (let left = bits; left !== 0; left &= left - 1)
      ledger.place((DECK_START[deck] as number) + 31 - Math.clz32(left & -left))
  }
  return ledger.double === NONE ? undefined : twice(card(ledger.double).name)
}

function wondersTwice(s: State): Breach | undefined {
  const ledger = new Ledger(WONDERS.length).placeAll(s.offer)
  for (const { unbuilt, built } of s.cities) ledger.placeAll(unbuilt).placeAll(built)
  for (const { no } of WONDERS) if ((s.wonders & (1 << no)) !== 0) ledger.place(no)
  return ledger.double === NONE ? undefined : twice(wonder(ledger.double).name)
}

function tokensTwice(s: State): Breach | undefined {
  const [solo, player] = s.cities
  const ledger = new Ledger(TOKENS.length)
    .placeAll(s.board)
    .placeAll(s.box)
    .placeAll(solo.tokens)
    .placeAll(player.tokens)
  if (ledger.double !== NONE) return twice(token(ledger.double).name)
  if (s.board.length > BOARD_TOKENS) return 'the board has too many spaces'
  return s.drawn.some((no) => !s.box.includes(no)) ? 'a drawn token did not come from the box' : undefined
}

function tokensMissing(s: State): Breach | undefined {
  let all = s.box.length + s.cities[SOLO].tokens.length + s.cities[PLAYER].tokens.length
  for (const no of s.board) if (no !== NONE) all++
  const untold = BOARD_TOKENS - s.board.length
  if (all + untold >= TOKENS.length) return undefined
  const { it, en } = TOKENS.find(({ no }) => !isSomewhere(s, no))?.name ?? { it: '', en: '' }
  return {
    says: {
      it: `i gettoni progresso sono ${all}, il gioco ne ha ${TOKENS.length}: manca ${it}`,
      en: `there are ${all} progress tokens, the game has ${TOKENS.length}: ${en} is missing`,
    },
    at: ['box'],
  }
}

const isSomewhere = ({ board, box, cities }: State, no: number): boolean =>
  [board, box, cities[SOLO].tokens, cities[PLAYER].tokens].some((list) => list.includes(no))

function supremacyMissed(s: State): Breach | undefined {
  const distance = Math.abs(s.pawn)
  if (distance > CAPITAL) return 'the pawn has left the track'
  if (distance === CAPITAL && s.result?.by !== 'military')
    return {
      says: {
        it: 'la pedina è su una Capitale: la partita è finita con una Supremazia Militare',
        en: 'the pawn stands on a capital: the game has ended by military supremacy',
      },
      at: ['conflict'],
    }
  const learned = s.result === null && s.cities.some(({ tally }) => different(tally) >= SYMBOLS_TO_WIN)
  return learned ? 'six different symbols did not end the game' : undefined
}

function lootAstray(s: State): Breach | undefined {
  for (const side of SIDES) {
    const behind = side === SOLO ? -s.pawn : s.pawn
    const left = s.loot[side]
    const coins = behind >= 3 && left.includes(2) ? 2 : behind >= 6 && left.includes(5) ? 5 : 0
    if (coins > 0)
      return {
        says: {
          it: `la pedina è già passata dal segnalino saccheggio da ${coins}`,
          en: `the pawn has already passed the looting token of ${coins}`,
        },
        at: ['loot', SIDE_NAMES[side]],
      }
  }
  return undefined
}

function wondersAstray(s: State): Breach | undefined {
  const built = builtWonders(s)
  if (built > MAX_WONDERS) return 'more than seven wonders are built'
  if (built === MAX_WONDERS && s.cities.some(({ unbuilt }) => unbuilt.length > 0))
    return 'the eighth wonder is still there'
  return s.cities.some(({ built, buried }) => buried.length > built.length)
    ? 'a wonder has two cards under it'
    : undefined
}

function talliesWrong(s: State): string | undefined {
  return tallyWrong(s.cities[SOLO]) ?? tallyWrong(s.cities[PLAYER])
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

function guildsWrong(s: State): Breach | undefined {
  if (s.guildsAside.length > UNUSED_GUILDS)
    return {
      says: {
        it: `le gilde escluse sono ${s.guildsAside.length}, il gioco ne esclude ${UNUSED_GUILDS}`,
        en: `there are ${s.guildsAside.length} unused guilds, the game leaves ${UNUSED_GUILDS} out`,
      },
      at: ['guildsAside'],
    }
  if (s.age !== 3) return undefined
  const lying = s.slots.filter((no) => no === GUILD_BACK || (no >= 0 && card(no).deck === GUILDS)).length
  return lying > GUILDS_IN_AGE_III || s.guildsToCome < 0 ? 'too many guilds lie in the structure' : undefined
}

/** R2.5, R4.1: the cards of the Age that nobody has seen lie face down or have been set aside; guilds lie among those of Age III. */
function supplyShort(s: State): Breach | undefined {
  if (topAsk(s)?.ask === 'lay') return undefined
  let hidden = 0
  let backs = 0
  for (const no of s.slots)
    if (no === HIDDEN) hidden++
    else if (no === GUILD_BACK) backs++
  const aside = s.setAside.reduce((sum, no) => (no === HIDDEN ? sum + 1 : sum), 0)
  const toCome = s.age === 3 ? s.guildsToCome : 0
  const cards = ones(s.unseen[ageDeck(s)])
  if (hidden > 0 && hidden + aside > cards + toCome) return tooFew(hidden + aside, cards + toCome)
  if (aside > cards) return { ...tooFew(aside, cards), at: ['setAside'] }
  if (s.age !== 3) return undefined
  const guilds = ones(s.unseen[GUILDS])
  if (backs + toCome <= guilds) return undefined
  return {
    says: {
      it: `le gilde coperte sono ${backs + toCome}, e quelle che nessuno ha visto ${guilds}`,
      en: `${backs + toCome} guilds lie face down, and ${guilds} have not been seen`,
    },
    at: ['structure'],
  }
}

const tooFew = (hidden: number, unseen: number) => ({
  says: {
    it: `le carte coperte dell’Epoca sono ${hidden}, e quelle che nessuno ha visto ${unseen}`,
    en: `${hidden} cards of the Age are face down, and ${unseen} have not been seen`,
  },
  at: ['structure'],
})

function hangs(s: State): string | undefined {
  return (s.result === null) === (s.asks.length === 0) ? 'nobody is asked anything' : undefined
}

// The public numbers of a table, and by how much each consequence moves them.
import type { Counting } from '../../../kernel/consequences.ts'
import { type Side, SIDES, SOLO } from '../asks.ts'
import { card, CARDS, GUILDS, token, wonder, WONDERS } from '../catalogue/index.ts'
import type { Age } from '../catalogue/vocabulary.ts'
import { face, SIDE_NAMES } from '../moves.ts'
import { EMPTY, GUILD_BACK, HIDDEN, NONE, type Result, type State, slotName, topAsk } from '../state.ts'
import type { Consequence, Place } from './records.ts'

type Numbers = Record<string, number>

const of = (side: Side): string => SIDE_NAMES[side]
const add = (numbers: Numbers, name: string, by = 1): void => void (numbers[name] = (numbers[name] ?? 0) + by)
const unseen = (no: number): string => `unseen/${card(no).id}`
const aside = (age: Age, no: number): string => `set-aside/${age}/${face(no)}`
const inSlot = (slot: string, held: number): string => `structure/${slot}/${face(held)}`
const resultName = ({ winner, by }: Result): string => `won/${winner === 'shared' ? winner : of(winner)}/${by}`

export const counting: Counting<State, Consequence> = {
  numbers(s) {
    const numbers: Numbers = { pawn: s.pawn, age: s.age, next: s.next, 'guilds to come': s.guildsToCome }
    for (const side of SIDES) countCity(numbers, s, side)
    countTokens(numbers, s)
    countCards(numbers, s)
    for (const no of s.offer) add(numbers, `offer/${wonder(no).id}`)
    for (const { no, id } of WONDERS) if ((s.wonders & (1 << no)) !== 0) add(numbers, `unseen/${id}`)
    if (s.address !== null) add(numbers, `address/${s.address}`)
    if (s.result !== null) add(numbers, resultName(s.result))
    return numbers
  },
  moves(c) {
    const numbers: Numbers = {}
    for (const [name, by] of movesOf(c)) add(numbers, name, by)
    return numbers
  },
}

function countCity(numbers: Numbers, s: State, side: Side): void {
  const { coins, cards, buried, unbuilt, built, tokens } = s.cities[side]
  add(numbers, `coins/${of(side)}`, coins)
  for (const no of cards) add(numbers, `city/${of(side)}/${card(no).id}`)
  for (const no of buried) add(numbers, `buried/${of(side)}/${card(no).id}`)
  for (const no of unbuilt) add(numbers, `unbuilt/${of(side)}/${wonder(no).id}`)
  for (const no of built) add(numbers, `built/${of(side)}/${wonder(no).id}`)
  for (const no of tokens) add(numbers, `tokens/${of(side)}/${token(no).id}`)
  for (const coins of s.loot[side]) add(numbers, `looting/${of(side)}/${coins}`)
}

function countTokens(numbers: Numbers, s: State): void {
  for (const no of s.board) if (no !== NONE) add(numbers, `board/${token(no).id}`)
  for (const no of s.box) add(numbers, `box/${token(no).id}`)
  for (const no of s.drawn) add(numbers, `drawn/${token(no).id}`)
}

function countCards(numbers: Numbers, s: State): void {
  for (const [at, held] of s.slots.entries()) if (held !== EMPTY) add(numbers, inSlot(slotName(s, at), held))
  for (const no of s.discard) add(numbers, `discard/${card(no).id}`)
  for (const no of s.guildsAside) add(numbers, `guilds-aside/${card(no).id}`)
  for (const { no, deck, bit } of CARDS) if ((s.unseen[deck] & bit) !== 0) add(numbers, unseen(no))
  // Until the first card of an Age lies, the set-aside ones are those of the Age before.
  const top = topAsk(s)
  const age = top?.ask === 'lay' && top.slot === 0 ? ((s.age - 1) as Age) : s.age
  for (const no of s.setAside) add(numbers, aside(age, no))
}

type Change = readonly [name: string, by: number]

function movesOf(c: Consequence): readonly Change[] {
  switch (c.what) {
    case 'placed':
      return [
        [`box/${token(c.token).id}`, -1],
        [`board/${token(c.token).id}`, 1],
      ]
    case 'revealed':
      return [
        [`unseen/${wonder(c.wonder).id}`, -1],
        [`offer/${wonder(c.wonder).id}`, 1],
      ]
    case 'picked':
      return [
        [`offer/${wonder(c.wonder).id}`, -1],
        [`unbuilt/${of(c.side)}/${wonder(c.wonder).id}`, 1],
      ]
    case 'address':
      return [[`address/${c.address}`, 1]]
    case 'age':
      return [['age', c.age - c.before], ...c.faceDown.map((slot): Change => [inSlot(slot, HIDDEN), 1])]
    case 'set-aside':
      return [...c.gone.map((no): Change => [aside((c.age - 1) as Age, no), -1]), [aside(c.age, HIDDEN), c.cards]]
    case 'laid':
      return [[inSlot(c.slot, c.held), 1], ...(c.held >= 0 ? seen(c.held) : []), ...guildOut(c.held)]
    case 'turned-up':
      return [
        [inSlot(c.slot, c.back), -1],
        [inSlot(c.slot, c.card), 1],
        ...seen(c.card),
        ...(c.back === HIDDEN ? guildOut(c.card) : []),
      ]
    case 'card':
      return [
        [nameIn(c.from, c.card), -1],
        [nameIn(c.to, c.card), 1],
      ]
    case 'gift':
      return [[nameIn({ in: 'city', side: SOLO }, c.card), 1], ...giftFrom(c)]
    case 'shown':
      return [[aside(c.age, HIDDEN), -1], [aside(c.age, c.card), 1], ...seen(c.card)]
    case 'pays':
    case 'loses':
      return [[`coins/${of(c.side)}`, -c.by]]
    case 'gains':
      return [[`coins/${of(c.side)}`, c.by]]
    case 'pawn':
      return [['pawn', c.side === SOLO ? c.by : -c.by]]
    case 'looted':
      return [
        [`looting/${of(c.side)}/${c.token}`, -1],
        [`coins/${of(c.side)}`, -c.by],
      ]
    case 'wonder':
      return [
        [`unbuilt/${of(c.side)}/${wonder(c.wonder).id}`, -1],
        [`built/${of(c.side)}/${wonder(c.wonder).id}`, 1],
      ]
    case 'wonder-out':
      return [[`unbuilt/${of(c.side)}/${wonder(c.wonder).id}`, -1]]
    case 'drawn':
      return [[`drawn/${token(c.token).id}`, 1]]
    case 'token':
      return [
        [`${c.from}/${token(c.token).id}`, -1],
        [`tokens/${of(c.side)}/${token(c.token).id}`, 1],
        ...(c.from === 'box' ? [[`drawn/${token(c.token).id}`, -1] as const] : []),
      ]
    case 'put-back':
      return c.tokens.map((no): Change => [`drawn/${token(no).id}`, -1])
    case 'next':
      return [['next', c.side === SOLO ? 1 : -1]]
    case 'end':
      return [[resultName(c.result), 1]]
    case 'pair':
    case 'again':
    case 'again-lost':
    case 'adapts':
      return []
  }
}

const seen = (no: number): readonly Change[] => [[unseen(no), -1]]

/** A guild of Age III that is accounted for now, by its face or its back. */
const guildOut = (held: number): readonly Change[] =>
  held === GUILD_BACK || (held >= 0 && card(held).deck === GUILDS) ? [['guilds to come', -1]] : []

function nameIn(place: Place, no: number): string {
  switch (place.in) {
    case 'structure':
      return inSlot(place.slot, no)
    case 'city':
    case 'buried':
      return `${place.in}/${of(place.side)}/${card(no).id}`
    case 'discard':
      return `discard/${card(no).id}`
    case 'aside':
      return aside(place.age, no)
  }
}

/** S14.1: an unseen card of the Age was one of those set aside; an unseen guild lay nowhere that is counted. */
function giftFrom({ card: no, age, from }: Extract<Consequence, { what: 'gift' }>): readonly Change[] {
  switch (from) {
    case 'shown':
      return [[aside(age, no), -1]]
    case 'guilds':
      return [[`guilds-aside/${card(no).id}`, -1]]
    case 'unseen':
      return card(no).deck === GUILDS ? seen(no) : [[aside(age, HIDDEN), -1], ...seen(no)]
  }
}

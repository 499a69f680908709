// Every move of every seat, and its line in the log. Moves without a surprise are made once and shared: nobody changes a move.
import type { Weighted } from '../../kernel/contract.ts'
import {
  CARDS,
  type CardNo,
  TOKENS,
  type TokenNo,
  WONDERS,
  type WonderNo,
  card,
  cardNo,
  token,
  tokenNo,
  wonder,
  wonderNo,
} from './catalogue/index.ts'
import { ADDRESSES, type AddressId } from './catalogue/vocabulary.ts'
import { PLAYER, SOLO, type Side } from './asks.ts'
import { GUILD_BACK, HIDDEN, NONE } from './state.ts'

export type Move =
  // chance (R21)
  | { readonly do: 'place'; readonly token: TokenNo }
  | { readonly do: 'reveal'; readonly wonder: WonderNo }
  | { readonly do: 'lay'; readonly card: number }
  | { readonly do: 'turn'; readonly card: CardNo }
  | { readonly do: 'gift'; readonly card: CardNo }
  | { readonly do: 'draw'; readonly token: TokenNo }
  | { readonly do: 'show'; readonly card: CardNo }
  // choices (R20)
  | { readonly do: 'draft'; readonly wonder: WonderNo }
  | { readonly do: 'address'; readonly address: AddressId }
  | { readonly do: 'starter'; readonly side: Side }
  | { readonly do: 'age-start' }
  | { readonly do: 'build'; readonly card: CardNo }
  | { readonly do: 'discard'; readonly card: CardNo }
  | { readonly do: 'wonder'; readonly wonder: WonderNo; readonly card: CardNo }
  | { readonly do: 'token'; readonly token: TokenNo }
  | { readonly do: 'free'; readonly card: CardNo }
  | { readonly do: 'destroy'; readonly card: CardNo }
  | { readonly do: 'liberty'; readonly take: CardNo; readonly give: number }

export type Option = Weighted<Move>
export const option = (move: Move, weight = 1): Option => ({ move: shaped(move), weight })

/** All moves get one shape, whatever they name: the rules then read them fast. */
function shaped(move: Fields<Move>): Move {
  const { do: what, token: tokenNumber, wonder: wonderNumber, card: cardNumber, address, side, take, give } = move
  const one = { do: what, token: tokenNumber, wonder: wonderNumber, card: cardNumber, address, side, take, give }
  return one as Move
}
type Fields<T> = {
  readonly [K in T extends T ? keyof T : never]?: T extends { readonly [L in K]: infer V } ? V : never
}

/** The same option with another weight, made once for each weight. */
export function weighted(base: Option, weight: number): Option {
  if (weight === base.weight) return base
  let known = WEIGHTED.get(base)
  if (known === undefined) WEIGHTED.set(base, (known = []))
  return (known[weight] ??= option(base.move, weight))
}
const WEIGHTED = new Map<Option, Option[]>()

const perCard = (make: (no: CardNo) => Move): readonly Option[] => CARDS.map(({ no }) => option(make(no)))
const perWonder = (make: (no: WonderNo) => Move): readonly Option[] => WONDERS.map(({ no }) => option(make(no)))
const perToken = (make: (no: TokenNo) => Move): readonly Option[] => TOKENS.map(({ no }) => option(make(no)))

/** The shared moves, by the numbers of their components. */
export const OPTION = {
  place: perToken((no) => ({ do: 'place', token: no })),
  reveal: perWonder((no) => ({ do: 'reveal', wonder: no })),
  lay: perCard((no) => ({ do: 'lay', card: no })),
  turn: perCard((no) => ({ do: 'turn', card: no })),
  gift: perCard((no) => ({ do: 'gift', card: no })),
  draw: perToken((no) => ({ do: 'draw', token: no })),
  show: perCard((no) => ({ do: 'show', card: no })),
  draft: perWonder((no) => ({ do: 'draft', wonder: no })),
  address: ADDRESSES.map((address) => option({ do: 'address', address })),
  starter: [option({ do: 'starter', side: SOLO }), option({ do: 'starter', side: PLAYER })],
  'age-start': [option({ do: 'age-start' })],
  build: perCard((no) => ({ do: 'build', card: no })),
  discard: perCard((no) => ({ do: 'discard', card: no })),
  wonder: WONDERS.map(({ no }) => perCard((c) => ({ do: 'wonder', wonder: no, card: c }))),
  token: perToken((no) => ({ do: 'token', token: no })),
  free: perCard((no) => ({ do: 'free', card: no })),
  destroy: perCard((no) => ({ do: 'destroy', card: no })),
} as const satisfies Record<Exclude<Move['do'], 'liberty'>, readonly unknown[]>

const BACKS: ReadonlyMap<string, number> = new Map([
  ['?', HIDDEN],
  ['?guild', GUILD_BACK],
])
/** The move by which that side begins. */
export const starterOf = (side: Side): Move | undefined =>
  OPTION.starter.find(({ move }) => move.do === 'starter' && move.side === side)?.move

export const SIDE_NAMES = { [PLAYER]: 'player', [SOLO]: 'solo' } as const satisfies Record<Side, string>

/** A card by its id, or a back by its sign. */
export function face(no: number): string {
  return no === HIDDEN ? '?' : no === GUILD_BACK ? '?guild' : card(no).id
}

export function faceNo(id: string): number | undefined {
  return BACKS.get(id) ?? cardNo(id)
}

/** The words of R20 for choices, words of our own for chance; also the line in the log. */
export function key(m: Move): string {
  switch (m.do) {
    case 'place':
    case 'draw':
    case 'token':
      return `${m.do} ${token(m.token).id}`
    case 'reveal':
    case 'draft':
      return `${m.do} ${wonder(m.wonder).id}`
    case 'lay':
      return `lay ${face(m.card)}`
    case 'turn':
    case 'gift':
    case 'show':
    case 'build':
    case 'discard':
    case 'free':
    case 'destroy':
      return `${m.do} ${card(m.card).id}`
    case 'wonder':
      return `wonder ${wonder(m.wonder).id} ${card(m.card).id}`
    case 'address':
      return `address ${m.address}`
    case 'starter':
      return `starter ${SIDE_NAMES[m.side]}`
    case 'age-start':
      return 'age-start'
    case 'liberty':
      return m.give === NONE ? `liberty ${card(m.take).id}` : `liberty ${card(m.take).id} ${card(m.give).id}`
  }
}

/** The move a line names, whether or not it is possible anywhere. */
export function read(line: string): Move | undefined {
  const [verb = '', first = '', second, ...more] = line.trim().split(/\s+/)
  if (more.length > 0) return undefined
  switch (verb) {
    case 'liberty':
      return readLiberty(first, second)
    case 'wonder':
      return readWonder(first, second)
    case 'age-start':
      return first === '' ? OPTION['age-start'][0]?.move : undefined
    default:
      return second === undefined ? readOne(verb, first) : undefined
  }
}

function readOne(verb: string, id: string): Move | undefined {
  switch (verb) {
    case 'place':
    case 'draw':
    case 'token':
      return OPTION[verb][tokenNo(id) ?? -1]?.move
    case 'reveal':
    case 'draft':
      return OPTION[verb][wonderNo(id) ?? -1]?.move
    case 'turn':
    case 'gift':
    case 'show':
    case 'build':
    case 'discard':
    case 'free':
    case 'destroy':
      return OPTION[verb][cardNo(id) ?? -1]?.move
    case 'lay': {
      const no = faceNo(id)
      return no === undefined ? undefined : { do: 'lay', card: no }
    }
    case 'address':
      return OPTION.address[(ADDRESSES as readonly string[]).indexOf(id)]?.move
    case 'starter':
      return starterOf(id === SIDE_NAMES[SOLO] ? SOLO : PLAYER)
    default:
      return undefined
  }
}

function readWonder(first: string, second: string | undefined): Move | undefined {
  return OPTION.wonder[wonderNo(first) ?? -1]?.[cardNo(second ?? '') ?? -1]?.move
}

function readLiberty(first: string, second: string | undefined): Move | undefined {
  const take = cardNo(first)
  const give = second === undefined ? NONE : cardNo(second)
  return take === undefined || give === undefined ? undefined : { do: 'liberty', take, give }
}

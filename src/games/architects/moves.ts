// Every move of every seat, and its line in the log. Moves are made once and shared: nobody changes a move.
import type { Weighted } from '../../kernel/contract.ts'
import { CENTRAL, type DeckNo, OPPONENT, PLAYER } from './asks.ts'
import {
  CARDS,
  type CardNo,
  card,
  cardNo,
  FIRST_SYMBOL,
  KINDS,
  STAGES,
  type StageNo,
  stage,
  stageNo,
  TOKENS,
  type TokenNo,
  token,
  tokenNo,
  WONDERS,
  type WonderNo,
  wonder,
  wonderNo,
} from './catalogue/index.ts'
import { PAYMENTS, type PaymentNo, paymentOf } from './catalogue/payments.ts'

/** The sets of Green cards: a pair of each symbol, then one of each (R6.1). */
export const SETS: readonly (readonly CardNo[])[] = [
  [FIRST_SYMBOL, FIRST_SYMBOL],
  [FIRST_SYMBOL + 1, FIRST_SYMBOL + 1],
  [FIRST_SYMBOL + 2, FIRST_SYMBOL + 2],
  [FIRST_SYMBOL, FIRST_SYMBOL + 1, FIRST_SYMBOL + 2],
]
export const TRIO = SETS.length - 1
/** The token that lies on top of the face-down stack. */
export const STACK = -1
export const FACES = [1, 2, 3, 4, 5, 6] as const

export type Move =
  // chance
  | { readonly do: 'card'; readonly card: CardNo }
  | { readonly do: 'progress'; readonly token: TokenNo }
  | { readonly do: 'die'; readonly face: number }
  // set-up
  | { readonly do: 'wonder'; readonly wonder: WonderNo }
  | { readonly do: 'start-token'; readonly token: TokenNo }
  // a turn (R13)
  | { readonly do: 'look' }
  | { readonly do: 'take'; readonly deck: DeckNo }
  | { readonly do: 'construct'; readonly stage: StageNo; readonly payment: PaymentNo }
  | { readonly do: 'science'; readonly set: number }
  | { readonly do: 'token'; readonly token: number }
  | { readonly do: 'hali-deck'; readonly deck: DeckNo }
  | { readonly do: 'hali-card'; readonly card: CardNo }
  | { readonly do: 'end' }
  // the Opponent alone
  | { readonly do: 'reveal' }
  | { readonly do: 'discard' }
  | { readonly do: 'roll' }

export type Option = Weighted<Move>
const option = (move: Move, weight = 1): Option => ({ move: shaped(move), weight })

/** All moves get one shape, whatever they name: the rules then read them fast. */
function shaped(move: Fields<Move>): Move {
  const { do: what, card: kind, token: tokenNumber, face, wonder: wonderNumber, deck, stage: no, payment, set } = move
  const one = { do: what, card: kind, token: tokenNumber, face, wonder: wonderNumber, deck, stage: no, payment, set }
  return one as Move
}
type Fields<T> = {
  readonly [K in T extends T ? keyof T : never]?: T extends { readonly [L in K]: infer V } ? V : never
}

/** Of the Cat card: 8 in the central deck, up to 3 in either Wonder deck. */
const MOST_COPIES = 14
const byWeight = (move: Move): readonly Option[] =>
  Array.from({ length: MOST_COPIES + 1 }, (_, weight) => option(move, weight))

const perDeck = (toMove: (deck: DeckNo) => Move): readonly [Option, Option, Option] => [
  option(toMove(PLAYER)),
  option(toMove(OPPONENT)),
  option(toMove(CENTRAL)),
]

/** The shared moves, by the numbers of their components; outcomes of chance also by their weight. */
export const OPTION = {
  card: CARDS.map(({ no }) => byWeight({ do: 'card', card: no })),
  progress: TOKENS.map(({ no }) => byWeight({ do: 'progress', token: no })),
  die: FACES.map((face) => option({ do: 'die', face })),
  wonder: WONDERS.map(({ no }) => option({ do: 'wonder', wonder: no })),
  'start-token': TOKENS.map(({ no }) => option({ do: 'start-token', token: no })),
  look: option({ do: 'look' }),
  take: perDeck((deck) => ({ do: 'take', deck })),
  science: SETS.map((_, set) => option({ do: 'science', set })),
  token: TOKENS.map(({ no }) => option({ do: 'token', token: no })),
  stack: option({ do: 'token', token: STACK }),
  'hali-deck': perDeck((deck) => ({ do: 'hali-deck', deck })),
  'hali-card': CARDS.map(({ no }) => option({ do: 'hali-card', card: no })),
  end: option({ do: 'end' }),
  reveal: option({ do: 'reveal' }),
  discard: option({ do: 'discard' }),
  roll: option({ do: 'roll' }),
} as const

/** The option of a component that there is. */
export const numbered = (list: readonly Option[], no: number): Option => list[no] as Option

const CONSTRUCT: Option[][] = STAGES.map(() => [])

/** One Stage with one payment, made when it is first possible. */
export function construct(stageNumber: StageNo, payment: PaymentNo): Option {
  const known = CONSTRUCT[stageNumber] as Option[]
  return (known[payment] ??= option({ do: 'construct', stage: stageNumber, payment }))
}

export const DECK_NAMES = ['player', 'opponent', 'central'] as const
export const SIDE_NAMES = ['player', 'opponent'] as const

/** The cards of a payment, one word each. */
const paid = (payment: PaymentNo): string =>
  (PAYMENTS[payment]?.cards ?? []).flatMap((copies, kind) => new Array<string>(copies).fill(card(kind).id)).join(' ')

/** Also the line in the log. */
export function key(m: Move): string {
  switch (m.do) {
    case 'card':
    case 'hali-card':
      return `${m.do} ${card(m.card).id}`
    case 'progress':
    case 'start-token':
      return `${m.do} ${token(m.token).id}`
    case 'token':
      return m.token === STACK ? 'token stack' : `token ${token(m.token).id}`
    case 'die':
      return `die ${m.face}`
    case 'wonder':
      return `wonder ${wonder(m.wonder).id}`
    case 'take':
    case 'hali-deck':
      return `${m.do} ${DECK_NAMES[m.deck]}`
    case 'construct':
      return `construct ${stage(m.stage).id} ${paid(m.payment)}`
    case 'science':
      return `science ${(SETS[m.set] ?? []).map((no) => card(no).id).join(' ')}`
    default:
      return m.do
  }
}

/** The move a line names, whether or not it is possible anywhere. */
export function read(line: string): Move | undefined {
  const [verb = '', ...words] = line.trim().split(/\s+/)
  if (verb === 'construct') return readConstruct(words)
  if (verb === 'science') return OPTION.science.find(({ move }) => key(move) === line.trim())?.move
  if (words.length === 0) return readPlain(verb)
  return words.length === 1 ? readOne(verb, words[0] ?? '') : undefined
}

function readPlain(verb: string): Move | undefined {
  switch (verb) {
    case 'look':
    case 'end':
    case 'reveal':
    case 'discard':
    case 'roll':
      return OPTION[verb].move
    default:
      return undefined
  }
}

function readOne(verb: string, word: string): Move | undefined {
  switch (verb) {
    case 'card':
      return OPTION.card[cardNo(word) ?? NOTHING]?.[1]?.move
    case 'progress':
      return OPTION.progress[tokenNo(word) ?? NOTHING]?.[1]?.move
    case 'die':
      return OPTION.die[FACES.indexOf(Number(word) as 1)]?.move
    case 'wonder':
      return OPTION.wonder[wonderNo(word) ?? NOTHING]?.move
    case 'token':
      return word === 'stack' ? OPTION.stack.move : OPTION.token[tokenNo(word) ?? NOTHING]?.move
    case 'start-token':
      return OPTION[verb][tokenNo(word) ?? NOTHING]?.move
    case 'take':
    case 'hali-deck':
      return OPTION[verb][DECK_NAMES.indexOf(word as 'central')]?.move
    case 'hali-card':
      return OPTION[verb][cardNo(word) ?? NOTHING]?.move
    default:
      return undefined
  }
}

const NOTHING = -1

function readConstruct([id = '', ...words]: readonly string[]): Move | undefined {
  const no = stageNo(id)
  const cards = new Array<number>(KINDS).fill(0)
  for (const word of words) {
    const kind = cardNo(word)
    if (kind === undefined || PAYMENTS[0]?.cards[kind] === undefined) return undefined
    cards[kind] = (cards[kind] ?? 0) + 1
  }
  const payment = paymentOf(cards)
  return no === undefined || payment === undefined ? undefined : construct(no, payment).move
}

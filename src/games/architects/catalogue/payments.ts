// Every payment there can be: one to four Grey and Yellow cards (R5.3), numbered, and which of them pay which cost.
import { COIN, RESOURCE_COUNT } from './index.ts'

export type PaymentNo = number

/** Kinds that pay: the five Resources and the Coin, which have the first numbers. */
export const PAYING = COIN + 1
const MOST = 4

export interface Payment {
  readonly no: PaymentNo
  /** Copies of each Resource, then Coins. */
  readonly cards: readonly number[]
  readonly size: number
  readonly coins: number
  readonly grey: number
  /** Its Grey cards all show the same Resource, or all different ones; one or none is both. */
  readonly identical: boolean
  readonly different: boolean
  /** The copies in five bits each, to be compared with a hand at once. */
  readonly packed: number
}

const BITS = 5
/** The highest bit of every field: what a hand has too few of borrows it. */
const GUARD = Array.from({ length: PAYING }, (_, kind) => 1 << (BITS * kind + BITS - 1)).reduce((a, b) => a | b, 0)

export const PAYMENTS: readonly Payment[] = multisets(MOST).map(payment)

function multisets(most: number): number[][] {
  const found: number[][] = []
  const extend = (cards: number[], from: number, size: number) => {
    if (size > 0) found.push(cards)
    if (size === most) return
    for (let kind = from; kind < PAYING; kind++)
      extend(
        cards.map((copies, at) => (at === kind ? copies + 1 : copies)),
        kind,
        size + 1,
      )
  }
  extend(new Array<number>(PAYING).fill(0), 0, 0)
  return found
}

function payment(cards: readonly number[], no: number): Payment {
  const greys = cards.slice(0, RESOURCE_COUNT)
  const coins = cards[COIN] ?? 0
  const grey = greys.reduce((sum, copies) => sum + copies, 0)
  return {
    no,
    cards,
    size: grey + coins,
    coins,
    grey,
    identical: greys.filter((copies) => copies > 0).length <= 1,
    different: greys.every((copies) => copies <= 1),
    packed: pack(cards),
  }
}

function pack(cards: readonly number[]): number {
  let packed = 0
  for (let kind = 0; kind < PAYING; kind++) packed |= Math.min(cards[kind] as number, MOST) << (BITS * kind)
  return packed
}

const NUMBERS: ReadonlyMap<string, PaymentNo> = new Map(PAYMENTS.map(({ no, cards }) => [cards.join(), no]))

/** The payment of these cards, counted by kind; nothing where there is none of that size. */
export const paymentOf = (cards: readonly number[]): PaymentNo | undefined => NUMBERS.get(cards.slice(0, PAYING).join())

/** Whether the payment meets a cost by its printed condition, with or without a Coin that counts 2. */
export const meetsCondition = ({ identical, different }: Payment, costIdentical: boolean): boolean =>
  costIdentical ? identical : different

/** R5.10: Economy is used exactly when the cards come to one less than the amount. */
export const usesEconomy = ({ size }: Payment, amount: number): boolean => size < amount

/** By amount, identical or not, Economy and Engineering usable or not: the payments that pay (R5.3, R5.4). */
const PAYING_FOR = new Map<number, readonly Payment[]>()

function paymentsFor(amount: number, identical: boolean, economy: boolean, engineering: boolean): readonly Payment[] {
  const key = amount * 8 + (identical ? 4 : 0) + (economy ? 2 : 0) + (engineering ? 1 : 0)
  let known = PAYING_FOR.get(key)
  if (known === undefined) {
    known = PAYMENTS.filter(
      (each) =>
        (each.size === amount || (economy && each.size === amount - 1 && each.coins > 0)) &&
        (engineering || meetsCondition(each, identical)),
    )
    PAYING_FOR.set(key, known)
  }
  return known
}

/** The different payments a hand allows for a cost, in the order of their numbers. */
export function affordable(
  hand: readonly number[],
  amount: number,
  identical: boolean,
  economy: boolean,
  engineering: boolean,
): Payment[] {
  const held = pack(hand) | GUARD
  const found: Payment[] = []
  for (const each of paymentsFor(amount, identical, economy, engineering))
    if (((held - each.packed) & GUARD) === GUARD) found.push(each)
  return found
}

// How the Opponent comes to each of its choices. Nothing comes back where a die has still to be rolled.
import type { Tracer } from '../../../kernel/contract.ts'
import { byDie, climb, type DieTable, firstMet } from '../../../ladder/climb.ts'
import { type DeckNo, DECKS, OPPONENT } from '../asks.ts'
import { type CardNo, RESOURCE_COUNT, type Stage, type StageNo, stage, wonder } from '../catalogue/index.ts'
import { type Payment, type PaymentNo } from '../catalogue/payments.ts'
import type { State } from '../state.ts'
import { payments } from '../measures.ts'
import { RESOURCES } from '../catalogue/vocabulary.ts'
import { splitDie, tellRoll } from './ladders/split.ts'
import { type Candidate, faceUpCards, nextRoll, payableNow, shownCards, type View, wonderTops } from './view.ts'

/** S7, S9 to S11: the deck whose top card it takes. The first entry met decides, and no later one breaks its ties (Q8). */
export function chooseDeck(v: View, tracer?: Tracer): DeckNo | undefined {
  const best = firstMet(v.doc.priority, faceUpCards(v), v, tracer)
  if (best.length === 0) return withoutPriority(v, tracer)
  const left = climb(v.doc.severalDecks, best, v, tracer)
  if (left.length === 1) return left[0]?.deck as DeckNo // Q15
  return deckByDie(
    v.doc.severalDie,
    left.map(({ deck }) => deck as DeckNo),
    v,
    tracer,
  )
}

const withCards = ({ decks }: State): readonly DeckNo[] =>
  decks[0].count > 0 && decks[1].count > 0 && decks[2].count > 0 ? DECKS : DECKS.filter((deck) => decks[deck].count > 0)

function withoutPriority(v: View, tracer?: Tracer): DeckNo | undefined {
  const full = withCards(v.s)
  return full.length < 2 ? full[0] : deckByDie(v.doc.noPriority, full, v, tracer) // Q14
}

/**
 * One of these decks by a table of the die. A face that names another deck is rolled again (Q14). Where a variant's table names none of
 * them, the split die decides (S2), so that no game waits for a face that does not exist.
 */
function deckByDie(table: DieTable<View, DeckNo>, decks: readonly DeckNo[], v: View, tracer?: Tracer) {
  if (!table.rungs.some((row) => isAmong(decks, row.attempt(v)))) return splitDie(decks, table.name, v, tracer)
  for (let face = nextRoll(v); face !== undefined; face = nextRoll(v)) {
    const deck = byDie(table, face, v, tracer)
    if (isAmong(decks, deck)) return deck
  }
  tellRoll(table, decks.map(table.name), tracer)
  return undefined
}

const isAmong = (decks: readonly DeckNo[], deck: DeckNo | undefined): deck is DeckNo =>
  deck !== undefined && decks.includes(deck)

/** S14: the better top card, or the die. */
export function chooseShownDeck(v: View, tracer?: Tracer): DeckNo | undefined {
  return byPriority(wonderTops(v), v, tracer)?.deck as DeckNo | undefined
}

/** S14 */
export function chooseShownCard(v: View, revealed: readonly CardNo[], tracer?: Tracer): CardNo | undefined {
  return byPriority(shownCards(revealed), v, tracer)?.card
}

/** Q22: those on the best rung, or all where none is met, and the split die among them. */
function byPriority(candidates: readonly Candidate[], v: View, tracer?: Tracer): Candidate | undefined {
  const best = firstMet(v.doc.priority, candidates, v, tracer)
  return splitDie(best.length > 0 ? best : candidates, v.doc.priority.name, v, tracer)
}

/** S16: one of the Stages that can be paid; there is one. */
export function chooseStage(v: View, tracer?: Tracer): Stage {
  const candidates: StageNo[] = []
  for (const { no, bit } of wonder(v.own.wonder).stages) if ((payableNow(v) & bit) !== 0) candidates.push(no)
  return stage(climb(v.doc.stages, candidates, v, tracer)[0] as StageNo)
}

/** S16: the payment for a Stage that can be paid. */
export function choosePayment(v: View, built: Stage, tracer?: Tracer): PaymentNo | undefined {
  let left = climb(v.doc.payment, payments(v.s, OPPONENT, built), { view: v, stage: built }, tracer)
  if (left.length === 1) return left[0]?.no
  const copies = v.own.cards.slice(0, RESOURCE_COUNT)
  const chosen = new Array<number>(RESOURCE_COUNT).fill(0)
  while (left.length > 1) {
    const wanted = v.doc.resources.filter((r) => left.some(({ cards }) => (cards[r] as number) > (chosen[r] as number)))
    // A variant may leave payments that differ only in Yellow cards: the first will do.
    if (wanted.length === 0) break
    const r = chooseResource(v, left, wanted, chosen, copies, tracer)
    if (r === undefined) return undefined
    chosen[r] = (chosen[r] as number) + 1
    copies[r] = (copies[r] as number) - 1
    left = left.filter((each) => (each.cards[r] as number) >= (chosen[r] as number))
  }
  return left[0]?.no
}

/** The next Grey card of a payment: most copies first, the die among equals that are not all needed (Q31: in the order of Resources). */
function chooseResource(
  v: View,
  left: readonly Payment[],
  wanted: readonly number[],
  chosen: readonly number[],
  copies: readonly number[],
  tracer?: Tracer,
): number | undefined {
  const best = climb(v.doc.resource, wanted, { view: v, left: copies }, tracer)
  const needed = (left[0] as Payment).grey - chosen.reduce((sum, one) => sum + one, 0)
  const allNeeded = best.length <= needed && left.every(({ different }) => different)
  return allNeeded ? best[0] : splitDie(best, (r) => RESOURCES[r] ?? '', v, tracer)
}

// How the Opponent comes to each of its choices. Nothing comes back where a die has still to be rolled.
import type { Tracer } from '../../../kernel/contract.ts'
import { byDie, climb, firstMet } from '../../../ladder/climb.ts'
import { type DeckNo, DECKS, OPPONENT } from '../asks.ts'
import { type CardNo, RESOURCE_COUNT, type Stage, type StageNo, stage, wonder } from '../catalogue/index.ts'
import { type Payment, type PaymentNo } from '../catalogue/payments.ts'
import { payments } from '../measures.ts'
import { RESOURCES } from '../catalogue/vocabulary.ts'
import { noPriority, priority, severalDecks, severalDie } from './ladders/cards.ts'
import { payment, resource, stages } from './ladders/others.ts'
import { splitDie, tellRoll } from './ladders/split.ts'
import {
  type Candidate,
  EACH_RESOURCE,
  faceUpCards,
  nextRoll,
  payableNow,
  shownCards,
  type View,
  wonderTops,
} from './view.ts'

/** S7, S9 to S11: the deck whose top card it takes. The first entry met decides, and no later one breaks its ties (Q8). */
export function chooseDeck(v: View, tracer?: Tracer): DeckNo | undefined {
  const best = firstMet(priority, faceUpCards(v), v, tracer)
  if (best.length === 0) return withoutPriority(v, tracer)
  const left = climb(severalDecks, best, v, tracer)
  if (left.length === 1) return left[0]?.deck as DeckNo // Q15
  const face = nextRoll(v)
  if (face !== undefined) return byDie(severalDie, face, v, tracer)
  tellRoll(severalDie, left.map(severalDecks.name), tracer)
  return undefined
}

function withoutPriority(v: View, tracer?: Tracer): DeckNo | undefined {
  const full = DECKS.filter((deck) => v.s.decks[deck].count > 0)
  if (full.length < 2) return full[0] // Q14
  for (let face = nextRoll(v); face !== undefined; face = nextRoll(v)) {
    const deck = byDie(noPriority, face, v, tracer)
    if (deck !== undefined) return deck
  }
  tellRoll(noPriority, full.map(noPriority.name), tracer)
  return undefined
}

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
  const best = firstMet(priority, candidates, v, tracer)
  return splitDie(best.length > 0 ? best : candidates, priority.name, v, tracer)
}

/** S16: one of the Stages that can be paid; there is one. */
export function chooseStage(v: View, tracer?: Tracer): Stage {
  const candidates: StageNo[] = []
  for (const { no, bit } of wonder(v.own.wonder).stages) if ((payableNow(v) & bit) !== 0) candidates.push(no)
  return stage(climb(stages, candidates, v, tracer)[0] as StageNo)
}

/** S16: the payment for a Stage that can be paid. */
export function choosePayment(v: View, built: Stage, tracer?: Tracer): PaymentNo | undefined {
  let left = climb(payment, payments(v.s, OPPONENT, built), built, tracer)
  const copies = v.own.cards.slice(0, RESOURCE_COUNT)
  const chosen = new Array<number>(RESOURCE_COUNT).fill(0)
  while (left.length > 1) {
    const r = chooseResource(v, left, chosen, copies, tracer)
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
  chosen: readonly number[],
  copies: readonly number[],
  tracer?: Tracer,
): number | undefined {
  const wanted = EACH_RESOURCE.filter((r) => left.some(({ cards }) => (cards[r] as number) > (chosen[r] as number)))
  const best = climb(resource, wanted, copies, tracer)
  const needed = (left[0] as Payment).grey - chosen.reduce((sum, one) => sum + one, 0)
  const allNeeded = best.length <= needed && left.every(({ different }) => different)
  return allNeeded ? best[0] : splitDie(best, (r) => RESOURCES[r] ?? '', v, tracer)
}

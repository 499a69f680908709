// What has turned up.
import { ASKS } from '../asks.ts'
import { type CardId, goodNo, theCard } from '../catalogue/index.ts'
import type { GoodId } from '../catalogue/vocabulary.ts'
import { layToken, nextDeck, NONE, type State } from '../state.ts'

export function applyToken(s: State, good: GoodId): void {
  layToken(s, s.goodOf.indexOf(NONE), goodNo(good))
}

/** On the next free space from the left (R10.6). */
export function applyReveal(s: State, id: CardId): void {
  const deck = nextDeck(s)
  s.down[deck] = (s.down[deck] as number) - 1
  s.market.push(theCard(id))
}

/** The AI's roll: the action, or after it a good (S5.1, S5.2). */
export function applyDie(s: State, face: number): void {
  s.rolls.push(face)
  s.rolled++
}

/** The decision waits for the goods roll (S5.2). */
export function applyRoll(s: State): void {
  s.asks.push(ASKS.ai, ASKS.die)
}

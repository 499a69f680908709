// What has turned up.
import type { Tell } from '../../../kernel/consequences.ts'
import { ASKS } from '../asks.ts'
import { actionRolled, goodRolled } from '../automa/choices.ts'
import { viewOf } from '../automa/decide.ts'
import type { Consequence, Telling } from '../consequences/records.ts'
import { type CardId, goodId, goodNo, theCard } from '../catalogue/index.ts'
import type { City, Province } from '../catalogue/geography.ts'
import { type DeckId, DECKS, type GoodId } from '../catalogue/vocabulary.ts'
import { layToken, mapOf, markerOf, nextDeck, NONE, type State } from '../state.ts'

export function applyToken(s: State, good: GoodId, tell: Telling): void {
  const no = s.goodOf.indexOf(NONE)
  layToken(s, no, goodNo(good))
  if (tell !== undefined) tellToken(s, no, good, tell)
}

/** The token, and the marker of its province once all tokens lie there (R2.3). */
function tellToken(s: State, no: number, good: GoodId, tell: Tell<Consequence>): void {
  const { cities, provinces } = mapOf(s)
  const { id: city, province } = cities[no] as City
  const { id, letter, bits, cities: own } = provinces[province] as Province
  tell({ what: 'token', city, good, letter })
  if (own.every((each) => s.goodOf[each.no] !== NONE))
    tell({ what: 'marker', province: id, good: goodId(markerOf(s, bits)) })
}

/** On the next free space from the left (R10.6). */
export function applyReveal(s: State, id: CardId, tell: Telling): void {
  const deck = nextDeck(s)
  s.down[deck] = (s.down[deck] as number) - 1
  s.market.push(theCard(id))
  tell?.({ what: 'reveal', card: id, space: s.market.length, deck: DECKS[deck] as DeckId })
}

/** The AI's roll: the action, or after it a good (S5.1, S5.2). */
export function applyDie(s: State, face: number, tell: Telling): void {
  s.rolls.push(face)
  s.rolled++
  if (tell === undefined) return
  if (s.rolls.length === 1) tell({ what: 'action', face, action: actionRolled(viewOf(s)) })
  else tell({ what: 'good-rolled', face, good: goodId(goodRolled(viewOf(s))) })
}

/** The decision waits for the goods roll (S5.2). */
export function applyRoll(s: State): void {
  s.asks.push(ASKS.ai, ASKS.die)
}

// A scenario put to the game, as the question it is.
import { PLAYER } from '../../../src/games/duel/asks.ts'
import type { CardId } from '../../../src/games/duel/catalogue/cards.ts'
import { card, theCard } from '../../../src/games/duel/catalogue/index.ts'
import { RESOURCES } from '../../../src/games/duel/catalogue/vocabulary.ts'
import { duelModule } from '../../../src/games/duel/module.ts'
import { cardPrice, type Unit } from '../../../src/games/duel/payment.ts'
import { docOf } from '../../../src/games/duel/variant/index.ts'
import { toldOf } from '../../../src/games/duel/variant/told.ts'
import { besides } from '../../fixtures/told.ts'
import { differences, positionOf, type Scenario } from './world.ts'

export function run(scenario: Scenario): string[] {
  const { ask, expect } = scenario
  const position = positionOf(scenario, duelModule.answer)
  const told = {
    ...besides(duelModule, position, expect),
    ...('paid' in expect ? { paid: paidFor(position, ask?.['item'] as CardId) } : {}),
    ...('clauses' in expect ? { clauses: clausesFor(position) } : {}),
  }
  // What is said of the position itself takes no question.
  const answered = ask === undefined && Object.keys(told).length > 0 ? {} : duelModule.answer(position, ask)
  return differences(expect, { ...answered, ...told })
}

/** The clauses that name numbers or orders, as they read by the variant of the position. */
const clausesFor = (position: unknown) => toldOf(docOf(duelModule.position.read(position).variant))

/** How the player comes by every unit of a card's cost, as the ledger of its price shows it. */
function paidFor(position: unknown, item: CardId): string[] {
  const ledger: Unit[] = []
  cardPrice(duelModule.position.read(position), PLAYER, card(theCard(item)), ledger)
  return ledger.map(({ resource, how, coins }) => `${how} ${RESOURCES[resource]} ${coins}`)
}

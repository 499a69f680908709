// What a move costs, told before it is paid: each price by what it is paid for.
import type { Tell } from '../../../kernel/consequences.ts'
import { conversion, factionOf, type Goods, powerAction, specialAction, structure } from '../catalogue/index.ts'
import type { Cause, Consequence } from '../consequences/records.ts'
import { fixedSpades } from '../goods.ts'
import type { Move } from '../moves.ts'
import { dwellingPrice, needsSkip, priceOf, skipPrice } from '../prices.ts'
import { isBetweenActions, type State } from '../state.ts'

export function tellPrice(s: State, m: Move, tell: Tell<Consequence>): void {
  const pays = (goods: Goods, because: Cause): void => {
    if (goods.coins + goods.workers + goods.priests + goods.power > 0) tell({ what: 'pays', goods, because })
  }
  const faction = (): Cause => factionOf(s.player.faction).id
  switch (m.do) {
    case 'build':
      if (isBetweenActions(s) && needsSkip(s, m.hex)) pays(skipPrice(s.player), faction())
      return pays(dwellingPrice(s.player), 'dwelling')
    case 'dig':
      return pays(priceOf(s, m), fixedSpades(s.player) === undefined ? faction() : 'spades')
    case 'colour':
      return pays(priceOf(s, m), 'spades')
    case 'upgrade':
      return pays(priceOf(s, m), structure(m.to).id)
    case 'advance-shipping':
      return pays(priceOf(s, m), 'shipping')
    case 'advance-dig':
      return pays(priceOf(s, m), 'dig')
    case 'send':
      return pays(priceOf(s, m), 'priest')
    case 'power':
      return pays(priceOf(s, m), powerAction(m.action).id)
    case 'special':
      return pays(priceOf(s, m), specialAction(m.action).id)
    case 'convert':
      return pays(priceOf(s, m), conversion(m.conversion).id)
    default:
      return
  }
}

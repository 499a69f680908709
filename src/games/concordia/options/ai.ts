// What the AI could do with what it has; its dice and ladders say what it does.
import { AI } from '../asks.ts'
import { card, CLOTH, GOOD_COUNT } from '../catalogue/index.ts'
import { allHousesBuilt, freeAi } from '../measures.ts'
import { house, OPTION, type Option, purchase } from '../moves.ts'
import { mapOf, type State } from '../state.ts'
import { OFFERS, payable } from '../purchases.ts'

const GOOD_NUMBERS = Array.from({ length: GOOD_COUNT }, (_, g) => g)

export function aiOptions(s: State): Option[] {
  const found = [...houses(s), ...purchases(s), ...goods(s)]
  if (s.ai.stored > 0) found.push(OPTION.settle)
  if (s.rolls.length === 1) found.push(OPTION.roll)
  found.push(OPTION.none)
  return found
}

/** One house per side and city (R6.9): one good for an empty city (S6.2), one more for an occupied one (S6.4). */
function houses(s: State): Option[] {
  const { goods: stored, houses: built } = s.ai
  if (allHousesBuilt(s, AI)) return []
  return mapOf(s).cities.flatMap((city) => {
    const good = s.goodOf[city.no] as number
    if ((built & city.bit) !== 0 || (stored[good] as number) === 0) return []
    if ((s.player.houses & city.bit) === 0) return [house(s.map, city, good)]
    const extras = GOOD_NUMBERS.filter((g) => (stored[g] as number) > (g === good ? 1 : 0))
    return extras.map((extra) => house(s.map, city, good, extra))
  })
}

function purchases(s: State): Option[] {
  return OFFERS.filter((offer) => payable(s, offer)).map(({ spaces }) => ({
    move: purchase(...spaces.map((space) => card(s.market[space] as number).id)),
    weight: 1,
  }))
}

/** After a goods roll; in its last turn one cloth without a roll (S9.3). */
function goods(s: State): Option[] {
  if (freeAi(s) === 0) return []
  if (s.final) return [OPTION.goods[CLOTH] as Option]
  return s.rolls.length === 2 ? [...OPTION.goods, ...OPTION.twoGoods] : []
}

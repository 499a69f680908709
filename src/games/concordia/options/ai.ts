// What the AI could do with what it has; its dice and ladders say what it does.
import { AI } from '../asks.ts'
import { card, GOOD_COUNT } from '../catalogue/index.ts'
import { allHousesBuilt } from '../ending.ts'
import { freeAi } from '../measures.ts'
import { goodsTaken, house, OPTION, type Option, purchase } from '../moves.ts'
import { mapOf, type State } from '../state.ts'
import { OFFERS, payable } from '../purchases.ts'
import { docOf } from '../variant/index.ts'

const GOOD_NUMBERS = Array.from({ length: GOOD_COUNT }, (_, g) => g)

export function aiOptions(s: State): Option[] {
  const found = [...houses(s), ...purchases(s), ...goods(s)]
  if (s.ai.stored > 0) found.push(OPTION.settle)
  if (s.rolls.length === 1) found.push(OPTION.roll)
  found.push(OPTION.none)
  return found
}

/** One house per side and city (R6.9): one good for an empty city (S6.2), more for an occupied one (S6.4). */
function houses(s: State): Option[] {
  const { goods: stored, houses: built } = s.ai
  if (allHousesBuilt(s, AI)) return []
  const { extraGoods } = docOf(s.variant)
  return mapOf(s).cities.flatMap((city) => {
    const good = s.goodOf[city.no] as number
    if ((built & city.bit) !== 0 || (stored[good] as number) === 0) return []
    if ((s.player.houses & city.bit) === 0) return [house(s.map, city, good)]
    const left = stored.map((count, g) => (g === good ? count - 1 : count))
    return choicesOf(left, extraGoods).map((extras) => house(s.map, city, good, ...extras))
  })
}

/** So many of these goods, in every way, the cheapest first. */
function choicesOf(goods: readonly number[], count: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  const firsts = GOOD_NUMBERS.filter((g) => g >= from && (goods[g] as number) > 0)
  if (count === 1) return firsts.map((g) => [g])
  return firsts.flatMap((g) =>
    choicesOf(goods.with(g, (goods[g] as number) - 1), count - 1, g).map((more) => [g].concat(more)),
  )
}

function purchases(s: State): Option[] {
  return OFFERS.filter((offer) => payable(s, offer)).map(({ spaces }) => ({
    move: purchase(...spaces.map((space) => card(s.market[space] as number).id)),
    weight: 1,
  }))
}

/** After a goods roll; in its last turn one good without a roll, in the document a cloth (S9.3). */
function goods(s: State): readonly Option[] {
  if (freeAi(s) === 0) return []
  const doc = docOf(s.variant)
  if (s.final) return [goodsTaken(1, doc.lastGood)]
  return s.rolls.length === 2 ? doc.goodsOptions : []
}

// The first state of a game.
import { variantOf } from '../../kernel/variant.ts'
import { mapNo } from './catalogue/geography.ts'
import { AI_COLONISTS, bare, openSetUp, type Options, type State } from './state.ts'
import { docOf } from './variant/index.ts'

/** All chance is still to come: the city tokens in the order of the cities, then the display (R16.3). */
export function start(options: Options): State {
  const s = laid(mapNo(options.map), variantOf(options))
  s.dice = options.dice
  openSetUp(s)
  return s
}

/** A table set for both sides as the document says, or a variant of it (S2.4 to S3.1). */
export function laid(map: number, variant: string): State {
  const s = bare(map)
  const { colonists, aiGoods, playerGoods, playerCoins } = docOf(variant)
  s.variant = variant
  s.ai.stored = AI_COLONISTS - colonists
  s.ai.goods = aiGoods.slice()
  s.player.goods = playerGoods.slice()
  s.player.coins = playerCoins
  return s
}

// A card is played and its action begins (R3.1); the two uses of a Prefect (R7); goods that do not fit (R4.2).
import { AI, type Ask, ASKS } from '../asks.ts'
import { card, type CardId, type CardNo, goodNo, type Goods, GOOD_COUNT, sumOf, theCard } from '../catalogue/index.ts'
import type { Province } from '../catalogue/geography.ts'
import type { GoodId } from '../catalogue/vocabulary.ts'
import {
  addGoods,
  colonistCoins,
  copied,
  freePlayer,
  keptByAi,
  markerCoins,
  prefectOffer,
  production,
  specialistOffer,
  tribuneCoins,
} from '../measures.ts'
import { mapOf, NONE, type State } from '../state.ts'

export function applyPlay(s: State, id: CardId): void {
  const no = theCard(id)
  const { hand, discard } = s.player
  hand.splice(hand.indexOf(no), 1)
  const { role } = card(no)
  if (role === 'diplomat') {
    const original = copied(discard, isDiplomat) // S4.2
    discard.push(no)
    if (original !== NONE) carryOut(s, original)
    return
  }
  discard.push(no)
  carryOut(s, no)
}

export const isDiplomat = (no: CardNo): boolean => card(no).role === 'diplomat'

/** The action of a card, played or copied (R9.3). */
function carryOut(s: State, no: CardNo): void {
  const { role, coins, good } = card(no)
  switch (role) {
    case 'tribune':
      return tribune(s)
    case 'architect':
      s.steps = s.player.colonists.length // R6.2, R15.2
      s.asks.push(ASKS.build, ASKS.move)
      return
    case 'prefect':
      s.asks.push(ASKS.prefect)
      return
    case 'mercator':
      s.player.coins += coins // R8.1
      s.asks.push(ASKS.trade)
      return
    case 'senator':
      return sale(s, 2, true)
    case 'consul':
      return sale(s, 1, false)
    case 'colonist':
      s.asks.push(ASKS.colonist)
      return
    case 'diplomat': // never copied (R9.1)
      return
    case 'mason':
    case 'farmer':
    case 'smith':
    case 'vintner':
    case 'weaver':
      return specialist(s, good)
  }
}

/** R5.1, R5.2 */
function tribune(s: State): void {
  const { hand, discard } = s.player
  s.player.coins += tribuneCoins(discard.length)
  for (let i = 0; i < discard.length; i++) hand.push(discard[i] as number)
  discard.length = 0
  s.asks.push(ASKS.tribune)
}

function sale(s: State, cards: number, atSpaces: boolean): void {
  s.buys = cards
  s.atSpaces = atSpaces
  s.asks.push(ASKS.buy)
}

/** R12.1: goods that are all alike, so what does not fit is simply lost (R17.8). */
function specialist(s: State, good: number): void {
  const { goods } = s.player
  goods[good] = (goods[good] as number) + Math.min(specialistOffer(s, good), freePlayer(s))
}

/** R7.1: the bonus, the marker, the houses of both sides (Q22). */
export function applyProduce(s: State, id: string): void {
  const map = mapOf(s)
  const province = map.provinces[map.provinceNo(id) as number] as Province
  const offer = prefectOffer(s, province)
  s.coinSides |= province.bit
  if ((s.ai.houses & province.bits) !== 0) addGoods(s.ai.goods, keptByAi(s, production(s, AI, province.bits)))
  receive(s, offer)
}

/** R4.2: what fits is stored; where there is a choice, the goods wait for it. */
function receive(s: State, offer: Goods): void {
  const free = freePlayer(s)
  if (free === 0) return // R15.1
  if (sumOf(offer) <= free) return addGoods(s.player.goods, offer)
  let kinds = 0
  for (let g = 0; g < GOOD_COUNT; g++) if ((offer[g] as number) > 0) kinds++
  if (kinds === 1) {
    for (let g = 0; g < GOOD_COUNT; g++) offer[g] = Math.min(offer[g] as number, free)
    return addGoods(s.player.goods, offer)
  }
  s.offered = offer
  s.asks.push(ASKS['give-up'])
}

export function applyGiveUp(s: State, good: GoodId): void {
  const no = goodNo(good)
  const offer = s.offered
  offer[no] = (offer[no] as number) - 1
  s.offered = offer.map(() => 0)
  receive(s, offer)
}

/** The money of a Prefect (R7.3) or of a Colonist (R11.2). */
export function applyCoins(s: State, { ask }: Ask): void {
  if (ask === 'colonist') {
    s.player.coins += colonistCoins(s)
    return
  }
  s.player.coins += markerCoins(s)
  s.coinSides = 0
  if (s.ai.stored > 0) s.ai.stored-- // S4.3, also of a copied Prefect (Q23) and in the last turn (Q35)
}

// A card is played and its action begins (R3.1); the two uses of a Prefect (R7); goods that do not fit (R4.2).
import { cutTo, takeOut } from '../../../common/lists.ts'
import type { Tell } from '../../../kernel/consequences.ts'
import { AI, type Ask, ASKS, PLAYER, type Side } from '../asks.ts'
import type { Consequence, GoodsCause, Specialist, Telling } from '../consequences/records.ts'
import {
  card,
  type CardId,
  type CardNo,
  goodNo,
  type Goods,
  GOOD_COUNT,
  MARKER_COINS,
  noGoods,
  sumOf,
  theCard,
} from '../catalogue/index.ts'
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
import { mapOf, markerOf, NONE, type State } from '../state.ts'
import { docOf } from '../variant/index.ts'

export function applyPlay(s: State, id: CardId, tell: Telling): void {
  const no = theCard(id)
  const { hand, discard } = s.player
  takeOut(hand, no)
  tell?.({ what: 'played', card: id, place: discard.length + 1 })
  const { role } = card(no)
  if (role === 'diplomat') {
    const original = copied(discard, isDiplomat) // S4.2
    discard.push(no)
    if (original !== NONE) carryOut(s, original, true, tell)
    return
  }
  discard.push(no)
  carryOut(s, no, false, tell)
}

export const isDiplomat = (no: CardNo): boolean => card(no).role === 'diplomat'

/** The action of a card, played or copied (R9.3). */
function carryOut(s: State, no: CardNo, copy: boolean, tell: Telling): void {
  const { role, coins, good } = card(no)
  switch (role) {
    case 'tribune':
      return tribune(s, tell)
    case 'architect':
      s.steps = s.player.colonists.length // R6.2, R15.2
      if (s.steps > 0) tell?.({ what: 'steps', by: s.steps, because: 'architect' })
      s.asks.push(ASKS.build, ASKS.move)
      return
    case 'prefect':
      s.asks.push(ASKS.prefect)
      return
    case 'mercator':
      s.player.coins += coins // R8.1
      tell?.({ what: 'coins', by: coins, because: copy ? 'copied-mercator' : 'mercator' })
      s.asks.push(ASKS.trade)
      return
    case 'senator':
      return sale(s, 2, role, tell)
    case 'consul':
      return sale(s, 1, role, tell)
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
      return specialist(s, good, role, tell)
  }
}

/** R5.1, R5.2 */
function tribune(s: State, tell: Telling): void {
  const { hand, discard } = s.player
  const coins = tribuneCoins(discard.length)
  s.player.coins += coins
  tell?.({ what: 'back', cards: discard.map((no) => card(no).id) })
  if (coins > 0) tell?.({ what: 'coins', by: coins, because: 'tribune' })
  for (let i = 0; i < discard.length; i++) hand.push(discard[i] as number)
  cutTo(discard, 0)
  s.asks.push(ASKS.tribune)
}

function sale(s: State, cards: number, by: 'senator' | 'consul', tell: Telling): void {
  s.buys = cards
  s.atSpaces = by === 'senator'
  tell?.({ what: 'purchases', by: cards, because: by })
  s.asks.push(ASKS.buy)
}

/** R12.1: goods that are all alike, so what does not fit is simply lost (R17.8). */
function specialist(s: State, good: number, because: Specialist, tell: Telling): void {
  const { goods } = s.player
  const offered = specialistOffer(s, good)
  const stored = Math.min(offered, freePlayer(s))
  goods[good] = (goods[good] as number) + stored
  if (tell !== undefined) tellGoods(PLAYER, only(good, offered), only(good, stored), { because }, tell)
}

/** R7.1: the bonus, the marker, the houses of both sides (Q22). */
export function applyProduce(s: State, id: string, tell: Telling): void {
  const map = mapOf(s)
  const province = map.provinces[map.provinceNo(id) as number] as Province
  const offer = prefectOffer(s, province)
  s.coinSides |= province.bit
  tell?.({ what: 'turned', province: id, coins: MARKER_COINS[markerOf(s, province.bits)] as number })
  receive(s, offer, id, tell)
  if ((s.ai.houses & province.bits) === 0) return
  const produced = production(s, AI, province.bits)
  const kept = keptByAi(s, produced)
  addGoods(s.ai.goods, kept)
  if (tell !== undefined) tellGoods(AI, produced, kept, { because: 'prefect', province: id }, tell)
}

/** R4.2: what fits is stored; where there is a choice, the goods wait for it. */
function receive(s: State, offer: Goods, province: string, tell: Telling): void {
  const free = freePlayer(s)
  if (sumOf(offer) > free && leavesChoice(offer, free)) {
    s.offered = offer
    s.asks.push(ASKS['give-up'])
    tell?.({ what: 'offered', goods: offer.slice(), room: free })
    return
  }
  const stored = fitting(offer, free)
  addGoods(s.player.goods, stored)
  if (tell !== undefined) tellGoods(PLAYER, offer, stored, { because: 'prefect', province }, tell)
}

/** Whether goods that do not all fit have some that do, and are not all alike (R15.1). */
function leavesChoice(offer: Goods, free: number): boolean {
  let kinds = 0
  for (let g = 0; g < GOOD_COUNT; g++) if ((offer[g] as number) > 0) kinds++
  return free > 0 && kinds > 1
}

/** As much as fits of goods that leave no choice. */
const fitting = (offer: Goods, free: number): Goods =>
  sumOf(offer) <= free ? offer : offer.map((count) => Math.min(count, free))

export function applyGiveUp(s: State, good: GoodId, tell: Telling): void {
  const { offered } = s
  offered[goodNo(good)] = (offered[goodNo(good)] as number) - 1
  tell?.({ what: 'given-up', good })
  const free = freePlayer(s)
  if (sumOf(offered) > free && leavesChoice(offered, free)) {
    s.asks.push(ASKS['give-up'])
    return
  }
  const goods = fitting(offered, free)
  s.offered = noGoods()
  addGoods(s.player.goods, goods)
  if (sumOf(offered) > 0) tell?.({ what: 'kept', goods, lost: without(offered, goods) })
}

/** What of an offer was stored, and what had no room. */
function tellGoods(side: Side, offer: Goods, stored: Goods, cause: GoodsCause, tell: Tell<Consequence>): void {
  if (sumOf(offer) === 0) return
  if (sumOf(stored) === 0) tell({ what: 'lost', side, goods: offer, ...cause })
  else tell({ what: 'goods', side, goods: stored, lost: without(offer, stored), ...cause })
}

const only = (good: number, count: number): Goods => noGoods().map((_, g) => (g === good ? count : 0))
const without = (goods: Goods, less: Goods): Goods => goods.map((count, g) => count - (less[g] as number))

/** The money of a Prefect (R7.3) or of a Colonist (R11.2). */
export function applyCoins(s: State, { ask }: Ask, tell: Telling): void {
  if (ask === 'colonist') {
    const coins = colonistCoins(s)
    s.player.coins += coins
    tell?.({ what: 'coins', by: coins, because: 'colonist' })
    return
  }
  const coins = markerCoins(s)
  const { provinces, capital } = mapOf(s)
  s.player.coins += coins
  tell?.({ what: 'coins', by: coins, because: 'markers' })
  tell?.({
    what: 'turned-back',
    provinces: provinces.filter(({ bit }) => (s.coinSides & bit) !== 0).map(({ id }) => id),
  })
  s.coinSides = 0
  // S4.3: to the start city (Q37), also of a copied Prefect (Q23) and in the last turn (Q35)
  const placed = Math.min(s.ai.stored, docOf(s.variant).prefectColonists)
  s.ai.stored -= placed
  for (let n = 0; n < placed; n++) tell?.({ what: 'ai-colonist', city: capital.id, because: 'prefect' })
}

// Questions about a position, answered by the rules, ladders and score sheet of the game itself.
import { BadInput, type Json, type Tracer } from '../../../kernel/contract.ts'
import { applyTrade } from '../apply/bargains.ts'
import { isDiplomat } from '../apply/turn.ts'
import { PLAYER, AI, other, SIDE_NAMES, type Side } from '../asks.ts'
import {
  card,
  type Goods,
  goodId,
  goodNo,
  HOUSE_GOODS,
  type Price,
  SPACES,
  STARTING,
  sumOf,
  theCard,
} from '../catalogue/index.ts'
import { cityAt, type Line, type Reach, typeNo } from '../catalogue/geography.ts'
import type { TypeId } from '../catalogue/vocabulary.ts'
import {
  allHousesBuilt,
  besideColonists,
  canBuildIn,
  canPay,
  canPayColonist,
  colonistCoins,
  copied,
  freeAi,
  freePlayer,
  houseCoins,
  keptByAi,
  markerCoins,
  mayPlace,
  prefectOffer,
  priceOf,
  production,
  tribuneCoins,
} from '../measures.ts'
import { key, type Move } from '../moves.ts'
import { mostToBuy, mostToSell, typesTraded } from '../options/bargains.ts'
import { options } from '../options/index.ts'
import { canPayOffer, isOffered, OFFERS } from '../purchases.ts'
import { colonistsOnBoard, points, total, winnerOf } from '../score.ts'
import { bare, displayEmpty, isOccupied, mapOf, markerOf, NONE, ones, type State } from '../state.ts'
import { turnOfAi } from './ai-turn.ts'
import { type AskData, parseAsk, type TradeData } from './format.ts'
import { readPosition } from './read.ts'
import { countsOf } from './write.ts'

type Answer = { readonly [key: string]: Json | undefined }

/** `watch` is told what the AI looks at, besides the trace of the answer. */
export function answer(position: unknown, ask: unknown, watch: Tracer = {}): Answer {
  const { state, chance, deckTold } = readPosition(position)
  if (state.goodOf.includes(NONE)) throw new BadInput('setup: not every city has its token yet')
  return ask === undefined || ask === null ? turnOfAi(state, chance, watch) : about(state, parseAsk(ask), deckTold)
}

function about(s: State, ask: AskData, deckTold: boolean): Answer {
  switch (ask.kind) {
    case 'score':
      return { score: scores(s) }
    case 'legal':
      return { legal: legalMoves(s) }
    case 'house-cost':
      return { cost: houseCost(s, cityNo(s, ask.city)) }
    case 'card-cost':
      return { cost: cardCost(s, ask.space, ask.by === 'senator') }
    case 'legal-cards':
      return { legal: legalCards(s, ask.by === 'senator') }
    case 'legal-card-pairs':
      return { legal: legalPairs(s) }
    case 'legal-lines':
      return { legal: legalLines(s, ask.colonist, ask.steps) }
    case 'legal-houses':
      return { legal: legalHouses(s) }
    case 'legal-colonist-cities':
      return { legal: colonistCities(s, ask.type) }
    case 'prefect-produce':
      return { gain: prefectGain(s, ask.province) }
    case 'prefect-coins':
      return s.coinSides === 0 ? { coins: null } : { coins: markerCoins(s), aiPlacesColonist: s.ai.stored > 0 }
    case 'tribune':
      return tribune(s)
    case 'diplomat': {
      const original = copied(s.player.discard, isDiplomat)
      return { copies: original === NONE ? null : card(original).role }
    }
    case 'mercator':
      return mercator(s, card(theCard(ask.card)).coins, ask.trades)
    case 'specialist': {
      const { good } = card(theCard(ask.card))
      return { gain: { good: goodId(good), count: ones((s.ofGood[good] as number) & s.player.houses) } }
    }
    case 'colonist-coins':
      return { coins: colonistCoins(s) }
    case 'refill':
      return { market: refilled(s, ask.bought, ask.reveals, deckTold) }
    case 'bonus-markers':
      return { markers: markers(s) }
    case 'end-check':
      return { end: endCheck(s, SIDE_NAMES.indexOf(ask.after) as Side) }
    case 'setup':
      return { setup: setUp(s) }
  }
}

/** What the player can do now, as in a log, with what it costs. */
function legalMoves(s: State): Answer[] {
  if (s.over) return []
  if (s.turn === AI) throw new BadInput("turn: it is the AI's turn, not the player's")
  return options(s).map(({ move }) => {
    const cost = costOf(s, move)
    return cost === undefined ? { move: key(move) } : { move: key(move), cost }
  })
}

function costOf(s: State, m: Move): Answer | null | undefined {
  switch (m.do) {
    case 'build':
      return houseCost(s, cityNo(s, m.city))
    case 'acquire': {
      const no = theCard(m.card)
      const goods = priceOf(no, s.market.indexOf(no), s.atSpaces).goods.slice()
      if (m.any !== undefined) goods[goodNo(m.any)] = (goods[goodNo(m.any)] as number) + 1
      return countsOf(goods)
    }
    default:
      return undefined
  }
}

function cityNo(s: State, id: string): number {
  const map = mapOf(s)
  const no = map.cityNo(id)
  if (no === undefined) throw new BadInput(`ask city: "${id}" is not on the map of ${map.id}`)
  return no
}

function houseCost(s: State, city: number): Answer | null {
  if (city === mapOf(s).capital.no || ((s.player.houses >> city) & 1) === 1) return null
  return { coins: houseCoins(s, city), goods: countsOf(HOUSE_GOODS[s.goodOf[city] as number] as Goods) }
}

function onSpace(s: State, space: number): number {
  const no = s.market[space - 1] ?? NONE
  if (no === NONE) throw new BadInput(`ask space: there is no card on space ${space}`)
  return no
}

function cardCost(s: State, space: number, atSpaces: boolean): Answer {
  const { goods, any }: Price = priceOf(onSpace(s, space), space - 1, atSpaces)
  return { ...countsOf(goods), ...(any > 0 ? { any } : {}) }
}

function legalCards(s: State, atSpaces: boolean): number[] {
  return s.market.flatMap((no, at) =>
    no !== NONE && canPay(s.player.goods, priceOf(no, at, atSpaces)) ? [at + 1] : [],
  )
}

/** R10.4: both prices together. */
function legalPairs(s: State): number[][] {
  return OFFERS.filter(
    (offer) => offer.left !== NONE && isOffered(s, offer) && canPayOffer(s, offer, s.player.goods),
  ).map(({ left, right }) => [left + 1, right + 1])
}

function legalLines(s: State, n: number, steps = s.player.colonists.length): string[] {
  const colonist = s.player.colonists[n]
  if (colonist === undefined)
    throw new BadInput(`ask colonist: there is no colonist ${n}, there are ${s.player.colonists.length}`)
  const map = mapOf(s)
  const reach = map.reach[colonist.type][colonist.at] as Reach
  return reach.lines
    .filter((line) => (reach.to[line] as number) <= steps && !isOccupied(s, line))
    .map((line) => (map.lines[line] as Line).id)
}

function legalHouses(s: State): string[] {
  const beside = besideColonists(s)
  return mapOf(s)
    .cities.filter(({ no, bit }) => (beside & bit) !== 0 && canBuildIn(s, no))
    .map(({ id }) => id)
}

function colonistCities(s: State, id: TypeId): string[] {
  const type = typeNo(id)
  if (!canPayColonist(s) || (s.player.stored[type] as number) === 0) return []
  const map = mapOf(s)
  return [...map.cities, map.capital].filter(({ no }) => mayPlace(s, type, no)).map(({ no }) => cityAt(map, no).id)
}

function prefectGain(s: State, id: string): Answer | null {
  const map = mapOf(s)
  const province = map.provinces[map.provinceNo(id) ?? NONE]
  if (province === undefined) throw new BadInput(`ask province: "${id}" is not on the map of ${map.id}`)
  if ((s.coinSides & province.bit) !== 0) return null
  const offer = prefectOffer(s, province)
  const produced = production(s, AI, province.bits)
  const kept = keptByAi(s, produced)
  return {
    player: countsOf(offer),
    playerMustLose: Math.max(0, sumOf(offer) - freePlayer(s)),
    ai: countsOf(kept),
    aiLost: sumOf(produced) - sumOf(kept),
  }
}

function tribune(s: State): Answer {
  const { hand, discard } = s.player
  if (!hand.includes(theCard('start-tribune'))) throw new BadInput('player hand: the Tribune is not there')
  return { coins: tribuneCoins(discard.length + 1), hand: hand.length + discard.length }
}

/** Trades in this order; a number of 0 still counts as a type of good (R8.2). */
function mercator(s: State, coins: number, trades: readonly TradeData[]): Answer {
  s.player.coins += coins
  s.traded = s.traded.map(() => 0)
  for (const trade of trades) {
    const good = goodNo(trade.good)
    const buys = 'buy' in trade
    const units = buys ? trade.buy : trade.sell
    const most = buys ? mostToBuy(s, good) : mostToSell(s, good)
    if (units > most || (most === 0 && !mayStill(s, good, buys))) return { legal: false }
    applyTrade(s, trade.good, buys ? units : -units)
    s.traded[good] = buys ? 1 : -1
  }
  return { legal: true, coins: s.player.coins }
}

const mayStill = (s: State, good: number, buys: boolean): boolean =>
  s.traded[good] === (buys ? 1 : -1) || (s.traded[good] === 0 && typesTraded(s) < 2)

/** R10.6. Unless the deck is told, what is turned up is what there was of it. */
function refilled(s: State, bought: readonly number[], reveals: readonly string[], deckTold: boolean): string[] {
  for (const [at, space] of bought.entries()) {
    onSpace(s, space)
    if (bought.indexOf(space) !== at) throw new BadInput(`ask bought: space ${space} is there twice`)
  }
  const kept = s.market.filter((no, at) => no !== NONE && !bought.includes(at + 1)).map((no) => card(no).id as string)
  const free = SPACES - kept.length
  const needed = Math.min(free, deckTold ? (s.down[0] as number) + (s.down[1] as number) : reveals.length)
  if (reveals.length !== needed)
    throw new BadInput(
      `ask reveals: ${needed} ${needed === 1 ? 'card is' : 'cards are'} turned up, not ${reveals.length}`,
    )
  const display = [...kept, ...reveals]
  const twice = display.find((id, at) => display.indexOf(id) !== at)
  if (twice !== undefined) throw new BadInput(`ask reveals: "${twice}" is there twice`)
  return display
}

function markers(s: State): Answer {
  return Object.fromEntries(mapOf(s).provinces.map(({ id, bits }) => [id, goodId(markerOf(s, bits))]))
}

/** R13: who has triggered the end, before or now, and whose turn is next. */
function endCheck(s: State, after: Side): Answer {
  const by = triggeredBefore(s) ?? (allHousesBuilt(s, after) || displayEmpty(s) ? after : undefined)
  if (by === undefined && !s.over) return { triggered: false, by: null, next: SIDE_NAMES[other(after)] }
  const next = s.over || by !== after ? 'scoring' : SIDE_NAMES[other(after)]
  return { triggered: true, by: by === undefined ? null : SIDE_NAMES[by], next }
}

/** R13.3: whose last turn it is has not triggered the end; the other side has. */
function triggeredBefore(s: State): Side | undefined {
  if (s.ended !== NONE) return s.ended as Side
  return s.final && !s.over ? other(s.turn) : undefined
}

/** A fresh game on the map, read off the state it starts with. */
function setUp(s: State): Answer {
  const { cities, capital } = mapOf(s)
  const fresh = bare(s.map)
  const inCapital = fresh.player.colonists.filter(({ at }) => at === capital.no).length
  return {
    firstTurn: SIDE_NAMES[fresh.turn],
    playerCoins: fresh.player.coins,
    aiCoins: 0, // Q12
    playerFreeSpaces: freePlayer(fresh),
    aiFreeSpaces: freeAi(fresh),
    playerColonistsInCapital: inCapital,
    aiColonistsInCapital: colonistsOnBoard(fresh, AI),
    aiCards: STARTING.length + fresh.ai.bought.length,
    marketCards: SPACES,
    faceDownCards: (fresh.down[0] as number) + (fresh.down[1] as number) - SPACES,
    cities: cities.length,
    capital: capital.id,
    praefectusMagnus: false, // S3.2
  }
}

function scores(s: State): Answer {
  const of = (side: Side) => {
    const sum = points(s, side)
    return { ...sum, total: total(sum) }
  }
  return { player: of(PLAYER), ai: of(AI), winner: winnerOf(s) }
}

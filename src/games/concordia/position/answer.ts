// Answers questions about a position through the rules, ladders and score sheet of the game.
import type { Json, Tracer } from '../../../kernel/contract.ts'
import { copy } from '../../../kernel/copy.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { isOne, type Phrase } from '../../../kernel/text.ts'
import { applyTrade } from '../apply/bargains.ts'
import { apply } from '../apply/index.ts'
import { isDiplomat } from '../apply/turn.ts'
import { AI, type AskName, ASKS, other, PLAYER, SIDE_NAMES, type Side } from '../asks.ts'
import {
  card,
  type CardId,
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
import type { TypeId } from '../catalogue/vocabulary.ts'
import {
  colonistCoins,
  copied,
  freeAi,
  freePlayer,
  houseCoins,
  keptByAi,
  prefectOffer,
  priceOf,
  production,
  specialistOffer,
} from '../measures.ts'
import { triggersEnd } from '../ending.ts'
import { key, type Move, OPTION, type Option } from '../moves.ts'
import { mayTrade, mostToBuy, mostToSell } from '../options/bargains.ts'
import { options } from '../options/index.ts'
import { colonistsOnBoard, points, total, winnerOf } from '../score.ts'
import { laid } from '../start.ts'
import { mapOf, markerOf, NONE, type State, topAsk } from '../state.ts'
import { turnOfAi } from './ai-turn.ts'
import { noSuchColonist, notOnMap, twice } from './check.ts'
import { type AskData, parseAsk, type TradeData } from './format.ts'
import { readPosition } from './read.ts'
import { countsOf } from './write.ts'

type Answer = { readonly [key: string]: Json | undefined }

const tokensMissing = refusal('concordia.tokens-missing', {
  it: 'non tutte le città hanno già il loro segnalino',
  en: 'not every city has its token yet',
})
const aisTurn = refusal('concordia.ais-turn', {
  it: 'è il turno dell’IA, non il tuo',
  en: 'it is the AI’s turn, not the player’s',
})
const noCardOn = refusal<{ readonly space: number }>('concordia.no-card', {
  it: ({ space }) => `nello spazio ${space} non c’è nessuna carta`,
  en: ({ space }) => `there is no card on space ${space}`,
})
const noTribune = refusal('concordia.no-tribune', {
  it: 'il Tribuno non c’è',
  en: 'the Tribune is not there',
})
const spaceTwice = refusal<{ readonly space: number }>('concordia.space-twice', {
  it: ({ space }) => `lo spazio ${space} c’è due volte`,
  en: ({ space }) => `space ${space} is there twice`,
})
const TURNED_UP: Phrase<[cards: number]> = {
  it: (cards) => (isOne(cards, 'it') ? 'si scopre 1 carta' : `si scoprono ${cards} carte`),
  en: (cards) => (isOne(cards, 'en') ? '1 card is turned up' : `${cards} cards are turned up`),
}
const wrongReveals = refusal<{ readonly needed: number; readonly told: number }>('concordia.reveals', {
  it: ({ needed, told }) => `${TURNED_UP.it(needed)}, non ${told}`,
  en: ({ needed, told }) => `${TURNED_UP.en(needed)}, not ${told}`,
})

/** `watch` hears what the AI considers, besides the trace of the answer. */
export function answer(position: unknown, ask: unknown, watch: Tracer = {}): Answer {
  const { state, chance, deckTold } = readPosition(position)
  if (state.goodOf.includes(NONE)) throw tokensMissing(['setup'])
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
      return prefectCoins(s)
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
      return { gain: { good: goodId(good), count: specialistOffer(s, good) } }
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

/** The same table with only this ask. */
const asked = (s: State, ask: AskName, more: Partial<State> = {}): State => ({
  ...copy(s),
  ...more,
  asks: [ASKS[ask]],
})

function after(s: State, move: Move): State {
  const next = copy(s)
  apply(next, move)
  return next
}

/** The possible moves of one kind. */
const movesOf = <D extends Move['do']>(s: State, what: D): Extract<Move, { readonly do: D }>[] =>
  options(s)
    .map(({ move }) => move)
    .filter((move): move is Extract<Move, { readonly do: D }> => move.do === what)

/** The player's possible moves, as in a log, with their costs. */
function legalMoves(s: State): Answer[] {
  if (s.over) return []
  if (s.turn === AI) throw aisTurn(['turn'])
  return options(s).map(({ move }) => {
    const cost = costOf(s, move)
    return cost === undefined ? { move: key(move) } : { move: key(move), cost }
  })
}

function costOf(s: State, m: Move): Answer | undefined {
  if (m.do !== 'build' && m.do !== 'acquire') return undefined
  const { player } = after(s, m)
  const goods = countsOf(s.player.goods.map((count, g) => count - (player.goods[g] as number)))
  return m.do === 'acquire' ? goods : { coins: s.player.coins - player.coins, goods }
}

function cityNo(s: State, id: string): number {
  const map = mapOf(s)
  const no = map.cityNo(id)
  if (no === undefined) throw notOnMap({ id, map: map.id }, ['ask', 'city'])
  return no
}

function houseCost(s: State, city: number): Answer | null {
  if (city === mapOf(s).capital.no || ((s.player.houses >> city) & 1) === 1) return null
  return { coins: houseCoins(s, city), goods: countsOf(HOUSE_GOODS[s.goodOf[city] as number] as Goods) }
}

function onSpace(s: State, space: number, field: string): number {
  const no = s.market[space - 1] ?? NONE
  if (no === NONE) throw noCardOn({ space }, ['ask', field])
  return no
}

function cardCost(s: State, space: number, atSpaces: boolean): Answer {
  const { goods, any }: Price = priceOf(onSpace(s, space, 'space'), space - 1, atSpaces)
  return { ...countsOf(goods), ...(any > 0 ? { any } : {}) }
}

/** The space a card lies on, from 1. */
const spaceOf = (s: State, id: CardId): number => s.market.indexOf(theCard(id)) + 1

function legalCards(s: State, atSpaces: boolean): number[] {
  const buying = asked(s, 'buy', { atSpaces, buys: 1 })
  return [...new Set(movesOf(buying, 'acquire').map(({ card: id }) => spaceOf(s, id)))]
}

/** R10.4: one card and then another, from right to left. */
function legalPairs(s: State): number[][] {
  const buying = asked(s, 'buy', { atSpaces: true, buys: 2 })
  const found = new Map<number, number[]>()
  for (const first of movesOf(buying, 'acquire')) {
    const next = after(buying, first)
    if (topAsk(next)?.ask !== 'buy') continue
    for (const second of movesOf(next, 'acquire')) {
      const [one, two] = [spaceOf(s, first.card), spaceOf(s, second.card)]
      const [left, right] = [Math.min(one, two), Math.max(one, two)]
      found.set(right * SPACES + left, [left, right])
    }
  }
  return [...found].sort(([x], [y]) => y - x).map(([, pair]) => pair)
}

function legalLines(s: State, n: number, steps = s.player.colonists.length): string[] {
  const { length: there } = s.player.colonists
  if (n >= there) throw noSuchColonist({ colonist: n, there }, ['ask', 'colonist'])
  return movesOf(asked(s, 'line', { picked: n, steps }), 'to').map(({ line }) => line)
}

function legalHouses(s: State): string[] {
  return movesOf(asked(s, 'build'), 'build').map(({ city }) => city)
}

/** In the order of the cities, the capital last. */
function colonistCities(s: State, id: TypeId): string[] {
  const cities = movesOf(asked(s, 'place'), 'place').flatMap(({ type, city }) => (type === id ? [city] : []))
  return cities.sort((x, y) => cityNo(s, x) - cityNo(s, y))
}

function prefectGain(s: State, id: string): Answer | null {
  const map = mapOf(s)
  const province = map.provinces[map.provinceNo(id) ?? NONE]
  if (province === undefined) throw notOnMap({ id, map: map.id }, ['ask', 'province'])
  if (!movesOf(asked(s, 'prefect'), 'produce').some((move) => move.province === id)) return null
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

function prefectCoins(s: State): Answer {
  const prefect = asked(s, 'prefect')
  const [move] = movesOf(prefect, 'coins')
  if (move === undefined) return { coins: null }
  const { player, ai } = after(prefect, move)
  return { coins: player.coins - s.player.coins, aiPlacesColonist: ai.stored < s.ai.stored }
}

function tribune(s: State): Answer {
  const no = theCard('start-tribune')
  if (!s.player.hand.includes(no)) throw noTribune(['player', 'hand'])
  const { player } = after(asked(s, 'card'), (OPTION.play[no] as Option).move)
  return { coins: player.coins - s.player.coins, hand: player.hand.length }
}

/** Trades in this order; a number of 0 still counts as a type of good (R8.2). */
function mercator(s: State, coins: number, trades: readonly TradeData[]): Answer {
  s.player.coins += coins
  s.traded = s.traded.map(() => 0)
  for (const { good: id, buy, sell = 0 } of trades) {
    const good = goodNo(id)
    const [direction, units] = buy === undefined ? ([-1, sell] as const) : ([1, buy] as const)
    const most = direction === 1 ? mostToBuy(s, good) : mostToSell(s, good)
    if (units > most || !mayTrade(s, good, direction)) return { legal: false }
    applyTrade(s, id, direction, units, undefined)
  }
  return { legal: true, coins: s.player.coins }
}

/**
 * R10.6. Unless the deck is given, the cards turned up are what was left of it. The rules do not check the cards: a question may name some
 * that its position has elsewhere.
 */
function refilled(s: State, bought: readonly number[], reveals: readonly string[], deckTold: boolean): string[] {
  bought.forEach((space, at) => {
    onSpace(s, space, 'bought')
    if (bought.indexOf(space) !== at) throw spaceTwice({ space }, ['ask', 'bought', at])
  })
  const kept = s.market.filter((no, at) => no !== NONE && !bought.includes(at + 1)).map((no) => card(no).id as string)
  const free = SPACES - kept.length
  const needed = Math.min(free, deckTold ? (s.down[0] as number) + (s.down[1] as number) : reveals.length)
  if (reveals.length !== needed) throw wrongReveals({ needed, told: reveals.length }, ['ask', 'reveals'])
  const display = [...kept, ...reveals]
  const again = display.findIndex((id, at) => display.indexOf(id) !== at)
  if (again >= 0) throw twice({ id: display[again] as string }, ['ask', 'reveals', again - kept.length])
  return display
}

function markers(s: State): Answer {
  return Object.fromEntries(mapOf(s).provinces.map(({ id, bits }) => [id, goodId(markerOf(s, bits))]))
}

/** R13: who has triggered the end, before or now, and whose turn is next. */
function endCheck(s: State, side: Side): Answer {
  const by = triggeredBefore(s) ?? (triggersEnd(s, side) ? side : undefined)
  if (by === undefined && !s.over) return { triggered: false, by: null, next: SIDE_NAMES[other(side)] }
  const next = s.over || by !== side ? 'scoring' : SIDE_NAMES[other(side)]
  return { triggered: true, by: by === undefined ? null : SIDE_NAMES[by], next }
}

/** R13.3: the side with the last turn has not triggered the end; the other one has. */
function triggeredBefore(s: State): Side | undefined {
  if (s.ended !== NONE) return s.ended as Side
  return s.final && !s.over ? other(s.turn) : undefined
}

/** A fresh game on the map, from its first state. */
function setUp(s: State): Answer {
  const { cities, capital } = mapOf(s)
  const fresh = laid(s.map, s.variant)
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

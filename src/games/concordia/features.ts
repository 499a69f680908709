// What the learned eye looks at: plain measures of a state, yours and the AI's.
import { flag, measured } from '../../common/measured.ts'
import type { Measured } from '../../kernel/eye.ts'
import { AI, type AskName, PLAYER, type Side } from './asks.ts'
import {
  BRICK,
  card,
  FOOD,
  god,
  good,
  GOOD_COUNT,
  type Goods,
  HOUSE_GOODS,
  role,
  SPACES,
  STARTING,
  sumOf,
  TOOL,
  VALUES,
} from './catalogue/index.ts'
import { FIRST_LINE, type Line, MAPS, type Province, type Reach } from './catalogue/geography.ts'
import { GODS, GOODS, type RoleId, ROLES } from './catalogue/vocabulary.ts'
import {
  besideColonists,
  canPay,
  colonistCoins,
  copied,
  freePlayer,
  goodsStored,
  houseCoins,
  housesOf,
  markerCoins,
  priceOf,
} from './measures.ts'
import { colonistsOnBoard, provincesWith, specialistPoints, typesProduced, wealth } from './score.ts'
import { type Colonist, HOUSES, isOccupied, lowest, mapOf, markerOf, NONE, ones, type State, topAsk } from './state.ts'

type Feature = Measured<State>
type OfSide = (s: State, side: Side) => number

const both = (id: string, [yours, its, en]: readonly [string, string, string], of: OfSide): Feature[] => [
  measured(`you/${id}`, { it: yours, en: `your ${en}` }, (s) => of(s, PLAYER)),
  measured(`ai/${id}`, { it: `${its} dell’IA`, en: `the AI’s ${en}` }, (s) => of(s, AI)),
]

// Cards and gods

/** How many of a list belong to a god. */
function ofGod(cards: readonly number[], no: number): number {
  let count = 0
  for (let i = 0; i < cards.length; i++) if (card(cards[i] as number).godNo === no) count++
  return count
}
const STARTING_OF_GOD: readonly number[] = GODS.map((_, no) => ofGod(STARTING, no))

const cardsOfGod =
  (no: number): OfSide =>
  (s, side) =>
    side === PLAYER
      ? ofGod(s.player.hand, no) + ofGod(s.player.discard, no)
      : (STARTING_OF_GOD[no] as number) + ofGod(s.ai.bought, no)

const MINERVA = GODS.indexOf('minerva')

function minerva(s: State, side: Side): number {
  const inList = (cards: readonly number[]): number => {
    let sum = 0
    for (let i = 0; i < cards.length; i++) {
      const no = cards[i] as number
      if (card(no).godNo === MINERVA) sum += specialistPoints(s, side, no)
    }
    return sum
  }
  return side === PLAYER ? inList(s.player.hand) + inList(s.player.discard) : inList(s.ai.bought)
}

/** What one card of each god is worth to a side (R14); of Vesta without rounding, so that every coin counts. */
const WORTHS: Readonly<Record<Exclude<(typeof GODS)[number], 'minerva'>, OfSide>> = {
  vesta: (s, side) => wealth(s, side) / 10,
  jupiter: (s, side) => ones(housesOf(s, side) & ~(s.ofGood[BRICK] as number)),
  saturnus: (s, side) => provincesWith(s, housesOf(s, side)),
  mercurius: (s, side) => 2 * typesProduced(s, housesOf(s, side)),
  mars: (s, side) => 2 * colonistsOnBoard(s, side),
}

const GOD_POINTS: readonly OfSide[] = GODS.map((id, no) => {
  if (id === 'minerva') return minerva
  const [count, worth] = [cardsOfGod(no), WORTHS[id]]
  return (s, side) => count(s, side) * worth(s, side)
})

const COUNTS: number[] = GODS.map(() => 0)
const WORTH_LIST: readonly (OfSide | undefined)[] = GODS.map((id) => (id === 'minerva' ? undefined : WORTHS[id]))

/** Points if the game ended now; the Concordia card is told apart. */
const pointsNow: OfSide = (s, side) => {
  let specialists = 0
  COUNTS.fill(0)
  const count = (cards: readonly number[]): void => {
    for (let i = 0; i < cards.length; i++) {
      const { no, godNo } = card(cards[i] as number)
      if (godNo === MINERVA) specialists += specialistPoints(s, side, no)
      else COUNTS[godNo] = (COUNTS[godNo] as number) + 1
    }
  }
  if (side === PLAYER) count(s.player.hand)
  count(side === PLAYER ? s.player.discard : s.ai.bought)
  let sum = 0
  for (let no = 0; no < GODS.length; no++) {
    const held = (COUNTS[no] as number) + (side === PLAYER ? 0 : (STARTING_OF_GOD[no] as number))
    const worth = WORTH_LIST[no]
    if (held > 0 && worth !== undefined) sum += held * worth(s, side)
  }
  return sum + specialists
}

// Tempo

const cardsForSale = ({ market, down }: State): number => {
  let count = (down[0] as number) + (down[1] as number)
  for (let i = 0; i < market.length; i++) if (market[i] !== NONE) count++
  return count
}
const ALL_FOR_SALE = 15

/** How far the nearer of the two ends has come (R13.1). */
const progress = (s: State): number =>
  Math.max(1 - cardsForSale(s) / ALL_FOR_SALE, ones(s.ai.houses) / HOUSES, ones(s.player.houses) / HOUSES)

// Hand

const inHand =
  (id: RoleId) =>
  ({ player: { hand } }: State): number => {
    let count = 0
    for (let i = 0; i < hand.length; i++) if (card(hand[i] as number).role === id) count++
    return count
  }
const owned =
  (id: RoleId) =>
  (s: State): number => {
    const { discard } = s.player
    let count = inHand(id)(s)
    for (let i = 0; i < discard.length; i++) if (card(discard[i] as number).role === id) count++
    return count
  }
const diplomats = inHand('diplomat')
const isDiplomat = (no: number): boolean => card(no).role === 'diplomat'
/** A Diplomat in hand, and what it would copy (S4.2). */
const copies =
  (id: RoleId) =>
  (s: State): boolean => {
    const no = copied(s.player.discard, isDiplomat)
    return no !== NONE && card(no).role === id && diplomats(s) > 0
  }

// Houses

/** Cities without an own house beside lines that own colonists stand on or can come to in one Architect, as bits. */
function cityReach(s: State, steps: number): number {
  const { colonists, houses } = s.player
  const map = mapOf(s)
  let bits = 0
  for (let c = 0; c < colonists.length; c++) {
    const { type, at } = colonists[c] as Colonist
    if (at >= FIRST_LINE) bits |= (map.lines[at - FIRST_LINE] as Line).ends
    const reach = map.reach[type][at] as Reach
    for (let i = 0; i < reach.lines.length && (reach.steps[i] as number) <= steps; i++) {
      const line = reach.lines[i] as number
      const { ends } = map.lines[line] as Line
      if ((ends & ~bits) !== 0 && !isOccupied(s, line)) bits |= ends
    }
  }
  return bits & ~houses
}

const PURSE: Goods = [0, 0, 0, 0, 0]

/** How many houses in a set of cities can be paid one after the other, the dearest first. */
function payableHouses(s: State, cities: number): number {
  const { goods } = s.player
  let { coins } = s.player
  for (let g = 0; g < GOOD_COUNT; g++) PURSE[g] = goods[g] as number
  let count = 0
  for (let g = GOOD_COUNT - 1; g >= 0; g--) {
    const price = HOUSE_GOODS[g] as Goods
    for (let left = cities & (s.ofGood[g] as number); left !== 0; left &= left - 1) {
      const cost = houseCoins(s, lowest(left))
      if (cost > coins || !holdsAll(PURSE, price)) continue
      coins -= cost
      for (let p = 0; p < GOOD_COUNT; p++) PURSE[p] = (PURSE[p] as number) - (price[p] as number)
      count++
    }
  }
  return Math.min(count, HOUSES - ones(s.player.houses))
}

function holdsAll(goods: readonly number[], price: readonly number[]): boolean {
  for (let g = 0; g < GOOD_COUNT; g++) if ((goods[g] as number) < (price[g] as number)) return false
  return true
}

/** During an Architect what it can still do, otherwise what the next one could. */
function buildable(s: State): number {
  const ask = topAsk(s)?.ask
  if (ask === 'build') return payableHouses(s, besideColonists(s))
  const steps = ask === 'move' || ask === 'line' ? s.steps : s.player.colonists.length
  return payableHouses(s, cityReach(s, steps))
}

/** The best of the houses that can be paid beside the colonists as they stand: points, not numbers. */
const atHand = (s: State): number => payableHouses(s, besideColonists(s))

const freeInReach = (s: State): number => ones(cityReach(s, s.player.colonists.length) & ~s.ai.houses)

/** Kinds of goods that the cities in reach would add to those already produced (R14.4). */
const newTypes = (s: State): number => {
  const reach = cityReach(s, s.player.colonists.length)
  let count = 0
  for (let g = 0; g < GOOD_COUNT; g++) {
    const cities = s.ofGood[g] as number
    if ((cities & s.player.houses) === 0 && (cities & reach) !== 0) count++
  }
  return count
}

// Goods

/** Value of what the best province would bring, as far as it fits (R7.1, R4.2); what the AI would get there counts half against it. */
function province(s: State): number {
  const { provinces } = mapOf(s)
  const free = freePlayer(s)
  let best = 0
  for (let p = 0; p < provinces.length; p++) {
    const { bit, bits } = provinces[p] as Province
    if ((s.coinSides & bit) !== 0) continue
    let count = 1
    let value = VALUES[markerOf(s, bits)] as number
    let rival = 0
    for (let g = 0; g < GOOD_COUNT; g++) {
      const cities = (s.ofGood[g] as number) & bits
      const own = ones(cities & s.player.houses)
      count += own
      value += own * (VALUES[g] as number)
      rival += ones(cities & s.ai.houses) * (VALUES[g] as number)
    }
    best = Math.max(best, value * Math.min(1, free / count) - rival / 2)
  }
  return best
}

// Purchases

/** Points that a card would bring at once. */
function cardPoints(s: State, no: number): number {
  const { god: of } = card(no)
  return of === 'minerva' ? specialistPoints(s, PLAYER, no) : WORTHS[of](s, PLAYER)
}

/** Points of the best card on display that can be paid, and how many can; a Consul pays no space. */
function bestCard(s: State, atSpaces: boolean): number {
  const { goods } = s.player
  let best = 0
  for (let space = 0; space < s.market.length; space++) {
    const no = s.market[space] as number
    if (no !== NONE && canPay(goods, priceOf(no, space, atSpaces))) best = Math.max(best, 1 + cardPoints(s, no))
  }
  return best
}
function payableCards(s: State): number {
  const { goods } = s.player
  let count = 0
  for (let space = 0; space < s.market.length; space++) {
    const no = s.market[space] as number
    if (no !== NONE && canPay(goods, priceOf(no, space, true))) count++
  }
  return count
}

/** How many points a god's cards on display would add up to for you: what there is to fight for. */
const onDisplay =
  (no: number) =>
  ({ market }: State): number => {
    let count = 0
    for (let i = 0; i < market.length; i++)
      if (market[i] !== NONE && card(market[i] as number).godNo === no) count += 1 - i / (2 * SPACES)
    return count
  }

// What is asked

const asks = (id: AskName, it: string, en: string): Feature =>
  flag(`asked/${id}`, { it, en }, (s) => topAsk(s)?.ask === id && s.turn === PLAYER)

/** A measure that counts only while something is asked. */
const during =
  (ids: readonly AskName[], of: (s: State) => number) =>
  (s: State): number => {
    const ask = topAsk(s)?.ask
    return ask !== undefined && s.turn === PLAYER && ids.includes(ask) ? of(s) : 0
  }

const houseCost = (s: State): number => {
  let least = 20
  for (let left = cityReach(s, s.player.colonists.length); left !== 0; left &= left - 1)
    least = Math.min(least, houseCoins(s, lowest(left)))
  return least
}

const PARTS: readonly (readonly [RoleId, string, string])[] = ROLES.map((id) => [
  id,
  role(id).name.it,
  role(id).name.en,
])

export const features: readonly Feature[] = [
  measured('progress', { it: 'la partita giocata', en: 'how much is played' }, progress),
  ...MAPS.map(({ id, no, name }) =>
    flag<State>(`map/${id}`, { it: `la mappa ${name.it}`, en: `the map ${name.en}` }, ({ map }) => map === no),
  ),
  flag('to move', { it: 'la mano a te', en: 'your move' }, ({ turn }) => turn === PLAYER),
  flag('last turn', { it: 'l’ultimo turno', en: 'the last turn' }, ({ final }) => final),
  ...both('concordia', ['la tua carta Concordia', 'la carta Concordia', 'Concordia card'], ({ ended }, side) =>
    ended === side ? 1 : 0,
  ),
  measured('cards for sale', { it: 'le carte da acquistare', en: 'the cards for sale' }, cardsForSale),
  measured('few cards', { it: 'le ultime carte da acquistare', en: 'the last cards for sale' }, (s) =>
    Math.max(0, 5 - cardsForSale(s)),
  ),
  ...both('points', ['i tuoi punti', 'i punti', 'points'], pointsNow),
  measured('lead', { it: 'il tuo vantaggio', en: 'your lead' }, (s) => pointsNow(s, PLAYER) - pointsNow(s, AI)),
  measured(
    'late lead',
    { it: 'il tuo vantaggio verso la fine', en: 'your lead late in the game' },
    (s) => (pointsNow(s, PLAYER) - pointsNow(s, AI)) * progress(s),
  ),
  ...GODS.flatMap((id, no) =>
    both(
      `points ${id}`,
      [`i tuoi punti di ${god(id).name.it}`, `i punti di ${god(id).name.it}`, `points of ${god(id).name.en}`],
      GOD_POINTS[no] as OfSide,
    ),
  ),
  ...GODS.flatMap((id, no) =>
    both(
      `cards ${id}`,
      [`le tue carte di ${god(id).name.it}`, `le carte di ${god(id).name.it}`, `cards of ${god(id).name.en}`],
      cardsOfGod(no),
    ),
  ),
  ...both('houses', ['le tue abitazioni', 'le abitazioni', 'houses'], (s, side) => ones(housesOf(s, side))),
  ...both('last houses', ['le tue ultime abitazioni', 'le ultime abitazioni', 'last houses'], (s, side) =>
    Math.max(0, ones(housesOf(s, side)) - 11),
  ),
  ...both('provinces', ['le tue regioni', 'le regioni', 'provinces'], (s, side) => provincesWith(s, housesOf(s, side))),
  ...both('types', ['le tue merci prodotte', 'le merci prodotte', 'types of goods produced'], (s, side) =>
    typesProduced(s, housesOf(s, side)),
  ),
  ...both('colonists', ['i tuoi coloni in gioco', 'i coloni in gioco', 'colonists on the board'], colonistsOnBoard),
  ...both('goods', ['le tue merci', 'le merci', 'stored goods'], (s, side) => sumOf(goodsStored(s, side))),
  ...GOODS.flatMap((_, no) => {
    const { it, en } = good(no).plural
    return [
      ...both(`houses ${good(no).id}`, [`le tue città: ${it}`, `le città (${it})`, `cities of ${en}`], (s, side) =>
        ones(housesOf(s, side) & (s.ofGood[no] as number)),
      ),
      ...both(
        `stored ${good(no).id}`,
        [`${it} nel tuo magazzino`, `${it} nel magazzino`, `stored ${en}`],
        (s, side) => goodsStored(s, side)[no] as number,
      ),
    ]
  }),
  ...(['brick', 'food', 'tool'] as const).map((id) => {
    const no = GOODS.indexOf(id)
    const { it, en } = good(no).plural
    return flag<State>(
      `none ${id}`,
      { it: `il tuo magazzino senza ${it}`, en: `no ${en} in your storehouse` },
      ({ player }) => player.goods[no] === 0,
    )
  }),
  measured('you/coins', { it: 'i tuoi sesterzi', en: 'your sestertii' }, ({ player }) => Math.min(player.coins, 60)),
  measured('you/few coins', { it: 'i tuoi pochi sesterzi', en: 'your few sestertii' }, ({ player }) =>
    Math.max(0, 8 - player.coins),
  ),
  measured('you/room', { it: 'il tuo spazio in magazzino', en: 'free space in your storehouse' }, freePlayer),
  measured(
    'you/hand',
    { it: 'le tue carte in mano', en: 'the cards in your hand' },
    ({ player }) => player.hand.length,
  ),
  measured('you/short hand', { it: 'la tua mano corta', en: 'your short hand' }, ({ player }) =>
    Math.max(0, 4 - player.hand.length),
  ),
  measured(
    'you/played',
    { it: 'le tue carte giocate', en: 'your played cards' },
    ({ player }) => player.discard.length,
  ),
  ...PARTS.filter(([id]) => id !== 'tribune').flatMap(([id, it, en]) => [
    measured<State>(`hand/${id}`, { it: `${it} in mano`, en: `${en} in hand` }, inHand(id)),
    measured<State>(`owned/${id}`, { it: `${it} tra le tue carte`, en: `${en} among your cards` }, owned(id)),
  ]),
  ...PARTS.filter(([id]) => id !== 'tribune' && id !== 'diplomat').map(([id, it, en]) =>
    flag<State>(`copies/${id}`, { it: `${it} da copiare`, en: `${en} to copy` }, copies(id)),
  ),
  measured(
    'colonists to pay',
    { it: 'i coloni che puoi pagare', en: 'colonists you can pay' },
    ({ player: { goods, stored } }) =>
      Math.min(goods[FOOD] as number, goods[TOOL] as number, (stored[0] as number) + (stored[1] as number)),
  ),
  measured('markers', { it: 'le monete sui segnalini', en: 'the coins on the markers' }, markerCoins),
  measured('province', { it: 'la regione più ricca', en: 'the richest province' }, province),
  measured('buildable', { it: 'le abitazioni alla tua portata', en: 'houses within your reach' }, buildable),
  measured('at hand', { it: 'le abitazioni accanto ai coloni', en: 'houses beside your colonists' }, atHand),
  measured('free cities', { it: 'le città libere vicine', en: 'free cities nearby' }, freeInReach),
  measured('new types', { it: 'le merci nuove vicine', en: 'new goods nearby' }, newTypes),
  measured('house cost', { it: 'il prezzo delle abitazioni', en: 'the price of houses' }, houseCost),
  measured('payable cards', { it: 'le carte che puoi pagare', en: 'cards you can pay' }, payableCards),
  measured('best card', { it: 'la carta migliore che puoi pagare', en: 'the best card you can pay' }, (s) =>
    bestCard(s, true),
  ),
  ...GODS.map((id, no) =>
    measured<State>(
      `display ${id}`,
      { it: `le carte di ${god(id).name.it} in vendita`, en: `cards of ${god(id).name.en} on display` },
      onDisplay(no),
    ),
  ),
  asks('tribune', 'il Tribuno in corso', 'a Tribune under way'),
  asks('move', 'coloni da muovere', 'colonists to move'),
  asks('line', 'una via da scegliere', 'a line to choose'),
  asks('build', 'abitazioni da costruire', 'houses to build'),
  asks('prefect', 'una regione da scegliere', 'a province to choose'),
  asks('give-up', 'merci da lasciare', 'goods to give up'),
  asks('trade', 'merci da commerciare', 'goods to trade'),
  asks('buy', 'carte da acquistare ora', 'cards to buy now'),
  asks('colonist', 'il Colono in corso', 'a Colonist under way'),
  asks('place', 'coloni da collocare', 'colonists to place'),
  measured(
    'now/houses',
    { it: 'le abitazioni da costruire ora', en: 'houses to build now' },
    during(['move', 'line', 'build'], buildable),
  ),
  measured(
    'now/province',
    { it: 'la regione da scegliere ora', en: 'the province to choose now' },
    during(['prefect'], province),
  ),
  measured(
    'now/markers',
    { it: 'le monete da prendere ora', en: 'the coins to take now' },
    during(['prefect'], markerCoins),
  ),
  measured(
    'now/card',
    { it: 'la carta da acquistare ora', en: 'the card to buy now' },
    during(['buy'], (s) => bestCard(s, s.atSpaces)),
  ),
  measured('now/cards', { it: 'gli acquisti che restano', en: 'the purchases left' }, ({ buys }) => buys),
  measured(
    'now/coins',
    { it: 'i sesterzi del Colono', en: 'the Colonist’s sestertii' },
    during(['colonist'], colonistCoins),
  ),
  measured('now/steps', { it: 'i passi che restano', en: 'the steps left' }, ({ steps }) => steps),
  measured('now/offered', { it: 'le merci offerte', en: 'the goods offered' }, ({ offered }) => {
    let sum = 0
    for (let g = 0; g < GOOD_COUNT; g++) sum += (offered[g] as number) * (VALUES[g] as number)
    return sum
  }),
]

// What has changed, as sentences: who, what, how much, because of what. You are spoken to, the AI is spoken of.
import type { Consequences, Rank } from '../../../kernel/consequences.ts'
import { andList, counted, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { AI, type Side } from '../asks.ts'
import { role, sumOf } from '../catalogue/index.ts'
import { type GoodId, GOODS, TYPE_NAMES } from '../catalogue/vocabulary.ts'
import {
  cityName,
  coinsText,
  goodName,
  goodsText,
  inCity,
  inProvince,
  joined,
  lineName,
  nameOf,
  placeName,
  provinceName,
  theCardName,
} from '../names.ts'
import { STAGES } from '../stage.ts'
import type { CoinCause, Consequence, GoodsCause, PaidFor } from './records.ts'

export const consequences: Consequences<Consequence> = { say, rank, seat, ids }

/** A sentence about you and one about the AI, in this order. */
type OfSides<A extends readonly unknown[]> = readonly [you: Phrase<A>, ai: Phrase<A>]

const TOKEN: Phrase<[city: string, good: string]> = {
  it: (city, good) => `${city} produce ${good}`,
  en: (city, good) => `${city} produces ${good}`,
}
const MARKER: Phrase<[where: string, good: string]> = {
  it: (where, good) => `Il segnalino bonus ${where} mostra: ${good}`,
  en: (where, good) => `The bonus marker ${where} shows ${good}`,
}
const REVEALED: Phrase<[card: string, space: number]> = {
  it: (card, space) => `In vendita ${card}, nello spazio ${space}`,
  en: (card, space) => `On display: ${card}, on space ${space}`,
}
const ACTION: Phrase<[action: string]> = {
  it: (action) => `Azione dell’IA: ${action}`,
  en: (action) => `The AI’s action: ${action}`,
}
const GOOD_ROLLED: Phrase<[good: string]> = {
  it: (good) => `Merce tirata per l’IA: ${good}`,
  en: (good) => `The good rolled for the AI: ${good}`,
}

const TURN: readonly [you: Text, ai: Text] = [
  { it: 'Tocca a te', en: 'It is your turn' },
  { it: 'Tocca all’IA', en: 'It is the AI’s turn' },
]
const END: Readonly<Record<'houses' | 'cards', readonly [you: Text, ai: Text]>> = {
  houses: [
    {
      it: 'Hai costruito tutte le tue abitazioni: prendi la carta Concordia, e l’IA ha un ultimo turno',
      en: 'You have built all your houses: you take the Concordia card, and the AI has a last turn',
    },
    {
      it: 'L’IA ha costruito tutte le sue abitazioni: prende la carta Concordia, e tu hai un ultimo turno',
      en: 'The AI has built all its houses: it takes the Concordia card, and you have a last turn',
    },
  ],
  cards: [
    {
      it: 'Hai acquistato l’ultima carta: prendi la carta Concordia, e l’IA ha un ultimo turno',
      en: 'You have bought the last card: you take the Concordia card, and the AI has a last turn',
    },
    {
      it: 'L’IA ha acquistato l’ultima carta: prende la carta Concordia, e tu hai un ultimo turno',
      en: 'The AI has bought the last card: it takes the Concordia card, and you have a last turn',
    },
  ],
}
const OVER: Text = { it: 'La partita è finita: si contano i punti', en: 'The game is over: points are counted' }

const PLAYED: Phrase<[card: string]> = { it: (card) => `Giochi ${card}`, en: (card) => `You play ${card}` }
const BACK: Unit = {
  one: { it: 'Riprendi in mano # carta: Tribuno', en: 'You take # card back into your hand: Tribune' },
  other: { it: 'Riprendi in mano # carte: Tribuno', en: 'You take # cards back into your hand: Tribune' },
}
const COINS: Phrase<[coins: string, why: string]> = {
  it: (coins, why) => `Guadagni ${coins}: ${why}`,
  en: (coins, why) => `You gain ${coins}: ${why}`,
}
const COIN_CAUSES: Readonly<Record<CoinCause, Text>> = {
  tribune: role('tribune').name,
  mercator: role('mercator').name,
  'copied-mercator': { it: 'Mercante, copiato dal Diplomatico', en: 'Mercator, copied by the Diplomat' },
  colonist: role('colonist').name,
  markers: { it: 'segnalini bonus', en: 'bonus markers' },
}
const BUY: Phrase<[goods: string, coins: string]> = {
  it: (goods, coins) => `Compri ${goods} per ${coins}`,
  en: (goods, coins) => `You buy ${goods} for ${coins}`,
}
const SELL: Phrase<[goods: string, coins: string]> = {
  it: (goods, coins) => `Vendi ${goods} per ${coins}`,
  en: (goods, coins) => `You sell ${goods} for ${coins}`,
}

const GOODS_GAINED: OfSides<[goods: string, why: string]> = [
  { it: (goods, why) => `Ricevi ${goods}: ${why}`, en: (goods, why) => `You receive ${goods}: ${why}` },
  { it: (goods, why) => `L’IA riceve ${goods}: ${why}`, en: (goods, why) => `The AI receives ${goods}: ${why}` },
]
const NO_ROOM: Phrase<[lost: string]> = {
  it: (lost) => ` (senza posto per ${lost})`,
  en: (lost) => ` (no room for ${lost})`,
}
const LOST: OfSides<[goods: string, why: string]> = [
  {
    it: (goods, why) => `Il tuo magazzino è pieno, non ricevi ${goods}: ${why}`,
    en: (goods, why) => `Your storehouse is full, you do not receive ${goods}: ${why}`,
  },
  {
    it: (goods, why) => `Il magazzino dell’IA è pieno, non riceve ${goods}: ${why}`,
    en: (goods, why) => `The AI’s storehouse is full, it does not receive ${goods}: ${why}`,
  },
]
const PREFECT: OfSides<[where: string]> = [
  { it: (where) => `Prefetto ${where}`, en: (where) => `Prefect ${where}` },
  { it: (where) => `il tuo Prefetto ${where}`, en: (where) => `your Prefect ${where}` },
]
const ROLL: Text = { it: 'tiro per la merce', en: 'roll for a good' }
const LAST_TURN: Text = { it: 'ultimo turno, senza tirare', en: 'last turn, without a roll' }

const OFFERED: Phrase<[goods: string, room: number]> = {
  it: (goods, room) => `Arrivano ${goods}, ma c’è posto solo per ${room}: scegli a che cosa rinunciare`,
  en: (goods, room) => `${goods} arrive, but there is room for ${room} only: choose what to give up`,
}
const GIVEN_UP: Phrase<[good: string]> = {
  it: (good) => `Rinunci a 1 ${good}`,
  en: (good) => `You give up 1 ${good}`,
}
const KEPT: Phrase<[goods: string]> = {
  it: (goods) => `Metti in magazzino ${goods}`,
  en: (goods) => `You store ${goods}`,
}
const NOTHING_KEPT: Phrase<[goods: string]> = {
  it: (goods) => `Il tuo magazzino è pieno: va perduto anche ${goods}`,
  en: (goods) => `Your storehouse is full: ${goods} is lost, too`,
}

const PAID: OfSides<[price: string, what: string]> = [
  { it: (price, what) => `Paghi ${price}: ${what}`, en: (price, what) => `You pay ${price}: ${what}` },
  { it: (price, what) => `L’IA paga ${price}: ${what}`, en: (price, what) => `The AI pays ${price}: ${what}` },
]
/** In brackets, because some names of cities end with a full stop. */
const A_HOUSE: Phrase<[city: string]> = {
  it: (city) => `abitazione (${city})`,
  en: (city) => `house (${city})`,
}
const A_COLONIST: Text = { it: 'nuovo colono', en: 'new colonist' }

const TURNED: Phrase<[where: string, coins: string]> = {
  it: (where, coins) => `Il segnalino bonus ${where} si gira: mostra ${coins}`,
  en: (where, coins) => `The bonus marker ${where} is turned: it shows ${coins}`,
}
const TURNED_BACK: Phrase<[provinces: readonly string[]]> = {
  it: (provinces) => `Tornano a mostrare la loro merce i segnalini: ${andList(provinces, 'it')}`,
  en: (provinces) => `Markers that show their good again: ${andList(provinces, 'en')}`,
}

const STEPS: Unit = {
  one: { it: 'Architetto: # passo per i tuoi coloni', en: 'Architect: # step for your colonists' },
  other: { it: 'Architetto: # passi per i tuoi coloni', en: 'Architect: # steps for your colonists' },
}
const UNUSED_STEPS: Unit = {
  one: { it: 'Rinunci a # passo', en: 'You leave # step unused' },
  other: { it: 'Rinunci a # passi', en: 'You leave # steps unused' },
}
const STEP: Unit = { one: { it: '# passo', en: '# step' }, other: { it: '# passi', en: '# steps' } }
const MOVED: Phrase<[colonist: string, from: string, to: string, steps: string]> = {
  it: (colonist, from, to, steps) => `Il tuo ${colonist} ${from} va sulla ${to} (${steps})`,
  en: (colonist, from, to, steps) => `Your ${colonist} ${from} goes to the ${to} (${steps})`,
}
/** "A Roma collochi un colono di mare", "In Roma you place a sea colonist" */
const COLONIST: Phrase<[colonist: string, where: string]> = {
  it: (colonist, where) => `${where} collochi un ${colonist}`,
  en: (colonist, where) => `${where} you place a ${colonist}`,
}
const AI_COLONIST: Readonly<Record<'prefect' | 'ai', Phrase<[where: string]>>> = {
  prefect: {
    it: (where) => `L’IA colloca un colono ${where}: hai preso denaro con il Prefetto`,
    en: (where) => `The AI places a colonist ${where}: you took money with the Prefect`,
  },
  ai: {
    it: (where) => `L’IA colloca un colono ${where}`,
    en: (where) => `The AI places a colonist ${where}`,
  },
}
const HOUSE: OfSides<[where: string, left: number]> = [
  {
    it: (where, left) => `Costruisci ${where}: abitazioni ancora da costruire ${left}`,
    en: (where, left) => `You build ${where}: houses still to build ${left}`,
  },
  {
    it: (where, left) => `L’IA costruisce ${where}: abitazioni ancora da costruire ${left}`,
    en: (where, left) => `The AI builds ${where}: houses still to build ${left}`,
  },
]

const PURCHASES: Readonly<Record<'senator' | 'consul', Text>> = {
  senator: { it: 'Senatore: puoi acquistare fino a 2 carte', en: 'Senator: you may buy up to 2 cards' },
  consul: { it: 'Console: puoi acquistare 1 carta', en: 'Consul: you may buy 1 card' },
}
const UNUSED_PURCHASES: Unit = {
  one: { it: 'Rinunci a # acquisto', en: 'You leave # purchase unused' },
  other: { it: 'Rinunci a # acquisti', en: 'You leave # purchases unused' },
}
const BOUGHT: OfSides<[card: string, space: number]> = [
  {
    it: (card, space) => `Acquisti ${card} dallo spazio ${space}`,
    en: (card, space) => `You buy ${card} from space ${space}`,
  },
  {
    it: (card, space) => `L’IA acquista ${card} dallo spazio ${space}`,
    en: (card, space) => `The AI buys ${card} from space ${space}`,
  },
]
const SLID: Unit = {
  one: { it: '# carta in vendita scorre a sinistra', en: '# card on display slides to the left' },
  other: { it: '# carte in vendita scorrono a sinistra', en: '# cards on display slide to the left' },
}

function say(c: Consequence, lang: Lang): string {
  switch (c.what) {
    case 'stage':
      return STAGES[c.stage][lang]
    case 'token':
      return TOKEN[lang](cityName(c.city, lang), goodName(c.good, lang))
    case 'marker':
      return MARKER[lang](inProvince(provinceName(c.province, lang), lang), goodName(c.good, lang))
    case 'reveal':
      return REVEALED[lang](theCardName(c.card, lang), c.space)
    case 'action':
      return ACTION[lang](nameOf(c.action, lang).toLowerCase())
    case 'good-rolled':
      return GOOD_ROLLED[lang](goodName(c.good, lang))
    case 'turn':
      return TURN[c.side][lang]
    case 'end':
      return END[c.because][c.side][lang]
    case 'over':
      return OVER[lang]
    case 'played':
      return PLAYED[lang](theCardName(c.card, lang))
    case 'back':
      return counted(c.cards.length, BACK, lang)
    case 'coins':
      return COINS[lang](coinsText(c.by, lang), COIN_CAUSES[c.because][lang])
    case 'traded':
      return (c.units > 0 ? BUY : SELL)[lang](unitsText(c.good, c.units, lang), coinsText(Math.abs(c.coins), lang))
    case 'goods':
      return `${GOODS_GAINED[c.side][lang](goodsText(c.goods, lang), causeText(c, c.side, lang))}${lostText(c.lost, lang)}`
    case 'lost':
      return LOST[c.side][lang](goodsText(c.goods, lang), causeText(c, c.side, lang))
    case 'offered':
      return OFFERED[lang](goodsText(c.goods, lang), c.room)
    case 'given-up':
      return GIVEN_UP[lang](goodName(c.good, lang))
    case 'kept':
      if (sumOf(c.goods) === 0) return NOTHING_KEPT[lang](goodsText(c.lost, lang))
      return `${KEPT[lang](goodsText(c.goods, lang))}${lostText(c.lost, lang)}`
    case 'paid':
      return PAID[c.side][lang](priceText(c.goods, c.coins, lang), paidFor(c, lang))
    case 'turned':
      return TURNED[lang](inProvince(provinceName(c.province, lang), lang), coinsText(c.coins, lang))
    case 'turned-back':
      return TURNED_BACK[lang](c.provinces.map((id) => provinceName(id, lang)))
    default:
      return sayPieces(c, lang)
  }
}

type Pieces = Extract<
  Consequence,
  { readonly what: 'steps' | 'moved' | 'colonist' | 'ai-colonist' | 'house' | 'purchases' | 'bought' | 'slid' }
>

function sayPieces(c: Pieces, lang: Lang): string {
  switch (c.what) {
    case 'steps':
      return counted(Math.abs(c.by), c.because === 'architect' ? STEPS : UNUSED_STEPS, lang)
    case 'moved':
      return MOVED[lang](
        TYPE_NAMES[c.type][lang],
        placeName(c.from, lang),
        lineName(c.to, lang),
        counted(c.steps, STEP, lang),
      )
    case 'colonist':
      return COLONIST[lang](TYPE_NAMES[c.type][lang], capitalised(inCity(cityName(c.city, lang), lang)))
    case 'ai-colonist':
      return AI_COLONIST[c.because][lang](inCity(cityName(c.city, lang), lang))
    case 'house':
      return HOUSE[c.side][lang](inCity(cityName(c.city, lang), lang), c.left)
    case 'purchases':
      return c.because === 'unused' ? counted(-c.by, UNUSED_PURCHASES, lang) : PURCHASES[c.because][lang]
    case 'bought':
      return BOUGHT[c.side][lang](theCardName(c.card, lang), c.space)
    case 'slid':
      return counted(c.cards.length, SLID, lang)
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const unitsText = (good: GoodId, units: number, lang: Lang): string =>
  goodsText(
    GOODS.map((id) => (id === good ? Math.abs(units) : 0)),
    lang,
  )

const lostText = (lost: readonly number[], lang: Lang): string =>
  sumOf(lost) === 0 ? '' : NO_ROOM[lang](goodsText(lost, lang))

const priceText = (goods: readonly number[], coins: number, lang: Lang): string =>
  coins === 0 ? goodsText(goods, lang) : joined([goodsText(goods, lang), coinsText(coins, lang)])

function causeText(cause: GoodsCause, side: Side, lang: Lang): string {
  switch (cause.because) {
    case 'prefect':
      return PREFECT[side][lang](inProvince(provinceName(cause.province, lang), lang))
    case 'roll':
      return ROLL[lang]
    case 'last-turn':
      return LAST_TURN[lang]
    default:
      return role(cause.because).name[lang]
  }
}

function paidFor(paid: PaidFor, lang: Lang): string {
  switch (paid.because) {
    case 'house':
      return A_HOUSE[lang](cityName(paid.city, lang))
    case 'colonist':
      return A_COLONIST[lang]
    case 'cards':
      return andList(
        paid.cards.map((id) => nameOf(id, lang)),
        lang,
      )
  }
}

/** What its kind settles; of the others it depends on who is concerned and why. */
const RANKS: Readonly<Record<Consequence['what'], Rank | undefined>> = {
  stage: 'section',
  token: 'said',
  marker: 'line',
  reveal: 'said',
  action: 'line',
  'good-rolled': 'line',
  turn: 'said',
  end: 'event',
  over: 'line',
  played: 'said',
  back: 'said',
  coins: undefined,
  traded: 'said',
  goods: undefined,
  lost: 'event',
  offered: 'line',
  'given-up': 'said',
  kept: 'line',
  paid: 'said',
  turned: 'line',
  'turned-back': 'line',
  steps: undefined,
  moved: 'said',
  colonist: 'said',
  'ai-colonist': 'said',
  house: 'said',
  purchases: undefined,
  bought: 'said',
  slid: 'line',
}

function rank(c: Consequence): Rank {
  return RANKS[c.what] ?? (isSaid(c) ? 'said' : 'line')
}

/** Whether the sentence of the move says it already. */
function isSaid(c: Consequence): boolean {
  switch (c.what) {
    case 'coins':
      return c.because !== 'copied-mercator'
    case 'goods':
      return c.because === 'roll' || c.because === 'last-turn' || c.because === 'prefect'
    case 'steps':
    case 'purchases':
      return c.because === 'unused'
    default:
      return false
  }
}

function seat(c: Consequence): 'you' | 'automa' | undefined {
  switch (c.what) {
    case 'turn':
    case 'end':
    case 'goods':
    case 'lost':
    case 'paid':
    case 'house':
    case 'bought':
      return c.side === AI ? 'automa' : 'you'
    case 'action':
    case 'good-rolled':
    case 'ai-colonist':
      return 'automa'
    case 'played':
    case 'back':
    case 'coins':
    case 'traded':
    case 'offered':
    case 'given-up':
    case 'kept':
    case 'steps':
    case 'moved':
    case 'colonist':
    case 'purchases':
      return 'you'
    case 'stage':
    case 'token':
    case 'marker':
    case 'reveal':
    case 'over':
    case 'turned':
    case 'turned-back':
    case 'slid':
      return undefined
  }
}

const goodIds = (goods: readonly number[]): readonly GoodId[] => GOODS.filter((_, no) => (goods[no] as number) > 0)

function ids(c: Consequence): readonly string[] {
  switch (c.what) {
    case 'token':
    case 'colonist':
    case 'ai-colonist':
    case 'house':
      return [c.city]
    case 'marker':
    case 'turned':
      return [c.province]
    case 'turned-back':
      return c.provinces
    case 'reveal':
    case 'played':
    case 'bought':
      return [c.card]
    case 'back':
      return c.cards
    case 'slid':
      return c.cards.map(({ card }) => card)
    case 'action':
      return [c.action]
    case 'good-rolled':
    case 'traded':
    case 'given-up':
      return [c.good]
    case 'goods':
    case 'lost':
    case 'offered':
    case 'kept':
    case 'paid':
      return goodIds(c.goods)
    case 'moved':
      return [c.from, c.to]
    case 'stage':
    case 'turn':
    case 'end':
    case 'over':
    case 'coins':
    case 'steps':
    case 'purchases':
      return []
  }
}

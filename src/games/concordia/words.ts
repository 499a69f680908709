// Moves and asks as sentences. You are spoken to, the AI is spoken of, chance just happens.
import type { Lang, Text } from '../../kernel/text.ts'
import { isDiplomat } from './apply/turn.ts'
import type { AskName } from './asks.ts'
import {
  card,
  type CardId,
  FOOD,
  good,
  type Goods,
  goodNo,
  goodsOf,
  HOUSE_GOODS,
  noGoods,
  theCard,
  TOOL,
  VALUES,
} from './catalogue/index.ts'
import type { City, Province } from './catalogue/geography.ts'
import { type GoodId, TYPE_NAMES } from './catalogue/vocabulary.ts'
import {
  colonistCoins,
  copied,
  freeAi,
  freePlayer,
  houseCoins,
  markerCoins,
  prefectOffer,
  priceOf,
  tribuneCoins,
} from './measures.ts'
import type { Move } from './moves.ts'
import {
  cityName,
  cityType,
  coinsText,
  goodName,
  goodsText,
  inCity,
  inProvince,
  joined,
  lineName,
  placeName,
  provinceName,
  theCardName,
} from './names.ts'
import { mapOf, NONE, type State, topAsk } from './state.ts'

const DONE: Readonly<Partial<Record<AskName, Text>>> = {
  tribune: { it: 'Non collocare coloni', en: 'Place no colonist' },
  move: { it: 'Smetti di muovere', en: 'Stop moving' },
  build: { it: 'Smetti di costruire', en: 'Stop building' },
  trade: { it: 'Smetti di commerciare', en: 'Stop trading' },
  buy: { it: 'Non acquistare altre carte', en: 'Buy no more cards' },
  colonist: { it: 'Non collocare coloni', en: 'Place no colonists' },
  place: { it: 'Non collocare altri coloni', en: 'Place no more colonists' },
}

export function say(m: Move, lang: Lang, before?: State): string {
  const it = lang === 'it'
  switch (m.do) {
    case 'play':
      return `${it ? 'Gioca' : 'Play'} ${theCardName(m.card, lang)}${effectOf(m.card, lang, before)}`
    case 'place': {
      const price = goodsText(COLONIST, lang)
      const where = inCity(cityName(m.city, lang, before), lang)
      return it
        ? `Colloca un ${TYPE_NAMES[m.type].it} ${where} (${price})`
        : `Place a ${TYPE_NAMES[m.type].en} ${where} (${price})`
    }
    case 'pick':
      return `${it ? 'Muovi il' : 'Move the'} ${TYPE_NAMES[m.type][lang]} ${placeName(m.at, lang, before)}`
    case 'to':
      return `${it ? 'Portalo sulla' : 'Go to the'} ${lineName(m.line, lang, before)}${stepsText(m.line, lang, before)}`
    case 'build':
      return `${it ? 'Costruisci' : 'Build'} ${inCity(cityName(m.city, lang, before), lang)}${housePrice(m.city, lang, before)}`
    case 'produce':
      return `${it ? 'Produci' : 'Produce'} ${inProvince(provinceName(m.province, lang, before), lang)}${offerText(m.province, lang, before)}`
    case 'coins':
      return sayCoins(lang, before)
    case 'give-up':
      return `${it ? 'Rinuncia a' : 'Give up'} 1 ${goodName(m.good, lang)}`
    case 'buy':
    case 'sell':
      return sayTrade(m, lang)
    case 'acquire':
      return `${it ? 'Acquista' : 'Buy'} ${theCardName(m.card, lang)}${cardPrice(m, lang, before)}`
    case 'done': {
      const ask = before && topAsk(before)?.ask
      return (ask && DONE[ask]?.[lang]) ?? (it ? 'Basta così' : 'Done')
    }
    case 'token':
    case 'reveal':
    case 'die':
      return sayChance(m, lang, before)
    default:
      return sayAi(m, lang, before)
  }
}

const COLONIST: Goods = (() => {
  const goods = noGoods()
  goods[FOOD] = 1
  goods[TOOL] = 1
  return goods
})()

/** What playing a card brings at once, or what a Diplomat copies. */
function effectOf(id: CardId, lang: Lang, s?: State): string {
  if (s === undefined) return ''
  const { role, coins } = card(theCard(id))
  const it = lang === 'it'
  if (role === 'mercator') return ` (${coinsText(coins, lang)})`
  if (role === 'tribune') {
    const back = s.player.discard.length + 1
    const paid = tribuneCoins(back)
    const cards = it
      ? back === 1
        ? '1 carta ripresa'
        : `${back} carte riprese`
      : `${back} ${back === 1 ? 'card' : 'cards'} back`
    return ` (${paid === 0 ? cards : `${cards}, ${coinsText(paid, lang)}`})`
  }
  if (role !== 'diplomat') return ''
  const original = copied(s.player.discard, isDiplomat)
  if (original === NONE) return it ? ' (nulla da copiare)' : ' (nothing to copy)'
  return it ? ` (copia ${theCardName(card(original).id, lang)})` : ` (copies ${theCardName(card(original).id, lang)})`
}

function stepsText(id: string, lang: Lang, s?: State): string {
  const colonist = s?.player.colonists[s.picked]
  if (s === undefined || colonist === undefined) return ''
  const map = mapOf(s)
  const steps = map.reach[colonist.type][colonist.at]?.to[map.lineNo(id) ?? 0] ?? 0
  if (lang === 'it') return ` (${steps} ${steps === 1 ? 'passo' : 'passi'} su ${s.steps})`
  return ` (${steps} of ${s.steps} ${s.steps === 1 ? 'step' : 'steps'})`
}

/** ", cloth city (1 brick + 1 cloth + 5 sestertii)" */
function housePrice(id: string, lang: Lang, s?: State): string {
  if (s === undefined) return ''
  const city = mapOf(s).cityNo(id) as number
  const type = s.goodOf[city] as number
  if (type === NONE) return ''
  const price = joined([goodsText(HOUSE_GOODS[type] as Goods, lang), coinsText(houseCoins(s, city), lang)])
  return `, ${cityType(type, lang)} (${price})`
}

/** What the province brings, and how much of it does not fit. */
function offerText(id: string, lang: Lang, s?: State): string {
  if (s === undefined) return ''
  const map = mapOf(s)
  const offer = prefectOffer(s, map.provinces[map.provinceNo(id) as number] as Province)
  const lost = Math.max(0, offer.reduce((sum, n) => sum + n, 0) - freePlayer(s))
  const text = `: ${goodsText(offer, lang)}`
  return lost === 0 ? text : `${text} (${roomText(freePlayer(s), lang)})`
}

function roomText(room: number, lang: Lang): string {
  if (room === 0) return lang === 'it' ? 'non c’è posto' : 'there is no room'
  return lang === 'it' ? `posto solo per ${room}` : `room for ${room} only`
}

function sayCoins(lang: Lang, s?: State): string {
  const it = lang === 'it'
  if (s === undefined) return it ? 'Prendi le monete' : 'Take the coins'
  if (topAsk(s)?.ask === 'colonist') return `${it ? 'Prendi' : 'Take'} ${coinsText(colonistCoins(s), lang)}`
  const place = s.ai.stored > 0 ? (it ? ' (l’IA colloca un colono)' : ' (the AI places a colonist)') : '' // S4.3
  return `${it ? 'Prendi' : 'Take'} ${coinsText(markerCoins(s), lang)} ${it ? 'dai segnalini' : 'from the markers'}${place}`
}

function sayTrade({ do: what, good: id, units }: Extract<Move, { units: number }>, lang: Lang): string {
  const goods = noGoods()
  goods[goodNo(id)] = units
  const verbs = { buy: { it: 'Compra', en: 'Buy' }, sell: { it: 'Vendi', en: 'Sell' } } as const
  return `${verbs[what][lang]} ${goodsText(goods, lang)} (${coinsText(units * (VALUES[goodNo(id)] as number), lang)})`
}

function cardPrice({ card: id, any }: Extract<Move, { do: 'acquire' }>, lang: Lang, s?: State): string {
  if (s === undefined) return any === undefined ? '' : ` (${goodName(any, lang)})`
  const no = theCard(id)
  const goods = priceOf(no, s.market.indexOf(no), s.atSpaces).goods.slice()
  if (any !== undefined) goods[goodNo(any)] = (goods[goodNo(any)] ?? 0) + 1
  return ` (${goodsText(goods, lang)})`
}

function sayChance(m: Extract<Move, { do: 'token' | 'reveal' | 'die' }>, lang: Lang, s?: State): string {
  const it = lang === 'it'
  if (m.do === 'die') return `${it ? 'I dadi danno' : 'The dice show'} ${m.face}`
  if (m.do === 'reveal') return `${it ? 'Si scopre' : 'Turned up:'} ${theCardName(m.card, lang)}`
  const city = s && mapOf(s).cities[s.goodOf.indexOf(NONE)]
  if (city === undefined) return goodName(m.good, lang)
  const goods = good(goodNo(m.good)).plural[lang].toLowerCase()
  return it ? `${city.name.it} produce ${goods}` : `${city.name.en} produces ${goods}`
}

function sayAi(
  m: Extract<Move, { do: 'roll' | 'house' | 'goods' | 'purchase' | 'settle' | 'none' }>,
  lang: Lang,
  s?: State,
): string {
  const it = lang === 'it'
  const amounts = (ids: readonly GoodId[]) =>
    joined([...new Set(ids)].map((id) => goodsText(goodsOf(ids.filter((each) => each === id)), lang)))
  switch (m.do) {
    case 'roll':
      return it ? 'L’IA tira di nuovo i dadi, per una merce' : 'The AI rolls again, for a good'
    case 'house': {
      const where = inCity(cityName(m.city, lang, s), lang)
      return it
        ? `L’IA costruisce ${where} (paga ${amounts(m.pay)})`
        : `The AI builds ${where} (pays ${amounts(m.pay)})`
    }
    case 'goods': {
      const lost = s === undefined ? [] : m.goods.slice(freeAi(s))
      const text = it ? `L’IA prende ${amounts(m.goods)}` : `The AI takes ${amounts(m.goods)}`
      return lost.length === 0 ? text : `${text} (${it ? 'senza posto per' : 'no room for'} ${amounts(lost)})`
    }
    case 'purchase': {
      const cards = m.cards.map((id) => theCardName(id, lang)).join(it ? ' e ' : ' and ')
      return it ? `L’IA acquista ${cards}` : `The AI buys ${cards}`
    }
    case 'settle':
      return it ? 'L’IA colloca un colono nella città di partenza' : 'The AI places a colonist in the start city'
    case 'none':
      return it ? 'L’IA non fa nulla' : 'The AI does nothing'
  }
}

const PROMPTS: Readonly<Record<AskName, Text>> = {
  card: { it: 'È il tuo turno: gioca una carta.', en: 'Your turn: play a card.' },
  tribune: { it: 'Tribuno: collochi un colono?', en: 'Tribune: do you place a colonist?' },
  move: { it: 'Architetto: quale colono muovi?', en: 'Architect: which colonist moves?' },
  line: { it: 'Su quale via va il colono?', en: 'Which route does the colonist go to?' },
  build: { it: 'Architetto: dove costruisci?', en: 'Architect: where do you build?' },
  prefect: { it: 'Prefetto: in quale regione produci?', en: 'Prefect: which province produces?' },
  'give-up': {
    it: 'Il magazzino è pieno: a quale merce rinunci?',
    en: 'The storehouse is full: which good do you give up?',
  },
  trade: { it: 'Mercante: che cosa compri o vendi?', en: 'Mercator: what do you buy or sell?' },
  buy: { it: 'Quale carta acquisti?', en: 'Which card do you buy?' },
  colonist: { it: 'Colono: sesterzi o nuovi coloni?', en: 'Colonist: sestertii or new colonists?' },
  place: { it: 'Colono: dove collochi un altro colono?', en: 'Colonist: where do you place another colonist?' },
  ai: { it: 'Tocca all’IA.', en: 'It is the AI’s turn.' },
  token: { it: 'Quale merce produce la città?', en: 'Which good does the city produce?' },
  reveal: { it: 'Quale carta si scopre?', en: 'Which card is turned up?' },
  die: { it: 'Che cosa danno i dadi?', en: 'What do the dice show?' },
}

export function prompt(s: State, lang: Lang): string {
  const top = topAsk(s)
  if (top === undefined) return lang === 'it' ? 'La partita è finita.' : 'The game is over.'
  const text = PROMPTS[top.ask][lang]
  switch (top.ask) {
    case 'card':
      return s.final
        ? lang === 'it'
          ? 'È il tuo ultimo turno: gioca una carta.'
          : 'Your last turn: play a card.'
        : text
    case 'move':
      return `${text} (${lang === 'it' ? `passi: ${s.steps}` : `steps: ${s.steps}`})`
    case 'token': {
      const city = mapOf(s).cities[s.goodOf.indexOf(NONE)] as City
      return lang === 'it' ? `Quale merce produce ${city.name.it}?` : `Which good does ${city.name.en} produce?`
    }
    case 'die':
      return s.rolls.length === 0
        ? lang === 'it'
          ? 'Che cosa danno i dadi per l’azione dell’IA?'
          : 'What do the dice show for the AI’s action?'
        : lang === 'it'
          ? 'Che cosa danno i dadi per la merce dell’IA?'
          : 'What do the dice show for the AI’s good?'
    default:
      return text
  }
}

// Moves and asks as sentences. You are spoken to, the AI is spoken of, chance just happens.
import { andList, counted, type Lang, type Phrase, type Text, type Unit } from '../../kernel/text.ts'
import { isDiplomat } from './apply/turn.ts'
import { AI as AI_SIDE, type AskName, type Ends, hasEnd } from './asks.ts'
import { paymentOf } from './automa/choices.ts'
import { viewOf } from './automa/decide.ts'
import type { DiceId } from './automa/dice.ts'
import {
  card,
  type CardId,
  COLONIST_GOODS,
  good,
  type Goods,
  goodNo,
  goodsOf,
  HOUSE_GOODS,
  noGoods,
  sumOf,
  theCard,
  VALUES,
} from './catalogue/index.ts'
import type { City, Province } from './catalogue/geography.ts'
import { type GoodId, TYPE_NAMES, type TypeId } from './catalogue/vocabulary.ts'
import {
  allTurned,
  colonistCoins,
  copied,
  freeAi,
  freePlayer,
  houseCoins,
  keptByAi,
  markerCoins,
  prefectOffer,
  priceOf,
  production,
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
import { spacesOf } from './purchases.ts'
import { mapOf, NONE, type State, topAsk } from './state.ts'

const DONE: Readonly<Record<Ends, Text>> = {
  tribune: { it: 'Non collocare coloni', en: 'Place no colonist' },
  move: { it: 'Smetti di muovere', en: 'Stop moving' },
  build: { it: 'Smetti di costruire', en: 'Stop building' },
  trade: { it: 'Smetti di commerciare', en: 'Stop trading' },
  buy: { it: 'Non acquistare altre carte', en: 'Buy no more cards' },
  colonist: { it: 'Non collocare coloni', en: 'Place no colonists' },
  place: { it: 'Non collocare altri coloni', en: 'Place no more colonists' },
}

/** What you do, with the names it is done with. */
const YOU = {
  play: { it: (card) => `Gioca ${card}`, en: (card) => `Play ${card}` },
  pick: { it: (colonist) => `Muovi il ${colonist}`, en: (colonist) => `Move the ${colonist}` },
  to: { it: (line) => `Portalo sulla ${line}`, en: (line) => `Go to the ${line}` },
  build: { it: (where) => `Costruisci ${where}`, en: (where) => `Build ${where}` },
  produce: { it: (where) => `Produci ${where}`, en: (where) => `Produce ${where}` },
  giveUp: { it: (good) => `Rinuncia a 1 ${good}`, en: (good) => `Give up 1 ${good}` },
  acquire: { it: (card) => `Acquista ${card}`, en: (card) => `Buy ${card}` },
  take: { it: (coins) => `Prendi ${coins}`, en: (coins) => `Take ${coins}` },
  takeMarked: { it: (coins) => `Prendi ${coins} dai segnalini`, en: (coins) => `Take ${coins} from the markers` },
} as const satisfies Record<string, Phrase<[what: string]>>

const PLACE: Phrase<[type: TypeId, where: string, price: string]> = {
  it: (type, where, price) => `Colloca un ${TYPE_NAMES[type].it} ${where} (${price})`,
  en: (type, where, price) => `Place a ${TYPE_NAMES[type].en} ${where} (${price})`,
}

const ENOUGH: Text = { it: 'Basta così', en: 'Done' }

export function say(m: Move, lang: Lang, before?: State): string {
  switch (m.do) {
    case 'play':
      return `${YOU.play[lang](theCardName(m.card, lang))}${effectOf(m.card, lang, before)}`
    case 'place':
      return PLACE[lang](m.type, inCity(cityName(m.city, lang, before), lang), goodsText(COLONIST_GOODS, lang))
    case 'pick':
      return `${YOU.pick[lang](TYPE_NAMES[m.type][lang])} ${placeName(m.at, lang, before)}`
    case 'to':
      return `${YOU.to[lang](lineName(m.line, lang, before))}${stepsText(m.line, lang, before)}`
    case 'build':
      return `${YOU.build[lang](inCity(cityName(m.city, lang, before), lang))}${housePrice(m.city, lang, before)}`
    case 'produce':
      return `${YOU.produce[lang](inProvince(provinceName(m.province, lang, before), lang))}${offerText(m.province, lang, before)}`
    case 'coins':
      return sayCoins(lang, before)
    case 'give-up':
      return YOU.giveUp[lang](goodName(m.good, lang))
    case 'buy':
    case 'sell':
      return sayTrade(m, lang)
    case 'acquire':
      return `${YOU.acquire[lang](theCardName(m.card, lang))}${cardPrice(m, lang, before)}`
    case 'done': {
      const ask = before && topAsk(before)?.ask
      return (ask !== undefined && hasEnd(ask) ? DONE[ask] : ENOUGH)[lang]
    }
    case 'token':
    case 'reveal':
    case 'die':
      return sayChance(m, lang, before)
    default:
      return sayAi(m, lang, before)
  }
}

const BACK: Unit = {
  one: { it: '# carta ripresa', en: '# card back' },
  other: { it: '# carte riprese', en: '# cards back' },
}
const NOTHING_TO_COPY: Text = { it: 'nulla da copiare', en: 'nothing to copy' }
const COPIES: Phrase<[card: string]> = { it: (card) => `copia ${card}`, en: (card) => `copies ${card}` }

/** What playing a card brings at once, or what a Diplomat copies. */
function effectOf(id: CardId, lang: Lang, s?: State): string {
  if (s === undefined) return ''
  const { role, coins } = card(theCard(id))
  if (role === 'mercator') return ` (${coinsText(coins, lang)})`
  if (role === 'tribune') {
    const back = s.player.discard.length + 1
    const paid = tribuneCoins(back)
    const cards = counted(back, BACK, lang)
    return ` (${paid === 0 ? cards : `${cards}, ${coinsText(paid, lang)}`})`
  }
  if (role !== 'diplomat') return ''
  const original = copied(s.player.discard, isDiplomat)
  return ` (${original === NONE ? NOTHING_TO_COPY[lang] : COPIES[lang](theCardName(card(original).id, lang))})`
}

const STEP: Unit = { one: { it: '# passo', en: '# step' }, other: { it: '# passi', en: '# steps' } }
const STEPS: Phrase<[steps: number, of: number]> = {
  it: (steps, of) => ` (${counted(steps, STEP, 'it')} su ${of})`,
  en: (steps, of) => ` (${steps} of ${counted(of, STEP, 'en')})`,
}

function stepsText(id: string, lang: Lang, s?: State): string {
  const colonist = s?.player.colonists[s.picked]
  if (s === undefined || colonist === undefined) return ''
  const map = mapOf(s)
  return STEPS[lang](map.reach[colonist.type][colonist.at]?.to[map.lineNo(id) ?? 0] ?? 0, s.steps)
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
  const province = map.provinces[map.provinceNo(id) as number] as Province
  const offer = prefectOffer(s, province)
  const lost = Math.max(0, sumOf(offer) - freePlayer(s))
  const text = `: ${goodsText(offer, lang)}`
  return `${text}${lost === 0 ? '' : ` (${roomText(freePlayer(s), lang)})`}${aiGains(s, province, lang)}`
}

const AI_RECEIVES: Phrase<[goods: string]> = {
  it: (goods) => `; l’IA riceve ${goods}`,
  en: (goods) => `; the AI receives ${goods}`,
}

/** What the houses of the AI in the province bring it (Q22). */
function aiGains(s: State, { bits }: Province, lang: Lang): string {
  const kept = keptByAi(s, production(s, AI_SIDE, bits))
  return sumOf(kept) === 0 ? '' : AI_RECEIVES[lang](goodsText(kept, lang))
}

const NO_ROOM: Text = { it: 'non c’è posto', en: 'there is no room' }
const ROOM: Phrase<[room: number]> = { it: (room) => `posto solo per ${room}`, en: (room) => `room for ${room} only` }
const roomText = (room: number, lang: Lang): string => (room === 0 ? NO_ROOM[lang] : ROOM[lang](room))

const THE_COINS: Text = { it: 'le monete', en: 'the coins' }
const AI_PLACES: Text = { it: ' (l’IA colloca un colono)', en: ' (the AI places a colonist)' }

function sayCoins(lang: Lang, s?: State): string {
  if (s === undefined) return YOU.take[lang](THE_COINS[lang])
  if (topAsk(s)?.ask === 'colonist') return YOU.take[lang](coinsText(colonistCoins(s), lang))
  const placed = s.ai.stored > 0 ? AI_PLACES[lang] : '' // S4.3
  return `${YOU.takeMarked[lang](coinsText(markerCoins(s), lang))}${placed}`
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

const HAPPENS = {
  d12: { it: (face) => `Il dado dà ${face}`, en: (face) => `The die shows ${face}` },
  '2d6': { it: (face) => `I dadi danno ${face}`, en: (face) => `The dice show ${face}` },
  /** Where nobody knows which dice these are. */
  roll: { it: (face) => `Il tiro dà ${face}`, en: (face) => `The roll is ${face}` },
  reveal: { it: (card) => `Si scopre ${card}`, en: (card) => `Turned up: ${card}` },
} as const satisfies Record<string, Phrase<[what: string]>>

const PRODUCES: Phrase<[city: City, good: GoodId]> = {
  it: ({ name }, id) => `${name.it} produce ${good(goodNo(id)).plural.it.toLowerCase()}`,
  en: ({ name }, id) => `${name.en} produces ${good(goodNo(id)).plural.en.toLowerCase()}`,
}

function sayChance(m: Extract<Move, { do: 'token' | 'reveal' | 'die' }>, lang: Lang, s?: State): string {
  if (m.do === 'die') return HAPPENS[s?.dice ?? 'roll'][lang](String(m.face))
  if (m.do === 'reveal') return HAPPENS.reveal[lang](theCardName(m.card, lang))
  const city = s && mapOf(s).cities[s.goodOf.indexOf(NONE)]
  return city === undefined ? goodName(m.good, lang) : PRODUCES[lang](city, m.good)
}

/** What the AI does, with the names it does it with. */
const AI = {
  builds: {
    it: (where, paid) => `L’IA costruisce ${where} (paga ${paid})`,
    en: (where, paid) => `The AI builds ${where} (pays ${paid})`,
  },
  takes: { it: (goods) => `L’IA prende ${goods}`, en: (goods) => `The AI takes ${goods}` },
  takesSome: {
    it: (goods, lost) => `L’IA prende ${goods} (senza posto per ${lost})`,
    en: (goods, lost) => `The AI takes ${goods} (no room for ${lost})`,
  },
  buys: { it: (cards) => `L’IA acquista ${cards}`, en: (cards) => `The AI buys ${cards}` },
  buysFor: {
    it: (cards, paid) => `L’IA acquista ${cards} (paga ${paid})`,
    en: (cards, paid) => `The AI buys ${cards} (pays ${paid})`,
  },
} as const satisfies Record<string, Phrase<[what: string, more: string]>>

const AI_PLAIN = {
  roll: { it: 'L’IA tira di nuovo, per una merce', en: 'The AI rolls again, for a good' },
  settle: { it: 'L’IA colloca un colono nella città di partenza', en: 'The AI places a colonist in the start city' },
  none: { it: 'L’IA non fa nulla', en: 'The AI does nothing' },
} as const satisfies Record<string, Text>

function sayAi(
  m: Extract<Move, { do: 'roll' | 'house' | 'goods' | 'purchase' | 'settle' | 'none' }>,
  lang: Lang,
  s?: State,
): string {
  const amounts = (ids: readonly GoodId[]) =>
    joined([...new Set(ids)].map((id) => goodsText(goodsOf(ids.filter((each) => each === id)), lang)))
  switch (m.do) {
    case 'house':
      return AI.builds[lang](inCity(cityName(m.city, lang, s), lang), amounts(m.pay))
    case 'goods': {
      const lost = s === undefined ? [] : m.goods.slice(freeAi(s))
      return lost.length === 0 ? AI.takes[lang](amounts(m.goods)) : AI.takesSome[lang](amounts(m.goods), amounts(lost))
    }
    case 'purchase': {
      const cards = andList(
        m.cards.map((id) => theCardName(id, lang)),
        lang,
      )
      if (s === undefined) return AI.buys[lang](cards)
      return AI.buysFor[lang](cards, goodsText(paymentOf(viewOf(s), spacesOf(s, m.cards)), lang))
    }
    case 'roll':
    case 'settle':
    case 'none':
      return AI_PLAIN[m.do][lang]
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
  die: { it: 'Che cosa dà il tiro?', en: 'What is rolled?' },
}

const OVER: Text = { it: 'La partita è finita.', en: 'The game is over.' }
const LAST_TURN: Text = { it: 'È il tuo ultimo turno: gioca una carta.', en: 'Your last turn: play a card.' }
/** Where every marker shows coins there is no province to choose, and where some do there is money besides (R7.1, R7.3). */
const PREFECT: Readonly<Record<'money' | 'both', Text>> = {
  money: {
    it: 'Prefetto: tutti i segnalini sono girati, puoi solo prendere il denaro.',
    en: 'Prefect: all markers are turned, you can only take the money.',
  },
  both: {
    it: 'Prefetto: in quale regione produci? O prendi il denaro?',
    en: 'Prefect: which province produces? Or do you take the money?',
  },
}
const STEPS_LEFT: Phrase<[steps: number]> = { it: (steps) => `passi: ${steps}`, en: (steps) => `steps: ${steps}` }
const WHICH_GOOD: Phrase<[city: City]> = {
  it: ({ name }) => `Quale merce produce ${name.it}?`,
  en: ({ name }) => `Which good does ${name.en} produce?`,
}
/** What is rolled for, with one die or two. */
const ROLL_FOR = {
  action: {
    d12: { it: 'Che cosa dà il dado per l’azione dell’IA?', en: 'What does the die show for the AI’s action?' },
    '2d6': { it: 'Che cosa danno i dadi per l’azione dell’IA?', en: 'What do the dice show for the AI’s action?' },
  },
  good: {
    d12: { it: 'Che cosa dà il dado per la merce dell’IA?', en: 'What does the die show for the AI’s good?' },
    '2d6': { it: 'Che cosa danno i dadi per la merce dell’IA?', en: 'What do the dice show for the AI’s good?' },
  },
} as const satisfies Record<string, Record<DiceId, Text>>

export function prompt(s: State, lang: Lang): string {
  const top = topAsk(s)
  if (top === undefined) return OVER[lang]
  const text = PROMPTS[top.ask][lang]
  switch (top.ask) {
    case 'card':
      return s.final ? LAST_TURN[lang] : text
    case 'prefect':
      return s.coinSides === 0 ? text : PREFECT[allTurned(s) ? 'money' : 'both'][lang]
    case 'move':
      return `${text} (${STEPS_LEFT[lang](s.steps)})`
    case 'token':
      return WHICH_GOOD[lang](mapOf(s).cities[s.goodOf.indexOf(NONE)] as City)
    case 'die':
      return ROLL_FOR[s.rolls.length === 0 ? 'action' : 'good'][s.dice][lang]
    default:
      return text
  }
}

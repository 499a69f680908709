// Moves and asks as sentences. You are spoken to, SOLO is spoken of, chance just happens.
import type { Lang, Text } from '../../kernel/text.ts'
import { addressName } from './automa/scales.ts'
import { card, cardNo, EACH_RESOURCE, token, tokenNo, wonder, wonderNo } from './catalogue/index.ts'
import { ADDRESSES, type AddressId, RESOURCE_NAMES, RESOURCES, type ResourceId } from './catalogue/vocabulary.ts'
import { discardIncome } from './measures.ts'
import { PLAYER, SOLO, type Side } from './asks.ts'
import { GUILD_BACK, HIDDEN, layoutOf, NONE, type State, topAsk } from './state.ts'
import type { Move } from './moves.ts'
import { bagOf } from './options/index.ts'
import { cardPrice, type Price, type Unit, wonderPrice } from './payment.ts'

/** A sentence for each who: to you, and about SOLO. */
type Said = readonly [you: Text, solo: Text]

const VERBS = {
  draft: [
    { it: 'Prendi', en: 'Take' },
    { it: 'SOLO prende', en: 'SOLO takes' },
  ],
  build: [
    { it: 'Costruisci', en: 'Build' },
    { it: 'SOLO costruisce', en: 'SOLO builds' },
  ],
  discard: [
    { it: 'Scarta', en: 'Discard' },
    { it: 'SOLO scarta', en: 'SOLO discards' },
  ],
  token: [
    { it: 'Prendi il gettone', en: 'Take the token' },
    { it: 'SOLO prende il gettone', en: 'SOLO takes the token' },
  ],
  free: [
    { it: 'Costruisci gratis', en: 'Construct for free' },
    { it: 'SOLO costruisce gratis', en: 'SOLO constructs for free' },
  ],
  destroy: [
    { it: 'Elimina dalla città di SOLO', en: 'Destroy in SOLO’s city' },
    { it: 'SOLO elimina dalla tua città', en: 'SOLO destroys in your city' },
  ],
} as const satisfies Record<string, Said>

const WITH = { it: 'con', en: 'with' }
const FREE = { it: 'gratis', en: 'for free' }
const BUYING = { it: 'comprando', en: 'buying' }
const CHAIN = { it: 'gratis per concatenazione', en: 'for free by chain' }

export function say(m: Move, lang: Lang, before?: State): string {
  const top = before && topAsk(before)
  const side: Side = top === undefined ? PLAYER : top.side
  const verb = (name: keyof typeof VERBS): string => VERBS[name][side === SOLO ? 1 : 0][lang]
  switch (m.do) {
    case 'draft':
      return `${verb('draft')} ${wonder(m.wonder).name[lang]}`
    case 'build': {
      const price = before && cost(lang, (ledger) => cardPrice(before, side, card(m.card), ledger))
      return join(`${verb('build')} ${card(m.card).name[lang]}`, price)
    }
    case 'wonder': {
      const price = before && cost(lang, (ledger) => wonderPrice(before, side, wonder(m.wonder), ledger))
      return join(`${verb('build')} ${wonder(m.wonder).name[lang]} ${WITH[lang]} ${card(m.card).name[lang]}`, price)
    }
    case 'discard':
      return join(`${verb('discard')} ${card(m.card).name[lang]}`, before && income(lang, discardIncome(before, side)))
    case 'token':
      return `${verb('token')} ${token(m.token).name[lang]}`
    case 'free':
    case 'destroy':
      return `${verb(m.do)} ${card(m.card).name[lang]}`
    case 'liberty':
      return sayLiberty(card(m.take).name[lang], m.give === NONE ? undefined : card(m.give).name[lang], side, lang)
    case 'starter':
      return sayStarter(side, m.side, lang)
    case 'address':
      return lang === 'it'
        ? `Scegli per SOLO l’indirizzo ${m.address} (${addressName(m.address).it})`
        : `Choose the address ${m.address} (${addressName(m.address).en}) for SOLO`
    case 'age-start':
      return lang === 'it'
        ? `Comincia l’Epoca ${numeral(before)}`.trim()
        : `Age ${numeral(before)} begins`.replace('  ', ' ')
    default:
      return sayChance(m, lang, before)
  }
}

function sayChance(
  m: Extract<Move, { do: 'place' | 'reveal' | 'lay' | 'turn' | 'gift' | 'draw' | 'show' }>,
  lang: Lang,
  before?: State,
): string {
  const it = lang === 'it'
  const slot = before && slotName(before)
  const at = slot === undefined ? '' : it ? ` in ${slot}` : ` at ${slot}`
  switch (m.do) {
    case 'place':
      return `${it ? 'Sul tabellone va il gettone' : 'The board gets the token'} ${token(m.token).name[lang]}`
    case 'reveal':
      return `${it ? 'Si rivela' : 'Revealed:'} ${wonder(m.wonder).name[lang]}`
    case 'lay':
      if (m.card === HIDDEN) return it ? `Una carta coperta${at}` : `A face-down card${at}`
      if (m.card === GUILD_BACK) return it ? `Una gilda coperta${at}` : `A face-down guild${at}`
      return `${card(m.card).name[lang]}${at}`
    case 'turn':
      return `${it ? 'Si scopre' : 'Turned up:'} ${card(m.card).name[lang]}${at}`
    case 'gift':
      return `${it ? 'Il livello dà a SOLO' : 'The level gives SOLO'} ${card(m.card).name[lang]}`
    case 'draw':
      return `${it ? 'Dalla scatola esce il gettone' : 'Drawn from the box: the token'} ${token(m.token).name[lang]}`
    case 'show':
      return `${it ? 'Tra le carte scartate dell’Epoca c’è' : 'Among the set-aside cards:'} ${card(m.card).name[lang]}`
  }
}

function slotName(s: State): string | undefined {
  const top = topAsk(s)
  return top === undefined ? undefined : layoutOf(s).slots[top.slot]?.id
}

const join = (sentence: string, more: string | undefined): string =>
  more === undefined ? sentence : `${sentence} ${more}`
const numeral = (s: State | undefined): string => (s === undefined ? '' : ['', 'I', 'II', 'III'][s.age]) ?? ''
export const coins = (n: number, lang: Lang): string =>
  lang === 'it' ? `${n} ${n === 1 ? 'moneta' : 'monete'}` : `${n} ${n === 1 ? 'coin' : 'coins'}`

/** As they are counted: "1 pietra", "2 pietre". */
const COUNTED_IT: Readonly<Record<ResourceId, readonly [one: string, other: string]>> = {
  wood: ['legno', 'legni'],
  clay: ['argilla', 'argille'],
  stone: ['pietra', 'pietre'],
  glass: ['vetro', 'vetri'],
  papyrus: ['papiro', 'papiri'],
}
export const resources = (n: number, id: ResourceId, lang: Lang): string =>
  `${n} ${lang === 'it' ? COUNTED_IT[id][n === 1 ? 0 : 1] : RESOURCE_NAMES[id].en}`

const income = (lang: Lang, n: number): string => (lang === 'it' ? `per ${coins(n, lang)}` : `for ${coins(n, lang)}`)

/** "for 5 coins (buying 2 Wood, 1 Glass for 4)". */
function cost(lang: Lang, settle: (ledger: Unit[]) => Price): string {
  const ledger: Unit[] = []
  const price = settle(ledger)
  if (price.chain) return `(${CHAIN[lang]})`
  if (price.coins === 0) return `(${FREE[lang]})`
  const bought = EACH_RESOURCE.flatMap((r) => {
    const n = ledger.filter(({ resource, how }) => resource === r && how === 'bought').length
    return n === 0 ? [] : [resources(n, RESOURCES[r], lang)]
  })
  if (bought.length === 0) return income(lang, price.coins)
  const part = price.trade === price.coins ? '' : lang === 'it' ? ` per ${price.trade}` : ` for ${price.trade}`
  return `${income(lang, price.coins)} (${BUYING[lang]} ${bought.join(', ')}${part})`
}

function sayLiberty(take: string, give: string | undefined, side: Side, lang: Lang): string {
  if (lang === 'it') {
    const own = side === SOLO ? `SOLO costruisce gratis ${take}` : `Costruisci gratis ${take}`
    if (give === undefined) return own
    return side === SOLO ? `${own} e ti consegna ${give}` : `${own} e consegna ${give} a SOLO`
  }
  const own = side === SOLO ? `SOLO constructs ${take} for free` : `Construct ${take} for free`
  if (give === undefined) return own
  return side === SOLO ? `${own} and gives you ${give}` : `${own} and give ${give} to SOLO`
}

function sayStarter(chooser: Side, starter: Side, lang: Lang): string {
  if (chooser === SOLO && starter === SOLO)
    return lang === 'it' ? 'SOLO sceglie di cominciare' : 'SOLO chooses to begin'
  if (chooser === SOLO) return lang === 'it' ? 'SOLO ti lascia cominciare' : 'SOLO lets you begin'
  if (starter === SOLO) return lang === 'it' ? 'Fai cominciare SOLO' : 'Let SOLO begin'
  return lang === 'it' ? 'Cominci tu' : 'You begin'
}

const PROMPTS: Readonly<Record<string, Text>> = {
  place: { it: 'Quale gettone progresso va sul tabellone?', en: 'Which progress token goes on the board?' },
  reveal: { it: 'Quale meraviglia si rivela?', en: 'Which wonder is revealed?' },
  'draft-1': { it: 'Scegli una meraviglia.', en: 'Choose a wonder.' },
  'draft-2': { it: 'Scegli una meraviglia.', en: 'Choose a wonder.' },
  address: { it: 'Scegli l’indirizzo strategico di SOLO.', en: 'Choose SOLO’s strategic address.' },
  lay: { it: 'Quale carta va in questo posto dello schema?', en: 'Which card lies in this slot of the structure?' },
  starter: { it: 'Chi comincia la prossima Epoca?', en: 'Who begins the next Age?' },
  'age-start': { it: 'Comincia l’Epoca.', en: 'The Age begins.' },
  'gift-card': { it: 'Quale carta dà il livello a SOLO?', en: 'Which card does the level give SOLO?' },
  'gift-guild': { it: 'Quale gilda dà il livello a SOLO?', en: 'Which guild does the level give SOLO?' },
  turn: { it: 'Prendi una carta accessibile.', en: 'Take an accessible card.' },
  'turn-up': { it: 'Quale carta si scopre?', en: 'Which card is turned up?' },
  draw: { it: 'Quale gettone si pesca dalla scatola?', en: 'Which token is drawn from the box?' },
  show: { it: 'Quale carta c’è tra quelle scartate dell’Epoca?', en: 'Which card is among the Age’s set-aside cards?' },
  'token-board': {
    it: 'Coppia di simboli! Scegli un gettone progresso dal tabellone.',
    en: 'A pair of symbols! Choose a progress token from the board.',
  },
  'token-box': {
    it: 'Grande Biblioteca: scegli uno dei gettoni pescati.',
    en: 'Great Library: choose one of the tokens drawn.',
  },
  mausoleum: {
    it: 'Mausoleo: costruisci gratis una carta dagli scarti.',
    en: 'Mausoleum: construct one card of the discard pile for free.',
  },
  messe: {
    it: 'Messe: costruisci gratis una carta in cima allo schema.',
    en: 'Messe: construct one card of the top row for free.',
  },
  liberty: {
    it: 'Statua della Libertà: una carta per te e una per SOLO.',
    en: 'Statue of Liberty: one card for you and one for SOLO.',
  },
  'destroy-brown': {
    it: 'Statua di Zeus: elimina una carta marrone di SOLO.',
    en: 'Statue of Zeus: destroy a brown card of SOLO.',
  },
  'destroy-grey': {
    it: 'Circo Massimo: elimina una carta grigia di SOLO.',
    en: 'Circus Maximus: destroy a grey card of SOLO.',
  },
}

export function prompt(s: State, lang: Lang): string {
  const top = topAsk(s)
  if (top === undefined) return lang === 'it' ? 'La partita è finita.' : 'The game is over.'
  const text = PROMPTS[top.ask]?.[lang] ?? ''
  if (top.slot >= 0) return `${text} (${slotName(s)})`
  if (bagOf(s, top) === undefined && top.side === SOLO) return lang === 'it' ? 'Tocca a SOLO.' : 'It is SOLO’s turn.'
  return text
}

const SIDES: Readonly<Record<string, Text>> = {
  solo: { it: 'SOLO', en: 'SOLO' },
  player: { it: 'il giocatore', en: 'the player' },
}

/** The name of a card, wonder, token, address or side. */
export function nameOf(id: string, lang: Lang): string {
  const c = cardNo(id)
  if (c !== undefined) return card(c).name[lang]
  const w = wonderNo(id)
  if (w !== undefined) return wonder(w).name[lang]
  const t = tokenNo(id)
  if (t !== undefined) return token(t).name[lang]
  if ((ADDRESSES as readonly string[]).includes(id)) return addressName(id as AddressId)[lang]
  return SIDES[id]?.[lang] ?? id
}

/** How far the game has come. */
export function stage(s: State): Text {
  if (s.offer.length > 0) return { it: 'scelta delle meraviglie', en: 'choosing wonders' }
  return { it: `Epoca ${numeral(s)}`, en: `Age ${numeral(s)}` }
}

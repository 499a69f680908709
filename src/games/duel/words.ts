// Moves and asks as sentences. You are spoken to, SOLO is spoken of, chance just happens.
import { counted, type Lang, type Phrase, type Text, type Unit } from '../../kernel/text.ts'
import { addressName } from './automa/scales.ts'
import { card, cardNo, EACH_RESOURCE, token, tokenNo, wonder, wonderNo } from './catalogue/index.ts'
import { ADDRESSES, type AddressId, NUMERALS, RESOURCES, type ResourceId } from './catalogue/vocabulary.ts'
import { discardIncome } from './measures.ts'
import { PLAYER, SOLO, type AskName, type Side } from './asks.ts'
import { GUILD_BACK, HIDDEN, isSetUp, NONE, slotName, type State, topAsk } from './state.ts'
import type { Move } from './moves.ts'
import { bagOf } from './options/index.ts'
import { whereIn } from './where.ts'
import { cardPrice, type Price, type Unit as Paid, wonderPrice } from './payment.ts'

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
      return sayFree(card(m.card).name[lang], undefined, side, lang)
    case 'destroy':
      return DESTROYS[side][lang](card(m.card).name[lang])
    case 'liberty':
      return sayFree(card(m.take).name[lang], m.give === NONE ? undefined : card(m.give).name[lang], side, lang)
    case 'starter':
      return STARTERS[side][m.side][lang]
    case 'address':
      return ADDRESS[lang](m.address)
    case 'age-start':
      return before === undefined ? PROMPTS['age-start'][lang] : AGE_BEGINS[lang](NUMERALS[before.age])
    default:
      return sayChance(m, lang, before)
  }
}

const ADDRESS: Phrase<[address: AddressId]> = {
  it: (address) => `Scegli per SOLO l’indirizzo ${address} (${addressName(address).it})`,
  en: (address) => `Choose the address ${address} (${addressName(address).en}) for SOLO`,
}
const AGE_BEGINS: Phrase<[age: string]> = { it: (age) => `Comincia l’Epoca ${age}`, en: (age) => `Age ${age} begins` }

const HAPPENS = {
  place: { it: (token) => `Sul tabellone va il gettone ${token}`, en: (token) => `The board gets the token ${token}` },
  reveal: { it: (wonder) => `Si rivela ${wonder}`, en: (wonder) => `Revealed: ${wonder}` },
  turn: { it: (card) => `Si scopre ${card}`, en: (card) => `Turned up: ${card}` },
  gift: { it: (card) => `Il livello dà a SOLO ${card}`, en: (card) => `The level gives SOLO ${card}` },
  draw: {
    it: (token) => `Dalla scatola esce il gettone ${token}`,
    en: (token) => `Drawn from the box: the token ${token}`,
  },
  show: {
    it: (card) => `Tra le carte scartate dell’Epoca c’è ${card}`,
    en: (card) => `Among the set-aside cards: ${card}`,
  },
} as const satisfies Record<string, Phrase<[name: string]>>

const BACKS = {
  card: { it: 'Una carta coperta', en: 'A face-down card' },
  guild: { it: 'Una gilda coperta', en: 'A face-down guild' },
} as const satisfies Record<string, Text>

const PLACE: Phrase<[row: string, place: string]> = {
  it: (row, place) => `riga ${row}, posto ${place} da sinistra`,
  en: (row, place) => `row ${row}, place ${place} from the left`,
}

/** A slot as a person finds it: rows from the top, places from SOLO's side, which is on the left (R4.1, Q11). */
export function placeText(slot: string, lang: Lang): string {
  const [row = '', place = ''] = slot.split('.')
  return PLACE[lang](row, place)
}

type ByChance = Extract<Move, { do: 'place' | 'reveal' | 'lay' | 'turn' | 'gift' | 'draw' | 'show' }>

function sayChance(m: ByChance, lang: Lang, before?: State): string {
  const place = before && placeAsked(before, lang)
  const inSlot = (what: string): string => (place === undefined ? what : `${what} (${place})`)
  switch (m.do) {
    case 'place':
    case 'draw':
      return HAPPENS[m.do][lang](token(m.token).name[lang])
    case 'reveal':
      return HAPPENS.reveal[lang](wonder(m.wonder).name[lang])
    case 'lay':
      if (m.card === HIDDEN) return inSlot(BACKS.card[lang])
      return inSlot(m.card === GUILD_BACK ? BACKS.guild[lang] : card(m.card).name[lang])
    case 'turn':
      return inSlot(HAPPENS.turn[lang](card(m.card).name[lang]))
    case 'gift':
    case 'show':
      return HAPPENS[m.do][lang](card(m.card).name[lang])
  }
}

function placeAsked(s: State, lang: Lang): string | undefined {
  const top = topAsk(s)
  if (top === undefined || top.slot < 0) return undefined
  const slot = slotName(s, top.slot)
  // Cards that are gone no longer count.
  return top.ask === 'turn-up' ? whereIn(s, slot, lang) : placeText(slot, lang)
}

const join = (sentence: string, more: string | undefined): string =>
  more === undefined ? sentence : `${sentence} ${more}`

const COINS: Unit = { one: { it: '# moneta', en: '# coin' }, other: { it: '# monete', en: '# coins' } }
export const coins = (n: number, lang: Lang): string => counted(n, COINS, lang)

/** As they are counted: "1 pietra", "2 pietre". In English a resource has no plural. */
const COUNTED: Readonly<Record<ResourceId, Unit>> = {
  wood: { one: { it: '# legno', en: '# Wood' }, other: { it: '# legni', en: '# Wood' } },
  clay: { one: { it: '# argilla', en: '# Clay' }, other: { it: '# argille', en: '# Clay' } },
  stone: { one: { it: '# pietra', en: '# Stone' }, other: { it: '# pietre', en: '# Stone' } },
  glass: { one: { it: '# vetro', en: '# Glass' }, other: { it: '# vetri', en: '# Glass' } },
  papyrus: { one: { it: '# papiro', en: '# Papyrus' }, other: { it: '# papiri', en: '# Papyrus' } },
}
export const resources = (n: number, id: ResourceId, lang: Lang): string => counted(n, COUNTED[id], lang)

const FOR: Phrase<[amount: string | number]> = { it: (amount) => `per ${amount}`, en: (amount) => `for ${amount}` }
const income = (lang: Lang, n: number): string => FOR[lang](coins(n, lang))

/** "for 5 coins (buying 2 Wood, 1 Glass for 4)". */
function cost(lang: Lang, settle: (ledger: Paid[]) => Price): string {
  const ledger: Paid[] = []
  const price = settle(ledger)
  if (price.chain) return `(${CHAIN[lang]})`
  if (price.coins === 0) return `(${FREE[lang]})`
  const bought = EACH_RESOURCE.flatMap((r) => {
    const n = ledger.filter(({ resource, how }) => resource === r && how === 'bought').length
    return n === 0 ? [] : [resources(n, RESOURCES[r], lang)]
  })
  if (bought.length === 0) return income(lang, price.coins)
  const part = price.trade === price.coins ? '' : ` ${FOR[lang](price.trade)}`
  return `${income(lang, price.coins)} (${BUYING[lang]} ${bought.join(', ')}${part})`
}

/** By who destroys: the card lies in the city of the other side. */
const DESTROYS: Readonly<Record<Side, Phrase<[name: string]>>> = {
  [PLAYER]: {
    it: (name) => `Elimina ${name} dalla città di SOLO`,
    en: (name) => `Destroy ${name} in SOLO’s city`,
  },
  [SOLO]: {
    it: (name) => `SOLO elimina ${name} dalla tua città`,
    en: (name) => `SOLO destroys ${name} in your city`,
  },
}

/** By who builds: a card taken, and one handed over where there is a second. */
const FOR_FREE = {
  [PLAYER]: {
    alone: { it: (take) => `Costruisci gratis ${take}`, en: (take) => `Construct ${take} for free` },
    both: {
      it: (take, give) => `Costruisci gratis ${take} e consegna ${give} a SOLO`,
      en: (take, give) => `Construct ${take} for free and give ${give} to SOLO`,
    },
  },
  [SOLO]: {
    alone: { it: (take) => `SOLO costruisce gratis ${take}`, en: (take) => `SOLO constructs ${take} for free` },
    both: {
      it: (take, give) => `SOLO costruisce gratis ${take} e ti consegna ${give}`,
      en: (take, give) => `SOLO constructs ${take} for free and gives you ${give}`,
    },
  },
} as const satisfies Record<Side, { alone: Phrase<[take: string]>; both: Phrase<[take: string, give: string]> }>

function sayFree(take: string, give: string | undefined, side: Side, lang: Lang): string {
  const { alone, both } = FOR_FREE[side]
  return give === undefined ? alone[lang](take) : both[lang](take, give)
}

/** By who chooses, then by who begins. */
const STARTERS: Readonly<Record<Side, Readonly<Record<Side, Text>>>> = {
  [SOLO]: {
    [SOLO]: { it: 'SOLO sceglie di cominciare', en: 'SOLO chooses to begin' },
    [PLAYER]: { it: 'SOLO ti lascia cominciare', en: 'SOLO lets you begin' },
  },
  [PLAYER]: {
    [SOLO]: { it: 'Fai cominciare SOLO', en: 'Let SOLO begin' },
    [PLAYER]: { it: 'Cominci tu', en: 'You begin' },
  },
}

const PROMPTS: Readonly<Record<AskName, Text>> = {
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

const OVER: Text = { it: 'La partita è finita.', en: 'The game is over.' }
const SOLOS_TURN: Text = { it: 'Tocca a SOLO.', en: 'It is SOLO’s turn.' }

export function prompt(s: State, lang: Lang): string {
  const top = topAsk(s)
  if (top === undefined) return OVER[lang]
  const text = PROMPTS[top.ask][lang]
  if (top.slot >= 0) return `${text} (${placeAsked(s, lang)})`
  if (bagOf(s, top) === undefined && top.side === SOLO) return SOLOS_TURN[lang]
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

const SELECTION: Text = { it: 'Scelta delle meraviglie', en: 'Choosing wonders' }

/** How far the game has come. */
export function stage(s: State): Text {
  if (isSetUp(s)) return SELECTION
  return { it: `Epoca ${NUMERALS[s.age]}`, en: `Age ${NUMERALS[s.age]}` }
}

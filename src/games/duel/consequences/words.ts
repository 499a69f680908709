// Consequences as sentences: who, what, how much, because of what.
import type { Consequences, Rank } from '../../../kernel/consequences.ts'
import { andList, counted, inEachLang, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { PLAYER, type Side, SOLO } from '../asks.ts'
import { addressName } from '../automa/scales.ts'
import { card, token, wonder } from '../catalogue/index.ts'
import { type AddressId, type Age, NUMERALS, SYMBOL_NAMES, SYMBOLS } from '../catalogue/vocabulary.ts'
import { GUILD_BACK, HIDDEN } from '../state.ts'
import { coins, nameOf, placeText } from '../words.ts'
import type { Cause, Consequence, Place } from './records.ts'

/** By whom it is about. */
type Whose<T> = Readonly<Record<Side, T>>

const CAUSES = {
  discarding: { it: 'una carta scartata', en: 'a card discarded' },
  level: { it: 'il livello di sfida', en: 'the level of challenge' },
} as const satisfies Record<string, Text>

const causeName = (cause: Cause, lang: Lang): string =>
  cause === 'discarding' || cause === 'level' ? CAUSES[cause][lang] : nameOf(cause, lang)

type Because = Phrase<[amount: string, cause: string]>
const PAYS: Whose<Because> = {
  [SOLO]: { it: (n, cause) => `SOLO paga ${n}: ${cause}`, en: (n, cause) => `SOLO pays ${n}: ${cause}` },
  [PLAYER]: { it: (n, cause) => `Paghi ${n}: ${cause}`, en: (n, cause) => `You pay ${n}: ${cause}` },
}
const GAINS: Whose<Because> = {
  [SOLO]: { it: (n, cause) => `SOLO riceve ${n}: ${cause}`, en: (n, cause) => `SOLO gains ${n}: ${cause}` },
  [PLAYER]: { it: (n, cause) => `Ricevi ${n}: ${cause}`, en: (n, cause) => `You gain ${n}: ${cause}` },
}
const LOSES: Whose<Because> = {
  [SOLO]: { it: (n, cause) => `SOLO perde ${n}: ${cause}`, en: (n, cause) => `SOLO loses ${n}: ${cause}` },
  [PLAYER]: { it: (n, cause) => `Perdi ${n}: ${cause}`, en: (n, cause) => `You lose ${n}: ${cause}` },
}

const LOOTING: Phrase<[coins: number]> = {
  it: (coins) => `segnalino saccheggio da ${coins}`,
  en: (coins) => `looting token of ${coins}`,
}
const NOTHING_TO_LOOT: Whose<Phrase<[coins: number]>> = {
  [SOLO]: {
    it: (n) => `SOLO non ha monete da perdere per il segnalino saccheggio da ${n}`,
    en: (n) => `SOLO has no coins to lose to the looting token of ${n}`,
  },
  [PLAYER]: {
    it: (n) => `Non hai monete da perdere per il segnalino saccheggio da ${n}`,
    en: (n) => `You have no coins to lose to the looting token of ${n}`,
  },
}

const SPACES: Unit = { one: { it: '# casella', en: '# space' }, other: { it: '# caselle', en: '# spaces' } }
/** By who advances. */
const ADVANCES: Whose<Because> = {
  [SOLO]: {
    it: (n, cause) => `La pedina conflitto avanza di ${n} verso la tua Capitale: ${cause}`,
    en: (n, cause) => `The conflict pawn moves ${n} towards your capital: ${cause}`,
  },
  [PLAYER]: {
    it: (n, cause) => `La pedina conflitto avanza di ${n} verso la Capitale di SOLO: ${cause}`,
    en: (n, cause) => `The conflict pawn moves ${n} towards SOLO’s capital: ${cause}`,
  },
}

type Named = Phrase<[name: string]>
const BUILDS: Whose<Named> = {
  [SOLO]: { it: (name) => `SOLO costruisce la meraviglia ${name}`, en: (name) => `SOLO builds the wonder ${name}` },
  [PLAYER]: { it: (name) => `Costruisci la meraviglia ${name}`, en: (name) => `You build the wonder ${name}` },
}
const WONDER_OUT: Whose<Named> = {
  [SOLO]: {
    it: (name) => `SOLO perde ${name}: le meraviglie costruite sono sette`,
    en: (name) => `SOLO loses ${name}: seven wonders are built`,
  },
  [PLAYER]: {
    it: (name) => `Perdi ${name}: le meraviglie costruite sono sette`,
    en: (name) => `You lose ${name}: seven wonders are built`,
  },
}
const AGAIN: Whose<Named> = {
  [SOLO]: { it: (cause) => `SOLO gioca un turno extra: ${cause}`, en: (cause) => `SOLO takes an extra turn: ${cause}` },
  [PLAYER]: { it: (cause) => `Giochi un turno extra: ${cause}`, en: (cause) => `You take an extra turn: ${cause}` },
}
const AGAIN_LOST: Whose<Text> = {
  [SOLO]: { it: 'SOLO perde il turno extra: l’Epoca è finita', en: 'SOLO loses its extra turn: the Age is over' },
  [PLAYER]: { it: 'Perdi il turno extra: l’Epoca è finita', en: 'You lose your extra turn: the Age is over' },
}
const PAIR: Whose<Named> = {
  [SOLO]: {
    it: (symbol) => `SOLO ha una coppia di simboli (${symbol}) e prende un gettone progresso`,
    en: (symbol) => `SOLO has a pair of symbols (${symbol}) and takes a progress token`,
  },
  [PLAYER]: {
    it: (symbol) => `Hai una coppia di simboli (${symbol}) e prendi un gettone progresso`,
    en: (symbol) => `You have a pair of symbols (${symbol}) and take a progress token`,
  },
}
const TAKES: Whose<Named> = {
  [SOLO]: { it: (name) => `SOLO prende ${name}`, en: (name) => `SOLO takes ${name}` },
  [PLAYER]: { it: (name) => `Prendi ${name}`, en: (name) => `You take ${name}` },
}
const NEXT: Whose<Text> = {
  [SOLO]: { it: 'Il prossimo turno è di SOLO', en: 'The next turn is SOLO’s' },
  [PLAYER]: { it: 'Il prossimo turno è tuo', en: 'The next turn is yours' },
}

const PLACED: Named = { it: (name) => `${name} va sul tabellone`, en: (name) => `${name} goes on the board` }
const REVEALED: Named = { it: (name) => `${name} viene rivelata`, en: (name) => `${name} is revealed` }
const DRAWN: Named = { it: (name) => `${name} esce dalla scatola`, en: (name) => `${name} is drawn from the box` }
const PUT_BACK: Phrase<[names: readonly string[]]> = {
  it: (names) => `Di nuovo nella scatola: ${andList(names, 'it')}`,
  en: (names) => `Back to the box: ${andList(names, 'en')}`,
}
const GIFT: Named = {
  it: (name) => `SOLO costruisce gratis ${name}: il livello di sfida`,
  en: (name) => `SOLO constructs ${name} for free: the level of challenge`,
}
const SHOWN: Named = { it: (name) => `${name} viene mostrata`, en: (name) => `${name} is shown` }
const LIES: Phrase<[name: string, place: string]> = {
  it: (name, place) => `${name} è nello schema (${place})`,
  en: (name, place) => `${name} lies in the structure (${place})`,
}
const AGE: Phrase<[age: Age]> = { it: (age) => `Epoca ${NUMERALS[age]}`, en: (age) => `Age ${NUMERALS[age]}` }
const SET_ASIDE: Phrase<[age: Age, cards: number]> = {
  it: (age, cards) => `${cards} carte dell’Epoca ${NUMERALS[age]} restano nella scatola, coperte`,
  en: (age, cards) => `${cards} cards of Age ${NUMERALS[age]} stay in the box, face down`,
}

const ADDRESS: Phrase<[address: AddressId]> = {
  it: (address) => `L’indirizzo strategico di SOLO è ${address} (${addressName(address).it})`,
  en: (address) => `SOLO’s strategic address is ${address} (${addressName(address).en})`,
}

/** S9: where neither condition holds the usual scale is back. */
const ADAPTS = {
  neither: {
    it: 'SOLO torna alla sua scala operativa normale',
    en: 'SOLO goes back to its usual operative scale',
  },
  military: {
    it: 'SOLO si adatta: la pedina conflitto è nell’ultima zona prima della sua Capitale, le carte rosse vengono prima di tutte',
    en: 'SOLO adapts: the conflict pawn is in the last zone before its capital, red cards come before all others',
  },
  science: {
    it: 'SOLO si adatta: hai 5 simboli scientifici diversi, le carte verdi vengono prima di tutte',
    en: 'SOLO adapts: you have 5 different science symbols, green cards come before all others',
  },
  both: {
    it: 'SOLO si adatta: ti manca poco a entrambe le vittorie istantanee, le carte verdi e rosse vengono prima di tutte',
    en: 'SOLO adapts: you are near both instant victories, green and red cards come before all others',
  },
} as const satisfies Record<string, Text>

export const adapting = (military: boolean, science: boolean): Text =>
  ADAPTS[military ? (science ? 'both' : 'military') : science ? 'science' : 'neither']

type End = Extract<Consequence, { what: 'end' }>
const SUPREMACY: Readonly<Record<'military' | 'science', Whose<Text>>> = {
  military: {
    [SOLO]: {
      it: 'Supremazia Militare: SOLO vince subito, la pedina conflitto è arrivata alla tua Capitale',
      en: 'Military supremacy: SOLO wins at once, the conflict pawn has reached your capital',
    },
    [PLAYER]: {
      it: 'Supremazia Militare: vinci subito, la pedina conflitto è arrivata alla Capitale di SOLO',
      en: 'Military supremacy: you win at once, the conflict pawn has reached SOLO’s capital',
    },
  },
  science: {
    [SOLO]: {
      it: 'Scienza e Progresso: SOLO vince subito, ha 6 simboli scientifici diversi',
      en: 'Scientific supremacy: SOLO wins at once with 6 different science symbols',
    },
    [PLAYER]: {
      it: 'Scienza e Progresso: vinci subito, hai 6 simboli scientifici diversi',
      en: 'Scientific supremacy: you win at once with 6 different science symbols',
    },
  },
}
/** Your points come first; at equal points those of the blue cards decide (R19). */
const CIVILIAN: Readonly<Record<'more' | 'blue', Whose<Phrase<[yours: number, solos: number]>>>> = {
  more: {
    [SOLO]: { it: (you, solo) => `SOLO vince ${solo} a ${you}`, en: (you, solo) => `SOLO wins ${solo} to ${you}` },
    [PLAYER]: { it: (you, solo) => `Vinci ${you} a ${solo}`, en: (you, solo) => `You win ${you} to ${solo}` },
  },
  blue: {
    [SOLO]: {
      it: (you, solo) => `${you} a ${solo}: vince SOLO, che ha più punti di carte blu`,
      en: (you) => `${you} all: SOLO wins with more points of blue cards`,
    },
    [PLAYER]: {
      it: (you, solo) => `${you} a ${solo}: vinci tu, che hai più punti di carte blu`,
      en: (you) => `${you} all: you win with more points of blue cards`,
    },
  },
}
const SHARED: Phrase<[points: number]> = {
  it: (points) => `${points} a ${points}, anche le carte blu sono pari: la vittoria è condivisa`,
  en: (points) => `${points} all, and the blue cards are level: the victory is shared`,
}

function sayEnd({ result: { winner, by }, points: [solo, you] }: End, lang: Lang): string {
  if (winner === 'shared') return SHARED[lang](you)
  if (by !== 'civilian') return SUPREMACY[by][winner][lang]
  return CIVILIAN[solo === you ? 'blue' : 'more'][winner][lang](you, solo)
}

const CONSTRUCTS: Whose<Named> = {
  [SOLO]: { it: (name) => `SOLO costruisce ${name}`, en: (name) => `SOLO constructs ${name}` },
  [PLAYER]: { it: (name) => `Costruisci ${name}`, en: (name) => `You construct ${name}` },
}
const BURIED: Whose<Named> = {
  [SOLO]: {
    it: (name) => `SOLO mette ${name} sotto la meraviglia`,
    en: (name) => `SOLO puts ${name} under the wonder`,
  },
  [PLAYER]: { it: (name) => `Metti ${name} sotto la meraviglia`, en: (name) => `You put ${name} under the wonder` },
}
const DISCARDED: Named = { it: (name) => `${name} va negli scarti`, en: (name) => `${name} goes to the discard pile` }
const DESTROYED: Whose<Named> = {
  [SOLO]: { it: (name) => `SOLO perde ${name}`, en: (name) => `SOLO loses ${name}` },
  [PLAYER]: { it: (name) => `Perdi ${name}`, en: (name) => `You lose ${name}` },
}

function sayCard(name: string, from: Place, to: Place, lang: Lang): string {
  if (from.in === 'city') return DESTROYED[from.side][lang](name)
  if (to.in === 'city') return CONSTRUCTS[to.side][lang](name)
  return to.in === 'buried' ? BURIED[to.side][lang](name) : DISCARDED[lang](name)
}

const BACKS = {
  card: { it: 'una carta coperta', en: 'a face-down card' },
  guild: { it: 'una gilda coperta', en: 'a face-down guild' },
} as const satisfies Record<string, Text>
function heldName(held: number, lang: Lang): string {
  if (held === HIDDEN) return BACKS.card[lang]
  return held === GUILD_BACK ? BACKS.guild[lang] : card(held).name[lang]
}

function say(c: Consequence, lang: Lang): string {
  switch (c.what) {
    case 'placed':
      return PLACED[lang](token(c.token).name[lang])
    case 'revealed':
      return REVEALED[lang](wonder(c.wonder).name[lang])
    case 'picked':
      return TAKES[c.side][lang](wonder(c.wonder).name[lang])
    case 'address':
      return ADDRESS[lang](c.address)
    case 'age':
      return AGE[lang](c.age)
    case 'set-aside':
      return SET_ASIDE[lang](c.age, c.cards)
    case 'laid':
      return LIES[lang](heldName(c.held, lang), placeText(c.slot, lang))
    case 'turned-up':
      return LIES[lang](card(c.card).name[lang], placeText(c.slot, lang))
    case 'card':
      return sayCard(card(c.card).name[lang], c.from, c.to, lang)
    case 'gift':
      return GIFT[lang](card(c.card).name[lang])
    case 'shown':
      return SHOWN[lang](card(c.card).name[lang])
    case 'pair':
      return PAIR[c.side][lang](symbolName(c.symbol)[lang])
    case 'pays':
      return PAYS[c.side][lang](coins(c.by, lang), causeName(c.because, lang))
    case 'gains':
      return GAINS[c.side][lang](coins(c.by, lang), causeName(c.because, lang))
    case 'loses':
      return LOSES[c.side][lang](coins(c.by, lang), causeName(c.because, lang))
    case 'pawn':
      return ADVANCES[c.side][lang](counted(c.by, SPACES, lang), pawnCause(c, lang))
    case 'looted':
      return c.by === 0
        ? NOTHING_TO_LOOT[c.side][lang](c.token)
        : LOSES[c.side][lang](coins(c.by, lang), LOOTING[lang](c.token))
    case 'wonder':
      return BUILDS[c.side][lang](wonder(c.wonder).name[lang])
    case 'wonder-out':
      return WONDER_OUT[c.side][lang](wonder(c.wonder).name[lang])
    case 'again':
      return AGAIN[c.side][lang](causeName(c.because, lang))
    case 'again-lost':
      return AGAIN_LOST[c.side][lang]
    case 'drawn':
      return DRAWN[lang](token(c.token).name[lang])
    case 'token':
      return TAKES[c.side][lang](token(c.token).name[lang])
    case 'put-back':
      return PUT_BACK[lang](c.tokens.map((no) => token(no).name[lang]))
    case 'next':
      return NEXT[c.side][lang]
    case 'adapts':
      return adapting(c.military, c.science)[lang]
    case 'end':
      return sayEnd(c, lang)
  }
}

const symbolName = (no: number): Text => {
  const symbol = SYMBOLS[no]
  return symbol === undefined ? inEachLang(() => '') : SYMBOL_NAMES[symbol]
}

/** R12.4: Strategy adds a shield of its own. */
function pawnCause({ because, strategy }: Extract<Consequence, { what: 'pawn' }>, lang: Lang): string {
  const causes = strategy ? [causeName(because, lang), nameOf('strategy', lang)] : [causeName(because, lang)]
  return andList(causes, lang)
}

/** What moves of SOLO need noticing is an event; your own wonder is what your move says. */
const RANKS: Readonly<Record<Consequence['what'], Rank>> = {
  placed: 'said',
  revealed: 'said',
  picked: 'said',
  address: 'line',
  age: 'section',
  'set-aside': 'line',
  laid: 'said',
  'turned-up': 'said',
  card: 'said',
  gift: 'said',
  shown: 'said',
  pair: 'event',
  pays: 'said',
  gains: 'line',
  loses: 'line',
  pawn: 'line',
  looted: 'line',
  wonder: 'event',
  'wonder-out': 'line',
  again: 'event',
  'again-lost': 'event',
  drawn: 'said',
  token: 'said',
  'put-back': 'line',
  next: 'said',
  adapts: 'event',
  end: 'event',
}

function rank(c: Consequence): Rank {
  switch (c.what) {
    case 'wonder':
      return c.side === SOLO ? 'event' : 'said'
    case 'gains':
      return c.because === 'discarding' ? 'said' : 'line'
    case 'address':
      return c.because === 'player' ? 'said' : 'line'
    default:
      return RANKS[c.what]
  }
}

const SEATS: Whose<'automa' | 'you'> = { [SOLO]: 'automa', [PLAYER]: 'you' }

function seat(c: Consequence): 'automa' | 'you' | undefined {
  switch (c.what) {
    case 'card':
      return seatOfCard(c.from, c.to)
    case 'gift':
      return SEATS[SOLO]
    case 'next':
    case 'placed':
    case 'revealed':
    case 'address':
    case 'age':
    case 'set-aside':
    case 'laid':
    case 'turned-up':
    case 'shown':
    case 'drawn':
    case 'put-back':
    case 'adapts':
      return undefined
    case 'end':
      return c.result.winner === 'shared' ? undefined : SEATS[c.result.winner]
    default:
      return SEATS[c.side]
  }
}

function seatOfCard(from: Place, to: Place): 'automa' | 'you' | undefined {
  const place = 'side' in from ? from : to
  return 'side' in place ? SEATS[place.side] : undefined
}

/** The component it is about, then the one that causes it. */
function ids(c: Consequence): readonly string[] {
  const about = 'card' in c ? [card(c.card).id] : 'wonder' in c ? [wonder(c.wonder).id] : tokensOf(c)
  const cause = 'because' in c && !(c.because in CAUSES) && c.because !== 'player' ? [c.because] : []
  return [...about, ...cause, ...(c.what === 'pawn' && c.strategy ? ['strategy'] : [])]
}

function tokensOf(c: Consequence): readonly string[] {
  if (c.what === 'put-back') return c.tokens.map((no) => token(no).id)
  return c.what === 'placed' || c.what === 'drawn' || c.what === 'token' ? [token(c.token).id] : []
}

export const consequences: Consequences<Consequence> = { say, rank, seat, ids }

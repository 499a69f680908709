// Moves and asks as sentences. You are spoken to, the Opponent is spoken of, chance just happens.
import type { Lang, Text } from '../../kernel/text.ts'
import { type Ask, CENTRAL, type DeckNo, OPPONENT, PLAYER, type Side } from './asks.ts'
import { card, cardNo, stage, stageNo, token, tokenNo, theToken, wonder, wonderNo } from './catalogue/index.ts'
import { meetsCondition, type Payment, PAYMENTS, usesEconomy } from './catalogue/payments.ts'
import { type Move, SETS, STACK } from './moves.ts'
import { NONE, type State, topAsk } from './state.ts'

/** A text for each who: to you, and about the Opponent. */
type Said = readonly [you: Text, opponent: Text]

const VERBS = {
  wonder: [
    { it: 'Scegli', en: 'Choose' },
    { it: 'L’Avversario gioca con', en: 'The Opponent plays' },
  ],
  take: [
    { it: 'Prendi', en: 'Take' },
    { it: 'L’Avversario prende', en: 'The Opponent takes' },
  ],
  construct: [
    { it: 'Costruisci', en: 'Construct' },
    { it: 'L’Avversario costruisce', en: 'The Opponent constructs' },
  ],
  discard: [
    { it: 'Scarta', en: 'Discard' },
    { it: 'L’Avversario scarta', en: 'The Opponent discards' },
  ],
  look: [
    { it: 'Guarda', en: 'Look at' },
    { it: 'L’Avversario guarda', en: 'The Opponent looks at' },
  ],
  keep: [
    { it: 'Tieni', en: 'Keep' },
    { it: 'L’Avversario tiene', en: 'The Opponent keeps' },
  ],
  end: [
    { it: 'Termina il turno', en: 'End your turn' },
    { it: 'L’Avversario termina il turno', en: 'The Opponent ends its turn' },
  ],
} as const satisfies Record<string, Said>

const DECK = [
  { it: 'il tuo mazzo', en: 'your deck' },
  { it: 'il mazzo dell’Avversario', en: 'the Opponent’s deck' },
  { it: 'il mazzo centrale', en: 'the central deck' },
] as const
const FROM_DECK = [
  { it: 'dal tuo mazzo', en: 'from your deck' },
  { it: 'dal mazzo dell’Avversario', en: 'from the Opponent’s deck' },
  { it: 'dal mazzo centrale', en: 'from the central deck' },
] as const
const OF_DECK = [
  { it: 'del tuo mazzo', en: 'of your deck' },
  { it: 'del mazzo dell’Avversario', en: 'of the Opponent’s deck' },
  { it: 'del mazzo centrale', en: 'of the central deck' },
] as const

/** The Opponent's own deck, where it is the one who acts. */
const ITS_OWN = {
  from: { it: 'dal suo mazzo', en: 'from its own deck' },
  of: { it: 'del suo mazzo', en: 'of its own deck' },
}
const fromDeck = (deck: DeckNo, side: Side): Text =>
  deck === side && side === OPPONENT ? ITS_OWN.from : FROM_DECK[deck]
const ofDeck = (deck: DeckNo, side: Side): Text => (deck === side && side === OPPONENT ? ITS_OWN.of : OF_DECK[deck])

/** Cards of a symbol go by its name, the others are told by colour: "la carta Rossa (1 Corno)". */
const theCard = (no: number, lang: Lang): string => {
  const name = card(no).name[lang]
  return lang === 'it' ? name.replace(/^Carta /, 'la carta ') : name
}

const cardsText = (kinds: readonly number[], lang: Lang): string => kinds.map((no) => card(no).name[lang]).join(' + ')

export const paymentCards = ({ cards }: Payment): number[] =>
  cards.flatMap((copies, kind) => new Array<number>(copies).fill(kind))

export function say(m: Move, lang: Lang, before?: State): string {
  const top = before && topAsk(before)
  const side: Side = top?.side ?? PLAYER
  const verb = (name: keyof typeof VERBS): string => VERBS[name][side][lang]
  const it = lang === 'it'
  switch (m.do) {
    case 'wonder':
      return `${verb('wonder')} ${wonder(m.wonder).name[lang]}`
    case 'start-token':
      return `${it ? 'L’Avversario comincia con' : 'The Opponent begins with'} ${token(m.token).name[lang]}`
    case 'take':
      return `${verb('take')} ${sayTop(m.deck, side, lang, before)}`
    case 'construct':
      return `${verb('construct')} ${it ? 'lo Stadio ' : ''}${stage(m.stage).name[lang]} ${sayPayment(m.stage, PAYMENTS[m.payment] as Payment, lang)}`
    case 'science': {
      const gain = it ? 'per un segnalino Progresso' : 'for a Progress token'
      return `${verb('discard')} ${cardsText(SETS[m.set] ?? [], lang)} ${gain}`
    }
    case 'token':
      if (m.token === STACK) return `${verb('take')} ${it ? 'il primo segnalino coperto' : 'the top face-down token'}`
      return `${verb('take')} ${it ? 'il segnalino' : 'the token'} ${token(m.token).name[lang]}`
    case 'look':
      return `${verb('look')} ${it ? 'la carta in cima al mazzo centrale' : 'the top card of the central deck'}`
    case 'hali-deck':
      return `${verb('look')} ${it ? 'le prime carte' : 'the top cards'} ${ofDeck(m.deck, side)[lang]}`
    case 'hali-card':
      return `${verb('keep')} ${theCard(m.card, lang)}`
    case 'end':
      return `${verb('end')}${declined(before, lang)}`
    case 'reveal':
      return it
        ? 'L’Avversario scopre la carta in cima al mazzo centrale'
        : 'The Opponent turns up the top card of the central deck'
    case 'discard': {
      const open = before?.decks[CENTRAL].top ?? NONE
      const what = open >= 0 ? theCard(open, lang) : it ? 'la carta scoperta' : 'the face-up card'
      return `${verb('discard')} ${what} ${FROM_DECK[CENTRAL][lang]}`
    }
    case 'roll':
      return it ? 'L’Avversario tira il dado' : 'The Opponent rolls the die'
    default:
      return sayChance(m, lang, top)
  }
}

function sayChance(m: Extract<Move, { do: 'card' | 'progress' | 'die' }>, lang: Lang, top: Ask | undefined): string {
  const it = lang === 'it'
  if (m.do === 'die') return `${it ? 'Il dado dà' : 'The die shows'} ${m.face}`
  if (m.do === 'progress') {
    const name = token(m.token).name[lang]
    if (top?.ask === 'prize') return `${it ? 'Dalla pila: il segnalino' : 'From the stack: the token'} ${name}`
    return `${it ? 'Si scopre il segnalino' : 'Turned up: the token'} ${name}`
  }
  const name = theCard(m.card, lang)
  if (top === undefined) return `${it ? 'Si scopre' : 'Turned up:'} ${name}`
  switch (top.ask) {
    case 'draw':
      return `${it ? 'Dal mazzo centrale:' : 'From the central deck:'} ${name}`
    case 'peek':
      return `${it ? 'In cima al mazzo centrale vedi' : 'On top of the central deck you see'} ${name}`
    case 'show':
      return `${it ? 'Si mostra' : 'Shown:'} ${name} ${FROM_DECK[top.deck][lang]}`
    default:
      return `${it ? 'Si scopre' : 'Turned up:'} ${name} ${it ? 'in cima al' : 'on'} ${DECK[top.deck][lang].replace(/^il /, '')}`
  }
}

/** "Wood from your deck", "the face-down card of the central deck". */
function sayTop(deck: DeckNo, side: Side, lang: Lang, before?: State): string {
  const top = before?.decks[deck].top ?? NONE
  return topText(deck, side, lang, top >= 0 ? top : deck === CENTRAL ? seenBy(before) : NONE)
}

export function topText(deck: DeckNo, side: Side, lang: Lang, known: number): string {
  if (known >= 0) return `${theCard(known, lang)} ${fromDeck(deck, side)[lang]}`
  if (deck === CENTRAL) return lang === 'it' ? 'la carta coperta del mazzo centrale' : 'the face-down central card'
  return `${lang === 'it' ? 'la prima carta' : 'the top card'} ${ofDeck(deck, side)[lang]}`
}

/** What you have seen with the Cat is told on your turn only (Q26). */
const seenBy = (s: State | undefined): number => (s !== undefined && s.active === PLAYER ? s.seen : NONE)

function sayPayment(no: number, payment: Payment, lang: Lang): string {
  const { amount, identical } = stage(no)
  const used = [
    ...(usesEconomy(payment, amount) ? [token(theToken('economy')).name[lang]] : []),
    ...(meetsCondition(payment, identical) ? [] : [token(theToken('engineering')).name[lang]]),
  ]
  const cards = cardsText(paymentCards(payment), lang)
  return `(${[cards, ...used.map((name) => `${lang === 'it' ? 'con' : 'with'} ${name}`)].join(', ')})`
}

function declined(s: State | undefined, lang: Lang): string {
  const n = s?.pending ?? 0
  if (n === 0) return ''
  if (lang === 'it') return n === 1 ? ' e rinuncia a una carta aggiuntiva' : ` e rinuncia a ${n} carte aggiuntive`
  return n === 1 ? ' without the extra card' : ` without ${n} extra cards`
}

const PROMPTS: Readonly<Record<Ask['ask'], Text>> = {
  wonder: { it: 'Scegli la tua Meraviglia.', en: 'Choose your Wonder.' },
  'opponent-wonder': { it: 'Quale Meraviglia gioca l’Avversario?', en: 'Which Wonder does the Opponent play?' },
  'start-token': { it: 'Con quale segnalino comincia l’Avversario?', en: 'Which token does the Opponent begin with?' },
  turn: { it: 'È il tuo turno: prendi una carta.', en: 'Your turn: take a card.' },
  act: { it: 'Che cosa fai con le tue carte?', en: 'What do you do with your cards?' },
  token: { it: 'Scegli un segnalino Progresso.', en: 'Choose a Progress token.' },
  take: { it: 'Alexandria: prendi una carta da un mazzo a scelta.', en: 'Alexandria: take a card from any deck.' },
  'hali-deck': {
    it: 'Halikarnassos: di quale mazzo guardi le carte?',
    en: 'Halicarnassus: which deck do you look at?',
  },
  'hali-card': { it: 'Halikarnassos: quale carta tieni?', en: 'Halicarnassus: which card do you keep?' },
  top: { it: 'Quale carta si scopre in cima al mazzo?', en: 'Which card is turned up on the deck?' },
  draw: { it: 'Quale carta si pesca dal mazzo centrale?', en: 'Which card is drawn from the central deck?' },
  flip: { it: 'Quale carta si scopre in cima al mazzo centrale?', en: 'Which card is turned up on the central deck?' },
  peek: { it: 'Quale carta vedi in cima al mazzo centrale?', en: 'Which card do you see on the central deck?' },
  show: { it: 'Quale carta si mostra per Halikarnassos?', en: 'Which card is shown for Halicarnassus?' },
  lay: { it: 'Quale segnalino Progresso si scopre?', en: 'Which Progress token is turned up?' },
  prize: { it: 'Quale segnalino si pesca dalla pila?', en: 'Which token is drawn from the stack?' },
  die: { it: 'Che cosa dà il dado?', en: 'What does the die show?' },
}

export function prompt(s: State, lang: Lang): string {
  const top = topAsk(s)
  if (top === undefined) return lang === 'it' ? 'La partita è finita.' : 'The game is over.'
  const text = PROMPTS[top.ask][lang]
  switch (top.ask) {
    case 'top':
    case 'show':
      return `${text} (${DECK[top.deck][lang]})`
    case 'turn':
    case 'act':
    case 'token':
    case 'take':
    case 'hali-deck':
    case 'hali-card':
      return top.side === OPPONENT ? (lang === 'it' ? 'Tocca all’Avversario.' : 'It is the Opponent’s turn.') : text
    default:
      return text
  }
}

const STACK_NAME = { it: 'il primo segnalino coperto', en: 'the top face-down token' }

/** The name of a card, Wonder, Stage, token or deck; of several cards joined by +. */
export function nameOf(id: string, lang: Lang): string {
  const c = cardNo(id)
  if (c !== undefined) return card(c).name[lang]
  const t = tokenNo(id)
  if (t !== undefined) return token(t).name[lang]
  const w = wonderNo(id)
  if (w !== undefined) return wonder(w).name[lang]
  const st = stageNo(id)
  if (st !== undefined) return stage(st).name[lang]
  if (id.includes('+'))
    return id
      .split('+')
      .map((part) => nameOf(part, lang))
      .join(' + ')
  if (id === 'stack') return STACK_NAME[lang]
  return DECK[['player', 'opponent', 'central'].indexOf(id)]?.[lang] ?? id
}

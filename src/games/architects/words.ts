// Moves and asks as sentences. You are spoken to, the Opponent is spoken of, chance just happens.
import { counted, inEachLang, type Lang, type Phrase, type Text, type Unit } from '../../kernel/text.ts'
import { type Ask, CENTRAL, type DeckNo, OPPONENT, PLAYER, type Side } from './asks.ts'
import {
  card,
  cardNo,
  stage,
  stageNo,
  STAGES_PER_WONDER,
  token,
  tokenNo,
  theToken,
  wonder,
  wonderNo,
} from './catalogue/index.ts'
import { meetsCondition, type Payment, PAYMENTS, usesEconomy } from './catalogue/payments.ts'
import { COSTS } from './catalogue/vocabulary.ts'
import { type Move, SETS, STACK } from './moves.ts'
import { ones } from './measures.ts'
import { isSetUp, NONE, type State, topAsk } from './state.ts'

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
export const fromDeck = (deck: DeckNo, side: Side): Text =>
  deck === side && side === OPPONENT ? ITS_OWN.from : FROM_DECK[deck]
const ofDeck = (deck: DeckNo, side: Side): Text => (deck === side && side === OPPONENT ? ITS_OWN.of : OF_DECK[deck])

/** Cards of a symbol go by its name, the others are told by colour: "the Red card (1 Horn)". */
const THE_CARD: Phrase<[no: number]> = {
  it: (no) => card(no).name.it.replace(/^Carta /, 'la carta '),
  en: (no) => (/^\S+ card /.test(card(no).name.en) ? `the ${card(no).name.en}` : card(no).name.en),
}
export const theCard = (no: number, lang: Lang): string => THE_CARD[lang](no)

export const cardsText = (kinds: readonly number[], lang: Lang): string =>
  kinds.map((no) => card(no).name[lang]).join(' + ')

export const paymentCards = ({ cards }: Payment): number[] =>
  cards.flatMap((copies, kind) => new Array<number>(copies).fill(kind))

/** What is done, after its verb. */
const WHAT = {
  stack: { it: 'il primo segnalino coperto', en: 'the top face-down token' },
  look: { it: 'la carta in cima al mazzo centrale', en: 'the top card of the central deck' },
  topCards: { it: 'le prime carte', en: 'the top cards' },
  faceUp: { it: 'la carta scoperta', en: 'the face-up card' },
} as const satisfies Record<string, Text>

const FOR_TOKEN: Phrase<[cards: string]> = {
  it: (cards) => `${cards} per un segnalino Progresso`,
  en: (cards) => `${cards} for a Progress token`,
}
export const THE_TOKEN: Phrase<[name: string]> = {
  it: (name) => `il segnalino ${name}`,
  en: (name) => `the token ${name}`,
}
export const THE_STAGE: Phrase<[no: number]> = {
  it: (no) => `lo Stadio di ${wonder(stage(no).wonder).name.it} da ${COSTS[stage(no).cost].text.it}`,
  en: (no) => `the ${wonder(stage(no).wonder).name.en} Stage for ${COSTS[stage(no).cost].text.en}`,
}
const BEGINS_WITH: Phrase<[token: string]> = {
  it: (name) => `L’Avversario comincia con ${name}`,
  en: (name) => `The Opponent begins with ${name}`,
}
const REVEALS: Text = {
  it: 'L’Avversario scopre la carta in cima al mazzo centrale',
  en: 'The Opponent turns up the top card of the central deck',
}
const ROLLS: Text = { it: 'L’Avversario tira il dado', en: 'The Opponent rolls the die' }

export function say(m: Move, lang: Lang, before?: State): string {
  const top = before && topAsk(before)
  const side: Side = top?.side ?? PLAYER
  const verb = (name: keyof typeof VERBS): string => VERBS[name][side][lang]
  switch (m.do) {
    case 'wonder':
      return `${verb('wonder')} ${wonder(m.wonder).name[lang]}`
    case 'start-token':
      return BEGINS_WITH[lang](token(m.token).name[lang])
    case 'take':
      return `${verb('take')} ${sayTop(m.deck, side, lang, before)}`
    case 'construct': {
      const paid = sayPayment(m.stage, PAYMENTS[m.payment] as Payment, lang)
      return `${verb('construct')} ${THE_STAGE[lang](m.stage)} ${paid}`
    }
    case 'science':
      return `${verb('discard')} ${FOR_TOKEN[lang](cardsText(SETS[m.set] ?? [], lang))}`
    case 'token':
      return `${verb('take')} ${m.token === STACK ? WHAT.stack[lang] : THE_TOKEN[lang](token(m.token).name[lang])}`
    case 'look':
      return `${verb('look')} ${WHAT.look[lang]}`
    case 'hali-deck':
      return `${verb('look')} ${WHAT.topCards[lang]} ${ofDeck(m.deck, side)[lang]}`
    case 'hali-card':
      return `${verb('keep')} ${theCard(m.card, lang)}`
    case 'end':
      return `${verb('end')}${declined(before, lang)}`
    case 'reveal':
      return REVEALS[lang]
    case 'discard': {
      const open = before?.decks[CENTRAL].top ?? NONE
      return `${verb('discard')} ${open >= 0 ? theCard(open, lang) : WHAT.faceUp[lang]} ${FROM_DECK[CENTRAL][lang]}`
    }
    case 'roll':
      return ROLLS[lang]
    default:
      return sayChance(m, lang, top)
  }
}

export const HAPPENS = {
  die: { it: (face) => `Il dado dà ${face}`, en: (face) => `The die shows ${face}` },
  prize: { it: (name) => `Dalla pila: il segnalino ${name}`, en: (name) => `From the stack: the token ${name}` },
  progress: { it: (name) => `Si scopre il segnalino ${name}`, en: (name) => `Turned up: the token ${name}` },
  card: { it: (name) => `Si scopre ${name}`, en: (name) => `Turned up: ${name}` },
  draw: { it: (name) => `Dal mazzo centrale: ${name}`, en: (name) => `From the central deck: ${name}` },
  peek: {
    it: (name) => `In cima al mazzo centrale vedi ${name}`,
    en: (name) => `On top of the central deck you see ${name}`,
  },
  show: { it: (name) => `Si mostra ${name}`, en: (name) => `Shown: ${name}` },
} as const satisfies Record<string, Phrase<[what: string]>>

export const ON_DECK = [
  { it: 'in cima al tuo mazzo', en: 'on your deck' },
  { it: 'in cima al mazzo dell’Avversario', en: 'on the Opponent’s deck' },
  { it: 'in cima al mazzo centrale', en: 'on the central deck' },
] as const satisfies readonly Text[]

function sayChance(m: Extract<Move, { do: 'card' | 'progress' | 'die' }>, lang: Lang, top: Ask | undefined): string {
  if (m.do === 'die') return HAPPENS.die[lang](String(m.face))
  if (m.do === 'progress') return HAPPENS[top?.ask === 'prize' ? 'prize' : 'progress'][lang](token(m.token).name[lang])
  const name = theCard(m.card, lang)
  if (top === undefined) return HAPPENS.card[lang](name)
  switch (top.ask) {
    case 'draw':
    case 'peek':
      return HAPPENS[top.ask][lang](name)
    case 'show':
      return `${HAPPENS.show[lang](name)} ${FROM_DECK[top.deck][lang]}`
    default:
      return `${HAPPENS.card[lang](name)} ${ON_DECK[top.deck][lang]}`
  }
}

/** "Wood from your deck", "the face-down card of the central deck". */
function sayTop(deck: DeckNo, side: Side, lang: Lang, before?: State): string {
  const top = before?.decks[deck].top ?? NONE
  return topText(deck, side, lang, top >= 0 ? top : deck === CENTRAL ? seenBy(before) : NONE)
}

export function topText(deck: DeckNo, side: Side, lang: Lang, known: number): string {
  if (known >= 0) return `${theCard(known, lang)} ${fromDeck(deck, side)[lang]}`
  if (deck === CENTRAL) return FACE_DOWN[lang]
  return `${TOP_CARD[lang]} ${ofDeck(deck, side)[lang]}`
}

const FACE_DOWN: Text = { it: 'la carta coperta del mazzo centrale', en: 'the face-down central card' }
const TOP_CARD: Text = { it: 'la prima carta', en: 'the top card' }

/** What you have seen with the Cat is told on your turn only (Q26). */
const seenBy = (s: State | undefined): number => (s !== undefined && s.active === PLAYER ? s.seen : NONE)

function sayPayment(no: number, payment: Payment, lang: Lang): string {
  const { amount, identical } = stage(no)
  const used = [
    ...(usesEconomy(payment, amount) ? [token(theToken('economy')).name[lang]] : []),
    ...(meetsCondition(payment, identical) ? [] : [token(theToken('engineering')).name[lang]]),
  ]
  const cards = cardsText(paymentCards(payment), lang)
  return `(${[cards, ...used.map((name) => WITH[lang](name))].join(', ')})`
}

const WITH: Phrase<[name: string]> = { it: (name) => `con ${name}`, en: (name) => `with ${name}` }

const DECLINED: Unit = {
  one: { it: ' e rinuncia a una carta aggiuntiva', en: ' without the extra card' },
  other: { it: ' e rinuncia a # carte aggiuntive', en: ' without # extra cards' },
}

function declined(s: State | undefined, lang: Lang): string {
  const n = s?.pending ?? 0
  return n === 0 ? '' : counted(n, DECLINED, lang)
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

const OVER: Text = { it: 'La partita è finita.', en: 'The game is over.' }
const ITS_TURN: Text = { it: 'Tocca all’Avversario.', en: 'It is the Opponent’s turn.' }

export function prompt(s: State, lang: Lang): string {
  const top = topAsk(s)
  if (top === undefined) return OVER[lang]
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
      return top.side === OPPONENT ? ITS_TURN[lang] : text
    default:
      return text
  }
}

const SET_UP: Text = { it: 'Preparazione', en: 'Set-up' }
const ENDED: Text = { it: 'Fine della partita', en: 'End of the game' }
const STAGES_BUILT: Phrase<[yours: number, its: number]> = {
  it: (yours, its) => `Stadi ${yours}–${its} su ${STAGES_PER_WONDER}`,
  en: (yours, its) => `Stages ${yours}–${its} of ${STAGES_PER_WONDER}`,
}

/** How near either side is to completing its Wonder, which ends the game. */
export function stageOf(s: State): Text {
  if (s.over) return ENDED
  if (isSetUp(s)) return SET_UP
  const [yours, its] = s.boards.map(({ stages }) => ones(stages)) as [number, number]
  return inEachLang((lang) => STAGES_BUILT[lang](yours, its))
}

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
  if (id === 'stack') return WHAT.stack[lang]
  return DECK[['player', 'opponent', 'central'].indexOf(id)]?.[lang] ?? id
}

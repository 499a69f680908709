// Consequences as sentences: who, what, how much, because of what. You are spoken to, the Opponent is spoken of.
import type { Consequences, Rank } from '../../../kernel/consequences.ts'
import {
  andList,
  counted,
  inEachLang,
  isOne,
  type Lang,
  type Phrase,
  type Text,
  type Unit,
} from '../../../kernel/text.ts'
import { OPPONENT } from '../asks.ts'
import { CAT_CARD, card, RED_1, RED_2, stage, theToken, token, wonder, wonderNo } from '../catalogue/index.ts'
import { paymentOf, PAYMENTS } from '../catalogue/payments.ts'
import { DECK_NAMES, SETS } from '../moves.ts'
import { CONFLICT_TOKENS, NONE } from '../state.ts'
import { cardsText, fromDeck, HAPPENS, ON_DECK, paymentCards, theCard, THE_STAGE, THE_TOKEN } from '../words.ts'
import type { Consequence } from './records.ts'

type Kind<W extends Consequence['what']> = Extract<Consequence, { what: W }>

export const consequences: Consequences<Consequence> = {
  say: (c, lang) => (SAY[c.what] as (c: Consequence, lang: Lang) => string)(c, lang),
  rank,
  seat: (c) => ('side' in c ? (c.side === OPPONENT ? 'automa' : 'you') : undefined),
  ids,
}

/** A sentence for each side. */
type Sides<A extends readonly unknown[]> = readonly [you: Phrase<A>, opponent: Phrase<A>]

const HAS_WONDER: Sides<[name: string]> = [
  { it: (name) => `La tua Meraviglia è ${name}`, en: (name) => `Your Wonder is ${name}` },
  { it: (name) => `La Meraviglia dell’Avversario è ${name}`, en: (name) => `The Opponent’s Wonder is ${name}` },
]
const TAKES: Sides<[what: string]> = [
  { it: (what) => `Prendi ${what}`, en: (what) => `You take ${what}` },
  { it: (what) => `L’Avversario prende ${what}`, en: (what) => `The Opponent takes ${what}` },
]
const DISCARDS: Sides<[what: string]> = [
  { it: (what) => `Scarti ${what}`, en: (what) => `You discard ${what}` },
  { it: (what) => `L’Avversario scarta ${what}`, en: (what) => `The Opponent discards ${what}` },
]
const PAYS: Sides<[cards: string, stage: string]> = [
  { it: (cards, what) => `Paghi ${cards}: ${what}`, en: (cards, what) => `You pay ${cards}: ${what}` },
  {
    it: (cards, what) => `L’Avversario paga ${cards}: ${what}`,
    en: (cards, what) => `The Opponent pays ${cards}: ${what}`,
  },
]
const CONSTRUCTS: Sides<[stage: string]> = [
  { it: (what) => `Costruisci ${what}`, en: (what) => `You construct ${what}` },
  { it: (what) => `L’Avversario costruisce ${what}`, en: (what) => `The Opponent constructs ${what}` },
]
const EXTRA: Sides<[because: string]> = [
  {
    it: (because) => `Hai diritto a una carta aggiuntiva: ${because}`,
    en: (because) => `You may take an extra card: ${because}`,
  },
  {
    it: (because) => `L’Avversario ha diritto a una carta aggiuntiva: ${because}`,
    en: (because) => `The Opponent gets an extra card: ${because}`,
  },
]
const EXTRA_TAKEN: readonly [Text, Text] = [
  { it: 'È una tua carta aggiuntiva', en: 'This is an extra card of yours' },
  { it: 'È una carta aggiuntiva dell’Avversario', en: 'This is an extra card of the Opponent' },
]
const STILL: Unit = {
  one: { it: ', ne resta ancora #', en: ', # more is left' },
  other: { it: ', ne restano ancora #', en: ', # more are left' },
}
const EXTRA_CARDS: Unit = {
  one: { it: 'una carta aggiuntiva', en: 'an extra card' },
  other: { it: '# carte aggiuntive', en: '# extra cards' },
}
const DECLINES: Sides<[cards: string]> = [
  { it: (cards) => `Rinunci a ${cards}`, en: (cards) => `You decline ${cards}` },
  { it: (cards) => `L’Avversario rinuncia a ${cards}`, en: (cards) => `The Opponent declines ${cards}` },
]
const LOSES: Sides<[cards: string]> = [
  { it: (cards) => `Perdi ${cards}: i mazzi sono vuoti`, en: (cards) => `You lose ${cards}: the decks are empty` },
  {
    it: (cards) => `L’Avversario perde ${cards}: i mazzi sono vuoti`,
    en: (cards) => `The Opponent loses ${cards}: the decks are empty`,
  },
]
const USES: Sides<[token: string, what: string]> = [
  { it: (name, what) => `Usi ${name}: ${what}`, en: (name, what) => `You use ${name}: ${what}` },
  { it: (name, what) => `L’Avversario usa ${name}: ${what}`, en: (name, what) => `The Opponent uses ${name}: ${what}` },
]
const COMPLETES: Sides<[wonder: string]> = [
  {
    it: (name) => `Hai completato ${name}: la partita finisce con questo turno`,
    en: (name) => `You have completed ${name}: the game ends with this turn`,
  },
  {
    it: (name) => `L’Avversario ha completato ${name}: la partita finisce con questo turno`,
    en: (name) => `The Opponent has completed ${name}: the game ends with this turn`,
  },
]
const SHIELDS: Unit = { one: { it: '# Scudo', en: '# Shield' }, other: { it: '# Scudi', en: '# Shields' } }
const GAINS_SHIELDS: Sides<[shields: string, because: string]> = [
  {
    it: (gained, because) => `Hai ${gained} in più: ${because}`,
    en: (gained, because) => `You gain ${gained}: ${because}`,
  },
  {
    it: (gained, because) => `L’Avversario ha ${gained} in più: ${because}`,
    en: (gained, because) => `The Opponent gains ${gained}: ${because}`,
  },
]
const VICTORIES: Unit = {
  one: { it: '# segnalino Vittoria Militare', en: '# Military Victory token' },
  other: { it: '# segnalini Vittoria Militare', en: '# Military Victory tokens' },
}
const HORNED: Unit = {
  one: { it: '# carta Rossa con Corni', en: '# Red card with Horns' },
  other: { it: '# carte Rosse con Corni', en: '# Red cards with Horns' },
}
const CONFLICT: Unit = {
  one: { it: 'Si gira # segnalino Conflitto', en: '# Conflict token is turned' },
  other: { it: 'Si girano # segnalini Conflitto', en: '# Conflict tokens are turned' },
}
const TURNS: readonly [Text, Text] = [
  { it: 'Comincia il tuo turno', en: 'Your turn begins' },
  { it: 'Comincia il turno dell’Avversario', en: 'The Opponent’s turn begins' },
]

/** The Cat pawn comes from the other side, or from the table. */
const CAT: readonly [from: readonly [Text, Text], first: readonly [Text, Text]] = [
  [
    { it: 'Prendi la pedina Gatto all’Avversario', en: 'You take the Cat pawn from the Opponent' },
    { it: 'L’Avversario ti prende la pedina Gatto', en: 'The Opponent takes the Cat pawn from you' },
  ],
  [
    { it: 'Prendi la pedina Gatto', en: 'You take the Cat pawn' },
    { it: 'L’Avversario prende la pedina Gatto', en: 'The Opponent takes the Cat pawn' },
  ],
]
const OF_CAT_CARD: Text = { it: 'carta Blu con il Gatto', en: 'Blue card with the Cat' }

/** A cause at the end of a sentence; the first card of a turn and one drawn blind need none. */
const CARD_CAUSES: Readonly<Record<'turn' | 'extra' | 'draw', Text>> = {
  turn: { it: '', en: '' },
  draw: { it: '', en: '' },
  extra: { it: ': carta aggiuntiva', en: ': extra card' },
}

function cardCause(because: Kind<'card'>['because'], lang: Lang): string {
  return because === 'turn' || because === 'draw' || because === 'extra'
    ? CARD_CAUSES[because][lang]
    : `: ${wonder(wonderNo(because) as number).name[lang]}`
}

const SHUFFLED: readonly [one: Phrase<[deck: string, cards: string]>, more: Phrase<[deck: string, cards: string]>] = [
  {
    it: (deck, cards) => `L’altra carta torna ${deck}: ${cards}`,
    en: (deck, cards) => `The other card is shuffled ${deck}: ${cards}`,
  },
  {
    it: (deck, cards) => `Le altre carte si rimescolano ${deck}: ${cards}`,
    en: (deck, cards) => `The other cards are shuffled ${deck}: ${cards}`,
  },
]
const INTO_DECK = [
  { it: 'nel tuo mazzo', en: 'into your deck' },
  { it: 'nel mazzo dell’Avversario', en: 'into the Opponent’s deck' },
  { it: 'nel mazzo centrale', en: 'into the central deck' },
] as const
const CENTRAL_DISCARDED: Phrase<[card: string]> = {
  it: (name) => `Si scarta ${name} dal mazzo centrale`,
  en: (name) => `Discarded from the central deck: ${name}`,
}

const TO_BATTLE: Phrase<[turned: string, because: string]> = {
  it: (turned, because) => `${turned} sul lato Battaglia: ${because}`,
  en: (turned, because) => `${turned} to the Battle side: ${because}`,
}
const BATTLE_TO_COME: Text = {
  it: ', perciò il turno finisce con una Battaglia',
  en: ', so this turn ends with a Battle',
}

const USED_FOR: Readonly<Record<number, Text>> = {
  [theToken('economy')]: { it: 'una carta Gialla vale 2 Monete', en: 'a Yellow card counts as 2 Coins' },
  [theToken('engineering')]: {
    it: 'lo Stadio si paga con Risorse qualsiasi',
    en: 'the Stage is paid with any Resources',
  },
}

const BATTLE: Phrase<[yours: string, its: number]> = {
  it: (yours, its) => `Battaglia: tu ${yours}, l’Avversario ${its}`,
  en: (yours, its) => `Battle: your ${yours} against the Opponent’s ${its}`,
}
const EVEN_BATTLE: Phrase<[each: string]> = {
  it: (each) => `Battaglia: ${each} a testa, nessuno prende segnalini`,
  en: (each) => `Battle: ${each} each, nobody takes a token`,
}
const MORE_SHIELDS: readonly [single: Text, double: Text] = [
  { it: 'più Scudi', en: 'more Shields' },
  { it: 'almeno il doppio degli Scudi', en: 'at least twice as many Shields' },
]
const DISCARDS_HORNS: Sides<[cards: string]> = [
  { it: (cards) => `Dopo la Battaglia scarti ${cards}`, en: (cards) => `You discard ${cards} after the Battle` },
  {
    it: (cards) => `Dopo la Battaglia l’Avversario scarta ${cards}`,
    en: (cards) => `The Opponent discards ${cards} after the Battle`,
  },
]
const PEACE: Phrase<[by: number]> = {
  it: (by) => `I ${by} segnalini Conflitto tornano sul lato Pace`,
  en: (by) => `The ${by} Conflict tokens go back to the Peace side`,
}
const BEFORE_BATTLES: Text = { it: 'Prima della prima Battaglia', en: 'Before the first Battle' }
const AFTER_BATTLES: Phrase<[battles: number]> = {
  it: (battles) => `Dopo la Battaglia ${battles}`,
  en: (battles) => `After Battle ${battles}`,
}
const OVER: Phrase<[wonder: string]> = {
  it: (name) => `La partita finisce: ${name} è completa`,
  en: (name) => `The game ends: ${name} is complete`,
}
const OUT_OF_CARDS: Text = {
  it: 'La partita finisce: i mazzi sono vuoti',
  en: 'The game ends: the decks are empty',
}

/** The cards of a payment, by their counts. */
const paid = (cards: readonly number[], lang: Lang): string => {
  const payment = PAYMENTS[paymentOf(cards) ?? NONE]
  return payment === undefined ? '' : cardsText(paymentCards(payment), lang)
}

const SHIELD_CAUSES: Readonly<Record<Kind<'shields'>['because'], Text>> = {
  rhodes: wonder(wonderNo('rhodes') as number).name,
  tactics: token(theToken('tactics')).name,
}

/** What a part of the game is called: Battles divide it. */
const partText = (battles: number): Text =>
  battles === 0 ? BEFORE_BATTLES : inEachLang((lang) => AFTER_BATTLES[lang](battles))

const SAY: { readonly [W in Consequence['what']]: (c: Kind<W>, lang: Lang) => string } = {
  wonder: (c, lang) => HAS_WONDER[c.side][lang](wonder(c.wonder).name[lang]),
  card: (c, lang) =>
    TAKES[c.side][lang](`${theCard(c.card, lang)} ${fromDeck(c.deck, c.side)[lang]}${cardCause(c.because, lang)}`),
  open: (c, lang) => `${HAPPENS.card[lang](theCard(c.card, lang))} ${ON_DECK[c.deck][lang]}`,
  seen: (c, lang) => HAPPENS.peek[lang](theCard(c.card, lang)),
  shown: (c, lang) => `${HAPPENS.show[lang](theCard(c.card, lang))} ${ON_DECK[c.deck][lang]}`,
  shuffled: (c, lang) =>
    SHUFFLED[isOne(c.cards.length, lang) ? 0 : 1][lang](
      INTO_DECK[c.deck][lang],
      andList(
        c.cards.map((kind) => theCard(kind, lang)),
        lang,
      ),
    ),
  'central-discarded': (c, lang) => CENTRAL_DISCARDED[lang](theCard(c.card, lang)),
  cat: (c, lang) => `${CAT[c.from === NONE ? 1 : 0][c.side][lang]}: ${OF_CAT_CARD[lang]}`,
  conflict: (c, lang) =>
    TO_BATTLE[lang](counted(c.by, CONFLICT, lang), theCard(c.because, lang)) +
    (c.now === CONFLICT_TOKENS ? BATTLE_TO_COME[lang] : ''),
  extra: (c, lang) => EXTRA[c.side][lang](token(c.because).name[lang]),
  'extra-taken': (c, lang) => EXTRA_TAKEN[c.side][lang] + (c.left > 0 ? counted(c.left, STILL, lang) : ''),
  'extra-lost': (c, lang) =>
    (c.because === 'declined' ? DECLINES : LOSES)[c.side][lang](counted(c.by, EXTRA_CARDS, lang)),
  used: (c, lang) => USES[c.side][lang](token(c.token).name[lang], USED_FOR[c.token]?.[lang] ?? ''),
  paid: (c, lang) => PAYS[c.side][lang](paid(c.cards, lang), THE_STAGE[lang](c.because)),
  stage: (c, lang) => CONSTRUCTS[c.side][lang](THE_STAGE[lang](c.stage)),
  complete: (c, lang) => COMPLETES[c.side][lang](wonder(c.wonder).name[lang]),
  set: (c, lang) => DISCARDS[c.side][lang](cardsText(SETS[c.set] ?? [], lang)),
  token: (c, lang) => TAKES[c.side][lang](THE_TOKEN[lang](token(c.token).name[lang])),
  laid: (c, lang) => HAPPENS.progress[lang](token(c.token).name[lang]),
  shields: (c, lang) => GAINS_SHIELDS[c.side][lang](counted(c.by, SHIELDS, lang), SHIELD_CAUSES[c.because][lang]),
  battle: ({ shields: [yours, its] }, lang) =>
    yours === its ? EVEN_BATTLE[lang](counted(yours, SHIELDS, lang)) : BATTLE[lang](counted(yours, SHIELDS, lang), its),
  victory: (c, lang) =>
    `${TAKES[c.side][lang](counted(c.by, VICTORIES, lang))}: ${MORE_SHIELDS[c.double ? 1 : 0][lang]}`,
  horns: (c, lang) => DISCARDS_HORNS[c.side][lang](counted(c.red1 + c.red2, HORNED, lang)),
  peace: (c, lang) => PEACE[lang](c.by),
  turn: (c, lang) => TURNS[c.side][lang],
  part: (c, lang) => partText(c.battles)[lang],
  over: (c, lang) => (c.because === 'decks' ? OUT_OF_CARDS[lang] : OVER[lang](wonder(c.because).name[lang])),
}

/** The same rank for all of a kind, but for those below. */
const RANKS: Readonly<Record<Consequence['what'], Rank>> = {
  wonder: 'said',
  card: 'said',
  open: 'said',
  seen: 'said',
  shown: 'said',
  shuffled: 'line',
  'central-discarded': 'said',
  cat: 'line',
  conflict: 'line',
  extra: 'line',
  'extra-taken': 'line',
  'extra-lost': 'line',
  used: 'said',
  paid: 'said',
  stage: 'said',
  complete: 'event',
  set: 'said',
  token: 'said',
  laid: 'said',
  shields: 'line',
  battle: 'event',
  victory: 'line',
  horns: 'line',
  peace: 'line',
  turn: 'said',
  part: 'section',
  over: 'event',
}

/** What no sentence of a move or a draw says: cards that an effect gives at once, cards known before they are turned up or shown. */
function rank(c: Consequence): Rank {
  if (c.what === 'card' && (c.because === 'ephesus' || c.because === 'olympia')) return 'line'
  if (c.what === 'open' && c.from === 'seen') return 'line'
  if (c.what === 'shown' && c.from === 'open') return 'line'
  if (c.what === 'extra-lost' && c.because === 'declined') return 'said'
  return RANKS[c.what]
}

function ids(c: Consequence): readonly string[] {
  switch (c.what) {
    case 'wonder':
    case 'complete':
      return [wonder(c.wonder).id]
    case 'card':
      return [card(c.card).id]
    case 'open':
    case 'shown':
      return [card(c.card).id, DECK_NAMES[c.deck]]
    case 'seen':
    case 'central-discarded':
      return [card(c.card).id]
    case 'shuffled':
      return [...new Set(c.cards)].map((kind) => card(kind).id)
    case 'cat':
      return [card(CAT_CARD).id]
    case 'conflict':
      return [card(c.because).id]
    case 'extra':
      return [token(c.because).id]
    case 'used':
    case 'token':
    case 'laid':
      return [token(c.token).id]
    case 'paid':
      return c.cards.flatMap((copies, kind) => (copies > 0 ? [card(kind).id] : []))
    case 'stage':
      return [stage(c.stage).id]
    case 'set':
      return [...new Set(SETS[c.set])].map((kind) => card(kind).id)
    case 'shields':
      return [c.because]
    case 'horns':
      return [...(c.red1 > 0 ? [card(RED_1).id] : []), ...(c.red2 > 0 ? [card(RED_2).id] : [])]
    case 'over':
      return c.because === 'decks' ? [] : [wonder(c.because).id]
    case 'extra-taken':
    case 'extra-lost':
    case 'battle':
    case 'victory':
    case 'peace':
    case 'turn':
    case 'part':
      return []
  }
}

// Consequences as sentences: who, what, how much, because of what.
import type { Consequences } from '../../../kernel/consequences.ts'
import { andList, counted, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { AUTOMA, PLAYER, type Side } from '../asks.ts'
import { type CardNo, genreOnBack } from '../catalogue/index.ts'
import { NODE_IDS, orderGenre, orderValue } from '../catalogue/map.ts'
import { COMICS } from '../catalogue/vocabulary.ts'
import { DECK_SIZE } from '../deck.ts'
import { ideaCount, ofGenre } from '../genre-words.ts'
import {
  areaName,
  automaCardName,
  cardName,
  deckName,
  fanCount,
  genreName,
  points,
  spaceNameOf,
  specialName,
  toNode,
} from '../names.ts'
import { NONE, ROUNDS } from '../state.ts'
import type { Consequence, OfKind } from './records.ts'
import { idsOf, rankOf, seatOf, talliedBy } from './standing.ts'

type Kind = Consequence['what']
type Said<What extends Kind> = Phrase<[c: OfKind<What>]>
/** A phrase for each cause of a kind of consequence, told with the fields that cause has. */
type Causes<What extends Kind> =
  OfKind<What> extends { readonly because: infer Because extends string }
    ? { readonly [Each in Because]: Phrase<[c: OfKind<What> & { readonly because: Each }]> }
    : never

/** The cause of a consequence, by the phrase of that cause. */
const causeOf = <C extends { readonly because: string }>(
  causes: Readonly<Record<C['because'], Phrase<[never]>>>,
  c: C,
  lang: Lang,
): string => (causes[c.because as C['because']] as Phrase<[C]>)[lang](c)

const CARDS: Unit = { one: { it: '# carta', en: '# card' }, other: { it: '# carte', en: '# cards' } }
const HYPE: Unit = {
  one: { it: '# segnalino Hype', en: '# Hype token' },
  other: { it: '# segnalini Hype', en: '# Hype tokens' },
}
const TICKETS: Unit = { one: { it: '# biglietto', en: '# ticket' }, other: { it: '# biglietti', en: '# tickets' } }
const COLLECTED: Unit = {
  one: { it: '# ordine raccolto', en: '# order collected' },
  other: { it: '# ordini raccolti', en: '# orders collected' },
}
const LEFT: Unit = {
  one: { it: 'Si scarta # carta rimasta esposta', en: '# card left on display is discarded' },
  other: { it: 'Si scartano # carte rimaste esposte', en: '# cards left on display are discarded' },
}
const ITS_CARDS: Unit = {
  one: { it: 'Si scarta # carta Automa', en: '# automa card is discarded' },
  other: { it: 'Si scartano # carte Automa', en: '# automa cards are discarded' },
}

/** By whether it comes or goes: money, ideas and tickets are yours alone. */
const YOU: Readonly<Record<'gain' | 'pay', Phrase<[amount: string, cause: string]>>> = {
  gain: {
    it: (amount, cause) => `Guadagni ${amount}: ${cause}`,
    en: (amount, cause) => `You gain ${amount}: ${cause}`,
  },
  pay: {
    it: (amount, cause) => `Paghi ${amount}: ${cause}`,
    en: (amount, cause) => `You pay ${amount}: ${cause}`,
  },
}
const flow = (by: number): 'gain' | 'pay' => (by > 0 ? 'gain' : 'pay')

const BONUS_OF: Phrase<[of: { readonly comic: CardNo }]> = {
  it: ({ comic }) => `bonus di ${cardName(comic, 'it')}`,
  en: ({ comic }) => `bonus of ${cardName(comic, 'en')}`,
}

const MONEY: Causes<'money'> = {
  royalties: { it: () => 'Royalties', en: () => 'Royalties' },
  search: { it: () => 'la ricerca nel mazzo', en: () => 'the search of the deck' },
  step: { it: () => 'un passo dell’agente', en: () => 'a step of the agent' },
  campaign: { it: () => 'la campagna di marketing', en: () => 'the marketing campaign' },
  team: {
    it: (c) => `${cardName(c.writer, 'it')} e ${cardName(c.artist, 'it')}`,
    en: (c) => `${cardName(c.writer, 'en')} and ${cardName(c.artist, 'en')}`,
  },
  bonus: BONUS_OF,
  income: {
    it: (c) => `${cardName(c.comic, 'it')} ha ${fanCount(c.fans, 'it')}`,
    en: (c) => `${cardName(c.comic, 'en')} has ${fanCount(c.fans, 'en')}`,
  },
  learn: { it: (c) => `${cardName(c.creative, 'it')} impara`, en: (c) => `${cardName(c.creative, 'en')} learns` },
  train: { it: (c) => `${cardName(c.creative, 'it')} si forma`, en: (c) => `${cardName(c.creative, 'en')} trains` },
  reassign: {
    it: (c) => `${cardName(c.creative, 'it')} al posto di ${cardName(c.old, 'it')}`,
    en: (c) => `${cardName(c.creative, 'en')} in place of ${cardName(c.old, 'en')}`,
  },
}

export const moneyCause = (c: OfKind<'money'>, lang: Lang): string => causeOf(MONEY, c, lang)

const IDEAS: Causes<'ideas'> = {
  start: { it: () => 'preparazione', en: () => 'set-up' },
  supply: { it: () => 'dalla riserva', en: () => 'from the supply' },
  bonus: { it: () => 'bonus della stampa', en: () => 'bonus of the print' },
  convert: { it: () => 'diventa un fan', en: () => 'it becomes a fan' },
  hired: {
    it: (c) => `${cardName(c.creative, 'it')} vale 1`,
    en: (c) => `${cardName(c.creative, 'en')} has value 1`,
  },
  print: { it: (c) => `stampa di ${cardName(c.comic, 'it')}`, en: (c) => `printing ${cardName(c.comic, 'en')}` },
}

const TICKET: Causes<'tickets'> = {
  travel: { it: () => 'il viaggio dell’agente', en: () => 'the journey of the agent' },
  bonus: BONUS_OF,
}

const FANS: Causes<'fans'> = {
  original: { it: () => 'un fumetto originale', en: () => 'an original' },
  bonus: { it: () => 'bonus del fumetto', en: () => 'bonus of the comic' },
  mastery: { it: () => 'Maestria', en: () => 'mastery' },
  convert: { it: () => 'un’idea spesa', en: () => 'an idea spent' },
  marketing: { it: () => 'la campagna di marketing', en: () => 'the marketing campaign' },
  ideas: { it: () => 'l’azione Idee', en: () => 'the Ideas action' },
  decay: { it: () => 'fine del round', en: () => 'end of the round' },
  matches: {
    it: (c) => `${cardName(c.creative, 'it')} è del genere giusto`,
    en: (c) => `${cardName(c.creative, 'en')} matches`,
  },
  'no-match': {
    it: (c) => `${cardName(c.creative, 'it')} è di un altro genere`,
    en: (c) => `${cardName(c.creative, 'en')} does not match`,
  },
  hype: { it: (c) => counted(c.tokens, HYPE, 'it'), en: (c) => counted(c.tokens, HYPE, 'en') },
  level: {
    it: (c) => `livello ${c.level.it}`,
    en: (c) => `level ${c.level.en}`,
  },
  round: { it: (c) => `round ${c.round}`, en: (c) => `round ${c.round}` },
  orders: { it: (c) => counted(c.orders, COLLECTED, 'it'), en: (c) => counted(c.orders, COLLECTED, 'en') },
}
const comicOf: Readonly<Record<Side, Phrase<[comic: CardNo]>>> = {
  [PLAYER]: { it: (comic) => cardName(comic, 'it'), en: (comic) => cardName(comic, 'en') },
  [AUTOMA]: {
    it: (comic) => `${cardName(comic, 'it')} dell’Automa`,
    en: (comic) => `The Automa’s ${cardName(comic, 'en')}`,
  },
}
const FANS_CHANGE: Readonly<Record<'gain' | 'pay', Phrase<[comic: string, fans: number, cause: string]>>> = {
  gain: {
    it: (comic, fans, cause) => `${comic} guadagna ${fanCount(fans, 'it')}: ${cause}`,
    en: (comic, fans, cause) => `${comic} gains ${fanCount(fans, 'en')}: ${cause}`,
  },
  pay: {
    it: (comic, fans, cause) => `${comic} perde ${fanCount(fans, 'it')}: ${cause}`,
    en: (comic, fans, cause) => `${comic} loses ${fanCount(fans, 'en')}: ${cause}`,
  },
}
export const fanCause = (c: OfKind<'fans'>, lang: Lang): string => causeOf(FANS, c, lang)
const sayFans = (c: OfKind<'fans'>, lang: Lang): string =>
  FANS_CHANGE[flow(c.by)][lang](comicOf[c.side][lang](c.comic), Math.abs(c.by), fanCause(c, lang))

const RANKED: Readonly<Record<OfKind<'ranking'>['because'], Phrase<[fans: number, others: number]>>> = {
  first: {
    it: (fans, others) => `in testa alla classifica, ${fanCount(fans, 'it')} contro ${others}`,
    en: (fans, others) => `first in the ranking, ${fanCount(fans, 'en')} to ${others}`,
  },
  level: {
    it: (fans) => `in testa alla classifica alla pari, ${fanCount(fans, 'it')} a testa`,
    en: (fans) => `level at the top of the ranking, ${fanCount(fans, 'en')} each`,
  },
  second: {
    it: (fans, others) => `al secondo posto in classifica, ${fanCount(fans, 'it')} contro ${others}`,
    en: (fans, others) => `second in the ranking, ${fanCount(fans, 'en')} to ${others}`,
  },
}
const GAINS_POINTS: Readonly<Record<Side, Phrase<[points: number, cause: string]>>> = {
  [PLAYER]: {
    it: (n, cause) => `Guadagni ${points(n, 'it')}: ${cause}`,
    en: (n, cause) => `You gain ${points(n, 'en')}: ${cause}`,
  },
  [AUTOMA]: {
    it: (n, cause) => `L’Automa guadagna ${points(n, 'it')}: ${cause}`,
    en: (n, cause) => `The Automa gains ${points(n, 'en')}: ${cause}`,
  },
}
const sayRanking = ({ side, by, because, fans, others }: OfKind<'ranking'>, lang: Lang): string =>
  GAINS_POINTS[side][lang](by, RANKED[because][lang](fans, others))

/** By where a card goes; taken from the display the Automa's card and yours go different ways. */
const CARD: Causes<'card'> = {
  start: {
    it: (c) =>
      c.to === 'area' ? `L’Automa comincia con ${cardName(c.card, 'it')}` : `Cominci con ${cardName(c.card, 'it')}`,
    en: (c) =>
      c.to === 'area' ? `The Automa begins with ${cardName(c.card, 'en')}` : `You begin with ${cardName(c.card, 'en')}`,
  },
  deal: { it: (c) => `Si espone ${cardName(c.card, 'it')}`, en: (c) => `On display: ${cardName(c.card, 'en')}` },
  draw: {
    it: (c) =>
      c.to === 'area'
        ? `${cardName(c.card, 'it')} va nell’area di gioco dell’Automa`
        : `${cardName(c.card, 'it')} va nella tua mano`,
    en: (c) =>
      c.to === 'area'
        ? `${cardName(c.card, 'en')} goes to the Automa’s play area`
        : `${cardName(c.card, 'en')} comes to your hand`,
  },
  search: {
    it: (c) => `${cardName(c.card, 'it')} va nella tua mano: è del genere cercato`,
    en: (c) => `${cardName(c.card, 'en')} comes to your hand: it is of the genre searched for`,
  },
  'other-genre': {
    it: (c) => `Si scarta ${cardName(c.card, 'it')}: non è del genere cercato`,
    en: (c) => `${cardName(c.card, 'en')} is discarded: it is not of the genre searched for`,
  },
  take: {
    it: (c) => (c.to === 'area' ? `L’Automa prende ${cardName(c.card, 'it')}` : `Prendi ${cardName(c.card, 'it')}`),
    en: (c) => (c.to === 'area' ? `The Automa takes ${cardName(c.card, 'en')}` : `You take ${cardName(c.card, 'en')}`),
  },
  'hand-limit': {
    it: (c) => `Scarti ${cardName(c.card, 'it')}: troppe carte in mano`,
    en: (c) => `You discard ${cardName(c.card, 'en')}: too many cards in hand`,
  },
  hype: {
    it: (c) => `Metti da parte ${cardName(c.card, 'it')}: Hype`,
    en: (c) => `You set ${cardName(c.card, 'en')} aside: Hype`,
  },
}

/** By who prints. */
const PRINTS: Readonly<Record<Side, Phrase<[comic: CardNo]>>> = {
  [PLAYER]: { it: (comic) => `Stampi ${cardName(comic, 'it')}`, en: (comic) => `You print ${cardName(comic, 'en')}` },
  [AUTOMA]: {
    it: (comic) => `L’Automa stampa ${cardName(comic, 'it')}`,
    en: (comic) => `The Automa prints ${cardName(comic, 'en')}`,
  },
}
const WITH: Phrase<[team: string]> = { it: (team) => ` con ${team}`, en: (team) => ` with ${team}` }
function sayPrinted({ side, comic, writer, artist }: OfKind<'printed'>, lang: Lang): string {
  const team = [writer, artist].filter((no) => no !== NONE).map((no) => cardName(no, lang))
  return PRINTS[side][lang](comic) + (team.length === 0 ? '' : WITH[lang](andList(team, lang)))
}

/** By who takes a token, then by whose it was. */
const MASTERY: Readonly<Record<Side, Readonly<Record<'free' | 'held', Phrase<[token: string]>>>>> = {
  [PLAYER]: {
    free: { it: (token) => `Prendi la ${token}`, en: (token) => `You take the ${token}` },
    held: { it: (token) => `Togli all’Automa la ${token}`, en: (token) => `You take the ${token} from the Automa` },
  },
  [AUTOMA]: {
    free: { it: (token) => `L’Automa prende la ${token}`, en: (token) => `The Automa takes the ${token}` },
    held: { it: (token) => `L’Automa ti toglie la ${token}`, en: (token) => `The Automa takes the ${token} from you` },
  },
}

const COLLECTS: Readonly<Record<Side, Phrase<[order: string, where: string]>>> = {
  [PLAYER]: {
    it: (order, where) => `Raccogli l’${order} della ${where}`,
    en: (order, where) => `You collect the ${order} on ${where}`,
  },
  [AUTOMA]: {
    it: (order, where) => `L’Automa raccoglie l’${order} della ${where}, che esce dal gioco`,
    en: (order, where) => `The Automa collects the ${order} on ${where}, which leaves the game`,
  },
}
const ORDER: Phrase<[order: number]> = {
  it: (order) => `${ofGenre('order', orderGenre(order), 'it')} di valore ${orderValue(order)}`,
  en: (order) => `${ofGenre('order', orderGenre(order), 'en')} of value ${orderValue(order)}`,
}

const BOARD_IDEA: Readonly<Record<Side, Phrase<[idea: string]>>> = {
  [PLAYER]: { it: (idea) => `Prendi l’${idea} del tabellone`, en: (idea) => `You take the ${idea} from the board` },
  [AUTOMA]: {
    it: (idea) => `L’Automa toglie l’${idea} dal tabellone`,
    en: (idea) => `The Automa removes the ${idea} from the board`,
  },
}
const EDITOR: Readonly<Record<Side, Phrase<[area: string, space: number]>>> = {
  [PLAYER]: {
    it: (area, space) => `Un tuo redattore va su ${area} ${space}`,
    en: (area, space) => `An editor of yours goes on ${area} ${space}`,
  },
  [AUTOMA]: {
    it: (area, space) => `Un redattore dell’Automa va su ${area} ${space}`,
    en: (area, space) => `An editor of the Automa goes on ${area} ${space}`,
  },
}
const WINS: Readonly<Record<OfKind<'game-ends'>['winner'], Phrase<[yours: number, its: number]>>> = {
  you: {
    it: (yours, its) => `Fine della partita: vinci ${points(yours, 'it')} a ${points(its, 'it')}`,
    en: (yours, its) => `The game ends: you win by ${points(yours, 'en')} to ${points(its, 'en')}`,
  },
  automa: {
    it: (yours, its) => `Fine della partita: vince l’Automa, ${points(its, 'it')} a ${points(yours, 'it')}`,
    en: (yours, its) => `The game ends: the Automa wins by ${points(its, 'en')} to ${points(yours, 'en')}`,
  },
}

const VALUE: Phrase<[value: number]> = { it: (value) => `valore ${value}`, en: (value) => `value ${value}` }
const backName = ({ deck, back }: OfKind<'back'>, lang: Lang): string =>
  deck === COMICS ? genreName(genreOnBack(back), lang) : VALUE[lang](back)

export const ROUND: Phrase<[round: number]> = {
  it: (round) => `Round ${round} di ${ROUNDS}`,
  en: (round) => `Round ${round} of ${ROUNDS}`,
}

const SAID: { readonly [What in Kind]: Said<What> } = {
  card: { it: (c) => causeOf(CARD, c, 'it'), en: (c) => causeOf(CARD, c, 'en') },
  'deck-made-up': {
    it: (c) => `Il ${deckName(c.deck, 'it')} si riforma dagli scarti (${counted(c.cards.length, CARDS, 'it')})`,
    en: (c) =>
      `The ${deckName(c.deck, 'en')} is made up from its discard pile (${counted(c.cards.length, CARDS, 'en')})`,
  },
  back: {
    it: (c) => `In cima al ${deckName(c.deck, 'it')}: ${backName(c, 'it')}`,
    en: (c) => `On top of the ${deckName(c.deck, 'en')}: ${backName(c, 'en')}`,
  },
  'displays-cleared': {
    it: (c) => counted(c.cards.length, LEFT, 'it'),
    en: (c) => counted(c.cards.length, LEFT, 'en'),
  },
  money: {
    it: (c) => YOU[flow(c.by)].it(`$${Math.abs(c.by)}`, moneyCause(c, 'it')),
    en: (c) => YOU[flow(c.by)].en(`$${Math.abs(c.by)}`, moneyCause(c, 'en')),
  },
  ideas: {
    it: (c) => YOU[flow(c.by)].it(ideaCount(Math.abs(c.by), c.genre, 'it'), causeOf(IDEAS, c, 'it')),
    en: (c) => YOU[flow(c.by)].en(ideaCount(Math.abs(c.by), c.genre, 'en'), causeOf(IDEAS, c, 'en')),
  },
  tickets: {
    it: (c) => YOU[flow(c.by)].it(counted(Math.abs(c.by), TICKETS, 'it'), causeOf(TICKET, c, 'it')),
    en: (c) => YOU[flow(c.by)].en(counted(Math.abs(c.by), TICKETS, 'en'), causeOf(TICKET, c, 'en')),
  },
  ranking: { it: (c) => sayRanking(c, 'it'), en: (c) => sayRanking(c, 'en') },
  printed: { it: (c) => sayPrinted(c, 'it'), en: (c) => sayPrinted(c, 'en') },
  fans: { it: (c) => sayFans(c, 'it'), en: (c) => sayFans(c, 'en') },
  'better-color': {
    it: (c) => `${cardName(c.comic, 'it')} riceve una Miglioria del colore (${points(2, 'it')} alla fine)`,
    en: (c) => `${cardName(c.comic, 'en')} gets a Better Color token (${points(2, 'en')} at the end)`,
  },
  'hype-token': {
    it: (c) => `${cardName(c.comic, 'it')} riceve ${counted(1, HYPE, 'it')}: comincia un nuovo round`,
    en: (c) => `${cardName(c.comic, 'en')} gets ${counted(1, HYPE, 'en')}: a new round begins`,
  },
  value: {
    it: (c) => `${cardName(c.creative, 'it')} vale ${c.by} in più su ${cardName(c.comic, 'it')}`,
    en: (c) => `${cardName(c.creative, 'en')} is worth ${c.by} more on ${cardName(c.comic, 'en')}`,
  },
  reassigned: {
    it: (c) => `${cardName(c.creative, 'it')} va su ${cardName(c.comic, 'it')}, ${cardName(c.old, 'it')} torna in mano`,
    en: (c) =>
      `${cardName(c.creative, 'en')} goes on ${cardName(c.comic, 'en')}, ${cardName(c.old, 'en')} returns to your hand`,
  },
  mastery: {
    it: (c) => MASTERY[c.side][c.from === NONE ? 'free' : 'held'].it(ofGenre('mastery', c.genre, 'it')),
    en: (c) => MASTERY[c.side][c.from === NONE ? 'free' : 'held'].en(ofGenre('mastery', c.genre, 'en')),
  },
  'order-laid': {
    it: (c) => `Un ${ofGenre('order', c.genre, 'it')} va sulla ${spaceNameOf(c.space, 'it')}`,
    en: (c) => `A ${ofGenre('order', c.genre, 'en')} goes on ${spaceNameOf(c.space, 'en')}`,
  },
  'map-cleared': {
    it: () => 'Tre ordini di un genere attorno a uno snodo: la mappa si prepara da capo',
    en: () => 'Three orders of one genre around a node: the map is laid out again',
  },
  'order-turned': {
    it: (c) => `L’ordine sulla ${spaceNameOf(c.space, 'it')} ha valore ${orderValue(c.order)}`,
    en: (c) => `The order on ${spaceNameOf(c.space, 'en')} has value ${orderValue(c.order)}`,
  },
  'order-collected': {
    it: (c) => COLLECTS[c.side].it(ORDER.it(c.order), spaceNameOf(c.space, 'it')),
    en: (c) => COLLECTS[c.side].en(ORDER.en(c.order), spaceNameOf(c.space, 'en')),
  },
  fulfilled: {
    it: (c) => `${cardName(c.comic, 'it')} soddisfa l’${ORDER.it(c.order)} e guadagna ${fanCount(c.fans, 'it')}`,
    en: (c) => `${cardName(c.comic, 'en')} fulfils the ${ORDER.en(c.order)} and gains ${fanCount(c.fans, 'en')}`,
  },
  calendar: {
    it: (c) => `Si gira una tessera calendario: ${genreName(c.genre, 'it')}`,
    en: (c) => `A calendar tile is turned: ${genreName(c.genre, 'en')}`,
  },
  'board-idea': {
    it: (c) => BOARD_IDEA[c.side].it(ofGenre('idea', c.genre, 'it')),
    en: (c) => BOARD_IDEA[c.side].en(ofGenre('idea', c.genre, 'en')),
  },
  'board-filled': {
    it: (c) => `${c.genres.length === 1 ? 'Torna' : 'Tornano'} sul tabellone ${andList(ideasOf(c, 'it'), 'it')}`,
    en: (c) => `Back on the board: ${andList(ideasOf(c, 'en'), 'en')}`,
  },
  editor: {
    it: (c) => EDITOR[c.side].it(areaName(c.area, 'it'), c.place + 1),
    en: (c) => EDITOR[c.side].en(areaName(c.area, 'en'), c.place + 1),
  },
  'editor-lost': {
    it: () => 'L’Automa perde un redattore per questo round',
    en: () => 'The Automa loses an editor for this round',
  },
  'extra-editor': {
    it: () => 'Prendi il redattore extra per questo round',
    en: () => 'You take the extra editor for this round',
  },
  'editors-return': { it: () => 'Tutti i redattori tornano indietro', en: () => 'All editors return' },
  cube: {
    it: (c) =>
      c.from === NONE
        ? `Un tuo cubo va su ${specialName(c.special, 'it')}`
        : `Un tuo cubo passa da ${specialName(c.from, 'it')} a ${specialName(c.special, 'it')}`,
    en: (c) =>
      c.from === NONE
        ? `A cube of yours goes on ${specialName(c.special, 'en')}`
        : `A cube of yours moves from ${specialName(c.from, 'en')} to ${specialName(c.special, 'en')}`,
  },
  agent: {
    it: (c) => `Il tuo agente va ${toNode(NODE_IDS[c.to] ?? '', 'it')}`,
    en: (c) => `Your agent goes ${toNode(NODE_IDS[c.to] ?? '', 'en')}`,
  },
  'automa-card': {
    it: (c) => `Si scopre la ${automaCardName(c.card, 'it')}`,
    en: (c) => `Turned up: ${automaCardName(c.card, 'en')}`,
  },
  'automa-cards-away': {
    it: (c) => (c.shuffled === null ? counted(c.cards.length, ITS_CARDS, 'it') : ALL_SHUFFLED.it),
    en: (c) => (c.shuffled === null ? counted(c.cards.length, ITS_CARDS, 'en') : ALL_SHUFFLED.en),
  },
  round: { it: (c) => ROUND.it(c.round), en: (c) => ROUND.en(c.round) },
  'round-ends': { it: (c) => `Fine del round ${c.round}`, en: (c) => `Round ${c.round} ends` },
  'game-ends': { it: (c) => WINS[c.winner].it(c.yours, c.its), en: (c) => WINS[c.winner].en(c.yours, c.its) },
}

const ALL_SHUFFLED: Text = {
  it: `Si rimescolano tutte le ${DECK_SIZE} carte Automa`,
  en: `All ${DECK_SIZE} automa cards are shuffled again`,
}
const THE_IDEA: Phrase<[idea: string]> = { it: (idea) => `l’${idea}`, en: (idea) => `the ${idea}` }
const ideasOf = (c: OfKind<'board-filled'>, lang: Lang): string[] =>
  c.genres.map((genre) => THE_IDEA[lang](ofGenre('idea', genre, lang)))

export const consequences: Consequences<Consequence> = {
  // Each is told by the phrase of its own kind.
  say: (c, lang) => (SAID[c.what] as Phrase<[c: Consequence]>)[lang](c),
  rank: rankOf,
  seat: seatOf,
  ids: idsOf,
  points: talliedBy,
}

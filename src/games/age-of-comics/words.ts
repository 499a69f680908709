// Moves as people read them. You are spoken to, the Automa is spoken of, chance just happens.
import type { Lang, Phrase, Text } from '../../kernel/text.ts'
import type { Optional } from './answers.ts'
import { type AskName, isIts } from './asks.ts'
import { PLACES_USED } from './catalogue/actions.ts'
import { type CardNo, genreOf, genreOnBack, isOriginal, kindOf, originalOf, printedValue } from './catalogue/index.ts'
import { NODE_IDS, orderFans, orderGenre, orderValue, type SpaceNo } from './catalogue/map.ts'
import {
  type AreaNo,
  ARTISTS,
  COMICS,
  type DeckNo,
  DEVELOP,
  HIRE,
  IDEAS,
  type PartNo,
  PRINT,
  SALES,
  WRITERS,
} from './catalogue/vocabulary.ts'
import { ofGenre } from './genre-words.ts'
import { increaseOf } from './increase.ts'
import { matches, SEARCH_COST } from './measures.ts'
import { CAMPAIGNS, type Move, type MoveOf } from './moves.ts'
import {
  areaName,
  automaCardName,
  cardName,
  comicTitle,
  deckName,
  fanCount,
  genreName,
  spaceNameOf,
  specialName,
  toNode,
} from './names.ts'
import { placeGain } from './place-words.ts'
import { stepCost } from './options/sales.ts'
import { swapCost } from './options/special.ts'
import { NONE, type State, topAsk } from './state.ts'

type Before = State | undefined
/** A move as a sentence; with the state it is made in, prices and consequences are told too. */
type Said<Verb extends Move['do']> = Phrase<[move: MoveOf<Verb>, before: Before]>

export function say(m: Move, lang: Lang, before?: State): string {
  // Each move is told by the phrase of its own verb.
  const said = SAID[m.do] as Phrase<[move: Move, before: Before]>
  return said[lang](m, before)
}

const SAID: { readonly [Verb in Move['do']]: Said<Verb> } = {
  order: {
    it: ({ genre, space }) => `Un ${ofGenre('order', genre, 'it')} va sulla ${spaceNameOf(space, 'it')}.`,
    en: ({ genre, space }) => `A ${ofGenre('order', genre, 'en')} goes on ${spaceNameOf(space, 'en')}.`,
  },
  value: {
    it: ({ space, value }) =>
      `L’ordine sulla ${spaceNameOf(space, 'it')} ha valore ${value} (${fanCount(orderFans(value), 'it')}).`,
    en: ({ space, value }) =>
      `The order on ${spaceNameOf(space, 'en')} has value ${value} (${fanCount(orderFans(value), 'en')}).`,
  },
  calendar: {
    it: ({ genre }) => `Calendario: ${genreName(genre, 'it')}; si girano tutti gli ${ofGenre('orders', genre, 'it')}.`,
    en: ({ genre }) => `Calendar: ${genreName(genre, 'en')}; all ${ofGenre('orders', genre, 'en')} are turned.`,
  },
  card: {
    it: ({ card }) => `Esce ${cardName(card, 'it')}.`,
    en: ({ card }) => `${cardName(card, 'en')} turns up.`,
  },
  back: {
    it: ({ deck, back }) => `In cima al ${deckName(deck, 'it')}: ${onBack(deck, back, 'it')}.`,
    en: ({ deck, back }) => `On top of the ${deckName(deck, 'en')}: ${onBack(deck, back, 'en')}.`,
  },
  reveal: {
    it: ({ card }) => `L’Automa scopre la ${automaCardName(card, 'it')}.`,
    en: ({ card }) => `The Automa reveals ${automaCardName(card, 'en')}.`,
  },
  take: {
    it: ({ card }, before) => `${byAutoma(before) ? 'L’Automa sviluppa' : 'Prendi'} ${withGenre(card, 'it')}.`,
    en: ({ card }, before) => `${byAutoma(before) ? 'The Automa develops' : 'Take'} ${withGenre(card, 'en')}.`,
  },
  deck: {
    it: ({ deck }, before) =>
      `${byAutoma(before) ? 'L’Automa sviluppa' : 'Pesca'} la prima carta del ${withBack(deck, 'it', before)}.`,
    en: ({ deck }, before) =>
      `${byAutoma(before) ? 'The Automa develops' : 'Draw'} the top card of the ${withBack(deck, 'en', before)}.`,
  },
  print: {
    it: ({ card }, before) => `${byAutoma(before) ? 'L’Automa stampa' : 'Stampa'} ${toPrint(card, 'it')}.`,
    en: ({ card }, before) => `${byAutoma(before) ? 'The Automa prints' : 'Print'} ${toPrint(card, 'en')}.`,
  },
  collect: {
    it: ({ space }, before) =>
      `${byAutoma(before) ? 'L’Automa raccoglie' : 'Raccogli'} ${orderAt(space, 'it', before)}.`,
    en: ({ space }, before) =>
      `${byAutoma(before) ? 'The Automa collects' : 'Collect'} ${orderAt(space, 'en', before)}.`,
  },
  fan: {
    it: ({ card }, before) =>
      byAutoma(before)
        ? `${cardName(card, 'it')} dell’Automa guadagna ${fanCount(fansGained(before), 'it')}.`
        : `Un fan a ${cardName(card, 'it')}.`,
    en: ({ card }, before) =>
      byAutoma(before)
        ? `The Automa’s ${cardName(card, 'en')} gains ${fanCount(fansGained(before), 'en')}.`
        : `A fan for ${cardName(card, 'en')}.`,
  },
  genre: {
    it: ({ genre }) => `Comincia con un ${ofGenre('comic', genre, 'it')}.`,
    en: ({ genre }) => `Begin with a ${ofGenre('comic', genre, 'en')}.`,
  },
  idea: {
    it: ({ genre }) => `Prendi un’${ofGenre('idea', genre, 'it')} dalla riserva.`,
    en: ({ genre }) => `Take a ${ofGenre('idea', genre, 'en')} from the supply.`,
  },
  board: {
    it: ({ genre }) => `Prendi l’${ofGenre('idea', genre, 'it')} dal tabellone.`,
    en: ({ genre }) => `Take the ${ofGenre('idea', genre, 'en')} from the board.`,
  },
  increase: {
    it: ({ comic, part }, before) => {
      const increase = increaseIn(comic, part, before)
      const who = `${PART[part].it} di ${cardName(comic, 'it')}`
      return increase === undefined ? `Aumenta ${who}.` : `Porta ${who} a ${increase.newValue} ($${increase.cost}).`
    },
    en: ({ comic, part }, before) => {
      const increase = increaseIn(comic, part, before)
      const who = `${PART[part].en} of ${cardName(comic, 'en')}`
      return increase === undefined ? `Raise ${who}.` : `Raise ${who} to ${increase.newValue} ($${increase.cost}).`
    },
  },
  place: {
    it: ({ area }, before) => `Metti un redattore su ${areaName(area, 'it')}${nextGain(area, 'it', before)}.`,
    en: ({ area }, before) => `Place an editor on ${areaName(area, 'en')}${nextGain(area, 'en', before)}.`,
  },
  search: {
    it: ({ genre }) => `Paga $${SEARCH_COST} e cerca nel mazzo un ${ofGenre('comic', genre, 'it')}.`,
    en: ({ genre }) => `Pay $${SEARCH_COST} and search the deck for a ${ofGenre('comic', genre, 'en')}.`,
  },
  use: {
    it: ({ card }, before) =>
      `Con ${cardName(card, 'it')} ($${printedValue(card)}${fits(card, before) ? ', è del genere giusto' : ''}).`,
    en: ({ card }, before) =>
      `With ${cardName(card, 'en')} ($${printedValue(card)}${fits(card, before) ? ', matches' : ''}).`,
  },
  cube: {
    it: ({ special }) => `Metti il cubo su ${specialName(special, 'it')}.`,
    en: ({ special }) => `Put the cube on ${specialName(special, 'en')}.`,
  },
  'move-cube': {
    it: ({ from, to }) => `Sposta il cubo da ${specialName(from, 'it')} a ${specialName(to, 'it')}.`,
    en: ({ from, to }) => `Move the cube from ${specialName(from, 'en')} to ${specialName(to, 'en')}.`,
  },
  fulfil: {
    it: ({ card }) => `L’ordine va a ${cardName(card, 'it')}.`,
    en: ({ card }) => `${cardName(card, 'en')} fulfils the order.`,
  },
  walk: {
    it: ({ node }, before) => `Porta l’agente ${toNode(NODE_IDS[node] ?? '', 'it')}${stepPrice('it', before)}.`,
    en: ({ node }, before) => `Walk the agent ${toNode(NODE_IDS[node] ?? '', 'en')}${stepPrice('en', before)}.`,
  },
  ticket: {
    it: ({ node }) => `Usa un biglietto per andare ${toNode(NODE_IDS[node] ?? '', 'it')}.`,
    en: ({ node }) => `Use a ticket to go ${toNode(NODE_IDS[node] ?? '', 'en')}.`,
  },
  flip: {
    it: ({ space }, before) => `Gira ${orderAt(space, 'it', before)}.`,
    en: ({ space }, before) => `Turn ${orderAt(space, 'en', before)}.`,
  },
  swap: {
    it: (m, before) => `Riassegna ${cardName(m.card, 'it')} a ${cardName(m.comic, 'it')}${swapPrice(m, 'it', before)}.`,
    en: (m, before) =>
      `Re-assign ${cardName(m.card, 'en')} to ${cardName(m.comic, 'en')}${swapPrice(m, 'en', before)}.`,
  },
  hype: {
    it: ({ card }) => `Metti da parte ${cardName(card, 'it')} con l’Hype.`,
    en: ({ card }) => `Set ${cardName(card, 'en')} aside as hyped.`,
  },
  convert: {
    it: ({ genre, comic }) => `Trasforma un’${ofGenre('idea', genre, 'it')} in un fan di ${cardName(comic, 'it')}.`,
    en: ({ genre, comic }) => `Turn a ${ofGenre('idea', genre, 'en')} into a fan of ${cardName(comic, 'en')}.`,
  },
  campaign: {
    it: ({ campaign }) => `Paga $${CAMPAIGNS[campaign].money} per ${fanCount(CAMPAIGNS[campaign].fans, 'it')}.`,
    en: ({ campaign }) => `Pay $${CAMPAIGNS[campaign].money} for ${fanCount(CAMPAIGNS[campaign].fans, 'en')}.`,
  },
  'extra-editor': { it: () => 'Prendi il redattore extra.', en: () => 'Take the extra editor.' },
  discard: {
    it: ({ card }) => `Scarta ${cardName(card, 'it')}.`,
    en: ({ card }) => `Discard ${cardName(card, 'en')}.`,
  },
  done: { it: (_, before) => doneWith(before).it, en: (_, before) => doneWith(before).en },
  act: { it: ({ area }) => ACTS[area].it, en: ({ area }) => ACTS[area].en },
  hire: {
    it: ({ writer, artist }) => `L’Automa assume ${cardName(writer, 'it')} e ${cardName(artist, 'it')}.`,
    en: ({ writer, artist }) => `The Automa hires ${cardName(writer, 'en')} and ${cardName(artist, 'en')}.`,
  },
  remove: {
    it: ({ genre }) => `L’Automa toglie l’${ofGenre('idea', genre, 'it')}.`,
    en: ({ genre }) => `The Automa removes the ${ofGenre('idea', genre, 'en')}.`,
  },
  turn: {
    it: ({ genre }) => `L’Automa gira gli ${ofGenre('orders', genre, 'it')}.`,
    en: ({ genre }) => `The Automa turns the ${ofGenre('orders', genre, 'en')}.`,
  },
}

/** The moves both sides have. */
function byAutoma(s: Before): boolean {
  const ask = s && topAsk(s)
  return ask !== undefined && isIts(ask)
}

/** A comic with its genre, a creative by its name alone, which says it. */
const withGenre = (no: CardNo, lang: Lang): string =>
  kindOf(no) === COMICS ? `${cardName(no, lang)} (${genreName(genreOf(no), lang)})` : cardName(no, lang)

const VALUE: Phrase<[value: number]> = { it: (value) => `valore ${value}`, en: (value) => `value ${value}` }
const onBack = (deck: DeckNo, back: number, lang: Lang): string =>
  deck === COMICS ? genreName(genreOnBack(back), lang) : VALUE[lang](back)

/** A deck with what its back shows, as far as it is known. */
function withBack(deck: DeckNo, lang: Lang, before: Before): string {
  const top = before === undefined ? NONE : before.decks[deck].top
  return top === NONE ? deckName(deck, lang) : `${deckName(deck, lang)} (${onBack(deck, top, lang)})`
}

const COPY_OF: Phrase<[title: string]> = {
  it: (title) => `plagio di ${title}`,
  en: (title) => `a rip-off of ${title}`,
}
/** A comic with its genre, a rip-off with what it copies. */
const toPrint = (no: CardNo, lang: Lang): string =>
  `${comicTitle(no, lang)} (${isOriginal(no) ? genreName(genreOf(no), lang) : COPY_OF[lang](comicTitle(originalOf(no), lang))})`

/** Whether a creative is of the genre of the comic that is being printed. */
function fits(no: CardNo, before: Before): boolean {
  const ask = before && topAsk(before)
  return (ask?.ask === 'print-writer' || ask?.ask === 'print-artist') && matches(no, ask.comic)
}

function fansGained(before: Before): number {
  const ask = before && topAsk(before)
  return ask?.ask === 'automa-reward' ? ask.fans : 1
}

const ORDER_AT = {
  unknown: { it: (_, where) => `l’ordine della ${where}`, en: (_, where) => `the order on ${where}` },
  faceDown: {
    it: (order, where) => `l’${ofGenre('order', orderGenre(order), 'it')} coperto della ${where}`,
    en: (order, where) => `the face-down ${ofGenre('order', orderGenre(order), 'en')} on ${where}`,
  },
  faceUp: {
    it: (order, where) =>
      `l’${ofGenre('order', orderGenre(order), 'it')} di valore ${orderValue(order)} della ${where}`,
    en: (order, where) => `the ${ofGenre('order', orderGenre(order), 'en')} of value ${orderValue(order)} on ${where}`,
  },
} as const satisfies Record<string, Phrase<[order: number, where: string]>>

/** An order with what is known of it. */
export function orderAt(space: SpaceNo, lang: Lang, before: Before): string {
  const order = before?.map[space] ?? NONE
  const known = order === NONE ? 'unknown' : orderValue(order) === 0 ? 'faceDown' : 'faceUp'
  return ORDER_AT[known][lang](order, spaceNameOf(space, lang))
}

const PART: Readonly<Record<PartNo, Text>> = {
  [WRITERS]: { it: 'lo scrittore', en: 'the writer' },
  [ARTISTS]: { it: 'l’artista', en: 'the artist' },
}

function increaseIn(comic: CardNo, part: PartNo, before: Before): ReturnType<typeof increaseOf> {
  const entry = before?.player.printed.find((each) => each.comic === comic)
  return entry && increaseOf(entry, part)
}

/** What the next free space of an area gives. */
function nextGain(area: AreaNo, lang: Lang, before: Before): string {
  const at = before === undefined ? undefined : PLACES_USED[before.spaces[area].length]
  const gain = at === undefined ? undefined : placeGain(area, at, lang)
  return gain === undefined ? '' : ` (${gain})`
}

const FREE: Text = { it: ' (gratis)', en: ' (free)' }
function stepPrice(lang: Lang, before: Before): string {
  if (before === undefined) return ''
  const ask = topAsk(before)
  const cost = stepCost(ask?.ask === 'sales' && ask.walked)
  return cost === 0 ? FREE[lang] : ` ($${cost})`
}

const PAY: Phrase<[money: number]> = { it: (money) => ` (paghi $${money})`, en: (money) => ` (pay $${money})` }
const GET: Phrase<[money: number]> = { it: (money) => ` (ricevi $${money})`, en: (money) => ` (get $${money})` }
function swapPrice({ comic, card }: MoveOf<'swap'>, lang: Lang, before: Before): string {
  const entry = before?.player.printed.find((each) => each.comic === comic)
  const cost = entry === undefined ? 0 : swapCost(entry, card)
  if (cost === 0) return ''
  return cost > 0 ? PAY[lang](cost) : GET[lang](-cost)
}

const DONE: Readonly<Record<Optional, Text>> = {
  increase: { it: 'Non aumentare altro.', en: 'Increase nothing more.' },
  'board-ideas': { it: 'Non prendere altre idee dal tabellone.', en: 'Take no more ideas from the board.' },
  'supply-ideas': { it: 'Non prendere altre idee dalla riserva.', en: 'Take no more ideas from the supply.' },
  print: { it: 'Non stampare un secondo fumetto.', en: 'Print no second comic.' },
  'move-cube': { it: 'Lascia i cubi dove sono.', en: 'Leave the cubes where they are.' },
  sales: { it: 'Finisci le vendite.', en: 'End the sales.' },
  reassign: { it: 'Non riassegnare altro.', en: 'Re-assign nothing more.' },
  hype: { it: 'Non usare l’Hype.', en: 'Do not use Hype.' },
  convert: { it: 'Non trasformare altre idee.', en: 'Turn no more ideas into fans.' },
  marketing: { it: 'Nessuna campagna.', en: 'No campaign.' },
  'extra-editor': { it: 'Lascia il redattore extra.', en: 'Leave the extra editor.' },
}

const ENOUGH: Text = { it: 'Basta così.', en: 'That is all.' }

const isOptional = (ask: AskName): ask is Optional => Object.hasOwn(DONE, ask)

function doneWith(before: Before): Text {
  const ask = before && topAsk(before)?.ask
  return ask !== undefined && isOptional(ask) ? DONE[ask] : ENOUGH
}

const ACTS: Readonly<Record<MoveOf<'act'>['area'], Text>> = {
  [HIRE]: { it: 'L’Automa esegue Assumi.', en: 'The Automa performs Hire.' },
  [DEVELOP]: { it: 'L’Automa esegue Sviluppa.', en: 'The Automa performs Develop.' },
  [IDEAS]: { it: 'L’Automa esegue Idee.', en: 'The Automa performs Ideas.' },
  [PRINT]: { it: 'L’Automa esegue Stampa.', en: 'The Automa performs Print.' },
  [SALES]: { it: 'L’Automa esegue Vendite.', en: 'The Automa performs Sales.' },
  [NONE]: { it: 'L’Automa perde questo redattore.', en: 'The Automa loses this editor.' },
}

// Moves and questions as people read them.
import type { Lang, Text } from '../../kernel/text.ts'
import type { Optional } from './answers.ts'
import { type AskName, type AskOf, AUTOMA, isIts } from './asks.ts'
import { type CardNo, genreOf, genreOnBack, isOriginal, kindOf, originalOf, printedValue } from './catalogue/index.ts'
import { NODE_IDS, orderFans, SPACE_NAMES, orderGenre, orderValue } from './catalogue/map.ts'
import {
  COMICS,
  type DeckNo,
  DEVELOP,
  type GenreNo,
  HIRE,
  IDEAS,
  PRINT,
  SALES,
  WRITERS,
} from './catalogue/vocabulary.ts'
import { increaseOf } from './increase.ts'
import { matches, SEARCH_COST } from './measures.ts'
import { CAMPAIGNS, type Move, type MoveOf } from './moves.ts'
import {
  areaName,
  automaCardName,
  cardName,
  comicTitle,
  deckName,
  genreName,
  spaceName,
  specialName,
  toNode,
} from './names.ts'
import { stepCost } from './options/sales.ts'
import { swapCost } from './options/special.ts'
import { NONE, type State, topAsk } from './state.ts'

/** A move as a sentence; with the state it is made in, prices and consequences are told too. */
export function say(m: Move, lang: Lang, before?: State): string {
  const it = lang === 'it'
  const genre = (no: GenreNo) => genreName(no, lang)
  const named = (no: CardNo) => cardName(no, lang)
  switch (m.do) {
    case 'order':
      return it
        ? `Un ordine ${genre(m.genre)} va sulla ${spaceName(SPACE_NAMES[m.space] ?? '', lang)}.`
        : `A ${genre(m.genre)} order goes on ${spaceName(SPACE_NAMES[m.space] ?? '', lang)}.`
    case 'value':
      return it
        ? `L’ordine sulla ${spaceName(SPACE_NAMES[m.space] ?? '', lang)} ha valore ${m.value} (${orderFans(m.value)} fan).`
        : `The order on ${spaceName(SPACE_NAMES[m.space] ?? '', lang)} has value ${m.value} (${fans(orderFans(m.value), lang)}).`
    case 'calendar':
      return it
        ? `Calendario: ${genre(m.genre)}; tutti i suoi ordini vengono girati.`
        : `Calendar: ${genre(m.genre)}; all its orders are turned.`
    case 'card':
      return it ? `Esce ${named(m.card)}.` : `${named(m.card)} turns up.`
    case 'back': {
      const shown = m.deck === COMICS ? genre(genreOnBack(m.back)) : it ? `valore ${m.back}` : `value ${m.back}`
      return it
        ? `In cima al ${deckName(m.deck, lang)}: ${shown}.`
        : `On top of the ${deckName(m.deck, lang)}: ${shown}.`
    }
    case 'reveal':
      return it
        ? `L’Automa scopre la ${automaCardName(m.card, lang)}.`
        : `The Automa reveals ${automaCardName(m.card, lang)}.`
    case 'take':
      return sayTake(m.card, lang, before)
    case 'deck':
      return sayDeck(m.deck, lang, before)
    case 'print':
      return sayPrint(m.card, lang, before)
    case 'collect':
      return sayCollect(m.space, lang, before)
    case 'fan':
      return sayFan(m.card, lang, before)
    case 'genre':
      return it ? `Comincia con un fumetto ${genre(m.genre)}.` : `Begin with a ${genre(m.genre)} comic.`
    case 'idea':
      return it ? `Prendi un’idea ${genre(m.genre)} dalla riserva.` : `Take a ${genre(m.genre)} idea from the supply.`
    case 'board':
      return it ? `Prendi l’idea ${genre(m.genre)} dal tabellone.` : `Take the ${genre(m.genre)} idea from the board.`
    case 'increase':
      return sayIncrease(m, lang, before)
    case 'place':
      return it ? `Metti un redattore su ${areaName(m.area, lang)}.` : `Place an editor on ${areaName(m.area, lang)}.`
    case 'search':
      return it
        ? `Paga $${SEARCH_COST} e cerca nel mazzo un fumetto ${genre(m.genre)}.`
        : `Pay $${SEARCH_COST} and search the deck for a ${genre(m.genre)} comic.`
    case 'use':
      return sayUse(m.card, lang, before)
    case 'cube':
      return it
        ? `Metti il cubo su ${specialName(m.special, lang)}.`
        : `Put the cube on ${specialName(m.special, lang)}.`
    case 'move-cube':
      return it
        ? `Sposta il cubo da ${specialName(m.from, lang)} a ${specialName(m.to, lang)}.`
        : `Move the cube from ${specialName(m.from, lang)} to ${specialName(m.to, lang)}.`
    case 'fulfil':
      return it ? `L’ordine va a ${named(m.card)}.` : `${named(m.card)} fulfils the order.`
    case 'walk': {
      const ask = before && topAsk(before)
      const cost = stepCost(ask?.ask === 'sales' && ask.walked)
      const where = toNode(NODE_IDS[m.node] ?? '', lang)
      const price = before === undefined ? '' : cost === 0 ? (it ? ' (gratis)' : ' (free)') : ` ($${cost})`
      return it ? `Porta l’agente ${where}${price}.` : `Walk the agent ${where}${price}.`
    }
    case 'ticket':
      return it
        ? `Usa un biglietto per andare ${toNode(NODE_IDS[m.node] ?? '', lang)}.`
        : `Use a ticket ${toNode(NODE_IDS[m.node] ?? '', lang)}.`
    case 'flip':
      return it ? `Gira ${orderAt(m.space, lang, before)}.` : `Turn ${orderAt(m.space, lang, before)}.`
    case 'swap':
      return saySwap(m, lang, before)
    case 'hype':
      return it ? `Metti da parte ${named(m.card)} con l’Hype.` : `Set ${named(m.card)} aside as hyped.`
    case 'convert':
      return it
        ? `Trasforma un’idea ${genre(m.genre)} in un fan di ${named(m.comic)}.`
        : `Turn a ${genre(m.genre)} idea into a fan of ${named(m.comic)}.`
    case 'campaign': {
      const { money, fans: count } = CAMPAIGNS[m.campaign]
      return it ? `Paga $${money} per ${fans(count, lang)}.` : `Pay $${money} for ${fans(count, lang)}.`
    }
    case 'extra-editor':
      return it ? 'Prendi il redattore extra.' : 'Take the extra editor.'
    case 'discard':
      return it ? `Scarta ${named(m.card)}.` : `Discard ${named(m.card)}.`
    case 'done':
      return sayDone(lang, before)
    case 'act':
      return ACTS[m.area][lang]
    case 'hire':
      return it
        ? `L’Automa assume ${named(m.writer)} e ${named(m.artist)}.`
        : `The Automa hires ${named(m.writer)} and ${named(m.artist)}.`
    case 'remove':
      return it ? `L’Automa toglie l’idea ${genre(m.genre)}.` : `The Automa removes the ${genre(m.genre)} idea.`
    case 'turn':
      return it ? `L’Automa gira gli ordini ${genre(m.genre)}.` : `The Automa turns the ${genre(m.genre)} orders.`
  }
}

const fans = (count: number, lang: Lang): string =>
  lang === 'it' ? `${count} fan` : count === 1 ? '1 fan' : `${count} fans`
const asked = (s: State | undefined): AskName | undefined => s && topAsk(s)?.ask
/** The moves both sides have. */
function byAutoma(s: State | undefined): boolean {
  const ask = s && topAsk(s)
  return ask !== undefined && isIts(ask)
}

function sayTake(no: CardNo, lang: Lang, before?: State): string {
  const name = cardName(no, lang)
  const genre = kindOf(no) === COMICS ? ` (${genreName(genreOf(no), lang)})` : ''
  if (byAutoma(before))
    return lang === 'it' ? `L’Automa sviluppa ${name}${genre}.` : `The Automa develops ${name}${genre}.`
  return lang === 'it' ? `Prendi ${name}${genre}.` : `Take ${name}${genre}.`
}

function sayDeck(deck: DeckNo, lang: Lang, before?: State): string {
  const it = lang === 'it'
  const top = before === undefined ? NONE : before.decks[deck].top
  const back =
    top === NONE
      ? ''
      : deck === COMICS
        ? ` (${genreName(genreOnBack(top), lang)})`
        : it
          ? ` (valore ${top})`
          : ` (value ${top})`
  const name = `${deckName(deck, lang)}${back}`
  if (byAutoma(before))
    return it ? `L’Automa sviluppa la prima carta del ${name}.` : `The Automa develops the top of the ${name}.`
  return it ? `Pesca la prima carta del ${name}.` : `Draw the top card of the ${name}.`
}

function sayCollect(space: number, lang: Lang, before?: State): string {
  const order = orderAt(space, lang, before)
  if (byAutoma(before)) return lang === 'it' ? `L’Automa raccoglie ${order}.` : `The Automa collects ${order}.`
  return lang === 'it' ? `Raccogli ${order}.` : `Collect ${order}.`
}

function sayPrint(no: CardNo, lang: Lang, before?: State): string {
  const it = lang === 'it'
  const of = isOriginal(no)
    ? genreName(genreOf(no), lang)
    : `${it ? 'plagio di' : 'a rip-off of'} ${comicTitle(originalOf(no), lang)}`
  const name = `${comicTitle(no, lang)}, ${of}`
  if (byAutoma(before)) return it ? `L’Automa stampa ${name}.` : `The Automa prints ${name}.`
  return it ? `Stampa ${name}.` : `Print ${name}.`
}

function sayUse(no: CardNo, lang: Lang, before?: State): string {
  const it = lang === 'it'
  const ask = before && topAsk(before)
  const isPrint = ask?.ask === 'print-writer' || ask?.ask === 'print-artist'
  const fits = isPrint && matches(no, ask.comic) ? (it ? ', è del genere' : ', matches') : ''
  return it
    ? `Con ${cardName(no, lang)} ($${printedValue(no)}${fits}).`
    : `With ${cardName(no, lang)} ($${printedValue(no)}${fits}).`
}

function sayFan(no: CardNo, lang: Lang, before?: State): string {
  const it = lang === 'it'
  const ask = before && topAsk(before)
  const count = ask?.ask === 'automa-reward' ? ask.fans : 1
  if (byAutoma(before))
    return it
      ? `${cardName(no, lang)} dell’Automa guadagna ${fans(count, lang)}.`
      : `The Automa’s ${cardName(no, lang)} gains ${fans(count, lang)}.`
  return it ? `Un fan a ${cardName(no, lang)}.` : `A fan for ${cardName(no, lang)}.`
}

/** An order with what is known of it. */
function orderAt(space: number, lang: Lang, before?: State): string {
  const it = lang === 'it'
  const order = before?.map[space] ?? NONE
  const where = spaceName(SPACE_NAMES[space] ?? '', lang)
  if (order === NONE) return it ? `l’ordine della ${where}` : `the order on ${where}`
  const genre = genreName(orderGenre(order), lang)
  const value = orderValue(order)
  const shown = value === 0 ? (it ? 'coperto' : 'face down') : it ? `di valore ${value}` : `of value ${value}`
  return it ? `l’ordine ${genre} ${shown} della ${where}` : `the ${genre} order ${shown} on ${where}`
}

function sayIncrease({ comic, part }: MoveOf<'increase'>, lang: Lang, before?: State): string {
  const it = lang === 'it'
  const entry = before?.player.printed.find((each) => each.comic === comic)
  const increase = entry && increaseOf(entry, part)
  const who = part === WRITERS ? (it ? 'lo scrittore' : 'the writer') : it ? 'l’artista' : 'the artist'
  const terms =
    increase === undefined
      ? ''
      : it
        ? ` a ${increase.newValue} ($${increase.cost})`
        : ` to ${increase.newValue} ($${increase.cost})`
  return it ? `Porta ${who} di ${cardName(comic, lang)}${terms}.` : `Raise ${who} of ${cardName(comic, lang)}${terms}.`
}

function saySwap({ comic, card }: MoveOf<'swap'>, lang: Lang, before?: State): string {
  const it = lang === 'it'
  const entry = before?.player.printed.find((each) => each.comic === comic)
  const cost = entry === undefined ? 0 : swapCost(entry, card)
  const price =
    cost === 0
      ? ''
      : cost > 0
        ? it
          ? ` (paghi $${cost})`
          : ` (pay $${cost})`
        : it
          ? ` (ricevi $${-cost})`
          : ` (get $${-cost})`
  return it
    ? `Riassegna ${cardName(card, lang)} a ${cardName(comic, lang)}${price}.`
    : `Re-assign ${cardName(card, lang)} to ${cardName(comic, lang)}${price}.`
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

const isOptional = (ask: AskName): ask is Optional => Object.hasOwn(DONE, ask)

function sayDone(lang: Lang, before?: State): string {
  const ask = asked(before)
  return ask !== undefined && isOptional(ask) ? DONE[ask][lang] : lang === 'it' ? 'Basta così.' : 'That is all.'
}

const ACTS: Readonly<Record<MoveOf<'act'>['area'], Text>> = {
  [HIRE]: { it: 'L’Automa esegue Assumi.', en: 'The Automa performs Hire.' },
  [DEVELOP]: { it: 'L’Automa esegue Sviluppa.', en: 'The Automa performs Develop.' },
  [IDEAS]: { it: 'L’Automa esegue Idee.', en: 'The Automa performs Ideas.' },
  [PRINT]: { it: 'L’Automa esegue Stampa.', en: 'The Automa performs Print.' },
  [SALES]: { it: 'L’Automa esegue Vendite.', en: 'The Automa performs Sales.' },
  [NONE]: { it: 'L’Automa perde questo redattore.', en: 'The Automa loses this editor.' },
}

const PROMPTS: Readonly<Record<AskName, Text>> = {
  'start-genre': { it: 'Di che genere è il tuo primo fumetto?', en: 'Of which genre is your first comic?' },
  'start-ideas': { it: 'Scegli le tue idee iniziali: ancora #.', en: 'Choose your starting ideas: # to go.' },
  increase: { it: 'Vuoi aumentare il valore di un creativo?', en: 'Do you want to increase the value of a creative?' },
  place: { it: 'Dove metti il redattore?', en: 'Where do you place the editor?' },
  hire: { it: 'Chi assumi?', en: 'Whom do you hire?' },
  develop: { it: 'Quale fumetto sviluppi?', en: 'Which comic do you develop?' },
  'board-ideas': {
    it: 'Quali idee prendi dal tabellone? Ancora #.',
    en: 'Which ideas do you take from the board? # to go.',
  },
  'supply-ideas': {
    it: 'Quali idee prendi dalla riserva? Ancora #.',
    en: 'Which ideas do you take from the supply? # to go.',
  },
  print: { it: 'Quale fumetto stampi?', en: 'Which comic do you print?' },
  'print-writer': { it: 'Con quale scrittore?', en: 'With which writer?' },
  'print-artist': { it: 'Con quale artista?', en: 'With which artist?' },
  'bonus-ideas': { it: 'Scegli le idee del bonus: ancora #.', en: 'Choose the ideas of the bonus: # to go.' },
  cube: { it: 'Su quale azione speciale metti il cubo?', en: 'On which special action do you put the cube?' },
  'move-cube': { it: 'Vuoi spostare un cubo?', en: 'Do you want to move a cube?' },
  fulfil: { it: 'Quale fumetto soddisfa l’ordine?', en: 'Which comic fulfils the order?' },
  sales: { it: 'Vendite: che cosa fai?', en: 'Sales: what do you do?' },
  reassign: { it: 'Riassegni un creativo?', en: 'Do you re-assign a creative?' },
  hype: { it: 'Metti da parte un fumetto con l’Hype?', en: 'Do you set a comic aside as hyped?' },
  convert: { it: 'Trasformi idee in fan? Ancora #.', en: 'Do you turn ideas into fans? # to go.' },
  marketing: { it: 'Paghi una campagna di marketing?', en: 'Do you pay for a campaign?' },
  'marketing-fan': { it: 'A quale fumetto va il fan? Ancora #.', en: 'Which comic gets the fan? # to go.' },
  'extra-editor': {
    it: 'Prendi il redattore extra per questo round?',
    en: 'Do you take the extra editor for this round?',
  },
  discard: { it: 'Più di sei carte in mano: quale scarti?', en: 'More than six cards in hand: which do you discard?' },
  automa: { it: 'L’Automa sceglie l’azione.', en: 'The Automa chooses its action.' },
  'automa-hire': { it: 'L’Automa assume.', en: 'The Automa hires.' },
  'automa-develop': { it: 'L’Automa sviluppa un fumetto.', en: 'The Automa develops a comic.' },
  'automa-remove': { it: 'L’Automa toglie un’idea dal tabellone.', en: 'The Automa removes an idea from the board.' },
  'automa-fan': { it: 'Un fumetto dell’Automa guadagna un fan.', en: 'A comic of the Automa gains a fan.' },
  'automa-print': { it: 'L’Automa stampa un fumetto.', en: 'The Automa prints a comic.' },
  'automa-flip': { it: 'L’Automa gira gli ordini di un genere.', en: 'The Automa turns the orders of a genre.' },
  'automa-collect': { it: 'L’Automa raccoglie un ordine.', en: 'The Automa collects an order.' },
  'automa-reward': {
    it: 'Gli ordini danno fan al miglior fumetto dell’Automa.',
    en: 'The orders bring fans to the Automa’s best comic.',
  },
  order: { it: 'Di che genere è il prossimo ordine sulla mappa?', en: 'Of which genre is the next order on the map?' },
  value: { it: 'Che valore ha l’ordine girato?', en: 'What is the value of the order turned?' },
  calendar: { it: 'Quale tessera calendario viene girata?', en: 'Which calendar tile is turned?' },
  'start-card': { it: 'Quale carta iniziale esce?', en: 'Which starting card turns up?' },
  deal: { it: 'Quale carta viene scoperta?', en: 'Which card is dealt?' },
  draw: { it: 'Quale carta viene pescata?', en: 'Which card is drawn?' },
  search: { it: 'Quale fumetto esce dal mazzo?', en: 'Which comic turns up from the deck?' },
  back: { it: 'Che cosa mostra il dorso in cima?', en: 'What does the top back show?' },
  reveal: { it: 'Quale carta Automa viene scoperta?', en: 'Which automa card is revealed?' },
}

export function prompt(s: State, lang: Lang): string {
  const top = topAsk(s)
  if (top === undefined) return lang === 'it' ? 'La partita è finita.' : 'The game is over.'
  const text = PROMPTS[top.ask][lang].replace('#', 'left' in top ? String(top.left) : '')
  switch (top.ask) {
    case 'order':
      return `${text} (${spaceName(SPACE_NAMES[s.map.indexOf(NONE)] ?? '', lang)})`
    case 'value':
      return `${text} (${orderAt(top.space, lang, s)})`
    case 'start-card':
      return `${text} (${starting(top, lang)})`
    case 'deal':
    case 'draw':
    case 'back':
      return `${text} (${deckName(top.deck, lang)})`
    case 'fulfil':
      return lang === 'it'
        ? `${text} (${genreName(orderGenre(top.order), lang)}, valore ${orderValue(top.order)})`
        : `${text} (${genreName(orderGenre(top.order), lang)}, value ${orderValue(top.order)})`
    default:
      return text
  }
}

/** Whose starting card, and of which deck. */
function starting({ side, deck, genre }: AskOf<'start-card'>, lang: Lang): string {
  const of = genre === null ? '' : `, ${genreName(genre, lang)}`
  const who = side === AUTOMA ? (lang === 'it' ? 'dell’Automa' : 'the Automa’s') : lang === 'it' ? 'tua' : 'yours'
  return `${who}, ${deckName(deck, lang)}${of}`
}

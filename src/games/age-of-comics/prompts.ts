// What the game waits for, as a question.
import { inEachLang, type Lang, type Phrase, type Text } from '../../kernel/text.ts'
import { type AskName, type AskOf, AUTOMA, PLAYER, type Side } from './asks.ts'
import { type OrderCode, orderGenre, orderValue } from './catalogue/map.ts'
import { deckName, genreName, spaceNameOf } from './names.ts'
import { NONE, type State, topAsk } from './state.ts'
import { ROUND } from './consequences/words.ts'
import { orderAt } from './words.ts'

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

const OVER: Text = { it: 'La partita è finita.', en: 'The game is over.' }

export function prompt(s: State, lang: Lang): string {
  const top = topAsk(s)
  if (top === undefined) return OVER[lang]
  const text = PROMPTS[top.ask][lang].replace('#', 'left' in top ? String(top.left) : '')
  switch (top.ask) {
    case 'order':
      return `${text} (${spaceNameOf(s.map.indexOf(NONE), lang)})`
    case 'value':
      return `${text} (${orderAt(top.space, lang, s)})`
    case 'start-card':
      return `${text} (${starting(top, lang)})`
    case 'deal':
    case 'draw':
    case 'back':
      return `${text} (${deckName(top.deck, lang)})`
    case 'fulfil':
      return `${text} (${ORDER[lang](top.order)})`
    default:
      return text
  }
}

const ORDER: Phrase<[order: OrderCode]> = {
  it: (order) => `${genreName(orderGenre(order), 'it')}, valore ${orderValue(order)}`,
  en: (order) => `${genreName(orderGenre(order), 'en')}, value ${orderValue(order)}`,
}

const WHOSE: Readonly<Record<Side, Text>> = {
  [AUTOMA]: { it: 'dell’Automa', en: 'the Automa’s' },
  [PLAYER]: { it: 'tua', en: 'yours' },
}

/** Whose starting card, and of which deck. */
function starting({ side, deck, genre }: AskOf<'start-card'>, lang: Lang): string {
  const of = genre === null ? '' : `, ${genreName(genre, lang)}`
  return `${WHOSE[side][lang]}, ${deckName(deck, lang)}${of}`
}

const SET_UP: Text = { it: 'Preparazione', en: 'Set-up' }
const THE_END: Text = { it: 'Fine della partita', en: 'The end' }

/** The first round begins with its calendar tile. */
export const isSetUp = (s: State): boolean => s.round === 1 && s.asks.some(({ ask }) => ask === 'calendar')

/** How far the game has come. */
export function stage(s: State): Text {
  if (s.over) return THE_END
  if (isSetUp(s)) return SET_UP
  return inEachLang((lang) => ROUND[lang](s.round))
}

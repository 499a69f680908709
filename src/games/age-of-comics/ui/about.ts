// What a piece does, in a sentence or two.
import type { Lang, Phrase, Text } from '../../../kernel/text.ts'
import { sentence } from '../../../web/kit/board/words.ts'
import { bonusOf, type CardNo, card, cardNo, FIRST_RIPOFF, isOriginal, originalOf } from '../catalogue/index.ts'
import { ORDER_VALUES, orderFans } from '../catalogue/map.ts'
import {
  areaNo,
  BONUS_NAMES,
  type DeckNo,
  deckNo,
  genreNo,
  type GenreNo,
  specialNo,
  type SpecialNo,
  TIERS,
} from '../catalogue/vocabulary.ts'
import { CARD_IDS, cardsOf, STANDARD } from '../deck.ts'
import { ideaCount, ofGenre } from '../genre-words.ts'
import { cardName, fanCount } from '../names.ts'
import { tellCard } from './mat/automa-label.ts'
import { AREA_ABOUT, SPECIAL_ABOUT, word } from './words.ts'

/** R10.2, R10.4 */
const CREATIVE: Phrase<[value: number, comic: string]> = {
  it: (value, comic) => `Costa $${value} alla stampa; su un ${comic} porta 1 fan in più.`,
  en: (value, comic) => `Costs $${value} when a comic is printed; brings 1 more fan on a ${comic}.`,
}
/** R7.2 */
const BEGINNER: Phrase<[idea: string]> = {
  it: (idea) => `Chi lo assume prende ${idea}.`,
  en: (idea) => `Hiring brings ${idea}.`,
}
function creativeText(no: CardNo, lang: Lang): string {
  const { value, genre } = card(no)
  const text = CREATIVE[lang](value, ofGenre('comic', genre, lang))
  return value > 1 ? text : `${text} ${BEGINNER[lang](ideaCount(1, genre, lang))}`
}

/** What a comic takes and brings, with the words of its leaf; R10.3 for rip-offs. */
const RIP_OFF: Phrase<[original: string]> = {
  it: (original) => `Si può stampare quando l’Automa ha stampato l’originale, ${original}.`,
  en: (original) => `May be printed once the Automa has printed the original, ${original}.`,
}
const comicText = (no: CardNo, lang: Lang): string =>
  isOriginal(no)
    ? `${word('needs', lang)} ${sentence(`${word('bonus', lang)}: ${BONUS_NAMES[bonusOf(no)][lang]}`)}`
    : RIP_OFF[lang](cardName(originalOf(no), lang))

const cardText = (no: CardNo, lang: Lang): string =>
  isOriginal(no) || no >= FIRST_RIPOFF ? comicText(no, lang) : creativeText(no, lang)

/** R10.2, R11, R16 */
const GENRE: Phrase<[ideas: string, mastery: string]> = {
  it: (ideas, mastery) =>
    `Per stampare un originale servono ${ideas}. La ${mastery} va a chi ha più fumetti del genere e vale 2 PV.`,
  en: (ideas, mastery) =>
    `Printing an original takes ${ideas}. The ${mastery} goes to whoever has most comics of the genre and is worth 2 VP.`,
}
const IDEAS_NEEDED = 2
const genreText = (no: GenreNo, lang: Lang): string =>
  GENRE[lang](ideaCount(IDEAS_NEEDED, no, lang), ofGenre('mastery', no, lang))

/** R1.3, R1.8: values of creatives, and of orders. */
const CREATIVES: Phrase<[value: number]> = {
  it: (value) => `Su uno scrittore o un artista: si paga $${value} per stampare con lui.`,
  en: (value) => `On a writer or an artist: $${value} is paid to print with them.`,
}
const ORDERS: Phrase<[value: number, fans: string]> = {
  it: (value, fans) =>
    `Su un ordine: lo soddisfa un fumetto del suo genere la cui squadra vale almeno ${value}, e guadagna ${fans}.`,
  en: (value, fans) =>
    `On an order: a comic of its genre whose team is worth at least ${value} fulfils it and gains ${fans}.`,
}
const MOST = 3
function valueText(value: number, lang: Lang): string {
  const isOrder = ORDER_VALUES.some((each) => each === value)
  return [
    ...(value <= MOST ? [CREATIVES[lang](value)] : []),
    ...(isOrder ? [ORDERS[lang](value, fanCount(orderFans(value), lang))] : []),
  ].join(' ')
}

/** R12.1 */
const CUBE: Phrase<[comics: number]> = {
  it: (comics) => `Il cubo può andarci dal fumetto n. ${comics} in poi.`,
  en: (comics) => `A cube may go there from comic no. ${comics} on.`,
}
const specialText = (no: SpecialNo, lang: Lang): string => `${SPECIAL_ABOUT[no][lang]} ${CUBE[lang](TIERS[no])}`

/** R1.10, R7.1, R8.1 */
const DECK: readonly [writers: Text, artists: Text, comics: Text] = [
  {
    it: 'Con Assumi si può prendere la carta in cima: il dorso ne mostra solo il valore.',
    en: 'Hire may take its top card: the back shows only its value.',
  },
  {
    it: 'Con Assumi si può prendere la carta in cima: il dorso ne mostra solo il valore.',
    en: 'Hire may take its top card: the back shows only its value.',
  },
  {
    it: 'Con Sviluppa si può prendere la carta in cima: il dorso ne mostra solo il genere.',
    en: 'Develop may take its top card: the back shows only its genre.',
  },
]
const deckText = (no: DeckNo, lang: Lang): string => DECK[no][lang]

/** What is true of a whole kind of piece (R7, R10, R14, S5.1, S6.1). */
export const GROUP_ABOUT = {
  creatives: {
    it: 'Per stampare un fumetto servono uno scrittore e un artista. Si assumono con l’azione Assumi.',
    en: 'Printing a comic takes a writer and an artist. The action Hire brings them.',
  },
  ripOffs: {
    it: 'Un plagio non costa idee e non dà bonus, ma per il resto è un fumetto come gli altri.',
    en: 'A rip-off costs no ideas and has no bonus, but is a comic like any other for the rest.',
  },
  specials: {
    it: 'Ogni fumetto dal secondo al quarto porta un cubo: dove sta il cubo, dopo l’azione si può fare di più.',
    en: 'The second to the fourth comic each bring a cube: where it lies, more may be done after the action.',
  },
  automa: {
    it: 'L’Automa esegue la prima azione della carta, dall’alto, che può ancora eseguire in questo round, e sceglie secondo la priorità di genere.',
    en: 'The Automa performs the first action of the card, from the top, that it can still perform this round, and chooses by the genre priority.',
  },
} as const satisfies Readonly<Record<string, Text>>

export function about(id: string, lang: Lang): string {
  const [no, genre, area, special, deck] = [cardNo(id), genreNo(id), areaNo(id), specialNo(id), deckNo(id)]
  if (no !== undefined) return cardText(no, lang)
  if (genre !== undefined) return genreText(genre, lang)
  if (area !== undefined) return AREA_ABOUT[area][lang]
  if (special !== undefined) return specialText(special, lang)
  if (deck !== undefined) return deckText(deck, lang)
  const automa = cardsOf(STANDARD)[CARD_IDS.indexOf(id)]
  return automa === undefined ? valueText(Number(id), lang) : sentence(tellCard(automa, lang))
}

/** The clause of the automa cards. */
export const cite = (id: string): string | undefined => (CARD_IDS.includes(id) ? 'S5.1' : undefined)

// What components are called.
import { counted, type Lang, type Phrase, type Text, type Unit } from '../../kernel/text.ts'
import { AREA_LIST } from './catalogue/actions.ts'
import { type CardNo, card, cardNo, isOriginal, kindOf } from './catalogue/index.ts'
import { CHALLENGES, PLAYER_TITLES } from './catalogue/challenges.ts'
import {
  type Cell,
  coordinate,
  NODE_CELLS,
  nodeNo,
  SPACE_CELLS,
  spaceNo,
  type SpaceNo,
  START_NODE,
} from './catalogue/map.ts'
import {
  areaNo,
  type AreaNo,
  COMICS,
  deckNo,
  type DeckNo,
  GENRE_NAMES,
  genreNo,
  type GenreNo,
  GENRES,
  SPECIAL_NAMES,
  specialNo,
  type SpecialNo,
  SPECIALS,
} from './catalogue/vocabulary.ts'
import { CARD_IDS } from './deck.ts'

export const genreName = (genre: GenreNo, lang: Lang): string => GENRE_NAMES[GENRES[genre]][lang]
export const areaName = (area: AreaNo, lang: Lang): string => AREA_LIST[area].name[lang]
export const specialName = (special: SpecialNo, lang: Lang): string => SPECIAL_NAMES[SPECIALS[special]][lang]

const DECK_WORDS: readonly [writers: Text, artists: Text, comics: Text] = [
  { it: 'mazzo degli scrittori', en: 'writer deck' },
  { it: 'mazzo degli artisti', en: 'artist deck' },
  { it: 'mazzo dei fumetti', en: 'comic deck' },
]
export const deckName = (deck: DeckNo, lang: Lang): string => DECK_WORDS[deck][lang]

const QUOTED: Phrase<[title: string]> = { it: (title) => `«${title}»`, en: (title) => `“${title}”` }
const RIP_OFF: Phrase<[title: string]> = { it: (title) => `${title} (plagio)`, en: (title) => `${title} (rip-off)` }

export const comicTitle = (no: CardNo, lang: Lang): string => QUOTED[lang](card(no).name[lang])

/** Comics stand between quotation marks, a rip-off says that it is one. */
export function cardName(no: CardNo, lang: Lang): string {
  if (kindOf(no) < COMICS) return card(no).name[lang]
  const title = comicTitle(no, lang)
  return isOriginal(no) ? title : RIP_OFF[lang](title)
}

/** Places of the sales map are told as on its rim: `B7`. */
const at = (cell: Cell | undefined): string => (cell === undefined ? '' : coordinate(cell))
const atNode = (id: string): string => at(NODE_CELLS[nodeNo(id) ?? START_NODE])

const SPACE: Phrase<[at: string]> = { it: (at) => `casella ${at}`, en: (at) => `space ${at}` }
export const spaceNameOf = (no: SpaceNo, lang: Lang): string => SPACE[lang](at(SPACE_CELLS[no]))
export const spaceName = (id: string, lang: Lang): string => spaceNameOf(spaceNo(id) ?? 0, lang)

const START = 'n-start'
const START_NAME: Text = { it: 'la X di partenza', en: 'the start X' }
const NODE: Phrase<[at: string]> = { it: (at) => `snodo ${at}`, en: (at) => `node ${at}` }
export const nodeName = (id: string, lang: Lang): string => (id === START ? START_NAME[lang] : NODE[lang](atNode(id)))

const TO_START: Text = { it: 'alla X di partenza', en: 'to the start X' }
const TO_NODE: Phrase<[at: string]> = { it: (at) => `allo snodo ${at}`, en: (at) => `to node ${at}` }
export const toNode = (id: string, lang: Lang): string => (id === START ? TO_START[lang] : TO_NODE[lang](atNode(id)))

const AUTOMA_CARD: Phrase<[number: number]> = { it: (n) => `carta Automa ${n}`, en: (n) => `automa card ${n}` }
export const automaCardName = (no: number, lang: Lang): string => AUTOMA_CARD[lang](no + 1)

const DECK_TOP: Phrase<[deck: string]> = {
  it: (deck) => `la carta in cima al ${deck}`,
  en: (deck) => `the top of the ${deck}`,
}

/** What is counted. */
export const FANS: Unit = { one: { it: '# fan', en: '# fan' }, other: { it: '# fan', en: '# fans' } }
const POINTS: Unit = { one: { it: '# PV', en: '# VP' }, other: { it: '# PV', en: '# VP' } }
export const fanCount = (count: number, lang: Lang): string => counted(count, FANS, lang)
export const points = (count: number, lang: Lang): string => counted(count, POINTS, lang)

/** The name of any component; of several joined by +. */
export function nameOf(id: string, lang: Lang): string {
  const no = cardNo(id)
  if (no !== undefined) return cardName(no, lang)
  const genre = genreNo(id)
  if (genre !== undefined) return genreName(genre, lang)
  if (spaceNo(id) !== undefined) return spaceName(id, lang)
  if (nodeNo(id) !== undefined) return nodeName(id, lang)
  if (id.includes('+'))
    return id
      .split('+')
      .map((part) => nameOf(part, lang))
      .join(' + ')
  return listedName(id, lang) ?? id
}

function listedName(id: string, lang: Lang): string | undefined {
  const area = areaNo(id)
  if (area !== undefined) return areaName(area, lang)
  const special = specialNo(id)
  if (special !== undefined) return specialName(special, lang)
  const deck = deckNo(id)
  if (deck !== undefined) return DECK_TOP[lang](deckName(deck, lang))
  const automaCard = CARD_IDS.indexOf(id)
  if (automaCard >= 0) return automaCardName(automaCard, lang)
  const ofSpace = areaNo(id.slice(0, -2))
  if (ofSpace !== undefined) return `${areaName(ofSpace, lang)} ${id.slice(-1)}`
  return [...CHALLENGES, ...PLAYER_TITLES].find((each) => each.id === id)?.name[lang]
}

const NUMBER_WORDS: Readonly<Record<Lang, readonly string[]>> = {
  it: ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
}
/** The numbers with a word, from zero. */
export const NUMBERS = NUMBER_WORDS.en.map((_, n) => n)
export const numberWord = (n: number, lang: Lang): string => NUMBER_WORDS[lang][n] ?? String(n)

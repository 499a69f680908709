// What components are called.
import type { Lang, Text } from '../../kernel/text.ts'
import { AREA_LIST } from './catalogue/actions.ts'
import { type CardNo, card, cardNo, isOriginal, kindOf } from './catalogue/index.ts'
import { CHALLENGES, PLAYER_TITLES } from './catalogue/challenges.ts'
import { nodeNo, spaceNo } from './catalogue/map.ts'
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

export const comicTitle = (no: CardNo, lang: Lang): string =>
  lang === 'it' ? `«${card(no).name.it}»` : `“${card(no).name.en}”`

/** Comics stand between quotation marks, a rip-off says that it is one. */
export function cardName(no: CardNo, lang: Lang): string {
  if (kindOf(no) < COMICS) return card(no).name[lang]
  const title = comicTitle(no, lang)
  return isOriginal(no) ? title : lang === 'it' ? `${title} (plagio)` : `${title} (rip-off)`
}

/** `o-2-5` and `n-2-5` are told by row and column. */
const at = (id: string): string => id.slice(2)
export const spaceName = (id: string, lang: Lang): string => (lang === 'it' ? `casella ${at(id)}` : `space ${at(id)}`)
export const nodeName = (id: string, lang: Lang): string =>
  id === 'n-start'
    ? lang === 'it'
      ? 'la X di partenza'
      : 'the start X'
    : lang === 'it'
      ? `snodo ${at(id)}`
      : `node ${at(id)}`
/** "allo snodo 2-3", "alla X di partenza"; "to node 2-3" */
export const toNode = (id: string, lang: Lang): string =>
  lang === 'en' ? `to ${nodeName(id, lang)}` : id === 'n-start' ? 'alla X di partenza' : `allo ${nodeName(id, lang)}`
export const automaCardName = (no: number, lang: Lang): string =>
  lang === 'it' ? `carta Automa ${no + 1}` : `automa card ${no + 1}`

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
  if (deck !== undefined)
    return lang === 'it' ? `la carta in cima al ${deckName(deck, lang)}` : `the top of the ${deckName(deck, lang)}`
  const automaCard = CARD_IDS.indexOf(id)
  if (automaCard >= 0) return automaCardName(automaCard, lang)
  const ofSpace = areaNo(id.slice(0, -2))
  if (ofSpace !== undefined) return `${areaName(ofSpace, lang)} ${id.slice(-1)}`
  return [...CHALLENGES, ...PLAYER_TITLES].find((each) => each.id === id)?.name[lang]
}

// An automa card in words.
import type { Lang } from '../../../../kernel/text.ts'
import { type AutomaCard, cardsOf, parseCard } from '../../deck.ts'
import { areaName, automaCardName, genreName } from '../../names.ts'
import { INLINE, type State } from '../../state.ts'
import { CARD_WORDS } from '../card/words.ts'

export const automaCardOf = (s: State, no: number): AutomaCard =>
  (no === INLINE ? undefined : cardsOf(s.deck)[no]) ?? parseCard(s.inline)

/** Its actions and its genres, each in order. */
export function tellCard({ actions, genres }: AutomaCard, lang: Lang): string {
  const does = actions.map((area) => areaName(area, lang)).join(', ')
  return `${does}; ${CARD_WORDS.priority[lang]}: ${genres.map((genre) => genreName(genre, lang)).join(', ')}`
}

export function automaCardLabel(s: State, no: number, lang: Lang): string {
  const name = no === INLINE ? CARD_WORDS.automaCard[lang] : automaCardName(no, lang)
  return `${name}, ${CARD_WORDS[no === s.card ? 'inPlay' : 'played'][lang]}: ${tellCard(automaCardOf(s, no), lang)}`
}

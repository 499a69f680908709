// Names of pieces, for screen readers and small print.
import type { Lang } from '../../../kernel/text.ts'
import { CENTRAL, type DeckNo, OPPONENT, PLAYER, type Side } from '../asks.ts'
import { card, type Stage, stage, token, wonder } from '../catalogue/index.ts'
import { COLOUR_NAMES } from '../catalogue/vocabulary.ts'
import { available } from '../measures.ts'
import type { State } from '../state.ts'
import { sentence } from '../../../web/kit/board/words.ts'
import { costText, pointsText, type Word, word } from './words.ts'

export const DECK_WORDS = ['yourDeck', 'opponentDeck', 'centralDeck'] as const satisfies readonly Word[]
export const sideWord = (side: Side): Word => (side === PLAYER ? 'you' : 'opponent')

/** The visible top of a deck: a kind of card, or negative for a back or an empty deck. */
export function visibleTop(s: State, deck: DeckNo): number {
  const { top } = s.decks[deck]
  return deck === CENTRAL && top < 0 && s.seen >= 0 ? s.seen : top
}

export function deckLabel(s: State, deck: DeckNo, lang: Lang): string {
  const { count, top } = s.decks[deck]
  const name = word(DECK_WORDS[deck], lang)
  if (count === 0) return `${name}: ${word('empty', lang)}`
  const seen = visibleTop(s, deck)
  const what = seen >= 0 ? card(seen).name[lang] : word('faceDown', lang)
  return `${name}: ${what}${seen >= 0 && top < 0 ? ` (${word('seen', lang)})` : ''}`
}

export const cardLabel = (no: number, lang: Lang): string => {
  const { name, colour } = card(no)
  return `${name[lang]}, ${COLOUR_NAMES[colour][lang]}`
}

export const tokenLabel = (no: number, lang: Lang): string =>
  `${token(no).name[lang]}: ${sentence(token(no).text[lang])}`

export const stageGains = (item: Stage, lang: Lang): string =>
  [pointsText(item.vp, lang), ...(item.effect ? [wonder(item.wonder).text[lang]] : [])].join(', ')

export type StageState = 'built' | 'available' | 'notYet'

export function stageState(s: State, item: Stage): StageState | undefined {
  const board = s.boards.find((each) => each.wonder === item.wonder)
  if (board === undefined) return undefined
  if ((board.stages & item.bit) !== 0) return 'built'
  return (available(board) & item.bit) !== 0 ? 'available' : 'notYet'
}

export function stageLabel(no: number, state: StageState | undefined, lang: Lang): string {
  const item = stage(no)
  const status = state === undefined ? '' : `, ${word(state, lang)}`
  return `${costText(item.amount, item.identical, lang)}${status}: ${stageGains(item, lang)}`
}

export const wonderLabel = (no: number, lang: Lang): string =>
  `${wonder(no).name[lang]}: ${sentence(wonder(no).text[lang])}`

export const catLabel = (s: State, lang: Lang): string =>
  word(s.cat === PLAYER ? 'catYours' : s.cat === OPPONENT ? 'catOpponents' : 'catNobody', lang)

// Names of pieces, for screen readers and small print.
import type { Lang } from '../../../kernel/text.ts'
import { card, token, wonder } from '../catalogue/index.ts'
import { COLOUR_NAMES } from '../catalogue/vocabulary.ts'
import { costText } from '../effects-text.ts'
import { cardPrice } from '../payment.ts'
import { PLAYER } from '../asks.ts'
import type { State } from '../state.ts'
import { sentence } from '../../../web/kit/board/words.ts'
import { coins } from '../words.ts'
import { effectsText } from './about.ts'
import { coverOf } from './view.ts'
import { coveredBy, word } from './words.ts'

export function priceText(s: State, no: number, lang: Lang): string {
  const price = cardPrice(s, PLAYER, card(no))
  if (price.chain) return word('freeChain', lang)
  return price.coins === 0 ? word('free', lang) : coins(price.coins, lang)
}

const costsText = (s: State, no: number, lang: Lang): string =>
  sentence(
    cardPrice(s, PLAYER, card(no)).coins === 0
      ? priceText(s, no, lang)
      : `${word('costsYou', lang)}: ${priceText(s, no, lang)}`,
  )

export function cardLabel(no: number, lang: Lang): string {
  const c = card(no)
  return `${c.name[lang]}, ${COLOUR_NAMES[c.colour][lang]}. ${effectsText(c, lang)}`
}

export function slotLabel(s: State, slot: number, no: number, lang: Lang): string {
  const cover = coverOf(s, slot)
  const c = card(no)
  return `${c.name[lang]}, ${COLOUR_NAMES[c.colour][lang]}; ${cover === 0 ? word('accessible', lang) : coveredBy(cover, lang)}. ${costsText(s, no, lang)} ${effectsText(c, lang)}`
}

export function wonderLabel(no: number, built: boolean | undefined, lang: Lang): string {
  const w = wonder(no)
  const state = built === undefined ? '' : `, ${word(built ? 'built' : 'unbuilt', lang)}`
  return `${w.name[lang]}${state}. ${built === true ? '' : `${costText(w, lang)}. `}${effectsText(w, lang)}`
}

export const tokenLabel = (no: number, lang: Lang): string => `${token(no).name[lang]}. ${effectsText(token(no), lang)}`

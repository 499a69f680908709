// What a piece does and costs, as the gallery tells it to somebody who learns the game.
import type { Lang, Phrase, Text } from '../../../kernel/text.ts'
import { sentence } from '../../../web/kit/board/words.ts'
import { CARDS, type Card, card, cardNo, type Item, token, tokenNo, wonder, wonderNo } from '../catalogue/index.ts'
import type { Effect } from '../catalogue/vocabulary.ts'
import { costText, effectText } from '../effects-text.ts'

export const effectsText = (item: { readonly effects: readonly Effect[] }, lang: Lang): string =>
  item.effects.map((effect) => effectText(effect, lang)).join('. ')

const COSTS: Phrase<[cost: string]> = { it: (cost) => `Costa ${cost}.`, en: (cost) => `Costs ${cost}.` }
const NOTHING: Text = { it: 'Non costa nulla.', en: 'Costs nothing.' }

const isFree = ({ coins, resources }: Pick<Item, 'coins' | 'resources'>): boolean =>
  coins === 0 && resources.every((amount) => amount === 0)
const priceOf = (item: Item, lang: Lang): string => (isFree(item) ? NOTHING[lang] : COSTS[lang](costText(item, lang)))

/** R8.1: one card carries the symbol, one is free with it. */
const FREE_WITH: Phrase<[name: string]> = {
  it: (name) => `Gratis se hai già «${name}».`,
  en: (name) => `Free if you have “${name}”.`,
}
const MAKES_FREE: Phrase<[name: string]> = {
  it: (name) => `Poi «${name}» è gratis.`,
  en: (name) => `“${name}” is free afterwards.`,
}

const chained = (say: Phrase<[name: string]>, isIt: (other: Card) => boolean, lang: Lang): readonly string[] =>
  CARDS.filter(isIt).map(({ name }) => say[lang](name[lang]))

function chainsOf({ freeWith, gives }: Card, lang: Lang): readonly string[] {
  return [
    ...chained(FREE_WITH, (other) => freeWith !== 0 && other.gives === freeWith, lang),
    ...chained(MAKES_FREE, (other) => gives !== 0 && other.freeWith === gives, lang),
  ]
}

/** What is true of a whole kind of piece (R10.1, R12.1, R13.2, R13.5). */
export const GROUP_ABOUT = {
  cards: {
    it: 'Ogni scudo spinge di una casella la pedina conflitto verso la capitale avversaria. Due simboli scientifici uguali danno un gettone progresso, sei diversi la vittoria.',
    en: 'Each shield pushes the conflict pawn one space towards the opponent’s capital. Two equal science symbols bring a progress token, six different ones win the game.',
  },
  wonders: {
    it: 'Si costruisce nel proprio turno, mettendole sotto una carta accessibile. In tutto se ne costruiscono al massimo sette.',
    en: 'Built in your turn, by laying an accessible card under it. At most seven are built in all.',
  },
  tokens: {
    it: 'Cinque sono sul tabellone: ne prende uno chi mette insieme due simboli scientifici uguali.',
    en: 'Five lie on the board: whoever brings two equal science symbols together takes one.',
  },
} as const satisfies Readonly<Record<string, Text>>

export function about(id: string, lang: Lang): string {
  const [c, w, t] = [cardNo(id), wonderNo(id), tokenNo(id)]
  if (c !== undefined) return told(card(c), lang, [priceOf(card(c), lang), ...chainsOf(card(c), lang)])
  if (w !== undefined) return told(wonder(w), lang, [priceOf(wonder(w), lang)])
  return t === undefined ? '' : told(token(t), lang, [])
}

const told = (item: { readonly effects: readonly Effect[] }, lang: Lang, more: readonly string[]): string =>
  [sentence(effectsText(item, lang)), ...more].join(' ')

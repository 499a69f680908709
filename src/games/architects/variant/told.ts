// Clauses of the document that name its numbers or orders, told for any document.
import { inEachLang, type Lang, type Text } from '../../../kernel/text.ts'
import { LEVELS_PART } from '../automa/levels.ts'
import { card } from '../catalogue/index.ts'
import type { Doc } from './index.ts'

const S16 = {
  it: (order: string) =>
    `Costruisce uno Stadio appena può pagarlo, e continua finché può. Le carte che spende si scelgono una alla volta; a parità, il dado, nell’ordine ${order}.`,
  en: (order: string) =>
    `It constructs a Stage as soon as it can pay for it, and goes on as long as it can. The cards it spends are chosen one at a time; among equals by the die, in the order ${order}.`,
} as const

const S5 = {
  it: (levels: string) => `Difficoltà. ${levels} Null’altro cambia.`,
  en: (levels: string) => `Difficulty. ${levels} Nothing else changes.`,
} as const

/** By clause. What is not listed depends on no number and no order. */
export function toldOf({ resources, choices: { levels } }: Doc): Readonly<Record<string, Text>> {
  const order = (lang: Lang) => resources.map((no) => card(no).name[lang]).join(', ')
  const list = (lang: Lang) => levels.map(({ title, about }) => `${title[lang]}: ${about[lang]}`).join(' ')
  const isPrinted = JSON.stringify(levels) === JSON.stringify(LEVELS_PART.initial)
  return {
    S16: inEachLang((lang) => S16[lang](order(lang))),
    // The document's sentence tells its three difficulties; those of a variant are told one by one.
    ...(isPrinted ? {} : { S5: inEachLang((lang) => S5[lang](list(lang))) }),
  }
}

import type { Clause, LadderInfo, Lang } from '../../../kernel/contract.ts'
import type { Handbook } from '../../../kernel/handbook.ts'
import { plainText } from '../../../kernel/markup.ts'

export interface FoundRules {
  readonly ladders: readonly LadderInfo[]
  readonly clauses: readonly Clause[]
  readonly rulings: readonly Clause[]
  /** The rules of your own side, for games that have a handbook. */
  readonly handbook?: Told | undefined
}

type Told = Pick<Handbook, 'chapters' | 'mistakes' | 'glossary'>

/** Clauses with every search word, ignoring accents and case. A ladder keeps its matching rungs, or all of them if its title matches. */
export function filterRules(all: FoundRules, wanted: string, lang: Lang): FoundRules {
  const { ladders, clauses, rulings, handbook } = all
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return all
  const speaks = (...texts: readonly string[]): boolean => {
    const text = plain(texts.join(' '))
    return words.every((word) => text.includes(word))
  }
  const inClauses = (list: readonly Clause[]): readonly Clause[] =>
    list.filter(({ id, text, heading, ground, readings = [] }) =>
      speaks(
        id,
        text[lang],
        heading?.[lang] ?? '',
        ground?.[lang] ?? '',
        ...readings.map((reading) => reading.text[lang]),
      ),
    )
  const inHandbook = ({ chapters, mistakes, glossary }: Told): Told => ({
    chapters: chapters.flatMap((chapter) => {
      if (speaks(chapter.title[lang])) return [chapter]
      const rules = chapter.rules.filter(({ tells, title, text, list, figure }) =>
        speaks(...tells, title[lang], plainText(text[lang]), list?.[lang] ?? '', figure?.caption[lang] ?? ''),
      )
      return rules.length === 0 && !speaks(plainText(chapter.inShort[lang])) ? [] : [{ ...chapter, rules }]
    }),
    mistakes: mistakes.filter((mistake) => speaks(plainText(mistake[lang]))),
    glossary: glossary.filter(({ name, text, forms }) => speaks(name[lang], text[lang], ...forms[lang])),
  })
  return {
    ...(handbook === undefined ? {} : { handbook: inHandbook(handbook) }),
    ladders: ladders.flatMap((ladder) => {
      if (speaks(ladder.title[lang], ladder.cite)) return [ladder]
      const rungs = ladder.rungs.filter(({ text, cite, table }) =>
        speaks(text[lang], cite, ...(table ?? []).map((row) => row[lang])),
      )
      return rungs.length === 0 ? [] : [{ ...ladder, rungs }]
    }),
    clauses: inClauses(clauses),
    rulings: inClauses(rulings),
  }
}

/** How many entries there are, of any kind. */
export const countOf = ({ ladders, clauses, rulings, handbook }: FoundRules): number =>
  ladders.length +
  clauses.length +
  rulings.length +
  (handbook === undefined
    ? 0
    : handbook.mistakes.length +
      handbook.glossary.length +
      handbook.chapters.reduce((sum, { rules }) => sum + Math.max(1, rules.length), 0))

export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

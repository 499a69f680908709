import type { Clause, LadderInfo, Lang } from '../../../kernel/contract.ts'

export interface FoundRules {
  readonly ladders: readonly LadderInfo[]
  readonly clauses: readonly Clause[]
  readonly rulings: readonly Clause[]
}

/** Clauses with every search word, ignoring accents and case. A ladder keeps its matching rungs, or all of them if its title matches. */
export function filterRules(all: FoundRules, wanted: string, lang: Lang): FoundRules {
  const { ladders, clauses, rulings } = all
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return all
  const speaks = (...texts: readonly string[]): boolean => {
    const text = plain(texts.join(' '))
    return words.every((word) => text.includes(word))
  }
  const inClauses = (list: readonly Clause[]): readonly Clause[] =>
    list.filter(({ id, text, heading, ground }) => speaks(id, text[lang], heading?.[lang] ?? '', ground?.[lang] ?? ''))
  return {
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

export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

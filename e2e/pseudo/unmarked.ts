// What stands outside the marks of the language for tests (marks.ts).

/** A run of letters and digits, with what joins them. */
const WORD = /[\p{L}\d](?:[\p{L}\p{M}\d’'-]*[\p{L}\p{M}\d])?/gu

/**
 * No word in any language: numbers (also Roman ones), clauses (S6.3), seeds and whatever else has digits in it, and single letters, which
 * are names of rows, columns and sides.
 */
const isSign = (word: string): boolean => /\d/.test(word) || /^[IVX]+$/.test(word) || word.length === 1

/** Finds these names and ids wherever they stand as a whole. */
export function anyOf(names: Iterable<string>): RegExp {
  const longFirst = [...new Set(names)].toSorted((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\d])(?:${longFirst.map(literal).join('|')})(?![\\p{L}\\d])`, 'gu')
}

const literal = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A word outside the marks, and what stands around it. */
export interface Unmarked {
  readonly word: string
  readonly near: string
}

const NEAR = 50

/** The words of a text that stand in no text and no phrase of the project, and are no names that every language shares. */
export function unmarked(written: string, names: RegExp): readonly Unmarked[] {
  // A soft hyphen says where a word may be divided, and is no part of it.
  const text = written.replaceAll('\u00AD', '')
  // Whatever is taken out leaves as much room as it took: words keep their places.
  const gap = (found: string): string => '\n'.repeat(found.length)
  const outside = text
    .replace(/⟦[^⟦⟧]*⟧/g, gap)
    // Where a column was too narrow, one of the marks was cut away together with the end of a text, or with its beginning.
    .replace(/⟦[^⟦⟧]*?(?= {2}|[│…\n]|$)/g, gap)
    .replace(/[^\s⟦⟧]*⟧/g, gap)
    .replace(names, gap)
  return [...outside.matchAll(WORD)]
    .filter(([word]) => !isSign(word))
    .map(({ 0: word, index }) => ({ word, near: text.slice(Math.max(0, index - NEAR), index + word.length + NEAR) }))
}

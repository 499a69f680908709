// Finds words outside the marks of the pseudo-language (marks.ts).

/** A run of letters and digits, with what joins them. */
const WORD = /[\p{L}\d](?:[\p{L}\p{M}\d’'-]*[\p{L}\p{M}\d])?/gu

/**
 * Not words in any language: numbers (also Roman ones), clauses (S6.3), seeds and anything else with digits, and single letters, which name
 * rows, columns and sides.
 */
const isSign = (word: string): boolean => /\d/.test(word) || /^[IVX]+$/.test(word) || word.length === 1

/** Finds these names and ids as whole words. */
export function anyOf(names: Iterable<string>): RegExp {
  const longFirst = [...new Set(names)].toSorted((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\d])(?:${longFirst.map(literal).join('|')})(?![\\p{L}\\d])`, 'gu')
}

const literal = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A word outside the marks, with its surroundings. */
export interface Unmarked {
  readonly word: string
  readonly near: string
}

const NEAR = 50

/** The words on screen that come from no text or phrase and are not in the list of names. */
export function unmarked(written: string, names: RegExp): readonly Unmarked[] {
  // A soft hyphen shows where a word may break; it is not part of the word.
  const text = written.replaceAll('\u00AD', '')
  // Replaces names with blanks of the same length, so that positions stay valid.
  const gap = (found: string): string => '\n'.repeat(found.length)
  const outside = text
    .replace(/⟦[^⟦⟧]*⟧/g, gap)
    // A narrow column cuts off one mark together with the end or the beginning of a text.
    .replace(/⟦[^⟦⟧]*?(?= {2}|[│…\n]|$)/g, gap)
    .replace(/[^\s⟦⟧]*⟧/g, gap)
    .replace(names, gap)
  return [...outside.matchAll(WORD)]
    .filter(([word]) => !isSign(word))
    .map(({ 0: word, index }) => ({ word, near: text.slice(Math.max(0, index - NEAR), index + word.length + NEAR) }))
}

// Limits of input, all generous: a real save has a few tens of thousands of characters and a few hundred lines, a real position a few
// thousand characters in five levels. Larger input was not made by a game.
import { refusal } from './refusal.ts'

export const LIMITS = {
  /** A save, in characters; a link may not decompress to more. */
  save: 1_000_000,
  /** A save, in lines. */
  lines: 20_000,
  /** A line of a save or of what is typed, in characters; the line of a position has the limit of positions. */
  line: 20_000,
  /** A position as JSON, in characters. */
  position: 50_000,
  /** Nesting depth of any JSON. */
  depth: 32,
  /** The packed save in a link, in characters. */
  link: 1_000_000,
  /** A custom value of an option, such as a deck, in characters. */
  own: 50_000,
  /** A variant as the value of an option, in characters: it has to fit into the first line of a save. */
  variant: 16_000,
  /** A file with a variant, in characters. */
  variantFile: 200_000,
  /** The author's own words, in characters each. */
  words: 1000,
  /** A file of simulations, in characters. */
  simulations: 50_000_000,
  /** A question of `ask`, in characters. */
  question: 60_000,
  /** Decisions of a bot in one game. Random games have up to a few hundred; a bot that goes round in circles has no end. */
  decisions: 5_000,
} as const

export const tooLong = refusal<{ most: number }>('input.too-long', {
  it: ({ most }) => `il testo è troppo lungo: al massimo ${most.toLocaleString('it')} caratteri`,
  en: ({ most }) => `this is too long: at most ${most.toLocaleString('en')} characters`,
})

export const tooManyLines = refusal('input.too-many-lines', {
  it: `le righe sono troppe: al massimo ${LIMITS.lines.toLocaleString('it')}`,
  en: `there are too many lines: at most ${LIMITS.lines.toLocaleString('en')}`,
})

export const tooDeep = refusal('input.too-deep', {
  it: `il testo è annidato troppo a fondo: al massimo ${LIMITS.depth} livelli`,
  en: `this is nested too deeply: at most ${LIMITS.depth} levels`,
})

/** Parses JSON of limited size and depth. Throws `SyntaxError` if it is no JSON, so that the caller can say what it expected. */
export function readJson(text: string, most: number): unknown {
  if (text.length > most) throw tooLong({ most })
  const data: unknown = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
  if (isDeeper(data, LIMITS.depth)) throw tooDeep()
  return data
}

/** Whether lists and objects are nested deeper than this many levels. */
export function isDeeper(data: unknown, levels: number): boolean {
  if (typeof data !== 'object' || data === null) return false
  return levels === 0 || Object.values(data).some((part) => isDeeper(part, levels - 1))
}

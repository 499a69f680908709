// Finds what a person means: outcomes and components by name in either language, by id, or by number.
import type { AnyModule, Lang, Weighted } from '../../kernel/contract.ts'
import { LANGS } from '../../kernel/text.ts'
import { canDraw, type MaybeUi } from './Component.tsx'
import { isObject } from './types.ts'

export interface Choice {
  readonly key: string
  /** The component it is about, if any. */
  readonly id: string | undefined
  readonly name: string
  /** All search terms, without accents and capitals. */
  readonly found: readonly string[]
  /** The number it ends in, such as the face of a die. */
  readonly number: string | undefined
}

/** Without accents, capitals and punctuation, so that "liberta" finds "Statua della Libertà". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim()

/** `options` are all choices: words that all their keys share do not distinguish them. */
export function choiceOf(
  module: AnyModule,
  ui: MaybeUi,
  lang: Lang,
  { move }: Weighted<unknown>,
  options: readonly Weighted<unknown>[] = [],
  state?: unknown,
): Choice {
  const key = module.game.key(move)
  const words = key.split(' ')
  const last = words.at(-1) ?? ''
  const isNamed = (word: string) => canDraw(ui, word) || module.nameOf(word, lang) !== word
  const shared = sharedWords(module, options)
  const telling = words.find((word, at) => at > 0 && shared !== undefined && word !== shared[at] && isNamed(word))
  const id = telling ?? words.slice(1).findLast(isNamed)
  const name = id === undefined ? module.say(move, lang, state) : module.nameOf(id, lang)
  const number = /^\d+$/.test(last) ? last : undefined
  const names = id === undefined ? [last] : namesOf(module, id)
  // A number matches only itself: sentences about it contain other numbers too.
  const told = number === undefined ? [module.say(move, lang)] : []
  const found = [...new Set([name, ...told, ...names].map(plain))].filter((each) => each !== '')
  return { key, id, name, found, number }
}

/** The words that all keys have in the same place; none if there is only one key. */
function sharedWords(
  module: AnyModule,
  options: readonly Weighted<unknown>[],
): readonly (string | undefined)[] | undefined {
  if (options.length < 2) return undefined
  const [first = [], ...others] = options.map(({ move }) => module.game.key(move).split(' '))
  return first.map((word, at) => (others.every((words) => words[at] === word) ? word : undefined))
}

export const componentOf = (module: AnyModule, lang: Lang, id: string): Choice => ({
  key: id,
  id,
  name: module.nameOf(id, lang),
  found: [...new Set(namesOf(module, id).map(plain))],
  number: undefined,
})

const namesOf = (module: AnyModule, id: string): readonly string[] => [
  ...LANGS.map((lang) => module.nameOf(id, lang)),
  id,
]

/** The choices a query may mean, the likeliest first; all of them for an empty query. */
export function matches(choices: readonly Choice[], query: string): readonly Choice[] {
  const wanted = plain(query)
  if (wanted === '') return choices
  return choices
    .map((choice) => ({ choice, rank: Math.min(...choice.found.map((name) => rank(name, wanted))) }))
    .filter(({ rank }) => rank < MISS)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice)
}

const MISS = 4

/** Ranks: the whole name, its beginning, the beginning of a word (or of several in order), somewhere inside, no match. */
function rank(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (beginWords(name.split(' '), wanted.split(' '))) return 2
  return wanted.length > 1 && name.includes(wanted) ? 3 : MISS
}

/** "st lib" matches the beginnings of words in "statua della liberta", in order. */
function beginWords(name: readonly string[], wanted: readonly string[]): boolean {
  let at = 0
  for (const word of name) if (word.startsWith(wanted[at] ?? '\0')) at++
  return at === wanted.length
}

/** The choice of a number key: by its own number if all have one, otherwise by its place among the first nine. */
export function byNumber(shown: readonly Choice[], digits: string): Choice | undefined {
  if (!/^\d+$/.test(digits)) return undefined
  if (shown.every(({ number }) => number !== undefined)) {
    const longer = shown.some(({ number }) => number !== digits && number?.startsWith(digits))
    return longer ? undefined : shown.find(({ number }) => number === digits)
  }
  return digits.length === 1 ? shown[Number(digits) - 1] : undefined
}

/** Every component of a game with a name: those its UI draws, or those in its positions. */
export function componentsOf(module: AnyModule, ui: MaybeUi): readonly string[] {
  if (ui !== undefined) return ui.pieces.flatMap(({ ids }) => ids)
  const ids = new Set<string>()
  collect(module.position?.schema, ids)
  return [...ids].filter((id) => LANGS.some((lang) => module.nameOf(id, lang) !== id))
}

function collect(schema: unknown, ids: Set<string>): void {
  if (Array.isArray(schema)) for (const part of schema) collect(part, ids)
  else if (isObject(schema))
    for (const [key, part] of Object.entries(schema)) {
      if (key === 'enum' && Array.isArray(part)) {
        for (const id of part) if (typeof id === 'string') ids.add(id)
      } else collect(part, ids)
    }
}

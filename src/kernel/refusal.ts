// Refusals of invalid input. A refusal is data (a code, its values, its place), and its sentence in each language is beside the code that
// refuses. No code reads a sentence to find out what was refused.
import { clip } from './clean.ts'
import { inEachLang, type Lang, type Phrase, type Text } from './text.ts'

/** One step of the path: a field or an index of a JSON value, or a named place ("line 7", a file). */
export type Step = string | number | Text
export type Path = readonly Step[]
export type Values = Readonly<Record<string, unknown>>

/** The longest sentence, and the longest name of a place: file paths may be long. */
const SENTENCE = 400
const PLACE = 120

interface Kind {
  readonly code: string
  readonly says: Phrase<[Values]>
}

/** The message is the sentence in English, with its place in front. */
export class BadInput extends Error {
  override name = 'BadInput'
  readonly code: string
  readonly values: Values
  readonly path: Path
  readonly #kind: Kind

  /** Values and places may be input of any size: a refusal keeps only what it shows. */
  constructor(kind: Kind, values: Values = {}, path: Path = []) {
    const short = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shortened(value)]))
    super('')
    this.#kind = kind
    this.code = kind.code
    this.values = short
    this.path = path.map((step) =>
      typeof step === 'object' ? inEachLang((lang) => clip(step[lang], PLACE)) : shortened(step),
    )
    this.message = this.tell('en')
  }

  /** Only the sentence, for callers that show the place in their own way. It begins with a small letter and has no full stop. */
  sentence(lang: Lang): string {
    return clip(this.#kind.says[lang](this.values), SENTENCE)
  }

  /** The sentence after its place: `line 2: solo coins: …`. */
  tell(lang: Lang): string {
    return placed(this.path, this.sentence(lang), lang)
  }

  /** The same refusal with these steps before its own path. */
  within(...outer: Path): BadInput {
    return new BadInput(this.#kind, this.values, [...outer, ...this.path])
  }

  /** The same refusal with this place instead of its path. */
  at(place: Step): BadInput {
    return new BadInput(this.#kind, this.values, [place])
  }

  /** Whether it is a refusal of this kind. */
  is(kind: { readonly code: string }): boolean {
    return this.code === kind.code
  }
}

type Fixed = ((path?: Path) => BadInput) & { readonly code: string }
/** Makes refusals of one kind. */
export type Refusal<V extends Values> = ((values: V, path?: Path) => BadInput) & { readonly code: string }

/**
 * Declares a kind of refusal: a code for programs, and its sentence in each language. The code is `<area>.<what>` and never changes once
 * published; the sentences may be improved.
 */
export function refusal(code: string, text: Text): Fixed
export function refusal<V extends Values>(code: string, phrase: Phrase<[values: V]>): Refusal<V>
export function refusal(code: string, says: Text | Phrase<[never]>): Fixed | Refusal<never> {
  const kind = { code, says: says as Phrase<[Values]> }
  if (typeof says.en !== 'string')
    return Object.assign((values: Values, path?: Path) => new BadInput(kind, values, path), { code })
  const text = says as Text
  const fixed = inEachLang((lang) => () => text[lang])
  return Object.assign((path?: Path) => new BadInput({ code, says: fixed }, {}, path), { code })
}

/** Runs a reader; its refusals get this place before their own. */
export function within<T>(place: Step, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof BadInput ? error.within(place) : error
  }
}

const shortened = <T>(value: T): T => (typeof value === 'string' ? (clip(value) as T & string) : value)

/** A line of a text, as a place. */
export const lineOf = (line: number): Text => ({ it: `riga ${line}`, en: `line ${line}` })

/** JSON fields as they are, one after the other; a named place is followed by a colon. */
function placed(path: Path, sentence: string, lang: Lang): string {
  let place = ''
  for (const [at, step] of path.entries()) {
    if (typeof step === 'object') place += `${step[lang]}: `
    else place += `${step}${typeof path[at + 1] === 'object' || at === path.length - 1 ? ': ' : ' '}`
  }
  return place + sentence
}

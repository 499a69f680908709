// A part of a backup. It writes itself, and merges with what is here: merging loses nothing, and merging again changes nothing.
import { counted, type Lang, type Phrase, type Text, type Unit, type Values } from '../../kernel/text.ts'

export interface Part {
  readonly id: string
  /** Its name in messages about damage. */
  readonly title: Text
  /** As JSON; undefined if there is nothing to write. */
  write(): Promise<unknown>
  /** Checks its input: throws if the part as a whole is invalid. */
  merge(data: unknown): Promise<Merged>
}

export interface Merged {
  /** What was added or updated here. */
  readonly changed: readonly Told[]
  /** What is different here, and stays as it is. */
  readonly stayed: readonly Told[]
  /** What is damaged, one sentence each. */
  readonly refused: readonly Told[]
}

/** A sentence for the person, in their language. */
export type Told = (lang: Lang) => string

/** A phrase with its values, some of which are texts themselves. */
export const telling =
  <N extends string>(said: Phrase<[values: Values<N>]>, values: Readonly<Record<N, Text | number>>): Told =>
  (lang) =>
    said[lang](inLang<N>(values, lang))

/** A sentence that needs no values. */
export const plainly =
  (text: Text): Told =>
  (lang) =>
    text[lang]

export const counting = (n: number, unit: Unit): readonly Told[] => (n === 0 ? [] : [(lang) => counted(n, unit, lang)])

const inLang = <N extends string>(values: Readonly<Record<N, Text | number>>, lang: Lang): Values<N> =>
  Object.fromEntries(
    Object.entries<Text | number>(values).map(([key, value]) => [key, typeof value === 'number' ? value : value[lang]]),
  ) as Values<N>

/** The fields of an untrusted object. */
export function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TypeError('not an object')
  return data as Readonly<Record<string, unknown>>
}

// Texts in every language. This is the only module that lists the languages: a text or phrase that lacks one does not compile, and no other
// module compares languages.

export const LANGS = ['it', 'en'] as const
export type Lang = (typeof LANGS)[number]
export type Text = Readonly<Record<Lang, string>>

/** A sentence computed from values: one function per language, all with the same arguments. */
export type Phrase<A extends readonly unknown[]> = Readonly<Record<Lang, (...args: A) => string>>

/** Declares a phrase by the values it is told with. */
export const phrase = <V>(said: Phrase<[values: V]>): Phrase<[values: V]> => said

/** Values of these names, for a phrase that only puts them in their places. */
export type Values<N extends string> = Readonly<Record<N, string | number>>

/** Texts and phrases by name. */
export type Words = Readonly<Record<string, Text | Phrase<[never]>>>

/** A text in a language, or a phrase with its values. */
export function tell(text: Text, lang: Lang): string
export function tell<V>(said: Phrase<[values: V]>, lang: Lang, values: V): string
export function tell(said: Text | Phrase<[values: unknown]>, lang: Lang, values?: unknown): string {
  const one = said[lang]
  return typeof one === 'string' ? one : one(values)
}

/** The default language. */
export const DEFAULT_LANG: Lang = 'en'

/** The next language, and after the last one the first. */
export const nextLang = (lang: Lang): Lang => LANGS[(LANGS.indexOf(lang) + 1) % LANGS.length] ?? DEFAULT_LANG

/** All languages but this one. */
export const otherLangs = (lang: Lang): readonly Lang[] => LANGS.filter((each) => each !== lang)

/** The name its speakers use. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = { it: 'Italiano', en: 'English' }

/** The locale for dates and sizes. */
export const LOCALES: Readonly<Record<Lang, string>> = { it: 'it-IT', en: 'en-GB' }

export const isLang = (word: string): word is Lang => (LANGS as readonly string[]).includes(word)

/** Something for each language. */
export const inEachLang = <T>(make: (lang: Lang) => T): Readonly<Record<Lang, T>> => ({
  it: make('it'),
  en: make('en'),
})

/** A phrase with its values in each language, as a text. */
export const inWords = <A extends readonly unknown[]>(said: Phrase<A>, values: (lang: Lang) => readonly [...A]): Text =>
  inEachLang((lang) => said[lang](...values(lang)))

/** What a value counts, in the singular and the plural; # stands for the number. */
export interface Unit {
  readonly one: Text
  readonly other: Text
}

/** A number as people write it, with a real minus sign, which `Intl` does not use. */
export const figure = (value: number | string): string => String(value).replace('-', '−')

/** A change: `+2`, `−3`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value))

/** Made when it is first asked for: each of these takes milliseconds, and no page needs them all to begin. */
function perLang<T>(make: (lang: Lang) => T): (lang: Lang) => T {
  const made = new Map<Lang, T>()
  return (lang) => {
    const known = made.get(lang) ?? make(lang)
    made.set(lang, known)
    return known
  }
}

const plurals = perLang((lang) => new Intl.PluralRules(lang))

/** Whether this number takes the singular. */
export const isOne = (value: number, lang: Lang): boolean => plurals(lang).select(Math.abs(value)) === 'one'

/** A value with its unit: "1 coin", "3 coins". */
export function counted(value: number, unit: Unit | undefined, lang: Lang): string {
  if (unit === undefined) return figure(value)
  return (isOne(value, lang) ? unit.one : unit.other)[lang].replace('#', figure(value))
}

const and = perLang((lang) => new Intl.ListFormat(lang, { type: 'conjunction' }))
const or = perLang((lang) => new Intl.ListFormat(lang, { type: 'disjunction' }))

/** "a, b e c" */
export const andList = (items: Iterable<string>, lang: Lang): string => and(lang).format(items)

/** "a, b o c" */
export const orList = (items: Iterable<string>, lang: Lang): string => or(lang).format(items)

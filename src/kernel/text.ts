// Two languages, always both: a text without one of them does not compile.

export const LANGS = ['it', 'en'] as const
export type Lang = (typeof LANGS)[number]
export type Text = Readonly<Record<Lang, string>>

/** What a value counts, for one and for more; the number stands where the # is. */
export interface Unit {
  readonly one: Text
  readonly other: Text
}

/** A number as people write it: below zero with a minus sign, which no language's own way of writing numbers has for itself. */
export const figure = (value: number | string): string => String(value).replace('-', '−')

/** A change: `+2`, `−3`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value))

/** A value with what it counts: "1 coin", "3 coins". */
export function counted(value: number, unit: Unit | undefined, lang: Lang): string {
  if (unit === undefined) return figure(value)
  return (Math.abs(value) === 1 ? unit.one : unit.other)[lang].replace('#', figure(value))
}

export const isLang = (word: string): word is Lang => (LANGS as readonly string[]).includes(word)

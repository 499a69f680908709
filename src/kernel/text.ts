// Two languages, always both: a text without one of them does not compile.

export const LANGS = ['it', 'en'] as const
export type Lang = (typeof LANGS)[number]
export type Text = Readonly<Record<Lang, string>>

/** What a value counts, for one and for more; the number stands where the # is. */
export interface Unit {
  readonly one: Text
  readonly other: Text
}

/** A value with what it counts: "1 coin", "3 coins". */
export function counted(value: number, unit: Unit | undefined, lang: Lang): string {
  if (unit === undefined) return String(value)
  return (Math.abs(value) === 1 ? unit.one : unit.other)[lang].replace('#', String(value))
}

export const isLang = (word: string): word is Lang => (LANGS as readonly string[]).includes(word)

// Two languages, always both: a text without one of them does not compile.

export const LANGS = ['it', 'en'] as const
export type Lang = (typeof LANGS)[number]
export type Text = Readonly<Record<Lang, string>>

export const isLang = (word: string): word is Lang => (LANGS as readonly string[]).includes(word)

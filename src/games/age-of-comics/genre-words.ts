// Things of a genre in words: "idea romantica", "romance idea".
import type { Lang, Phrase } from '../../kernel/text.ts'
import { type GenreId, type GenreNo, GENRES } from './catalogue/vocabulary.ts'

type Form = 'm' | 'f' | 'mm'
type Forms = Readonly<Record<Form, string>>

const unchanging = (word: string): Forms => ({ m: word, f: word, mm: word })

/** In Italian the genre comes after the noun and follows its gender and number. */
const ITALIAN: Readonly<Record<GenreId, Forms>> = {
  crime: { m: 'poliziesco', f: 'poliziesca', mm: 'polizieschi' },
  horror: unchanging('horror'),
  romance: { m: 'romantico', f: 'romantica', mm: 'romantici' },
  'sci-fi': unchanging('di fantascienza'),
  superhero: unchanging('di supereroi'),
  western: unchanging('western'),
}
/** In English it comes before the noun. */
const ENGLISH: Readonly<Record<GenreId, string>> = {
  crime: 'crime',
  horror: 'horror',
  romance: 'romance',
  'sci-fi': 'sci-fi',
  superhero: 'superhero',
  western: 'western',
}

const NOUNS = {
  idea: { it: 'idea', form: 'f', en: 'idea' },
  comic: { it: 'fumetto', form: 'm', en: 'comic' },
  order: { it: 'ordine', form: 'm', en: 'order' },
  orders: { it: 'ordini', form: 'mm', en: 'orders' },
} as const satisfies Record<string, { readonly it: string; readonly form: Form; readonly en: string }>
type Noun = keyof typeof NOUNS

const OF_GENRE: Phrase<[noun: Noun, genre: GenreId]> = {
  it: (noun, genre) => `${NOUNS[noun].it} ${ITALIAN[genre][NOUNS[noun].form]}`,
  en: (noun, genre) => `${ENGLISH[genre]} ${NOUNS[noun].en}`,
}

export const ofGenre = (noun: Noun, genre: GenreNo, lang: Lang): string => OF_GENRE[lang](noun, GENRES[genre])

// Things of a genre in words: "idea romantica", "romance idea".
import { counted, inEachLang, type Lang, type Phrase } from '../../kernel/text.ts'
import { type GenreId, type GenreNo, GENRES } from './catalogue/vocabulary.ts'

type Form = 'm' | 'f' | 'mm' | 'ff'
type Forms = Readonly<Record<Form, string>>

const unchanging = (word: string): Forms => ({ m: word, f: word, mm: word, ff: word })

/** In Italian the genre comes after the noun and follows its gender and number; in English it comes before it. */
const ADJECTIVES = {
  it: {
    crime: { m: 'poliziesco', f: 'poliziesca', mm: 'polizieschi', ff: 'poliziesche' },
    horror: unchanging('horror'),
    romance: { m: 'romantico', f: 'romantica', mm: 'romantici', ff: 'romantiche' },
    'sci-fi': unchanging('di fantascienza'),
    superhero: unchanging('di supereroi'),
    western: unchanging('western'),
  },
  en: {
    crime: 'crime',
    horror: 'horror',
    romance: 'romance',
    'sci-fi': 'sci-fi',
    superhero: 'superhero',
    western: 'western',
  },
} as const satisfies Record<Lang, Record<GenreId, Forms | string>>

const NOUNS = {
  idea: { it: 'idea', form: 'f', en: 'idea' },
  ideas: { it: 'idee', form: 'ff', en: 'ideas' },
  comic: { it: 'fumetto', form: 'm', en: 'comic' },
  order: { it: 'ordine', form: 'm', en: 'order' },
  orders: { it: 'ordini', form: 'mm', en: 'orders' },
  mastery: { it: 'Maestria', form: 'f', en: 'mastery token' },
} as const satisfies Record<string, { readonly it: string; readonly form: Form; readonly en: string }>
type Noun = keyof typeof NOUNS

const OF_GENRE: Phrase<[noun: Noun, genre: GenreId]> = {
  it: (noun, genre) => `${NOUNS[noun].it} ${ADJECTIVES.it[genre][NOUNS[noun].form]}`,
  en: (noun, genre) => `${ADJECTIVES.en[genre]} ${NOUNS[noun].en}`,
}

export const ofGenre = (noun: Noun, genre: GenreNo, lang: Lang): string => OF_GENRE[lang](noun, GENRES[genre])

/** "2 idee romantiche", "2 romance ideas" */
export const ideaCount = (count: number, genre: GenreNo, lang: Lang): string =>
  counted(
    count,
    {
      one: inEachLang((each) => `# ${ofGenre('idea', genre, each)}`),
      other: inEachLang((each) => `# ${ofGenre('ideas', genre, each)}`),
    },
    lang,
  )

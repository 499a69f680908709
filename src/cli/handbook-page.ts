// The handbook of a game as lines.
import type { Lang, Manifest } from '../kernel/contract.ts'
import { type Chapter, type Handbook, type Rule, ruleOf, type Term, termOf } from '../kernel/handbook.ts'
import { blocksOf, plainText } from '../kernel/markup.ts'
import { refusal } from '../kernel/refusal.ts'
import { clip } from '../kernel/clean.ts'
import { phrase, tell, type Text, type Values, type Words } from '../kernel/text.ts'

const WORDS = {
  mistakes: { it: 'Errori da prima partita', en: 'Mistakes of first games' },
  glossary: { it: 'Glossario', en: 'Glossary' },
  opponent: phrase<Values<'game'>>({
    it: ({ game }) => `Come gioca l’avversario (S… e Q…): solotavolo rules ${game}.`,
    en: ({ game }) => `How the opponent plays (S… and Q…): solotavolo rules ${game}.`,
  }),
  more: phrase<Values<'game'>>({
    it: ({ game }) =>
      `Tutto il manuale: solotavolo learn ${game} --all. Una regola o una parola: --about R6.1. Le regole dell’avversario: solotavolo rules ${game}.`,
    en: ({ game }) =>
      `The whole handbook: solotavolo learn ${game} --all. One rule or word: --about R6.1. The opponent’s rules: solotavolo rules ${game}.`,
  }),
} as const satisfies Words

const notTold = refusal<{ readonly about: string }>('learn.not-told', {
  it: ({ about }) => `il manuale non dice niente di «${about}»`,
  en: ({ about }) => `the handbook says nothing about "${about}"`,
})

const INDENT = '  '

/** Paragraphs as lines, lists with dashes. */
const lines = (text: Text, lang: Lang): readonly string[] =>
  blocksOf(plainText(text[lang])).flatMap((block) =>
    block.kind === 'paragraph' ? [flat(block.inlines)] : block.items.map((item) => `- ${flat(item)}`),
  )
const flat = (
  inlines: readonly { readonly kind: string; readonly text?: string; readonly clause?: string }[],
): string => inlines.map(({ text, clause }) => text ?? clause ?? '').join('')

const told = ({ tells, title, text, list, figure }: Rule, lang: Lang): readonly string[] => [
  `${title[lang]} [${tells.join(', ')}]`,
  ...[
    ...lines(text, lang),
    ...(list === undefined ? [] : lines(list, lang)),
    ...(figure?.show === 'board' ? [figure.caption[lang]] : []),
  ].map((line) => INDENT + line),
]

const defined = ({ name, text, cite }: Term, lang: Lang): string =>
  `${name[lang]}: ${text[lang]}${cite === undefined ? '' : ` [${cite}]`}`

const whole = (chapter: Chapter, lang: Lang): readonly string[] => [
  '',
  chapter.title[lang].toUpperCase(),
  ...lines(chapter.inShort, lang),
  ...chapter.rules.flatMap((rule) => ['', ...told(rule, lang)]),
]

/** The overview: every chapter in a few sentences. */
export const overview = ({ id, title }: Manifest, { chapters }: Handbook, lang: Lang): readonly string[] => [
  title[lang],
  ...chapters.flatMap((chapter) => ['', chapter.title[lang], ...lines(chapter.inShort, lang)]),
  '',
  tell(WORDS.more, lang, { game: id }),
]

export const allOf = ({ id, title }: Manifest, handbook: Handbook, lang: Lang): readonly string[] => [
  title[lang],
  ...handbook.chapters.flatMap((chapter) => whole(chapter, lang)),
  '',
  WORDS.mistakes[lang].toUpperCase(),
  ...handbook.mistakes.map((mistake) => `- ${plainText(mistake[lang])}`),
  '',
  WORDS.glossary[lang].toUpperCase(),
  ...handbook.glossary.map((term) => defined(term, lang)),
  '',
  tell(WORDS.opponent, lang, { game: id }),
]

/** What the handbook says about a clause, a word of the glossary, or some words. */
export function about(handbook: Handbook, asked: string, lang: Lang): readonly string[] {
  const rule = /^R\d/i.test(asked) ? ruleOf(handbook, asked.toUpperCase()) : undefined
  if (rule !== undefined) return told(rule, lang)
  const term = termOf(handbook, asked)
  const behind = term?.cite === undefined ? undefined : ruleOf(handbook, term.cite)
  if (term !== undefined) return [defined(term, lang), ...(behind === undefined ? [] : ['', ...told(behind, lang)])]
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  const found = handbook.chapters
    .flatMap(({ rules }) => rules)
    .filter(({ title, text, list }) => {
      const said = `${title[lang]} ${plainText(text[lang])} ${list?.[lang] ?? ''}`.toLowerCase()
      return words.every((word) => said.includes(word))
    })
  if (words.length === 0 || found.length === 0) throw notTold({ about: clip(asked) })
  return found.flatMap((each) => [''].concat(told(each, lang))).slice(1)
}

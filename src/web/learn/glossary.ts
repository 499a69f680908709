// Where words of the glossary stand in a text.
import type { Handbook, Term } from '../../kernel/handbook.ts'
import type { Lang } from '../../kernel/text.ts'

interface Finder {
  readonly pattern: RegExp
  readonly byForm: ReadonlyMap<string, Term>
}

const escaped = (form: string): string => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const finders = new WeakMap<Handbook, Map<Lang, Finder>>()

/** The longest form first, whole words only. */
function finderOf(handbook: Handbook, lang: Lang): Finder {
  let byLang = finders.get(handbook)
  if (byLang === undefined) finders.set(handbook, (byLang = new Map()))
  let finder = byLang.get(lang)
  if (finder === undefined) {
    const byForm = new Map(handbook.glossary.flatMap((term) => term.forms[lang].map((form) => [form, term] as const)))
    const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped)
    const pattern =
      forms.length === 0 ? /(?!)/g : new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
    finder = { pattern, byForm }
    byLang.set(lang, finder)
  }
  return finder
}

export interface Found {
  readonly text: string
  readonly term?: Term
}

/** The text in pieces, the first mention of each term apart; `seen` are terms that were linked before. */
export function findTerms(handbook: Handbook, text: string, lang: Lang, seen = new Set<string>()): readonly Found[] {
  const { pattern, byForm } = finderOf(handbook, lang)
  const found: Found[] = []
  let from = 0
  for (const { 0: words, index } of text.matchAll(pattern)) {
    const term = byForm.get(words.toLowerCase())
    if (term === undefined || seen.has(term.id)) continue
    seen.add(term.id)
    if (index > from) found.push({ text: text.slice(from, index) })
    found.push({ text: words, term })
    from = index + words.length
  }
  if (from < text.length) found.push({ text: text.slice(from) })
  return found
}

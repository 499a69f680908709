// Clauses and rulings of a variant: the document's words with the numbers of the variant, the author's words, and what else is different.
import type { Clause, RuleTexts } from '../kernel/contract.ts'
import { inEachLang, phrase, type Text, type Values } from '../kernel/text.ts'
import type { Choices, Registry } from '../kernel/variant.ts'
import { ADDED } from './arrange.ts'
import { differences } from './differences.ts'

const WORDS = {
  byReading: phrase<Values<'id'>>({
    it: ({ id }) => `altra lettura «${id}»`,
    en: ({ id }) => `other reading “${id}”`,
  }),
  byAuthor: phrase<Values<'author'>>({
    it: ({ author }) => `parole di ${author}`,
    en: ({ author }) => `in the words of ${author}`,
  }),
  unsigned: { it: 'parole della variante', en: 'in the words of the variant' },
  byVariant: { it: 'cambiata dalla variante', en: 'changed by the variant' },
  variant: { it: 'La variante', en: 'The variant' },
  added: {
    it: 'Questo gradino non è nel documento: l’ha scelto l’autore della variante.',
    en: 'This rung is not in the document: the author of the variant chose it.',
  },
} as const

/** A sentence of the document that tells its numbers, for any document. */
export type Told = Readonly<Record<string, Text>>

/** The document's own texts, each ruling with its other readings. */
export function withReadings({ clauses, rulings }: RuleTexts, { readings }: Pick<Registry, 'readings'>): RuleTexts {
  return {
    clauses,
    rulings: rulings.map((ruling) => {
      const others = readings.filter(({ replaces }) => replaces === ruling.id)
      return others.length === 0 ? ruling : { ...ruling, readings: others.map(({ id, text }) => ({ id, text })) }
    }),
  }
}

/** The texts of a variant. `told` has the sentences that depend on its numbers. */
export function textsOfVariant(base: RuleTexts, registry: Registry, choices: Choices, told: Told): RuleTexts {
  const { clauses, rulings } = withReadings(base, registry)
  const notes = notesOf(registry, choices)
  const author = choices.author
  const byAuthor = author === undefined ? WORDS.unsigned : inEachLang((lang) => WORDS.byAuthor[lang]({ author }))
  const change = (clause: Clause): Clause => {
    const own = choices.clauses[clause.id]
    const reading = registry.readings.find(
      ({ id, replaces }) => replaces === clause.id && choices.readings.includes(id),
    )
    const text = own ?? reading?.text ?? told[clause.id] ?? clause.text
    const extra = notes.get(clause.id) ?? []
    const isSame = JSON.stringify(text) === JSON.stringify(clause.text)
    if (isSame && extra.length === 0) return clause
    const by =
      own !== undefined
        ? byAuthor
        : reading !== undefined
          ? inEachLang((lang) => WORDS.byReading[lang]({ id: reading.id }))
          : WORDS.byVariant
    const changed = { by, ...(isSame ? {} : { was: clause.text }), ...(extra.length === 0 ? {} : { notes: extra }) }
    return { ...clause, text, changed }
  }
  const known = new Set([...clauses, ...rulings].map(({ id }) => id))
  const heading = choices.title ?? WORDS.variant
  const isAdded = Object.values(choices.ladders).some(({ rungs }) =>
    rungs.some(({ rung, cite }) => cite === undefined && isStored(registry, rung)),
  )
  const added = [
    ...(isAdded ? [{ id: ADDED, heading, text: WORDS.added, changed: { by: WORDS.byVariant } }] : []),
    ...Object.entries(choices.clauses)
      .filter(([id]) => !known.has(id))
      .map(([id, text]) => ({ id, heading, text, changed: { by: byAuthor } })),
  ]
  return { clauses: [...clauses.map(change), ...added], rulings: rulings.map(change) }
}

const isStored = ({ ladders }: Registry, rung: string): boolean =>
  ladders.some(({ id, isStore }) => isStore === true && rung.startsWith(`${id}.`))

/** What differs, by the clause it concerns; own words are told by the clause itself. */
function notesOf(registry: Registry, choices: Choices): ReadonlyMap<string, readonly Text[]> {
  const notes = new Map<string, Text[]>()
  const add = (cite: string, text: Text) => notes.set(cite, [...(notes.get(cite) ?? []), text])
  for (const { section, id, cite, text } of differences(registry, choices)) {
    if (section === 'readings')
      for (const touched of registry.readings.find((reading) => reading.id === id)?.touches ?? []) add(touched, text)
    else if (section !== 'clauses') add(cite, text)
  }
  return notes
}

// A document to read beside the table, as data: title, what differs, clauses by their headings with the scales among them, tables, levels.
// The terminal and the screen render it.
import type { Clause, LadderInfo, Manifest, RuleTexts } from '../kernel/contract.ts'
import { inEachLang, phrase, type Text, type Values } from '../kernel/text.ts'
import type { Choices, LevelsPart, LevelValues, Registry, Value } from '../kernel/variant.ts'
import { type Difference, differences, tellValue } from './differences.ts'

export type Block =
  | { readonly kind: 'clause'; readonly clause: Clause }
  | { readonly kind: 'ladder'; readonly ladder: LadderInfo }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | { readonly kind: 'table'; readonly head: readonly Text[]; readonly rows: readonly (readonly Text[])[] }

export interface Section {
  readonly id: string
  readonly title: Text
  readonly blocks: readonly Block[]
}

export interface DocumentPage {
  readonly title: Text
  readonly author: string | undefined
  readonly about: Text | undefined
  /** The document it is a variant of. */
  readonly base: Text
  readonly differences: readonly Difference[]
  readonly sections: readonly Section[]
}

const WORDS = {
  base: phrase<Values<'document'>>({
    it: ({ document }) => `Variante di: ${document}`,
    en: ({ document }) => `A variant of: ${document}`,
  }),
  differs: { it: 'In che cosa è diversa dal documento', en: 'How it differs from the document' },
  levels: { it: 'Livelli', en: 'Levels' },
  level: { it: 'Livello', en: 'Level' },
  scales: { it: 'Scale', en: 'Scales' },
  rulings: { it: 'Chiarimenti', en: 'Rulings' },
} as const

/** What a page is made of; the ladders are those of the variant. */
export interface Source {
  readonly manifest: Pick<Manifest, 'title' | 'document'>
  readonly registry: Registry
  readonly choices: Choices
  readonly ladders: readonly LadderInfo[]
  readonly texts: RuleTexts
}

export function documentPage({ manifest, registry, choices, ladders, texts }: Source): DocumentPage {
  const found = differences(registry, choices)
  const isVariant = found.length > 0 || choices.title !== undefined
  const base = isVariant
    ? inEachLang((lang) => WORDS.base[lang]({ document: manifest.document[lang] }))
    : manifest.document
  return {
    title: choices.title ?? manifest.title,
    author: choices.author,
    about: choices.about,
    base,
    differences: found,
    sections: [
      ...(found.length === 0
        ? []
        : [
            {
              id: 'differs',
              title: WORDS.differs,
              blocks: [{ kind: 'list' as const, items: found.map(({ text }) => text) }],
            },
          ]),
      ...chapters(texts.clauses, ladders),
      ...(registry.levels === undefined ? [] : [levelsSection(registry.levels, choices.levels)]),
      {
        id: 'rulings',
        title: WORDS.rulings,
        blocks: texts.rulings.map((clause) => ({ kind: 'clause' as const, clause })),
      },
    ],
  }
}

/** Clauses under their headings, each ladder after the clause it belongs to; ladders of rulings come last. */
function chapters(clauses: readonly Clause[], ladders: readonly LadderInfo[]): readonly Section[] {
  const sections: { id: string; title: Text; blocks: Block[] }[] = []
  const placed = new Set<LadderInfo>()
  for (const clause of clauses) {
    const title = clause.heading ?? WORDS.scales
    const last = sections.at(-1)
    const section = last?.title.en === title.en ? last : { id: clause.id, title, blocks: [] }
    if (section !== last) sections.push(section)
    section.blocks.push({ kind: 'clause', clause })
    for (const ladder of ladders)
      if (ladder.cite === clause.id) {
        section.blocks.push({ kind: 'ladder', ladder })
        placed.add(ladder)
      }
  }
  const others = ladders.filter((ladder) => !placed.has(ladder))
  if (others.length > 0)
    sections.push({ id: 'scales', title: WORDS.scales, blocks: others.map((ladder) => ({ kind: 'ladder', ladder })) })
  return sections
}

const levelsSection = ({ fields }: LevelsPart, levels: readonly LevelValues[]): Section => ({
  id: 'levels',
  title: WORDS.levels,
  blocks: [
    {
      kind: 'table',
      head: [WORDS.level, ...fields.map(({ title }) => title)],
      rows: levels.map(({ title, values }) => [
        title,
        ...fields.map(({ id, kind }) => inEachLang((lang) => tellValue(kind, values[id] as Value, lang))),
      ]),
    },
    { kind: 'list', items: levels.map(({ title, about }) => inEachLang((lang) => `${title[lang]}: ${about[lang]}`)) },
  ],
})

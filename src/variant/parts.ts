// Everything an author may use, as data for the command line and for a page.
import type { LadderInfo } from '../kernel/contract.ts'
import { inEachLang, phrase, type Text, type Values } from '../kernel/text.ts'
import type { Kind, Registry, Value } from '../kernel/variant.ts'
import { tellValue } from './differences.ts'
import { shortName } from './names.ts'

/** One name of the registry: how it is written, what it means, and what may be said of it. */
export interface PartLine {
  readonly name: string
  readonly text: Text
  readonly cite?: string
  /** What it may be, what it is in the document, how far it may be changed. */
  readonly notes: readonly Text[]
}

export interface PartGroup {
  readonly id: string
  readonly title: Text
  readonly lines: readonly PartLine[]
}

const WORDS = {
  ladder: phrase<Values<'id' | 'title'>>({
    it: ({ id, title }) => `ladders: ${id} (${title})`,
    en: ({ id, title }) => `ladders: ${id} (${title})`,
  }),
  table: phrase<Values<'id' | 'title'>>({
    it: ({ id, title }) => `tables: ${id} (${title})`,
    en: ({ id, title }) => `tables: ${id} (${title})`,
  }),
  store: phrase<Values<'title' | 'over'>>({
    it: ({ title, over }) => `${title} (per tutte le scale su «${over}»)`,
    en: ({ title, over }) => `${title} (for all ladders over "${over}")`,
  }),
  settings: { it: 'settings: valori', en: 'settings: values' },
  levels: { it: 'levels: campi di un livello', en: 'levels: fields of a level' },
  conditions: { it: 'when, unless: condizioni', en: 'when, unless: conditions' },
  readings: { it: 'readings: altre letture', en: 'readings: other readings' },
  fixed: { it: 'dice che cosa è permesso: non si cambia', en: 'says what is legal: cannot be changed' },
  follows: phrase<Values<'other'>>({ it: ({ other }) => `segue ${other}`, en: ({ other }) => `follows ${other}` }),
  keeps: { it: 'deve restare', en: 'has to stay' },
  over: phrase<Values<'over'>>({
    it: ({ over }) => `sceglie tra: ${over}`,
    en: ({ over }) => `chooses among: ${over}`,
  }),
  initial: phrase<Values<'value'>>({
    it: ({ value }) => `documento: ${value}`,
    en: ({ value }) => `document: ${value}`,
  }),
  replaces: phrase<Values<'ruling'>>({
    it: ({ ruling }) => `al posto di ${ruling}`,
    en: ({ ruling }) => `instead of ${ruling}`,
  }),
  number: phrase<Values<'least' | 'most'>>({
    it: ({ least, most }) => `da ${least} a ${most}`,
    en: ({ least, most }) => `${least} to ${most}`,
  }),
  flag: { it: 'true o false', en: 'true or false' },
  choice: phrase<Values<'items'>>({ it: ({ items }) => `uno di: ${items}`, en: ({ items }) => `one of ${items}` }),
  set: phrase<Values<'items'>>({ it: ({ items }) => `alcuni di: ${items}`, en: ({ items }) => `any of ${items}` }),
  order: phrase<Values<'items'>>({ it: ({ items }) => `in ordine: ${items}`, en: ({ items }) => `in order: ${items}` }),
  whole: phrase<Values<'items'>>({
    it: ({ items }) => `tutti, in ordine: ${items}`,
    en: ({ items }) => `all of them, in order: ${items}`,
  }),
  record: phrase<Values<'keys' | 'of'>>({
    it: ({ keys, of }) => `per ${keys}: ${of}`,
    en: ({ keys, of }) => `for ${keys}: ${of}`,
  }),
  dice: phrase<Values<'dice'>>({ it: ({ dice }) => `dado da ${dice}`, en: ({ dice }) => `die of ${dice}` }),
  faces: phrase<Values<'faces'>>({ it: ({ faces }) => `documento: ${faces}`, en: ({ faces }) => `document: ${faces}` }),
} as const

/** The registry in groups, in the order in which a file is written. */
export function partsOf(registry: Registry): readonly PartGroup[] {
  const { ladders, tables, settings, levels, conditions, readings } = registry
  return [
    ...ladders.map(({ id, ladder, over, isFixed, isStore, follows, keeps = [] }): PartGroup => {
      const notes = [
        ...(isFixed ? [WORDS.fixed] : []),
        ...(follows === undefined ? [] : [inEachLang((lang) => WORDS.follows[lang]({ other: follows }))]),
        inEachLang((lang) => WORDS.over[lang]({ over })),
      ]
      return {
        id,
        title: inEachLang((lang) =>
          isStore
            ? WORDS.store[lang]({ title: ladder.title[lang], over })
            : `${WORDS.ladder[lang]({ id, title: ladder.title[lang] })}: ${notes.map((note) => note[lang]).join('; ')}`,
        ),
        lines: rungLines(ladder, isStore ? `${id}.` : '', keeps),
      }
    }),
    ...tables.map(({ id, table, dice, initial }): PartGroup => {
      return {
        id,
        title: inEachLang(
          (lang) =>
            `${WORDS.table[lang]({ id, title: table.title[lang] })}: ${WORDS.dice[lang]({ dice: dice.join(', ') })}`,
        ),
        lines: table.rungs.map((rung) => {
          const name = shortName(table, rung)
          const faces = initial.filter(({ row }) => row === name).flatMap((row) => row.faces)
          return {
            name,
            text: rung.text,
            cite: rung.cite,
            notes: [inEachLang((lang) => WORDS.faces[lang]({ faces: faces.join(', ') || '—' }))],
          }
        }),
      }
    }),
    {
      id: 'settings',
      title: WORDS.settings,
      lines: settings.map(({ id, title, cite, kind, initial }) => ({
        name: id,
        text: title,
        cite,
        notes: [tellKind(kind), initialOf(kind, initial)],
      })),
    },
    ...(levels === undefined
      ? []
      : [
          {
            id: 'levels',
            title: WORDS.levels,
            lines: levels.fields.map(({ id, title, kind }) => ({
              name: id,
              text: title,
              cite: levels.cite,
              notes: [tellKind(kind)],
            })),
          },
        ]),
    {
      id: 'conditions',
      title: WORDS.conditions,
      lines: conditions.map(({ id, text }) => ({ name: id, text, notes: [] })),
    },
    {
      id: 'readings',
      title: WORDS.readings,
      lines: readings.map(({ id, text, replaces }) => ({
        name: id,
        text,
        notes: [inEachLang((lang) => WORDS.replaces[lang]({ ruling: replaces }))],
      })),
    },
  ].filter(({ lines }) => lines.length > 0)
}

const rungLines = (ladder: LadderInfo, prefix: string, keeps: readonly string[]): readonly PartLine[] =>
  ladder.rungs.map((rung) => {
    const name = shortName(ladder, rung)
    return { name: prefix + name, text: rung.text, cite: rung.cite, notes: keeps.includes(name) ? [WORDS.keeps] : [] }
  })

const initialOf = (kind: Kind, value: Value): Text =>
  inEachLang((lang) => WORDS.initial[lang]({ value: tellValue(kind, value, lang) }))

/** What a value may be, by the names an author writes. */
function tellKind(kind: Kind): Text {
  switch (kind.kind) {
    case 'number':
      return inEachLang((lang) => WORDS.number[lang](kind))
    case 'flag':
      return WORDS.flag
    case 'choice':
    case 'set':
    case 'order': {
      const items = kind.items.map(({ id }) => id).join(', ')
      const said = kind.kind === 'order' ? (kind.isWhole ? WORDS.whole : WORDS.order) : WORDS[kind.kind]
      return inEachLang((lang) => said[lang]({ items }))
    }
    case 'record': {
      const keys = kind.keys.map(({ id }) => id).join(', ')
      const of = tellKind(kind.of)
      return inEachLang((lang) => WORDS.record[lang]({ keys, of: of[lang] }))
    }
  }
}

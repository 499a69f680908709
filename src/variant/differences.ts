// What differs between a variant and the document, as sentences.
import { inEachLang, type Lang, phrase, type Text, type Values } from '../kernel/text.ts'
import type {
  Choices,
  Item,
  Kind,
  LadderChoice,
  LadderPart,
  LevelsPart,
  LevelValues,
  Registry,
  RungChoice,
  TableChoice,
  TablePart,
  Value,
} from '../kernel/variant.ts'
import { isPlain, markOf, textOf } from './arrange.ts'
import { documentOf } from './choose.ts'
import { isOpen, rungsFor, shortName } from './names.ts'

export interface Difference {
  /** The part of the variant it stands in, and which one. */
  readonly section: 'ladders' | 'tables' | 'settings' | 'levels' | 'readings' | 'clauses'
  readonly id: string
  /** The clause it changes. */
  readonly cite: string
  readonly text: Text
}

const SAYS = {
  leftOut: phrase<Values<'ladder' | 'rung'>>({
    it: ({ ladder, rung }) => `${ladder}: non c’è più «${rung}»`,
    en: ({ ladder, rung }) => `${ladder}: no longer has “${rung}”`,
  }),
  putIn: phrase<Values<'ladder' | 'rung' | 'place'>>({
    it: ({ ladder, rung, place }) => `${ladder}: al punto ${place} c’è ora «${rung}»`,
    en: ({ ladder, rung, place }) => `${ladder}: step ${place} is now “${rung}”`,
  }),
  moved: phrase<Values<'ladder' | 'rung' | 'place' | 'before'>>({
    it: ({ ladder, rung, place, before }) => `${ladder}: «${rung}» passa dal punto ${before} al punto ${place}`,
    en: ({ ladder, rung, place, before }) => `${ladder}: “${rung}” moves from step ${before} to step ${place}`,
  }),
  used: phrase<Values<'ladder' | 'rung' | 'place'>>({
    it: ({ ladder, rung, place }) => `${ladder}: il punto ${place} dice ora «${rung}»`,
    en: ({ ladder, rung, place }) => `${ladder}: step ${place} now says “${rung}”`,
  }),
  headed: phrase<Values<'ladder' | 'title'>>({
    it: ({ ladder, title }) => `${ladder}: si chiama ora «${title}»`,
    en: ({ ladder, title }) => `${ladder}: is now called “${title}”`,
  }),
  value: phrase<Values<'title' | 'now' | 'before'>>({
    it: ({ title, now, before }) => `${title}: ${now} (nel documento ${before})`,
    en: ({ title, now, before }) => `${title}: ${now} (in the document ${before})`,
  }),
  die: phrase<Values<'table' | 'die'>>({
    it: ({ table, die }) => `${table}: si tira un dado da ${die}`,
    en: ({ table, die }) => `${table}: a die of ${die} is rolled`,
  }),
  row: phrase<Values<'table' | 'faces' | 'row'>>({
    it: ({ table, faces, row }) => `${table}: ${faces} → ${row}`,
    en: ({ table, faces, row }) => `${table}: ${faces} → ${row}`,
  }),
  level: phrase<Values<'level' | 'field' | 'now' | 'before'>>({
    it: ({ level, field, now, before }) => `Livello ${level}: ${field}: ${now} (nel documento ${before})`,
    en: ({ level, field, now, before }) => `Level ${level}: ${field}: ${now} (in the document ${before})`,
  }),
  newLevel: phrase<Values<'level' | 'about'>>({
    it: ({ level, about }) => `Nuovo livello ${level}: ${about}`,
    en: ({ level, about }) => `New level ${level}: ${about}`,
  }),
  noLevel: phrase<Values<'level'>>({
    it: ({ level }) => `Il livello ${level} non c’è`,
    en: ({ level }) => `There is no level ${level}`,
  }),
  levelNamed: phrase<Values<'level' | 'title'>>({
    it: ({ level, title }) => `Il livello ${level} si chiama ${title}`,
    en: ({ level, title }) => `The level ${level} is called ${title}`,
  }),
  levelTold: phrase<Values<'level' | 'about'>>({
    it: ({ level, about }) => `Livello ${level}: ${about}`,
    en: ({ level, about }) => `Level ${level}: ${about}`,
  }),
  reading: phrase<Values<'ruling' | 'text'>>({
    it: ({ ruling, text }) => `Altra lettura, al posto di ${ruling}: ${text}`,
    en: ({ ruling, text }) => `Another reading, instead of ${ruling}: ${text}`,
  }),
  clause: phrase<Values<'clause' | 'text'>>({
    it: ({ clause, text }) => `${clause} dice: ${text}`,
    en: ({ clause, text }) => `${clause} says: ${text}`,
  }),
  yes: { it: 'sì', en: 'yes' },
  no: { it: 'no', en: 'no' },
  none: { it: 'nessuno', en: 'none' },
} as const

/** Everything that differs, in the order of the registry; nothing for the document itself. */
export function differences(registry: Registry, now: Choices): readonly Difference[] {
  const before = documentOf(registry)
  return [
    ...registry.ladders
      .filter(isOpen)
      .flatMap((part) => ladderDifferences(registry, part, now.ladders[part.id] as LadderChoice)),
    ...registry.tables.flatMap((part) =>
      tableDifferences(part, before.tables[part.id] as TableChoice, now.tables[part.id] as TableChoice),
    ),
    ...registry.settings.flatMap(({ id, title, cite, kind }) =>
      valueDifferences(kind, title, before.settings[id] as Value, now.settings[id] as Value).map((text): Difference => {
        return { section: 'settings', id, cite, text }
      }),
    ),
    ...(registry.levels === undefined ? [] : levelDifferences(registry.levels, now.levels)),
    ...registry.readings
      .filter(({ id }) => now.readings.includes(id))
      .map(({ id, replaces, text }): Difference => {
        const said = inEachLang((lang) => SAYS.reading[lang]({ ruling: replaces, text: text[lang] }))
        return { section: 'readings', id, cite: replaces, text: said }
      }),
    ...Object.entries(now.clauses).map(([id, text]): Difference => {
      const said = inEachLang((lang) => SAYS.clause[lang]({ clause: id, text: text[lang] }))
      return { section: 'clauses', id, cite: id, text: said }
    }),
  ]
}

function ladderDifferences(registry: Registry, part: LadderPart, choice: LadderChoice): Difference[] {
  if (isPlain(part, choice)) return []
  const known = rungsFor(registry, part)
  const told = (use: RungChoice, lang: Lang): string => {
    const found = known.get(use.rung)
    return found === undefined ? use.rung : textOf(registry, found.rung, use)[lang]
  }
  const ladder = (lang: Lang) => part.ladder.title[lang]
  const before = part.ladder.rungs.map((rung): RungChoice => ({ rung: `${part.id}.${shortName(part.ladder, rung)}` }))
  const texts: Text[] = []
  if (choice.title !== undefined) {
    const { title } = choice
    texts.push(inEachLang((lang) => SAYS.headed[lang]({ ladder: ladder(lang), title: title[lang] })))
  }
  for (const use of before)
    if (!choice.rungs.some(({ rung }) => rung === use.rung))
      texts.push(inEachLang((lang) => SAYS.leftOut[lang]({ ladder: ladder(lang), rung: told(use, lang) })))
  const placeBefore = (use: RungChoice) => before.findIndex(({ rung }) => rung === use.rung)
  const staying = new Set(
    longestRising(
      choice.rungs.flatMap((use, at) => (isFirstUse(choice.rungs, at) && placeBefore(use) >= 0 ? [at] : [])),
      (at) => placeBefore(choice.rungs[at] as RungChoice),
    ),
  )
  for (const [at, use] of choice.rungs.entries()) {
    const old = placeBefore(use)
    const place = at + 1
    if (old < 0 || !isFirstUse(choice.rungs, at))
      texts.push(inEachLang((lang) => SAYS.putIn[lang]({ ladder: ladder(lang), rung: told(use, lang), place })))
    else if (!staying.has(at))
      texts.push(
        inEachLang((lang) => SAYS.moved[lang]({ ladder: ladder(lang), rung: told(use, lang), place, before: old + 1 })),
      )
    else if (Object.keys(use).some((key) => key !== 'rung' && key !== 'cite'))
      texts.push(inEachLang((lang) => SAYS.used[lang]({ ladder: ladder(lang), rung: told(use, lang), place })))
  }
  return texts.map((text) => ({ section: 'ladders', id: part.id, cite: part.ladder.cite, text }))
}

const isFirstUse = (rungs: readonly RungChoice[], at: number): boolean =>
  rungs.findIndex(({ rung }) => rung === rungs[at]?.rung) === at

/** The most of the items that can stay where they are while the others move. */
function longestRising(items: readonly number[], valueOf: (item: number) => number): readonly number[] {
  let best: readonly number[] = []
  const ending: (readonly number[])[] = []
  for (const [at, item] of items.entries()) {
    let longest: readonly number[] = []
    for (let i = 0; i < at; i++) {
      const before = ending[i] as readonly number[]
      if (valueOf(items[i] as number) < valueOf(item) && before.length > longest.length) longest = before
    }
    const mine = [...longest, item]
    ending.push(mine)
    if (mine.length > best.length) best = mine
  }
  return best
}

const facesOf = ({ rows }: TableChoice, row: string): string =>
  markOf(rows.filter((each) => each.row === row).flatMap(({ faces }) => faces))

function tableDifferences({ id, table }: TablePart, before: TableChoice, now: TableChoice): Difference[] {
  const texts: Text[] = []
  if (now.die !== before.die)
    texts.push(inEachLang((lang) => SAYS.die[lang]({ table: table.title[lang], die: now.die })))
  for (const rung of table.rungs) {
    const row = shortName(table, rung)
    const faces = facesOf(now, row)
    if (faces !== facesOf(before, row))
      texts.push(
        inEachLang((lang) =>
          SAYS.row[lang]({ table: table.title[lang], faces: faces === '' ? '—' : faces, row: rung.text[lang] }),
        ),
      )
  }
  return texts.map((text) => ({ section: 'tables', id, cite: table.cite, text }))
}

function valueDifferences(kind: Kind, title: Text, before: Value, now: Value): readonly Text[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return []
  if (kind.kind !== 'record')
    return [
      inEachLang((lang) =>
        SAYS.value[lang]({
          title: title[lang],
          now: tellValue(kind, now, lang),
          before: tellValue(kind, before, lang),
        }),
      ),
    ]
  const [old, changed] = [before, now] as Readonly<Record<string, Value>>[]
  return kind.keys.flatMap(({ id, title: key }) =>
    valueDifferences(
      kind.of,
      inEachLang((lang) => `${title[lang]}, ${key[lang]}`),
      old?.[id] as Value,
      changed?.[id] as Value,
    ),
  )
}

/** A value for people. */
export function tellValue(kind: Kind, value: Value, lang: Lang): string {
  const name = (items: readonly Item[], id: string) => items.find((item) => item.id === id)?.title[lang] ?? id
  switch (kind.kind) {
    case 'number':
      return `${value as number}`
    case 'flag':
      return (value === true ? SAYS.yes : SAYS.no)[lang]
    case 'choice':
      return name(kind.items, value as string)
    case 'set':
    case 'order':
      return (value as readonly string[]).map((id) => name(kind.items, id)).join(', ') || SAYS.none[lang]
    case 'record':
      return kind.keys
        .map(
          ({ id, title }) =>
            `${title[lang]} ${tellValue(kind.of, (value as Record<string, Value>)[id] as Value, lang)}`,
        )
        .join('; ')
  }
}

function levelDifferences({ initial, fields, cite }: LevelsPart, now: readonly LevelValues[]): Difference[] {
  const found = (id: string, text: Text): Difference => ({ section: 'levels', id, cite, text })
  const gone = initial
    .filter(({ id }) => !now.some((level) => level.id === id))
    .map(({ id, title }) =>
      found(
        id,
        inEachLang((lang) => SAYS.noLevel[lang]({ level: title[lang] })),
      ),
    )
  return [
    ...now.flatMap(({ id, title, about, values }) => {
      const old = initial.find((level) => level.id === id)
      if (old === undefined)
        return [
          found(
            id,
            inEachLang((lang) => SAYS.newLevel[lang]({ level: title[lang], about: about[lang] })),
          ),
        ]
      const renamed =
        JSON.stringify(old.title) === JSON.stringify(title)
          ? []
          : [
              found(
                id,
                inEachLang((lang) => SAYS.levelNamed[lang]({ level: old.title[lang], title: title[lang] })),
              ),
            ]
      const changed = fields.flatMap((field) => {
        const [before, value] = [old.values[field.id] as Value, values[field.id] as Value]
        if (JSON.stringify(before) === JSON.stringify(value)) return []
        return [
          found(
            id,
            inEachLang((lang) =>
              SAYS.level[lang]({
                level: title[lang],
                field: field.title[lang],
                now: tellValue(field.kind, value, lang),
                before: tellValue(field.kind, before, lang),
              }),
            ),
          ),
        ]
      })
      const retold =
        changed.length > 0 || JSON.stringify(old.about) === JSON.stringify(about)
          ? []
          : [
              found(
                id,
                inEachLang((lang) => SAYS.levelTold[lang]({ level: title[lang], about: about[lang] })),
              ),
            ]
      return [...renamed, ...changed, ...retold]
    }),
    ...gone,
  ]
}

// A variant while it is being written: its data as in a file. Some of it may be wrong for a moment, and nothing of that is lost.
import { LANGS, type Lang } from '../../../kernel/text.ts'
import type { Kind, LadderPart, Registry, RungChoice, TableChoice, Value } from '../../../kernel/variant.ts'
import { isPlain, textOf } from '../../../variant/arrange.ts'
import { writeLadder, writeTable } from '../../../variant/data.ts'
import { fullName, rungsFor, shortName } from '../../../variant/names.ts'
import { type Data, isData } from '../../../variant/read-values.ts'

export type { Data }

/** What stands at a path; nothing where nothing stands. */
export const at = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((here, step) => (isData(here) && Object.hasOwn(here, step) ? here[step] : undefined), data)

/** The data with this at a path; undefined takes it out, and what becomes empty by that. */
export function put(data: Data, [step, ...rest]: readonly string[], value: unknown): Data {
  if (step === undefined) return data
  const below = data[step]
  const next = rest.length === 0 ? value : put(isData(below) ? below : {}, rest, value)
  const { [step]: _, ...others } = data
  const isGone = next === undefined || (rest.length > 0 && isData(next) && Object.keys(next).length === 0)
  if (isGone) return others
  return step in data
    ? Object.fromEntries(Object.entries(data).map(([k, v]) => [k, k === step ? next : v]))
    : { ...data, [step]: next }
}

/** A list with one of its items elsewhere. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || from === to || to < 0 || to >= items.length) return items
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

// Ladders

/** The rungs of a ladder in the document's order. */
export const plainUses = ({ id, ladder }: LadderPart): readonly RungChoice[] =>
  ladder.rungs.map((rung) => ({ rung: `${id}.${shortName(ladder, rung)}` }))

const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string')

/** The rungs of a ladder as they are used, however wrong the rest is. */
export function usesIn(registry: Registry, part: LadderPart, data: Data): readonly RungChoice[] {
  const given = at(data, ['ladders', part.id])
  const list = isData(given) ? given['rungs'] : given
  if (!Array.isArray(list)) return plainUses(part)
  const known = rungsFor(registry, part)
  return list.flatMap((each: unknown): RungChoice[] => {
    const { rung, reversed, when, unless, text, cite }: Data = isData(each) ? each : { rung: each }
    const name = fullName(part, String(rung), known)
    if (name === undefined) return []
    const [all, none] = [listOf(when), listOf(unless)]
    return [
      {
        rung: name,
        ...(reversed === true ? { isReversed: true as const } : {}),
        ...(all.length === 0 ? {} : { when: all }),
        ...(none.length === 0 ? {} : { unless: none }),
        ...(text === undefined ? {} : { text: textOfWords(text) }),
        ...(typeof cite === 'string' ? { cite } : {}),
      },
    ]
  })
}

/** The data with these rungs; a ladder that is as in the document is not mentioned. */
export function putUses(part: LadderPart, data: Data, rungs: readonly RungChoice[]): Data {
  const before = at(data, ['ladders', part.id])
  const { title, cite }: Data = isData(before) ? before : {}
  const path = ['ladders', part.id]
  const isSame = title === undefined && cite === undefined && isPlain(part, { rungs })
  if (isSame) return put(data, path, undefined)
  const written = writeLadder(part, { rungs })
  return put(data, path, title === undefined && cite === undefined ? written : { title, cite, rungs: written })
}

/** Own rungs of a ladder that are not in it. */
export const leftOut = (part: LadderPart, uses: readonly RungChoice[]): readonly RungChoice[] =>
  plainUses(part).filter(({ rung }) => !uses.some((use) => use.rung === rung))

/** Whether a rung has to stay, without conditions. */
export const isKept = ({ id, keeps = [] }: LadderPart, { rung }: RungChoice): boolean =>
  keeps.some((name) => `${id}.${name}` === rung)

/** What a rung says as it is used. */
export function toldUse(registry: Registry, part: LadderPart, use: RungChoice, lang: Lang): string {
  const found = rungsFor(registry, part).get(use.rung)
  return found === undefined ? use.rung : textOf(registry, found.rung, use)[lang]
}

// Tables of dice

export const facesOf = (die: number, least = 1): readonly number[] =>
  Array.from({ length: die - least + 1 }, (_, face) => face + least)

/** The row of a face. */
export const rowOf = ({ rows }: TableChoice, face: number): string | undefined =>
  rows.find(({ faces }) => faces.includes(face))?.row

/** A table in which a face belongs to this row. */
export function withFace(table: TableChoice, face: number, row: string): TableChoice {
  const without = table.rows.map((each) => ({ ...each, faces: each.faces.filter((one) => one !== face) }))
  const isThere = without.some((each) => each.row === row)
  const rows = isThere
    ? without.map((each) =>
        each.row === row ? { ...each, faces: [...each.faces, face].toSorted((a, b) => a - b) } : each,
      )
    : [...without, { faces: [face], row }]
  return { ...table, rows }
}

/** The table for another die: faces that are new go with the highest one before. */
export function withDie(table: TableChoice, die: number, least = 1): TableChoice {
  const cut: TableChoice = {
    die,
    rows: table.rows.map(({ faces, row }) => ({ faces: faces.filter((face) => face <= die), row })),
  }
  const last = rowOf(table, table.die) ?? table.rows[0]?.row ?? ''
  return facesOf(die, least)
    .filter((face) => rowOf(cut, face) === undefined)
    .reduce((all, face) => withFace(all, face, last), cut)
}

/** The data with this table; one that is as in the document is not mentioned. */
export const putTable = (data: Data, id: string, table: TableChoice, document: TableChoice): Data => {
  const isSame = same(writeTable(table), writeTable(document))
  return put(data, ['tables', id], isSame ? undefined : writeTable(table))
}

// Values

/** One value of a record. */
export function valueAt(value: Value | undefined, key: string): Value | undefined {
  return typeof value === 'object' && !isList(value) ? value[key] : undefined
}

const isList = (value: object): value is readonly string[] => Array.isArray(value)

/** A value as it is shown: what was written, even if it is wrong, over what counts. */
export function shownValue(kind: Kind, written: unknown, counts: Value | undefined): unknown {
  if (kind.kind === 'record')
    return Object.fromEntries(
      kind.keys.map(({ id }) => [id, shownValue(kind.of, at(written, [id]), valueAt(counts, id))]),
    )
  return written ?? counts
}

/** The data with a value at a path; one that is as in the document is not mentioned. */
export const putValue = (data: Data, path: readonly string[], value: unknown, document: unknown): Data =>
  put(data, path, same(value, document) ? undefined : value)

/** What was typed into a field for a number: nothing typed is lost. */
export const typedNumber = (text: string): number | string => (/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text)

// Words

/** Words by language; the same in all of them where only one text was written. */
export function wordsBy(raw: unknown): Readonly<Partial<Record<Lang, string>>> {
  if (typeof raw === 'string') return Object.fromEntries(LANGS.map((lang) => [lang, raw]))
  if (!isData(raw)) return {}
  return Object.fromEntries(LANGS.flatMap((lang) => (typeof raw[lang] === 'string' ? [[lang, raw[lang]]] : [])))
}

/** Whether each language has words of its own. */
export const isByLang = (raw: unknown): boolean => isData(raw)

function textOfWords(raw: unknown): Readonly<Record<Lang, string>> {
  const words = wordsBy(raw)
  const [first = ''] = Object.values(words)
  return Object.fromEntries(LANGS.map((lang) => [lang, words[lang] ?? first])) as Record<Lang, string>
}

/** What was written, after a change in one language. Empty words are none. */
export function withWords(raw: unknown, lang: Lang, text: string): unknown {
  if (!isByLang(raw)) return text === '' ? undefined : text
  const words: Partial<Record<Lang, string>> = { ...wordsBy(raw), [lang]: text }
  const said = LANGS.filter((each) => (words[each] ?? '') !== '')
  return said.length === 0 ? undefined : Object.fromEntries(said.map((each) => [each, words[each]]))
}

/** The same words once per language, so that they can differ. */
export const splitWords = (raw: unknown): unknown => textOfWords(raw)

/** One text for all languages again. */
export const joinWords = (raw: unknown, lang: Lang): unknown => textOfWords(raw)[lang] || undefined

// Clauses

const OWN = /^V(\d{1,2})$/

/** The next clause of the author's own. */
export function nextClause(data: Data): string {
  const clauses = at(data, ['clauses'])
  const used = isData(clauses) ? Object.keys(clauses).map((id) => Number(OWN.exec(id)?.[1] ?? 0)) : []
  return `V${Math.max(0, ...used) + 1}`
}

/** The data without a clause, and without rungs that cite it. */
export function withoutClause(registry: Registry, data: Data, id: string): Data {
  const next = put(data, ['clauses', id], undefined)
  if (!OWN.test(id)) return next
  return registry.ladders
    .filter((part) => at(data, ['ladders', part.id]) !== undefined)
    .reduce((all, part) => {
      const uses = usesIn(registry, part, all)
      if (!uses.some(({ cite }) => cite === id)) return all
      return putUses(
        part,
        all,
        uses.map((use) => (use.cite === id ? uncited(use) : use)),
      )
    }, next)
}

function uncited(cited: RungChoice): RungChoice {
  const { cite: _, ...use } = cited
  return use
}

// Levels

/** An id for one more level. */
export function nextLevel(used: readonly string[]): string {
  for (let n = used.length + 1; ; n++) if (!used.includes(`level-${n}`)) return `level-${n}`
}

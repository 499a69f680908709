// A document as the data of a variant file: only what differs, for saves and links, or all of it, to write it out.
import { LANGS, type Text } from '../kernel/text.ts'
import type {
  Choices,
  Kind,
  LadderChoice,
  LadderPart,
  LevelsPart,
  LevelValues,
  Registry,
  RungChoice,
  TableChoice,
  Value,
} from '../kernel/variant.ts'
import { isPlain, markOf } from './arrange.ts'
import { documentOf } from './choose.ts'
import { aboutLevel } from './levels.ts'
import { isOpen, writtenIn } from './names.ts'
import type { Data } from './read-values.ts'

/** What an author would have to write, and no more. The same variant always gives the same data. */
export const changesOf = (registry: Registry, choices: Choices): Data => write(registry, choices, false)

/** The whole document, with every value it has. */
export function wholeOf(registry: Registry, choices: Choices): Data {
  const { game, edition } = registry
  return { game, edition, ...write(registry, choices, true) }
}

const sameAs = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const isEmpty = (data: object): boolean => Object.keys(data).length === 0
/** An object without the fields that say nothing. */
const filled = (data: Readonly<Record<string, unknown>>): Data =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([, part]) => part !== undefined && !(typeof part === 'object' && part !== null && isEmpty(part)),
    ),
  )

/** Words that are the same in every language are written once. */
const words = (text: Text): unknown => (LANGS.every((lang) => text[lang] === text[LANGS[0]]) ? text[LANGS[0]] : text)

function write(registry: Registry, choices: Choices, isWhole: boolean): Data {
  const before = documentOf(registry)
  return filled({
    title: choices.title && words(choices.title),
    author: choices.author,
    about: choices.about && words(choices.about),
    ladders: filled(
      Object.fromEntries(
        registry.ladders
          .filter(isOpen)
          .map((part) => [part, choices.ladders[part.id] as LadderChoice] as const)
          .filter(([part, ladder]) => isWhole || !isPlain(part, ladder))
          .map(([part, ladder]) => [part.id, writeLadder(part, ladder)]),
      ),
    ),
    tables: Object.fromEntries(
      registry.tables
        .filter(({ id }) => isWhole || !sameAs(before.tables[id], choices.tables[id]))
        .map(({ id }) => [id, writeTable(choices.tables[id] as TableChoice)]),
    ),
    settings: Object.fromEntries(
      registry.settings.flatMap(({ id, kind }) => {
        const value = writeValue(kind, before.settings[id], choices.settings[id] as Value, isWhole)
        return value === undefined ? [] : [[id, value]]
      }),
    ),
    levels: registry.levels === undefined ? undefined : writeLevels(registry.levels, choices.levels, isWhole),
    readings: choices.readings,
    clauses: Object.fromEntries(Object.entries(choices.clauses).map(([id, text]) => [id, words(text)])),
  })
}

/** A ladder as it is written in a variant. */
export function writeLadder(part: LadderPart, { rungs, title, cite }: LadderChoice): unknown {
  const list = rungs.map((each) => writeRung(part, each))
  if (title === undefined && cite === undefined) return list
  return filled({ title: title && words(title), cite, rungs: list })
}

/** A list of one is written as the one. */
const one = (ids: readonly string[] | undefined) => (ids?.length === 1 ? ids[0] : ids)

function writeRung(part: LadderPart, { rung, isReversed, when, unless, text, cite }: RungChoice): unknown {
  const name = writtenIn(part, rung)
  const use = filled({
    rung: name,
    reversed: isReversed,
    when: one(when),
    unless: one(unless),
    text: text && words(text),
    cite,
  })
  return Object.keys(use).length === 1 ? name : use
}

/** A table as it is written in a variant. */
export const writeTable = ({ die, rows }: TableChoice): Data => ({
  die,
  rows: Object.fromEntries(rows.filter(({ faces }) => faces.length > 0).map(({ faces, row }) => [markOf(faces), row])),
})

/** Of a record only the keys that differ. */
function writeValue(kind: Kind, before: Value | undefined, now: Value, isWhole: boolean): Value | undefined {
  if (!isWhole && sameAs(before, now)) return undefined
  if (kind.kind !== 'record') return now
  const [old, values] = [before, now] as Readonly<Record<string, Value>>[]
  return Object.fromEntries(
    kind.keys.flatMap(({ id }) => {
      const value = writeValue(kind.of, old?.[id], values?.[id] as Value, isWhole)
      return value === undefined ? [] : [[id, value]]
    }),
  )
}

function writeLevels(part: LevelsPart, levels: readonly LevelValues[], isWhole: boolean): Data {
  const { initial, fields } = part
  const written = levels.flatMap(({ id, title, about, values }): [string, unknown][] => {
    const old = initial.find((level) => level.id === id)
    // A level that is new starts from the first one.
    const base = old ?? initial[0]
    const own = Object.fromEntries(
      fields.flatMap((field) => {
        const value = writeValue(field.kind, base?.values[field.id], values[field.id] as Value, isWhole)
        return value === undefined ? [] : [[field.id, value]]
      }),
    )
    const isOldTitle = old !== undefined && sameAs(old.title, title)
    const told = old !== undefined && sameAs(old.values, values) ? old.about : aboutLevel(part, values)
    const level = {
      ...(isOldTitle && !isWhole ? {} : { name: words(title) }),
      ...(sameAs(told, about) && !isWhole ? {} : { description: words(about) }),
      ...own,
    }
    return old !== undefined && isEmpty(level) ? [] : [[id, level]]
  })
  const gone = initial.filter(({ id }) => !levels.some((level) => level.id === id)).map(({ id }) => [id, 'remove'])
  return Object.fromEntries([...written, ...gone]) as Data
}
